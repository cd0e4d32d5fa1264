use super::grid::{Category, Grid, Line};
use crate::axis::axis;
use crate::figure::figure;
use crate::looks::{Look, Looks};
use crate::view::{SeriesBody, SeriesLine};

pub(super) struct Drawn<'a> {
    pub(super) is_bars: bool,
    pub(super) is_stacked: bool,
    /// True if a column splits the measure into series.
    pub(super) is_split: bool,
    pub(super) looks: &'a Looks,
}

/// The series of a grid. If they are stacked, the axis covers their sums.
pub(super) fn body(grid: &Grid, how: &Drawn<'_>) -> SeriesBody {
    let is_stacked = how.is_stacked;
    let all = || grid.lines.iter().flat_map(|line| line.values.iter().flatten().copied());
    let axis = if is_stacked { axis(all().chain(stacks(&grid.lines))) } else { axis(all()) };
    let line = |line: &Line| SeriesLine {
        label: line.label.clone(),
        is_rest: line.is_rest,
        look: match grid.lines.len() {
            _ if line.is_rest => Look::rest(),
            1 if !how.is_split => how.looks.of_figures(&line.label),
            _ => how.looks.of_text(&line.label),
        },
        values: line.values.iter().map(|&value| figure(value, &line.format)).collect(),
    };
    SeriesBody {
        categories: grid.categories.iter().map(|category| category.short_name.clone()).collect(),
        is_time: grid.is_time,
        series: grid.lines.iter().map(line).collect(),
        category_looks: if how.is_bars && !how.is_split { category_looks(grid, how.looks) } else { Vec::new() },
        axis,
    }
}

/// For each category, the sum of the values above zero and the sum of those below.
fn stacks(lines: &[Line]) -> impl Iterator<Item = f64> {
    let count = lines.first().map_or(0, |line| line.values.len());
    (0..count).flat_map(move |place| {
        let values = || lines.iter().filter_map(move |line| line.values.get(place).copied().flatten());
        let sum = |sign: f64| values().filter(|value| value * sign > 0.0).sum::<f64>().clamp(f64::MIN, f64::MAX);
        [sum(1.0), sum(-1.0)]
    })
}

/// The look of each category, for a single series whose categories have their own colours.
fn category_looks(grid: &Grid, looks: &Looks) -> Vec<Look> {
    let is_known = |category: &Category| category.is_rest() || looks.knows(&category.name);
    if grid.lines.len() > 1 || grid.is_time || !grid.categories.iter().all(is_known) {
        return Vec::new();
    }
    let look = |category: &Category| if category.is_rest() { Look::rest() } else { looks.of_text(&category.name) };
    grid.categories.iter().map(look).collect()
}
