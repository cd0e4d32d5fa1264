//! Lines, areas and bars.

use super::grid::{Grid, Line};
use crate::axis::axis;
use crate::figure::figure;
use crate::view::{SeriesBody, SeriesLine};

/// The series of a grid; stacked ones reach as far as they do together.
pub(super) fn body(grid: &Grid, is_stacked: bool) -> SeriesBody {
    let all = || grid.lines.iter().flat_map(|line| line.values.iter().flatten().copied());
    let axis = if is_stacked { axis(all().chain(stacks(&grid.lines))) } else { axis(all()) };
    let line = |line: &Line| SeriesLine {
        label: line.label.clone(),
        is_rest: line.is_rest,
        values: line.values.iter().map(|&value| figure(value, &line.format)).collect(),
    };
    SeriesBody {
        categories: grid.categories.iter().map(|category| category.short_name.clone()).collect(),
        is_time: grid.is_time,
        series: grid.lines.iter().map(line).collect(),
        axis,
    }
}

/// For each category, how far the values above and those below zero reach together.
fn stacks(lines: &[Line]) -> impl Iterator<Item = f64> {
    let count = lines.first().map_or(0, |line| line.values.len());
    (0..count).flat_map(move |place| {
        let values = || lines.iter().filter_map(move |line| line.values.get(place).copied().flatten());
        let sum = |sign: f64| values().filter(|value| value * sign > 0.0).sum::<f64>().clamp(f64::MIN, f64::MAX);
        [sum(1.0), sum(-1.0)]
    })
}
