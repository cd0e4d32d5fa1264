//! The state, the transactions and commits that change it, and the reader for views.

pub mod activity;
pub mod chain;
mod commit;
pub mod csv_piece;
pub mod digests;
mod directory;
pub mod env;
pub mod error;
pub mod files;
pub mod form;
mod handled;
pub mod history;
pub mod labelled;
mod reader;
pub mod records;
pub mod rule;
pub mod session;
pub mod sheet_piece;
pub mod sla;
mod state;
mod transaction;

pub use commit::{Actor, Change, Commit, CommitAction, Subject};
pub use directory::Directory;
pub use handled::Handled;
pub use reader::Reader;
pub use state::State;
pub use transaction::Transaction;
