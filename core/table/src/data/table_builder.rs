//! Builds a table row by row. Each row is indexed and narrows the column kinds at once, so that finishing is quick.

use super::cells::Cells;
use super::column::{Column, FoundColumn};
use super::csv_form::Delimiter;
use super::data_table::DataTable;
use super::evidence::Evidence;
use super::lines::Lines;
use super::number::NumberForm;
use super::row::Row;
use crate::room;
use crate::text_index::TextIndex;

/// After this many rows the average row length is reliable.
const ROWS_TO_JUDGE_BY: u32 = 1_000;

#[derive(Debug)]
pub(super) struct TableBuilder {
    headers: Vec<String>,
    evidence: Vec<Evidence>,
    cells: Cells,
    lines: Lines,
    index: TextIndex,
    room: usize,
    /// True if cells with a comma have no quotes in the file but need them in [`Cells`].
    has_bare_commas: bool,
    has_given_up: bool,
}

impl TableBuilder {
    pub(super) fn new(headers: Vec<String>, room: usize, delimiter: Delimiter, numbers: Option<NumberForm>) -> Self {
        let columns = headers.len();
        let evidence = vec![Evidence::new(numbers); columns];
        let cells = Cells::with_room(columns, room);
        // Reserves memory for the index: folded text and search structures.
        room::make(room + room / 2);
        let has_bare_commas = delimiter != Delimiter::COMMA;
        Self {
            headers,
            evidence,
            cells,
            lines: Lines::default(),
            index: TextIndex::new(columns),
            room,
            has_bare_commas,
            has_given_up: false,
        }
    }

    pub(super) fn columns(&self) -> usize {
        self.headers.len()
    }

    pub(super) fn push(&mut self, row: &Row<'_>) {
        for (evidence, cell) in self.evidence.iter_mut().zip(row.cells()) {
            evidence.see(cell);
        }
        if self.has_given_up {
            return;
        }
        if self.cells.rows() == ROWS_TO_JUDGE_BY {
            self.make_room();
        }
        self.lines.push(self.cells.rows(), row.line());
        row.show(&mut self.index.begin(self.cells.rows()));
        self.cells.push(row);
    }

    fn make_room(&mut self) {
        let here = self.cells.text_len();
        let in_file = if self.has_bare_commas { here - self.cells.quotes() } else { here };
        let usual = |bytes: usize| (bytes / ROWS_TO_JUDGE_BY as usize).max(1);
        let rows = self.room / usual(in_file);
        let left = rows + rows / 16;
        self.cells.reserve_rows(left);
        if self.has_bare_commas {
            self.cells.reserve_text(left * usual(here));
        }
    }

    /// Drops all rows: after a problem only the kinds of the columns matter.
    pub(super) fn give_up(&mut self) {
        if !self.has_given_up {
            self.has_given_up = true;
            self.cells = Cells::with_room(self.columns(), 0);
            self.index = TextIndex::new(self.columns());
        }
    }

    pub(super) fn finish(self) -> (DataTable, Vec<FoundColumn>) {
        let (found, tallies): (Vec<_>, Vec<_>) =
            self.headers.into_iter().zip(self.evidence).map(|(header, evidence)| evidence.finish(header)).unzip();
        let columns = found.iter().map(|column| Column::new(&column.header, column.kind));
        (DataTable::new(columns.collect(), tallies, self.cells, self.lines, self.index), found)
    }
}
