//! The figures of a widget: one column per series or measure, one row per group.

use portal_table::aggregate::{Groups, Key, Rows, sizes};

use super::by::{By, REST};
use super::gaps::Span;
use super::measured::Measured;
use super::rank::{Ranked, Wanted, rank};
use super::selection::Selection;
use super::{gaps, split, wording};
use crate::config::{NumberFormat, SortBy};

/// With more groups than this, the shown groups are selected before they are measured.
const FEW_GROUPS: usize = 4_096;

pub(super) struct Plan<'a> {
    pub(super) by: &'a By,
    pub(super) series: Option<&'a By>,
    /// At least one measure, each with its name.
    pub(super) measures: &'a [(Measured, String)],
    pub(super) wanted: Wanted,
    pub(super) span: Span,
    pub(super) rest: bool,
}

pub(super) struct Grid {
    pub(super) categories: Vec<Category>,
    pub(super) lines: Vec<Line>,
    pub(super) is_time: bool,
    /// True if every selected row is in some category.
    pub(super) is_whole: bool,
}

pub(super) struct Category {
    pub(super) key: Key,
    pub(super) name: String,
    pub(super) short_name: String,
}

pub(super) struct Line {
    pub(super) label: String,
    pub(super) is_rest: bool,
    pub(super) values: Vec<Option<f64>>,
    /// True if the figures of the groups add up to that of all rows.
    pub(super) adds_up: bool,
    /// The figure of all rows: the mean of the rows, not of the groups' means.
    pub(super) total: Option<f64>,
    pub(super) format: NumberFormat,
    /// See [`Measured::exact`].
    pub(super) exact: NumberFormat,
}

impl Category {
    pub(super) fn is_rest(&self) -> bool {
        self.key == Key::Rest
    }
}

/// A key that is shown, and its group index if it has rows.
pub(super) type Place = (Key, Option<usize>);

/// Groups, and the index of each group that is shown.
pub(super) struct Shown<'a> {
    pub(super) groups: Groups<'a>,
    places: Vec<usize>,
    /// True if `groups` are those that were ranked, so that their values can be reused.
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
    pub(super) fn grid(&self, selection: &Selection, notes: &mut Vec<String>) -> Grid {
        let rows = selection.rows();
        let groups = self.by.groups();
        let (ranked, ranking) = self.ranked(rows, &groups);
        let in_time = self.wanted.sort == SortBy::Name && self.by.is_time();
        let has_rest = self.rest && ranked.cut > 0 && !in_time;
        let shown = Shown::new(groups, &ranked, has_rest);

        if ranked.cut > 0 {
            notes.push(cut_note(ranked.cut, has_rest));
        }
        let places = self.places(&shown, in_time);
        let lines = match (self.series, self.measures) {
            (Some(series), [(measure, _)]) => split::lines(series, measure, rows, &shown, &places, notes),
            _ => self.measure_lines(rows, &shown, &places, &ranking),
        };
        let categories = places.iter().map(|&(key, _)| self.category(key)).collect();
        Grid { categories, lines, is_time: in_time, is_whole: ranked.cut == 0 || has_rest }
    }

    /// The groups to show, and the figure of each group if they are ordered by it.
    fn ranked(&self, rows: Rows<'_>, groups: &Groups<'_>) -> (Ranked, Vec<Option<f64>>) {
        let sizes = sizes(rows, groups);
        let ranking = match self.measures {
            [(first, _), ..] if self.wanted.sort == SortBy::Value => ranking_of(first, rows, groups, &sizes),
            _ => Vec::new(),
        };
        (rank(self.by, groups, &sizes, &ranking, self.wanted), ranking)
    }

    /// Keys of the groups that are shown, without 'Lainnya'.
    pub(super) fn kept(&self, selection: &Selection) -> Vec<Key> {
        let groups = self.by.groups();
        self.ranked(selection.rows(), &groups).0.keys(&groups)
    }

    /// A further measure in each category of the grid.
    pub(super) fn over_categories(&self, measure: &Measured, selection: &Selection, grid: &Grid) -> Vec<Option<f64>> {
        let groups = self.by.groups();
        let values = measure.over(selection.rows(), &groups, None);
        let place = |key: Key| groups.keys().iter().position(|other| *other == key);
        let value = |category: &Category| values.get(place(category.key)?).copied().flatten();
        grid.categories.iter().map(value).collect()
    }

    fn category(&self, key: Key) -> Category {
        Category { key, name: self.by.name(key), short_name: self.by.short_name(key) }
    }

    fn places(&self, shown: &Shown<'_>, in_time: bool) -> Vec<Place> {
        let places: Vec<_> = shown.places.iter().map(|&place| (shown.key(place), Some(place))).collect();
        match self.by.bucket() {
            Some(bucket) if in_time => gaps::filled(places, bucket, self.wanted, self.span),
            _ => places,
        }
    }

    fn measure_lines(&self, rows: Rows<'_>, shown: &Shown<'_>, places: &[Place], ranking: &[Option<f64>]) -> Vec<Line> {
        let lines = self.measures.iter().enumerate().map(|(number, (measure, label))| {
            let is_known = number == 0 && shown.is_as_ranked && !ranking.is_empty();
            let measured = if is_known { ranking.to_vec() } else { measure.over(rows, &shown.groups, None) };
            let value = |place: Option<usize>| match place {
                Some(place) => measured.get(place).copied().flatten(),
                None => measure.of_nothing(),
            };
            Line {
                label: label.clone(),
                is_rest: false,
                values: places.iter().map(|&(_, place)| value(place)).collect(),
                adds_up: measure.adds_up(),
                total: measure.over_all(rows),
                format: measure.format.clone(),
                exact: measure.exact(),
            }
        });
        lines.collect()
    }
}

/// If the measure counts rows, the group sizes are its result.
fn ranking_of(measure: &Measured, rows: Rows<'_>, groups: &Groups<'_>, sizes: &[u32]) -> Vec<Option<f64>> {
    if measure.counts_rows() {
        return sizes.iter().map(|&size| Some(f64::from(size))).collect();
    }
    measure.over(rows, groups, None)
}

fn cut_note(cut: usize, is_shown: bool) -> String {
    let count = wording::size(cut);
    if is_shown {
        format!("\"{REST}\" menggabungkan {count} nilai.")
    } else {
        format!("{count} nilai lain tidak ditampilkan.")
    }
}
