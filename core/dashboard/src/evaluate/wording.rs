//! Describes the content of a widget in words.

use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;

use super::measure_name::{self, lower, split};
use crate::config::{Dimension, Measure, USUAL_BUCKET, WidgetConfig};
use crate::source::{ColumnType, DataSource, Meaning};
pub(super) use crate::whole::{count, size};
use crate::widget::WidgetKind;

pub(super) const fn operation(operation: Operation) -> &'static str {
    match operation {
        Operation::Count => "Jumlah",
        Operation::Sum => "Total",
        Operation::Mean => "Rata-rata",
        Operation::Min => "Nilai terkecil",
        Operation::Max => "Nilai terbesar",
        Operation::Median => "Median",
        Operation::Distinct => "Jumlah nilai yang berbeda",
    }
}

pub(super) const fn bucket(bucket: Bucket) -> &'static str {
    match bucket {
        Bucket::Day => "hari",
        Bucket::Week => "minggu",
        Bucket::Month => "bulan",
        Bucket::Quarter => "triwulan",
        Bucket::Year => "tahun",
    }
}

/// 'Jumlah tiket', 'Total volume (ton)', 'Capaian terendah (%)'.
pub(crate) fn measure(measure: &Measure, source: &dyn DataSource) -> String {
    let Some(key) = &measure.column else {
        return format!("{} {}", operation(measure.aggregation), source.counted());
    };
    let heading = source.column(key).map_or(key.as_str(), |column| &column.label);
    measure_name::of_column(measure.aggregation, heading)
}

pub(crate) fn measures(kind: WidgetKind, config: &WidgetConfig) -> &[Measure] {
    &config.value[..config.value.len().min(kind.most_values())]
}

/// The column that splits a widget of this kind into series, if it can be split.
pub(crate) fn series(kind: WidgetKind, config: &WidgetConfig) -> Option<&Dimension> {
    let can_split = kind.has_series() && measures(kind, config).len() == 1;
    config.series.as_ref().filter(|_| can_split)
}

/// 'Jumlah tiket per hari, menurut status'.
pub(super) fn sentence(kind: WidgetKind, config: &WidgetConfig, source: &dyn DataSource) -> String {
    let measures = measures(kind, config).iter().map(|one| measure(one, source)).enumerate();
    let measures: Vec<String> = measures.map(|(place, name)| if place == 0 { name } else { lower(&name) }).collect();
    let mut sentence = listed(&measures);
    if let Some(dimension) = config.dimension.as_ref().filter(|_| kind.needs_dimension()) {
        sentence = format!("{sentence} per {}", grouped(dimension, source));
    }
    if let Some(series) = series(kind, config) {
        sentence = format!("{sentence}, menurut {}", grouped(series, source));
    }
    sentence
}

/// 'status', 'hari', 'minggu (tanggal selesai)': a date is named only if it is not the source's usual one.
fn grouped(dimension: &Dimension, source: &dyn DataSource) -> String {
    let Some(column) = source.column(&dimension.column) else { return dimension.column.clone() };
    let name = lower(&column.label);
    if column.kind != ColumnType::Date {
        return name;
    }
    let length = bucket(dimension.bucket.unwrap_or(USUAL_BUCKET));
    match column.meaning {
        Some(Meaning::Period) => length.to_owned(),
        _ => format!("{length} ({name})"),
    }
}

/// The description under a title, without what the title says already. A table needs none: its headings say it.
pub(super) fn added(kind: WidgetKind, config: &WidgetConfig, source: &dyn DataSource, title: &str) -> String {
    let title = title.to_lowercase();
    let words: Vec<&str> = title.split(|letter: char| !letter.is_alphanumeric()).collect();
    let is_named = |measure: &Measure| {
        let noun = heading(measure, source).to_lowercase();
        noun.split(|letter: char| !letter.is_alphanumeric()).any(|word| !word.is_empty() && words.contains(&word))
    };
    match measures(kind, config) {
        _ if kind == WidgetKind::Table => String::new(),
        all if !all.iter().any(is_named) => sentence(kind, config, source),
        // The title names the figure, but not what was made of it: 'Kadar sulfur rata-rata'.
        [one] if is_unsaid(one, source, &title) => split(&measure(one, source)).0.to_owned(),
        _ => String::new(),
    }
}

fn heading(measure: &Measure, source: &dyn DataSource) -> String {
    let column = measure.column.as_ref().map(|key| source.column(key).map_or(key.as_str(), |column| &column.label));
    column.map_or_else(|| source.counted().to_owned(), |heading| split(heading).0.to_owned())
}

fn is_unsaid(measure: &Measure, source: &dyn DataSource, title: &str) -> bool {
    let heading = measure.column.as_ref().and_then(|key| source.column(key)).map_or("", |column| &column.label);
    measure_name::word(measure.aggregation, heading).is_some_and(|word| !title.contains(word))
}

/// The name of a measure without its unit, beginning with a small letter.
pub(super) fn plain(name: &str) -> String {
    lower(split(name).0)
}

/// 'a, b dan c'.
fn listed(texts: &[String]) -> String {
    match texts {
        [all_but_last @ .., last] if !all_but_last.is_empty() => format!("{} dan {last}", all_but_last.join(", ")),
        _ => texts.concat(),
    }
}

/// 'Total volume (ton)'. A label that has the unit keeps its own, which can be more exact: 'Harga (Rp/ton)'.
pub(super) fn with_unit(label: &str, unit: &str) -> String {
    let unit = unit.trim();
    if unit.is_empty() || split(label).1.contains(unit) { label.to_owned() } else { format!("{label} ({unit})") }
}
