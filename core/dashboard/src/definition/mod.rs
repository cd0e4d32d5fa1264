//! The definition of a dashboard as a file ('Ekspor'), and the validation of such files (decisions §7).
//!
//! Reading has two steps. The first step checks the shape of the file. The second validates the widgets by the same
//! rules as widgets from the editor.

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
