//! The figures of a widget as a CSV file.

use portal_table::csv;

use crate::view::FiguresTable;

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

fn plain(value: f64) -> String {
    value.to_string().replace('.', ",")
}
