//! Indexes long lists in idle time.

use wasm_bindgen::prelude::*;

use super::PortalCore;

#[wasm_bindgen]
impl PortalCore {
    /// Indexes long lists for at most 10 ms, for faster search. Views return the same as before. Returns false once
    /// nothing is left to do.
    pub fn pack(&mut self) -> bool {
        self.portal.pack()
    }

    /// Like `pack`, for the searches of the palette only.
    #[wasm_bindgen(js_name = packTexts)]
    pub fn pack_texts(&mut self) -> bool {
        self.portal.pack_texts()
    }
}
