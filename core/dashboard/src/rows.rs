//! The rows behind a figure, as texts and for Excel.

use portal_locale::calendar::CalendarDate;
use portal_table::sheet::{SheetCells, SheetColumn, SheetKind};

use crate::config::NumberFormat;
use crate::figure::{NONE, figure};
use crate::source::{ColumnType, DataSource, SourceColumn};

/// The texts of these rows, one per column; an empty cell is '-'.
pub fn texts(source: &dyn DataSource, columns: &[&SourceColumn], rows: &[u32]) -> Vec<Vec<String>> {
    let by_column: Vec<Vec<String>> = columns.iter().map(|column| column_texts(source, column, rows)).collect();
    (0..rows.len()).map(|row| by_column.iter().map(|texts| texts[row].clone()).collect()).collect()
}

/// The columns and cells of these rows for Excel, each after its id.
pub fn sheet(
    source: &dyn DataSource,
    id_heading: &str,
    columns: &[&SourceColumn],
    ids: &[String],
    rows: &[u32],
) -> (Vec<SheetColumn>, String) {
    let (specs, by_column): (Vec<SheetColumn>, Vec<_>) =
        columns.iter().map(|column| typed_column(source, column, rows)).unzip();
    let mut cells = SheetCells::default();
    for (row, id) in ids.iter().enumerate() {
        cells.push_text(id);
        for column in &by_column {
            match column.get(row) {
                Some(Typed::Number(number)) => cells.push_float(*number),
                Some(Typed::Day(day)) => cells.push_moment(day),
                Some(Typed::Text(text)) => cells.push_text(text),
                Some(Typed::None) | None => cells.push_empty(),
            }
        }
    }
    ([SheetColumn::new(id_heading, SheetKind::Code)].into_iter().chain(specs).collect(), cells.finish())
}

enum Typed {
    None,
    Number(f64),
    Day(String),
    Text(String),
}

fn typed_column(source: &dyn DataSource, column: &SourceColumn, rows: &[u32]) -> (SheetColumn, Vec<Typed>) {
    let typed = |kind| SheetColumn::new(&column.label, kind);
    match column.kind {
        ColumnType::Number => {
            let numbers = source.numbers(&column.key).unwrap_or_default();
            let cells = rows.iter().map(|row| numbers.value(*row).map_or(Typed::None, Typed::Number));
            (typed(SheetKind::Number).with_decimals(numbers.decimals()), cells.collect())
        }
        ColumnType::Date => {
            let days = source.days(&column.key).unwrap_or_default();
            let iso = |day: i32| Typed::Day(CalendarDate::from_epoch_days(day.into()).to_string());
            (typed(SheetKind::Date), rows.iter().map(|row| days.value(*row).map_or(Typed::None, iso)).collect())
        }
        ColumnType::Category | ColumnType::Period => {
            let labels = source.labels(&column.key).unwrap_or_default();
            let text = |row: &u32| labels.labels().get(labels.code(*row) as usize).cloned();
            let kind = if column.kind == ColumnType::Period { SheetKind::Period } else { SheetKind::Text };
            (typed(kind), rows.iter().map(|row| text(row).map_or(Typed::None, Typed::Text)).collect())
        }
    }
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
