//! The cells of a table, laid out as the CSV file they would be written as: a comma between two cells, quotes around those that need
//! no more than that, CRLF after each row. Exporting a row is then copying it, but for the few cells that want more care.

use memchr::memchr;

use super::row::Row;
use crate::csv::{hides_formula, needs_quotes, push_cell, runs_as_formula};
use crate::row_set::RowSet;

const END_OF_ROW: &str = "\r\n";

#[derive(Debug, Clone)]
pub(super) struct Cells {
    text: String,
    /// Where each cell starts, row by row, behind its quote if it has one.
    starts: Vec<u32>,
    columns: usize,
    rows: u32,
    /// The places of all cells that lie in quotes here: where commas are decimal these may be most.
    quoted: RowSet,
    /// The rows that a CSV file has exactly as they lie here.
    plain: RowSet,
    /// The places of all cells that it has otherwise.
    careful: RowSet,
}

/// What some cell of a row has in it.
#[derive(Debug, Clone, Copy)]
struct Odd {
    quote: bool,
    semicolon: bool,
}

impl Cells {
    /// Room for about `bytes` of text in `columns` columns.
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

    /// How many quotes there are around cells.
    pub(super) fn quotes(&self) -> usize {
        2 * self.quoted.len() as usize
    }

    /// What so many rows take when they are written, more or less: an eighth more than they take here.
    pub(super) fn usual_len(&self, rows: u32) -> usize {
        let row = self.text.len() / (self.rows as usize).max(1);
        (row + row / 8) * rows as usize
    }

    /// Makes room at once for the cells of so many more rows.
    pub(super) fn reserve_rows(&mut self, rows: usize) {
        self.starts.reserve_exact(rows * self.columns);
    }

    /// Makes room at once for so many more bytes of text.
    pub(super) fn reserve_text(&mut self, bytes: usize) {
        self.text.reserve_exact(bytes);
    }

    /// Adds a row, which has as many cells as there are columns.
    pub(super) fn push(&mut self, row: &Row<'_>) {
        debug_assert_eq!(row.len(), self.columns, "a ragged row");
        // Asked of the whole row, as nearly no cell has one.
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

    /// Adds the cells of a row of which none needs care.
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
        // Written bare, a row of one empty cell is an empty line.
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

    /// Writes `row` as CSV.
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

    /// How many quotes stand before the cell at `place`, and as many after it.
    fn quotes_before(&self, place: usize) -> usize {
        usize::from(self.quoted.contains(offset(place)))
    }

    fn start(&self, place: usize) -> usize {
        self.starts.get(place).map_or(self.text.len(), |&start| start as usize)
    }
}

/// The text is shorter than 4 GB, as the file it came from is (see [`super::csv_problem::MAX_FILE_BYTES`]).
fn offset(bytes: usize) -> u32 {
    u32::try_from(bytes).expect("a table of less than 4 GB")
}

impl PartialEq for Cells {
    /// The layout follows from the cells, and the cells from the text and where they start.
    fn eq(&self, other: &Self) -> bool {
        self.columns == other.columns && self.text == other.text && self.starts == other.starts
    }
}
