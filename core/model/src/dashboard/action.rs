//! What can happen to a dashboard, as the history tells it.

use serde::{Deserialize, Serialize};

/// What happened to a dashboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DashboardAction {
    /// Created.
    Created,
    /// Changed in the editor.
    Saved,
    /// Published.
    Published,
    /// Made a draft again.
    Unpublished,
    /// Made as a copy of another.
    Duplicated,
    /// Deleted.
    Deleted,
    /// Made from a definition file.
    Imported,
}

impl DashboardAction {
    /// The sentence of the history, after the name of who did it.
    pub const fn wording(&self) -> &'static str {
        match self {
            Self::Created => "membuat dashboard",
            Self::Saved => "menyimpan perubahan dashboard",
            Self::Published => "mempublikasikan dashboard",
            Self::Unpublished => "menjadikan dashboard draft",
            Self::Duplicated => "menggandakan dashboard",
            Self::Deleted => "menghapus dashboard",
            Self::Imported => "mengimpor dashboard",
        }
    }
}
