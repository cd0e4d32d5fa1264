//! A test on a dataset, with the rows that it points at.

use portal_analysis::outcome::{Groups, Outcome, TestFigure};
use portal_analysis::testing::Tested;
use serde::{Deserialize, Serialize};

use crate::audit::repository::views::subject::{DataSubject, OpenVersion, Purpose, find_version};
use crate::audit::repository::views::table::{TableColumn, column, file_name, row_of};
use crate::audit::working_paper::form::{TestFieldError, TestForm};
use crate::audit::working_paper::population::{Asked, Wanted};
use crate::locale::file_name::{file_name_part, safe_file_name};
use crate::locale::number::integer;
use crate::store::Reader;
use crate::store::csv_piece::CsvPiece;
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;
use crate::store::sheet_piece::SheetPiece;
use crate::table::data::data_table::DataTable;
use crate::table::data::selection::Selection;
use crate::table::saturated;
use crate::table::sheet::SheetCells;

/// Maximum number of rows that [`rows`] returns.
pub(super) const MOST_ROWS: u32 = 1_000;

/// A test on the rows of a dataset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestQuery {
    /// The dataset.
    pub subject: DataSubject,
    /// Words that every row contains.
    pub search: String,
    /// Filters by column, as in the address.
    pub filters: String,
    /// The test as typed.
    pub test: TestForm,
}

/// The result of a test.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestView {
    /// The tested rows, such as '6 dari 24 baris'.
    pub population: String,
    /// Why the test cannot be run, and what to do, by field; the result is empty then.
    pub errors: Vec<TestFieldError>,
    /// Figures with their labels.
    pub figures: Vec<TestFigure>,
    /// Groups with their figures.
    pub groups: Option<Groups>,
    /// Number of texts at the beginning of a line of `groups` that name it; 0 if lines have no rows to show.
    pub keys: u32,
    /// Number of keys of a reconciliation that do not match; their lines come first.
    pub unmatched: u32,
    /// Sentences that interpret the figures, and warnings.
    pub remarks: Vec<String>,
    /// Number of rows that the test points at.
    pub rows: u32,
    /// These facts of the other dataset of a reconciliation.
    pub other_rows: u32,
}

/// A window of the rows that a test points at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestRowsQuery {
    /// The test.
    pub test: TestQuery,
    /// The line of a reconciliation whose rows are requested; none for all rows that it points at.
    pub line: Option<u32>,
    /// True for rows of the other dataset.
    pub is_other: bool,
    /// Index of the first requested row.
    pub first: u32,
    /// Number of requested rows.
    pub count: u32,
}

/// Rows that a test points at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestRows {
    /// Name of the dataset.
    pub name: String,
    /// True if the rows are of the dataset that is open.
    pub is_open: bool,
    /// Columns of the table, the computed ones last.
    pub columns: Vec<TableColumn>,
    /// Number of computed columns.
    pub computed: u32,
    /// Number of all rows that the test points at.
    pub total: u32,
    /// Index of the first row of `rows`.
    pub first: u32,
    /// The rows.
    pub rows: Vec<TestRow>,
}

/// A row that a test points at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestRow {
    /// Number of the row in its version, from 1.
    pub number: u32,
    /// Cells as shown.
    pub cells: Vec<String>,
}

/// Only auditors with full access and the administrator test data.
pub(super) fn ask<'a>(
    reader: &Reader<'a>,
    subject: &DataSubject,
    purpose: Purpose,
    wanted: Wanted<'_>,
) -> Result<Asked<'a>, Refusal> {
    reader.require(Action::TestData)?;
    let open = find_version(reader, subject, purpose)?;
    wanted.on(reader.repository(), reader.kept_test(), open)
}

fn typed(query: &TestQuery) -> Result<Wanted<'_>, Vec<TestFieldError>> {
    Wanted::typed(&query.search, &query.filters, &query.test)
}

/// Does a part of a test. Returns the share that is done, 1 once [`test`] can answer quickly.
pub fn progress(reader: &Reader, query: &TestQuery) -> Result<f64, Refusal> {
    match typed(query) {
        Ok(wanted) => ask(reader, &query.subject, Purpose::Read, wanted).map(|asked| asked.step()),
        Err(_) => reader.require(Action::TestData).map(|()| 1.0),
    }
}

/// The result of a test.
pub fn test(reader: &Reader, query: &TestQuery) -> Result<TestView, Refusal> {
    let wanted = match typed(query) {
        Ok(wanted) => wanted,
        Err(errors) => {
            reader.require(Action::TestData)?;
            return Ok(TestView { errors, ..TestView::default() });
        }
    };
    let asked = ask(reader, &query.subject, Purpose::Read, wanted)?;
    let tested = asked.finish()?;
    let population = populations(&asked, &tested);
    Ok(match &tested.outcome {
        Ok(outcome) => found(population, outcome),
        Err(problem) => {
            let errors = vec![TestFieldError::of(problem, &query.test)];
            TestView { population, errors, ..TestView::default() }
        }
    })
}

