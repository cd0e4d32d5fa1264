//! What a command wants to do: collected first, applied only when nothing was refused.

use super::{Change, CommitAction, Subject};
use crate::model::Record;

/// A commit without its number, time and actor. A command that is refused drops it, and the state has never changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Transaction {
    /// What, in the domain's words.
    pub action: CommitAction,
    /// On which record.
    pub subject: Subject,
    /// The changes, each against the state as it was before the command.
    pub changes: Vec<Change>,
}

impl Transaction {
    /// A transaction that changes no record yet.
    pub fn new(subject: Subject, action: CommitAction) -> Self {
        Self { action, subject, changes: Vec::new() }
    }

    /// A new record.
    #[must_use]
    pub fn insert(mut self, after: impl Into<Record>) -> Self {
        self.changes.push(Change { before: None, after: Some(after.into()) });
        self
    }

    /// A record's new value.
    #[must_use]
    pub fn update(mut self, before: impl Into<Record>, after: impl Into<Record>) -> Self {
        self.changes.push(Change { before: Some(before.into()), after: Some(after.into()) });
        self
    }

    /// A record that goes.
    #[must_use]
    pub fn remove(mut self, before: impl Into<Record>) -> Self {
        self.changes.push(Change { before: Some(before.into()), after: None });
        self
    }
}
