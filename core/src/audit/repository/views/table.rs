//! A window of a dataset's rows, and the export of the same rows as CSV and Excel (decisions §6).

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::subject::{DataSubject, OpenVersion, Purpose, find_version};
use crate::locale::file_name::{file_name_part, safe_file_name};
use crate::store::Reader;
use crate::store::csv_piece::CsvPiece;
use crate::store::error::Refusal;
use crate::store::records::lost_rows::LostRows;
use crate::store::records::repository::NoRows;
use crate::store::sheet_piece::SheetPiece;
use crate::table::data::column::Column;
use crate::table::data::data_table::DataTable;
use crate::table::data::filter::ColumnFilter;
use crate::table::data::selection::Selection;
use crate::table::data::typed_filter;
use crate::table::sheet::SheetCells;
use crate::table::sort::{Direction, Sort};

/// Maximum number of rows that [`rows`] returns.
const MOST_ROWS: u32 = 1_000;

/// Parameters of a window of rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TableQuery {
    /// The dataset.
    pub subject: DataSubject,
    /// Words to find in any column.
    pub search: String,
    /// Filters by column, as in the address; see [`typed_filter`].
    pub filters: String,
    /// Index of the sorted column.
    pub sort: Option<u32>,
    /// Sort direction.
    pub direction: Direction,
    /// Index of the first requested row.
    pub first: u32,
    /// Number of requested rows.
    pub count: u32,
}

/// A window of rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TableRows {
    /// Columns of the table.
    pub columns: Vec<TableColumn>,
    /// Number of rows in the dataset.
    pub total: u32,
    /// Number of rows that match the search and the filters.
    pub matching: u32,
    /// Index of the first row of `rows` among the matching rows.
    pub first: u32,
    /// Numbers of these rows in their version, from 1.
    pub numbers: Vec<u32>,
    /// Cells by row.
    pub rows: Vec<Vec<String>>,
    /// True while the rows are reloaded after a restart; `rows` is empty then.
    pub is_loading: bool,
    /// Message to show if the rows cannot be reloaded from a file.
    pub lost: Option<LostRows>,
}

/// A column of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TableColumn {
    /// Heading of the column.
    pub header: String,
    /// True if the cells are numbers, which are aligned to the right.
    pub is_number: bool,
}

/// The requested window of rows.
pub fn rows(reader: &Reader, query: &TableQuery) -> Result<TableRows, Refusal> {
    let OpenVersion { version, .. } = find_version(reader, &query.subject, Purpose::Read)?;
    let columns = version.columns.iter().map(column).collect();
    let Some(table) = reader.repository().table(version) else {
        let is_lost = reader.repository().no_rows(version) == Some(NoRows::Lost);
        let lost = is_lost.then(|| LostRows::told_to(reader));
        let (total, matching) = (version.records, 0);
        return Ok(TableRows {
            columns,
            total,
            matching,
            first: 0,
            numbers: Vec::new(),
            rows: Vec::new(),
            is_loading: !is_lost,
            lost,
        });
    };
    let selection = select(table, query);
    let wanted: Vec<u32> = selection.rows(query.first, query.count.min(MOST_ROWS)).collect();
    Ok(TableRows {
        columns,
        total: table.row_count(),
        matching: selection.len(),
        first: query.first,
        numbers: wanted.iter().map(|row| row + 1).collect(),
        rows: wanted.iter().map(|row| row_of(table, *row)).collect(),
        is_loading: false,
        lost: None,
    })
}

/// Does a part of the search, the filters and the sort, and returns true once [`rows`] can answer quickly.
///
/// The web side calls this repeatedly, so that the page stays responsive. Without it, [`rows`] does all the work at
/// once.
pub fn prepared(reader: &Reader, query: &TableQuery) -> Result<bool, Refusal> {
    let OpenVersion { version, .. } = find_version(reader, &query.subject, Purpose::Read)?;
    let table = reader.repository().table(version);
    let sorted = |table: &DataTable| sort_of(query).is_none_or(|sort| table.prepare(sort));
    Ok(table.is_none_or(|table| is_found(table, query) && sorted(table)))
}

