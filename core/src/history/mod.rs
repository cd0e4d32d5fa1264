//! Undo, restoring earlier values of records, and merging the commits of two tabs.

pub mod adopt;
pub mod answered;
pub mod commands;
pub mod integrity;
pub mod merge;
pub mod overridden;
pub mod own;
pub mod settle;
pub(crate) mod sound;
pub mod ticket;
pub mod turned;
pub mod view;
pub mod words;
