//! Definition files: valid ones are read and written, and problems are named.
#![cfg(not(target_family = "wasm"))]

use portal_dashboard::definition::check::problems;
use portal_dashboard::definition::json::Json;
use portal_dashboard::definition::read::{Allowed, read};
use portal_dashboard::definition::write::Definition;
use portal_dashboard::widget::Widget;
use portal_locale::number::integer;
use serde_json::{Value, json};

mod widgets;

const ALLOWED: Allowed<'static> = Allowed {
    categories: &["Operasi", "Audit"],
    permissions: &["private", "publik"],
    max_name: 20,
    max_description: 50,
    is_thumbnail: |url| url.starts_with("data:image/png;base64,"),
};

fn valid() -> Value {
    let config = json!({
        "chartType": "stacked",
        "dataSource": { "id": "tickets", "name": "Tiket" },
        "dimension": { "column": "created", "bucket": "month" },
        "series": { "column": "status" },
        "value": [{ "aggregation": "count" }],
        "filters": [
            { "column": "status", "test": { "is": ["new", "open"] } },
            { "column": "created", "test": { "lastDays": 30 } },
        ],
        "sort": "name",
        "order": "asc",
        "limit": 12,
        "rest": true,
        "format": { "decimals": 1, "unit": "tiket", "compact": false },
    });
    let metric = json!({
        "dataSource": { "id": "dataset:DS-1", "name": "Produksi" },
        "value": [{ "aggregation": "sum", "column": "Volume (ton)" }],
        "filters": [{ "column": "Volume (ton)", "test": { "atLeast": "1.000" } }],
        "sort": "value",
        "order": "desc",
        "limit": 1,
        "rest": false,
        "format": { "unit": "ton", "compact": true },
        "trend": { "column": "Periode", "bucket": "quarter" },
    });
    json!({
        "format": "portal-minerba/dashboard",
        "version": 1,
        "name": "Tiket",
        "description": "",
        "category": "Operasi",
        "permission": "publik",
        "widgets": [
            { "id": "widget_1", "type": "bar", "title": "Per bulan", "position": { "x": 0, "y": 0, "w": 8, "h": 4 }, "config": config },
            { "id": "widget_2", "type": "metric", "title": "", "position": { "x": 8, "y": 0, "w": 4, "h": 4 }, "config": metric },
        ],
    })
}

fn from_file(value: &Value) -> Json {
    serde_json::from_str(&value.to_string()).expect("any JSON is read")
}

fn read_value(value: &Value) -> Result<Definition, Vec<(String, String)>> {
    let listed = |problems: Vec<_>| problems.into_iter().map(pair).collect();
    read(&from_file(value), &ALLOWED).map_err(listed)
}

fn pair(problem: portal_dashboard::definition::DefinitionProblem) -> (String, String) {
    (problem.path, problem.message)
}

/// The valid definition with one place changed; `null` removes a field.
fn with(pointer: &str, changed: Value) -> Value {
    let mut definition = valid();
    let (parent, name) = pointer.rsplit_once('/').expect("a pointer");
    let parent = definition.pointer_mut(parent).expect("a place in the definition");
    if changed.is_null() {
        parent.as_object_mut().expect("an object").remove(name);
    } else if let Some(list) = parent.as_array_mut() {
        list[name.parse::<usize>().expect("a place in a list")] = changed;
    } else {
        parent[name] = changed;
    }
    definition
}

fn refused(pointer: &str, changed: Value, path: &str, message: &str) {
    let definition = with(pointer, changed);
    let expected = vec![(path.to_owned(), message.to_owned())];
    assert_eq!(read_value(&definition), Err(expected), "{definition:#}");
}

#[test]
fn a_valid_definition_is_read_and_written_the_same() {
    let read = read_value(&valid()).expect("the definition is valid");
    assert_eq!(serde_json::to_value(&read).expect("a definition is JSON"), valid());
    let with_image = with("/thumbnail", json!("data:image/png;base64,AAAA"));
    assert_eq!(serde_json::to_value(read_value(&with_image).expect("an image")).expect("JSON"), with_image);
}

#[test]
fn optional_fields_may_be_null() {
    let mut definition = valid();
    definition["thumbnail"] = Value::Null;
    definition["widgets"][1]["config"]["series"] = Value::Null;
    assert_eq!(read_value(&definition), read_value(&valid()));
}

#[test]
fn a_file_that_is_no_definition_is_refused_in_one_sentence() {
    let sentence = "Berkas ini bukan definisi dasbor dari Portal Minerba.".to_owned();
    for other in [
        json!(null),
        json!(3),
        json!("PNG"),
        json!([]),
        json!({}),
        json!({ "format": "lain", "version": 1 }),
        json!({ "format": 1 }),
        json!({ "name": "Tiket", "widgets": [] }),
    ] {
        assert_eq!(read_value(&other), Err(vec![(String::new(), sentence.clone())]), "{other}");
    }
}

