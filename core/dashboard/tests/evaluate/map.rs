use portal_dashboard::source::ColumnType::{Category, Number};
use portal_dashboard::view::{MapArea, MapBody, WidgetBody, WidgetView};
use portal_dashboard::widget::WidgetKind;
use portal_table::aggregate::Operation;

use crate::setting::{drawn, measure, measured, rows, said, total, widget};
use crate::sheet::Sheet;

fn of(places: &[&str], volumes: &[&str]) -> WidgetView {
    let sheet = Sheet::default().with("tempat", Category, places).with("volume", Number, volumes);
    drawn(&measured(widget(WidgetKind::Map, "tempat"), &[measure(Operation::Median, "volume")]), &sheet)
}

fn body(view: &WidgetView) -> &MapBody {
    match &view.body {
        WidgetBody::Map(map) => map,
        _ => panic!("{}", said(view)),
    }
}

fn area<'a>(view: &'a WidgetView, code: &str) -> &'a MapArea {
    body(view).areas.iter().find(|area| area.code == code).expect("all provinces")
}

#[test]
fn several_spellings_count_as_one_province() {
    let view = of(&["Kaltim", "Kalimantan Timur", "ID-KI", "Aceh"], &["1", "2", "9", "4"]);
    assert_eq!(rows(&view), ["Aceh: 4,00", "Kalimantan Timur: 2,00"]);
    assert_eq!(area(&view, "ID-KI").value.text, "2,00");
    assert_eq!(body(&view).areas.len(), 38);
    let riau = area(&view, "ID-RI");
    assert_eq!((riau.value.text.as_str(), riau.class), ("-", None));
    assert_eq!(area(&view, "ID-KU").parent.as_deref(), Some("ID-KI"));
}

#[test]
fn classes_hold_nearly_equal_numbers_of_values() {
    let places = ["Aceh", "Riau", "Jambi", "Bali", "Banten", "Lampung", "Papua"];
    let view = of(&places, &["1", "2", "3", "4", "5", "6", "6"]);
    let labels: Vec<(&str, u32)> =
        body(&view).classes.iter().map(|class| (class.label.as_str(), class.count)).collect();
    assert_eq!(labels, [("1,00", 1), ("2,00", 1), ("3,00", 1), ("4,00", 1), ("5,00 – 6,00", 3)]);
    assert_eq!(area(&view, "ID-PA").class, Some(4));
    let one = of(&["Aceh", "Riau"], &["7", "7"]);
    assert_eq!((body(&one).classes.len(), body(&one).classes[0].count), (1, 2));
}

#[test]
fn few_values_have_classes_of_equal_length_as_a_scale() {
    let sheet = Sheet::default().with("tempat", Category, &["Aceh", "Riau", "Riau", "Riau", "Riau"]);
    let view = drawn(&widget(WidgetKind::Map, "tempat"), &sheet);
    let labels: Vec<(&str, u32)> =
        body(&view).classes.iter().map(|class| (class.label.as_str(), class.count)).collect();
    assert_eq!(labels, [("1", 1), ("2", 0), ("3", 0), ("4", 1)]);
    let volumes = of(&["Aceh", "Riau", "Bali"], &["20", "61", "-3"]);
    let labels: Vec<&str> = body(&volumes).classes.iter().map(|class| class.label.as_str()).collect();
    assert_eq!(labels, ["-19,00 – 0,00", "1,00 – 20,00", "21,00 – 40,00", "41,00 – 60,00", "61,00 – 80,00"]);
}

#[test]
fn provinces_with_values_come_first_and_the_largest_of_them_first() {
    let view = of(&["Aceh", "Bali", "Kalimantan Timur"], &["4", "9.500", "82.375"]);
    let first: Vec<(&str, &str, &str)> = body(&view).areas[..4]
        .iter()
        .map(|area| (area.name.as_str(), area.short_name.as_str(), area.mark.as_str()))
        .collect();
    let expected = [
        ("Kalimantan Timur", "Kaltim", "82,4 rb"),
        ("Bali", "Bali", "9.500"),
        ("Aceh", "Aceh", "4,00"),
        ("Sumatera Utara", "Sumut", ""),
    ];
    assert_eq!(first, expected);
}

#[test]
fn unknown_province_names_are_noted() {
    let sheet = Sheet::default().with("tempat", Category, &["Aceh", "Bulan", "", "Mars", "Venus", "Io", "Bulan"]);
    let view = drawn(&widget(WidgetKind::Map, "tempat"), &sheet);
    let notes = [
        "4 nama bukan provinsi dan tidak dipetakan: \"Bulan\", \"Mars\", \"Venus\", ….",
        "6 tiket tanpa nama provinsi tidak dipetakan.",
    ];
    assert_eq!((rows(&view), view.notes.as_slice()), (vec!["Aceh: 1".to_owned()], notes.map(str::to_owned).as_slice()));
    assert_eq!(total(&view), None);
}

#[test]
fn a_column_without_any_province_is_a_problem_with_an_example() {
    assert_eq!(
        said(&of(&["Bulan"], &["1"])),
        "problem: Bukan nama provinsi: Kolom \"Tempat\" berisi \"Bulan\"; peta memerlukan nama provinsi seperti \
         \"Kalimantan Timur\"."
    );
    let sheet = Sheet::default().with("tempat", Category, &[""]);
    assert!(said(&drawn(&widget(WidgetKind::Map, "tempat"), &sheet)).contains("tidak berisi nama"));
}
