//! A CSV file in pieces: as long as one is made, nobody waits for the others.

use serde::Serialize;

/// One piece of a CSV file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CsvPiece {
    /// What to call the whole.
    pub name: String,
    /// UTF-8; the first piece begins with the byte order mark and the headers.
    #[serde(with = "serde_bytes")]
    #[cfg_attr(target_family = "wasm", tsify(type = "Uint8Array"))]
    pub bytes: Vec<u8>,
    /// The number of its first row. 0 where another was asked for: the tickets are no longer those of the pieces before, and the file
    /// begins anew with this one.
    pub first: u32,
    /// How many rows were written so far.
    pub written: u32,
    /// How many there are to be written.
    pub total: u32,
}
