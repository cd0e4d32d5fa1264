//! The result of a command.

use super::Transaction;
use crate::model::attachment::Attachment;

/// The result of a command: changes and new attachments.
#[derive(Debug)]
pub struct Handled {
    /// The changes; `None` if there is nothing to change.
    pub transaction: Option<Transaction>,
    /// New attachments in the order of the files. The web side stores the bytes under their ids.
    pub attachments: Vec<Attachment>,
}

impl From<Transaction> for Handled {
    fn from(transaction: Transaction) -> Self {
        Self { transaction: Some(transaction), attachments: Vec::new() }
    }
}

impl From<Option<Transaction>> for Handled {
    fn from(transaction: Option<Transaction>) -> Self {
        Self { transaction, attachments: Vec::new() }
    }
}

impl Handled {
    /// A result without changes.
    pub const fn unchanged() -> Self {
        Self { transaction: None, attachments: Vec::new() }
    }
}
