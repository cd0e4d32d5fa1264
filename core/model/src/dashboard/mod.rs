//! A dashboard (§3).

mod action;
pub mod listed;

pub use action::DashboardAction;

use portal_dashboard::widget::Widget;
use serde::{Deserialize, Serialize};

use crate::{Identified, Instant, PersonId};

vocabulary! {
    /// Category (§9).
    DashboardCategory {
        /// Mining itself.
        Operasi = "Operasi", "Operasi";
        /// Reviews.
        Audit = "Audit", "Audit";
        /// Administration.
        Administrasi = "Administrasi", "Administrasi";
        /// Environment.
        Lingkungan = "Lingkungan", "Lingkungan";
        /// Money.
        Keuangan = "Keuangan", "Keuangan";
        /// Exploration.
        Eksplorasi = "Eksplorasi", "Eksplorasi";
    }
}

vocabulary! {
    /// Status (§4).
    DashboardStatus {
        /// For its administrators only.
        Draft = "draft", "Draft";
        /// For those whom its permission names.
        Published = "published", "Dipublikasi";
    }
}

vocabulary! {
    /// Permission level (§6).
    Permission {
        /// Only its creator.
        Private = "private", "Private";
        /// Internal ministry staff.
        Internal = "internal", "Internal";
        /// Internal staff and business entities.
        BadanUsaha = "badan_usaha", "Badan Usaha";
        /// Everybody.
        Public = "publik", "Publik";
    }
}

impl DashboardCategory {
    /// The category that an address means: in lowercase (§2.9).
    pub fn at(path: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|category| category.path() == path)
    }

    /// As addresses name it.
    pub fn path(self) -> String {
        self.value().to_lowercase()
    }
}

/// A page of widgets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Dashboard {
    /// 'dash_' and a timestamp (§7).
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it is for; may be empty.
    pub description: String,
    /// An image as a data URL; without one the thumbnail is drawn from the widgets.
    pub thumbnail: Option<String>,
    /// When it was created.
    pub created_date: Instant,
    /// When it last changed.
    pub updated_date: Instant,
    /// Who created it.
    pub created_by: Creator,
    /// Whether it is published.
    pub status: DashboardStatus,
    /// What it is about.
    pub category: DashboardCategory,
    /// Who may read it once it is published.
    pub permission: Permission,
    /// In reading order.
    pub widgets: Vec<Widget>,
}

/// The creator of a dashboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Creator {
    /// The person's id.
    pub id: PersonId,
    /// The person's name.
    pub name: String,
}

/// What the ids of datasets as sources begin with.
pub const DATASET: &str = "dataset:";

impl Dashboard {
    /// True if those whom its permission names can read it.
    pub fn is_published(&self) -> bool {
        self.status == DashboardStatus::Published
    }

    /// True where a widget draws from this dataset.
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
