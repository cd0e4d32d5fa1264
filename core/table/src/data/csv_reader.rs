//! Reads a CSV file of a known form into a table, chunk by chunk.

use super::column::FoundColumn;
use super::csv_form::{CsvForm, Delimiter};
use super::csv_problem::{CsvProblem, MAX_FILE_BYTES, MAX_ROWS, Problems};
use super::data_table::DataTable;
use super::decoder::Decoder;
use super::headers;
use super::records::{Records, Step};
use super::row::Row;
use super::table_builder::TableBuilder;
use crate::saturated;

const FIRST_ROWS: usize = 20;
const FIRST_ROWS_CELL_CHARS: usize = 200;
const MAX_REPLACED_LINES: usize = 100;

/// A file that is being read.
#[derive(Debug)]
pub struct CsvReader {
    decoder: Decoder,
    records: Records,
    content: Content,
    bytes_left: u32,
}

/// The result of reading a file.
#[derive(Debug)]
pub struct Parsed {
    /// The table, if the file has no problem.
    pub table: Option<DataTable>,
    /// The columns that were found before reading stopped.
    pub columns: Vec<FoundColumn>,
    /// Up to twenty well-formed rows for the preview, long cells cut short. They exist even if there is no table.
    pub first_rows: Vec<Vec<String>>,
    /// Up to a hundred problems, in the order in which they were found.
    pub problems: Vec<CsvProblem>,
    /// Number of all problems.
    pub problem_count: u32,
    /// Number of rows without the header.
    pub rows: u32,
    /// Number of blank rows, which were left out.
    pub blank_rows: u32,
    /// Lines of up to a hundred rows in which invalid bytes were replaced.
    pub replaced_lines: Vec<u32>,
}

impl CsvReader {
    /// A reader for a file in this `form`.
    pub fn new(form: CsvForm) -> Self {
        let content = Content {
            builder: None,
            first_rows: Vec::new(),
            problems: Problems::default(),
            rows: 0,
            blank_rows: 0,
            is_damaged: form.is_damaged,
            replaced_lines: Vec::new(),
            most_rows: MAX_ROWS,
            is_stopped: false,
            skips_row: form.names_delimiter,
            room: form.bytes.min(MAX_FILE_BYTES) as usize,
            delimiter: form.delimiter,
        };
        let records = Records::new(form.delimiter);
        Self { decoder: Decoder::new(form), records, content, bytes_left: MAX_FILE_BYTES }
    }

    /// Reads the next chunk, which may end anywhere.
    pub fn feed(&mut self, bytes: &[u8]) {
        if self.content.is_stopped {
            return;
        }
        match u32::try_from(bytes.len()).ok().and_then(|len| self.bytes_left.checked_sub(len)) {
            Some(left) => self.bytes_left = left,
            None => self.content.stop(CsvProblem::FileTooLarge { max: MAX_FILE_BYTES }),
        }
        let mut rest = self.decoder.decode(bytes);
        take_rows(&mut self.records, &mut self.content, &mut rest);
    }

    /// Number of rows read so far, without the header.
    pub fn rows(&self) -> u32 {
        self.content.rows
    }

    /// True if the reader ignores the rest of the file.
    pub fn is_stopped(&self) -> bool {
        self.content.is_stopped
    }

    /// Ends the file and returns the result.
    pub fn finish(mut self) -> Parsed {
        let mut rest = self.decoder.finish();
        take_rows(&mut self.records, &mut self.content, &mut rest);
        if !self.content.is_stopped {
            match self.records.finish() {
                Step::Row(row) => self.content.take(&row),
                Step::Stop(problem) => self.content.stop(problem),
                Step::NeedMore => {}
            }
        }
        self.content.finish()
    }
}

fn take_rows(records: &mut Records, content: &mut Content, rest: &mut &[u8]) {
    while !content.is_stopped {
        match records.next(rest) {
            Step::Row(row) => content.take(&row),
            Step::Stop(problem) => content.stop(problem),
            Step::NeedMore => return,
        }
    }
}

#[derive(Debug)]
struct Content {
    /// Set once the headers are read.
    builder: Option<TableBuilder>,
    first_rows: Vec<Vec<String>>,
    problems: Problems,
    rows: u32,
    blank_rows: u32,
    is_damaged: bool,
    replaced_lines: Vec<u32>,
    most_rows: u32,
    is_stopped: bool,
    /// True if the next row is the `sep=` line.
    skips_row: bool,
    room: usize,
    delimiter: Delimiter,
}

