//! Rows of a table with their types, for Excel.

use super::column::{Column, Meaning};
use super::data_table::DataTable;
use super::selection::Selection;
use super::typed_cell::TypedCell;
use crate::sheet::{SheetCells, SheetColumn, SheetKind};

impl DataTable {
    /// The columns as columns of a sheet.
    pub fn sheet_columns(&self) -> Vec<SheetColumn> {
        let column = |(number, column): (u32, &Column)| {
            SheetColumn::new(&column.header, SheetKind::of(column.kind)).with_decimals(self.decimals(number))
        };
        (0..).zip(self.columns()).map(column).collect()
    }

    /// Adds up to `count` rows of `selection` from position `first` on. A cell that does not fit its column is added as
    /// text.
    pub fn write_sheet(&self, selection: &Selection, first: u32, count: u32, cells: &mut SheetCells) {
        for row in selection.rows(first, count) {
            self.write_sheet_row(row, cells);
        }
    }

    /// Adds the cells of a row.
    pub(super) fn write_sheet_row(&self, row: u32, cells: &mut SheetCells) {
        for (number, column) in (0..).zip(self.columns()) {
            self.write_cell(row, number, column.kind.meaning(), cells);
        }
    }

    fn write_cell(&self, row: u32, column: u32, meaning: Meaning, cells: &mut SheetCells) {
        let value = self.typed_cell(row, column, meaning);
        match value {
            TypedCell::Text(text) => cells.push_text(text),
            TypedCell::Number(number) => cells.push_number(number, || self.shown(row, column).into_owned()),
            TypedCell::Day(_) | TypedCell::Moment(_) => cells.push_moment(&value.to_string()),
            TypedCell::Period(_) => cells.push_text(&value.to_string()),
        }
    }
}
