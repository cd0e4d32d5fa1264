use portal_dashboard::source::ColumnType::{Category, Date, Number};
use portal_dashboard::widget::{Widget, WidgetKind};
use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;

use crate::setting::{by, drawn, measure, measured, rows, widget};
use crate::sheet::Sheet;

fn sheet() -> Sheet {
    Sheet::default()
        .with("status", Category, &["baru", "selesai"])
        .with("prioritas", Category, &["rendah", "tinggi"])
        .with("volume", Number, &["1", "dua"])
        .with("hari", Date, &["2026-11-01", "kemarin"])
}

fn title(widget: &Widget) -> String {
    let view = drawn(widget, &sheet());
    assert!(!view.title.is_empty());
    view.title
}

#[test]
fn a_widget_without_a_title_shows_its_description() {
    let of = |operation, column| title(&measured(widget(WidgetKind::Table, "status"), &[measure(operation, column)]));
    assert_eq!(title(&widget(WidgetKind::Bar, "status")), "Jumlah tiket per Status");
    assert_eq!(of(Operation::Count, "volume"), "Jumlah Volume terisi per Status");
    assert_eq!(of(Operation::Sum, "volume"), "Total Volume per Status");
    assert_eq!(of(Operation::Mean, "volume"), "Rata-rata Volume per Status");
    assert_eq!(of(Operation::Min, "volume"), "Terkecil Volume per Status");
    assert_eq!(of(Operation::Max, "volume"), "Terbesar Volume per Status");
    assert_eq!(of(Operation::Median, "volume"), "Median Volume per Status");
    assert_eq!(of(Operation::Distinct, "status"), "Banyaknya Status berbeda per Status");
    let mut split = widget(WidgetKind::Chart, "hari");
    split.config.series = Some(by("prioritas"));
    split.config.dimension.as_mut().expect("a dimension").bucket = Some(Bucket::Week);
    assert_eq!(title(&split), "Jumlah tiket per Hari (minggu), menurut Prioritas");
    split.config.value.push(measure(Operation::Sum, "volume"));
    assert_eq!(title(&split), "Jumlah tiket dan Total Volume per Hari (minggu)");
    let mut blank = widget(WidgetKind::Pie, "status");
    blank.config.data_source = None;
    assert_eq!(title(&blank), "Pie");
}

#[test]
fn the_description_with_the_unit_follows_the_title() {
    let mut sums = measured(widget(WidgetKind::Table, "status"), &[measure(Operation::Sum, "volume")]);
    sums.config.format.unit = "ton".to_owned();
    let untitled = drawn(&sums, &sheet());
    assert_eq!((untitled.title.as_str(), untitled.subtitle.as_str()), ("Total Volume per Status", "ton"));
    sums.title = " Produksi ".to_owned();
    let titled = drawn(&sums, &sheet());
    assert_eq!((titled.title.as_str(), titled.subtitle.as_str()), ("Produksi", "Total Volume per Status, dalam ton"));
    let figures = titled.figures.as_ref().expect("figures");
    assert_eq!(
        (figures.dimension.as_str(), figures.columns.as_slice()),
        ("Status", ["Total Volume (ton)".to_owned()].as_slice())
    );
    assert_eq!(rows(&titled), ["baru: 1 ton", "selesai: -"]);
}

#[test]
fn skipped_cells_are_noted_once() {
    let measures = [measure(Operation::Sum, "volume"), measure(Operation::Max, "volume")];
    let view = drawn(&measured(widget(WidgetKind::Table, "hari"), &measures), &sheet());
    let notes = [
        "1 sel kolom \"Volume\" bukan angka dan dilewati.",
        "1 sel kolom \"Hari\" bukan tanggal dan masuk \"(kosong)\".",
    ];
    assert_eq!(view.notes, notes);
}
