//! Data and documents given to auditors (§2.8, §4).

pub mod commands;
pub mod due;
pub mod listed;
pub mod model;
pub(crate) mod sound;
pub mod status;
pub mod store;
pub mod views;

pub use commands::{AssignmentAction, AssignmentCommand};
pub use model::Assignment;
pub use store::AssignmentStore;
