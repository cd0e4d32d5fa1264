//! A way out after a trap.

use wasm_bindgen::prelude::*;

/// Gives up this wasm instance with everything in it: the next call works on a new one. Touches nothing of the instance,
/// so it may be called in whatever state a panic or a stack overflow has left it.
#[wasm_bindgen(js_name = renewInstance)]
pub(super) fn renew_instance() {
    wasm_bindgen::handler::schedule_reinit();
}
