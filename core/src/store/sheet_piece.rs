//! Rows for an Excel file in pieces, so that the page stays responsive between the pieces.

use serde::Serialize;

use crate::table::sheet::SheetColumn;

/// One piece of the rows of an Excel file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SheetPiece {
    /// Name of the file.
    pub name: String,
    /// Name of the sheet.
    pub sheet: String,
    /// Columns of the sheet.
    pub columns: Vec<SheetColumn>,
    /// The cells (see [`crate::table::sheet::SheetCells`]).
    pub cells: String,
    /// Index of the first row of this piece; see [`super::csv_piece::CsvPiece::first`].
    pub first: u32,
    /// Number of rows written so far.
    pub written: u32,
    /// Number of all rows in the file.
    pub total: u32,
}
