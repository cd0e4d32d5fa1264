//! Records as they are kept: what there may be a million of, and what is done to each of them when the portal opens. Compiled for
//! speed, where the rules around it are compiled for size: so what only a command or a view needs does not belong here.

#[macro_use]
extern crate portal_locale;

pub mod attachment;
pub mod cbor;
pub mod checksum;
pub mod collection;
mod instant;
mod name;
pub mod rows;
pub mod ticket;

pub use collection::{Collection, Identified, Slot, TwoOfOneId};
pub use instant::Instant;
pub use name::Name;
