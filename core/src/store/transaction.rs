//! The changes of a command. They are applied only if nothing is refused.

use super::commit::ticket_edits;
use super::{Change, CommitAction, Subject};
use crate::model::Record;
use crate::model::ticket::Ticket;

/// A commit without number, time and actor. A refused command drops its transaction, so the state stays the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Transaction {
    /// The action.
    pub action: CommitAction,
    /// The record that the transaction is about.
    pub subject: Subject,
    /// Changes relative to the state before the command.
    pub changes: Vec<Change>,
}

impl Transaction {
    /// A transaction without changes.
    pub fn new(subject: Subject, action: CommitAction) -> Self {
        Self { action, subject, changes: Vec::new() }
    }

    /// Each changed ticket before and after.
    pub fn ticket_edits(&self) -> impl Iterator<Item = (&Ticket, &Ticket)> {
        ticket_edits(&self.changes)
    }

    /// Removes several records.
    #[must_use]
    pub fn remove_all(mut self, records: impl IntoIterator<Item = Record>) -> Self {
        self.changes.extend(records.into_iter().map(|before| Change { before: Some(before), after: None }));
        self
    }

    /// Inserts a record.
    #[must_use]
    pub fn insert(mut self, after: impl Into<Record>) -> Self {
        self.changes.push(Change { before: None, after: Some(after.into()) });
        self
    }

    /// Replaces a record.
    #[must_use]
    pub fn update(mut self, before: impl Into<Record>, after: impl Into<Record>) -> Self {
        self.changes.push(Change { before: Some(before.into()), after: Some(after.into()) });
        self
    }

    /// Removes a record.
    #[must_use]
    pub fn remove(mut self, before: impl Into<Record>) -> Self {
        self.changes.push(Change { before: Some(before.into()), after: None });
        self
    }
}
