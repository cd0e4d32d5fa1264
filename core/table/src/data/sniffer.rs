//! Detects the form of a CSV file: the delimiter from its first rows, the encoding from all of it.

use super::csv_form::{CsvForm, Delimiter, Encoding};
use super::csv_problem::{CsvProblem, MAX_FILE_BYTES};
use super::decoder::MARK;
use super::records::{Records, Step};
use super::utf8_check::{Utf8, Utf8Check};
use crate::saturated;

const HEAD_BYTES: usize = 64 * 1024;
const HEAD_ROWS: usize = 100;

/// UTF-16 text has a NUL in about every second byte; other text has none. More than one in this many bytes means
/// UTF-16.
const UTF_16_NULS_IN: usize = 4;

/// First bytes of workbooks, documents, pictures and archives. Such a file under another name gets one problem instead
/// of many.
const NO_TEXT: [&[u8]; 7] = [
    b"PK\x03\x04",
    &[0xD0, 0xCF, 0x11, 0xE0],
    b"%PDF-",
    b"\x89PNG\r\n\x1a\n",
    &[0xFF, 0xD8, 0xFF],
    b"GIF8",
    &[0x1F, 0x8B, 0x08],
];

const NAMING: &[u8] = b"sep=";

/// On a tie the first wins: the one that is rarest within cells.
const DELIMITERS: [Delimiter; 3] = [Delimiter::Tab, Delimiter::Semicolon, Delimiter::Comma];

/// Sees a file once, in chunks of any size, before it is parsed.
#[derive(Debug)]
pub struct Sniffer {
    head: Vec<u8>,
    utf8: Utf8Check,
    bytes: u64,
}

impl Sniffer {
    /// A sniffer that has seen nothing yet.
    pub const fn new() -> Self {
        Self { head: Vec::new(), utf8: Utf8Check::new(), bytes: 0 }
    }

    /// Takes the next chunk of the file.
    pub fn feed(&mut self, bytes: &[u8]) {
        let room = HEAD_BYTES - self.head.len();
        self.head.extend_from_slice(&bytes[..room.min(bytes.len())]);
        self.utf8.feed(bytes);
        self.bytes += bytes.len() as u64;
    }

    /// Returns the form after the whole file was fed.
    pub fn finish(self) -> Result<CsvForm, CsvProblem> {
        if NO_TEXT.iter().any(|mark| self.head.starts_with(mark)) {
            return Err(CsvProblem::NotText { line: 1 });
        }
        if is_utf16(&self.head) {
            return Err(CsvProblem::Utf16);
        }
        let bytes = u32::try_from(self.bytes).ok().filter(|&bytes| bytes <= MAX_FILE_BYTES);
        let bytes = bytes.ok_or(CsvProblem::FileTooLarge { max: MAX_FILE_BYTES })?;
        let has_mark = self.head.starts_with(&MARK);
        let marks = self.head.chunks(MARK.len()).take_while(|chunk| *chunk == MARK).count();
        let text = &self.head[marks * MARK.len()..];
        if text.iter().all(|byte| matches!(byte, b'\r' | b'\n')) {
            return Err(CsvProblem::EmptyFile);
        }
        let utf8 = self.utf8.finish();
        let is_damaged = utf8 != Utf8::Whole && (has_mark || utf8 == Utf8::Damaged);
        let encoding = if has_mark || utf8 != Utf8::Other { Encoding::Utf8 } else { Encoding::Windows1252 };
        let more_marks = saturated(marks.saturating_sub(1));
        let is_whole = self.bytes == self.head.len() as u64;
        let named = named_delimiter(text);
        let delimiter = named.unwrap_or_else(|| delimiter(text, is_whole));
        Ok(CsvForm { encoding, delimiter, has_mark, more_marks, is_damaged, names_delimiter: named.is_some(), bytes })
    }
}

impl Default for Sniffer {
    fn default() -> Self {
        Self::new()
    }
}

fn is_utf16(head: &[u8]) -> bool {
    let has_mark = head.starts_with(&[0xFF, 0xFE]) || head.starts_with(&[0xFE, 0xFF]);
    let nuls = |first: usize| head.iter().skip(first).step_by(2).filter(|&&byte| byte == 0).count();
    has_mark || (head.len() > 1 && nuls(0).abs_diff(nuls(1)) > head.len() / UTF_16_NULS_IN)
}

/// The delimiter that the first line names (`sep=;`); `None` if the line has other content.
fn named_delimiter(text: &[u8]) -> Option<Delimiter> {
    let (naming, rest) = text.split_at_checked(NAMING.len())?;
    let [byte, b'\r' | b'\n', ..] = rest else { return None };
    let named = DELIMITERS.into_iter().find(|delimiter| delimiter.byte() == *byte);
    named.filter(|_| naming.eq_ignore_ascii_case(NAMING))
}

/// The delimiter for which most rows have as many cells as the first row, which must have several. A comma if there
/// is none.
fn delimiter(head: &[u8], is_whole: bool) -> Delimiter {
    let mut best = (0.0, Delimiter::Comma);
    for delimiter in DELIMITERS {
        let lengths = row_lengths(head, is_whole, delimiter);
        let Some(&first) = lengths.first().filter(|&&first| first > 1) else {
            continue;
        };
        let equal = lengths.iter().filter(|&&length| length == first).count();
        let share = ratio(equal, lengths.len());
        if share > best.0 {
            best = (share, delimiter);
        }
    }
    best.1
}

fn ratio(part: usize, whole: usize) -> f64 {
    let float = |count: usize| u32::try_from(count).map_or(f64::INFINITY, f64::from);
    float(part) / float(whole)
}

fn row_lengths(head: &[u8], is_whole: bool, delimiter: Delimiter) -> Vec<usize> {
    // Only ASCII bytes matter here, and both encodings share them.
    let ascii: Vec<u8> = head.iter().map(|byte| if byte.is_ascii() { *byte } else { b'?' }).collect();
    let mut records = Records::new(delimiter);
    let (mut rest, mut lengths) = (&ascii[..], Vec::new());
    while lengths.len() < HEAD_ROWS {
        match records.next(&mut rest) {
            Step::Row(row) => lengths.push(row.len()),
            Step::NeedMore | Step::Stop(_) => break,
        }
    }
    // Ignores a row that the end of `head` cuts off, unless it is the only one.
    if ((is_whole && lengths.len() < HEAD_ROWS) || lengths.is_empty())
        && let Step::Row(row) = records.finish()
    {
        lengths.push(row.len());
    }
    lengths
}
