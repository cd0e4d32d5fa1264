//! The boundary as JavaScript sees it, in a real browser.
#![cfg(target_family = "wasm")]

use js_sys::{Array, BigInt, JSON, JsString, Reflect};
use portal_core::wasm::PortalCore;
use wasm_bindgen::{JsError, JsValue};
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
    let touched = done(after.apply(at(&outcome, "commit")));
    assert_eq!(text(&touched), text(&at(&outcome, "touched")));
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
    assert!(at(&outcome, "commit.at").as_f64().is_some());
    let size = at(&detail(&core, "R8K2AB"), "conversation.0.files.0.sizeLabel");
    assert!(size.as_string().is_some_and(|label| label.ends_with(" KB")), "{size:?}");
    assert!(Array::is_array(&at(&outcome, "commit.changes")));
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
