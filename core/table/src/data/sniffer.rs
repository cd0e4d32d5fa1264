//! Detects the form of a CSV file: the structure from its first rows, the encoding from all of it.

use super::csv_form::{CsvChoices, CsvForm, Encoding};
use super::csv_problem::{CsvProblem, MAX_FILE_BYTES};
use super::decoder::MARK;
use super::structure;
use super::utf8_check::{Utf8, Utf8Check};
use crate::saturated;

const HEAD_BYTES: usize = 64 * 1024;

/// UTF-16 text has a NUL in about every second byte; other text has none. More than one in this many bytes means
/// UTF-16.
const UTF_16_NULS_IN: usize = 4;

const MARK_LE: [u8; 2] = [0xFF, 0xFE];
const MARK_BE: [u8; 2] = [0xFE, 0xFF];

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

    /// Returns the form after the whole file was fed. `choices` win over what is detected.
    pub fn finish(self, choices: &CsvChoices) -> Result<CsvForm, CsvProblem> {
        if NO_TEXT.iter().any(|mark| self.head.starts_with(mark)) {
            return Err(CsvProblem::NotText { line: 1 });
        }
        let bytes = u32::try_from(self.bytes).ok().filter(|&bytes| bytes <= MAX_FILE_BYTES);
        let bytes = bytes.ok_or(CsvProblem::FileTooLarge { max: MAX_FILE_BYTES })?;
        let (encoding, is_damaged) = self.encoding(choices.encoding);
        let mark: &[u8] = match encoding {
            Encoding::Utf8 => &MARK,
            Encoding::Utf16Le => &MARK_LE,
            Encoding::Utf16Be => &MARK_BE,
            Encoding::Windows1252 | Encoding::Iso88591 => &[],
        };
        let marks =
            if mark.is_empty() { 0 } else { self.head.chunks(mark.len()).take_while(|bytes| *bytes == mark).count() };
        let text = &self.head[marks * mark.len()..];
        if text.iter().all(|byte| matches!(byte, b'\r' | b'\n' | 0x00 | 0x1A)) {
            return Err(CsvProblem::EmptyFile);
        }
        let form = CsvForm {
            encoding,
            marks: saturated(marks),
            is_damaged,
            has_header: choices.has_header.unwrap_or(true),
            keeps_total: choices.keeps_total.unwrap_or(false),
            numbers: choices.numbers,
            columns: choices.columns.clone().unwrap_or_default(),
            bytes,
            ..CsvForm::PLAIN
        };
        let is_whole = self.bytes == self.head.len() as u64;
        let found = structure::complete(form, &self.head, is_whole, choices.delimiter);
        Ok(CsvForm {
            rows_above: choices.rows_above.unwrap_or(found.rows_above),
            has_backslashes: choices.has_backslashes.unwrap_or(found.has_backslashes),
            ..found
        })
    }

    /// The encoding, and whether it is UTF-8 with invalid bytes.
    fn encoding(&self, chosen: Option<Encoding>) -> (Encoding, bool) {
        let has_mark = self.head.starts_with(&MARK);
        let utf8 = self.utf8.finish();
        let found = utf16(&self.head).unwrap_or(if has_mark || utf8 != Utf8::Other {
            Encoding::Utf8
        } else {
            Encoding::Windows1252
        });
        let encoding = chosen.unwrap_or(found);
        (encoding, encoding == Encoding::Utf8 && utf8 != Utf8::Whole)
    }
}

impl Default for Sniffer {
    fn default() -> Self {
        Self::new()
    }
}

fn utf16(head: &[u8]) -> Option<Encoding> {
    let nuls = |first: usize| head.iter().skip(first).step_by(2).filter(|&&byte| byte == 0).count();
    let (even, odd) = (nuls(0), nuls(1));
    let has_nuls = head.len() > 1 && even.abs_diff(odd) > head.len() / UTF_16_NULS_IN;
    let is_big = head.starts_with(&MARK_BE) || (has_nuls && even > odd);
    let is_little = head.starts_with(&MARK_LE) || (has_nuls && odd > even);
    if is_big { Some(Encoding::Utf16Be) } else { is_little.then_some(Encoding::Utf16Le) }
}
