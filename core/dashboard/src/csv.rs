//! The figures of a widget as a CSV or Excel file.

use portal_table::csv;
use portal_table::saturated;
use portal_table::sheet::{SheetCells, SheetColumn, SheetKind};

use crate::view::FiguresTable;

/// Most decimals that a cell shows; it holds more.
const MOST_DECIMALS: u32 = 2;

/// A heading row, then one row per group. Numbers have a decimal comma and no thousands dots, as spreadsheets with
/// Indonesian settings expect.
pub fn figures(figures: &FiguresTable) -> String {
    let headings: Vec<&String> = std::iter::once(&figures.dimension).chain(&figures.columns).collect();
    let rows = figures.rows.iter().map(|row| {
        let cells = row.cells.iter().map(|cell| cell.value.map_or_else(String::new, plain));
        std::iter::once(row.label.clone()).chain(cells).collect::<Vec<_>>()
    });
    csv::write(&headings, rows)
}

/// The columns and cells of the figures for Excel.
pub fn sheet(figures: &FiguresTable) -> (Vec<SheetColumn>, String) {
    let decimals = |column: usize| {
        let shown = figures.rows.iter().filter_map(|row| row.cells.get(column)?.value);
        shown.map(decimals_of).max().unwrap_or(0).min(MOST_DECIMALS)
    };
    let numbers = figures.columns.iter().enumerate();
    let numbers = numbers.map(|(at, heading)| SheetColumn::new(heading, SheetKind::Number).with_decimals(decimals(at)));
    let columns = [SheetColumn::new(&figures.dimension, SheetKind::Text)].into_iter().chain(numbers).collect();
    let mut cells = SheetCells::default();
    for row in &figures.rows {
        cells.push_text(&row.label);
        for cell in &row.cells {
            match cell.value {
                Some(value) => cells.push_float(value),
                None => cells.push_empty(),
            }
        }
    }
    (columns, cells.finish())
}

fn decimals_of(value: f64) -> u32 {
    let text = value.to_string();
    text.split_once('.').map_or(0, |(_, fraction)| saturated(fraction.len()))
}

fn plain(value: f64) -> String {
    value.to_string().replace('.', ",")
}
