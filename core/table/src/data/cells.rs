//! The cells of a table, laid out as the CSV file they would be written as if none needed quotes: a comma between two cells, CRLF
//! after each row. Exporting a row is then copying it, but for the cells that do.

use memchr::memchr;

use super::row::Row;
use crate::csv::{hides_formula, needs_quotes, push_cell, runs_as_formula};
use crate::row_set::RowSet;

const END_OF_ROW: &str = "\r\n";

#[derive(Debug, Clone)]
pub(super) struct Cells {
    text: String,
    /// Where each cell starts, row by row.
    starts: Vec<u32>,
    columns: usize,
    rows: u32,
    /// The rows that a CSV file has exactly as they lie here.
    plain: RowSet,
    /// The places of all cells that it has otherwise: where commas are decimal these may be most.
    careful: RowSet,
}

impl Cells {
    /// Room for about `bytes` of text in `columns` columns.
    pub(super) fn with_room(columns: usize, bytes: usize) -> Self {
        let text = String::with_capacity(bytes);
        Self { text, starts: Vec::new(), columns, rows: 0, plain: RowSet::new(), careful: RowSet::new() }
    }

    pub(super) fn rows(&self) -> u32 {
        self.rows
    }

    pub(super) fn text_len(&self) -> usize {
        self.text.len()
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

    /// Adds a row, which has as many cells as there are columns.
    pub(super) fn push(&mut self, row: &Row<'_>) {
        debug_assert_eq!(row.len(), self.columns, "a ragged row");
        // In a file that is cut at commas nearly no row has one, and then its cells need not be asked.
        let has_semicolon = memchr(b';', row.text().as_bytes()).is_some();
        let is_quoted = self.append(row) || (self.columns == 1 && row.is_empty());
        if is_quoted || has_semicolon || row.cells().any(runs_as_formula) {
            self.note_careful(row);
        } else {
            self.plain.insert(self.rows);
        }
        self.text.push_str(END_OF_ROW);
        self.rows += 1;
    }

    fn note_careful(&mut self, row: &Row<'_>) {
        let first = self.starts.len() - self.columns;
        let mut needs_none = true;
        for (number, _) in row.cells().enumerate().filter(|(_, cell)| needs_care(cell)) {
            self.careful.insert(offset(first + number));
            needs_none = false;
        }
        // Written bare, a row of one empty cell is an empty line.
        if needs_none && !(self.columns == 1 && row.is_empty()) {
            self.plain.insert(self.rows);
        }
    }

    /// Adds the cells of `row`. True if one of them has to be quoted.
    fn append(&mut self, row: &Row<'_>) -> bool {
        if let Some(text) = row.joined_by_commas() {
            let mut start = self.text.len();
            for cell in row.cells() {
                self.starts.push(offset(start));
                start += cell.len() + 1;
            }
            self.text.push_str(text);
            return false;
        }
        for (number, cell) in row.cells().enumerate() {
            if number > 0 {
                self.text.push(',');
            }
            self.starts.push(offset(self.text.len()));
            self.text.push_str(cell);
        }
        needs_quotes(row.text().as_bytes())
    }

    pub(super) fn cell(&self, row: u32, column: usize) -> &str {
        let place = row as usize * self.columns + column;
        let gap = if column + 1 == self.columns { END_OF_ROW.len() } else { 1 };
        &self.text[self.starts[place] as usize..self.start(place + 1) - gap]
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
            if is_only_quoted(cell.as_bytes()) {
                out.push(b'"');
                out.extend_from_slice(cell.as_bytes());
                out.push(b'"');
            } else {
                push_cell(out, cell);
            }
            copied = start + cell.len();
        }
        out.extend_from_slice(&text[copied..self.row_start(row + 1)]);
    }

    fn row_start(&self, row: u32) -> usize {
        self.start(row as usize * self.columns)
    }

    fn start(&self, place: usize) -> usize {
        self.starts.get(place).map_or(self.text.len(), |&start| start as usize)
    }
}

fn needs_care(cell: &str) -> bool {
    needs_quotes(cell.as_bytes()) || runs_as_formula(cell) || hides_formula(cell)
}

/// Whether a cell that needs care wants nothing but quotes around it, as far as a look at each byte tells: a number with a comma.
fn is_only_quoted(cell: &[u8]) -> bool {
    let begins_well = cell.first().is_some_and(u8::is_ascii_alphanumeric);
    begins_well && !cell.iter().any(|byte| matches!(byte, b'"' | b';'))
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
