//! The CSV crate that the core is measured against.

use wasm_bindgen::prelude::*;

use crate::table::csv_crate::Records;

/// The `csv` crate in the same wasm.
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

    /// Writes `count` records from number `first` on into about `room` bytes.
    pub fn write(&self, first: usize, count: usize, room: usize) -> Result<Vec<u8>, JsError> {
        Ok(self.records.write(first, count, room)?)
    }
}
