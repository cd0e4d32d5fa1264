use super::grid::{Category, Grid};
use super::wording::with_unit;
use crate::config::NumberFormat;
use crate::figure::figure;
use crate::view::{FiguresRow, FiguresTable, TargetLine};

/// The format of the cells under a heading that has the unit.
pub(super) fn under_heading(format: &NumberFormat) -> NumberFormat {
    NumberFormat { unit: String::new(), ..format.clone() }
}

pub(super) fn table(grid: &Grid, dimension: &str) -> FiguresTable {
    let formats: Vec<NumberFormat> = grid.lines.iter().map(|line| under_heading(&line.format)).collect();
    let row = |(place, category): (usize, &Category)| FiguresRow {
        label: category.name.clone(),
        is_rest: category.is_rest(),
        cells: (grid.lines.iter().zip(&formats))
            .map(|(line, format)| figure(line.values.get(place).copied().flatten(), format))
            .collect(),
    };
    FiguresTable {
        dimension: dimension.to_owned(),
        columns: grid.lines.iter().map(|line| with_unit(&line.label, &line.format.unit)).collect(),
        rows: grid.categories.iter().enumerate().map(row).collect(),
        total: total(grid),
    }
}

/// Adds the target of each category as the last column.
pub(super) fn add_target(table: &mut FiguresTable, target: &TargetLine, format: &NumberFormat) {
    table.columns.push(with_unit("Target", &format.unit));
    let format = under_heading(format);
    for (row, target) in table.rows.iter_mut().zip(&target.values) {
        row.cells.push(figure(target.value, &format));
    }
    if let Some(total) = &mut table.total {
        total.push(target.total.map_or_else(String::new, |total| figure(Some(total), &format).text));
    }
}

/// The totals of the columns that add up; only if all selected rows are shown.
fn total(grid: &Grid) -> Option<Vec<String>> {
    let has_total = grid.is_whole && grid.lines.iter().any(|line| line.adds_up);
    has_total.then(|| grid.lines.iter().map(|line| figure(line.total, &under_heading(&line.format)).text).collect())
}
