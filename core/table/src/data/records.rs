//! Splits chunks of a CSV file into rows; a chunk may end anywhere.
//!
//! Most rows are complete within their chunk. A row without quotes is split at its delimiters, and [`QuotedRow`] splits
//! most others. Only the rest goes through `csv-core`, which remembers its position between chunks.

use csv_core::{ReadRecordResult, Reader, ReaderBuilder};
use memchr::{memchr_iter, memchr3};

use super::csv_form::Delimiter;
use super::csv_problem::{CsvProblem, MAX_CELL_BYTES, MAX_COLUMNS};
use super::quoted_row::QuotedRow;
use super::row::{Row, line_breaks, number};

/// Columns beyond this number are not counted.
const MOST_COUNTED_COLUMNS: usize = 16_384;

const MAX_CELL_LEN: usize = MAX_CELL_BYTES as usize;

pub(super) enum Step<'a> {
    Row(Row<'a>),
    /// The chunk is used up.
    NeedMore,
    Stop(CsvProblem),
}

#[derive(Debug)]
pub(super) struct Records {
    delimiter: Delimiter,
    quoted: QuotedRow,
    csv: Reader,
    output: Vec<u8>,
    output_len: usize,
    ends: Vec<usize>,
    ends_len: usize,
    is_inside_row: bool,
    row_line: u32,
    line: u32,
    is_after_cr: bool,
}

impl Records {
    pub(super) fn new(delimiter: Delimiter) -> Self {
        let mut csv = ReaderBuilder::new().delimiter(delimiter.byte()).build();
        // Feeds an empty line, because a new parser would skip a second byte order mark, which is text.
        csv.read_record(b"\n", &mut [0], &mut [0]);
        Self {
            delimiter,
            quoted: QuotedRow::default(),
            csv,
            output: vec![0; 4096],
            output_len: 0,
            ends: vec![0; 64],
            ends_len: 0,
            is_inside_row: false,
            row_line: 1,
            line: 1,
            is_after_cr: false,
        }
    }

    /// Returns the next row and advances `input` past it.
    pub(super) fn next<'row, 'chunk: 'row>(&'row mut self, input: &mut &'chunk [u8]) -> Step<'row> {
        if !self.is_inside_row {
            let breaks = input.iter().take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
            self.count_lines(&input[..breaks]);
            *input = &input[breaks..];
            if input.is_empty() {
                return Step::NeedMore;
            }
            self.row_line = self.line;
            (self.output_len, self.ends_len) = (0, 0);
            if let Some(text) = unquoted_row(input) {
                *input = &input[text.len()..];
                return self.split(text);
            }
            if let Some(length) = self.quoted.split(input, self.delimiter.byte()) {
                self.count_lines(&input[..length]);
                *input = &input[length..];
                return self.quoted_row();
            }
        }
        self.parse(input)
    }

    /// Returns the last row, if the file does not end with a line break.
    pub(super) fn finish(&mut self) -> Step<'_> {
        if !self.is_inside_row {
            return Step::NeedMore;
        }
        // A line break ends any row, unless a quote is open.
        match self.parse(&mut &b"\n"[..]) {
            Step::NeedMore => Step::Stop(CsvProblem::UnclosedQuote { line: self.line_of_cell(self.ends_len) }),
            Step::Row(_) => self.row(),
            Step::Stop(problem) => Step::Stop(problem),
        }
    }

    fn split<'a>(&'a mut self, text: &'a [u8]) -> Step<'a> {
        self.is_after_cr = false;
        self.ends.clear();
        self.ends.extend(memchr_iter(self.delimiter.byte(), text).take(MOST_COUNTED_COLUMNS));
        self.ends.push(text.len());
        self.ends_len = self.ends.len();
        if self.ends_len > MOST_COUNTED_COLUMNS {
            return Step::Stop(self.too_many_columns());
        }
        let line = self.row_line;
        checked(Row::split(text, &self.ends, self.delimiter, line), line)
    }

    fn quoted_row(&self) -> Step<'_> {
        if self.quoted.ends().len() > MOST_COUNTED_COLUMNS {
            return Step::Stop(self.too_many_columns());
        }
        let line = self.row_line;
        checked(Row::joined(self.quoted.text(), self.quoted.ends(), line), line)
    }

    fn parse(&mut self, input: &mut &[u8]) -> Step<'_> {
        while !input.is_empty() {
            let (output, ends) = (&mut self.output[self.output_len..], &mut self.ends[self.ends_len..]);
            let (result, used, written, ended) = self.csv.read_record(input, output, ends);
            self.count_lines(&input[..used]);
            *input = &input[used..];
            self.output_len += written;
            self.ends_len += ended;
            self.is_inside_row = result != ReadRecordResult::Record;
            match result {
                ReadRecordResult::Record => return self.row(),
                ReadRecordResult::OutputFull => self.output.resize(self.output.len() * 2, 0),
                ReadRecordResult::OutputEndsFull if self.ends.len() >= MOST_COUNTED_COLUMNS => {
                    return Step::Stop(self.too_many_columns());
                }
                ReadRecordResult::OutputEndsFull => self.ends.resize(self.ends.len() * 2, 0),
                ReadRecordResult::InputEmpty | ReadRecordResult::End => {}
            }
            let cell_start = self.ends[..self.ends_len].last().copied().unwrap_or(0);
            if self.output_len - cell_start > MAX_CELL_LEN {
                let line = self.line_of_cell(self.ends_len);
                return Step::Stop(CsvProblem::CellTooLong {
                    line,
                    column: number(self.ends_len),
                    max: MAX_CELL_BYTES,
                });
            }
        }
        Step::NeedMore
    }

    fn row(&self) -> Step<'_> {
        let line = self.row_line;
        checked(Row::parsed(&self.output[..self.output_len], &self.ends[..self.ends_len], line), line)
    }

    fn too_many_columns(&self) -> CsvProblem {
        CsvProblem::TooManyColumns { line: self.row_line, found: number(MOST_COUNTED_COLUMNS - 1), max: MAX_COLUMNS }
    }

    /// Line on which a cell of the current row begins; only quoted cells span lines.
    fn line_of_cell(&self, cell: usize) -> u32 {
        let before = cell.checked_sub(1).map_or(0, |earlier| self.ends[earlier]);
        self.row_line + line_breaks(&self.output[..before])
    }

    fn count_lines(&mut self, used: &[u8]) {
        let Some(&last) = used.last() else {
            return;
        };
        self.line += line_breaks(used);
        if self.is_after_cr && used.first() == Some(&b'\n') {
            self.line -= 1;
        }
        self.is_after_cr = last == b'\r';
    }
}

/// The bytes up to the next line break, if a line break comes before any quote.
fn unquoted_row(input: &[u8]) -> Option<&[u8]> {
    let end = memchr3(b'\n', b'\r', b'"', input)?;
    (input[end] != b'"').then(|| &input[..end])
}

/// The row, or a problem if it is no text or has an overlong cell.
fn checked(row: Option<Row<'_>>, line: u32) -> Step<'_> {
    let Some(row) = row else { return Step::Stop(CsvProblem::NotText { line }) };
    match row.overlong_cell(MAX_CELL_LEN) {
        None => Step::Row(row),
        Some(cell) => {
            let (line, column) = row.place(cell);
            Step::Stop(CsvProblem::CellTooLong { line, column, max: MAX_CELL_BYTES })
        }
    }
}
