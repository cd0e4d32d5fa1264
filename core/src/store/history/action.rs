//! Undo and restore as actions of the activity list.

use serde::{Deserialize, Serialize};

use crate::store::CommitAction;

/// An undo or a restore.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum HistoryAction {
    /// A commit was undone.
    Undone {
        /// The undone action.
        what: Box<CommitAction>,
    },
    /// A record was restored to its value before a commit, or after its deletion.
    Restored {
        /// True if the record had been deleted.
        deleted: bool,
    },
}

impl HistoryAction {
    /// The action of undoing another action. An undo, its redo and the next undo alternate instead of nesting deeper.
    /// Otherwise every further commit would be larger and its words unreadable.
    pub fn undoing(what: &CommitAction) -> Self {
        match what {
            CommitAction::History(Self::Undone { what: undone }) => match &**undone {
                CommitAction::History(first @ Self::Undone { .. }) => first.clone(),
                _ => Self::Undone { what: Box::new(what.clone()) },
            },
            _ => Self::Undone { what: Box::new(what.clone()) },
        }
    }

    /// Sentence for the activity list. `wording` returns the words of other actions. `None` if those have no words.
    pub fn wording(&self, wording: &dyn Fn(&CommitAction) -> Option<String>) -> Option<String> {
        match self {
            Self::Restored { deleted: true } => Some("memulihkan dari yang terhapus".to_owned()),
            Self::Restored { deleted: false } => Some("mengembalikan versi sebelumnya".to_owned()),
            Self::Undone { what } => match &**what {
                CommitAction::History(Self::Undone { what }) => Some(format!("mengulangi: {}", wording(what)?)),
                what => Some(format!("mengurungkan: {}", wording(what)?)),
            },
        }
    }
}
