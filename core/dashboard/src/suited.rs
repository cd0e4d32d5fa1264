//! Adapts a widget to a source: valid choices stay, and missing ones get defaults, so that something is drawn.

use portal_table::aggregate::Operation;
use portal_table::data::column::adds_up;

use crate::condition::{Condition, Test};
use crate::config::{Dimension, Measure, SourceRef, Trend, WidgetConfig};
use crate::edit::fitted;
use crate::source::{ColumnType, DataSource, SourceColumn};
use crate::usual::{names_provinces, usual_dimension, usual_measure, usual_trend};
use crate::widget::{Widget, WidgetKind};

/// Adapts a widget to `source`.
pub fn suited(widget: &Widget, source: &dyn DataSource) -> Widget {
    let config = &widget.config;
    let before = config.data_source.as_ref();
    let is_new = before.is_none_or(|before| before.id != source.id());
    let has = |key: &str| source.column(key).is_some();
    let dimension = config.dimension.clone().filter(|dimension| suits(dimension, widget.kind, source));
    let kept: Vec<Measure> = config.value.iter().filter(|measure| can_measure(measure, source)).cloned().collect();
    let after = WidgetConfig {
        data_source: Some(SourceRef { id: source.id().to_owned(), name: source.name().to_owned() }),
        dimension: dimension.or_else(|| usual_dimension(widget.kind, source)),
        series: config.series.clone().filter(|series| has(&series.column)),
        // Counting rows is the default, not a choice: a source with a better first measure replaces it.
        value: match usual_measure(source) {
            Some(measure) if is_new && matches!(&kept[..], [] | [Measure::COUNT]) => vec![measure],
            _ => kept,
        },
        filters: config.filters.iter().filter(|condition| can_test(condition, source)).cloned().collect(),
        trend: match config.trend.clone().filter(|trend| is_time(source.column(&trend.column))) {
            None if is_new => usual_trend(source),
            // A kept bucket of quarters would show the new source's semesters as quarters.
            Some(kept) if is_new && is_named(source.column(&kept.column)) => {
                usual_trend(source).map(|trend| Trend { rise: kept.rise, ..trend })
            }
            kept => kept,
        },
        target: (config.target.clone())
            .filter(|target| target.measure().is_none_or(|measure| can_measure(measure, source))),
        ..config.clone()
    };
    Widget { config: fitted(&after, widget.kind), ..widget.clone() }
}

/// The columns that an operation accepts; none if it needs no column.
pub fn columns_for(operation: Operation, source: &dyn DataSource) -> Vec<SourceColumn> {
    let fits = |column: &&SourceColumn| {
        operation != Operation::Count
            && can_measure(&Measure { aggregation: operation, column: Some(column.key.clone()) }, source)
    };
    source.columns().iter().filter(fits).cloned().collect()
}

/// The columns that a trend accepts.
pub fn times(source: &dyn DataSource) -> Vec<SourceColumn> {
    source.columns().iter().filter(|column| is_time(Some(column))).cloned().collect()
}

pub(crate) fn is_time(column: Option<&SourceColumn>) -> bool {
    column.is_some_and(|column| matches!(column.kind, ColumnType::Date | ColumnType::Period))
}

fn is_named(column: Option<&SourceColumn>) -> bool {
    column.is_some_and(|column| column.kind == ColumnType::Period)
}

/// A map needs a column that names provinces.
fn suits(dimension: &Dimension, kind: WidgetKind, source: &dyn DataSource) -> bool {
    let column = source.column(&dimension.column);
    column.is_some_and(|column| kind != WidgetKind::Map || names_provinces(column, source))
}

fn can_measure(measure: &Measure, source: &dyn DataSource) -> bool {
    let column = measure.column.as_deref().map(|key| source.column(key));
    match (measure.aggregation, column) {
        (Operation::Count, None) | (Operation::Count | Operation::Distinct, Some(Some(_))) => true,
        (Operation::Sum, Some(Some(column))) => column.kind == ColumnType::Number && adds_up(&column.label),
        (_, Some(Some(column))) => column.kind == ColumnType::Number,
        (_, None | Some(None)) => false,
    }
}

