//! The JavaScript interface.

use portal_chain::history::PackageHistory;
use portal_chain::package::CheckedPackage;
use portal_model::working_paper::PaperStep;
use portal_table::data::column::Column;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use crate::checked::CheckedHistory;
use crate::items::items;
use crate::repeat::Repetition;
use crate::tables::Tables;

/// Prints the message and place of a panic to the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// A Paket Bukti for JavaScript. Its methods throw only if an argument has the wrong shape.
#[wasm_bindgen]
pub struct PackageReader {
    tables: Tables,
    repetition: Option<Repetition>,
}

#[wasm_bindgen]
impl PackageReader {
    /// A reader without tables.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::new_without_default, reason = "JavaScript calls the constructor")]
    pub fn new() -> Self {
        Self { tables: Tables::default(), repetition: None }
    }

    /// See [`CheckedPackage::of_data`].
    #[wasm_bindgen(unchecked_return_type = "CheckedPackage")]
    pub fn check(&self, data: &str) -> Result<JsValue, JsError> {
        to_js(&CheckedPackage::of_data(data))
    }

    /// See [`CheckedPackage::of_file`].
    #[wasm_bindgen(js_name = "checkFile", unchecked_return_type = "CheckedPackage")]
    pub fn check_file(&self, file: &[u8]) -> Result<JsValue, JsError> {
        to_js(&CheckedPackage::of_file(file))
    }

    /// See [`CheckedHistory::of`].
    #[wasm_bindgen(js_name = "checkHistory", unchecked_return_type = "CheckedHistory")]
    pub fn check_history(
        &self,
        #[wasm_bindgen(unchecked_param_type = "PackageHistory")] history: JsValue,
    ) -> Result<JsValue, JsError> {
        to_js(&CheckedHistory::of(&from_js::<PackageHistory>(history)?))
    }

    /// See [`Tables::add`].
    #[wasm_bindgen(js_name = "addTable")]
    pub fn add_table(
        &mut self,
        content: &str,
        #[wasm_bindgen(unchecked_param_type = "Column[]")] columns: JsValue,
        text: &str,
    ) -> Result<bool, JsError> {
        Ok(self.tables.add(content, &from_js::<Vec<Column>>(columns)?, text))
    }

    /// See [`Tables::sha256`].
    pub fn sha256(&self, content: &str) -> Option<String> {
        self.tables.sha256(content)
    }

    /// See [`Tables::rows`].
    #[wasm_bindgen(unchecked_return_type = "PackageRows | undefined")]
    pub fn rows(&self, content: &str, first: u32, count: u32) -> Result<JsValue, JsError> {
        to_js(&self.tables.rows(content, first, count))
    }

    /// See [`items`].
    #[wasm_bindgen(unchecked_return_type = "PackageItem[]")]
    pub fn items(&self, #[wasm_bindgen(unchecked_param_type = "PaperStep")] step: JsValue) -> Result<JsValue, JsError> {
        to_js(&items(&from_js::<PaperStep>(step)?))
    }

    /// Begins to repeat a step, and forgets the one before it.
    #[wasm_bindgen(js_name = "beginStep")]
    pub fn begin_step(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "PaperStep")] step: JsValue,
    ) -> Result<(), JsError> {
        self.repetition = Some(Repetition::new(from_js::<PaperStep>(step)?));
        Ok(())
    }

    /// See [`Repetition::go_on`]; `undefined` if no step was begun.
    #[wasm_bindgen(js_name = "goOn", unchecked_return_type = "RepeatedStep | undefined")]
    pub fn go_on(&mut self) -> Result<JsValue, JsError> {
        to_js(&self.repetition.as_mut().map(|step| step.go_on(&self.tables)))
    }
}

fn from_js<T: DeserializeOwned>(value: JsValue) -> Result<T, JsError> {
    serde_wasm_bindgen::from_value(value).map_err(JsError::from)
}

fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsError> {
    serde_wasm_bindgen::to_value(value).map_err(JsError::from)
}
