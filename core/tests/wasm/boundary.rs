//! The boundary as JavaScript sees it.

use crate::{OPENED, TAKE, agent, at, done, json, message, string_at, text};
use js_sys::{Array, BigInt, JsString, Reflect, Uint8Array};
use portal_core::wasm::PortalCore;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

fn entry(outcome: &JsValue) -> Vec<u8> {
    at(outcome, "commit.entry").unchecked_into::<Uint8Array>().to_vec()
}

fn detail(core: &PortalCore, id: &str) -> JsValue {
    at(&done(core.ticket_detail(id.into())), "answer.value")
}

#[wasm_bindgen_test]
fn a_command_returns_its_effect() {
    let mut core = agent();
    let outcome = done(core.dispatch(json(TAKE)));
    assert_eq!(string_at(&outcome, "kind"), "ok");
    assert_eq!(text(&at(&outcome, "touched")), r#"["tickets","activity"]"#);
    assert_eq!(text(&at(&outcome, "commit.seq")), "1");
    assert_eq!(string_at(&detail(&core, "N4W7KD"), "status"), "open");
}

#[wasm_bindgen_test]
fn a_view_reports_the_slices_that_it_read() {
    let read = done(agent().ticket_counts(JsValue::UNDEFINED));
    assert_eq!(text(&at(&read, "slices")), r#"["session","tickets"]"#);
    assert_eq!(text(&at(&read, "answer.value.total")), "6");
}

#[wasm_bindgen_test]
fn a_commit_can_be_applied_after_a_restart() {
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
fn a_refusal_is_returned_and_changes_nothing() {
    let mut core = agent();
    let outcome = done(core.dispatch(json(r#"{"ticket":{"take":{"ticket":"R8K2AB"}}}"#)));
    assert_eq!(text(&outcome), r#"{"kind":"refused","refusal":{"reason":"wrongStatus","status":"open"}}"#);
    let answer = at(&done(core.ticket_detail("TIDAK1".into())), "answer");
    assert_eq!(text(&answer), r#"{"kind":"refused","refusal":{"reason":"notFound","what":"ticket","id":"TIDAK1"}}"#);
}

#[wasm_bindgen_test]
fn a_wrong_shape_throws_an_error_and_leaves_the_portal_usable() {
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
fn unknown_fields_are_ignored() {
    let mut core = agent();
    let outcome = done(core.dispatch(json(r#"{"ticket":{"take":{"ticket":"N4W7KD","admin":true}}}"#)));
    assert_eq!(string_at(&outcome, "kind"), "ok");
    let page = done(core.ticket_list(json(r#"{"list":"agentAll","limit":1}"#)));
    assert_eq!(text(&at(&page, "answer.value.pagination.total")), "6");
}

#[wasm_bindgen_test]
fn answers_never_contain_undefined_and_commands_accept_null_and_undefined() {
    let mut core = agent();
    let outcome = done(core.dispatch(json(r#"{"session":{"actAs":{"role":"agent","person":null}}}"#)));
    assert!(at(&outcome, "commit").is_undefined());
    let rows = at(&done(core.ticket_list(json(r#"{"list":"agentAll","search":null}"#))), "answer.value.rows");
    let priorities: Vec<JsValue> = Array::from(&rows).iter().map(|row| at(&row, "priority")).collect();
    assert!(priorities.iter().any(JsValue::is_undefined));
    assert!(!priorities.iter().any(JsValue::is_null));
}

#[wasm_bindgen_test]
fn numbers_and_lists_keep_their_types() {
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
    let command = json(r#"{"cannedReply":{"save":{"title":"A\ud800","content":"\udc00"}}}"#);
    assert_eq!(string_at(&done(agent().dispatch(command)), "kind"), "ok");
}

fn administrator() -> PortalCore {
    let mut core = PortalCore::new(OPENED);
    done(core.dispatch(json(r#"{"session":{"actAs":{"role":"cms_auditor"}}}"#)));
    core
}

const FILE: &str = "Nama;Volume (ton)\r\nCafé;1.234,5\r\n\"dua\r\nbaris\";9,25\r\n";

/// Reads a file twice in small pieces; returns the result.
fn read_in(core: &mut PortalCore, file: &[u8], content: Option<&str>) -> JsValue {
    let is_unknown = core.intake_begin(json("{}"), content.map(str::to_owned)).unwrap_or(true);
    if is_unknown {
        file.chunks(3).for_each(|piece| core.intake_feed(piece));
        let preview = done(core.intake_turn());
        if !preview.is_undefined() {
            return preview;
        }
    }
    file.chunks(5).for_each(|piece| core.intake_feed(piece));
    done(core.intake_finish(content.map(str::to_owned)))
}

fn store(core: &mut PortalCore, content: &str) -> JsValue {
    let form = r#"{"place":{"tahapan":"Perizinan","badanUsaha":"PT Baru","description":""},"kegiatan":"Uji","content":"?","fileName":"a.csv","kinds":[],"headers":[]}"#;
    let command = format!(r#"{{"repository":{{"storeDataset":{{"form":{}}}}}}}"#, form.replace('?', content));
    done(core.dispatch(json(&command)))
}

fn table_query(id: &str) -> JsValue {
    json(
        &r#"{"subject":{"data":"?"},"search":"","filters":"","sort":null,"direction":"asc","first":0,"count":10}"#
            .replace('?', id),
    )
}

#[wasm_bindgen_test]
fn a_csv_file_is_read_in_pieces_and_its_rows_are_returned() {
    let mut core = administrator();
    let found = read_in(&mut core, FILE.as_bytes(), None);
    assert_eq!(text(&at(&found, "value.touched")), r#"["repository"]"#);
    assert_eq!(text(&at(&found, "value.preview.form.delimiter")), r#"";""#);
    assert_eq!(string_at(&found, "value.preview.headers.1"), "Volume (ton)");
    let outcome = store(&mut core, &string_at(&found, "value.preview.content"));
    assert_eq!(string_at(&outcome, "kind"), "ok", "{}", text(&outcome));
    let rows = done(core.table_rows(table_query(&string_at(&outcome, "commit.subject.id"))));
    let cells = r#"[["Café","1.234,50"],["dua\r\nbaris","9,25"]]"#;
    assert_eq!(text(&at(&rows, "answer.value.rows")), cells);
    assert_eq!(text(&at(&rows, "answer.value.isLoading")), "false");
}

#[wasm_bindgen_test]
fn a_csv_file_is_written_as_bytes() {
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

/// A core with a stored file, and a second one that only applied the commit; the content id and the dataset's id.
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
fn rows_without_a_file_are_reported_as_lost() {
    let (_, mut after, content, id) = stored_and_restarted();
    assert_eq!(text(&done(after.lose_table(&content))), r#"["repository"]"#);
    assert_eq!(after.missing_tables(), [""; 0]);
    let rows = done(after.table_rows(table_query(&id)));
    assert_eq!(string_at(&rows, "answer.value.lost.title"), "Baris dataset ini tidak ada");
}

#[wasm_bindgen_test]
fn an_invalid_file_returns_its_problems_and_cannot_be_stored() {
    let mut core = administrator();
    let ragged = read_in(&mut core, b"a,b\n1,2\n3\n", None);
    let problems = r#"[{"problem":"raggedRow","line":3,"found":1,"expected":2}]"#;
    assert_eq!(text(&at(&ragged, "value.preview.problems")), problems);
    assert!(at(&ragged, "value.preview.content").is_undefined());
    let picture = read_in(&mut core, b"\x89PNG\r\n\x1a\n", None);
    assert_eq!(text(&at(&picture, "problems")), r#"[{"problem":"notText","line":1}]"#);
}

#[wasm_bindgen_test]
fn a_file_cancelled_or_read_by_another_role_leaves_nothing() {
    let mut core = administrator();
    assert!(core.intake_begin(json("{}"), None).is_ok());
    core.intake_feed(FILE.as_bytes());
    core.intake_cancel();
    core.intake_feed(b"x;y");
    assert!(done(core.intake_turn()).is_undefined());
    let nothing = done(core.intake_finish(None));
    assert_eq!(text(&at(&nothing, "value.touched")), "[]");
    let refused = read_in(&mut agent(), FILE.as_bytes(), None);
    assert_eq!(string_at(&refused, "refusal.reason"), "notPermitted");
}
