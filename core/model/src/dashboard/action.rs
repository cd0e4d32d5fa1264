//! Events in the life of a dashboard, with their words for the history.

use serde::{Deserialize, Serialize};

/// An event in the life of a dashboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DashboardAction {
    /// Created as an empty dashboard.
    Created,
    /// Saved in the editor.
    Saved,
    /// Published.
    Published,
    /// Returned to draft.
    Unpublished,
    /// Created as a copy of another dashboard.
    Duplicated,
    /// Deleted.
    Deleted,
    /// Created from a definition file.
    Imported,
}

impl DashboardAction {
    /// Sentence for the history; the actor's name goes before it.
    pub const fn wording(&self) -> &'static str {
        match self {
            Self::Created => "membuat dasbor",
            Self::Saved => "menyimpan perubahan dasbor",
            Self::Published => "menerbitkan dasbor",
            Self::Unpublished => "menjadikan dasbor sebagai draf",
            Self::Duplicated => "menggandakan dasbor",
            Self::Deleted => "menghapus dasbor",
            Self::Imported => "mengimpor dasbor",
        }
    }
}
