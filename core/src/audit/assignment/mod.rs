//! Assignments of data and documents to auditors (§2.8, §4).

pub mod commands;
pub mod due;
pub(crate) mod sound;
pub mod status;
pub mod views;
