//! Takes the rows of a file: skips what stands above the header, and sets aside totals and notes below the data.

use memchr::memchr;

use super::csv_form::CsvForm;
use super::csv_problem::{CsvProblem, MAX_COLUMNS, MAX_FILE_BYTES, MAX_ROWS, Problems};
use super::csv_reader::{AsideRow, Parsed};
use super::headers::{self, RenamedHeader};
use super::row::{Owned, Row};
use super::table_builder::TableBuilder;
use crate::fold::fold;
use crate::saturated;

const FIRST_ROWS: usize = 20;
const FIRST_ROWS_CELL_CHARS: usize = 200;
const MAX_LISTED: usize = 100;
/// Totals and notes at the end of a file have no more rows than this.
const MAX_HELD: usize = 20;

#[derive(Debug)]
pub(super) struct Content {
    form: CsvForm,
    /// Set once the headers are read.
    builder: Option<TableBuilder>,
    /// Number of cells of a row in the file.
    width: usize,
    renamed: Vec<RenamedHeader>,
    above: Vec<AsideRow>,
    /// Rows that are totals or notes if no data follow.
    held: Vec<Owned>,
    projected: Owned,
    first_rows: Vec<Vec<String>>,
    problems: Problems,
    rows: u32,
    blank_rows: u32,
    replaced_lines: Vec<u32>,
    pub(super) most_rows: u32,
    is_stopped: bool,
    /// True if the next row is the `sep=` line.
    skips_row: bool,
    above_left: u32,
}

impl Content {
    pub(super) fn new(form: CsvForm) -> Self {
        Self {
            builder: None,
            width: 0,
            renamed: Vec::new(),
            above: Vec::new(),
            held: Vec::new(),
            projected: Owned::default(),
            first_rows: Vec::new(),
            problems: Problems::default(),
            rows: 0,
            blank_rows: 0,
            replaced_lines: Vec::new(),
            most_rows: MAX_ROWS,
            is_stopped: false,
            skips_row: form.names_delimiter,
            above_left: form.rows_above,
            form,
        }
    }

    pub(super) const fn rows(&self) -> u32 {
        self.rows
    }

    pub(super) const fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    pub(super) fn take(&mut self, row: &Row<'_>) {
        if std::mem::take(&mut self.skips_row) {
            return;
        }
        if self.builder.is_some() {
            self.take_data(row);
        } else if self.above_left > 0 {
            self.above_left -= 1;
            list(&mut self.above, AsideRow::of(row));
        } else {
            self.take_header(row);
        }
    }

    fn take_header(&mut self, row: &Row<'_>) {
        let found = saturated(row.len());
        if found > MAX_COLUMNS {
            self.stop(CsvProblem::TooManyColumns { line: row.line(), found, max: MAX_COLUMNS });
            return;
        }
        self.width = row.len() - (self.form.dropped_columns as usize).min(row.len() - 1);
        let (headings, renamed) = if self.form.has_header {
            headers::headings(row.cells().take(self.width))
        } else {
            (headers::numbered(self.width), Vec::new())
        };
        self.renamed = renamed;
        self.form.columns.retain(|&column| (column as usize) < headings.len());
        let headings = if self.form.columns.is_empty() {
            headings
        } else {
            self.form.columns.iter().map(|&column| headings[column as usize].clone()).collect()
        };
        let given = self.form.headings.iter().map(Option::as_ref).chain(std::iter::repeat(None));
        let headings: Vec<String> =
            headings.into_iter().zip(given).map(|(heading, given)| given.cloned().unwrap_or(heading)).collect();
        let room = self.form.bytes.min(MAX_FILE_BYTES) as usize;
        self.builder = Some(TableBuilder::new(headings, room, self.form.delimiter, self.form.numbers));
        if self.form.has_header {
            self.note_replaced(row);
            self.look_for_nul(row);
        } else {
            self.take_data(row);
        }
    }

    fn take_data(&mut self, row: &Row<'_>) {
        if row.is_blank(self.width) {
            self.blank_rows = self.blank_rows.saturating_add(1);
            return;
        }
        let row = &row.without_empty_end(self.width);
        if self.is_aside(row) {
            self.held.push(Owned::of(row));
            return;
        }
        self.release();
        self.push(row);
    }

    /// Takes the held rows as data.
    fn release(&mut self) {
        for held in std::mem::take(&mut self.held) {
            held.read(|row| self.push(row));
        }
    }