#[test]
fn unknown_versions_are_refused() {
    let newer = "Versi 2 lebih baru daripada portal ini, yang membaca sampai versi 1.";
    refused("/version", json!(2), "version", newer);
    refused("/version", json!(0), "version", "Versi 0 tidak ada.");
    refused("/version", Value::Null, "version", "Harus diisi.");
    refused("/version", json!("1"), "version", "Harus bilangan bulat dari 0, bukan \"1\".");
}

#[test]
fn unknown_missing_and_duplicate_fields_are_named() {
    let known = "format, version, name, description, category, permission, thumbnail, widgets, filters";
    refused("/author", json!(1), "author", &format!("Kolom isian ini tidak dikenal. Yang dikenal: {known}."));
    let known = "x, y, w, h";
    let message = format!("Kolom isian ini tidak dikenal. Yang dikenal: {known}.");
    refused("/widgets/1/position/z", json!(1), "widgets[1].position.z", &message);
    for field in ["id", "type", "title", "position", "config"] {
        refused(&format!("/widgets/0/{field}"), Value::Null, &format!("widgets[0].{field}"), "Harus diisi.");
    }
    for field in ["value", "filters", "sort", "order", "limit", "rest", "format"] {
        refused(
            &format!("/widgets/0/config/{field}"),
            Value::Null,
            &format!("widgets[0].config.{field}"),
            "Harus diisi.",
        );
    }
    for field in ["name", "description", "category", "permission", "widgets"] {
        refused(&format!("/{field}"), Value::Null, field, "Harus diisi.");
    }
    let doubled = valid().to_string().replacen("\"version\":1", "\"version\":1,\"version\":1", 1);
    let doubled: Json = serde_json::from_str(&doubled).expect("JSON allows it");
    let found: Vec<_> = read(&doubled, &ALLOWED).expect_err("twice").into_iter().map(pair).collect();
    assert_eq!(found, [("version".to_owned(), "Ditulis lebih dari sekali.".to_owned())]);
}

#[test]
fn filters_are_distinct_columns_without_values() {
    let message = "Paling banyak 6 nama kolom yang berbeda dan tidak kosong.";
    for wrong in [json!(["Status", "status"]), json!([" "]), json!(["1", "2", "3", "4", "5", "6", "7"])] {
        refused("/filters", wrong, "filters", message);
    }
    refused(
        "/filters",
        json!([{ "column": "Badan Usaha", "value": "PT X" }]),
        "filters[0]",
        "Harus teks, bukan objek.",
    );
    let mut file = valid();
    file["filters"] = json!(["Komoditas", "Pit"]);
    let file: Json = serde_json::from_value(file).expect("JSON");
    assert_eq!(read(&file, &ALLOWED).expect("a valid file").filters, ["Komoditas", "Pit"]);
}

#[test]
fn values_of_the_wrong_type_are_described() {
    refused("/name", json!(7), "name", "Harus teks, bukan 7.");
    refused("/description", json!(["a"]), "description", "Harus teks, bukan daftar.");
    refused("/widgets", json!({}), "widgets", "Harus daftar, bukan objek.");
    refused("/widgets/1", json!("bar"), "widgets[1]", "Harus objek, bukan \"bar\".");
    refused("/widgets/0/config/rest", json!("ya"), "widgets[0].config.rest", "Harus true atau false, bukan \"ya\".");
    refused(
        "/widgets/0/config/filters/0/test/is",
        json!([true]),
        "widgets[0].config.filters[0].test.is[0]",
        "Harus teks, bukan true.",
    );
    let whole = |found: &str| format!("Harus bilangan bulat dari 0, bukan {found}.");
    for (value, found) in [(json!(1.5), "1,5"), (json!(-1), "-1"), (json!(false), "false")] {
        refused("/widgets/0/config/limit", value, "widgets[0].config.limit", &whole(found));
    }
}