/// Does a part of the search and the filters. True when the rows can be selected quickly.
pub(super) fn is_found(table: &DataTable, query: &TableQuery) -> bool {
    table.prepare_search(&query.search) && table.prepare_filters(&filters_of(table, query))
}

/// One piece of the CSV file of all matching rows, starting with row `first`.
pub fn csv(reader: &Reader, query: &TableQuery) -> Result<CsvPiece, Refusal> {
    let (open, table) = taken_out(reader, query)?;
    let name = file_name(open, &query.search, &query.filters, "csv");
    Ok(csv_piece(table, &select(table, query), [query.first, query.count], name))
}

/// One piece of the Excel file of all matching rows, starting with row `first`.
pub fn sheet(reader: &Reader, query: &TableQuery) -> Result<SheetPiece, Refusal> {
    let (open, table) = taken_out(reader, query)?;
    let name = file_name(open, &query.search, &query.filters, "xlsx");
    Ok(sheet_piece(table, &select(table, query), [query.first, query.count], [name, open.set.kegiatan.clone()]))
}

/// `count` rows of a CSV file, starting with row `first`.
pub(in crate::audit) fn csv_piece(
    table: &DataTable,
    selection: &Selection,
    [first, count]: [u32; 2],
    name: String,
) -> CsvPiece {
    let mut bytes = Vec::new();
    if first == 0 {
        table.write_header(&mut bytes);
    }
    table.write_rows(selection, first, count, &mut bytes);
    let total = selection.len();
    CsvPiece { name, bytes, first, written: first.saturating_add(count).min(total), total }
}

/// `count` rows of an Excel file, starting with row `first`.
pub(in crate::audit) fn sheet_piece(
    table: &DataTable,
    selection: &Selection,
    [first, count]: [u32; 2],
    [name, sheet]: [String; 2],
) -> SheetPiece {
    let mut cells = SheetCells::default();
    table.write_sheet(selection, first, count, &mut cells);
    let total = selection.len();
    let written = first.saturating_add(count).min(total);
    SheetPiece { name, sheet, columns: table.sheet_columns(), cells: cells.finish(), first, written, total }
}

fn taken_out<'a>(reader: &Reader<'a>, query: &TableQuery) -> Result<(OpenVersion<'a>, &'a DataTable), Refusal> {
    let open = find_version(reader, &query.subject, Purpose::TakeOut)?;
    Ok((open, open.table(reader)?))
}

/// The file name `{tahapan}_{badan usaha}_{kegiatan}.csv` (decisions §6), with an earlier version's number, the search
/// and the filters if there are any, safe on every file system.
pub(in crate::audit) fn file_name(
    OpenVersion { set, version }: OpenVersion,
    search: &str,
    filters: &str,
    extension: &str,
) -> String {
    let is_newest = version == set.newest();
    let earlier = if is_newest { String::new() } else { format!("_versi-{}", set.number(version)) };
    let part = |word: &str, text: &str| {
        let text = file_name_part(text);
        if text.is_empty() { text } else { format!("_{word}-{text}") }
    };
    let found = part("cari", search);
    let filtered = part("saring", &typed_filter::in_words(filters, &version.columns));
    let name = format!("{}_{}_{}{earlier}{found}{filtered}", set.tahapan.label(), set.badan_usaha, set.kegiatan);
    safe_file_name(&format!("{name}.{extension}"))
}

pub(super) fn select(table: &DataTable, query: &TableQuery) -> Rc<Selection> {
    table.select_filtered(&query.search, &filters_of(table, query), sort_of(query))
}

pub(super) fn filters_of(table: &DataTable, query: &TableQuery) -> Vec<ColumnFilter> {
    typed_filter::effective(&query.filters, table.columns())
}

fn sort_of(query: &TableQuery) -> Option<Sort<u32>> {
    query.sort.map(|column| Sort { column, direction: query.direction })
}

/// The cells of a row as shown.
pub fn row_of(table: &DataTable, row: u32) -> Vec<String> {
    (0..).take(table.columns().len()).map(|column| table.shown(row, column).into_owned()).collect()
}

/// A column as the table shows it.
pub(in crate::audit) fn column(column: &Column) -> TableColumn {
    TableColumn { header: column.header.clone(), is_number: column.kind.number_form().is_some() }
}
