//! SHA-256 of a file, fed in pieces, so that wasm memory never holds the whole. Browsers compute it only for pages that
//! were opened over HTTPS or from this device.

use wasm_bindgen::prelude::*;

use crate::table::data::digest::ByteDigest;

/// A checksum in progress.
#[derive(Default)]
#[wasm_bindgen]
pub struct FileDigest {
    digest: ByteDigest,
}

#[wasm_bindgen]
impl FileDigest {
    /// A checksum of nothing yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the next bytes.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.digest.feed(bytes);
    }

    /// The checksum in hexadecimal.
    pub fn finish(self) -> String {
        self.digest.finish()
    }
}
