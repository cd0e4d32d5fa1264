use portal_dashboard::source::ColumnType::{Category, Date, Number};
use portal_dashboard::source::Meaning;
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
    assert_eq!(title(&widget(WidgetKind::Bar, "status")), "Jumlah tiket per status");
    assert_eq!(of(Operation::Count, "volume"), "Jumlah volume terisi per status");
    assert_eq!(of(Operation::Sum, "volume"), "Total volume per status");
    assert_eq!(of(Operation::Mean, "volume"), "Volume rata-rata per status");
    assert_eq!(of(Operation::Min, "volume"), "Volume terkecil per status");
    assert_eq!(of(Operation::Max, "volume"), "Volume terbesar per status");
    assert_eq!(of(Operation::Median, "volume"), "Volume median per status");
    assert_eq!(of(Operation::Distinct, "prioritas"), "Jumlah prioritas per status");
    let mut split = widget(WidgetKind::Chart, "hari");
    split.config.series = Some(by("prioritas"));
    split.config.dimension.as_mut().expect("a dimension").bucket = Some(Bucket::Week);
    assert_eq!(title(&split), "Jumlah tiket per minggu (hari), menurut prioritas");
    split.config.value.push(measure(Operation::Sum, "volume"));
    assert_eq!(title(&split), "Jumlah tiket dan total volume per minggu (hari)");
    let mut blank = widget(WidgetKind::Pie, "status");
    blank.config.data_source = None;
    assert_eq!(title(&blank), "Pie");
}

#[test]
fn the_usual_date_of_a_source_is_not_named() {
    let usual = Sheet::default().with("hari", Date, &["2026-11-01"]).meaning(Meaning::Period);
    let mut daily = widget(WidgetKind::Chart, "hari");
    daily.config.dimension.as_mut().expect("a dimension").bucket = Some(Bucket::Day);
    assert_eq!(drawn(&daily, &usual).title, "Jumlah tiket per hari");
}

#[test]
fn a_description_says_only_what_the_title_leaves_out() {
    let said = |kind, operation, title: &str| {
        let mut one = measured(widget(kind, "status"), &[measure(operation, "volume")]);
        one.title = title.to_owned();
        drawn(&one, &sheet()).subtitle
    };
    assert_eq!(said(WidgetKind::Bar, Operation::Sum, " Produksi "), "Total volume per status");
    assert_eq!(said(WidgetKind::Bar, Operation::Sum, "Volume tahun ini"), "");
    assert_eq!(said(WidgetKind::Bar, Operation::Mean, "Volume tahun ini (ton)"), "Volume rata-rata");
    assert_eq!(said(WidgetKind::Bar, Operation::Mean, "Rata-rata volume"), "");
    assert_eq!(said(WidgetKind::Table, Operation::Sum, "Produksi"), "", "the headings of a table say it");
    let mut several = measured(
        widget(WidgetKind::Chart, "status"),
        &[measure(Operation::Min, "volume"), measure(Operation::Max, "volume")],
    );
    several.title = "Volume".to_owned();
    assert_eq!(drawn(&several, &sheet()).subtitle, "", "the legend names several measures");
}

#[test]
fn the_heading_of_a_table_has_the_unit_and_its_cells_have_none() {
    let mut sums = measured(widget(WidgetKind::Table, "status"), &[measure(Operation::Sum, "volume")]);
    sums.config.format.unit = "ton".to_owned();
    let view = drawn(&sums, &sheet());
    assert_eq!((view.title.as_str(), view.subtitle.as_str()), ("Total volume per status", ""));
    let figures = view.figures.as_ref().expect("figures");
    assert_eq!((figures.dimension.as_str(), &figures.columns[..]), ("Status", &["Total volume (ton)".to_owned()][..]));
    assert_eq!(rows(&view), ["baru: 1", "selesai: -"]);
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
