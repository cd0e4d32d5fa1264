//! Commits, snapshots and backups as bytes; see `journal`.

use js_sys::Uint8Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::snapshot::SnapshotReader;
use super::{Js, PortalCore, env, from_js, to_js};
use crate::history::adopt::Renamed;
use crate::journal::JournalProblem;
use crate::journal::backup::{self, BackupCounts, BackupList};
use crate::journal::crc32;
use crate::model::{Slice, SliceSet};
use crate::portal::{Committed, Outcome};
use crate::store::error::Refusal;
use crate::table::saturated;

/// The result of applying bytes.
#[derive(Debug, Serialize, tsify::Tsify)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(super) enum Applied {
    /// The bytes were applied.
    Ok {
        /// Number of the last commit.
        seq: u32,
        /// The changed slices.
        touched: Vec<Slice>,
    },
    /// The bytes were rejected, and nothing has changed.
    Refused {
        /// The reason.
        problem: JournalProblem,
    },
}

/// The result of adopting a commit.
#[derive(Debug, Serialize, tsify::Tsify)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(super) enum Adopted {
    /// The commit was adopted.
    Ok {
        /// The commit with its new number.
        commit: Committed,
        /// The changed slices.
        touched: Vec<Slice>,
    },
    /// The commit was left out, because it contradicts later changes.
    Refused {
        /// The reason; `None` if the commit could not be read.
        refusal: Option<Refusal>,
    },
}

#[wasm_bindgen]
impl PortalCore {
    /// Number of the last commit; 0 for the sample data.
    pub fn seq(&self) -> u32 {
        self.portal.state().seq
    }

    /// Applies the next commit of the journal or of another tab.
    #[wasm_bindgen(unchecked_return_type = "Applied")]
    pub fn apply(&mut self, entry: &[u8]) -> Js {
        let result = self.portal.apply_entry(entry);
        self.applied(result)
    }

    /// Makes commits of this tab again on a state that others have changed since.
    #[wasm_bindgen(unchecked_return_type = "Adopted[]")]
    pub fn adopt(&mut self, #[wasm_bindgen(unchecked_param_type = "Uint8Array[]")] entries: Vec<Uint8Array>) -> Js {
        let mut renamed = Renamed::new();
        let clock = env::clock();
        let adopted = entries.into_iter().map(|entry| match self.portal.adopt(clock, &entry.to_vec(), &mut renamed) {
            Ok(Outcome::Ok { commit: Some(commit), touched, .. }) => {
                Adopted::Ok { commit: Committed::from(&*commit), touched }
            }
            Ok(Outcome::Refused { refusal }) => Adopted::Refused { refusal: Some(refusal) },
            // This tab sealed the commit, so it can be opened. If opening fails, the commit is left out like a
            // contradicting one.
            Ok(Outcome::Ok { commit: None, .. }) | Err(_) => Adopted::Refused { refusal: None },
        });
        to_js(&adopted.collect::<Vec<_>>())
    }

    /// The whole state as a sealed snapshot.
    #[wasm_bindgen(unchecked_return_type = "Uint8Array<ArrayBuffer>")]
    pub fn snapshot(&self) -> Uint8Array {
        let mut pieces = vec![Uint8Array::default()];
        let header = self.portal.snapshot_in_pieces(&mut |piece| pieces.push(Uint8Array::from(piece)));
        pieces[0] = Uint8Array::from(header.as_slice());
        joined(&pieces)
    }

    /// Begins to write a snapshot in pieces; any change of the state cancels it.
    #[wasm_bindgen(js_name = beginSnapshot)]
    pub fn begin_snapshot(&mut self) {
        self.portal.begin_snapshot();
    }

    /// The next piece, about 4 ms of work. `undefined` after the last one, or if the snapshot was cancelled.
    #[wasm_bindgen(js_name = nextPiece, unchecked_return_type = "Uint8Array<ArrayBuffer> | undefined")]
    pub fn next_piece(&mut self) -> Option<Uint8Array> {
        let mut piece = Vec::new();
        self.portal.next_piece(&mut piece).then(|| Uint8Array::from(piece.as_slice()))
    }

