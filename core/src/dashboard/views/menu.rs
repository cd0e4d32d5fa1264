//! Counters of the dashboard administrator's menu (§2.9).

use serde::Serialize;

use crate::dashboard::permission::readable;
use crate::model::dashboard::{Dashboard, DashboardCategory};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::saturated;

/// The counters of the menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardMenu {
    /// The six categories with their counters.
    pub categories: Vec<CategoryEntry>,
    /// All dashboards.
    pub total: u32,
    /// Published dashboards.
    pub published: u32,
    /// Drafts.
    pub drafts: u32,
}

/// A category in the menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CategoryEntry {
    /// The category.
    pub category: DashboardCategory,
    /// Address segment of the category.
    pub path: String,
    /// Label as shown.
    pub label: String,
    /// Number of dashboards.
    pub count: u32,
}

/// The counters of dashboards that the acting administrator may read.
pub fn menu(reader: &Reader) -> Result<DashboardMenu, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let all: Vec<&Dashboard> = readable(reader).collect();
    let categories = DashboardCategory::ALL.iter().map(|category| CategoryEntry {
        category: *category,
        path: category.path(),
        label: category.label().to_owned(),
        count: count(&all, |dashboard| dashboard.category == *category),
    });
    Ok(DashboardMenu {
        categories: categories.collect(),
        total: count(&all, |_| true),
        published: count(&all, Dashboard::is_published),
        drafts: count(&all, |dashboard| !dashboard.is_published()),
    })
}

pub(super) fn count(dashboards: &[&Dashboard], is_so: impl Fn(&Dashboard) -> bool) -> u32 {
    let found = dashboards.iter().filter(|dashboard| is_so(dashboard)).count();
    saturated(found)
}
