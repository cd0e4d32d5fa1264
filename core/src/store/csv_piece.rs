//! CSV files in pieces, so that the page stays responsive between the pieces.

use serde::Serialize;

/// One piece of a CSV file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CsvPiece {
    /// Name of the file.
    pub name: String,
    /// UTF-8 text. The first piece starts with the byte order mark and the headings.
    #[serde(with = "serde_bytes")]
    #[cfg_attr(target_family = "wasm", tsify(type = "Uint8Array"))]
    pub bytes: Vec<u8>,
    /// Index of the first row of this piece. If it is 0 instead of the requested index, the tickets have changed and
    /// the file starts again.
    pub first: u32,
    /// Number of rows written so far.
    pub written: u32,
    /// Number of all rows in the file.
    pub total: u32,
}