    /// The header of the finished snapshot. `undefined` if the state has changed since the snapshot was started.
    #[wasm_bindgen(js_name = snapshotHeader, unchecked_return_type = "Uint8Array<ArrayBuffer> | undefined")]
    pub fn snapshot_header(&self) -> Option<Uint8Array> {
        self.portal.snapshot_header().map(|header| Uint8Array::from(header.as_slice()))
    }

    /// Replaces the state with a snapshot.
    #[wasm_bindgen(unchecked_return_type = "Applied")]
    pub fn restore(&mut self, snapshot: SnapshotReader) -> Js {
        let result = self.portal.put(snapshot.into_inner()).map(|()| SliceSet::ALL);
        self.applied(result)
    }

    /// Sets whether all commands are refused, except changing the acting role or person.
    #[wasm_bindgen(js_name = setReadOnly)]
    pub fn set_read_only(&mut self, on: bool) {
        self.portal.set_read_only(on);
    }

    /// Ids of the files that the browser must keep; see `State::held_files`.
    #[wasm_bindgen(js_name = heldFiles)]
    pub fn held_files(&self) -> Vec<String> {
        self.portal.state().held_files()
    }

    /// Number of records of each kind.
    #[wasm_bindgen(unchecked_return_type = "BackupCounts")]
    pub fn counts(&self) -> Js {
        to_js(&BackupCounts::of(self.portal.state()))
    }

    fn applied(&self, result: Result<SliceSet, JournalProblem>) -> Js {
        to_js(&match result {
            Ok(touched) => Applied::Ok { seq: self.portal.state().seq, touched: touched.to_vec() },
            Err(problem) => Applied::Refused { problem },
        })
    }
}

/// Joins byte arrays without using wasm memory.
fn joined(pieces: &[Uint8Array]) -> Uint8Array {
    let whole = Uint8Array::new_with_length(pieces.iter().map(Uint8Array::length).sum());
    let mut at = 0;
    for piece in pieces {
        whole.set(piece, at);
        at += piece.length();
    }
    whole
}

/// The result of reading the start of a backup file.
#[derive(Debug, Serialize, tsify::Tsify)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(super) enum BackupReading {
    /// The start is valid.
    Ok {
        /// The parts of the backup.
        list: BackupList,
        /// Time of the backup, such as '21 November 2026 pukul 09.05 WIB'.
        made: String,
        /// Offset of the snapshot within the file in bytes.
        start: u32,
    },
    /// The start is invalid or damaged.
    Refused {
        /// The reason.
        problem: JournalProblem,
    },
}

/// Length in bytes of the part before the snapshot, from the first 12 bytes of a backup; or the problem.
#[wasm_bindgen(js_name = backupBeginningLength, unchecked_return_type = "number | JournalProblem")]
pub fn backup_beginning_length(prefix: &[u8]) -> Js {
    match backup::beginning_length(prefix) {
        Ok(length) => Ok(length.into()),
        Err(problem) => to_js(&problem),
    }
}

/// Reads the part before the snapshot of a backup. `size` is that of the whole file in bytes.
#[wasm_bindgen(js_name = readBackup, unchecked_return_type = "BackupReading")]
pub fn read_backup(beginning: &[u8], size: f64) -> Js {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a float cast saturates")]
    let size = size as u64;
    let start = saturated(beginning.len());
    to_js(&match backup::list(beginning, size) {
        Ok(list) => BackupReading::Ok { made: env::clock().local(list.made_at).long(), list, start },
        Err(problem) => BackupReading::Refused { problem },
    })
}

/// Builds the part of a backup before the snapshot.
#[wasm_bindgen(js_name = backupBeginning, unchecked_return_type = "Uint8Array<ArrayBuffer>")]
pub fn backup_beginning(
    #[wasm_bindgen(unchecked_param_type = "BackupList")] list: JsValue,
) -> Result<Uint8Array, JsError> {
    let list: BackupList = from_js(list)?;
    Ok(Uint8Array::from(backup::beginning(&list).as_slice()))
}

/// File name of a backup made at a moment in milliseconds since the Unix epoch.
#[wasm_bindgen(js_name = backupName)]
pub fn backup_name(made_at: f64) -> String {
    backup::file_name(env::clock_then(made_at).local_now())
}

/// The CRC-32 of bytes; `before` is the checksum of the preceding bytes, or 0.
#[wasm_bindgen]
pub fn checksum(before: u32, piece: &[u8]) -> u32 {
    crc32(before, piece)
}
