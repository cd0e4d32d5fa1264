//! What the boundary and the CSV of the core are measured against.

use wasm_bindgen::prelude::*;

use super::types::{Answer, Read};
use super::{Js, PortalCore, env, from_js, to_js};
use crate::table::csv_crate::Records;
use crate::ticket::views::list::{self, TicketList};

/// A page of the agents' list that has been read and not yet carried across.
#[wasm_bindgen]
pub struct ReadPage {
    read: Read<TicketList>,
}

#[wasm_bindgen]
impl ReadPage {
    /// Carried across as the core carries its views.
    pub fn crossed(&self) -> Js {
        to_js(&self.read)
    }

    /// The same by serde-wasm-bindgen.
    pub fn serialised(&self) -> Js {
        serde_wasm_bindgen::to_value(&self.read).map_err(JsError::from)
    }
}

#[wasm_bindgen]
impl PortalCore {
    /// A page of a list, for whoever carries it across.
    #[wasm_bindgen(js_name = readPage)]
    pub fn read_page(&self, query: JsValue) -> Result<ReadPage, JsError> {
        let query = from_js(query)?;
        let reader = self.portal.reader(env::clock());
        let answer = Answer::from(list::list(&reader, &query));
        Ok(ReadPage { read: Read { answer, slices: reader.read_slices().to_vec() } })
    }
}

/// The `csv` crate in the same wasm.
#[wasm_bindgen]
#[derive(Debug)]
pub struct CsvCrate {
    records: Records,
}

#[wasm_bindgen]
impl CsvCrate {
    /// The records of a file.
    pub fn read(file: &[u8]) -> Result<Self, JsError> {
        Ok(Self { records: Records::read(file)? })
    }

    /// The lines of `count` records from the one with the number `first` on, some `room` bytes.
    pub fn write(&self, first: usize, count: usize, room: usize) -> Result<Vec<u8>, JsError> {
        Ok(self.records.write(first, count, room)?)
    }
}
