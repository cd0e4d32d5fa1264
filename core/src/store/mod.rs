//! The records, and the changes and commits that are the only way to alter them.

pub mod commit;
pub mod draft;
pub mod lists;
pub mod state;

pub use commit::{Actor, Change, Commit, CommitAction, Subject};
pub use draft::Draft;
pub use state::State;
