//! Reads a CSV file piece by piece; see `repository::intake`.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Js, PortalCore, env, from_js, to_js, types};
use crate::audit::repository::intake::{Intake, IntakePreview};
use crate::model::Slice;
use crate::table::data::csv_form::CsvChoices;

/// The result of reading a file.
#[derive(Debug, Serialize, tsify::Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct IntakeResult {
    /// The preview of the file.
    pub(super) preview: IntakePreview,
    /// Slices that changed.
    pub(super) touched: Vec<Slice>,
}

#[wasm_bindgen]
impl PortalCore {
    /// Begins to read a file, or the rows `content` again after a restart. Drops a file that was not read to its end.
    /// Returns false if the structure is known and the first pass is not needed.
    #[wasm_bindgen(js_name = intakeBegin)]
    pub fn intake_begin(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Partial<CsvChoices>")] choices: JsValue,
        content: Option<String>,
    ) -> Result<bool, JsError> {
        let known = content.and_then(|content| self.portal.known_form(&content));
        let intake = Intake::of(known, from_js(choices)?);
        let is_sniffing = intake.is_sniffing();
        self.intake = Some(intake);
        Ok(is_sniffing)
    }

    /// Reads the next piece.
    #[wasm_bindgen(js_name = intakeFeed)]
    pub fn intake_feed(&mut self, bytes: &[u8]) {
        if let Some(intake) = &mut self.intake {
            intake.feed(bytes);
        }
    }

    /// Ends the first pass. Returns `undefined` if the second pass may begin, otherwise the preview with the problem.
    #[wasm_bindgen(js_name = intakeTurn, unchecked_return_type = "IntakePreview | undefined")]
    pub fn intake_turn(&mut self) -> Js {
        match self.intake.take().map(Intake::turn) {
            None => Ok(JsValue::UNDEFINED),
            Some(Ok(intake)) => {
                self.intake = Some(intake);
                Ok(JsValue::UNDEFINED)
            }
            Some(Err(preview)) => to_js(&preview),
        }
    }

    /// Ends the second pass. Without problems, the rows are on the shelf under `content` or under a new id.
    #[wasm_bindgen(js_name = intakeFinish, unchecked_return_type = "Answer<IntakeResult>")]
    pub fn intake_finish(&mut self, content: Option<String>) -> Js {
        let intake = self.intake.take().unwrap_or_else(|| Intake::begin(CsvChoices::default()));
        let taken = env::with_env(|env| self.portal.take_in(env, intake, content));
        let result = taken.map(|(preview, touched)| IntakeResult { preview, touched: touched.to_vec() });
        to_js(&types::Answer::from(result))
    }

    /// Does a part of the work of storing a file. Returns true once the command has no long work left.
    #[wasm_bindgen(js_name = prepareVersion)]
    pub fn prepare_version(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "DatasetForm")] form: JsValue,
    ) -> Result<bool, JsError> {
        Ok(self.portal.prepare_version(&from_js(form)?))
    }

    /// Drops the file that is being read.
    #[wasm_bindgen(js_name = intakeCancel)]
    pub fn intake_cancel(&mut self) {
        self.intake = None;
    }

    /// Removes rows from the shelf, unless a dataset uses them.
    pub fn unshelve(&mut self, content: &str) {
        self.portal.unshelve(content);
    }

    /// Marks rows as lost, because their file is missing or unreadable. Returns the changed slices.
    #[wasm_bindgen(js_name = loseTable, unchecked_return_type = "Slice[]")]
    pub fn lose_table(&mut self, content: &str) -> Js {
        to_js(&self.portal.lose_table(content).to_vec())
    }

    /// Content ids of rows that must be read again after a restart.
    #[wasm_bindgen(js_name = missingTables)]
    pub fn missing_tables(&self) -> Vec<String> {
        self.portal.state().missing_tables()
    }

    /// Asks for the rows of an earlier version; see [`Self::missing_tables`]. Returns the changed slices.
    #[wasm_bindgen(js_name = wantTable, unchecked_return_type = "Slice[]")]
    pub fn want_table(&mut self, content: &str) -> Js {
        to_js(&self.portal.want_table(content).to_vec())
    }
}
