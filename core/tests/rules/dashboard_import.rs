//! 'Ekspor' and import: a definition is imported as it was exported, and every problem is named.

use crate::support::dashboards::*;
use crate::support::{Desk, HOUR};
use portal_core::dashboard::commands::DashboardCommand;
use portal_core::dashboard::views::definition::{DefinitionFile, DefinitionPreview, file, from_text, preview};
use portal_core::model::dashboard::{Creator, Dashboard, DashboardAction, DashboardStatus, Permission};
use portal_core::store::CommitAction;
use portal_core::store::error::{Field, Problem, Refusal};
use portal_dashboard::definition::DefinitionProblem;
use portal_dashboard::definition::json::Json;
use portal_dashboard::widget::WidgetKind;
use serde_json::{Value, json};

fn exported(desk: &Desk, id: &str) -> DefinitionFile {
    desk.view(|reader| file(reader, id)).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

fn written(desk: &Desk, id: &str) -> Value {
    serde_json::to_value(exported(desk, id).definition).expect("a definition is plain data")
}

fn from_file(value: &Value) -> Json {
    serde_json::from_str(&value.to_string()).expect("any JSON is read")
}

fn import(definition: &Json) -> DashboardCommand {
    DashboardCommand::Import { definition: definition.clone() }
}

fn shown(desk: &Desk, definition: &Json) -> DefinitionPreview {
    desk.view(|reader| preview(reader, definition)).expect("an administrator's")
}

/// The problems of a file; the preview must report the same, and nothing may be stored.
fn problems(definition: &Json) -> Vec<(String, String)> {
    let mut desk = Desk::builder();
    let shown = shown(&desk, definition);
    assert!(shown.name.is_empty() && shown.widgets.is_empty());
    match desk.dashboard_refused(import(definition)) {
        Refusal::WrongDefinition { problems } => {
            assert_eq!(problems, shown.problems);
            problems.into_iter().map(|DefinitionProblem { path, message }| (path, message)).collect()
        }
        other => panic!("refused as {other:?}, while the preview says {:?}", shown.problems),
    }
}

fn paths(definition: &Value) -> Vec<String> {
    problems(&from_file(definition)).into_iter().map(|(path, _)| path).collect()
}

fn changed(change: impl FnOnce(&mut Value)) -> Value {
    let mut value = written(&Desk::builder(), TICKETS);
    change(&mut value);
    value
}

#[test]
fn each_dashboard_survives_export_deletion_and_import() {
    let mut desk = Desk::open();
    let all: Vec<Dashboard> = desk.portal.state().dashboards.iter().cloned().collect();
    for original in all {
        desk.as_builder(&original.created_by.id).later(HOUR);
        let out = written(&desk, &original.id);
        desk.dashboard_ok(DashboardCommand::Delete { dashboard: original.id.clone() });
        desk.as_builder(SECOND);
        let commit = desk.dashboard_ok(import(&from_file(&out)));
        assert_eq!(commit.action, CommitAction::Dashboard(DashboardAction::Imported));
        let imported = desk.dashboard(&commit.subject.id).clone();
        assert_eq!(written(&desk, &imported.id), out);
        let expected = Dashboard {
            id: format!("dash_{}", desk.clock.now.0),
            created_date: desk.clock.now,
            updated_date: desk.clock.now,
            created_by: Creator { id: SECOND.to_owned(), name: "Wira Hardanto".to_owned() },
            status: DashboardStatus::Draft,
            ..original
        };
        assert_eq!(imported, expected);
    }
}

#[test]
fn a_thumbnail_and_a_long_description_are_exported() {
    let mut desk = Desk::builder();
    let form = portal_core::dashboard::commands::DashboardForm {
        description: "Baris satu\n\n\tbaris \"dua\" \u{1f5fa}".to_owned(),
        thumbnail: "data:image/png;base64,iVBORw0KGgo=".to_owned(),
        ..dashboard_form(&"é".repeat(200), Permission::BadanUsaha)
    };
    let id = desk.create(form);
    let out = written(&desk, &id);
    let copy = desk.dashboard_ok(import(&from_file(&out))).subject.id;
    assert_eq!(written(&desk, &copy), out);
    assert_eq!(desk.dashboard(&copy).thumbnail, desk.dashboard(&id).thumbnail);
}

#[test]
fn the_file_has_a_safe_name_and_no_data_of_this_portal() {
    let mut desk = Desk::builder();
    let id = desk.create(dashboard_form("Produksi: Q1/Q2 <2026>", Permission::Private));
    let DefinitionFile { name, .. } = exported(&desk, &id);
    assert!(!name.contains(['/', ':', '<', '>', '\\']), "{name}");
    assert_eq!(name.strip_suffix(".json").map(|stem| stem.starts_with("Dashboard_Produksi")), Some(true), "{name}");
    let out = written(&desk, &id).to_string();
    for own in [id.as_str(), "Lestari", FIRST, "draft", "createdDate"] {
        assert!(!out.contains(own), "{own} in {out}");
    }
}

#[test]
fn the_preview_shows_the_new_dashboard_and_missing_sources() {
    let desk = Desk::builder();
    let file = changed(|value| {
        value["widgets"] = json!([value["widgets"][0], value["widgets"][1]]);
        value["widgets"][0]["config"]["dataSource"] = json!({ "id": "dataset:TAB-X", "name": "Uji - PT Hilang" });
        value["widgets"][0]["title"] = json!("Pertama");
    });
    let shown = shown(&desk, &from_file(&file));
    assert_eq!(shown.problems, []);
    assert_eq!([&shown.name, &shown.category, &shown.permission], ["Layanan Tiket", "Administrasi", "Publik"]);
    let widgets: Vec<_> =
        shown.widgets.iter().map(|each| (each.title.as_str(), each.source.as_str(), each.is_source_missing)).collect();
    assert_eq!(widgets[0], ("Pertama", "Uji - PT Hilang", true));
    assert_eq!((widgets[1].1, widgets[1].2, widgets.len()), ("Tiket", false, 2));
    let mut desk = desk;
    let id = desk.dashboard_ok(import(&from_file(&file))).subject.id;
    let view = desk.drawn(&id, &desk.dashboard(&id).widgets[0].id.clone());
    assert_eq!(
        problem(&view),
        ("Sumber data tidak ada lagi", "\"Uji - PT Hilang\" sudah dihapus atau tidak ada di portal ini.")
    );
}

#[test]
fn a_file_that_is_no_definition_is_reported() {
    let others =
        [json!(null), json!([]), json!("teks"), json!(7), json!({}), json!({ "format": "lain", "version": 1 })];
    for value in others {
        let found = problems(&from_file(&value));
        assert_eq!(found, [(String::new(), "Berkas ini bukan definisi dasbor dari Portal Minerba.".to_owned())]);
    }
    let mut deep = json!([]);
    for _ in 0..100 {
        deep = json!([deep]);
    }
    assert_eq!(problems(&from_file(&deep)).len(), 1);
    assert_eq!(
        paths(&changed(|value| value["widgets"][0]["config"]["filters"] = deep)),
        ["widgets[0].config.filters[0]"]
    );
}

#[test]
fn a_newer_version_is_refused() {
    let newer = changed(|value| {
        value["version"] = json!(2);
        value["widgets"] = json!("sesuatu yang baru");
    });
    let message = "Versi 2 lebih baru daripada portal ini, yang membaca sampai versi 1.";
    assert_eq!(problems(&from_file(&newer)), [("version".to_owned(), message.to_owned())]);
    for version in [json!(0), json!("1"), json!(1.5), json!(-1), json!(null)] {
        assert_eq!(paths(&changed(|value| value["version"] = version)), ["version"]);
    }
}

#[test]
fn every_problem_is_named_with_its_field() {
    type Change = fn(&mut Value);
    let cases: [(&str, Change); 21] = [
        ("widgets[2].type", |value| value["widgets"][2]["type"] = json!("gauge")),
        ("widgets[1].position", |value| value["widgets"][1]["position"] = value["widgets"][0]["position"].clone()),
        ("widgets[0].position.w", |value| value["widgets"][0]["position"]["w"] = json!(0)),
        ("widgets[0].position.x", |value| value["widgets"][0]["position"]["x"] = json!(-1)),
        ("widgets[0].position.h", |value| value["widgets"][0]["position"]["h"] = json!(1.5)),
        ("widgets", |value| value["widgets"] = json!(vec![value["widgets"][0].clone(); 500])),
        ("widgets", |value| value["widgets"] = json!({ "0": {} })),
        ("widgets[0]", |value| value["widgets"][0] = json!(null)),
        ("name", |value| value["name"] = json!(12)),
        ("name", |value| value["name"] = json!("")),
        ("name", |value| value["name"] = json!("é".repeat(201))),
        ("description", |value| value["description"] = json!(["a"])),
        ("category", |value| value["category"] = json!("operasi")),
        ("permission", |value| value["permission"] = json!("semua")),
        ("thumbnail", |value| value["thumbnail"] = json!("https://contoh.example/a.png")),
        ("pemilik", |value| value["pemilik"] = json!("x")),
        ("widgets[0].rows", |value| value["widgets"][0]["rows"] = json!([[1, 2]])),
        ("widgets[0].config.limit", |value| value["widgets"][0]["config"]["limit"] = json!("banyak")),
        ("widgets[0].config.value", |value| value["widgets"][0]["config"]["value"] = json!([])),
        ("widgets[0].config.value[0].aggregation", |value| {
            value["widgets"][0]["config"]["value"][0]["aggregation"] = json!("eval");
        }),
        ("widgets[1].id", |value| value["widgets"][1]["id"] = value["widgets"][0]["id"].clone()),
    ];
    for (path, change) in cases {
        assert_eq!(paths(&changed(change)), [path]);
    }
    for field in ["name", "description", "category", "permission", "widgets", "version"] {
        let found = paths(&changed(|value| {
            value.as_object_mut().expect("an object").remove(field);
        }));
        assert_eq!(found, [field], "missing");
    }
}

#[test]
fn duplicate_fields_and_infinite_numbers_are_refused() {
    let twice = written(&Desk::builder(), TICKETS).to_string().replacen('{', "{\"name\":\"Lain\",", 1);
    let read =
        Desk::builder().view(|reader| from_text(reader, &twice)).expect("an administrator's").expect("JSON allows it");
    assert_eq!(problems(&read.definition), [("name".to_owned(), "Ditulis lebih dari sekali.".to_owned())]);
    assert_eq!(read.preview.problems.len(), 1);
    for endless in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let Json::Object(mut entries) = from_file(&written(&Desk::builder(), TICKETS)) else { panic!("an object") };
        for (_, value) in entries.iter_mut().filter(|(name, _)| name == "version") {
            *value = Json::Number(endless);
        }
        let found = problems(&Json::Object(entries));
        assert_eq!(
            found,
            [("version".to_owned(), "Harus bilangan bulat dari 0, bukan bilangan tak hingga.".to_owned())]
        );
    }
}

