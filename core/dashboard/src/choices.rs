//! The choices in the filters of a dashboard, taken from the sources of its widgets.

use std::rc::Rc;

use portal_locale::calendar::{CalendarDate, MONTHS, WEEKDAYS};
use portal_table::aggregate::{Groups, Key, Rows, sizes};
use portal_table::columnar::Bucket;
use portal_table::fold::fold;
use serde::Serialize;

use crate::filter::{FilterErrors, FilterQuery, Preset, RANGE, ValueFilter, without, written};
use crate::period::bucket_label;
use crate::seen::Seen;
use crate::source::{ColumnType, DataSource, Meaning, SourceColumn};

/// Maximum number of values to choose from in one column.
const MOST_OPTIONS: usize = 200;

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
    /// The other columns that the dashboard offers as filters.
    pub columns: Vec<ColumnChoices>,
    /// Values in effect of columns that the dashboard does not offer; the reader chose them in a figure.
    pub chosen: Vec<ChosenValue>,
    /// The valid part of the query; an unknown company, stage, value or period is left out.
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

/// A column to filter by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ColumnChoices {
    /// Label of the column.
    pub column: String,
    /// Values to choose from, each with the text of all value filters; for dates the months, latest first.
    pub options: Vec<PeriodChoice>,
    /// The text of the option in effect; empty if none is.
    pub value: String,
    /// The text of the other value filters.
    pub without: String,
}

/// A value in effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChosenValue {
    /// Label of the column.
    pub column: String,
    /// The value.
    pub value: String,
    /// The text of the other value filters.
    pub without: String,
}

/// A value to choose.
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
    /// Sources that can be read, each with the rows that the reader sees.
    pub open: &'a [(Rc<dyn DataSource>, Seen)],
    /// Labels of the columns that the dashboard offers as filters.
    pub columns: &'a [String],
    /// True if some sources are still loading: their companies and stages are not known yet.
    pub are_awaited: bool,
}

/// Collects the choices of these sources and applies the query to them.
pub fn choices(sources: Sources<'_>, query: &FilterQuery, today: CalendarDate) -> FilterChoices {
    let Sources { open: sources, columns, are_awaited } = sources;
    let has_period = sources.iter().any(|(source, _)| source.meant(Meaning::Period).is_some());
    let mut companies = texts(sources, |source| source.meant(Meaning::Company));
    companies.sort_by_key(|name| name.to_lowercase());
    let stages = texts(sources, |source| source.meant(Meaning::Stage));
    let is_known = |value: &ValueFilter| sources.iter().any(|(source, seen)| seen.permits(source.as_ref(), value));
    let query = if are_awaited { query.clone() } else { query.among(&companies, &stages, is_known) };
    let (filters, errors) = query.read(today);
    FilterChoices {
        periods: if has_period { periods() } else { Vec::new() },
        columns: columns.iter().map(|label| column_choices(sources, label, &filters.values)).collect(),
        chosen: chosen(&filters.values, columns),
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

/// The values of columns that the dashboard does not offer.
fn chosen(values: &[ValueFilter], columns: &[String]) -> Vec<ChosenValue> {
    let is_offered = |label: &str| columns.iter().any(|column| fold(column) == fold(label));
    let others = values.iter().filter(|value| !is_offered(&value.column));
    let chosen = |value: &ValueFilter| ChosenValue {
        column: value.column.clone(),
        value: value.value.clone(),
        without: written(&without(values, &value.column)).unwrap_or_default(),
    };
    others.map(chosen).collect()
}

fn column_choices(sources: &[(Rc<dyn DataSource>, Seen)], label: &str, values: &[ValueFilter]) -> ColumnChoices {
    let mut options = texts(sources, |source| source.labelled(label).filter(|column| has_texts(column)));
    let dates = sources.iter().filter_map(|(source, _)| Some((source, source.labelled(label)?)));
    for start in dates.flat_map(|(source, column)| months(source.as_ref(), column)) {
        let name = bucket_label(Bucket::Month, start);
        if !options.contains(&name) {
            options.push(name);
        }
    }
    options.truncate(MOST_OPTIONS);
    let value = values.iter().find(|value| fold(&value.column) == fold(label)).map(|value| value.value.clone());
    if let Some(value) = value.as_ref().filter(|value| !options.contains(value)) {
        options.push(value.clone());
    }
    let others = without(values, label);
    let text = |value: &str| {
        let added = ValueFilter { column: label.to_owned(), value: value.to_owned() };
        written(&others.iter().cloned().chain([added]).collect::<Vec<_>>()).unwrap_or_default()
    };
    ColumnChoices {
        column: label.to_owned(),
        value: value.as_deref().map(text).unwrap_or_default(),
        options: options.into_iter().map(|label| PeriodChoice { value: text(&label), label }).collect(),
        without: written(&others).unwrap_or_default(),
    }
}

fn has_texts(column: &SourceColumn) -> bool {
    matches!(column.kind, ColumnType::Category | ColumnType::Period)
}

/// First days of the months with rows in a column of dates, latest first.
fn months(source: &dyn DataSource, column: &SourceColumn) -> Vec<i32> {
    let Some(days) = source.days(&column.key).filter(|_| column.kind == ColumnType::Date) else { return Vec::new() };
    let groups = Groups::of_days(&days, Bucket::Month);
    let counts = sizes(Rows::All(source.rows()), &groups);
    let with_rows = groups.keys().iter().zip(counts).filter(|(_, count)| *count > 0).rev();
    with_rows.filter_map(|(key, _)| if let Key::Day(start) = key { Some(*start) } else { None }).collect()
}

/// The distinct texts that the reader may choose in one column of each source, in the order of the sources.
fn texts(
    sources: &[(Rc<dyn DataSource>, Seen)],
    column: impl Fn(&dyn DataSource) -> Option<&SourceColumn>,
) -> Vec<String> {
    let mut known: Vec<String> = Vec::new();
    for (source, seen) in sources {
        let Some(column) = column(source.as_ref()) else { continue };
        for text in seen.texts(source.as_ref(), column) {
            if !known.contains(&text) {
                known.push(text);
            }
        }
    }
    known
}
