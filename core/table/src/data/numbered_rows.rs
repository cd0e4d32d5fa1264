//! Rows of a table with their numbers, for files that lead back to the table.

use super::data_table::DataTable;
use super::selection::Selection;
use crate::csv::CsvWriter;
use crate::decimal::Decimal;
use crate::fold::fold;
use crate::sheet::{SheetCells, SheetColumn, SheetKind};

/// Heading of the numbers.
const HEADING: &str = "Baris";

/// Heading of the numbers beside a column with that heading.
const OTHER_HEADING: &str = "Nomor baris";

impl DataTable {
    fn number_heading(&self) -> &'static str {
        let is_taken = self.columns().iter().any(|column| fold(&column.header) == fold(HEADING));
        if is_taken { OTHER_HEADING } else { HEADING }
    }

    /// Writes the beginning of a CSV file whose rows begin with their numbers.
    pub fn write_numbered_header(&self, out: &mut Vec<u8>) {
        let headers = self.columns().iter().map(|column| column.header.as_str());
        out.extend_from_slice(
            CsvWriter::new(std::iter::once(self.number_heading()).chain(headers)).finish().as_bytes(),
        );
    }

    /// Writes up to `count` rows of `selection` from position `first` on as CSV, each after its number from 1.
    pub fn write_numbered_rows(&self, selection: &Selection, first: u32, count: u32, out: &mut Vec<u8>) {
        for row in selection.rows(first, count) {
            out.extend_from_slice(format!("{},", row + 1).as_bytes());
            self.write_row(row, out);
        }
    }

    /// The columns as columns of a sheet, after that of the numbers.
    pub fn numbered_sheet_columns(&self) -> Vec<SheetColumn> {
        let numbers = SheetColumn::new(self.number_heading(), SheetKind::Number);
        std::iter::once(numbers).chain(self.sheet_columns()).collect()
    }

    /// Adds up to `count` rows of `selection` from position `first` on, each after its number from 1.
    pub fn write_numbered_sheet(&self, selection: &Selection, first: u32, count: u32, cells: &mut SheetCells) {
        for row in selection.rows(first, count) {
            cells.push_number(Decimal { units: i128::from(row) + 1, decimals: 0 }, String::new);
            self.write_sheet_row(row, cells);
        }
    }
}
