//! The figures of a widget: a column of them for each series or measure, a row for each group.

use portal_table::aggregate::{Groups, Key, Rows, sizes};
use portal_table::columnar::Bucket;

use super::by::{By, REST};
use super::measured::Measured;
use super::rank::{Ranked, Wanted, rank};
use super::selection::Selection;
use super::wording;
use crate::config::{SortBy, SortOrder};

/// The most series side by side; more cannot be told apart.
const MOST_SERIES: usize = 8;
/// Of more groups than this, those that are shown are picked out before they are measured.
const FEW_GROUPS: usize = 4_096;

/// What is asked for.
pub(super) struct Plan<'a> {
    pub(super) by: &'a By,
    pub(super) series: Option<&'a By>,
    /// At least one, each with its name.
    pub(super) measures: &'a [(Measured, String)],
    pub(super) wanted: Wanted,
    /// Whether the groups beyond the limit are shown together.
    pub(super) rest: bool,
}

/// The figures.
pub(super) struct Grid {
    pub(super) categories: Vec<Category>,
    pub(super) lines: Vec<Line>,
    /// Whether the categories follow each other in time.
    pub(super) is_time: bool,
    /// Whether all rows that count are in one of the categories.
    pub(super) is_whole: bool,
}

/// A group that is shown.
pub(super) struct Category {
    pub(super) key: Key,
    pub(super) name: String,
    pub(super) short_name: String,
}

/// A series or a measure.
pub(super) struct Line {
    pub(super) label: String,
    pub(super) is_rest: bool,
    /// For each category.
    pub(super) values: Vec<Option<f64>>,
    /// Whether the measures of the groups add up to that of all rows.
    pub(super) adds_up: bool,
    /// The measure of all rows, if so.
    pub(super) total: Option<f64>,
}

impl Category {
    pub(super) fn is_rest(&self) -> bool {
        self.key == Key::Rest
    }
}

/// Groups, and the place of each that is shown.
struct Shown<'a> {
    groups: Groups<'a>,
    places: Vec<usize>,
    /// Whether these are still the groups that were ranked.
    is_as_ranked: bool,
}

impl<'a> Shown<'a> {
    fn new(groups: Groups<'a>, ranked: &Ranked, rest: bool) -> Self {
        if ranked.cut == 0 && groups.len() <= FEW_GROUPS {
            let places = ranked.kept.iter().map(|&group| group as usize).collect();
            return Self { groups, places, is_as_ranked: true };
        }
        let groups = groups.kept(&ranked.kept, rest);
        let places = (0..groups.len()).collect();
        Self { groups, places, is_as_ranked: false }
    }

    fn key(&self, place: usize) -> Key {
        self.groups.keys().get(place).copied().unwrap_or(Key::Missing)
    }
}

impl Plan<'_> {
    /// Computes the figures over the rows that count.
    pub(super) fn grid(&self, selection: &Selection, notes: &mut Vec<String>) -> Grid {
        let rows = selection.rows();
        let groups = self.by.groups();
        let sizes = sizes(rows, &groups);
        let ranking = match self.measures {
            [(first, _), ..] if self.wanted.sort == SortBy::Value => ranking_of(first, rows, &groups, &sizes),
            _ => Vec::new(),
        };
        let ranked = rank(self.by, &groups, &sizes, &ranking, self.wanted);
        let in_time = self.wanted.sort == SortBy::Name && self.by.is_time();
        let has_rest = self.rest && ranked.cut > 0 && !in_time;
        let shown = Shown::new(groups, &ranked, has_rest);

        if ranked.cut > 0 {
            notes.push(cut_note(REST, ranked.cut, has_rest));
        }
        let places = self.places(&shown, in_time);
        let lines = match (self.series, self.measures) {
            (Some(series), [(measure, _)]) => series_lines(series, measure, rows, &shown, &places, notes),
            _ => self.measure_lines(rows, &shown, &places, &ranking),
        };
        let categories = places.iter().map(|&(key, _)| self.category(key)).collect();
        Grid { categories, lines, is_time: in_time, is_whole: ranked.cut == 0 || has_rest }
    }

    fn category(&self, key: Key) -> Category {
        Category { key, name: self.by.name(key), short_name: self.by.short_name(key) }
    }

    /// What is shown, in order, and its place among the groups if it has rows.
    fn places(&self, shown: &Shown<'_>, in_time: bool) -> Vec<(Key, Option<usize>)> {
        let places: Vec<_> = shown.places.iter().map(|&place| (shown.key(place), Some(place))).collect();
        match self.by.bucket() {
            Some(bucket) if in_time => with_gaps(places, bucket, self.wanted),
            _ => places,
        }
    }

    fn measure_lines(
        &self,
        rows: Rows<'_>,
        shown: &Shown<'_>,
        places: &[(Key, Option<usize>)],
        ranking: &[Option<f64>],
    ) -> Vec<Line> {
        let lines = self.measures.iter().enumerate().map(|(number, (measure, label))| {
            let is_known = number == 0 && shown.is_as_ranked && !ranking.is_empty();
            let measured = if is_known { ranking.to_vec() } else { measure.over(rows, &shown.groups, None) };
            let value = |place: Option<usize>| match place {
                Some(place) => measured.get(place).copied().flatten(),
                None => measure.of_nothing(),
            };
            let adds_up = measure.adds_up();
            Line {
                label: label.clone(),
                is_rest: false,
                values: places.iter().map(|&(_, place)| value(place)).collect(),
                adds_up,
                total: if adds_up { measure.over_all(rows) } else { None },
            }
        });
        lines.collect()
    }
}

