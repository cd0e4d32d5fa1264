use portal_dashboard::source::ColumnType::{Category, Number};
use portal_dashboard::view::{SeriesBody, WidgetView};
use portal_dashboard::widget::{ChartType, Widget, WidgetKind};
use portal_table::aggregate::Operation;

use crate::setting::{by, drawn, measure, measured, rows, series, total, widget};
use crate::sheet::Sheet;

fn sheet() -> Sheet {
    Sheet::default()
        .with("status", Category, &["baru", "baru", "tutup", "baru", ""])
        .with("prioritas", Category, &["tinggi", "rendah", "rendah", "", "tinggi"])
        .with("volume", Number, &["10", "20", "-5", "3", "4"])
}

fn split(mut widget: Widget) -> Widget {
    widget.config.series = Some(by("prioritas"));
    widget
}

fn lines(body: &SeriesBody) -> Vec<String> {
    let line = |line: &portal_dashboard::view::SeriesLine| {
        let values: Vec<&str> = line.values.iter().map(|value| value.text.as_str()).collect();
        format!("{}{}: {}", line.label, if line.is_rest { "*" } else { "" }, values.join(", "))
    };
    body.series.iter().map(line).collect()
}

fn ends(view: &WidgetView) -> (f64, f64) {
    (series(view).axis.min, series(view).axis.max)
}

fn assert_ends(view: &WidgetView, min: f64, max: f64) {
    assert!((ends(view).0 - min).abs() + (ends(view).1 - max).abs() < 1e-9, "{:?}", ends(view));
}

#[test]
fn a_single_measure_is_split_in_source_order() {
    let view = drawn(&split(widget(WidgetKind::Bar, "status")), &sheet());
    assert_eq!(series(&view).categories, ["baru", "tutup", "(kosong)"]);
    assert_eq!(lines(series(&view)), ["tinggi: 1, 0, 1", "rendah: 1, 1, 0", "(kosong): 1, 0, 0"]);
    assert_eq!(rows(&view), ["baru: 1, 1, 1", "tutup: 0, 1, 0", "(kosong): 1, 0, 0"]);
    assert_eq!(total(&view), Some(["2", "2", "1"].map(str::to_owned).to_vec()));
}

#[test]
fn several_measures_form_the_series_and_are_not_split() {
    let measures = [measure(Operation::Sum, "volume"), measure(Operation::Max, "volume")];
    let view = drawn(&split(measured(widget(WidgetKind::Bar, "status"), &measures)), &sheet());
    assert_eq!(lines(series(&view)), ["Total volume: 33, -5, 4", "Volume terbesar: 20, -5, 4"]);
    let five = vec![measure(Operation::Sum, "volume"); 5];
    assert_eq!(series(&drawn(&measured(widget(WidgetKind::Chart, "status"), &five), &sheet())).series.len(), 4);
}

#[test]
fn more_than_eight_series_are_reduced_to_the_seven_largest_and_a_rest() {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
    let twice: Vec<&str> =
        names.into_iter().chain(names.into_iter().filter(|name| !["c", "g"].contains(name))).collect();
    let statuses = vec!["baru"; twice.len()];
    let many = Sheet::default().with("status", Category, &statuses).with("prioritas", Category, &twice);
    let view = drawn(&split(widget(WidgetKind::Bar, "status")), &many);
    let labels: Vec<&str> = series(&view).series.iter().map(|line| line.label.as_str()).collect();
    assert_eq!(labels, ["a", "b", "d", "e", "f", "h", "i", "Lainnya"]);
    assert_eq!(lines(series(&view))[7], "Lainnya*: 2");
    assert_eq!(view.notes, ["\"Lainnya\" pada \"Prioritas\" menggabungkan 2 nilai."]);
}

#[test]
fn the_axis_covers_stacked_sums() {
    let sums = || measured(split(widget(WidgetKind::Bar, "status")), &[measure(Operation::Sum, "volume")]);
    assert_ends(&drawn(&sums(), &sheet()), -5.0, 20.0);
    let mut stacked = sums();
    stacked.config.chart_type = Some(ChartType::Stacked);
    assert_ends(&drawn(&stacked, &sheet()), -10.0, 40.0);
    let mut area = sums();
    area.kind = WidgetKind::Chart;
    area.config.chart_type = Some(ChartType::Area);
    assert_ends(&drawn(&area, &sheet()), -10.0, 40.0);
    area.config.series = None;
    let texts: Vec<String> = series(&drawn(&area, &sheet())).axis.ticks.iter().map(|tick| tick.text.clone()).collect();
    assert_eq!(texts, ["-10", "0", "10", "20", "30", "40"]);
}

#[test]
fn negative_values_are_stacked_downwards() {
    let both = Sheet::default()
        .with("status", Category, &["baru", "baru", "tutup", "tutup"])
        .with("prioritas", Category, &["tinggi", "rendah", "tinggi", "rendah"])
        .with("volume", Number, &["-0,3", "-0,25", "0,4", "-0,1"]);
    let mut stacked = measured(split(widget(WidgetKind::Bar, "status")), &[measure(Operation::Sum, "volume")]);
    stacked.config.chart_type = Some(ChartType::Stacked);
    assert_ends(&drawn(&stacked, &both), -0.6, 0.4);
}

#[test]
fn enormous_values_are_drawn_on_a_finite_axis() {
    let digits = "9".repeat(15);
    let huge = Sheet::default().with("status", Category, &["a", "b"]).with("volume", Number, &[&digits, &digits]);
    let view = drawn(&measured(widget(WidgetKind::Bar, "status"), &[measure(Operation::Sum, "volume")]), &huge);
    assert!(ends(&view).1.is_finite() && ends(&view).1 >= 999_999_999_999_999.0);
    assert_eq!(series(&view).axis.ticks.last().map(|tick| tick.text.as_str()), Some("1.000"));
}

#[test]
fn the_numbers_beside_bars_share_the_unit_and_the_decimals_of_the_axis() {
    let tons = Sheet::default().with("status", Category, &["a", "b", "c", "d"]).with(
        "volume",
        Number,
        &["82.375", "9.200", "0", ""],
    );
    let mut sums = measured(widget(WidgetKind::Bar, "status"), &[measure(Operation::Sum, "volume")]);
    sums.config.format.unit = "ton".to_owned();
    let body = drawn(&sums, &tons);
    assert_eq!(
        (series(&body).axis.unit.as_str(), &series(&body).series[0].marks[..]),
        ("ribu ton", &["82,4", "9,2", "", ""].map(str::to_owned)[..])
    );
    assert_eq!(rows(&body)[0], "a: 82.375", "the heading has the unit");
    let counted = drawn(&widget(WidgetKind::Bar, "status"), &tons);
    assert_eq!((series(&counted).axis.unit.as_str(), series(&counted).series[0].marks[0].as_str()), ("", "1"));
}

#[test]
fn groups_without_values_have_an_axis_but_no_figure() {
    let blank = Sheet::default().with("status", Category, &["a", "b"]).with("volume", Number, &["", ""]);
    let view = drawn(&measured(widget(WidgetKind::Bar, "status"), &[measure(Operation::Mean, "volume")]), &blank);
    assert_eq!(rows(&view), ["a: -", "b: -"]);
    assert_ends(&view, 0.0, 1.0);
}
