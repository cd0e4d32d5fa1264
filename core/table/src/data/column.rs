//! What a column of a table is called and how its cells are read.

use serde::{Deserialize, Serialize};

use super::number::NumberForm;

/// How the cells of a column are read; what is shown is always the text itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum ColumnKind {
    /// Text, among it codes with leading zeros and numbers too long to be one.
    Text,
    /// Numbers written 1.234,56.
    NumberIndonesian,
    /// Numbers written 1,234.56.
    NumberEnglish,
    /// Calendar days written YYYY-MM-DD, DD/MM/YYYY or DD-MM-YYYY.
    Date,
}

impl ColumnKind {
    /// The form of its numbers, if it holds numbers.
    pub const fn number_form(self) -> Option<NumberForm> {
        match self {
            Self::NumberIndonesian => Some(NumberForm::Indonesian),
            Self::NumberEnglish => Some(NumberForm::English),
            Self::Text | Self::Date => None,
        }
    }
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct Column {
    /// Its header, exactly as read.
    pub header: String,
    /// How its cells are read.
    pub kind: ColumnKind,
}

/// A column as found while a file was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct FoundColumn {
    /// Its header, exactly as read.
    pub header: String,
    /// How its cells are to be read, or what is proposed if that is `ambiguous`.
    pub kind: ColumnKind,
    /// Whether its cells are numbers in both forms, and not the same numbers: somebody has to say which.
    pub ambiguous: bool,
    /// The first few of its cells that hold something; of an ambiguous column, of those that the forms read differently.
    pub samples: Vec<String>,
}
