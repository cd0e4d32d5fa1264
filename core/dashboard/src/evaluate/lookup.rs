use std::rc::Rc;

use portal_locale::calendar::CalendarDate;
use portal_table::columnar::Labels;

use super::stop::Stop;
use crate::problem::WidgetProblem;
use crate::source::{DataSource, SourceColumn};

pub(super) fn column<'a>(source: &'a dyn DataSource, key: &str) -> Result<&'a SourceColumn, Stop> {
    source.column(key).ok_or_else(|| Stop::Problem(WidgetProblem::column_gone(key, source.name())))
}

pub(super) fn labels(source: &dyn DataSource, column: &SourceColumn) -> Result<Rc<Labels>, Stop> {
    source.labels(&column.key).ok_or_else(|| {
        let detail = format!("Kolom \"{}\" berisi {}.", column.label, column.kind.label().to_lowercase());
        Stop::problem("Kolom tidak berisi teks", detail)
    })
}

/// Days since 1 January 1970; dates out of range become the first or last day.
pub(super) fn day_number(date: CalendarDate) -> i32 {
    let days = date.epoch_days();
    i32::try_from(days).unwrap_or(if days < 0 { i32::MIN + 1 } else { i32::MAX })
}