#[test]
fn at_most_twenty_problems_are_listed() {
    let found = problems(&from_file(&changed(|value| {
        for widget in value["widgets"].as_array_mut().expect("a list") {
            for field in ["type", "title", "sort"] {
                widget[field] = json!(false);
            }
        }
    })));
    assert_eq!(found.len(), 21);
    assert_eq!(found[20], (String::new(), "dan 10 masalah lainnya.".to_owned()));
}

#[test]
fn an_invisible_name_is_refused_by_the_preview_too() {
    assert_eq!(paths(&changed(|value| value["name"] = json!("\u{200b}\u{feff}"))), ["name"]);
    let refusal = Desk::builder()
        .dashboard_refused(DashboardCommand::Create { form: dashboard_form("\u{200b}\u{feff}", Permission::Private) });
    assert_eq!(refusal, Refusal::invalid(Field::Name, Problem::Required), "the same error as in the form");
}

#[test]
fn widgets_without_settings_are_exported_too() {
    let mut desk = Desk::builder();
    let mut bare = counted_by(1, WidgetKind::Map, "tickets", "provinsi");
    bare.config = portal_dashboard::config::WidgetConfig::new(WidgetKind::Map);
    let id = desk.build(vec![bare]);
    let out = written(&desk, &id);
    let copy = desk.dashboard_ok(import(&from_file(&out))).subject.id;
    assert_eq!(desk.dashboard(&copy).widgets, desk.dashboard(&id).widgets);
}

#[test]
fn a_definition_larger_than_two_megabytes_is_refused_unread() {
    let with_text = |bytes: usize| {
        let mut definition = written(&Desk::builder(), TICKETS);
        definition["description"] = json!("x".repeat(bytes));
        definition
    };
    let rest = from_file(&with_text(0)).least_bytes();
    let most = 2 * 1024 * 1024 - rest;
    assert_eq!(paths(&with_text(most)), ["description"], "the file is read, and its text is too long");
    let too_long = problems(&from_file(&with_text(most + 1)));
    assert_eq!(too_long, [(String::new(), "Berkas ini terlalu besar. Paling besar 2 MB.".to_owned())]);
}
