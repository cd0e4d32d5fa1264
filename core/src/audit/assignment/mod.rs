//! Assignments of data and documents to auditors (§2.8, §4).

pub mod change;
pub mod commands;
pub(crate) mod copies;
mod create;
pub mod due;
pub mod form;
pub(crate) mod sound;
pub mod status;
pub mod status_filter;
pub mod views;
