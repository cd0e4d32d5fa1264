//! Stored forms of commits, snapshots and backups: bytes with a kind, a format version and a checksum (architecture §3).
//!
//! | module | content | use |
//! |---|---|---|
//! | [`entry`] | one commit | stored in the journal and sent to other tabs |
//! | [`snapshot`] | the whole state | read at a restart, before the commits of the journal |
//! | [`backup`] | a list of parts | the start of a backup file |
//!
//! The contents are CBOR (RFC 8949) with named fields. A later version that adds an optional field can still read what an
//! earlier one wrote. A snapshot is a sequence of frames: a `u32` length, little-endian, and the CBOR of one record. Every
//! released format must stay readable: `core/tests/fixtures/journal` has a file of each.

pub mod backup;
mod codec;
pub mod entry;
pub mod snapshot;
pub mod snapshot_reader;
pub mod snapshot_writer;

pub use crate::model::checksum::crc32;
pub use codec::{Header, JournalProblem};
