//! A saved source keeps the original text of numbers and dates, and the number of cells that do not fit their column's
//! type.
#![cfg(not(target_family = "wasm"))]

use std::rc::Rc;

use portal_dashboard::column_source::{Cells, ColumnSource};
use portal_dashboard::condition::{Condition, Test};
use portal_dashboard::config::{Dimension, Measure, SourceRef, WidgetConfig};
use portal_dashboard::evaluate::{Around, evaluate};
use portal_dashboard::filter::{FilterQuery, Filters};
use portal_dashboard::looks::Looks;
use portal_dashboard::report::{Report, StoredSource, columns_read};
use portal_dashboard::view::WidgetView;
use portal_dashboard::widget::{Position, Widget, WidgetKind};
use portal_locale::calendar::CalendarDate;
use portal_report::saved::SavedReport;
use portal_table::aggregate::Operation;
use portal_table::columnar::{Days, Labels, Numbers};

const AMOUNT: &str = "Tonase";
const DAY: &str = "Tanggal";

fn today() -> CalendarDate {
    CalendarDate::new(2026, 11, 21).expect("a day")
}

/// Three rows of a file: '1.200,00', '7' and 'tidak ada' under Tonase, days under Tanggal.
fn source() -> ColumnSource {
    let numbers = Rc::new(Numbers::from_values([Some(1200.0), Some(7.0), None].into_iter()));
    let amounts = Labels::from_texts([Some("1.200,00"), Some("7"), Some("tidak ada")].into_iter());
    let days = Rc::new(Days::from_values([Some(20_000), Some(20_001), Some(20_001)].into_iter()));
    let dates = Labels::from_texts([Some("04/10/2024"), Some("05/10/2024"), Some("05/10/2024")].into_iter());
    ColumnSource::new("dataset:1", "Produksi", "baris")
        .with(AMOUNT, AMOUNT, None, Cells::Numbers(numbers))
        .written_as(Some(Rc::new(amounts)), 1)
        .with(DAY, DAY, None, Cells::Days(days))
        .written_as(Some(Rc::new(dates)), 0)
}

fn bars(change: impl FnOnce(&mut WidgetConfig)) -> Widget {
    let mut config = WidgetConfig::new(WidgetKind::Bar);
    config.data_source = Some(SourceRef { id: "dataset:1".to_owned(), name: "Produksi".to_owned() });
    config.dimension = Some(Dimension { column: AMOUNT.to_owned(), bucket: None });
    change(&mut config);
    let (id, title) = ("widget_1".to_owned(), String::new());
    Widget { id, kind: WidgetKind::Bar, title, position: Position::default(), config }
}

/// The widget as the saved page shows it. Asserts that it looks the same before it is saved.
fn drawn(widget: Widget) -> WidgetView {
    let source = source();
    let around = Around { filters: &Filters::default(), today: today(), looks: &Looks::default() };
    let direct = evaluate(&widget, Some(&source), &around);
    let widgets = vec![widget];
    let read = columns_read(&widgets, &[]);
    let report = Report {
        name: "Produksi".to_owned(),
        description: String::new(),
        category: "Operasi".to_owned(),
        saved: String::new(),
        today: today(),
        filters: FilterQuery::default(),
        columns: Vec::new(),
        looks: Vec::new(),
        sources: read.values().map(|read| StoredSource::of(&source, read)).collect(),
        widgets,
    };
    let saved = SavedReport::open(report).widget("widget_1", &FilterQuery::default()).expect("the widget exists");
    assert_eq!(saved, direct);
    saved
}

fn names(view: &WidgetView) -> Vec<&str> {
    let figures = view.figures.as_ref().unwrap_or_else(|| panic!("{view:?}"));
    figures.rows.iter().map(|row| row.label.as_str()).collect()
}

#[test]
fn grouped_numbers_keep_their_original_text() {
    let view = drawn(bars(|_| ()));
    assert!(names(&view).contains(&"1.200,00"), "{view:?}");
}

#[test]
fn dates_are_compared_by_their_original_text() {
    let view = drawn(bars(|config| {
        config.filters = vec![Condition { column: DAY.to_owned(), test: Test::Is(vec!["05/10/2024".to_owned()]) }];
    }));
    assert!(!names(&view).contains(&"1.200,00"), "{view:?}");
}

#[test]
fn cells_that_are_not_numbers_are_reported_in_a_note() {
    let sum = Measure { aggregation: Operation::Sum, column: Some(AMOUNT.to_owned()) };
    let view = drawn(bars(|config| {
        config.dimension = Some(Dimension { column: DAY.to_owned(), bucket: None });
        config.value = vec![sum];
    }));
    assert_eq!(view.notes, ["1 sel kolom \"Tonase\" bukan angka dan dilewati."]);
}

#[test]
fn unused_texts_are_not_saved() {
    let sum = Measure { aggregation: Operation::Sum, column: Some(AMOUNT.to_owned()) };
    let widgets = [bars(|config| {
        config.dimension = Some(Dimension { column: DAY.to_owned(), bucket: None });
        config.value = vec![sum];
    })];
    let read = columns_read(&widgets, &[]);
    let stored = StoredSource::of(&source(), read.get("dataset:1").expect("the widget reads the source"));
    assert!(stored.columns.iter().all(|column| column.labels.is_empty() && column.codes.is_empty()));
    assert_eq!(stored.rows, 3);
}
