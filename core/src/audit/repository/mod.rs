//! The repository: tabular datasets and documents by stage and company (§3), and how new ones are loaded (§2.8).

pub mod commands;
pub mod form;
pub mod intake;
mod known_name;
pub(crate) mod sound;
pub mod views;
