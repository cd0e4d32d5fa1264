//! What is kept outside the portal's memory: bytes with a kind, a format version and a checksum (architecture §3).
//!
//! | what | bytes | made of |
//! |---|---|---|
//! | [`entry`] | one commit | what the journal stores and tabs send each other |
//! | [`snapshot`] | the whole state | where a restart begins, before it reads the journal |
//! | [`backup`] | a list of parts | the beginning of a backup file |
//!
//! The contents are CBOR (RFC 8949) with named fields: a later version that adds an optional field reads what an earlier one
//! wrote. In a snapshot the names that every ticket has stand once, and as numbers where they occur (Packed CBOR): that is its
//! format 2. Every format that was ever released stays readable: `core/tests/fixtures/journal` holds one of each.

pub mod backup;
mod codec;
pub mod entry;
pub mod snapshot;
pub mod snapshot_reader;
pub mod snapshot_writer;

pub use codec::{Header, JournalProblem};
pub use portal_cbor::checksum;
