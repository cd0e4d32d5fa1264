//! The lines of a Paket Bukti, and the check of a whole file.

use portal_chain::Digest;
use portal_chain::package::{CheckedPackage, Lines, Page, fingerprint, signed_text};
use wasm_bindgen::prelude::*;

/// A Paket Bukti while it is written.
#[wasm_bindgen]
pub struct PackageWriter {
    lines: Lines,
    before: String,
    after: String,
}

#[wasm_bindgen]
impl PackageWriter {
    /// Begins the data of an empty page; throws if the page has no place for data.
    #[wasm_bindgen(constructor)]
    pub fn new(page: &str) -> Result<Self, JsError> {
        let page = Page::split(page).ok_or_else(|| JsError::new("the page has no place for data"))?;
        let [before, after] = [page.before, page.after].map(str::to_owned);
        Ok(Self { lines: Lines::new(page), before, after })
    }

    /// The page up to the first entry.
    pub fn beginning(&self) -> String {
        format!("{}{}", self.before, self.lines.first())
    }

    /// The head after one more entry, from the SHA-256 of its text in hexadecimal.
    pub fn add(&mut self, sha256: &str) -> Result<String, JsError> {
        let text = Digest::parse(sha256.as_bytes()).ok_or_else(|| JsError::new("this is no SHA-256"))?;
        Ok(self.lines.head_after(text).to_string())
    }

    /// The text to sign.
    pub fn signed(&self) -> String {
        signed_text(self.lines.head())
    }

    /// The page after the last entry, from key and signature in hexadecimal.
    #[wasm_bindgen(js_name = signedEnd)]
    pub fn signed_end(&self, key: &str, signature: &str) -> String {
        format!("{}{}", Lines::last(Some((key, signature))), self.after)
    }

    /// Short name of a public key in hexadecimal.
    pub fn fingerprint(key: &str) -> String {
        fingerprint(key)
    }

    /// The page after the last entry of an unsigned package.
    #[wasm_bindgen(js_name = unsignedEnd)]
    pub fn unsigned_end(&self) -> String {
        format!("{}{}", Lines::last(None), self.after)
    }
}

/// Checks a whole file; see [`CheckedPackage::of_file`].
#[wasm_bindgen(js_name = checkedPackage, unchecked_return_type = "CheckedPackage")]
pub fn checked_package(file: &[u8]) -> Result<JsValue, JsError> {
    serde_wasm_bindgen::to_value(&CheckedPackage::of_file(file)).map_err(JsError::from)
}
