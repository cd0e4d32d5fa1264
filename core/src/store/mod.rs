//! The records, and the changes and commits that are the only way to alter them.

pub mod collection;
pub mod commit;
pub mod draft;
pub mod listed;
pub mod lists;
pub mod record;
pub mod slice;
pub mod state;

pub use collection::{Collection, Identified, Slot, TwoOfOneId};
pub use commit::{Actor, Change, Commit, CommitAction, Subject};
pub use draft::Draft;
pub use record::Record;
pub use slice::{Slice, SliceSet};
pub use state::State;
