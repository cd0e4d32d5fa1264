use portal_locale::number::{Scale, in_scale};

use super::grid::{Category, Grid, Line};
use super::measure_name::distinct;
use crate::axis::axis;
use crate::config::NumberFormat;
use crate::figure::{digits_after, figure};
use crate::looks::{Look, Looks};
use crate::view::{SeriesBody, SeriesLine, TargetLine};

pub(super) struct Drawn<'a> {
    pub(super) is_bars: bool,
    pub(super) is_stacked: bool,
    /// True if a column splits the measure into series.
    pub(super) is_split: bool,
    pub(super) looks: &'a Looks,
}

/// The series of a grid. If they are stacked, the axis covers their sums.
pub(super) fn body(grid: &Grid, how: &Drawn<'_>, target: Option<TargetLine>) -> SeriesBody {
    let is_stacked = how.is_stacked;
    let aims = target.iter().flat_map(|target| &target.values).filter_map(|figure| figure.value);
    let values = grid.lines.iter().flat_map(|line| line.values.iter().flatten().copied());
    let all = || values.clone().chain(aims.clone());
    let unit = shared_unit(&grid.lines);
    let (axis, scale) = if is_stacked { axis(all().chain(stacks(&grid.lines)), unit) } else { axis(all(), unit) };
    let digits = mark_digits(&grid.lines, scale);
    // Values of a column keep their names; only names of measures repeat each other.
    let labels: Vec<String> = grid.lines.iter().map(|line| line.label.clone()).collect();
    let labels = if how.is_split { labels } else { distinct(&labels) };
    let line = |(line, label): (&Line, String)| SeriesLine {
        label,
        is_rest: line.is_rest,
        look: match grid.lines.len() {
            _ if line.is_rest => Look::rest(),
            1 if !how.is_split => how.looks.of_figures(&line.label),
            _ => how.looks.of_text(&line.label),
        },
        values: line.values.iter().map(|&value| figure(value, &line.format)).collect(),
        marks: marks(line, scale, digits),
    };
    SeriesBody {
        categories: grid.categories.iter().map(|category| category.short_name.clone()).collect(),
        is_time: grid.is_time,
        series: grid.lines.iter().zip(labels).map(line).collect(),
        category_looks: if how.is_bars && !how.is_split { category_looks(grid, how.looks) } else { Vec::new() },
        axis,
        target,
    }
}

/// The unit of all lines; empty if they differ, because an axis has only one.
fn shared_unit(lines: &[Line]) -> &str {
    let mut units = lines.iter().map(|line| line.format.unit.trim());
    let first = units.next().unwrap_or_default();
    if units.all(|unit| unit == first) { first } else { "" }
}

/// Number of decimals of all numbers beside the marks: three digits for the largest, and no more than the figures have.
fn mark_digits(lines: &[Line], scale: Scale) -> usize {
    let largest =
        lines.iter().flat_map(|line| &line.values).flatten().fold(0.0_f64, |most, value| most.max(value.abs()));
    let wanted = digits_after(largest / scale.size, 3);
    let most = |NumberFormat { decimals, .. }: &NumberFormat| decimals.map_or(wanted, |decimals| decimals as usize);
    let own = lines.iter().map(|line| most(&line.format)).max().unwrap_or_default();
    if scale.word.is_empty() { wanted.min(own) } else { wanted }
}

fn marks(line: &Line, scale: Scale, digits: usize) -> Vec<String> {
    let text = |value: f64| in_scale(&[value], scale, digits).concat();
    line.values.iter().map(|value| value.filter(|value| *value != 0.0).map_or_else(String::new, text)).collect()
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
