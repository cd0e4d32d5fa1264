//! A CSV file on its way in, piece by piece: see `repository::intake`.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Js, PortalCore, env, to_js, types};
use crate::error::Refusal;
use crate::repository::intake::{Intake, IntakePreview};
use crate::session::Action;
use crate::store::Slice;

/// What came of reading a file.
#[derive(Debug, Serialize, tsify::Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct IntakeResult {
    /// What was found.
    pub(super) preview: IntakePreview,
    /// Which views may now read differently.
    pub(super) touched: Vec<Slice>,
}

#[wasm_bindgen]
impl PortalCore {
    /// Begins to read a file; whatever was being read is given up.
    #[wasm_bindgen(js_name = intakeBegin)]
    pub fn intake_begin(&mut self) {
        self.intake = Some(Intake::begin());
    }

    /// Takes the file's next piece.
    #[wasm_bindgen(js_name = intakeFeed)]
    pub fn intake_feed(&mut self, bytes: &[u8]) {
        if let Some(intake) = &mut self.intake {
            intake.feed(bytes);
        }
    }

    /// Ends the first pass over the file; undefined when the second may begin, else what is wrong with it.
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

    /// Ends the second pass. The rows lie on the shelf afterwards, under `content` or, without it, a new id, unless there are problems.
    #[wasm_bindgen(js_name = intakeFinish, unchecked_return_type = "Answer<IntakeResult>")]
    pub fn intake_finish(&mut self, content: Option<String>) -> Js {
        let result = self.finish_intake(content);
        to_js(&types::Answer::from(result))
    }

    /// Gives up the file that is being read.
    #[wasm_bindgen(js_name = intakeCancel)]
    pub fn intake_cancel(&mut self) {
        self.intake = None;
    }

    /// Takes rows from the shelf that were read but not stored.
    pub fn unshelve(&mut self, content: &str) {
        self.portal.unshelve(content);
    }

    /// The content ids of datasets whose rows have to be read again, after a restart.
    #[wasm_bindgen(js_name = missingTables)]
    pub fn missing_tables(&self) -> Vec<String> {
        self.portal.state().repository.missing_tables()
    }
}

impl PortalCore {
    fn finish_intake(&mut self, content: Option<String>) -> Result<IntakeResult, Refusal> {
        // Who reads a table again after a restart needs no grant: it belongs to a dataset that is there without its rows.
        let missing = || self.portal.state().repository.missing_tables();
        if !content.as_ref().is_some_and(|content| missing().contains(content)) {
            self.portal.session().require(Action::ManageRepository)?;
        }
        let (mut preview, shelved) = self.intake.take().unwrap_or_else(Intake::begin).finish();
        let Some(shelved) = shelved else {
            return Ok(IntakeResult { preview, touched: Vec::new() });
        };
        let repository = &self.portal.state().repository;
        let fresh = || env::with_env(|env| env.stamped_id("TABLE_", |id| repository.shelf.get(id).is_some()));
        let content = content.unwrap_or_else(fresh);
        let touched = self.portal.shelve(&content, shelved).to_vec();
        preview.content = Some(content);
        Ok(IntakeResult { preview, touched })
    }
}
