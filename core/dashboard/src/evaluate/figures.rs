use super::grid::{Category, Grid, Line};
use super::wording::with_unit;
use crate::config::NumberFormat;
use crate::figure::figure;
use crate::view::{FiguresRow, FiguresTable, TargetLine};
use crate::widget::WidgetKind;

/// The format of a line's cells, whose heading has the unit. A table widget shows its own format; the table of a chart
/// shows exactly what the chart abbreviates.
fn cell_format(kind: WidgetKind, line: &Line) -> NumberFormat {
    match kind {
        WidgetKind::Table => NumberFormat { unit: line.exact.unit.clone(), ..line.format.clone() },
        _ => line.exact.clone(),
    }
}

pub(super) fn table(kind: WidgetKind, grid: &Grid, dimension: &str, target: Option<&TargetLine>) -> FiguresTable {
    let formats: Vec<NumberFormat> = grid.lines.iter().map(|line| cell_format(kind, line)).collect();
    let row = |(place, category): (usize, &Category)| FiguresRow {
        label: category.name.clone(),
        is_rest: category.is_rest(),
        cells: (grid.lines.iter().zip(&formats))
            .map(|(line, format)| figure(line.values.get(place).copied().flatten(), format))
            .collect(),
    };
    let mut table = FiguresTable {
        dimension: dimension.to_owned(),
        columns: grid.lines.iter().map(|line| with_unit(&line.label, &line.format.unit)).collect(),
        rows: grid.categories.iter().enumerate().map(row).collect(),
        total: total(grid, &formats),
    };
    if let (Some(target), [line, ..], [format, ..]) = (target, grid.lines.as_slice(), formats.as_slice()) {
        add_target(&mut table, target, &line.format.unit, format);
    }
    table
}

/// Adds the target of each category as the last column.
fn add_target(table: &mut FiguresTable, target: &TargetLine, unit: &str, format: &NumberFormat) {
    table.columns.push(with_unit("Target", unit));
    for (row, target) in table.rows.iter_mut().zip(&target.values) {
        row.cells.push(figure(target.value, format));
    }
    if let Some(total) = &mut table.total {
        total.push(target.total.map_or_else(String::new, |total| figure(Some(total), format).text));
    }
}

/// The figures of all rows; only if all selected rows are shown and some column adds up.
fn total(grid: &Grid, formats: &[NumberFormat]) -> Option<Vec<String>> {
    let has_total = grid.is_whole && grid.lines.iter().any(|line| line.adds_up);
    has_total.then(|| grid.lines.iter().zip(formats).map(|(line, format)| figure(line.total, format).text).collect())
}
