//! The `csv` crate, against which the core's own CSV reader is measured.

use wasm_bindgen::prelude::*;

use crate::table::csv_crate::Records;

/// The records of a file, as the `csv` crate reads them.
#[wasm_bindgen]
#[derive(Debug)]
pub struct CsvCrate {
    records: Records,
}

#[wasm_bindgen]
impl CsvCrate {
    /// Reads the records of a file.
    pub fn read(file: &[u8]) -> Result<Self, JsError> {
        Ok(Self { records: Records::read(file)? })
    }

    /// Writes `count` records, starting with number `first`. `room` is the expected size in bytes.
    pub fn write(&self, first: usize, count: usize, room: usize) -> Result<Vec<u8>, JsError> {
        Ok(self.records.write(first, count, room)?)
    }
}
