//! Structure of a CSV file: encoding, delimiter, quoting, and the rows around the data.

use serde::{Deserialize, Serialize};

use super::number::NumberForm;

/// Character encoding of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum Encoding {
    /// UTF-8.
    Utf8,
    /// UTF-16, the low byte first ('Unicode text' of Excel).
    Utf16Le,
    /// UTF-16, the high byte first.
    Utf16Be,
    /// Windows-1252, the default of spreadsheet programs in Indonesia.
    Windows1252,
    /// ISO-8859-1.
    Iso88591,
}

/// The character between two cells: any ASCII character but letters, digits, quotes and line breaks. In JSON it
/// is a text of this one character.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[cfg_attr(target_family = "wasm", tsify(type = "string"))]
pub struct Delimiter(u8);

impl Delimiter {
    /// ','
    pub const COMMA: Self = Self(b',');
    /// ';'
    pub const SEMICOLON: Self = Self(b';');
    /// The tab character.
    pub const TAB: Self = Self(b'\t');
    /// '|'
    pub const PIPE: Self = Self(b'|');

    /// The delimiter that `text` consists of; `None` if it is not one character that can separate cells.
    pub fn parse(text: &str) -> Option<Self> {
        let [byte] = *text.as_bytes() else { return None };
        let can_separate = byte == b'\t' || byte == b' ' || byte.is_ascii_punctuation();
        (can_separate && byte != b'"').then_some(Self(byte))
    }

    /// The delimiter as a byte.
    pub const fn byte(self) -> u8 {
        self.0
    }
}

impl TryFrom<String> for Delimiter {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::parse(&text).ok_or("a delimiter is one ASCII character that is no letter, digit or quote")
    }
}

impl From<Delimiter> for String {
    fn from(delimiter: Delimiter) -> Self {
        Self::from(char::from(delimiter.byte()))
    }
}

/// The structure of one CSV file, as the [`Sniffer`](super::sniffer::Sniffer) finds it or the user chooses it. With it,
/// the same file always gives the same table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[expect(clippy::struct_excessive_bools, reason = "each is a property of the file, independent of the others")]
pub struct CsvForm {
    /// Character encoding.
    pub encoding: Encoding,
    /// The character between two cells.
    pub delimiter: Delimiter,
    /// Number of byte order marks at the start; some programs write two.
    pub marks: u32,
    /// True if the file is UTF-8 with some invalid bytes, which are read as U+FFFD.
    pub is_damaged: bool,
    /// True if the first line names the delimiter (`sep=;`), as spreadsheet programs write it.
    pub names_delimiter: bool,
    /// True if `\"` is a quote within a quoted cell.
    pub has_backslashes: bool,
    /// True if spaces surround quoted cells (`1, "x"`); they are left out.
    pub has_spaced_quotes: bool,
    /// Number of rows above the header, such as titles. Empty lines do not count.
    pub rows_above: u32,
    /// Number of empty columns at the end, which are left out; a trailing delimiter makes one.
    pub dropped_columns: u32,
    /// False if the first row is data; the headers are then 'Kolom 1', 'Kolom 2' and so on.
    pub has_header: bool,
    /// True if a row of totals at the end is data like the others; otherwise it is left out.
    pub keeps_total: bool,
    /// The number form of columns that fit both forms, if it is known from elsewhere; otherwise the user must choose.
    pub numbers: Option<NumberForm>,
    /// Columns to keep, in this order, as indexes in the file; empty for all.
    pub columns: Vec<u32>,
    /// Headings that a user has given to the kept columns; `None` keeps the heading of the file.
    pub headings: Vec<Option<String>>,
    /// Size of the file in bytes, to reserve memory.
    pub bytes: u32,
}

impl CsvForm {
    /// UTF-8 with commas, a header, and nothing unusual.
    pub const PLAIN: Self = Self {
        encoding: Encoding::Utf8,
        delimiter: Delimiter::COMMA,
        marks: 0,
        is_damaged: false,
        names_delimiter: false,
        has_backslashes: false,
        has_spaced_quotes: false,
        rows_above: 0,
        dropped_columns: 0,
        has_header: true,
        keeps_total: false,
        numbers: None,
        columns: Vec::new(),
        headings: Vec::new(),
        bytes: 0,
    };
}

/// Choices of the user or the caller about the structure of a file. `None` leaves it to detection.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct CsvChoices {
    /// Character encoding.
    pub encoding: Option<Encoding>,
    /// The character between two cells.
    pub delimiter: Option<Delimiter>,
    /// True if `\"` is a quote within a quoted cell.
    pub has_backslashes: Option<bool>,
    /// Number of rows above the header.
    pub rows_above: Option<u32>,
    /// False if there is no header.
    pub has_header: Option<bool>,
    /// True if a row of totals at the end is data.
    pub keeps_total: Option<bool>,
    /// The number form of columns that fit both forms.
    pub numbers: Option<NumberForm>,
    /// Columns to keep, in this order.
    pub columns: Option<Vec<u32>>,
}
