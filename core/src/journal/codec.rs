//! The envelope around everything that is kept: `PM`, a kind, a format version, the CRC-32, the content.
//!
//! In format 1 the checksum is of the content alone. In every later format it is of the four bytes before it too: so one
//! of a later format can be told from one of format 1 whose format was damaged.

use portal_cbor::checksum::crc32;
use portal_cbor::from_slice;
use portal_cbor::writer::write;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

const MAGIC: [u8; 2] = *b"PM";
/// So many bytes stand before the content.
pub(super) const HEADER: usize = 8;
/// What stands before the content.
pub type Header = [u8; HEADER];
/// Where the checksum begins.
const CHECKSUM: usize = 4;

/// What bytes are said to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Commit = b'C' as isize,
    Snapshot = b'S' as isize,
    Backup = b'B' as isize,
}

/// The first format in which the checksum covers the header, and in which a snapshot has a table of names.
const SECOND: u8 = 2;

impl Kind {
    /// The format that this program writes; it reads this one and all before.
    const fn format(self) -> u8 {
        match self {
            Self::Commit | Self::Backup => 1,
            Self::Snapshot => SECOND,
        }
    }

    const fn beginning(self) -> [u8; CHECKSUM] {
        [MAGIC[0], MAGIC[1], self as u8, self.format()]
    }

    /// What the checksum of a content that is to be written goes on from.
    pub(super) fn covered(self) -> u32 {
        covered(self.beginning())
    }
}

/// The checksum of what it covers before the content.
fn covered(beginning: [u8; CHECKSUM]) -> u32 {
    if beginning[3] >= SECOND { crc32(0, &beginning) } else { 0 }
}

/// Why bytes cannot be taken; nothing is changed by them then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum JournalProblem {
    /// Something else altogether.
    NotOurs,
    /// Torn, or altered since they were written.
    Damaged,
    /// Written by a later version of the portal.
    Newer,
    /// A commit that does not follow the last one.
    Gap,
    /// Whole, but with records that break a rule of the portal: made by something else.
    Impossible,
}

/// A content in its envelope.
pub(super) fn seal<T: Serialize>(kind: Kind, content: &T) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1_024);
    bytes.extend_from_slice(&header(kind, 0));
    write(&mut bytes, content);
    let checksum = crc32(kind.covered(), &bytes[HEADER..]);
    bytes[CHECKSUM..HEADER].copy_from_slice(&checksum.to_le_bytes());
    bytes
}

/// What is to stand before a content with this checksum.
pub(super) fn header(kind: Kind, checksum: u32) -> Header {
    let mut header = Header::default();
    header[..CHECKSUM].copy_from_slice(&kind.beginning());
    header[CHECKSUM..].copy_from_slice(&checksum.to_le_bytes());
    header
}

/// What a header says of the content that follows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seal {
    kind: Kind,
    format: u8,
    checksum: u32,
    /// Of what the checksum covers before the content.
    covered: u32,
}

impl Seal {
    /// Reads a header that is to be of this kind.
    pub(super) fn read(kind: Kind, header: Header) -> Result<Self, JournalProblem> {
        let [first, second, said, format, checksum @ ..] = header;
        if [first, second] != MAGIC || said != kind as u8 {
            return Err(JournalProblem::NotOurs);
        }
        let covered = covered([first, second, said, format]);
        Ok(Self { kind, format, checksum: u32::from_le_bytes(checksum), covered })
    }

    /// Whether this program knows how the content is written.
    pub(super) const fn is_known(self) -> bool {
        self.format > 0 && self.format <= self.kind.format()
    }

    /// Whether a table of names stands before the content.
    pub(super) const fn has_table(self) -> bool {
        self.format >= SECOND
    }

    /// What the checksum of the content goes on from.
    pub(super) const fn covered(self) -> u32 {
        self.covered
    }

    /// Whether the content is what was sealed, and can be read.
    pub(super) const fn check(self, checksum: u32) -> Result<(), JournalProblem> {
        if self.checksum != checksum || self.format == 0 {
            return Err(JournalProblem::Damaged);
        }
        if self.is_known() { Ok(()) } else { Err(JournalProblem::Newer) }
    }
}

/// The content again.
pub(super) fn unseal<T: DeserializeOwned>(kind: Kind, bytes: &[u8]) -> Result<T, JournalProblem> {
    let (header, content) = bytes.split_first_chunk::<HEADER>().ok_or(JournalProblem::NotOurs)?;
    let seal = Seal::read(kind, *header)?;
    seal.check(crc32(seal.covered(), content))?;
    from_slice(content).map_err(|_| JournalProblem::Damaged)
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
    fn what_was_sealed_comes_back() {
        assert_eq!(open(&sealed()), Ok(("Tiket".to_owned(), 7)));
    }

    #[test]
    fn every_flipped_bit_is_noticed() {
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
    fn every_torn_end_is_noticed() {
        let bytes = sealed();
        for length in 0..bytes.len() {
            assert!(open(&bytes[..length]).is_err(), "{length} bytes");
        }
    }

    #[test]
    fn a_later_format_another_kind_and_foreign_bytes_are_told_apart() {
        for format in [Kind::Commit.format() + 1, 99] {
            let mut newer = sealed();
            newer[3] = format;
            assert_eq!(open(&newer), Err(JournalProblem::Damaged), "only said to be of a later format");
            let checksum = crc32(crc32(0, &newer[..CHECKSUM]), &newer[HEADER..]);
            newer[CHECKSUM..HEADER].copy_from_slice(&checksum.to_le_bytes());
            assert_eq!(open(&newer), Err(JournalProblem::Newer));
        }
        assert_eq!(unseal::<(String, u32)>(Kind::Snapshot, &sealed()), Err(JournalProblem::NotOurs));
        assert_eq!(open(b"PK\x03\x04 something else"), Err(JournalProblem::NotOurs));
        assert_eq!(open(b""), Err(JournalProblem::NotOurs));
    }
}
