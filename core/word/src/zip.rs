//! Reads the archive of a Word document.

use std::io::{self, BufRead, Read};
use std::rc::Rc;

use miniz_oxide::inflate::stream::{InflateState, inflate};
use miniz_oxide::{DataFormat, MZError, MZFlush, MZStatus};

const END_OF_DIRECTORY: &[u8] = b"PK\x05\x06";
const DIRECTORY_ENTRY: &[u8] = b"PK\x01\x02";
const LOCAL_ENTRY: &[u8] = b"PK\x03\x04";
const END_BYTES: usize = 22;
const MAX_COMMENT_BYTES: usize = 0xffff;
const ENTRY_BYTES: usize = 46;
const LOCAL_BYTES: usize = 30;
const IS_ENCRYPTED: usize = 1;
const STORED: usize = 0;
const DEFLATED: usize = 8;
const BLOCK_BYTES: usize = 32 * 1024;

#[derive(Debug)]
pub(crate) struct Archive {
    bytes: Rc<[u8]>,
    entries: Vec<Entry>,
}

#[derive(Debug)]
struct Entry {
    name: String,
    /// Start and length of the packed data, in bytes.
    start: usize,
    length: usize,
    is_packed: bool,
}

impl Archive {
    /// Reads the directory; `None` if the bytes are no archive.
    pub(crate) fn open(bytes: &[u8]) -> Option<Self> {
        let end = end_of_directory(bytes)?;
        let mut at = number(bytes, end + 16, 4)?;
        let mut entries = Vec::new();
        while at + ENTRY_BYTES <= end && bytes.get(at..at + 4) == Some(DIRECTORY_ENTRY) {
            let name_bytes = number(bytes, at + 28, 2)?;
            entries.extend(entry(bytes, at, name_bytes));
            at += ENTRY_BYTES + name_bytes + number(bytes, at + 30, 2)? + number(bytes, at + 32, 2)?;
        }
        Some(Self { bytes: bytes.into(), entries })
    }

    /// The content of a file; at most `limit` bytes are unpacked.
    pub(crate) fn part(&self, name: &str, limit: u64) -> Option<Part> {
        let found = self.entries.iter().find(|entry| entry.name.eq_ignore_ascii_case(name))?;
        Some(Part {
            archive: Rc::clone(&self.bytes),
            at: found.start,
            end: found.start + found.length,
            packing: found.is_packed.then(|| InflateState::new_boxed(DataFormat::Raw)),
            block: vec![0; BLOCK_BYTES],
            unread: 0..0,
            limit,
            room: u64::MAX,
            read: 0,
        })
    }
}

fn entry(bytes: &[u8], at: usize, name_bytes: usize) -> Option<Entry> {
    let method = number(bytes, at + 10, 2)?;
    if number(bytes, at + 8, 2)? & IS_ENCRYPTED != 0 || (method != STORED && method != DEFLATED) {
        return None;
    }
    let name = bytes.get(at + ENTRY_BYTES..at + ENTRY_BYTES + name_bytes)?;
    let local = number(bytes, at + 42, 4)?;
    if bytes.get(local..local + 4) != Some(LOCAL_ENTRY) {
        return None;
    }
    let start = local + LOCAL_BYTES + number(bytes, local + 26, 2)? + number(bytes, local + 28, 2)?;
    let length = number(bytes, at + 20, 4)?.min(bytes.len().checked_sub(start)?);
    let name = String::from_utf8_lossy(name).replace('\\', "/");
    Some(Entry { name, start, length, is_packed: method == DEFLATED })
}

/// Position of the end record. Only a comment of at most 64 KB follows it.
fn end_of_directory(bytes: &[u8]) -> Option<usize> {
    let last = bytes.len().checked_sub(END_BYTES)?;
    let first = last.saturating_sub(MAX_COMMENT_BYTES);
    (first..=last).rev().find(|&at| bytes[at..].starts_with(END_OF_DIRECTORY))
}

/// A little-endian number of up to four bytes.
fn number(bytes: &[u8], at: usize, length: usize) -> Option<usize> {
    let digits = bytes.get(at..at.checked_add(length)?)?;
    Some(digits.iter().rev().fold(0, |value, &byte| (value << 8) | usize::from(byte)))
}

pub(crate) struct Part {
    archive: Rc<[u8]>,
    at: usize,
    end: usize,
    packing: Option<Box<InflateState>>,
    block: Vec<u8>,
    unread: std::ops::Range<usize>,
    /// Number of further bytes that may be unpacked in total.
    limit: u64,
    /// Number of further bytes that may be read before the next [`Part::allow`].
    room: u64,
    read: u64,
}

impl Part {
    /// Limits reading to `bytes` until the next call, so that a search for the end of an element stops there.
    pub(crate) fn allow(&mut self, bytes: u64) {
        self.room = bytes;
    }

    pub(crate) fn read_bytes(&self) -> u64 {
        self.read
    }

    /// Unpacks the next block of the file and returns its length; 0 at the end.
    fn unpack(&mut self) -> io::Result<usize> {
        let packed = &self.archive[self.at..self.end];
        let Some(state) = &mut self.packing else {
            let count = packed.len().min(self.block.len());
            self.block[..count].copy_from_slice(&packed[..count]);
            self.at += count;
            return Ok(count);
        };
        let step = inflate(state, packed, &mut self.block, MZFlush::None);
        self.at += step.bytes_consumed;
        match step.status {
            // `Buf` means that nothing is left to unpack; the XML parser notices a truncated file.
            Ok(MZStatus::Ok | MZStatus::StreamEnd) | Err(MZError::Buf) => Ok(step.bytes_written),
            Ok(MZStatus::NeedDict) | Err(_) => Err(io::ErrorKind::InvalidData.into()),
        }
    }
}

impl BufRead for Part {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.unread.is_empty() {
            let count = self.unpack()?;
            self.limit = self.limit.checked_sub(count as u64).ok_or(io::ErrorKind::FileTooLarge)?;
            self.unread = 0..count;
        }
        if self.room == 0 {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        Ok(&self.block[self.unread.clone()])
    }

    fn consume(&mut self, count: usize) {
        self.unread.start = (self.unread.start + count).min(self.unread.end);
        self.room = self.room.saturating_sub(count as u64);
        self.read += count as u64;
    }
}

impl Read for Part {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        let unread = self.fill_buf()?;
        let count = unread.len().min(room.len());
        room[..count].copy_from_slice(&unread[..count]);
        self.consume(count);
        Ok(count)
    }
}