/// Such as '6 dari 24 baris', or 'Produksi: 36 baris · Blending: 23 baris' for two datasets.
fn populations(asked: &Asked, tested: &Tested) -> String {
    let (main, _) = asked.main();
    let rows = in_words(tested.population, main.version.records);
    let Some((other, _)) = asked.other() else { return rows };
    let others = in_words(tested.others, other.version.records);
    format!("{}: {rows} · {}: {others}", main.set.kegiatan, other.set.kegiatan)
}

fn found(population: String, outcome: &Outcome) -> TestView {
    TestView {
        population,
        errors: Vec::new(),
        figures: outcome.figures.clone(),
        groups: outcome.groups.clone(),
        keys: saturated(outcome.keys),
        unmatched: outcome.unmatched,
        remarks: outcome.remarks.clone(),
        rows: saturated(outcome.rows.len()),
        other_rows: saturated(outcome.other_rows.len()),
    }
}

/// Such as '6 dari 24 baris', or '24 baris' for all of them.
pub(super) fn in_words(rows: u32, of: u32) -> String {
    let number = |rows: u32| integer(rows.into());
    if rows == of { format!("{} baris", number(rows)) } else { format!("{} dari {} baris", number(rows), number(of)) }
}

/// A window of the rows that a test points at.
pub fn rows(reader: &Reader, query: &TestRowsQuery) -> Result<TestRows, Refusal> {
    let opened = find_version(reader, &query.test.subject, Purpose::Read)?.set.id.as_str();
    use_rows(reader, query, Purpose::Read, |open, table, rows| {
        let wanted = rows.iter().skip(query.first as usize).take(query.count.min(MOST_ROWS) as usize);
        TestRows {
            name: open.set.kegiatan.clone(),
            is_open: open.set.id == opened,
            columns: table.columns().iter().map(column).collect(),
            computed: saturated(table.columns().len() - open.version.columns.len().min(table.columns().len())),
            total: saturated(rows.len()),
            first: query.first,
            rows: wanted.map(|&row| TestRow { number: row + 1, cells: row_of(table, row) }).collect(),
        }
    })
}

/// One piece of the CSV file of the rows that a test points at. Each begins with its number, which leads back to it.
pub fn rows_csv(reader: &Reader, query: &TestRowsQuery) -> Result<CsvPiece, Refusal> {
    use_rows(reader, query, Purpose::TakeOut, |open, table, rows| {
        let TestRowsQuery { first, count, .. } = *query;
        let selection = Selection::of(rows.to_vec());
        let mut bytes = Vec::new();
        if first == 0 {
            table.write_numbered_header(&mut bytes);
        }
        table.write_numbered_rows(&selection, first, count, &mut bytes);
        let total = selection.len();
        let written = first.saturating_add(count).min(total);
        CsvPiece { name: found_name(open, query, "csv"), bytes, first, written, total }
    })
}

/// One piece of the Excel file of the rows that a test points at, with their numbers.
pub fn rows_sheet(reader: &Reader, query: &TestRowsQuery) -> Result<SheetPiece, Refusal> {
    use_rows(reader, query, Purpose::TakeOut, |open, table, rows| {
        let TestRowsQuery { first, count, .. } = *query;
        let selection = Selection::of(rows.to_vec());
        let mut cells = SheetCells::default();
        table.write_numbered_sheet(&selection, first, count, &mut cells);
        let total = selection.len();
        SheetPiece {
            name: found_name(open, query, "xlsx"),
            sheet: open.set.kegiatan.clone(),
            columns: table.numbered_sheet_columns(),
            cells: cells.finish(),
            first,
            written: first.saturating_add(count).min(total),
            total,
        }
    })
}

/// The name of the dataset's own export with the kind of the test: `Penjualan_PT Bara_PNBP_uji-Duplikat.csv`.
fn found_name(open: OpenVersion, query: &TestRowsQuery, extension: &str) -> String {
    let name = file_name(open, "", "", extension);
    let kind = file_name_part(query.test.test.kind.label());
    let base = name.strip_suffix(&format!(".{extension}")).unwrap_or(&name);
    safe_file_name(&format!("{base}_uji-{kind}.{extension}"))
}

fn use_rows<T>(
    reader: &Reader,
    query: &TestRowsQuery,
    purpose: Purpose,
    use_them: impl FnOnce(OpenVersion, &DataTable, &[u32]) -> T,
) -> Result<T, Refusal> {
    let TestRowsQuery { test, line, is_other, .. } = query;
    let wanted = typed(test).map_err(|_| Refusal::not_found(Kind::Data, ""))?;
    let asked = ask(reader, &test.subject, purpose, wanted)?;
    let side = if *is_other { asked.other() } else { Some(asked.main()) };
    let (open, table) = side.ok_or_else(|| Refusal::not_found(Kind::Data, ""))?;
    let tested = asked.finish()?;
    let rows = tested.outcome.as_ref().map_or(&[][..], |outcome| pointed(outcome, *line, *is_other));
    let table = tested.grown[usize::from(*is_other)].as_ref().unwrap_or(table);
    Ok(use_them(open, table, rows))
}

fn pointed(outcome: &Outcome, line: Option<u32>, is_other: bool) -> &[u32] {
    match line {
        Some(line) => outcome.line_rows.get(line as usize).map_or(&[], |rows| &rows[usize::from(is_other)]),
        None if is_other => &outcome.other_rows,
        None => &outcome.rows,
    }
}
