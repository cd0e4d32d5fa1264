//! The commits that the state keeps, so that they can be undone and their records restored.

mod action;
pub mod lean;
mod log;

pub use action::HistoryAction;
pub use log::{History, UNDOABLE, right_to};
