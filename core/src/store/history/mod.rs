//! The commits in the state, for undo and restore.

mod action;
pub mod lean;
mod log;

pub use action::HistoryAction;
pub use log::{History, UNDOABLE, right_to};