impl Content {
    fn take(&mut self, row: &Row<'_>) {
        if std::mem::take(&mut self.skips_row) {
            return;
        }
        let Some(builder) = &self.builder else {
            self.take_headers(row);
            return;
        };
        let expected = builder.columns();
        if row.is_blank(expected) {
            self.blank_rows = self.blank_rows.saturating_add(1);
            return;
        }
        if self.rows == self.most_rows {
            self.stop(CsvProblem::TooManyRows { line: row.line(), max: self.most_rows });
            return;
        }
        self.rows += 1;
        self.note_replaced(row);
        if row.len() != expected {
            let (found, expected) = (saturated(row.len()), saturated(expected));
            self.report(CsvProblem::RaggedRow { line: row.line(), found, expected });
        }
        self.look_for_nul(row);
        if let Some(builder) = self.builder.as_mut().filter(|_| row.len() == expected) {
            builder.push(row);
            if self.first_rows.len() < FIRST_ROWS {
                let cut = |cell: &str| cell.chars().take(FIRST_ROWS_CELL_CHARS).collect();
                self.first_rows.push(row.cells().map(cut).collect());
            }
        }
    }

    fn take_headers(&mut self, row: &Row<'_>) {
        if let Some(problem) = headers::too_many(row) {
            self.stop(problem);
            return;
        }
        let mut builder = TableBuilder::new(row.cells().map(str::to_owned).collect(), self.room, self.delimiter);
        headers::check(row, &mut self.problems);
        if self.problems.count() > 0 {
            builder.give_up();
        }
        self.builder = Some(builder);
        self.note_replaced(row);
        self.look_for_nul(row);
    }

    fn note_replaced(&mut self, row: &Row<'_>) {
        if self.is_damaged && self.replaced_lines.len() < MAX_REPLACED_LINES {
            self.replaced_lines.extend(row.replaced());
        }
    }

    fn look_for_nul(&mut self, row: &Row<'_>) {
        if let Some((line, column)) = row.nul() {
            self.report(CsvProblem::Nul { line, column });
        }
    }

    fn report(&mut self, problem: CsvProblem) {
        self.problems.push(problem);
        if let Some(builder) = &mut self.builder {
            builder.give_up();
        }
    }

    fn stop(&mut self, problem: CsvProblem) {
        self.report(problem);
        self.is_stopped = true;
    }

    fn finish(mut self) -> Parsed {
        if self.builder.is_none() && !self.is_stopped {
            self.report(CsvProblem::EmptyFile);
        } else if self.rows == 0 && self.problems.count() == 0 {
            self.report(CsvProblem::NoRows);
        }
        let (table, columns) = self.builder.map(TableBuilder::finish).unzip();
        Parsed {
            table: table.filter(|_| self.problems.count() == 0),
            columns: columns.unwrap_or_default(),
            first_rows: self.first_rows,
            problem_count: self.problems.count(),
            problems: self.problems.into_kept(),
            rows: self.rows,
            blank_rows: self.blank_rows,
            replaced_lines: self.replaced_lines,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CsvReader, MAX_FILE_BYTES, Parsed};
    use crate::data::csv_form::{CsvForm, Delimiter, Encoding};
    use crate::data::csv_problem::CsvProblem;

    /// Parses `file` with limits of three rows and sixteen bytes.
    fn parse(file: &str) -> Parsed {
        let (encoding, delimiter) = (Encoding::Utf8, Delimiter::Comma);
        let mut reader = CsvReader::new(CsvForm {
            encoding,
            delimiter,
            has_mark: false,
            more_marks: 0,
            is_damaged: false,
            names_delimiter: false,
            bytes: 0,
        });
        reader.content.most_rows = 3;
        reader.bytes_left = 16;
        for chunk in file.as_bytes().chunks(2) {
            reader.feed(chunk);
        }
        reader.finish()
    }

    #[test]
    fn a_row_past_the_limit_stops_reading() {
        assert_eq!(parse("a\n1\n2\n3\n\n").table.map(|table| table.row_count()), Some(3));
        let parsed = parse("a\n1\n2\n3\n4\n5\n");
        assert_eq!((parsed.problems, parsed.rows), (vec![CsvProblem::TooManyRows { line: 5, max: 3 }], 3));
    }

    #[test]
    fn a_byte_past_the_limit_stops_reading() {
        let too_large = CsvProblem::FileTooLarge { max: MAX_FILE_BYTES };
        assert!(!parse("a,b\n1234,6789,\n").problems.contains(&too_large));
        assert_eq!(parse("a\n123456789012345\n").problems, [too_large]);
        assert_eq!(parse(&"x".repeat(1_000)).problem_count, 1);
    }
}
