//! Tests of the core in wasm that need a real browser.
#![cfg(target_family = "wasm")]

mod boundary;
mod dashboards;
mod search;
mod snapshot;

use js_sys::{JSON, Reflect};
use portal_core::wasm::PortalCore;
use wasm_bindgen::{JsError, JsValue};
use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);

pub(crate) const OPENED: f64 = 1_795_226_700_000.0;
pub(crate) const TAKE: &str = r#"{"ticket":{"take":{"ticket":"N4W7KD"}}}"#;

pub(crate) fn json(text: &str) -> JsValue {
    JSON::parse(text).expect("the test's own JSON")
}

pub(crate) fn text(value: &JsValue) -> String {
    JSON::stringify(value).expect("plain data").into()
}

/// The property at a path such as `commit.subject.id`.
pub(crate) fn at(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |part, key| {
        Reflect::get(&part, &key.into()).unwrap_or_else(|_| panic!("no {key} of {path} in {}", text(value)))
    })
}

pub(crate) fn string_at(value: &JsValue, path: &str) -> String {
    at(value, path).as_string().unwrap_or_else(|| panic!("{path} is no string in {}", text(value)))
}

pub(crate) fn done(result: Result<JsValue, JsError>) -> JsValue {
    result.unwrap_or_else(|error| panic!("threw {:?}", JsValue::from(error)))
}

pub(crate) fn message(result: Result<JsValue, JsError>) -> String {
    let thrown = result.map(|value| text(&value)).expect_err("a wrong shape throws");
    string_at(&JsValue::from(thrown), "message")
}

pub(crate) fn agent() -> PortalCore {
    let mut core = PortalCore::new(OPENED);
    let outcome = done(core.dispatch(json(r#"{"session":{"actAs":{"role":"agent"}}}"#)));
    assert_eq!(string_at(&outcome, "kind"), "ok");
    core
}
