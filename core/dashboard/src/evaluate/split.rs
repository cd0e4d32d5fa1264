use portal_table::aggregate::{Key, Rows, sizes};

use super::by::{By, REST};
use super::grid::{Line, Place, Shown};
use super::measured::Measured;
use super::rank::Ranked;
use super::wording;

/// Maximum number of series; more cannot be told apart.
const MOST_SERIES: usize = 8;

/// The measure in each category, split by a column.
pub(super) fn lines(
    series: &By,
    measure: &Measured,
    rows: Rows<'_>,
    shown: &Shown<'_>,
    places: &[Place],
    notes: &mut Vec<String>,
) -> Vec<Line> {
    let groups = series.groups();
    let ranked = largest(&sizes(rows, &groups));
    if ranked.cut > 0 {
        let count = wording::size(ranked.cut);
        notes.push(format!("\"{REST}\" pada \"{}\" menggabungkan {count} nilai.", series.heading));
    }
    let kept = groups.kept(&ranked.kept, ranked.cut > 0);
    let measured = measure.over(rows, &shown.groups, Some(&kept));
    let totals = measure.over(rows, &kept, None);
    let value = |place: Option<usize>, line: usize| match place {
        Some(place) => measured.get(place * kept.len() + line).copied().flatten(),
        None => measure.of_nothing(),
    };
    let lines = kept.keys().iter().enumerate().map(|(line, &key)| Line {
        label: series.name(key),
        is_rest: key == Key::Rest,
        values: places.iter().map(|&(_, place)| value(place, line)).collect(),
        adds_up: measure.adds_up(),
        total: totals.get(line).copied().flatten(),
        format: measure.format.clone(),
        exact: measure.exact(),
    });
    lines.collect()
}

/// The groups with the most rows, in the order of the source; all groups if they are few.
pub(super) fn largest(sizes: &[u32]) -> Ranked {
    let mut present: Vec<(u32, u32)> = (0..).zip(sizes.iter().copied()).filter(|(_, size)| *size > 0).collect();
    let all = present.len();
    if all > MOST_SERIES {
        present.sort_by_key(|(_, size)| std::cmp::Reverse(*size));
        present.truncate(MOST_SERIES - 1);
        present.sort_unstable();
    }
    let cut = all - present.len();
    Ranked { kept: present.into_iter().map(|(group, _)| group).collect(), cut }
}
