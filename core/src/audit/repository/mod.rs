//! The repository: datasets and documents by stage and company (§3), and the upload of new ones (§2.8).

pub mod commands;
pub mod edit;
pub mod form;
pub mod intake;
mod known_name;
pub mod recipe;
pub(crate) mod sound;
pub mod views;
