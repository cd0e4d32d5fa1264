//! The boundary as JavaScript sees it, in a real browser.
#![cfg(target_family = "wasm")]

use js_sys::{Array, BigInt, JSON, JsString, Reflect, Uint8Array};
use portal_core::wasm::PortalCore;
use wasm_bindgen::{JsCast, JsError, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const OPENED: f64 = 1_795_226_700_000.0;
const TAKE: &str = r#"{"ticket":{"take":{"ticket":"N4W7KD"}}}"#;

fn json(text: &str) -> JsValue {
    JSON::parse(text).expect("the test's own JSON")
}

fn text(value: &JsValue) -> String {
    JSON::stringify(value).expect("plain data").into()
}

/// What stands at a path of dots.
fn at(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |part, key| {
        Reflect::get(&part, &key.into()).unwrap_or_else(|_| panic!("no {key} of {path} in {}", text(value)))
    })
}

fn string_at(value: &JsValue, path: &str) -> String {
    at(value, path).as_string().unwrap_or_else(|| panic!("{path} is no string in {}", text(value)))
}

fn done(result: Result<JsValue, JsError>) -> JsValue {
    result.unwrap_or_else(|error| panic!("threw {:?}", JsValue::from(error)))
}

fn message(result: Result<JsValue, JsError>) -> String {
    let thrown = result.map(|value| text(&value)).expect_err("a wrong shape throws");
    string_at(&JsValue::from(thrown), "message")
}

/// The sealed bytes of the commit that a command led to.
fn entry(outcome: &JsValue) -> Vec<u8> {
    at(outcome, "commit.entry").unchecked_into::<Uint8Array>().to_vec()
}

