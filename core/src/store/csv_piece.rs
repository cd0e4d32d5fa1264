//! CSV files in pieces, so that the page can work between them.

use serde::Serialize;

/// One piece of a CSV file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CsvPiece {
    /// Name of the file.
    pub name: String,
    /// UTF-8; the first piece begins with the byte order mark and the headers.
    #[serde(with = "serde_bytes")]
    #[cfg_attr(target_family = "wasm", tsify(type = "Uint8Array"))]
    pub bytes: Vec<u8>,
    /// Number of its first row. 0 instead of the requested number means that the tickets have changed: the file starts
    /// again with this piece.
    pub first: u32,
    /// Number of rows written so far.
    pub written: u32,
    /// Number of all rows.
    pub total: u32,
}
