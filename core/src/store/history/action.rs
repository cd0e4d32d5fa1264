//! What an undo or a return to a version is called in activity lists.

use serde::{Deserialize, Serialize};

use crate::store::CommitAction;

/// What was taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum HistoryAction {
    /// A commit was undone.
    Undone {
        /// What it had done.
        what: Box<CommitAction>,
    },
    /// A record was given back the value that it had before a commit, or returned after it was deleted.
    Restored {
        /// Whether it had been deleted.
        deleted: bool,
    },
}

impl HistoryAction {
    /// Undoes an action; an undo of an undo does it again. Undoing that is the first undo once more, however often somebody goes
    /// to and fro: each level would be bytes of every later commit, and what is too deep cannot be read again.
    pub fn undoing(what: &CommitAction) -> Self {
        match what {
            CommitAction::History(Self::Undone { what: undone }) => match &**undone {
                CommitAction::History(first @ Self::Undone { .. }) => first.clone(),
                _ => Self::Undone { what: Box::new(what.clone()) },
            },
            _ => Self::Undone { what: Box::new(what.clone()) },
        }
    }

    /// The sentence of an activity list, where `wording` words the other actions; none where those have none.
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
