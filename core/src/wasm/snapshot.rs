//! A snapshot while it is read; see `journal::snapshot_reader`.

use wasm_bindgen::prelude::*;

use super::json::BrowserJson;
use super::{Js, PortalCore, to_js};
use crate::journal::JournalProblem;
use crate::journal::snapshot_reader::SnapshotReader as Reader;
use crate::portal::Portal;

/// Reads a snapshot piece by piece. At the end it becomes a portal or replaces a state.
#[wasm_bindgen]
pub struct SnapshotReader(Reader);

#[wasm_bindgen]
impl SnapshotReader {
    /// Starts to read a snapshot of `length` bytes. A trusted snapshot was written or read by a core of this page, so
    /// its checksum is skipped.
    #[wasm_bindgen(constructor)]
    pub fn new(length: usize, is_trusted: bool) -> Self {
        Self(if is_trusted { Reader::trusting(length) } else { Reader::new(length) })
    }

    /// Reads the next piece. After a problem the reader cannot be used.
    #[wasm_bindgen(unchecked_return_type = "JournalProblem | undefined")]
    pub fn feed(&mut self, piece: &[u8]) -> Js {
        match self.0.feed(piece) {
            Ok(()) => Ok(JsValue::UNDEFINED),
            Err(problem) => to_js(&problem),
        }
    }

    /// A portal with the snapshot's state, or the problem.
    #[wasm_bindgen(unchecked_return_type = "PortalCore | JournalProblem")]
    pub fn portal(self) -> Js {
        opened(Portal::read::<BrowserJson>(self.0))
    }

    /// Like `portal`, for a backup from outside. Also rejects records that break the portal's rules.
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
