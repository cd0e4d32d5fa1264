//! The cells of a table, stored in the layout of the exported CSV: a comma between cells, quotes where needed, CRLF
//! after each row. Most rows are exported by copying; only a few cells must be written differently.

use memchr::memchr;

use super::row::Row;
use crate::csv::{hides_formula, needs_quotes, push_cell, runs_as_formula};
use crate::row_set::RowSet;

const END_OF_ROW: &str = "\r\n";

#[derive(Debug, Clone)]
pub(super) struct Cells {
    text: String,
    /// Start of each cell, row by row, behind its opening quote if it has one.
    starts: Vec<u32>,
    columns: usize,
    rows: u32,
    /// Indexes of the cells that have quotes in `text`; with decimal commas these may be most cells.
    quoted: RowSet,
    /// The rows that can be copied to a CSV file without changes.
    plain: RowSet,
    /// Indexes of the cells that a CSV file must write differently.
    careful: RowSet,
}

#[derive(Debug, Clone, Copy)]
struct Odd {
    quote: bool,
    semicolon: bool,
}

impl Cells {
    pub(super) fn with_room(columns: usize, bytes: usize) -> Self {
        let text = String::with_capacity(bytes);
        let [quoted, plain, careful] = [const { RowSet::new() }; 3];
        Self { text, starts: Vec::new(), columns, rows: 0, quoted, plain, careful }
    }

    pub(super) fn rows(&self) -> u32 {
        self.rows
    }

    pub(super) fn text_len(&self) -> usize {
        self.text.len()
    }

    pub(super) fn quotes(&self) -> usize {
        2 * self.quoted.len() as usize
    }

    /// Estimated size of `rows` exported rows in bytes: their share of the text, plus an eighth.
    pub(super) fn usual_len(&self, rows: u32) -> usize {
        let row = self.text.len() / (self.rows as usize).max(1);
        (row + row / 8) * rows as usize
    }

    pub(super) fn reserve_rows(&mut self, rows: usize) {
        self.starts.reserve_exact(rows * self.columns);
    }

    pub(super) fn reserve_text(&mut self, bytes: usize) {
        self.text.reserve_exact(bytes);
    }

    pub(super) fn push(&mut self, row: &Row<'_>) {
        debug_assert_eq!(row.len(), self.columns, "a row has the wrong number of cells");
        // Tests the whole row at once, because most rows have neither quote nor semicolon.
        let has = |byte| memchr(byte, row.text().as_bytes()).is_some();
        let odd = Odd { quote: has(b'"'), semicolon: has(b';') };
        let is_bare = row.needs_no_quotes() && !odd.semicolon && !row.cells().any(runs_as_formula);
        if is_bare {
            self.append(row);
        } else {
            self.append_with_care(row, odd);
        }
        self.text.push_str(END_OF_ROW);
        self.rows += 1;
    }

    fn append(&mut self, row: &Row<'_>) {
        if let Some(text) = row.joined_by_commas() {
            let mut start = self.text.len();
            for cell in row.cells() {
                self.starts.push(offset(start));
                start += cell.len() + 1;
            }
            self.text.push_str(text);
        } else {
            for (number, cell) in row.cells().enumerate() {
                self.begin_cell(number);
                self.starts.push(offset(self.text.len()));
                self.text.push_str(cell);
            }
        }
        // Without quotes, a row of one empty cell would be an empty line.
        if !(self.columns == 1 && row.is_empty()) {
            self.plain.insert(self.rows);
        }
    }

    fn append_with_care(&mut self, row: &Row<'_>, odd: Odd) {
        let mut is_plain = true;
        for (number, cell) in row.cells().enumerate() {
            self.begin_cell(number);
            let place = offset(self.starts.len());
            if runs_as_formula(cell)
                || (odd.semicolon && hides_formula(cell))
                || (odd.quote && memchr(b'"', cell.as_bytes()).is_some())
            {
                self.careful.insert(place);
                is_plain = false;
            } else if needs_quotes(cell.as_bytes()) {
                self.quoted.insert(place);
                self.text.push('"');
                self.starts.push(offset(self.text.len()));
                self.text.push_str(cell);
                self.text.push('"');
                continue;
            }
            self.starts.push(offset(self.text.len()));
            self.text.push_str(cell);
        }
        if is_plain {
            self.plain.insert(self.rows);
        }
    }

    fn begin_cell(&mut self, number: usize) {
        if number > 0 {
            self.text.push(',');
        }
    }

    pub(super) fn cell(&self, row: u32, column: usize) -> &str {
        let place = row as usize * self.columns + column;
        let gap = if column + 1 == self.columns { END_OF_ROW.len() } else { 1 };
        let end = self.start(place + 1) - self.quotes_before(place + 1) - gap - self.quotes_before(place);
        &self.text[self.starts[place] as usize..end]
    }

    pub(super) fn write(&self, row: u32, out: &mut Vec<u8>) {
        if self.plain.contains(row) {
            out.extend_from_slice(&self.text.as_bytes()[self.row_start(row)..self.row_start(row + 1)]);
            return;
        }
        let text = self.text.as_bytes();
        let (mut copied, end) = (self.row_start(row), self.row_start(row + 1) - END_OF_ROW.len());
        if copied == end {
            out.extend_from_slice(b"\"\"");
        }
        let first = row as usize * self.columns;
        for column in (0..self.columns).filter(|column| self.careful.contains(offset(first + column))) {
            let cell = self.cell(row, column);
            let start = self.start(first + column);
            out.extend_from_slice(&text[copied..start]);
            push_cell(out, cell);
            copied = start + cell.len();
        }
        out.extend_from_slice(&text[copied..self.row_start(row + 1)]);
    }

    fn row_start(&self, row: u32) -> usize {
        let first = row as usize * self.columns;
        self.start(first) - self.quotes_before(first)
    }

    /// Number of quotes before the cell (0 or 1); the same number follows it.
    fn quotes_before(&self, place: usize) -> usize {
        usize::from(self.quoted.contains(offset(place)))
    }

    fn start(&self, place: usize) -> usize {
        self.starts.get(place).map_or(self.text.len(), |&start| start as usize)
    }
}

/// An offset fits, because a file has at most [`super::csv_problem::MAX_FILE_BYTES`].
fn offset(bytes: usize) -> u32 {
    u32::try_from(bytes).expect("the text of a table is shorter than 4 GB")
}

impl PartialEq for Cells {
    /// Text and starts determine the cells, and the cells determine all other fields.
    fn eq(&self, other: &Self) -> bool {
        self.columns == other.columns && self.text == other.text && self.starts == other.starts
    }
}
