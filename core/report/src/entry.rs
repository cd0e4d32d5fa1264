//! The JavaScript interface.

use portal_dashboard::filter::FilterQuery;
use portal_dashboard::report::Report;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use crate::saved::SavedReport;

/// Prints the message and place of a panic to the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// A saved dashboard for JavaScript. Its methods throw only if an argument has the wrong shape.
#[wasm_bindgen]
pub struct ReportReader(SavedReport);

#[wasm_bindgen]
impl ReportReader {
    /// Opens the data of the page.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_param_type = "Report")] report: JsValue) -> Result<Self, JsError> {
        Ok(Self(SavedReport::open(from_js::<Report>(report)?)))
    }

    /// See [`SavedReport::header`].
    #[wasm_bindgen(unchecked_return_type = "ReportHeader")]
    pub fn header(&self) -> Result<JsValue, JsError> {
        to_js(&self.0.header())
    }

    /// See [`SavedReport::choices`].
    #[wasm_bindgen(unchecked_return_type = "FilterChoices")]
    pub fn choices(
        &self,
        #[wasm_bindgen(unchecked_param_type = "FilterQuery")] filters: JsValue,
    ) -> Result<JsValue, JsError> {
        to_js(&self.0.choices(&from_js::<FilterQuery>(filters)?))
    }

    /// See [`SavedReport::widget`].
    #[wasm_bindgen(unchecked_return_type = "WidgetView | undefined")]
    pub fn widget(
        &self,
        id: &str,
        #[wasm_bindgen(unchecked_param_type = "FilterQuery")] filters: JsValue,
    ) -> Result<JsValue, JsError> {
        to_js(&self.0.widget(id, &from_js::<FilterQuery>(filters)?))
    }

    /// See [`SavedReport::csv`].
    #[wasm_bindgen(unchecked_return_type = "ReportCsv | undefined")]
    pub fn csv(
        &self,
        id: &str,
        #[wasm_bindgen(unchecked_param_type = "FilterQuery")] filters: JsValue,
    ) -> Result<JsValue, JsError> {
        to_js(&self.0.csv(id, &from_js::<FilterQuery>(filters)?))
    }
}

fn from_js<T: DeserializeOwned>(value: JsValue) -> Result<T, JsError> {
    serde_wasm_bindgen::from_value(value).map_err(JsError::from)
}

fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsError> {
    serde_wasm_bindgen::to_value(value).map_err(JsError::from)
}
