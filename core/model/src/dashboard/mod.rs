//! A dashboard (§3).

mod action;
pub mod listed;

pub use action::DashboardAction;

use portal_dashboard::widget::Widget;
use serde::{Deserialize, Serialize};

use crate::{Identified, Instant, PersonId};

vocabulary! {
    /// Dashboard category (§9).
    DashboardCategory {
        /// Mining operations.
        Operasi = "Operasi", "Operasi";
        /// Audits.
        Audit = "Audit", "Audit";
        /// Administration.
        Administrasi = "Administrasi", "Administrasi";
        /// Environment.
        Lingkungan = "Lingkungan", "Lingkungan";
        /// Finance.
        Keuangan = "Keuangan", "Keuangan";
        /// Exploration.
        Eksplorasi = "Eksplorasi", "Eksplorasi";
    }
}

vocabulary! {
    /// Dashboard status (§4).
    DashboardStatus {
        /// Not published.
        Draft = "draft", "Draft";
        /// Published; its permission decides who may read it.
        Published = "published", "Dipublikasi";
    }
}

vocabulary! {
    /// Permission level: the readers of a published dashboard (§6).
    Permission {
        /// Only the creator.
        Private = "private", "Private";
        /// Ministry staff.
        Internal = "internal", "Internal";
        /// Ministry staff and business entities.
        BadanUsaha = "badan_usaha", "Badan Usaha";
        /// Everybody.
        Public = "publik", "Publik";
    }
}

impl DashboardCategory {
    /// The category for a lowercase URL segment (§2.9).
    pub fn at(path: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|category| category.path() == path)
    }

    /// The URL segment of the category.
    pub fn path(self) -> String {
        self.value().to_lowercase()
    }
}

/// A named page of widgets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Dashboard {
    /// 'dash_' and a timestamp (§7).
    pub id: String,
    /// Name, shown as the title.
    pub name: String,
    /// Purpose in a sentence or two; may be empty.
    pub description: String,
    /// An image as a data URL. Without one, the thumbnail is drawn from the widgets.
    pub thumbnail: Option<String>,
    /// Time of creation.
    pub created_date: Instant,
    /// Time of the last change.
    pub updated_date: Instant,
    /// Person who created the dashboard.
    pub created_by: Creator,
    /// Draft or published.
    pub status: DashboardStatus,
    /// Subject area.
    pub category: DashboardCategory,
    /// Readers of the dashboard while it is published.
    pub permission: Permission,
    /// Widgets in reading order.
    pub widgets: Vec<Widget>,
    /// Labels of the columns that readers can filter by, besides period, company and stage.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub filters: Vec<String>,
}

/// The person who created a dashboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Creator {
    /// The person's id.
    pub id: PersonId,
    /// The person's name.
    pub name: String,
}

/// Prefix of a source id that names a dataset.
pub const DATASET: &str = "dataset:";

impl Dashboard {
    /// True if the dashboard is published; its permission then decides who reads it.
    pub fn is_published(&self) -> bool {
        self.status == DashboardStatus::Published
    }

    /// True if any widget reads this dataset.
    pub fn draws_from(&self, dataset: &str) -> bool {
        let sources = self.widgets.iter().filter_map(|widget| widget.config.data_source.as_ref());
        sources.filter_map(|source| source.id.strip_prefix(DATASET)).any(|id| id == dataset)
    }
}

impl Identified for Dashboard {
    fn id(&self) -> &str {
        &self.id
    }
}

#[cfg(test)]
mod tests {
    use super::DashboardCategory;

    #[test]
    fn every_category_is_found_by_its_own_address() {
        for category in DashboardCategory::ALL {
            assert_eq!(DashboardCategory::at(&category.path()), Some(*category));
        }
        assert_eq!(DashboardCategory::at("Operasi"), None);
        assert_eq!(DashboardCategory::at(""), None);
    }
}
