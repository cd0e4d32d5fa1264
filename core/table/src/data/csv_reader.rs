//! Reads a CSV file of a known form into a table, chunk by chunk.

use serde::{Deserialize, Serialize};

use super::column::FoundColumn;
use super::content::Content;
use super::csv_form::CsvForm;
use super::csv_problem::{CsvProblem, MAX_FILE_BYTES};
use super::data_table::DataTable;
use super::decoder::Decoder;
use super::headers::RenamedHeader;
use super::records::{Records, Step};

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
    /// Headings that differ from those in the file.
    pub renamed: Vec<RenamedHeader>,
    /// Rows above the header.
    pub above: Vec<AsideRow>,
    /// Rows of totals at the end, which were left out.
    pub totals: Vec<AsideRow>,
    /// Notes below the data, which were left out.
    pub notes: Vec<AsideRow>,
}

/// A row that is not part of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct AsideRow {
    /// Line on which the row begins.
    pub line: u32,
    /// Its filled cells, shortened.
    pub text: String,
}

impl CsvReader {
    /// A reader for a file in this `form`.
    pub fn new(form: CsvForm) -> Self {
        let records = Records::new(form.delimiter);
        let decoder = Decoder::new(&form);
        Self { decoder, records, content: Content::new(form), bytes_left: MAX_FILE_BYTES }
    }

    /// Reads the next chunk, which may end anywhere.
    pub fn feed(&mut self, bytes: &[u8]) {
        if self.content.is_stopped() {
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
        self.content.rows()
    }

    /// True if the reader ignores the rest of the file.
    pub fn is_stopped(&self) -> bool {
        self.content.is_stopped()
    }

    /// Ends the file and returns the result.
    pub fn finish(mut self) -> Parsed {
        let mut rest = self.decoder.finish();
        take_rows(&mut self.records, &mut self.content, &mut rest);
        if !self.content.is_stopped() {
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
    while !content.is_stopped() {
        match records.next(rest) {
            Step::Row(row) => content.take(&row),
            Step::Stop(problem) => content.stop(problem),
            Step::NeedMore => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CsvReader, MAX_FILE_BYTES, Parsed};
    use crate::data::csv_form::CsvForm;
    use crate::data::csv_problem::CsvProblem;

    /// Parses `file` with limits of three rows and sixteen bytes.
    fn parse(file: &str) -> Parsed {
        let mut reader = CsvReader::new(CsvForm::PLAIN);
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
