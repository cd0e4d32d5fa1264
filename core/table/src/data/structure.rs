//! Finds delimiter, header and quoting of a CSV file in its first rows.

use super::csv_form::{CsvForm, Delimiter};
use super::decoder::Decoder;
use super::number::{self, NumberForm};
use super::records::{Records, Step};
use super::rewriter;
use crate::saturated;

const HEAD_ROWS: usize = 100;

const NAMING: &[u8] = b"sep=";

/// On a tie the first wins: the one that is rarest within cells.
const DELIMITERS: [Delimiter; 4] = [Delimiter::TAB, Delimiter::SEMICOLON, Delimiter::PIPE, Delimiter::COMMA];

/// The structure of the first rows for one delimiter.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Structure {
    pub(super) delimiter: Delimiter,
    pub(super) names_delimiter: bool,
    pub(super) rows_above: u32,
    pub(super) dropped_columns: u32,
    /// Share of the rows that have the header's number of cells.
    share: f64,
}

impl Structure {
    const fn of(delimiter: Delimiter) -> Self {
        Self { delimiter, names_delimiter: false, rows_above: 0, dropped_columns: 0, share: 0.0 }
    }
}

/// Completes `form` by the first bytes of its file. `is_whole` says that they are all of it; `delimiter` is the user's
/// choice.
pub(super) fn complete(form: CsvForm, head: &[u8], is_whole: bool, delimiter: Option<Delimiter>) -> CsvForm {
    let mut decoder = Decoder::new(&CsvForm { is_damaged: true, ..form.clone() });
    let mut text = decoder.decode(head).to_vec();
    if is_whole {
        text.extend_from_slice(decoder.finish());
    }
    let found = find(&text, is_whole, delimiter);
    let has_backslashes = rewriter::uses_backslashes(&text);
    let has_spaced_quotes = rewriter::uses_spaced_quotes(&text, found.delimiter.byte());
    let Structure { delimiter, names_delimiter, rows_above, dropped_columns, .. } = found;
    CsvForm { delimiter, names_delimiter, has_backslashes, has_spaced_quotes, rows_above, dropped_columns, ..form }
}

fn find(text: &[u8], is_whole: bool, chosen: Option<Delimiter>) -> Structure {
    let named = named_delimiter(text);
    let table = named.map_or(text, |_| &text[NAMING.len() + 1..]);
    let names_delimiter = named.is_some();
    if let Some(delimiter) = chosen.or(named) {
        let found = structure(table, is_whole, delimiter).unwrap_or(Structure::of(delimiter));
        return Structure { names_delimiter, ..found };
    }
    // A file of one column gets a delimiter that does not split its cells.
    let is_absent = |delimiter: &Delimiter| memchr::memchr(delimiter.byte(), table).is_none();
    let absent = [Delimiter::COMMA].into_iter().chain(DELIMITERS).find(is_absent);
    let mut best = Structure::of(absent.unwrap_or(Delimiter::COMMA));
    for delimiter in DELIMITERS {
        if let Some(found) = structure(table, is_whole, delimiter).filter(|found| found.share > best.share) {
            best = found;
        }
    }
    best
}

/// The delimiter that the first line names (`sep=;`); `None` if the line has other content.
fn named_delimiter(text: &[u8]) -> Option<Delimiter> {
    let (naming, rest) = text.split_at_checked(NAMING.len())?;
    let [byte, b'\r' | b'\n', ..] = rest else { return None };
    let named = Delimiter::parse(std::str::from_utf8(std::slice::from_ref(byte)).ok()?);
    named.filter(|_| naming.eq_ignore_ascii_case(NAMING))
}

/// `None` if this delimiter does not separate the cells of a table.
fn structure(text: &[u8], is_whole: bool, delimiter: Delimiter) -> Option<Structure> {
    let rows = first_rows(text, is_whole, delimiter);
    let width = usual_width(&rows)?;
    let header = header_at(&rows, width)?;
    if header > 0 && rows[header].iter().all(|cell| cell.is_empty() || is_figure(cell)) {
        return None;
    }
    let fitting = rows[header..].iter().filter(|row| row.len() == width).count();
    let share = ratio(fitting, rows.len());
    let filled =
        rows[header..].iter().map(|row| row.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1));
    let dropped_columns = saturated(width.saturating_sub(filled.max().unwrap_or(width)));
    Some(Structure { rows_above: saturated(header), dropped_columns, share, ..Structure::of(delimiter) })
}

/// The number of cells that most rows have, of those with several; the larger one on a tie.
fn usual_width(rows: &[Vec<String>]) -> Option<usize> {
    let widths = || rows.iter().map(Vec::len).filter(|&width| width > 1);
    widths().max_by_key(|&width| (widths().filter(|&other| other == width).count(), width))
}

/// The first row of this width with a text in more than half of its cells. Titles above it fill fewer cells.
fn header_at(rows: &[Vec<String>], width: usize) -> Option<usize> {
    let filled = |row: &Vec<String>| row.iter().filter(|cell| !cell.is_empty()).count();
    let is_wide = |row: &&Vec<String>| row.len() == width;
    let first_wide = rows.iter().position(|row| row.len() == width)?;
    let full = rows.iter().position(|row| is_wide(&row) && filled(row) > width / 2);
    let Some(full) = full else { return Some(first_wide) };
    // A full row of figures is data: the header is then above it, with some headings empty.
    let is_data = rows[full].iter().any(|cell| is_figure(cell));
    let above = rows[..full].iter().rposition(|row| is_wide(&row) && filled(row) > 0);
    Some(above.filter(|_| is_data).unwrap_or(full))
}

/// True for a number that is no year; years are common headings.
fn is_figure(cell: &str) -> bool {
    let is_number = NumberForm::ALL.iter().any(|form| number::read(cell, *form).is_some());
    let is_year = cell.len() == 4 && (cell.starts_with("19") || cell.starts_with("20"));
    is_number && !is_year
}

fn ratio(part: usize, whole: usize) -> f64 {
    let float = |count: usize| u32::try_from(count).map_or(f64::INFINITY, f64::from);
    float(part) / float(whole)
}

/// The first rows with their cells trimmed.
fn first_rows(text: &[u8], is_whole: bool, delimiter: Delimiter) -> Vec<Vec<String>> {
    let mut records = Records::new(delimiter);
    let (mut rest, mut rows) = (text, Vec::new());
    let cells = |row: super::row::Row<'_>| row.cells().map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    while rows.len() < HEAD_ROWS {
        match records.next(&mut rest) {
            Step::Row(row) => rows.push(cells(row)),
            Step::NeedMore | Step::Stop(_) => break,
        }
    }
    // Ignores a row that the end of `text` cuts off, unless it is the only one.
    if ((is_whole && rows.len() < HEAD_ROWS) || rows.is_empty())
        && let Step::Row(row) = records.finish()
    {
        rows.push(cells(row));
    }
    rows
}
