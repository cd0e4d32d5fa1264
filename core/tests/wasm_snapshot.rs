//! A snapshot on its way out of a core and into another one, as JavaScript sees it, in a real browser.
#![cfg(target_family = "wasm")]

use js_sys::JSON;
use portal_core::wasm::PortalCore;
use portal_core::wasm::snapshot::SnapshotReader;
use wasm_bindgen::{JsError, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const OPENED: f64 = 1_795_226_700_000.0;
const ACT: &str = r#"{"session":{"actAs":{"role":"agent"}}}"#;
const TAKE: &str = r#"{"ticket":{"take":{"ticket":"N4W7KD"}}}"#;

fn done(result: Result<JsValue, JsError>) -> JsValue {
    result.unwrap_or_else(|error| panic!("threw {:?}", JsValue::from(error)))
}

fn text(value: &JsValue) -> String {
    JSON::stringify(value).expect("plain data").into()
}

fn portal(commands: &[&str]) -> PortalCore {
    let mut core = PortalCore::new(OPENED);
    for command in commands {
        done(core.dispatch(JSON::parse(command).expect("the test's own JSON")));
    }
    core
}

fn read(bytes: &[u8], is_trusted: bool) -> SnapshotReader {
    let mut reader = SnapshotReader::new(bytes.len(), is_trusted);
    assert!(bytes.chunks(10_000).all(|piece| done(reader.feed(piece)).is_undefined()));
    reader
}

#[wasm_bindgen_test]
fn it_comes_back_in_pieces_and_a_torn_one_is_refused() {
    let snapshot = portal(&[ACT, TAKE]).snapshot().to_vec();
    let torn = &snapshot[..snapshot.len() - 1];
    let mut after = portal(&[]);
    assert_eq!(text(&done(after.restore(read(torn, false)))), r#"{"kind":"refused","problem":"damaged"}"#);
    assert!(text(&done(after.restore(read(&snapshot, false)))).starts_with(r#"{"kind":"ok","seq":1,"#));
    assert_eq!((after.seq(), after.snapshot().to_vec()), (1, snapshot.clone()));
    for is_trusted in [false, true] {
        assert!(done(read(&snapshot, is_trusted).portal()).is_object());
        assert_eq!(done(read(torn, is_trusted).portal()), "damaged");
    }
    assert!(done(read(&snapshot, false).sound_portal()).is_object());
    assert_eq!(done(SnapshotReader::new(9, false).feed(b"PK3456789")), "notOurs");
}
