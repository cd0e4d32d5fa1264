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
    /// The action of undoing `what`. Undoing a redo gives the first undo again instead of a third level.
    /// Otherwise every further undo would make the commit larger and its words unreadable.
    pub fn undoing(what: &CommitAction) -> Self {
        match what {
            CommitAction::History(Self::Undone { what: undone }) => match &**undone {
                CommitAction::History(first @ Self::Undone { .. }) => first.clone(),
                _ => Self::Undone { what: Box::new(what.clone()) },
            },
            _ => Self::Undone { what: Box::new(what.clone()) },
        }
    }

    /// Sentence for the activity list. `wording` words the undone action; `None` if that action has no words.
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
