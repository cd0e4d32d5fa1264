//! The records of the portal as plain data, each with its statuses, its id and its actions. Nothing here decides who may do what.
//!
//! | module | records | spec |
//! |---|---|---|
//! | `ticket` | tickets, messages, agents | §3, §4 |
//! | `label`, `canned_reply` | the agents' labels and canned replies | §2.5 |
//! | `auditor`, `assignment` | the auditors, and the data given to them | §2.8, §3 |
//! | `repository` | datasets and documents | §3 |
//! | `dashboard` | dashboards | §2.9, §3 |
//!
//! The module `listed` of a record says what its lists are searched, filtered and sorted by.

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
mod instant;
pub mod label;
mod person;
mod record;
pub mod repository;
mod role;
pub mod rows;
mod shared_str;
mod slice;
mod stage;
pub mod ticket;

pub use collection::{Collection, Identified, Slot, TwoOfOneId};
pub use instant::Instant;
pub use person::{MINISTRY_DOMAIN, Person, PersonId, initials};
pub use record::Record;
pub use role::Role;
pub use shared_str::SharedStr;
pub use slice::{Slice, SliceSet};
pub use stage::Stage;
