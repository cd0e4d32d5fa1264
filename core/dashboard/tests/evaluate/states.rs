//! The states in which nothing is drawn.

use portal_dashboard::evaluate::{Around, evaluate};
use portal_dashboard::filter::Filters;
use portal_dashboard::looks::Looks;
use portal_dashboard::source::ColumnType::{Category, Date, Number};
use portal_dashboard::widget::{ChartType, WidgetKind};
use portal_table::aggregate::Operation;

use crate::setting::{by, date, drawn, measure, measured, said, widget};
use crate::sheet::Sheet;

fn sheet() -> Sheet {
    Sheet::default()
        .with("status", Category, &["baru", "selesai", "baru"])
        .with("volume", Number, &["1", "2,5", ""])
        .with("berat", Category, &["1", "dua", "1.500"])
        .with("hari", Date, &["2026-11-01", "", "2026-11-03"])
        .with("kosong", Category, &["", "", ""])
}

#[test]
fn an_incomplete_widget_names_the_next_choice() {
    let mut blank = widget(WidgetKind::Bar, "status");
    blank.config.data_source = None;
    assert_eq!(said(&drawn(&blank, &sheet())), "unset: Pilih sumber data.");
    let mut without = widget(WidgetKind::Bar, "status");
    without.config.dimension = None;
    assert_eq!(said(&drawn(&without, &sheet())), "unset: Pilih kolom untuk mengelompokkan.");
    without.kind = WidgetKind::Metric;
    assert_eq!(said(&drawn(&without, &sheet())), "metric");
    let mut none = widget(WidgetKind::Bar, "status");
    none.config.value[0].aggregation = Operation::Mean;
    assert_eq!(said(&drawn(&none, &sheet())), "unset: Pilih kolom untuk nilai \"Rata-rata\".");
    none.config.value.clear();
    assert_eq!(said(&drawn(&none, &sheet())), "unset: Pilih nilai yang dihitung.");
}

#[test]
fn a_missing_source_or_column_is_named() {
    let filters = Filters::default();
    let around = Around { filters: &filters, today: date("2026-11-21"), looks: &Looks::default() };
    let view = evaluate(&widget(WidgetKind::Bar, "status"), None, &around);
    assert!(said(&view).contains("\"Lembar\" sudah dihapus"), "{}", said(&view));
    assert_eq!((view.source.as_str(), view.figures), ("Lembar", None));

    let gone = "problem: Kolom tidak ada lagi: Kolom \"x\" tidak ada di \"Lembar\".";
    assert_eq!(said(&drawn(&widget(WidgetKind::Table, "x"), &sheet())), gone);
    let measured_gone = measured(widget(WidgetKind::Table, "status"), &[measure(Operation::Sum, "x")]);
    assert_eq!(said(&drawn(&measured_gone, &sheet())), gone);
    let mut series_gone = widget(WidgetKind::Table, "status");
    series_gone.config.series = Some(by("x"));
    assert_eq!(said(&drawn(&series_gone, &sheet())), gone);
    series_gone.kind = WidgetKind::Pie;
    assert_eq!(said(&drawn(&series_gone, &sheet())), "pie");
}

#[test]
fn calculating_with_texts_is_a_problem_that_counts_numeric_cells() {
    let sum =
        |column| drawn(&measured(widget(WidgetKind::Bar, "status"), &[measure(Operation::Sum, column)]), &sheet());
    assert_eq!(
        said(&sum("berat")),
        "problem: Kolom berisi teks: Kolom \"Berat\" berisi teks dan angka: 2 dari 3 isinya terbaca sebagai angka. \
         Perbaiki kolom di Unggah data, atau pakai \"Jumlah baris\"."
    );
    assert!(said(&sum("status")).contains("Kolom \"Status\" berisi teks. Pilih kolom angka"));
    assert!(said(&sum("kosong")).starts_with("problem: Kolom kosong: Kolom \"Kosong\" belum berisi apa pun."));
    assert!(said(&sum("hari")).starts_with("problem: Kolom berisi tanggal"));
    assert_eq!(said(&sum("volume")), "series");
}

#[test]
fn an_empty_source_is_named_and_its_count_is_zero() {
    let empty = Sheet::default().with("status", Category, &[]);
    assert_eq!(said(&drawn(&widget(WidgetKind::Bar, "status"), &empty)), "empty: Sumber data ini belum berisi baris.");
    let all_gone = sheet().without(&[0, 1, 2]);
    assert!(said(&drawn(&widget(WidgetKind::Pie, "status"), &all_gone)).starts_with("empty: Sumber"));
    assert_eq!(said(&drawn(&widget(WidgetKind::Metric, "status"), &empty)), "metric");
    let sum = measured(widget(WidgetKind::Metric, ""), &[measure(Operation::Sum, "volume")]);
    assert!(said(&drawn(&sum, &all_gone)).starts_with("empty: Sumber"));
}

#[test]
fn an_unsupported_drawing_becomes_the_default() {
    let mut bar = widget(WidgetKind::Bar, "status");
    bar.config.chart_type = Some(ChartType::Ring);
    assert_eq!(drawn(&bar, &sheet()).chart_type, Some(ChartType::Grouped));
    bar.kind = WidgetKind::Table;
    assert_eq!(drawn(&bar, &sheet()).chart_type, None);
}
