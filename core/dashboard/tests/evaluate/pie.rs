use portal_dashboard::config::NumberFormat;
use portal_dashboard::source::ColumnType::{Category, Number};
use portal_dashboard::view::{PieBody, WidgetBody, WidgetView};
use portal_dashboard::widget::WidgetKind;
use portal_table::aggregate::Operation;

use crate::setting::{drawn, limited, measure, measured, rows, said, total, widget};
use crate::sheet::Sheet;

fn of(volumes: &[&str], limit: u32) -> WidgetView {
    let names = &["a", "b", "c", "d"][..volumes.len()];
    let sheet = Sheet::default().with("nama", Category, names).with("volume", Number, volumes);
    let pie = measured(widget(WidgetKind::Pie, "nama"), &[measure(Operation::Sum, "volume")]);
    drawn(&limited(pie, limit, true), &sheet)
}

fn body(view: &WidgetView) -> &PieBody {
    match &view.body {
        WidgetBody::Pie(pie) => pie,
        _ => panic!("{}", said(view)),
    }
}

#[test]
fn shares_refer_to_the_shown_total_and_zeros_have_no_slice() {
    let view = of(&["5", "0", "2,5", "12,5"], 6);
    let slices: Vec<String> =
        body(&view).slices.iter().map(|slice| format!("{} {} {}", slice.label, slice.text, slice.share_text)).collect();
    assert_eq!(slices, ["d 12,5 62,5%", "a 5,0 25%", "c 2,5 12,5%"]);
    assert_eq!(body(&view).total, "20,0");
    assert_eq!(rows(&view).len(), 4);
    let share: f64 = body(&view).slices.iter().map(|slice| slice.share).sum();
    assert!((share - 1.0).abs() < 1e-12);
}

#[test]
fn the_rest_is_a_marked_slice() {
    let view = of(&["5", "1", "2", "3"], 2);
    let marked: Vec<(&str, bool)> =
        body(&view).slices.iter().map(|slice| (slice.label.as_str(), slice.is_rest)).collect();
    assert_eq!(marked, [("a", false), ("d", false), ("Lainnya", true)]);
}

#[test]
fn a_negative_part_is_a_problem_but_its_figures_are_shown() {
    let view = of(&["5", "-1"], 6);
    assert!(said(&view).starts_with("problem: Nilai negatif tidak dapat menjadi bagian dari keseluruhan"));
    assert_eq!(rows(&view), ["a: 5", "b: -1"]);
}

#[test]
fn only_zeros_or_blanks_give_no_slices() {
    assert_eq!(said(&of(&["0", "0"], 6)), "empty: Semua nilainya nol.");
    assert_eq!(said(&of(&["", ""], 6)), "empty: Tidak ada angka untuk dibagi.");
}

#[test]
fn a_tiny_share_does_not_read_as_zero() {
    assert_eq!(body(&of(&["999999", "1"], 6)).slices[1].share_text, "<0,1%");
}

#[test]
fn the_table_shows_exactly_what_a_compact_chart_abbreviates() {
    let sheet = Sheet::default().with("nama", Category, &["a", "b"]).with("volume", Number, &["57400123,45", "1250"]);
    let of = |kind| {
        let mut widget = measured(widget(kind, "nama"), &[measure(Operation::Sum, "volume")]);
        widget.config.format = NumberFormat { decimals: Some(1), unit: "Rp".to_owned(), compact: true };
        drawn(&widget, &sheet)
    };
    let view = of(WidgetKind::Pie);
    assert_eq!(body(&view).slices[0].text, "Rp57,4 jt");
    assert_eq!(rows(&view), ["a: 57.400.123,45", "b: 1.250,00"]);
    assert_eq!(total(&view), Some(vec!["57.401.373,45".to_owned()]));
    assert_eq!(rows(&of(WidgetKind::Table)), ["a: 57,4 jt", "b: 1,3 rb"], "a table widget has the chosen form");
}
