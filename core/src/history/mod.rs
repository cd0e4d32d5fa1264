//! Taking back what was done: undo, and the versions of a record to which one can return.

pub mod adopt;
pub mod answered;
pub mod commands;
pub mod merge;
pub mod overridden;
pub mod own;
pub mod settle;
pub(crate) mod sound;
pub mod ticket;
pub mod turned;
pub mod view;
pub mod words;
