//! The JavaScript interface.

use wasm_bindgen::prelude::*;

use crate::{Problem, Reading};

/// Bytes of XML in one slice, which takes some milliseconds.
const SLICE: u64 = 256 * 1024;

/// Prints the message and place of a panic to the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Drops this wasm instance after a panic or a stack overflow. The next call starts a new instance and must not pass
/// objects of the old one.
#[wasm_bindgen(js_name = renewInstance)]
pub fn renew_instance() {
    wasm_bindgen::handler::schedule_reinit();
}

/// A Word document while it is read.
#[wasm_bindgen]
pub struct WordReader {
    reading: Result<Reading, Problem>,
}

#[wasm_bindgen]
impl WordReader {
    /// Begins to read the bytes of a file.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &[u8]) -> Self {
        Self { reading: Reading::begin(bytes) }
    }

    /// Reads the next slice. True when everything is read.
    pub fn step(&mut self) -> bool {
        match self.reading.as_mut().map_err(|problem| *problem).and_then(|reading| reading.step(SLICE)) {
            Ok(is_done) => is_done,
            Err(problem) => {
                self.reading = Err(problem);
                true
            }
        }
    }

    /// The document's sections, or the reason why it cannot be read.
    #[wasm_bindgen(unchecked_return_type = "WordSection[] | Problem")]
    pub fn finish(self) -> Result<JsValue, JsError> {
        Ok(match self.reading {
            Ok(reading) => serde_wasm_bindgen::to_value(&reading.finish())?,
            Err(problem) => serde_wasm_bindgen::to_value(&problem)?,
        })
    }
}
