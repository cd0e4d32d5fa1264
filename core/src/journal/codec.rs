//! The envelope of all stored data: `PM`, a kind, the format version, a CRC-32, the content. The checksum also covers
//! the first four bytes, so that a damaged version does not look like a newer one.

use crate::model::cbor;
use crate::model::checksum::crc32;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

const MAGIC: [u8; 2] = *b"PM";
/// The format that this program writes. It has the chain of the history.
const FORMAT: u8 = 4;
/// The oldest format that this program reads: commits without digests, and snapshots without a chain. Formats 1 and 2 were
/// never released.
const OLDEST: u8 = 3;
/// Length of a header in bytes.
pub(super) const HEADER: usize = 8;
/// A header: the bytes before the content.
pub type Header = [u8; HEADER];
/// Offset of the checksum within a header.
const CHECKSUM: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Commit = b'C' as isize,
    Snapshot = b'S' as isize,
    Backup = b'B' as isize,
}

impl Kind {
    const fn beginning(self) -> [u8; CHECKSUM] {
        [MAGIC[0], MAGIC[1], self as u8, FORMAT]
    }

    /// Checksum of the first four bytes of the header. The checksum of the content continues it.
    pub(super) fn covered(self) -> u32 {
        crc32(0, &self.beginning())
    }
}

/// Reason why bytes are rejected. The state stays unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum JournalProblem {
    /// The bytes were not made by the portal.
    NotOurs,
    /// The bytes are incomplete or altered.
    Damaged,
    /// The bytes were written by a later version of the portal.
    Newer,
    /// The commit does not directly follow the last one.
    Gap,
    /// The bytes are undamaged, but the records break the portal's rules. Another program made them.
    Impossible,
}

/// Puts a header before a content.
pub(super) fn seal<T: Serialize>(kind: Kind, content: &T) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1_024);
    bytes.extend_from_slice(&header(kind, 0));
    cbor::write(&mut bytes, content);
    let checksum = crc32(kind.covered(), &bytes[HEADER..]);
    bytes[CHECKSUM..HEADER].copy_from_slice(&checksum.to_le_bytes());
    bytes
}

pub(super) fn header(kind: Kind, checksum: u32) -> Header {
    let mut header = Header::default();
    header[..CHECKSUM].copy_from_slice(&kind.beginning());
    header[CHECKSUM..].copy_from_slice(&checksum.to_le_bytes());
    header
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Seal {
    format: u8,
    checksum: u32,
    covered: u32,
}

impl Seal {
    /// Reads a header and checks its kind.
    pub(super) fn read(kind: Kind, header: Header) -> Result<Self, JournalProblem> {
        let [first, second, said, format, checksum @ ..] = header;
        if [first, second] != MAGIC || said != kind as u8 {
            return Err(JournalProblem::NotOurs);
        }
        let covered = crc32(0, &[first, second, said, format]);
        Ok(Self { format, checksum: u32::from_le_bytes(checksum), covered })
    }

    /// True if this program can read the format version.
    pub(super) const fn is_known(self) -> bool {
        self.format >= OLDEST && self.format <= FORMAT
    }

    /// Like [`Kind::covered`], for this header.
    pub(super) const fn covered(self) -> u32 {
        self.covered
    }

    /// Checks that the content is undamaged and has a known format version.
    pub(super) const fn check(self, checksum: u32) -> Result<(), JournalProblem> {
        if self.checksum != checksum || self.format < OLDEST {
            return Err(JournalProblem::Damaged);
        }
        if self.is_known() { Ok(()) } else { Err(JournalProblem::Newer) }
    }
}

/// Checks an envelope and deserializes its content.
pub(super) fn unseal<T: DeserializeOwned>(kind: Kind, bytes: &[u8]) -> Result<T, JournalProblem> {
    let (header, content) = bytes.split_first_chunk::<HEADER>().ok_or(JournalProblem::NotOurs)?;
    let seal = Seal::read(kind, *header)?;
    seal.check(crc32(seal.covered(), content))?;
    cbor::read(content).map_err(|_| JournalProblem::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sealed() -> Vec<u8> {
        seal(Kind::Commit, &("Tiket", 7_u32))
    }

    fn open(bytes: &[u8]) -> Result<(String, u32), JournalProblem> {
        unseal(Kind::Commit, bytes)
    }

    #[test]
    fn sealed_content_is_read_back() {
        assert_eq!(open(&sealed()), Ok(("Tiket".to_owned(), 7)));
    }

    fn of_format(format: u8) -> Vec<u8> {
        let mut other = sealed();
        other[3] = format;
        let checksum = crc32(crc32(0, &other[..CHECKSUM]), &other[HEADER..]);
        other[CHECKSUM..HEADER].copy_from_slice(&checksum.to_le_bytes());
        other
    }

    #[test]
    fn every_released_format_is_read() {
        for format in OLDEST..=FORMAT {
            assert_eq!(open(&of_format(format)), open(&sealed()), "format {format}");
        }
    }

    #[test]
    fn every_flipped_bit_is_detected() {
        let bytes = sealed();
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut damaged = bytes.clone();
                damaged[at] ^= 1 << bit;
                let problem = open(&damaged).expect_err("damaged");
                assert!(problem != JournalProblem::Newer, "byte {at}, bit {bit}");
            }
        }
    }

    #[test]
    fn every_truncation_is_detected() {
        let bytes = sealed();
        for length in 0..bytes.len() {
            assert!(open(&bytes[..length]).is_err(), "{length} bytes");
        }
    }

    #[test]
    fn older_newer_and_foreign_bytes_get_different_errors() {
        for (format, problem) in [
            (0, JournalProblem::Damaged),
            (OLDEST - 1, JournalProblem::Damaged),
            (FORMAT + 1, JournalProblem::Newer),
            (99, JournalProblem::Newer),
        ] {
            let mut other = sealed();
            other[3] = format;
            assert_eq!(open(&other), Err(JournalProblem::Damaged), "the checksum covers the format");
            assert_eq!(open(&of_format(format)), Err(problem));
        }
        assert_eq!(unseal::<(String, u32)>(Kind::Snapshot, &sealed()), Err(JournalProblem::NotOurs));
        assert_eq!(open(b"PK\x03\x04 something else"), Err(JournalProblem::NotOurs));
        assert_eq!(open(b""), Err(JournalProblem::NotOurs));
    }
}
