//! Dashboards across the boundary, as JavaScript sees them.

use crate::{OPENED, agent, at, done, json, string_at, text};
use js_sys::{Array, Reflect, Uint8Array};
use portal_core::wasm::PortalCore;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

fn dashboards_administrator() -> PortalCore {
    let mut core = PortalCore::new(OPENED);
    done(core.dispatch(json(r#"{"session":{"actAs":{"role":"dashboard_builder"}}}"#)));
    core
}

/// A public dashboard of the sample data that counts tickets.
const DASHBOARD: &str = "dash_1763604898133";
const WIDGET: &str = r#"{"id":"widget_1","type":"bar","title":"Per status","position":{"x":0,"y":0,"w":4,"h":3},"config":{"chartType":"grouped","dataSource":{"id":"tickets","name":"Tiket"},"dimension":{"column":"status"},"value":[{"aggregation":"count"}],"filters":[],"sort":"value","order":"desc","limit":12,"rest":true,"format":{"unit":"","compact":false}}}"#;

fn import(core: &mut PortalCore, definition: &JsValue) -> JsValue {
    let command = json(r#"{"dashboard":{"import":{}}}"#);
    Reflect::set(&at(&command, "dashboard.import"), &"definition".into(), definition).expect("a plain object");
    done(core.dispatch(command))
}

#[wasm_bindgen_test]
fn a_dashboard_is_created_saved_and_drawn() {
    let mut core = dashboards_administrator();
    let form = r#"{"name":"Uji","description":"","category":"","permission":"publik","thumbnail":""}"#;
    let created = done(core.dispatch(json(&r#"{"dashboard":{"create":{"form":?}}}"#.replace('?', form))));
    assert_eq!(string_at(&created, "kind"), "ok", "{}", text(&created));
    assert_eq!(text(&at(&created, "commit.isNew")), "true");
    let id = string_at(&created, "commit.subject.id");
    let save = format!(r#"{{"dashboard":{{"save":{{"dashboard":"{id}","form":{form},"widgets":[{WIDGET}]}}}}}}"#);
    assert_eq!(text(&at(&done(core.dispatch(json(&save))), "touched")), r#"["activity","dashboards"]"#);
    let query = format!(r#"{{"dashboard":"{id}","widget":"widget_1","filters":{{"tahapan":null}}}}"#);
    let read = done(core.dashboard_widget(json(&query)));
    assert_eq!(text(&at(&read, "slices")), r#"["session","day","tickets","dashboards","deskSettings","directory"]"#);
    let view = at(&read, "answer.value");
    assert_eq!([string_at(&view, "type"), string_at(&view, "chartType")], ["bar", "grouped"]);
    assert_eq!(string_at(&view, "body.kind"), "series");
    assert_eq!(text(&at(&view, "figures.rows.0.cells.0")), r#"{"value":2,"text":"2"}"#);
    let list = at(&done(core.dashboard_list(json(r#"{"scope":{"category":"operasi"}}"#))), "answer.value");
    assert_eq!(string_at(&list, "cards.0.id"), id);
    assert!(at(&list, "cards.0.thumbnail").is_undefined() && at(&list, "status").is_undefined());
}

#[wasm_bindgen_test]
fn unset_fields_of_a_widget_are_omitted_and_may_be_null() {
    let core = dashboards_administrator();
    let nulls = WIDGET.replace(r#""order""#, r#""series":null,"trend":null,"order""#);
    let suited = done(core.suited_widget(json(&format!(r#"{{"widget":{nulls},"source":"assignments"}}"#))));
    let config = at(&suited, "answer.value.config");
    assert_eq!(string_at(&config, "dataSource.id"), "assignments");
    for open in ["series", "trend", "dimension.bucket", "format.decimals"] {
        assert!(at(&config, open).is_undefined(), "{open} in {}", text(&config));
    }
    assert!(Array::is_array(&at(&config, "filters")));
    let step =
        done(core.edit_step(json(&format!(r#"{{"widgets":[{WIDGET}],"edit":{{"remove":{{"id":"widget_1"}}}}}}"#))));
    assert_eq!(string_at(&step, "answer.value.kind"), "done");
    assert!(at(&step, "answer.value.selected").is_undefined(), "{}", text(&step));
    let beyond = done(core.edit_step(json(&format!(r#"{{"widgets":[{WIDGET}],"edit":{{"remove":{{"id":"x"}}}}}}"#))));
    assert_eq!(string_at(&beyond, "answer.value.kind"), "refused");
}

#[wasm_bindgen_test]
fn a_definition_survives_export_and_import() {
    let mut core = dashboards_administrator();
    let out = at(&done(core.definition_file(DASHBOARD.into())), "answer.value.definition");
    assert!(at(&out, "thumbnail").is_undefined());
    let outcome = import(&mut core, &json(&text(&out)));
    assert_eq!(string_at(&outcome, "kind"), "ok", "{}", text(&outcome));
    let again = done(core.definition_file(at(&outcome, "commit.subject.id")));
    assert_eq!(text(&at(&again, "answer.value.definition")), text(&out));
}

#[wasm_bindgen_test]
fn preview_and_import_refuse_the_same_json() {
    let mut core = dashboards_administrator();
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    let head = r#"{"format":"portal-minerba/dashboard","version":"#;
    let huge = "\u{89}PNG\r\n\u{1a}\n".repeat(100_000);
    let files = [
        ("null".to_owned(), Some("")),
        ("[]".to_owned(), Some("")),
        ("-0".to_owned(), Some("")),
        (r#"{"__proto__":{"format":"x"},"constructor":1}"#.to_owned(), Some("")),
        (text(&huge.as_str().into()), Some("")),
        (deep.clone(), Some("")),
        (format!("{head}2}}"), Some("version")),
        (format!("{head}1e999}}"), None),
        (
            format!(
                "{head}1,\"name\":\"a\",\"description\":\"\",\"category\":\"Audit\",\"permission\":\"publik\",\"widgets\":{deep}}}"
            ),
            Some("widgets[0]"),
        ),
    ];
    for (file, path) in files {
        let read = at(&done(core.definition_preview(file.as_str().into())), "answer.value");
        let Some(path) = path else {
            assert!(read.is_undefined(), "{file} is read");
            continue;
        };
        let preview = at(&read, "preview");
        let outcome = import(&mut core, &at(&read, "definition"));
        assert_eq!(string_at(&outcome, "refusal.reason"), "wrongDefinition");
        assert_eq!(text(&at(&outcome, "refusal.problems")), text(&at(&preview, "problems")));
        assert_eq!(string_at(&preview, "problems.0.path"), path);
    }
    assert_eq!(
        text(&at(&done(core.dashboard_menu(JsValue::UNDEFINED)), "answer.value.total")),
        "9",
        "nothing was stored"
    );
}

#[wasm_bindgen_test]
fn values_that_no_file_contains_are_refused() {
    let mut core = dashboards_administrator();
    let nan = json(r#"{"format":"portal-minerba/dashboard"}"#);
    Reflect::set(&nan, &"version".into(), &f64::NAN.into()).expect("a plain object");
    assert_eq!(string_at(&import(&mut core, &nan), "refusal.problems.0.path"), "version");
    assert_eq!(string_at(&import(&mut core, &JsValue::UNDEFINED), "kind"), "refused");
    let picture = Uint8Array::from(&[0x89, 0x50, 0x4e, 0x47][..]);
    let outcome = core.definition_preview(picture.into());
    let is_refused = outcome.map_or(true, |read| text(&at(&read, "answer.value.problems")).contains("bukan definisi"));
    assert!(is_refused, "the bytes of a picture are no definition");
    assert_eq!(text(&at(&done(core.dashboard_menu(JsValue::UNDEFINED)), "answer.value.total")), "9");
}

#[wasm_bindgen_test]
fn a_dashboard_is_saved_as_a_page_of_plain_data() {
    let core = dashboards_administrator();
    let query = json(&format!(r#"{{"dashboard":"{DASHBOARD}","filters":{{}}}}"#));
    let file = at(&done(core.dashboard_report(query)), "answer.value");
    assert!(string_at(&file, "name").strip_suffix(".html").is_some());
    let again = json(&text(&at(&file, "report")));
    assert_eq!(text(&again), text(&at(&file, "report")), "the data survive JSON");
    assert_eq!(text(&at(&again, "sources.0.rows")), "6");
    let refused = done(agent().definition_file(DASHBOARD.into()));
    assert_eq!(string_at(&refused, "answer.refusal.reason"), "notPermitted");
}
