//! The figures of a widget as a CSV file.

use portal_table::csv;

use crate::view::FiguresTable;

/// A row of headings, then a row for each group; numbers as a spreadsheet set to Indonesian reads them: a comma, no grouping.
pub fn figures(figures: &FiguresTable) -> String {
    let headings: Vec<&String> = std::iter::once(&figures.dimension).chain(&figures.columns).collect();
    let rows = figures.rows.iter().map(|row| {
        let cells = row.cells.iter().map(|cell| cell.value.map_or_else(String::new, plain));
        std::iter::once(row.label.clone()).chain(cells).collect::<Vec<_>>()
    });
    csv::write(&headings, rows)
}

/// Fractions as far as they are exact: what adding up leaves behind them ('72814,23000000001') is not in the data.
fn plain(value: f64) -> String {
    let exact = if value.fract() == 0.0 { value } else { format!("{value:.14e}").parse().unwrap_or(value) };
    exact.to_string().replace('.', ",")
}
