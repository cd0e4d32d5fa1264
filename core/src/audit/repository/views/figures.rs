//! Statistics of the number columns in the rows that a dataset's table shows (decisions §6).

use serde::Serialize;

use super::subject::{Purpose, find_version};
use super::table::{TableQuery, filters_of, is_found};
use crate::locale::number::integer;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::table::data::column::{Meaning, Measure, adds_up};
use crate::table::data::data_table::DataTable;
use crate::table::data::shown::amount;

/// Statistics of a number column, as shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ColumnFigures {
    /// Column, counted from 0.
    pub column: u32,
    /// Heading of the column.
    pub header: String,
    /// Number of cells with a number.
    pub count: String,
    /// Smallest value.
    pub min: String,
    /// Largest value.
    pub max: String,
    /// Sum; `None` for percentages and rates, which cannot be added.
    pub sum: Option<String>,
    /// Mean value, rounded half up.
    pub mean: String,
}

/// Statistics of the rows that the search and the filters find: the columns that have a number there.
pub fn figures(reader: &Reader, query: &TableQuery) -> Result<Vec<ColumnFigures>, Refusal> {
    let set = find_version(reader, &query.subject, Purpose::Read)?.version;
    let Some(table) = reader.repository().table(set) else { return Ok(Vec::new()) };
    let figures = table.figures(&query.search, &filters_of(table, query));
    let shown = figures.iter().filter_map(|figures| {
        let column = set.columns.get(figures.column as usize)?;
        let Meaning::Number(_, measure) = column.kind.meaning() else { return None };
        let written = |number| amount(number, measure);
        let [min, max, sum, mean] = [figures.min, figures.max, figures.sum, figures.mean].map(written);
        let can_add = adds_up(&column.header) && measure != Measure::Percent;
        Some(ColumnFigures {
            column: figures.column,
            header: column.header.clone(),
            count: integer(figures.count.into()),
            min,
            max,
            sum: can_add.then_some(sum),
            mean,
        })
    });
    Ok(shown.collect())
}

/// Does a part of the work for [`figures`]; returns true once it can answer quickly.
pub fn figures_prepared(reader: &Reader, query: &TableQuery) -> Result<bool, Refusal> {
    let set = find_version(reader, &query.subject, Purpose::Read)?.version;
    let added = |table: &DataTable| table.prepare_figures(&query.search, &filters_of(table, query));
    let table = reader.repository().table(set);
    Ok(table.is_none_or(|table| is_found(table, query) && added(table)))
}
