//! The JavaScript interface, for a worker. A call that panics ends the instance.

use wasm_bindgen::prelude::*;

use crate::problem::{MAX_FILE_BYTES, WorkbookProblem};
use crate::write::{SheetSpec, WriteProblem, Writing};
use crate::{SheetCsv, SheetFacts, SheetInfo, Workbook};

fn to_js<T: serde::Serialize + ?Sized>(value: &T) -> Result<JsValue, JsError> {
    Ok(serde_wasm_bindgen::to_value(value)?)
}

/// The problem of a file that is too large to be read, by its size in bytes.
#[wasm_bindgen(js_name = sizeProblem, unchecked_return_type = "WorkbookProblem | undefined")]
pub fn size_problem(bytes: f64) -> Result<JsValue, JsError> {
    let is_too_large = bytes > f64::from(MAX_FILE_BYTES);
    if is_too_large { to_js(&WorkbookProblem::FileTooLarge { max: MAX_FILE_BYTES }) } else { Ok(JsValue::UNDEFINED) }
}

/// An open workbook, or the reason why it cannot be opened.
#[wasm_bindgen]
pub struct WorkbookReader {
    opened: Result<Workbook, WorkbookProblem>,
    sheet: Option<SheetCsv>,
}

#[wasm_bindgen]
impl WorkbookReader {
    /// Opens the bytes of a file.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: Vec<u8>) -> Self {
        Self { opened: Workbook::open(bytes), sheet: None }
    }

    /// The sheets, or the problem.
    #[wasm_bindgen(unchecked_return_type = "SheetInfo[] | WorkbookProblem")]
    pub fn sheets(&self) -> Result<JsValue, JsError> {
        match &self.opened {
            Ok(workbook) => to_js::<[SheetInfo]>(workbook.sheets()),
            Err(problem) => to_js(problem),
        }
    }

    /// Reads a sheet, counted from 0, or a range of it such as `A3:H200`. `nextPart` then gives its CSV.
    #[expect(clippy::needless_pass_by_value, reason = "JavaScript hands the text over")]
    #[wasm_bindgen(unchecked_return_type = "SheetFacts | WorkbookProblem")]
    pub fn read(&mut self, sheet: usize, range: Option<String>) -> Result<JsValue, JsError> {
        self.sheet = None;
        let opened = self.opened.as_mut().map_err(|problem| problem.clone());
        match opened.and_then(|workbook| workbook.read(sheet, range.as_deref())) {
            Ok(sheet) => {
                let facts = to_js::<SheetFacts>(sheet.facts());
                self.sheet = Some(sheet);
                facts
            }
            Err(problem) => to_js(&problem),
        }
    }

    /// The next bytes of the sheet that was read. `undefined` at its end.
    #[wasm_bindgen(js_name = nextPart)]
    pub fn next_part(&mut self) -> Option<Vec<u8>> {
        self.sheet.as_mut()?.next_part()
    }
}

/// A workbook that is being written.
#[wasm_bindgen]
pub struct WorkbookWriter {
    writing: Result<Writing, WriteProblem>,
}

#[wasm_bindgen]
impl WorkbookWriter {
    /// Begins a file. Throws if `sheet` has another shape.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_param_type = "SheetSpec")] sheet: JsValue) -> Result<Self, JsError> {
        let sheet: SheetSpec = serde_wasm_bindgen::from_value(sheet)?;
        Ok(Self { writing: Writing::begin(sheet) })
    }

    /// Adds rows: the cells of one after those of the other, with a NUL between two cells. One text crosses much faster
    /// than many.
    pub fn add(&mut self, cells: &str) {
        let cells: Vec<&str> = cells.split('\0').collect();
        if let Err(problem) = self.writing.as_mut().map_or(Ok(()), |writing| writing.add(&cells)) {
            self.writing = Err(problem);
        }
    }

    /// The problem that ended the writing, if there is one.
    #[wasm_bindgen(unchecked_return_type = "WriteProblem | undefined")]
    pub fn problem(&self) -> Result<JsValue, JsError> {
        self.writing.as_ref().err().map_or(Ok(JsValue::UNDEFINED), to_js)
    }

    /// The bytes of the file, or the problem.
    #[wasm_bindgen(unchecked_return_type = "Uint8Array | WriteProblem")]
    pub fn finish(self) -> Result<JsValue, JsError> {
        match self.writing.and_then(Writing::finish) {
            Ok(bytes) => Ok(js_sys::Uint8Array::from(bytes.as_slice()).into()),
            Err(problem) => to_js(&problem),
        }
    }
}
