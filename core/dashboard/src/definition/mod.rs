//! The definition of a dashboard as a file ('Ekspor'), and what is refused of one (decisions §7).
//!
//! Reading goes in two steps: a file is read into its shape, and what has the shape of widgets is checked by the same rules as widgets
//! that the editor saves.

pub mod check;
mod check_config;
mod fields;
pub mod json;
mod problems;
pub mod read;
mod widget_shape;
mod words;
pub mod write;

pub(crate) use problems::too_long;
pub use problems::{DefinitionProblem, MAX_PROBLEMS};
