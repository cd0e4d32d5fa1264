//! Filters the rows of a table by the values of one column each.

use std::cmp::Ordering;
use std::rc::Rc;

use memchr::memmem;
use portal_locale::period::{self, Period};

use super::column::Meaning;
use super::data_table::DataTable;
use super::day::{self, DayOrder};
use super::number::{self, NumberForm};
use crate::decimal::Decimal;
use crate::fold::fold;
use crate::row_set::RowSet;

/// Number of filters whose rows are cached; each takes 125 KB for a million rows.
pub(super) const KEPT_FILTERS: usize = 16;

/// This many cells are tested within a frame.
const ROWS_PER_PART: u32 = 60_000;

const SECONDS_PER_DAY: i64 = 86_400;

/// A condition on the cells of one column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColumnFilter {
    /// Column, counted from 0.
    pub column: u32,
    /// The rows that stay.
    pub keep: Keep,
}

/// The cells that pass a filter. Cells that do not fit their column have no value and count as missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Keep {
    /// Cells with one of these texts. In a column of periods, each text names a period, however the cell writes it.
    Values(Vec<String>),
    /// Cells whose text contains this one, ignoring case and spacing.
    Contains(String),
    /// Numbers within these bounds, which belong to the range; `None` leaves a side open.
    Numbers(Option<Decimal>, Option<Decimal>),
    /// Days, moments and periods that are wholly within these bounds, in seconds since 1970-01-01 00:00.
    Times(Option<i64>, Option<i64>),
    /// Cells without a value.
    Missing,
    /// Cells with a value.
    Present,
}

/// A time that a user has typed as a bound: a moment, a day or a period, with its first and last second.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeBound {
    /// First second since 1970-01-01 00:00.
    pub first: i64,
    /// Last second.
    pub last: i64,
    /// The bound as the portal shows it.
    pub label: String,
}

/// A number that a user has typed in Indonesian form.
pub fn number_bound(text: &str) -> Option<Decimal> {
    number::read(text, NumberForm::Indonesian).map(number::Written::exact)
}

/// A year, half-year, quarter, month, day or moment that a user has typed.
pub fn time_bound(text: &str) -> Option<TimeBound> {
    let (period, moment) = (period::read(text), day::read_moment(text, DayOrder::DayFirst));
    let of_period = |period: Period| {
        let (first, last) = seconds_of(period);
        TimeBound { first, last, label: period.label() }
    };
    let of_moment = |moment| TimeBound { first: moment, last: moment, label: super::shown::long_moment(moment) };
    let of_day = || day::read(text, DayOrder::DayFirst).map(|day| of_period(Period { start: day, end: day }));
    period.map(of_period).or_else(of_day).or_else(|| moment.map(of_moment))
}

/// First and last second.
fn seconds_of(Period { start, end }: Period) -> (i64, i64) {
    (i64::from(start) * SECONDS_PER_DAY, (i64::from(end) + 1) * SECONDS_PER_DAY - 1)
}

/// A filter that has been applied to the rows before `next`.
#[derive(Debug, Clone)]
pub(super) struct Filtering {
    filter: ColumnFilter,
    next: u32,
    passed: RowSet,
}

type Test<'a> = Box<dyn Fn(u32) -> bool + 'a>;

impl DataTable {
    /// Applies a part of the filters, about 10 ms at most. True when [`Self::select_filtered`] has no long work left.
    pub fn prepare_filters(&self, filters: &[ColumnFilter]) -> bool {
        // More filters would push each other out of the cache, and the work would never end.
        filters.iter().take(KEPT_FILTERS).all(|filter| self.some_passing(filter, ROWS_PER_PART).is_some())
    }

    /// The rows that pass a filter; none if its column does not exist.
    pub(super) fn passing(&self, filter: &ColumnFilter) -> Rc<RowSet> {
        self.some_passing(filter, u32::MAX).unwrap_or_default()
    }

