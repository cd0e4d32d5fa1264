//! Rules for the widgets of a definition file.

use super::*;

#[test]
fn a_condition_has_exactly_one_test() {
    let path = "widgets[0].config.filters[1].test";
    let message = "Harus berisi tepat satu dari: is, isNot, atLeast, atMost, lastDays.";
    for test in [json!({}), json!({ "is": [], "atMost": "3" })] {
        refused("/widgets/0/config/filters/1/test", test, path, message);
    }
}

#[test]
fn positions_outside_the_grid_are_refused() {
    for (field, value, at, message) in [
        ("w", 0, "w", "Lebar 0. Harus 1 sampai 12."),
        ("w", 40, "w", "Lebar 40. Harus 1 sampai 12."),
        ("w", 5, "w", "Lebar 5 dari x 8 melewati kolom ke-12."),
        ("h", 0, "h", "Tinggi 0. Harus 1 sampai 20."),
        ("h", 21, "h", "Tinggi 21. Harus 1 sampai 20."),
        ("x", 12, "x", "12. Harus 0 sampai 11."),
        ("y", 5_000, "y", "5.000. Harus 0 sampai 1.200."),
    ] {
        refused(&format!("/widgets/1/position/{field}"), json!(value), &format!("widgets[1].position.{at}"), message);
    }
}

#[test]
fn overlaps_and_duplicate_ids_name_both_widgets() {
    let message = "\"widget_2\" bertumpuk dengan \"Per bulan\" (widgets[0]).";
    refused("/widgets/1/position/x", json!(7), "widgets[1].position", message);
    refused("/widgets/1/id", json!("widget_1"), "widgets[1].id", "\"widget_1\" sudah dipakai oleh widgets[0].");
    for id in ["", "1", "widget_", "widget_01", "widget_x", "WIDGET_1", "widget_1234567890"] {
        let message = format!("\"{id}\" bukan id widget. Tulis \"widget_\" dan nomor, misalnya \"widget_1\".");
        refused("/widgets/1/id", json!(id), "widgets[1].id", &message);
    }
}

#[test]
fn more_widgets_than_a_dashboard_holds_are_refused_in_one_sentence() {
    let one = valid()["widgets"][0].clone();
    let message = "Ada 500 widget. Paling banyak 60 widget dalam satu dasbor.";
    refused("/widgets", json!(vec![one; 500]), "widgets", message);
}

#[test]
fn settings_that_a_kind_does_not_support_are_refused() {
    let column = || json!({ "column": "status" });
    let config = |field: &str| (format!("/widgets/1/config/{field}"), format!("widgets[1].config.{field}"));
    for field in ["dimension", "series"] {
        let (pointer, path) = config(field);
        refused(&pointer, column(), &path, "Tidak berlaku untuk metric.");
    }
    let (pointer, path) = config("chartType");
    refused(&pointer, json!("line"), &path, "Tidak berlaku untuk metric.");
    let trend = json!({ "column": "created", "bucket": "month" });
    refused("/widgets/0/config/trend", trend, "widgets[0].config.trend", "Tidak berlaku untuk bar.");
    let message = "\"ring\" tidak berlaku untuk bar. Pilihan: grouped, stacked, horizontal.";
    refused("/widgets/0/config/chartType", json!("ring"), "widgets[0].config.chartType", message);
}

#[test]
fn counts_and_numbers_have_their_bounds() {
    let count = json!({ "aggregation": "count" });
    let at = "widgets[0].config";
    let message = "Berisi 5. Harus 1 sampai 4.";
    let series = format!("{at}.series");
    let mut five = with("/widgets/0/config/value", json!(vec![count.clone(); 5]));
    five["widgets"][0]["config"]["series"] = Value::Null;
    assert_eq!(read_value(&five), Err(vec![(format!("{at}.value"), message.to_owned())]));
    refused("/widgets/0/config/value", json!([count, count]), &series, "Hanya berlaku jika value berisi satu ukuran.");
    refused("/widgets/0/config/value", json!([]), &format!("{at}.value"), "Berisi 0. Harus 1 sampai 4.");
    refused("/widgets/0/config/limit", json!(0), &format!("{at}.limit"), "0. Harus 1 sampai 40.");
    refused("/widgets/0/config/limit", json!(41), &format!("{at}.limit"), "41. Harus 1 sampai 40.");
    refused("/widgets/0/config/format/decimals", json!(7), &format!("{at}.format.decimals"), "7. Harus 0 sampai 6.");
    let condition = valid()["widgets"][0]["config"]["filters"][0].clone();
    let filters = json!(vec![condition; 13]);
    refused("/widgets/0/config/filters", filters, &format!("{at}.filters"), "Berisi 13. Harus 0 sampai 12.");
    let last = "/widgets/0/config/filters/1/test/lastDays";
    refused(last, json!(0), &format!("{at}.filters[1].test.lastDays"), "0. Harus 1 sampai 3.660.");
    let texts = json!(vec!["a"; 201]);
    let path = format!("{at}.filters[0].test.is");
    refused("/widgets/0/config/filters/0/test/is", texts, &path, "Berisi 201. Harus 0 sampai 200.");
}

#[test]
fn texts_are_neither_empty_nor_too_long() {
    refused("/name", json!("  "), "name", "Nama tidak boleh kosong.");
    for (pointer, path, most) in [
        ("/name", "name", 20),
        ("/description", "description", 50),
        ("/widgets/1/title", "widgets[1].title", 120),
        ("/widgets/1/config/format/unit", "widgets[1].config.format.unit", 20),
        ("/widgets/1/config/dataSource/id", "widgets[1].config.dataSource.id", 1_000),
        ("/widgets/1/config/value/0/column", "widgets[1].config.value[0].column", 1_000),
        ("/widgets/1/config/trend/column", "widgets[1].config.trend.column", 1_000),
        ("/widgets/1/config/filters/0/column", "widgets[1].config.filters[0].column", 1_000),
        ("/widgets/1/config/filters/0/test/atLeast", "widgets[1].config.filters[0].test.atLeast", 120),
        ("/widgets/0/config/filters/0/test/is/0", "widgets[0].config.filters[0].test.is[0]", 1_000),
        ("/widgets/0/config/series/column", "widgets[0].config.series.column", 1_000),
    ] {
        let [length, limit] = [most + 1, most].map(|count| integer(i64::try_from(count).expect("small")));
        let message = format!("Terlalu panjang: {length} karakter. Paling banyak {limit}.");
        refused(pointer, json!("é".repeat(most + 1)), path, &message);
        assert!(read_value(&with(pointer, json!("é".repeat(most)))).is_ok(), "{pointer}");
    }
}
