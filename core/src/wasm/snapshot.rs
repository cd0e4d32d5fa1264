//! A snapshot that comes in; see `journal::snapshot_reader`.

use wasm_bindgen::prelude::*;

use super::json::BrowserJson;
use super::{Js, PortalCore, to_js};
use crate::journal::JournalProblem;
use crate::journal::snapshot_reader::SnapshotReader as Reader;
use crate::portal::Portal;

/// Takes a snapshot piece by piece, and makes a state of it when all has come.
#[wasm_bindgen]
pub struct SnapshotReader(Reader);

#[wasm_bindgen]
impl SnapshotReader {
    /// For a snapshot of so many bytes. Trusted is one that a core of this page has taken or read before: nobody else had its bytes.
    #[wasm_bindgen(constructor)]
    pub fn new(length: usize, is_trusted: bool) -> Self {
        Self(if is_trusted { Reader::trusting(length) } else { Reader::new(length) })
    }

    /// Reads on; says what is wrong with it, after which there is nothing more to be had.
    #[wasm_bindgen(unchecked_return_type = "JournalProblem | undefined")]
    pub fn feed(&mut self, piece: &[u8]) -> Js {
        match self.0.feed(piece) {
            Ok(()) => Ok(JsValue::UNDEFINED),
            Err(problem) => to_js(&problem),
        }
    }

    /// A portal with its state, or what is wrong with it.
    #[wasm_bindgen(unchecked_return_type = "PortalCore | JournalProblem")]
    pub fn portal(self) -> Js {
        opened(Portal::read::<BrowserJson>(self.0))
    }

    /// The same of a backup's, which may be made by something else: refused also where it holds what the portal could not have made.
    #[wasm_bindgen(js_name = soundPortal, unchecked_return_type = "PortalCore | JournalProblem")]
    pub fn sound_portal(self) -> Js {
        opened(Portal::read_sound::<BrowserJson>(self.0))
    }
}

impl SnapshotReader {
    pub(super) fn into_inner(self) -> Reader {
        self.0
    }
}

fn opened(portal: Result<Portal, JournalProblem>) -> Js {
    match portal {
        Ok(portal) => Ok(PortalCore::with(portal).into()),
        Err(problem) => to_js(&problem),
    }
}
