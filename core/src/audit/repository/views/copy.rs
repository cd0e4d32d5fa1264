//! Rows of a dataset for the clipboard ('Salin').

use serde::Serialize;

use super::subject::{Purpose, find_version};
use super::table::{TableQuery, select};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::table::clipboard::push_row;
use crate::table::saturated;

/// Rows as text for the clipboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CopiedRows {
    /// Headings of the columns; the first line of the clipboard.
    pub headings: String,
    /// Rows in the format of spreadsheets, without a final line break.
    pub text: String,
    /// Number of rows; smaller than requested at the end of the table.
    pub count: u32,
}

/// The requested rows and the column headings. Formulas are escaped, so that they do not run in a spreadsheet.
pub fn copy(reader: &Reader, query: &TableQuery) -> Result<CopiedRows, Refusal> {
    let table = find_version(reader, &query.subject, Purpose::TakeOut)?.table(reader)?;
    let columns = 0..saturated(table.columns().len());
    let mut copied = CopiedRows { headings: String::new(), text: String::new(), count: 0 };
    push_row(&mut copied.headings, table.columns().iter().map(|column| column.header.as_str()));
    for row in select(table, query).rows(query.first, query.count) {
        push_row(&mut copied.text, columns.clone().map(|column| table.cell(row, column)));
        copied.count += 1;
    }
    Ok(copied)
}
