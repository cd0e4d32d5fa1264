//! Applies the filters of the dashboard to rows.

use portal_locale::calendar::CalendarDate;
use portal_table::columnar::filter::days_within;

use super::by::MISSING;
use super::lookup::day_number;
use super::measure_name::lower;
use super::selection::{Narrowing, Selection};
use crate::filter::{Filters, ValueFilter};
use crate::period;
use crate::source::{ColumnType, DataSource, Meaning, SourceColumn};

pub(super) fn narrow_to_who(
    selection: &mut Selection,
    filters: &Filters,
    source: &dyn DataSource,
    notes: &mut Vec<String>,
) {
    let chosen = [(Meaning::Company, &filters.company), (Meaning::Stage, &filters.stage)];
    for (meaning, wanted) in chosen {
        let Some(wanted) = wanted else { continue };
        match source.meant(meaning).and_then(|column| source.labels(&column.key)) {
            Some(labels) => selection.narrow(&Narrowing::by_label(&labels, |label| label == wanted, false)),
            None => notes.push(not_applied(meaning.label())),
        }
    }
    for value in &filters.values {
        match valued(value, source) {
            Some(narrowing) => selection.narrow(&narrowing),
            None => notes.push(not_applied(&value.column)),
        }
    }
    notes.extend(filters.ignored.iter().map(|name| not_applied(name)));
}

/// The rows with this value; `None` if the source has no such column or does not know the value.
pub(super) fn valued(filter: &ValueFilter, source: &dyn DataSource) -> Option<Narrowing> {
    let column = source.labelled(&filter.column)?;
    match column.kind {
        ColumnType::Number => None,
        ColumnType::Date => {
            let stretch = period::read(&filter.value)?;
            Some(Narrowing::To(days_within(&*source.days(&column.key)?, Some(stretch.start), Some(stretch.end))))
        }
        ColumnType::Category | ColumnType::Period => {
            let labels = source.labels(&column.key)?;
            let is_missing = filter.value == MISSING;
            let is_known = is_missing || labels.labels().contains(&filter.value);
            is_known.then(|| Narrowing::by_label(&labels, |label| label == filter.value, is_missing))
        }
    }
}

pub(super) fn narrow_to_period(
    selection: &mut Selection,
    filters: &Filters,
    source: &dyn DataSource,
    notes: &mut Vec<String>,
) {
    if filters.from.is_none() && filters.to.is_none() {
        return;
    }
    let column = source.meant(Meaning::Period);
    match column.and_then(|column| within(source, column, filters.from, filters.to)) {
        Some(narrowing) => selection.narrow(&narrowing),
        None => notes.push(not_applied(Meaning::Period.label())),
    }
}

/// The rows of these days. In a column of named periods, a row matches if its period shares a day with the range.
pub(super) fn within(
    source: &dyn DataSource,
    column: &SourceColumn,
    from: Option<CalendarDate>,
    to: Option<CalendarDate>,
) -> Option<Narrowing> {
    let (from, to) = (from.map(day_number), to.map(day_number));
    if column.kind == ColumnType::Date {
        return Some(Narrowing::To(days_within(&*source.days(&column.key)?, from, to)));
    }
    let overlaps = |label: &str| {
        period::read(label).is_some_and(|stretch| {
            from.is_none_or(|from| from <= stretch.end) && to.is_none_or(|to| stretch.start <= to)
        })
    };
    Some(Narrowing::by_label(&*source.labels(&column.key)?, overlaps, false))
}

fn not_applied(name: &str) -> String {
    format!("Filter {} tidak berlaku pada sumber ini.", lower(name))
}
