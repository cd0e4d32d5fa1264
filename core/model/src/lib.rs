//! The records of the portal as plain data, with their statuses, ids and events. Permissions are decided elsewhere.
//!
//! | module | records | spec |
//! |---|---|---|
//! | `ticket` | tickets, messages, agents | §3, §4 |
//! | `label`, `canned_reply` | labels and canned replies of agents | §2.5 |
//! | `desk_settings` | working calendar and promised times of the help desk | §10 of the decisions |
//! | `auditor`, `assignment` | auditors, and the data assigned to them | §2.8, §3 |
//! | `repository` | datasets and documents | §3 |
//! | `working_paper`, `test_kind` | tests that auditors keep | §9 of the decisions |
//! | `finding` | findings and their follow-up | §9 of the decisions |
//! | `dashboard` | dashboards | §2.9, §3 |
//!
//! Each module `listed` defines how lists of its records are searched, filtered and sorted.

#[macro_use]
extern crate portal_locale;

pub mod assignment;
pub mod attachment;
pub mod auditor;
pub mod canned_reply;
pub mod cbor;
pub mod checksum;
mod collection;
pub mod dashboard;
pub mod desk_settings;
pub mod directory;
pub mod finding;
mod instant;
pub mod label;
mod person;
mod record;
pub mod repository;
mod role;
pub mod rows;
pub mod saved_view;
mod shared_str;
mod slice;
mod stage;
pub mod test_kind;
pub mod ticket;
pub mod working_paper;

pub use collection::{Collection, Identified, Slot, TwoOfOneId};
pub use instant::Instant;
pub use person::{MINISTRY_DOMAIN, Person, PersonId, initials};
pub use record::Record;
pub use role::Role;
pub use shared_str::SharedStr;
pub use slice::{Slice, SliceSet};
pub use stage::Stage;