    /// True for a row of totals, and for a note: a row with a sentence in its first cell only, which is short or follows
    /// totals.
    fn is_aside(&self, row: &Row<'_>) -> bool {
        if self.width == 1 || self.problems.count() > 0 || self.held.len() == MAX_HELD {
            return false;
        }
        let is_note = (row.len() < self.width || !self.held.is_empty()) && is_sentence(row);
        is_note || is_total(row)
    }

    fn push(&mut self, row: &Row<'_>) {
        if self.is_stopped {
            return;
        }
        if self.rows == self.most_rows {
            self.stop(CsvProblem::TooManyRows { line: row.line(), max: self.most_rows });
            return;
        }
        self.rows += 1;
        self.note_replaced(row);
        if row.len() != self.width {
            let (found, expected) = (saturated(row.len()), saturated(self.width));
            self.report(CsvProblem::RaggedRow { line: row.line(), found, expected });
        }
        self.look_for_nul(row);
        // Most rows have no apostrophe.
        let unescaped = memchr(b'\'', row.text().as_bytes()).and_then(|_| row.without_apostrophes());
        match unescaped {
            None => self.add(row),
            Some(unescaped) => unescaped.read(|row| self.add(row)),
        }
    }

    fn add(&mut self, row: &Row<'_>) {
        let Some(builder) = self.builder.as_mut().filter(|_| row.len() == self.width) else { return };
        let first_rows = &mut self.first_rows;
        let mut add = |row: &Row<'_>| {
            builder.push(row);
            if first_rows.len() < FIRST_ROWS {
                let cut = |cell: &str| cell.chars().take(FIRST_ROWS_CELL_CHARS).collect();
                first_rows.push(row.cells().map(cut).collect());
            }
        };
        if self.form.columns.is_empty() {
            add(row);
        } else {
            self.projected.take(row, &self.form.columns);
            self.projected.read(add);
        }
    }

    fn note_replaced(&mut self, row: &Row<'_>) {
        if self.form.is_damaged && self.replaced_lines.len() < MAX_LISTED {
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

    pub(super) fn stop(&mut self, problem: CsvProblem) {
        self.report(problem);
        self.is_stopped = true;
    }

    pub(super) fn finish(mut self) -> Parsed {
        let (mut totals, mut notes) = (Vec::new(), Vec::new());
        if self.rows == 0 {
            self.release();
        }
        let keeps_total = self.form.keeps_total;
        let width = self.width;
        for held in std::mem::take(&mut self.held) {
            held.read(|row| {
                let is_total = is_total(row);
                if is_total && keeps_total {
                    Owned::of(row).filled(width).read(|row| self.push(row));
                } else {
                    list(if is_total { &mut totals } else { &mut notes }, AsideRow::of(row));
                }
            });
        }
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
            renamed: self.renamed,
            above: self.above,
            totals,
            notes,
        }
    }
}

fn list(rows: &mut Vec<AsideRow>, row: AsideRow) {
    if rows.len() < MAX_LISTED && !row.text.is_empty() {
        rows.push(row);
    }
}

fn is_blank(cell: &str) -> bool {
    cell.trim().is_empty()
}

fn is_sentence(row: &Row<'_>) -> bool {
    let mut cells = row.cells();
    let first = cells.next().unwrap_or_default().trim();
    first.contains([' ', ':']) && first.contains(char::is_alphabetic) && cells.all(is_blank)
}

/// True if the first filled cell says that the row is a total. Most rows are ruled out by its first letter.
fn is_total(row: &Row<'_>) -> bool {
    let Some(cell) = row.cells().find(|cell| !is_blank(cell)) else { return false };
    let cell = cell.trim();
    if !matches!(cell.as_bytes()[0].to_ascii_lowercase(), b't' | b'j' | b'g' | b's') || cell.len() > 40 {
        return false;
    }
    let folded = fold(cell);
    let words: Vec<&str> =
        folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_sum = |word: &str| matches!(word, "total" | "jumlah" | "subtotal");
    let is_extra = |word: &str| {
        is_sum(word)
            || matches!(word, "grand" | "sub" | "keseluruhan" | "seluruhnya" | "seluruh" | "semua" | "akhir" | "umum")
    };
    words.iter().any(|word| is_sum(word)) && words.iter().all(|word| is_extra(word))
}

impl AsideRow {
    fn of(row: &Row<'_>) -> Self {
        let filled: Vec<&str> = row.cells().map(str::trim).filter(|cell| !cell.is_empty()).collect();
        let text = filled.join(" · ").chars().take(FIRST_ROWS_CELL_CHARS).collect();
        Self { line: row.line(), text }
    }
}
