//! The rows behind a figure as texts.

use portal_locale::calendar::CalendarDate;

use crate::config::NumberFormat;
use crate::figure::{NONE, figure};
use crate::source::{ColumnType, DataSource, SourceColumn};

/// The texts of these rows, one per column; an empty cell is '-'.
pub fn texts(source: &dyn DataSource, columns: &[&SourceColumn], rows: &[u32]) -> Vec<Vec<String>> {
    let by_column: Vec<Vec<String>> = columns.iter().map(|column| column_texts(source, column, rows)).collect();
    (0..rows.len()).map(|row| by_column.iter().map(|texts| texts[row].clone()).collect()).collect()
}

fn column_texts(source: &dyn DataSource, column: &SourceColumn, rows: &[u32]) -> Vec<String> {
    let none = || NONE.to_owned();
    match column.kind {
        ColumnType::Number => {
            let numbers = source.numbers(&column.key).unwrap_or_default();
            let format = NumberFormat { decimals: Some(numbers.decimals()), ..NumberFormat::default() };
            rows.iter().map(|row| figure(numbers.value(*row), &format).text).collect()
        }
        ColumnType::Date => {
            let days = source.days(&column.key).unwrap_or_default();
            let text = |day: i32| CalendarDate::from_epoch_days(day.into()).short();
            rows.iter().map(|row| days.value(*row).map_or_else(none, text)).collect()
        }
        ColumnType::Category | ColumnType::Period => {
            let labels = source.labels(&column.key).unwrap_or_default();
            let text = |row: &u32| labels.labels().get(labels.code(*row) as usize).cloned();
            rows.iter().map(|row| text(row).unwrap_or_else(none)).collect()
        }
    }
}