    /// Applies the filter to the next `part` rows; returns the rows when all are tested.
    fn some_passing(&self, filter: &ColumnFilter, part: u32) -> Option<Rc<RowSet>> {
        let caches = &self.caches;
        if let Some(known) = caches.passing.known(filter) {
            return Some(known);
        }
        let mut filterings = caches.filtering.borrow_mut();
        let begun = filterings.iter().position(|begun| begun.filter == *filter).map(|place| filterings.remove(place));
        let fresh = || Filtering { filter: filter.clone(), next: 0, passed: RowSet::new() };
        let Filtering { next, mut passed, .. } = begun.unwrap_or_else(fresh);
        let end = next.saturating_add(part).min(self.row_count());
        let test = self.test(filter);
        for row in (next..end).filter(|&row| test(row)) {
            passed.insert(row);
        }
        if end < self.row_count() {
            if filterings.len() == KEPT_FILTERS {
                filterings.remove(0);
            }
            filterings.push(Filtering { filter: filter.clone(), next: end, passed });
            return None;
        }
        Some(caches.passing.get(filter.clone(), |_| Rc::new(passed)))
    }

    fn test<'a>(&'a self, filter: &'a ColumnFilter) -> Test<'a> {
        let column = filter.column;
        let Some(spec) = self.columns().get(column as usize) else { return Box::new(|_| false) };
        let meaning = spec.kind.meaning();
        let cell = move |row| self.value_text(row, column);
        match &filter.keep {
            Keep::Values(texts) if meaning == Meaning::Period => {
                let periods: Vec<Period> = texts.iter().filter_map(|text| period::read(text)).collect();
                Box::new(move |row| period::read(cell(row)).is_some_and(|period| periods.contains(&period)))
            }
            Keep::Values(texts) => {
                let mut texts: Vec<&str> = texts.iter().map(String::as_str).collect();
                texts.sort_unstable();
                Box::new(move |row| !spec.is_missing(cell(row)) && texts.binary_search(&cell(row).trim()).is_ok())
            }
            Keep::Contains(text) => {
                let text = fold(text);
                Box::new(move |row| memmem::find(self.folded(row, column as usize), text.as_bytes()).is_some())
            }
            &Keep::Numbers(from, to) => {
                let is_after = move |number: Decimal| from.is_none_or(|from| number.compared(from) != Ordering::Less);
                let is_before = move |number: Decimal| to.is_none_or(|to| number.compared(to) != Ordering::Greater);
                let is_within = move |number| is_after(number) && is_before(number);
                Box::new(move |row| self.number(row, column).is_some_and(|written| is_within(written.exact())))
            }
            &Keep::Times(from, to) => {
                let is_within =
                    move |(first, last)| from.is_none_or(|from| from <= first) && to.is_none_or(|to| last <= to);
                Box::new(move |row| times(cell(row), meaning).is_some_and(is_within))
            }
            Keep::Missing => Box::new(move |row| !self.has_value(row, column, meaning)),
            Keep::Present => Box::new(move |row| self.has_value(row, column, meaning)),
        }
    }

    fn has_value(&self, row: u32, column: u32, meaning: Meaning) -> bool {
        match meaning {
            Meaning::Text => !self.columns()[column as usize].is_missing(self.cell(row, column)),
            Meaning::Number(..) => self.number(row, column).is_some(),
            _ => times(self.value_text(row, column), meaning).is_some(),
        }
    }
}

/// First and last second of a day, moment or period; a day is compared by its first second.
fn times(cell: &str, meaning: Meaning) -> Option<(i64, i64)> {
    let at = |moment| (moment, moment);
    match meaning {
        Meaning::Text | Meaning::Number(..) => None,
        Meaning::Day(order) => day::read(cell, order).map(|day| at(i64::from(day) * SECONDS_PER_DAY)),
        Meaning::Moment(order) => day::read_moment(cell, order).map(at),
        Meaning::Period => period::read(cell).map(seconds_of),
    }
}
