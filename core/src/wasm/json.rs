//! The browser's own JSON parser.

use serde::de::DeserializeOwned;

use crate::portal::seed::{ParseJson, SeedError};

pub(super) struct BrowserJson;

impl ParseJson for BrowserJson {
    fn parse<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<T, SeedError> {
        let wrong = |problem: &str| SeedError::new(file, "", "", problem);
        let value = js_sys::JSON::parse(text).map_err(|_| wrong("is not JSON"))?;
        serde_wasm_bindgen::from_value(value).map_err(|error| wrong(&error.to_string()))
    }
}
