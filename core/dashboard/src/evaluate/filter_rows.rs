//! Applies the filters of the dashboard to rows.

use portal_locale::calendar::CalendarDate;
use portal_table::columnar::filter::days_within;

use super::lookup::day_number;
use super::selection::{Narrowing, Selection};
use crate::filter::Filters;
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
        match meant(source, meaning).and_then(|column| source.labels(&column.key)) {
            Some(labels) => selection.narrow(&Narrowing::by_label(&labels, |label| label == wanted, false)),
            None => notes.push(not_applied(meaning)),
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
    let column = meant(source, Meaning::Period);
    match column.and_then(|column| within(source, column, filters.from, filters.to)) {
        Some(narrowing) => selection.narrow(&narrowing),
        None => notes.push(not_applied(Meaning::Period)),
    }
}

pub(super) fn meant(source: &dyn DataSource, meaning: Meaning) -> Option<&SourceColumn> {
    source.columns().iter().find(|column| column.meaning == Some(meaning))
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

fn not_applied(meaning: Meaning) -> String {
    format!("Penyaring {} tidak berlaku pada sumber ini.", meaning.label().to_lowercase())
}
