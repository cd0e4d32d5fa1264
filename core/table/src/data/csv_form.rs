//! Encoding and delimiter of a CSV file.

use serde::{Deserialize, Serialize};

/// Character encoding of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum Encoding {
    /// UTF-8.
    Utf8,
    /// Windows-1252, the default of spreadsheet programs in Indonesia.
    Windows1252,
}

/// The character between two cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum Delimiter {
    /// ','
    Comma,
    /// ';'
    Semicolon,
    /// The tab character.
    Tab,
}

impl Delimiter {
    /// The delimiter as a byte.
    pub const fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
        }
    }
}

/// The form of one CSV file, as found by the [`Sniffer`](super::sniffer::Sniffer).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct CsvForm {
    /// Character encoding.
    pub encoding: Encoding,
    /// The character between two cells.
    pub delimiter: Delimiter,
    /// True if the file begins with a byte order mark.
    pub has_mark: bool,
    /// Number of further byte order marks; some programs add a second one.
    pub more_marks: u32,
    /// True if the file is UTF-8 with some invalid bytes, which are read as U+FFFD.
    pub is_damaged: bool,
    /// True if the first line names the delimiter (`sep=;`), as spreadsheet programs write it.
    pub names_delimiter: bool,
    /// Size of the file in bytes, to reserve memory.
    pub bytes: u32,
}
