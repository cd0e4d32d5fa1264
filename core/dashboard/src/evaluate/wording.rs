//! Describes the content of a widget in words.

use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;

use super::by::heading;
use crate::config::{Dimension, Measure, WidgetConfig};
use crate::source::DataSource;
pub(super) use crate::whole::{count, size};
use crate::widget::WidgetKind;

pub(super) const fn operation(operation: Operation) -> &'static str {
    match operation {
        Operation::Count => "Jumlah",
        Operation::Sum => "Total",
        Operation::Mean => "Rata-rata",
        Operation::Min => "Terkecil",
        Operation::Max => "Terbesar",
        Operation::Median => "Median",
        Operation::Distinct => "Banyaknya",
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

/// 'Jumlah tiket', 'Total Volume', 'Banyaknya Perusahaan berbeda'.
pub(crate) fn measure(measure: &Measure, source: &dyn DataSource) -> String {
    let word = operation(measure.aggregation);
    let Some(key) = &measure.column else {
        return format!("{word} {}", source.counted());
    };
    let column = source.column(key).map_or(key.as_str(), |column| &column.label);
    match measure.aggregation {
        Operation::Count => format!("{word} {column} terisi"),
        Operation::Distinct => format!("{word} {column} berbeda"),
        Operation::Sum | Operation::Mean | Operation::Min | Operation::Max | Operation::Median => {
            format!("{word} {column}")
        }
    }
}

pub(crate) fn measures(kind: WidgetKind, config: &WidgetConfig) -> &[Measure] {
    &config.value[..config.value.len().min(kind.most_values())]
}

/// The column that splits a widget of this kind into series, if it can be split.
pub(crate) fn series(kind: WidgetKind, config: &WidgetConfig) -> Option<&Dimension> {
    let can_split = kind.has_series() && measures(kind, config).len() == 1;
    config.series.as_ref().filter(|_| can_split)
}

/// 'Jumlah tiket per Status, menurut Prioritas'.
pub(super) fn sentence(kind: WidgetKind, config: &WidgetConfig, source: &dyn DataSource) -> String {
    let named = |dimension: &Dimension| {
        source
            .column(&dimension.column)
            .map_or_else(|| dimension.column.clone(), |column| heading(column, dimension.bucket))
    };
    let measures: Vec<String> = measures(kind, config).iter().map(|one| measure(one, source)).collect();
    let mut sentence = listed(&measures);
    if let Some(dimension) = config.dimension.as_ref().filter(|_| kind.needs_dimension()) {
        sentence = format!("{sentence} per {}", named(dimension));
    }
    if let Some(series) = series(kind, config) {
        sentence = format!("{sentence}, menurut {}", named(series));
    }
    sentence
}

/// 'a, b dan c'.
fn listed(texts: &[String]) -> String {
    match texts {
        [all_but_last @ .., last] if !all_but_last.is_empty() => format!("{} dan {last}", all_but_last.join(", ")),
        _ => texts.concat(),
    }
}

/// 'Total Volume (ton)'.
pub(super) fn with_unit(label: &str, unit: &str) -> String {
    if unit.trim().is_empty() || names_unit(label, unit) {
        label.to_owned()
    } else {
        format!("{label} ({})", unit.trim())
    }
}

/// True if a text already has the unit, as headings do: 'Produksi (ton)'.
pub(super) fn names_unit(text: &str, unit: &str) -> bool {
    text.contains(&format!("({})", unit.trim()))
}