fn agent() -> PortalCore {
    let mut core = PortalCore::new(OPENED);
    let outcome = done(core.dispatch(json(r#"{"session":{"actAs":{"role":"agent"}}}"#)));
    assert_eq!(string_at(&outcome, "kind"), "ok");
    core
}

fn detail(core: &PortalCore, id: &str) -> JsValue {
    at(&done(core.ticket_detail(id.into())), "answer.value")
}

#[wasm_bindgen_test]
fn command_goes_in_and_its_effect_comes_out() {
    let mut core = agent();
    let outcome = done(core.dispatch(json(TAKE)));
    assert_eq!(string_at(&outcome, "kind"), "ok");
    assert_eq!(text(&at(&outcome, "touched")), r#"["tickets","activity"]"#);
    assert_eq!(text(&at(&outcome, "commit.seq")), "1");
    assert_eq!(string_at(&detail(&core, "N4W7KD"), "status"), "open");
}

#[wasm_bindgen_test]
fn view_reports_the_slices_that_it_was_read_from() {
    let read = done(agent().ticket_counts(JsValue::UNDEFINED));
    assert_eq!(text(&at(&read, "slices")), r#"["session","tickets"]"#);
    assert_eq!(text(&at(&read, "answer.value.total")), "6");
}

#[wasm_bindgen_test]
fn commit_made_before_a_restart_can_be_applied_after_it() {
    let mut before = agent();
    let outcome = done(before.dispatch(json(TAKE)));
    let mut after = agent();
    let applied = done(after.apply(&entry(&outcome)));
    assert_eq!(text(&at(&applied, "touched")), text(&at(&outcome, "touched")));
    assert_eq!(text(&done(after.apply(&entry(&outcome)))), r#"{"kind":"refused","problem":"gap"}"#);
    for id in ["N4W7KD", "R8K2AB"] {
        let [one, other] = [&before, &after].map(|core| detail(core, id));
        assert_eq!(text(&at(&one, "conversation")), text(&at(&other, "conversation")));
        assert_eq!(text(&at(&one, "activity")), text(&at(&other, "activity")));
        assert_eq!(text(&at(&one, "can")), text(&at(&other, "can")));
    }
}

#[wasm_bindgen_test]
fn refusal_is_returned_and_changes_nothing() {
    let mut core = agent();
    let outcome = done(core.dispatch(json(r#"{"ticket":{"take":{"ticket":"R8K2AB"}}}"#)));
    assert_eq!(text(&outcome), r#"{"kind":"refused","refusal":{"reason":"wrongStatus","status":"open"}}"#);
    let answer = at(&done(core.ticket_detail("TIDAK1".into())), "answer");
    assert_eq!(text(&answer), r#"{"kind":"refused","refusal":{"reason":"notFound","what":"ticket","id":"TIDAK1"}}"#);
}

#[wasm_bindgen_test]
fn wrong_shape_throws_an_error_and_leaves_the_portal_usable() {
    let mut core = agent();
    for wrong in ["null", "[]", "{}", r#""ticket""#, r#"{"ticket":{"fly":{}}}"#, r#"{"ticket":{"take":{"ticket":7}}}"#]
    {
        assert_ne!(message(core.dispatch(json(wrong))), "", "{wrong}");
    }
    assert!(message(core.dispatch(json(r#"{"ticket":{"take":{}}}"#))).contains("ticket"));
    assert_ne!(message(core.dispatch(JsValue::UNDEFINED)), "");
    assert_ne!(message(core.ticket_detail(7.into())), "");
    assert_ne!(message(core.ticket_list(json(r#"{"list":"everything"}"#))), "");
    assert_eq!(string_at(&done(core.dispatch(json(TAKE))), "kind"), "ok");
}

#[wasm_bindgen_test]
fn unknown_fields_are_passed_over() {
    let mut core = agent();
    let outcome = done(core.dispatch(json(r#"{"ticket":{"take":{"ticket":"N4W7KD","admin":true}}}"#)));
    assert_eq!(string_at(&outcome, "kind"), "ok");
    let page = done(core.ticket_list(json(r#"{"list":"agentAll","limit":1}"#)));
    assert_eq!(text(&at(&page, "answer.value.pagination.total")), "6");
}

#[wasm_bindgen_test]
fn nothing_is_undefined_on_the_way_out_and_either_on_the_way_in() {
    let mut core = agent();
    let outcome = done(core.dispatch(json(r#"{"session":{"actAs":{"role":"agent","person":null}}}"#)));
    assert!(at(&outcome, "commit").is_undefined());
    let rows = at(&done(core.ticket_list(json(r#"{"list":"agentAll","search":null}"#))), "answer.value.rows");
    let priorities: Vec<JsValue> = Array::from(&rows).iter().map(|row| at(&row, "priority")).collect();
    assert!(priorities.iter().any(JsValue::is_undefined));
    assert!(!priorities.iter().any(JsValue::is_null));
}

#[wasm_bindgen_test]
fn numbers_are_numbers_and_lists_are_lists() {
    let mut core = agent();
    let outcome = done(core.dispatch(json(TAKE)));
    assert!(at(&outcome, "commit.seq").as_f64().is_some());
    let size = at(&detail(&core, "R8K2AB"), "conversation.0.files.0.sizeLabel");
    assert!(size.as_string().is_some_and(|label| label.ends_with(" KB")), "{size:?}");
    assert!(at(&outcome, "commit.entry").is_instance_of::<Uint8Array>());
    let huge = json(r#"[{"name":"a.pdf","head":[37,80,68,70,45]}]"#);
    Reflect::set(&at(&huge, "0"), &"size".into(), &BigInt::from(10_485_761_u64)).expect("a plain object");
    let verdicts = done(core.file_verdicts(huge));
    assert_eq!(string_at(&verdicts, "answer.value.verdicts.0.problem"), "tooLarge");
}

#[wasm_bindgen_test]
fn half_a_character_becomes_a_replacement_character() {
    let core = agent();
    let half = JsString::from_char_code(&[0x41, 0xD800, 0x42]).into();
    let answer = at(&done(core.ticket_detail(half)), "answer");
    assert_eq!(string_at(&answer, "refusal.id"), "A\u{FFFD}B");
}

fn administrator() -> PortalCore {
    let mut core = PortalCore::new(OPENED);
    done(core.dispatch(json(r#"{"session":{"actAs":{"role":"cms_auditor"}}}"#)));
    core
}

const FILE: &str = "Nama;Volume (ton)\r\nCafé;1.234,5\r\n\"dua\r\nbaris\";9,25\r\n";

/// Reads a file in small pieces, twice over; what came of it.
fn read_in(core: &mut PortalCore, file: &[u8], content: Option<&str>) -> JsValue {
    core.intake_begin();
    file.chunks(3).for_each(|piece| core.intake_feed(piece));
    let preview = done(core.intake_turn());
    if !preview.is_undefined() {
        return preview;
    }
    file.chunks(5).for_each(|piece| core.intake_feed(piece));
    done(core.intake_finish(content.map(str::to_owned)))
}

/// Stores what was read under a content id; the outcome.
fn store(core: &mut PortalCore, content: &str) -> JsValue {
    let form = r#"{"place":{"tahapan":"Perizinan","badanUsaha":"PT Baru","description":""},"kegiatan":"Uji","content":"?","fileName":"a.csv","kinds":[],"replace":false}"#;
    let command = format!(r#"{{"repository":{{"storeDataset":{{"form":{}}}}}}}"#, form.replace('?', content));
    done(core.dispatch(json(&command)))
}

fn table_query(id: &str) -> JsValue {
    json(&r#"{"subject":{"data":"?"},"search":"","sort":null,"direction":"asc","first":0,"count":10}"#.replace('?', id))
}

#[wasm_bindgen_test]
fn csv_file_comes_in_pieces_and_its_rows_go_out() {
    let mut core = administrator();
    let found = read_in(&mut core, FILE.as_bytes(), None);
    assert_eq!(text(&at(&found, "value.touched")), r#"["repository"]"#);
    assert_eq!(text(&at(&found, "value.preview.form.delimiter")), r#""semicolon""#);
    assert_eq!(string_at(&found, "value.preview.columns.1.kind"), "numberIndonesian");
    let outcome = store(&mut core, &string_at(&found, "value.preview.content"));
    assert_eq!(string_at(&outcome, "kind"), "ok", "{}", text(&outcome));
    let rows = done(core.table_rows(table_query(&string_at(&outcome, "commit.subject.id"))));
    let cells = r#"[["Café","1.234,5"],["dua\r\nbaris","9,25"]]"#;
    assert_eq!(text(&at(&rows, "answer.value.rows")), cells);
    assert_eq!(text(&at(&rows, "answer.value.isLoading")), "false");
}

#[wasm_bindgen_test]
fn csv_file_goes_out_as_bytes() {
    let mut core = administrator();
    let found = read_in(&mut core, FILE.as_bytes(), None);
    let outcome = store(&mut core, &string_at(&found, "value.preview.content"));
    let piece = done(core.table_csv(table_query(&string_at(&outcome, "commit.subject.id"))));
    let bytes = at(&piece, "answer.value.bytes").dyn_into::<Uint8Array>().expect("bytes are a Uint8Array");
    let file = String::from_utf8(bytes.to_vec()).expect("UTF-8");
    let expected = "\u{feff}Nama,Volume (ton)\r\nCafé,\"1.234,5\"\r\n\"dua\r\nbaris\",\"9,25\"\r\n";
    assert_eq!(file, expected);
    assert_eq!(string_at(&piece, "answer.value.name"), "Perizinan_PT Baru_Uji.csv");
}

/// A core with a file stored and one that has only heard of it; the content id and the dataset's.
fn stored_and_restarted() -> (PortalCore, PortalCore, String, String) {
    let (mut before, mut after) = (administrator(), administrator());
    let found = read_in(&mut before, FILE.as_bytes(), None);
    let content = string_at(&found, "value.preview.content");
    let outcome = store(&mut before, &content);
    done(after.apply(&entry(&outcome)));
    (before, after, content, string_at(&outcome, "commit.subject.id"))
}

#[wasm_bindgen_test]
fn rows_are_read_again_after_a_restart() {
    let (before, mut after, content, id) = stored_and_restarted();
    assert_eq!(after.missing_tables(), [content.as_str()]);
    assert_eq!(text(&at(&done(after.table_rows(table_query(&id))), "answer.value.isLoading")), "true");
    read_in(&mut after, FILE.as_bytes(), Some(&content));
    assert_eq!(after.missing_tables(), [""; 0]);
    let [one, other] = [&before, &after].map(|core| done(core.table_rows(table_query(&id))));
    assert_eq!(text(&at(&one, "answer")), text(&at(&other, "answer")));
}

#[wasm_bindgen_test]
fn rows_that_no_file_brings_back_are_said_to_be_gone() {
    let (_, mut after, content, id) = stored_and_restarted();
    assert_eq!(text(&done(after.lose_table(&content))), r#"["repository"]"#);
    assert_eq!(after.missing_tables(), [""; 0]);
    let rows = done(after.table_rows(table_query(&id)));
    assert_eq!(string_at(&rows, "answer.value.lost.title"), "Baris dataset ini tidak ada");
}

#[wasm_bindgen_test]
fn bad_file_gives_its_problems_and_nothing_to_store() {
    let mut core = administrator();
    let ragged = read_in(&mut core, b"a,b\n1,2\n3\n", None);
    let problems = r#"[{"problem":"raggedRow","line":3,"found":1,"expected":2}]"#;
    assert_eq!(text(&at(&ragged, "value.preview.problems")), problems);
    assert!(at(&ragged, "value.preview.content").is_undefined());
    let utf16 = read_in(&mut core, &[0xff, 0xfe, 0x61, 0], None);
    assert_eq!(text(&at(&utf16, "problems")), r#"[{"problem":"utf16"}]"#);
}

#[wasm_bindgen_test]
fn file_given_up_or_read_by_another_role_leaves_nothing() {
    let mut core = administrator();
    core.intake_begin();
    core.intake_feed(FILE.as_bytes());
    core.intake_cancel();
    core.intake_feed(b"x;y");
    assert!(done(core.intake_turn()).is_undefined());
    let nothing = done(core.intake_finish(None));
    assert_eq!(text(&at(&nothing, "value.touched")), "[]");
    let refused = read_in(&mut agent(), FILE.as_bytes(), None);
    assert_eq!(string_at(&refused, "refusal.reason"), "notPermitted");
}

fn dashboards_administrator() -> PortalCore {
    let mut core = PortalCore::new(OPENED);
    done(core.dispatch(json(r#"{"session":{"actAs":{"role":"dashboard_builder"}}}"#)));
    core
}

/// Of everybody, about tickets.
const DASHBOARD: &str = "dash_1763604898133";
const WIDGET: &str = r#"{"id":"widget_1","type":"bar","title":"Per status","position":{"x":0,"y":0,"w":4,"h":3},"config":{"chartType":"grouped","dataSource":{"id":"tickets","name":"Tiket"},"dimension":{"column":"status"},"value":[{"aggregation":"count"}],"filters":[],"sort":"value","order":"desc","limit":12,"rest":true,"format":{"unit":"","compact":false}}}"#;

fn import(core: &mut PortalCore, definition: &JsValue) -> JsValue {
    let command = json(r#"{"dashboard":{"import":{}}}"#);
    Reflect::set(&at(&command, "dashboard.import"), &"definition".into(), definition).expect("a plain object");
    done(core.dispatch(command))
}

#[wasm_bindgen_test]
fn dashboard_is_made_saved_and_drawn() {
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
    assert_eq!(text(&at(&read, "slices")), r#"["session","day","tickets","dashboards"]"#);
    let view = at(&read, "answer.value");
    assert_eq!([string_at(&view, "type"), string_at(&view, "chartType")], ["bar", "grouped"]);
    assert_eq!(string_at(&view, "body.kind"), "series");
    assert_eq!(text(&at(&view, "figures.rows.0.cells.0")), r#"{"value":2,"text":"2"}"#);
    let list = at(&done(core.dashboard_list(json(r#"{"scope":{"category":"operasi"}}"#))), "answer.value");
    assert_eq!(string_at(&list, "cards.0.id"), id);
    assert!(at(&list, "cards.0.thumbnail").is_undefined() && at(&list, "status").is_undefined());
}

#[wasm_bindgen_test]
fn what_a_widget_leaves_open_is_left_out_and_may_be_null_on_the_way_in() {
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
fn definition_goes_out_through_json_and_comes_in_again() {
    let mut core = dashboards_administrator();
    let out = at(&done(core.definition_file(DASHBOARD.into())), "answer.value.definition");
    assert!(at(&out, "thumbnail").is_undefined());
    let outcome = import(&mut core, &json(&text(&out)));
    assert_eq!(string_at(&outcome, "kind"), "ok", "{}", text(&outcome));
    let again = done(core.definition_file(at(&outcome, "commit.subject.id")));
    assert_eq!(text(&at(&again, "answer.value.definition")), text(&out));
}

#[wasm_bindgen_test]
fn whatever_json_holds_is_previewed_and_refused_the_same() {
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
        "7",
        "nothing was stored"
    );
}

#[wasm_bindgen_test]
fn what_never_comes_out_of_a_file_does_no_harm() {
    let mut core = dashboards_administrator();
    let nan = json(r#"{"format":"portal-minerba/dashboard"}"#);
    Reflect::set(&nan, &"version".into(), &f64::NAN.into()).expect("a plain object");
    assert_eq!(string_at(&import(&mut core, &nan), "refusal.problems.0.path"), "version");
    assert_eq!(string_at(&import(&mut core, &JsValue::UNDEFINED), "kind"), "refused");
    let picture = Uint8Array::from(&[0x89, 0x50, 0x4e, 0x47][..]);
    let outcome = core.definition_preview(picture.into());
    let is_refused = outcome.map_or(true, |read| text(&at(&read, "answer.value.problems")).contains("bukan definisi"));
    assert!(is_refused, "the bytes of a picture are no definition");
    assert_eq!(text(&at(&done(core.dashboard_menu(JsValue::UNDEFINED)), "answer.value.total")), "7");
}

#[wasm_bindgen_test]
fn dashboard_goes_out_as_a_page_of_plain_data() {
    let core = dashboards_administrator();
    let query = json(&format!(r#"{{"dashboard":"{DASHBOARD}","filters":{{}}}}"#));
    let file = at(&done(core.dashboard_report(query)), "answer.value");
    assert!(string_at(&file, "name").strip_suffix(".html").is_some());
    let again = json(&text(&at(&file, "report")));
    assert_eq!(text(&again), text(&at(&file, "report")), "nothing of it is lost in JSON");
    assert_eq!(text(&at(&again, "sources.0.rows")), "6");
    let refused = done(agent().definition_file(DASHBOARD.into()));
    assert_eq!(string_at(&refused, "answer.refusal.reason"), "notPermitted");
}
