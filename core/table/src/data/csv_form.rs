//! How a CSV file is written.

use serde::{Deserialize, Serialize};

/// How the bytes of a file stand for characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum Encoding {
    /// UTF-8.
    Utf8,
    /// Windows-1252, what a spreadsheet in this country writes when not told otherwise.
    Windows1252,
}

/// What stands between two cells.
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
    /// The byte it is in a file.
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
    /// How its bytes stand for characters.
    pub encoding: Encoding,
    /// What stands between two cells.
    pub delimiter: Delimiter,
    /// Whether it begins with a byte order mark.
    pub has_mark: bool,
    /// How many further marks follow the first one: programs that add one to a file that has one already.
    pub more_marks: u32,
    /// Whether it is in UTF-8 but for some bytes, which are read as U+FFFD.
    pub is_damaged: bool,
    /// Whether its first line names the delimiter, `sep=;`, as spreadsheet programs write it for each other.
    pub names_delimiter: bool,
    /// How many bytes it has, for the memory to be reserved.
    pub bytes: u32,
}
