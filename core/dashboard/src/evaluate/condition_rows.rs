//! The rows that meet the conditions of a widget.

use portal_locale::calendar::CalendarDate;
use portal_table::columnar::filter::{days_within, numbers_within};
use portal_table::data::number::{self, NumberForm};

use super::lookup::{column, day_number, labels};
use super::selection::{Narrowing, Selection};
use super::stop::Stop;
use crate::condition::{Condition, Test};
use crate::period;
use crate::source::{ColumnType, DataSource, SourceColumn};

#[derive(Clone, Copy)]
enum End {
    Least,
    Most,
}

pub(super) fn narrow(
    selection: &mut Selection,
    conditions: &[Condition],
    source: &dyn DataSource,
    today: CalendarDate,
) -> Result<(), Stop> {
    for condition in conditions {
        let column = column(source, &condition.column)?;
        selection.narrow(&meeting(&condition.test, column, source, today)?);
    }
    Ok(())
}

fn meeting(
    condition: &Test,
    column: &SourceColumn,
    source: &dyn DataSource,
    today: CalendarDate,
) -> Result<Narrowing, Stop> {
    match condition {
        Test::Is(texts) => among(texts, column, source, true),
        Test::IsNot(texts) => among(texts, column, source, false),
        Test::AtLeast(bound) => bounded(bound, End::Least, column, source),
        Test::AtMost(bound) => bounded(bound, End::Most, column, source),
        Test::LastDays(count) => {
            let days = source.days(&column.key).ok_or_else(|| not_comparable(column, "tanggal"))?;
            let today = day_number(today);
            let first = i64::from(today) + 1 - i64::from(*count);
            let first = i32::try_from(first).unwrap_or(i32::MIN);
            Ok(Narrowing::To(days_within(&days, Some(first), Some(today))))
        }
    }
}

/// A blank among `texts` matches rows without a text.
fn among(texts: &[String], column: &SourceColumn, source: &dyn DataSource, keeps: bool) -> Result<Narrowing, Stop> {
    let labels = labels(source, column)?;
    let has_blank = texts.iter().any(|text| text.trim().is_empty());
    let named = |label: &str| texts.iter().any(|text| text == label);
    Ok(Narrowing::by_label(&labels, |label| named(label) == keeps, has_blank == keeps))
}

fn bounded(text: &str, end: End, column: &SourceColumn, source: &dyn DataSource) -> Result<Narrowing, Stop> {
    if let Some(days) = source.days(&column.key) {
        let stretch = period::read(text).ok_or_else(|| unreadable(text, column, "tanggal"))?;
        return Ok(Narrowing::To(match end {
            End::Least => days_within(&days, Some(stretch.start), None),
            End::Most => days_within(&days, None, Some(stretch.end)),
        }));
    }
    let numbers = source.numbers(&column.key).ok_or_else(|| not_comparable(column, "angka atau tanggal"))?;
    let bound = number::read(text, NumberForm::Indonesian).ok_or_else(|| unreadable(text, column, "angka"))?.value();
    Ok(Narrowing::To(match end {
        End::Least => numbers_within(&numbers, Some(bound), None),
        End::Most => numbers_within(&numbers, None, Some(bound)),
    }))
}

fn unreadable(text: &str, column: &SourceColumn, what: &str) -> Stop {
    let detail = format!("Syarat untuk kolom \"{}\": \"{text}\" bukan {what}.", column.label);
    Stop::problem("Syarat tidak terbaca", detail)
}

fn not_comparable(column: &SourceColumn, what: &str) -> Stop {
    let is_text = matches!(column.kind, ColumnType::Category | ColumnType::Period);
    let holds = if is_text { "teks" } else { column.kind.label() };
    let detail = format!("Kolom \"{}\" berisi {}, bukan {what}; ganti syaratnya.", column.label, holds.to_lowercase());
    Stop::problem("Syarat tidak cocok dengan kolom", detail)
}