#[test]
fn a_number_that_is_too_large_is_answered_with_its_bounds() {
    for (value, found) in [
        (json!(41), "41"),
        (json!(u32::MAX), "4.294.967.295"),
        (json!(1e12), "1.000.000.000.000"),
        (json!(1e300), "1.000.000.000.000.000.000.000.000.000.00…"),
    ] {
        let message = format!("{found}. Harus 1 sampai 40.");
        refused("/widgets/0/config/limit", value, "widgets[0].config.limit", &message);
    }
    for (field, allowed) in [
        ("position/x", "0 sampai 11"),
        ("position/y", "0 sampai 1.200"),
        ("position/w", "1 sampai 12"),
        ("position/h", "1 sampai 20"),
        ("config/format/decimals", "0 sampai 6"),
    ] {
        let path = format!("widgets[0].{}", field.replace('/', "."));
        let message = format!("1.000.000.000.000. Harus {allowed}.");
        refused(&format!("/widgets/0/{field}"), json!(1e12), &path, &message);
    }
    let test = "config.filters[0].test";
    refused(
        "/widgets/0/config/filters/0/test",
        json!({ "lastDays": 1e12 }),
        &format!("widgets[0].{test}.lastDays"),
        "1.000.000.000.000. Harus 1 sampai 3.660.",
    );
    let newer = "Versi 1.000.000.000.000 lebih baru daripada portal ini, yang membaca sampai versi 1.";
    refused("/version", json!(1e12), "version", newer);
}

#[test]
fn unknown_words_are_named_with_the_known_ones() {
    let choices = [
        ("/category", "category", "Operasi, Audit"),
        ("/permission", "permission", "private, publik"),
        ("/widgets/1/type", "widgets[1].type", "chart, metric, table, pie, bar, map, text"),
        (
            "/widgets/0/config/chartType",
            "widgets[0].config.chartType",
            "line, area, grouped, stacked, horizontal, pie, ring",
        ),
        ("/widgets/0/config/sort", "widgets[0].config.sort", "value, name, source"),
        ("/widgets/0/config/order", "widgets[0].config.order", "asc, desc"),
        ("/widgets/0/config/dimension/bucket", "widgets[0].config.dimension.bucket", "day, week, month, quarter, year"),
        (
            "/widgets/0/config/value/0/aggregation",
            "widgets[0].config.value[0].aggregation",
            "count, sum, mean, min, max, median, distinct",
        ),
    ];
    for (pointer, path, known) in choices {
        refused(pointer, json!("donat"), path, &format!("\"donat\" tidak dikenal. Pilihan: {known}."));
    }
}

#[test]
fn an_external_image_is_no_thumbnail() {
    let message =
        "Bukan gambar di dalam berkas ini: PNG, JPEG, WebP, atau GIF sebagai data URL yang tidak terlalu besar.";
    refused("/thumbnail", json!("https://contoh.example/a.png"), "thumbnail", message);
}

#[test]
fn a_wrong_file_lists_twenty_problems_and_counts_the_rest() {
    let mut definition = valid();
    definition["widgets"] = json!(vec![json!(1); 33]);
    let problems = read_value(&definition).expect_err("33 numbers are no widgets");
    assert_eq!(problems.len(), 21);
    assert_eq!(problems[19].0, "widgets[19]");
    assert_eq!(problems[20], (String::new(), "dan 13 masalah lainnya.".to_owned()));
}

#[test]
fn one_wrong_widget_does_not_hide_problems_of_the_others() {
    let mut definition = valid();
    definition["widgets"][0]["type"] = json!("donat");
    definition["widgets"][1]["position"]["w"] = json!(0);
    let paths: Vec<String> = read_value(&definition).expect_err("two").into_iter().map(|(path, _)| path).collect();
    assert_eq!(paths, ["widgets[0].type", "widgets[1].position.w"]);
}

#[test]
fn widgets_of_the_editor_are_checked_by_the_rules_for_files() {
    let widgets: Vec<Widget> = read_value(&valid()).expect("a valid one").widgets;
    assert_eq!(problems(&widgets), []);
    let mut wrong = widgets.clone();
    wrong[1].position.x = 7;
    wrong[0].config.limit = 99;
    let found: Vec<String> = problems(&wrong).into_iter().map(|problem| problem.path).collect();
    assert_eq!(found, ["widgets[0].config.limit", "widgets[1].position"]);
    let found: Vec<_> = problems(&vec![widgets[0].clone(); 61]).into_iter().map(pair).collect();
    let message = "Ada 61 widget. Paling banyak 60 widget dalam satu dasbor.".to_owned();
    assert_eq!(found, [("widgets".to_owned(), message)]);
}

#[test]
fn deep_nesting_is_refused_without_a_stack_overflow() {
    let deep = "[".repeat(120) + &"]".repeat(120);
    let text = valid().to_string().replacen("\"Tiket\"", &deep, 1);
    let json: Json = serde_json::from_str(&text).expect("deep, but JSON");
    assert!(read(&json, &ALLOWED).is_err());
    let (mut level, mut json) = (0, serde_json::from_str::<Json>(&deep).expect("deep, but JSON"));
    while let Json::List(mut items) = json {
        json = items.pop().unwrap_or(Json::Null);
        level += 1;
    }
    assert_eq!((level, json), (32, Json::TooDeep));
}
