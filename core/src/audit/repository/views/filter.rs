//! The filters above a dataset's table, and the form that changes the filter of a column.

use serde::{Deserialize, Serialize};

use super::subject::{Purpose, find_version};
use super::table::{TableQuery, select};
use crate::locale::number::integer;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::table::data::data_table::DataTable;
use crate::table::data::typed_filter::{self, How, TypedFilter};

/// Maximum number of values that the form lists.
const LISTED_VALUES: usize = 200;

/// A filter above the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ActiveFilter {
    /// Column, counted from 0.
    pub column: u32,
    /// Column and condition, such as 'Volume: 1.000 – 2.000'.
    pub label: String,
    /// The filters for the address without this one.
    pub without: String,
}

/// Parameters of the form and of its list of values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ColumnFilterQuery {
    /// The table with its search and filters; order and window do not matter.
    pub table: TableQuery,
    /// Column, counted from 0.
    pub column: u32,
    /// The filter as typed so far; `None` when the form opens.
    pub typed: Option<TypedFilter>,
    /// Text that the listed values contain.
    pub search: String,
}

/// The form that changes the filter of a column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FilterForm {
    /// Heading of the column.
    pub header: String,
    /// True if the bounds are numbers, false if they are times.
    pub is_number: bool,
    /// The ways to filter this column.
    pub hows: Vec<How>,
    /// The filter as typed, or as in the address.
    pub filter: TypedFilter,
    /// Errors of the first and the last bound.
    pub errors: [Option<String>; 2],
    /// The filters for the address with this one; an idle one is removed.
    pub next: String,
    /// The filters for the address without this one.
    pub without: String,
}

/// The values of a column to choose from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ValueList {
    /// Each value with its number of rows as shown: the chosen ones, then the most frequent ones, or periods in the
    /// order of time.
    pub values: Vec<[String; 2]>,
    /// Number of further values that match the search.
    pub further: u32,
    /// True for a long column of ids, whose values are not listed.
    pub has_too_many: bool,
}

/// The filters in the address that suit the table.
pub fn active(reader: &Reader, query: &TableQuery) -> Result<Vec<ActiveFilter>, Refusal> {
    let columns = &find_version(reader, &query.subject, Purpose::Read)?.version.columns;
    let filters = typed_filter::parse(&query.filters);
    let active = |one: &TypedFilter| {
        let label = format!("{}: {}", columns.get(one.column as usize)?.header, one.check(columns)?.words);
        Some(ActiveFilter { column: one.column, label, without: without(&filters, one.column) })
    };
    Ok(filters.iter().filter_map(active).collect())
}

/// The form of a column's filter. `None` if there is no such column.
pub fn form(reader: &Reader, query: &ColumnFilterQuery) -> Result<Option<FilterForm>, Refusal> {
    let ColumnFilterQuery { table, column, typed, .. } = query;
    let columns = &find_version(reader, &table.subject, Purpose::Read)?.version.columns;
    let Some(found) = columns.get(*column as usize) else { return Ok(None) };
    let (hows, filters) = (How::of_kind(found.kind), typed_filter::parse(&table.filters));
    let applied = || filters.iter().find(|filter| filter.column == *column);
    let suits = |filter: &&TypedFilter| filter.column == *column && hows.contains(&filter.how);
    let none = || TypedFilter { column: *column, how: hows[0], texts: Vec::new() };
    let filter = typed.as_ref().or_else(applied).filter(suits).cloned().unwrap_or_else(none);
    let others = filters.iter().filter(|other| other.column != *column);
    Ok(Some(FilterForm {
        header: found.header.clone(),
        is_number: found.kind.number_form().is_some(),
        hows: hows.to_vec(),
        errors: filter.check(columns).map(|checked| checked.errors).unwrap_or_default(),
        next: typed_filter::write(others.chain([&filter])),
        without: without(&filters, *column),
        filter,
    }))
}

/// The values of a column in the rows that the search and the other filters find.
pub fn values(reader: &Reader, query: &ColumnFilterQuery) -> Result<ValueList, Refusal> {
    let set = find_version(reader, &query.table.subject, Purpose::Read)?.version;
    let Some(table) = reader.repository().table(set) else { return Ok(ValueList::default()) };
    if !table.has_few_values(query.column) {
        return Ok(ValueList { has_too_many: true, ..ValueList::default() });
    }
    let chosen = typed_filter::parse(&query.table.filters);
    let chosen = chosen.into_iter().find(|filter| filter.column == query.column && filter.how == How::Values);
    let chosen = chosen.map(|filter| filter.texts).unwrap_or_default();
    let rows = select(table, &others(query));
    let found = table.column_values(query.column, &rows, &query.search, &chosen, LISTED_VALUES);
    let known = |text: &String| found.listed.iter().any(|(listed, _)| listed == text);
    let unknown = chosen.iter().filter(|text| query.search.is_empty() && !known(text)).map(|text| (text.clone(), 0));
    let listed: Vec<(String, u32)> = unknown.chain(found.listed.iter().cloned()).collect();
    let values = listed.into_iter().map(|(text, rows)| [text, integer(rows.into())]).collect();
    Ok(ValueList { values, further: found.further, has_too_many: false })
}

/// Does a part of the work for [`values`]; returns true once it can answer quickly.
pub fn values_prepared(reader: &Reader, query: &ColumnFilterQuery) -> Result<bool, Refusal> {
    let set = find_version(reader, &query.table.subject, Purpose::Read)?.version;
    let table = reader.repository().table(set);
    let found = |table: &DataTable| super::table::is_found(table, &others(query));
    let read = |table: &DataTable| found(table) && table.prepare_column(query.column, true);
    Ok(table.is_none_or(|table| !table.has_few_values(query.column) || read(table)))
}

/// The table in its own order, without the filter of the column.
fn others(query: &ColumnFilterQuery) -> TableQuery {
    let filters = without(&typed_filter::parse(&query.table.filters), query.column);
    TableQuery { filters, sort: None, ..query.table.clone() }
}

fn without(filters: &[TypedFilter], column: u32) -> String {
    typed_filter::write(filters.iter().filter(|filter| filter.column != column))
}
