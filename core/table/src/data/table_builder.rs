//! A table in the making: everything it will need grows with its rows.

use super::cells::Cells;
use super::column::{Column, FoundColumn};
use super::data_table::DataTable;
use super::evidence::Evidence;
use super::row::Row;
use crate::text_index::TextIndex;

/// After so many rows it is clear how long a row is.
const ROWS_TO_JUDGE_BY: u32 = 1_000;

#[derive(Debug)]
pub(super) struct TableBuilder {
    headers: Vec<String>,
    evidence: Vec<Evidence>,
    /// `None` as soon as it is known that there will be no table.
    stored: Option<(Cells, TextIndex)>,
    room: usize,
}

impl TableBuilder {
    /// A table with `headers` and about `room` bytes of text.
    pub(super) fn new(headers: Vec<String>, room: usize) -> Self {
        let columns = headers.len();
        let mut index = TextIndex::new(columns);
        index.reserve(0, room);
        let evidence = vec![Evidence::new(); columns];
        Self { headers, evidence, stored: Some((Cells::with_room(columns, room), index)), room }
    }

    pub(super) fn columns(&self) -> usize {
        self.headers.len()
    }

    /// Adds a row, which has as many cells as there are columns.
    pub(super) fn push(&mut self, row: &Row<'_>) {
        for (evidence, cell) in self.evidence.iter_mut().zip(row.cells()) {
            evidence.see(cell);
        }
        let Some((cells, index)) = &mut self.stored else {
            return;
        };
        if cells.rows() == ROWS_TO_JUDGE_BY {
            let rows = self.room / (cells.text_len() / ROWS_TO_JUDGE_BY as usize);
            let left = rows + rows / 16;
            cells.reserve_rows(left);
            index.reserve(left, 0);
        }
        index.set_each(cells.rows(), row.cells());
        cells.push(row);
    }

    /// Lets go of all text: only the columns will be asked for.
    pub(super) fn give_up(&mut self) {
        self.stored = None;
    }

    pub(super) fn finish(self) -> (Option<DataTable>, Vec<FoundColumn>) {
        let (found, tallies): (Vec<_>, Vec<_>) =
            self.headers.into_iter().zip(self.evidence).map(|(header, evidence)| evidence.finish(header)).unzip();
        let table = self.stored.map(|(cells, index)| {
            let columns = found.iter().map(|column| Column { header: column.header.clone(), kind: column.kind });
            DataTable::new(columns.collect(), tallies, cells, index)
        });
        (table, found)
    }
}
