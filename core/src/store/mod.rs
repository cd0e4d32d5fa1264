//! The records, and the changes and commits that are the only way to alter them.

pub mod commit;
pub mod draft;
pub mod lists;
pub mod record;
pub mod slice;
pub mod state;

pub use commit::{Actor, Change, Commit, CommitAction, Subject};
pub use draft::Draft;
pub use portal_records::rows::Column;
pub use portal_records::{Collection, Identified, Slot};
pub use record::Record;
pub use slice::{Slice, SliceSet};
pub use state::State;
