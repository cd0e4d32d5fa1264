//! Validates the settings of a widget for its kind.

use std::ops::RangeInclusive;

use super::problems::{Problems, too_long};
use crate::condition::{Condition, Test};
use crate::config::{Dimension, MAX_CONDITIONS, MAX_DECIMALS, MAX_TEXT, MAX_TITLE, MAX_UNIT, Target, WidgetConfig};
use crate::typed_setting::fixed_target;
use crate::whole::{outside, size};
use crate::widget::{Widget, WidgetKind};

/// Maximum number of characters of a source or column name; headings of files can be long.
const MAX_NAME: usize = 1_000;
const MAX_TEXTS: usize = 200;
/// Maximum number of days of a condition on the last days: ten years.
pub const MAX_DAYS: u32 = 3_660;

pub(super) fn check_config(path: &str, widget: &Widget, problems: &mut Problems) {
    let (kind, config) = (widget.kind, &widget.config);
    let mut unknown_to_kind = |field: &str, is_there: bool| {
        if is_there {
            problems.add(&format!("{path}.{field}"), format!("Tidak berlaku untuk {}.", kind.value()));
        }
    };
    unknown_to_kind("dimension", config.dimension.is_some() && !kind.needs_dimension());
    unknown_to_kind("series", config.series.is_some() && !kind.has_series());
    unknown_to_kind("trend", config.trend.is_some() && kind != WidgetKind::Metric);
    unknown_to_kind("target", config.target.is_some() && !kind.has_target());
    unknown_to_kind("text", !config.text.is_empty() && kind != WidgetKind::Text);
    unknown_to_kind("dataSource", config.data_source.is_some() && kind == WidgetKind::Text);
    unknown_to_kind("chartType", config.chart_type.is_some() && kind.chart_types().is_empty());
    let offered: Vec<&str> = kind.chart_types().iter().map(|chart_type| chart_type.value()).collect();
    if let (false, Some(chosen)) = (offered.is_empty(), config.chart_type)
        && !offered.contains(&chosen.value())
    {
        let (found, words) = (chosen.value(), offered.join(", "));
        let message = format!("\"{found}\" tidak berlaku untuk {}. Pilihan: {words}.", kind.value());
        problems.add(&format!("{path}.chartType"), message);
    }
    if config.series.is_some() && config.value.len() > 1 {
        problems.add(&format!("{path}.series"), "Hanya berlaku jika value berisi satu ukuran.".to_owned());
    }
    check_count(&format!("{path}.value"), config.value.len(), kind.most_values().min(1)..=kind.most_values(), problems);
    check_length(&format!("{path}.text"), &config.text, MAX_TEXT, problems);
    check_target(path, config, problems);
    check_bounds(&format!("{path}.limit"), config.limit, 1..=kind.most_groups(), problems);
    check_names(path, config, problems);
    check_format(path, config, problems);
    check_count(&format!("{path}.filters"), config.filters.len(), 0..=MAX_CONDITIONS, problems);
    for (index, condition) in config.filters.iter().enumerate() {
        check_condition(&format!("{path}.filters[{index}]"), condition, problems);
    }
}

fn check_names(path: &str, config: &WidgetConfig, problems: &mut Problems) {
    if let Some(source) = &config.data_source {
        check_length(&format!("{path}.dataSource.id"), &source.id, MAX_NAME, problems);
        check_length(&format!("{path}.dataSource.name"), &source.name, MAX_NAME, problems);
    }
    let column = |dimension: &Option<Dimension>| dimension.as_ref().map(|dimension| dimension.column.clone());
    let measures =
        config.value.iter().enumerate().map(|(index, measure)| (format!("value[{index}]"), measure.column.clone()));
    let trend = config.trend.as_ref().map(|trend| trend.column.clone());
    let others = [("dimension", column(&config.dimension)), ("series", column(&config.series)), ("trend", trend)];
    let all = others.into_iter().map(|(field, column)| (field.to_owned(), column)).chain(measures);
    for (field, column) in all {
        check_length(&format!("{path}.{field}.column"), &column.unwrap_or_default(), MAX_NAME, problems);
    }
}

fn check_target(path: &str, config: &WidgetConfig, problems: &mut Problems) {
    match &config.target {
        Some(Target::Fixed(typed)) => {
            let path = format!("{path}.target.fixed");
            check_length(&path, typed, MAX_TITLE, problems);
            if let Err(message) = fixed_target(typed) {
                problems.add(&path, message);
            }
        }
        Some(Target::Measure(measure)) => {
            let column = measure.column.clone().unwrap_or_default();
            check_length(&format!("{path}.target.measure.column"), &column, MAX_NAME, problems);
        }
        None => {}
    }
}

fn check_format(path: &str, config: &WidgetConfig, problems: &mut Problems) {
    check_length(&format!("{path}.format.unit"), &config.format.unit, MAX_UNIT, problems);
    if let Some(decimals) = config.format.decimals {
        check_bounds(&format!("{path}.format.decimals"), decimals, 0..=MAX_DECIMALS, problems);
    }
}

fn check_condition(path: &str, condition: &Condition, problems: &mut Problems) {
    check_length(&format!("{path}.column"), &condition.column, MAX_NAME, problems);
    let path = format!("{path}.test.");
    match &condition.test {
        Test::Is(texts) => check_texts(&(path + "is"), texts, problems),
        Test::IsNot(texts) => check_texts(&(path + "isNot"), texts, problems),
        Test::AtLeast(bound) => check_length(&(path + "atLeast"), bound, MAX_TITLE, problems),
        Test::AtMost(bound) => check_length(&(path + "atMost"), bound, MAX_TITLE, problems),
        Test::LastDays(days) => check_bounds(&(path + "lastDays"), *days, 1..=MAX_DAYS, problems),
    }
}

fn check_texts(path: &str, texts: &[String], problems: &mut Problems) {
    check_count(path, texts.len(), 0..=MAX_TEXTS, problems);
    for (index, text) in texts.iter().take(MAX_TEXTS).enumerate() {
        check_length(&format!("{path}[{index}]"), text, MAX_NAME, problems);
    }
}

fn check_bounds(path: &str, found: u32, allowed: RangeInclusive<u32>, problems: &mut Problems) {
    if let Some(message) = outside(found, allowed) {
        problems.add(path, message);
    }
}

fn check_count(path: &str, count: usize, allowed: RangeInclusive<usize>, problems: &mut Problems) {
    if !allowed.contains(&count) {
        problems.add(path, format!("Berisi {}. Harus {} sampai {}.", size(count), allowed.start(), allowed.end()));
    }
}

pub(super) fn check_length(path: &str, text: &str, most: usize, problems: &mut Problems) {
    if let Some(message) = too_long(text, most) {
        problems.add(path, message);
    }
}
