//! Injected faults. Only the build for the recovery tests contains them.

use wasm_bindgen::prelude::*;

use super::PortalCore;

#[wasm_bindgen]
impl PortalCore {
    /// Panics while the portal is borrowed.
    ///
    /// # Panics
    ///
    /// Always.
    #[wasm_bindgen(js_name = injectPanic)]
    pub fn inject_panic(&mut self) {
        panic!("injected into a portal with {} commits", self.portal.state().seq);
    }

    /// Overflows the stack.
    #[wasm_bindgen(js_name = injectStackOverflow)]
    pub fn inject_stack_overflow(&mut self) -> u32 {
        deeper(self.portal.state().seq)
    }
}

#[expect(unconditional_recursion, reason = "that is the fault")]
fn deeper(depth: u32) -> u32 {
    1 + deeper(depth + 1).max(depth)
}
