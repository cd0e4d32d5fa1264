//! The counts of the menu (§2.9).

use serde::Serialize;

use crate::dashboard::permission::readable;
use crate::model::dashboard::{Dashboard, DashboardCategory};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::saturated;

/// What the menu of the dashboards' administrator counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardMenu {
    /// The six categories.
    pub categories: Vec<CategoryEntry>,
    /// All.
    pub total: u32,
    /// Published ones.
    pub published: u32,
    /// Drafts.
    pub drafts: u32,
}

/// A category of the menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CategoryEntry {
    /// The category.
    pub category: DashboardCategory,
    /// As addresses name it.
    pub path: String,
    /// As people read it.
    pub label: String,
    /// How many dashboards it has.
    pub count: u32,
}

/// The counts of the dashboards that the acting administrator may read.
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

/// How many of them are so.
pub(super) fn count(dashboards: &[&Dashboard], is_so: impl Fn(&Dashboard) -> bool) -> u32 {
    let found = dashboards.iter().filter(|dashboard| is_so(dashboard)).count();
    saturated(found)
}
