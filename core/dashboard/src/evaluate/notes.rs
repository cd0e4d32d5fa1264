//! Notes for the reader about skipped cells.

use super::by::MISSING;
use super::wording;
use crate::config::WidgetConfig;
use crate::source::{ColumnType, DataSource};
use crate::widget::WidgetKind;

/// Notes, for each column in use, how many cells could not be parsed.
pub(super) fn unread(kind: WidgetKind, config: &WidgetConfig, source: &dyn DataSource, notes: &mut Vec<String>) {
    let measured = wording::measures(kind, config).iter().filter_map(|measure| measure.column.as_deref());
    let measured = measured.filter_map(|key| note(source, key, ColumnType::Number, "angka dan dilewati"));
    let dimension = config.dimension.as_ref().filter(|_| kind.needs_dimension());
    let grouped = dimension.into_iter().chain(wording::series(kind, config));
    let in_missing = format!("tanggal dan masuk \"{MISSING}\"");
    let grouped = grouped.filter_map(|dimension| note(source, &dimension.column, ColumnType::Date, &in_missing));
    let trend = config.trend.as_ref().filter(|_| kind == WidgetKind::Metric);
    let dated = trend.and_then(|trend| note(source, &trend.column, ColumnType::Date, "tanggal dan dilewati"));
    for note in measured.chain(grouped).chain(dated) {
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
}

/// Gives no note for a column of another kind: its cells are read as text.
fn note(source: &dyn DataSource, key: &str, kind: ColumnType, what: &str) -> Option<String> {
    let column = source.column(key).filter(|column| column.kind == kind)?;
    let unread = source.unread(key);
    (unread > 0).then(|| format!("{} sel kolom \"{}\" bukan {what}.", wording::count(unread), column.label))
}
