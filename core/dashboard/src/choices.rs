//! The choices in the filters of a dashboard, taken from the sources of its widgets.

use std::rc::Rc;

use portal_locale::calendar::{CalendarDate, MONTHS, WEEKDAYS};
use portal_table::aggregate::{Groups, Rows, sizes};
use serde::Serialize;

use crate::filter::{FilterErrors, FilterQuery, Preset, RANGE};
use crate::source::{DataSource, Meaning};

/// The row of filters above a dashboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FilterChoices {
    /// Periods to choose from; empty if no source has one.
    pub periods: Vec<PeriodChoice>,
    /// Companies to choose from, in alphabetical order.
    pub companies: Vec<String>,
    /// Stages to choose from, in their own order.
    pub stages: Vec<String>,
    /// The valid part of the query; an unknown company, stage or period is left out.
    pub filters: FilterQuery,
    /// Errors in the typed days.
    pub errors: FilterErrors,
    /// 'Periode: …', one line for each active filter.
    pub lines: Vec<String>,
    /// Month names from January on, for the calendar in which days are chosen.
    pub months: Vec<String>,
    /// Weekday names from Monday on, for the same calendar.
    pub weekdays: Vec<String>,
    /// The day at which the calendar opens if none was typed.
    pub today: CalendarDate,
    /// The days that were typed.
    pub days: FilterDays,
}

/// The typed ends of a period, as far as they are valid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FilterDays {
    /// First day.
    pub dari: Option<CalendarDate>,
    /// Last day.
    pub sampai: Option<CalendarDate>,
}

/// A period to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PeriodChoice {
    /// Value in addresses.
    pub value: String,
    /// Label for users.
    pub label: String,
}

/// The sources of a dashboard.
#[derive(Clone, Copy)]
pub struct Sources<'a> {
    /// Sources that can be read.
    pub open: &'a [Rc<dyn DataSource>],
    /// True if some sources are still loading: their companies and stages are not known yet.
    pub are_awaited: bool,
}

/// Collects the choices of these sources and applies the query to them.
pub fn choices(sources: Sources<'_>, query: &FilterQuery, today: CalendarDate) -> FilterChoices {
    let Sources { open: sources, are_awaited } = sources;
    let has_period = sources.iter().any(|source| meaning(source.as_ref(), Meaning::Period).is_some());
    let mut companies = texts(sources, Meaning::Company);
    companies.sort_by_key(|name| name.to_lowercase());
    let stages = texts(sources, Meaning::Stage);
    let query = if are_awaited { query.clone() } else { query.among(&companies, &stages) };
    let (filters, errors) = query.read(today);
    FilterChoices {
        periods: if has_period { periods() } else { Vec::new() },
        companies,
        stages,
        errors,
        lines: filters.lines(),
        months: MONTHS.map(str::to_owned).to_vec(),
        weekdays: WEEKDAYS.map(str::to_owned).to_vec(),
        today,
        days: FilterDays { dari: typed(query.dari.as_deref()), sampai: typed(query.sampai.as_deref()) },
        filters: query,
    }
}

fn typed(day: Option<&str>) -> Option<CalendarDate> {
    CalendarDate::parse_typed(day?)
}

fn periods() -> Vec<PeriodChoice> {
    let presets = Preset::ALL.iter().map(|preset| (preset.value(), preset.label()));
    let all = presets.chain([(RANGE, "Rentang tanggal")]);
    all.map(|(value, label)| PeriodChoice { value: value.to_owned(), label: label.to_owned() }).collect()
}

fn meaning(source: &dyn DataSource, meaning: Meaning) -> Option<&str> {
    let found = source.columns().iter().find(|column| column.meaning == Some(meaning));
    found.map(|column| column.key.as_str())
}

/// The distinct texts of all columns with this meaning, in the order of the sources and their labels.
fn texts(sources: &[Rc<dyn DataSource>], wanted: Meaning) -> Vec<String> {
    let mut known: Vec<String> = Vec::new();
    for source in sources {
        let Some(labels) = meaning(source.as_ref(), wanted).and_then(|key| source.labels(key)) else { continue };
        let counts = sizes(Rows::All(source.rows()), &Groups::of_labels(&labels));
        for (text, count) in labels.labels().iter().zip(counts) {
            if count > 0 && !known.contains(text) {
                known.push(text.clone());
            }
        }
    }
    known
}