/// The sizes of the groups are the measure already if it counts rows.
fn ranking_of(measure: &Measured, rows: Rows<'_>, groups: &Groups<'_>, sizes: &[u32]) -> Vec<Option<f64>> {
    if measure.counts_rows() {
        return sizes.iter().map(|&size| Some(f64::from(size))).collect();
    }
    measure.over(rows, groups, None)
}

fn series_lines(
    series: &By,
    measure: &Measured,
    rows: Rows<'_>,
    shown: &Shown<'_>,
    places: &[(Key, Option<usize>)],
    notes: &mut Vec<String>,
) -> Vec<Line> {
    let groups = series.groups();
    let ranked = largest(&sizes(rows, &groups));
    if ranked.cut > 0 {
        notes.push(cut_note(&format!("{REST}\" pada \"{}", series.heading), ranked.cut, true));
    }
    let kept = groups.kept(&ranked.kept, ranked.cut > 0);
    let measured = measure.over(rows, &shown.groups, Some(&kept));
    let adds_up = measure.adds_up();
    let totals = if adds_up { measure.over(rows, &kept, None) } else { Vec::new() };
    let value = |place: Option<usize>, line: usize| match place {
        Some(place) => measured.get(place * kept.len() + line).copied().flatten(),
        None => measure.of_nothing(),
    };
    let lines = kept.keys().iter().enumerate().map(|(line, &key)| Line {
        label: series.name(key),
        is_rest: key == Key::Rest,
        values: places.iter().map(|&(_, place)| value(place, line)).collect(),
        adds_up,
        total: totals.get(line).copied().flatten(),
    });
    lines.collect()
}

/// The groups with the most rows, in the order of the source; all of them if they are few.
fn largest(sizes: &[u32]) -> Ranked {
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

/// The stretches without rows between the first and the last as well, as long as the limit allows.
fn with_gaps(places: Vec<(Key, Option<usize>)>, bucket: Bucket, wanted: Wanted) -> Vec<(Key, Option<usize>)> {
    let start = |(key, _): &(Key, Option<usize>)| if let Key::Day(start) = key { Some(*start) } else { None };
    let (Some(first), Some(last)) = (places.iter().filter_map(start).min(), places.iter().filter_map(start).max())
    else {
        return places;
    };
    let (dated, others): (Vec<_>, Vec<_>) = places.iter().copied().partition(|place| start(place).is_some());
    let room = wanted.limit.saturating_sub(others.len());
    let steps = std::iter::successors(Some(first), |&day| Some(bucket.next(day))).take_while(|&day| day <= last);
    let steps: Vec<i32> = steps.take(room + 1).collect();
    if steps.len() > room {
        return places;
    }
    let in_order: Box<dyn Iterator<Item = i32>> = match wanted.order {
        SortOrder::Asc => Box::new(steps.into_iter()),
        SortOrder::Desc => Box::new(steps.into_iter().rev()),
    };
    let mut dated = dated.into_iter().peekable();
    let filled = in_order.map(|day| dated.next_if(|place| start(place) == Some(day)).unwrap_or((Key::Day(day), None)));
    filled.chain(others).collect()
}

fn cut_note(rest: &str, cut: usize, is_shown: bool) -> String {
    let count = wording::count(u32::try_from(cut).unwrap_or(u32::MAX));
    if is_shown {
        format!("\"{rest}\" menggabungkan {count} nilai.")
    } else {
        format!("{count} nilai lain tidak ditampilkan.")
    }
}
