//! The stored forms of commits, snapshots and backups: bytes with a kind, a format version and a checksum (architecture §3).
//!
//! | module | holds | used for |
//! |---|---|---|
//! | [`entry`] | one commit | the journal, and messages between tabs |
//! | [`snapshot`] | the whole state | a restart reads it before the journal |
//! | [`backup`] | a list of parts | the beginning of a backup file |
//!
//! The contents are CBOR (RFC 8949) with named fields: a later version that adds an optional field reads what an earlier one
//! wrote. A snapshot is a sequence of frames: a `u32` length, little-endian, and the CBOR of one record. Every format that is
//! released stays readable: `core/tests/fixtures/journal` holds one of each.

pub mod backup;
mod codec;
pub mod entry;
pub mod snapshot;
pub mod snapshot_reader;
pub mod snapshot_writer;

pub use crate::model::checksum::crc32;
pub use codec::{Header, JournalProblem};