fn can_test(condition: &Condition, source: &dyn DataSource) -> bool {
    let Some(column) = source.column(&condition.column) else { return false };
    match condition.test {
        Test::Is(_) | Test::IsNot(_) => column.kind != ColumnType::Date,
        Test::AtLeast(_) | Test::AtMost(_) => column.kind != ColumnType::Category,
        Test::LastDays(_) => is_time(Some(column)),
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use portal_table::aggregate::Operation;
    use portal_table::columnar::{Bucket, Days, Labels, Numbers};

    use super::{columns_for, suited, times};
    use crate::column_source::{Cells, ColumnSource};
    use crate::condition::{Condition, Test};
    use crate::config::{Dimension, Measure, WidgetConfig};
    use crate::source::Meaning;
    use crate::widget::{Position, Widget, WidgetKind};

    fn texts(values: &[&str]) -> Cells {
        Cells::Labels(Rc::new(Labels::from_texts(values.iter().map(|text| Some(*text)))))
    }

    fn tickets() -> ColumnSource {
        ColumnSource::new("tickets", "Tiket", "tiket")
            .with("status", "Status", None, texts(&["Open", "New"]))
            .with("provinsi", "Provinsi", None, texts(&["Aceh", "Riau"]))
            .with("dibuat", "Tanggal dibuat", Some(Meaning::Period), Cells::Days(Rc::new(Days::default())))
            .with("pesan", "Jumlah pesan", None, Cells::Numbers(Rc::new(Numbers::default())))
    }

    fn widget(kind: WidgetKind) -> Widget {
        let config = WidgetConfig::new(kind);
        Widget { id: "widget_1".to_owned(), kind, title: String::new(), position: Position::default(), config }
    }

    fn grouped_by(kind: WidgetKind) -> Option<String> {
        suited(&widget(kind), &tickets()).config.dimension.map(|dimension| dimension.column)
    }

    #[test]
    fn each_kind_gets_a_grouping_that_draws_something() {
        assert_eq!(grouped_by(WidgetKind::Chart).as_deref(), Some("dibuat"));
        assert_eq!(grouped_by(WidgetKind::Bar).as_deref(), Some("status"));
        assert_eq!(grouped_by(WidgetKind::Map).as_deref(), Some("provinsi"));
        assert_eq!(grouped_by(WidgetKind::Metric), None);
        let trend = suited(&widget(WidgetKind::Metric), &tickets()).config.trend;
        assert_eq!(trend.map(|trend| trend.column).as_deref(), Some("dibuat"));
    }

    #[test]
    fn valid_columns_stay_and_missing_ones_are_dropped() {
        let mut bar = widget(WidgetKind::Bar);
        let column = |key: &str| Some(key.to_owned());
        bar.config.dimension = Some(Dimension { column: "provinsi".to_owned(), bucket: None });
        bar.config.value = vec![
            Measure { aggregation: Operation::Sum, column: column("volume") },
            Measure { aggregation: Operation::Sum, column: column("pesan") },
            Measure { aggregation: Operation::Mean, column: column("status") },
        ];
        bar.config.filters = vec![
            Condition { column: "komoditas".to_owned(), test: Test::Is(vec!["Nikel".to_owned()]) },
            Condition { column: "status".to_owned(), test: Test::Is(vec!["Open".to_owned()]) },
            Condition { column: "status".to_owned(), test: Test::AtLeast("3".to_owned()) },
        ];
        let after = suited(&bar, &tickets()).config;
        assert_eq!(after.dimension, bar.config.dimension);
        assert_eq!(after.value, [bar.config.value[1].clone()]);
        assert_eq!(after.filters, [bar.config.filters[1].clone()]);
        bar.config.value.truncate(1);
        assert_eq!(suited(&bar, &tickets()).config.value, [Measure::COUNT]);
    }

    #[test]
    fn a_removed_trend_does_not_return() {
        let mut metric = suited(&widget(WidgetKind::Metric), &tickets());
        metric.config.trend = None;
        assert_eq!(suited(&metric, &tickets()).config.trend, None);
    }

    #[test]
    fn a_trend_uses_the_period_length_of_the_new_source() {
        let over = |id, periods: &[&str]| {
            let labels = Labels::from_texts(periods.iter().map(|text| Some(*text)));
            let cells = Cells::Periods(Rc::new(labels), Rc::new(Days::default()));
            ColumnSource::new(id, "Rencana", "baris").with("p", "Periode", Some(Meaning::Period), cells)
        };
        let trend = |widget: &Widget| widget.config.trend.as_ref().map(|trend| trend.bucket);
        let quarters = suited(&widget(WidgetKind::Metric), &over("1", &["Triwulan I 2025", "Triwulan II 2025"]));
        assert_eq!(trend(&quarters), Some(Bucket::Quarter));
        let semesters = over("2", &["Semester I 2024", "Semester II 2024", "Semester I 2025"]);
        assert_eq!(trend(&suited(&quarters, &semesters)), Some(Bucket::Year));
        assert_eq!(trend(&suited(&quarters, &over("3", &["Semester I 2025", "Semester II 2025"]))), None);
    }

    #[test]
    fn every_operation_lists_the_columns_that_it_accepts() {
        let keys =
            |operation| columns_for(operation, &tickets()).into_iter().map(|column| column.key).collect::<Vec<_>>();
        assert_eq!(keys(Operation::Count), [""; 0]);
        assert_eq!(keys(Operation::Distinct), ["status", "provinsi", "dibuat", "pesan"]);
        for operation in [Operation::Sum, Operation::Mean, Operation::Min, Operation::Max, Operation::Median] {
            assert_eq!(keys(operation), ["pesan"]);
        }
        assert_eq!(times(&tickets()).into_iter().map(|column| column.key).collect::<Vec<_>>(), ["dibuat"]);
    }
}
