//! Writes a snapshot in pieces. The whole would need hundreds of megabytes for a million tickets, and wasm memory
//! never shrinks.

use crate::model::cbor;
use crate::model::checksum::crc32;
use crate::model::ticket::kept;
use serde::Serialize;

use super::codec::{Header, Kind, header};
use crate::model::Collection;
use crate::model::auditor::Auditor;
use crate::model::canned_reply::CannedReply;
use crate::model::dashboard::Dashboard;
use crate::model::desk_settings::DeskSettings;
use crate::model::finding::{Finding, FollowUp};
use crate::model::label::Label;
use crate::model::repository::{Dataset, Document};
use crate::model::saved_view::SavedView;
use crate::model::ticket::Note;
use crate::model::working_paper::PaperStep;
use crate::store::activity::EarlierActivity;
use crate::store::chain::Chain;
use crate::store::history::History;
use crate::store::records::assignments::AssignmentStore;
use crate::store::{Directory, State};

/// Minimum length of a piece in bytes, about 4 ms of work. The first frame is never split.
const PIECE: usize = 1024 * 1024;

/// The first frame contains everything except the tickets. Each ticket has its own frame.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct First<'a> {
    /// Number of ticket frames.
    tickets: u32,
    seq: u32,
    canned_replies: &'a Collection<CannedReply>,
    labels: &'a Collection<Label>,
    auditors: &'a Collection<Auditor>,
    assignments: &'a AssignmentStore,
    datasets: &'a Collection<Dataset>,
    documents: &'a Collection<Document>,
    working_papers: &'a Collection<PaperStep>,
    findings: &'a Collection<Finding>,
    follow_ups: &'a Collection<FollowUp>,
    dashboards: &'a Collection<Dashboard>,
    saved_views: &'a Collection<SavedView>,
    notes: &'a Collection<Note>,
    #[serde(skip_serializing_if = "Option::is_none")]
    desk_settings: Option<&'a DeskSettings>,
    #[serde(skip_serializing_if = "Option::is_none")]
    directory: Option<&'a Directory>,
    activity: &'a EarlierActivity,
    chain: &'a Chain,
    history: &'a History,
}

impl<'a> First<'a> {
    fn of(state: &'a State) -> Self {
        Self {
            tickets: state.tickets.slot_count(),
            seq: state.seq,
            canned_replies: &state.canned_replies,
            labels: &state.labels,
            auditors: &state.auditors,
            assignments: &state.assignments,
            datasets: &state.repository.datasets,
            documents: &state.repository.documents,
            working_papers: &state.working_papers,
            findings: &state.findings,
            follow_ups: &state.follow_ups,
            dashboards: &state.dashboards,
            saved_views: &state.saved_views,
            notes: &state.notes,
            desk_settings: Some(&state.desk_settings).filter(|settings| **settings != DeskSettings::default()),
            directory: state.directory.changed(),
            activity: state.activity.earlier(),
            chain: state.activity.chain(),
            history: &state.history,
        }
    }
}

/// A snapshot while it is written. The state must not change in the meantime.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotWriter {
    /// Number of frames written so far.
    frames: usize,
    is_done: bool,
    checksum: u32,
}

impl Default for SnapshotWriter {
    fn default() -> Self {
        Self { frames: 0, is_done: false, checksum: Kind::Snapshot.covered() }
    }
}

impl SnapshotWriter {
    /// Replaces the buffer's content with the next piece. Returns false after the last one.
    pub fn piece(&mut self, state: &State, piece: &mut Vec<u8>) -> bool {
        piece.clear();
        if self.is_done {
            return false;
        }
        let tickets = state.tickets.kept();
        while piece.len() < PIECE && !self.is_done {
            match self.frames.checked_sub(1) {
                None => frame(piece, |piece| cbor::write(piece, &First::of(state))),
                Some(ticket) => frame(piece, |piece| kept::write(piece, &tickets[ticket])),
            }
            self.is_done = self.frames == tickets.len();
            self.frames += 1;
        }
        self.checksum = crc32(self.checksum, piece);
        true
    }

    /// The header, which belongs before the first piece; `None` until all pieces are written.
    pub fn header(&self) -> Option<Header> {
        self.is_done.then(|| header(Kind::Snapshot, self.checksum))
    }
}

/// Appends a frame: the length of a record, then the record.
fn frame(output: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
    let start = output.len();
    output.extend_from_slice(&[0; 4]);
    write(output);
    let (_, record) = output[start..].split_at_mut(4);
    let length = u32::try_from(record.len()).expect("a record is shorter than 4 GB");
    output[start..start + 4].copy_from_slice(&length.to_le_bytes());
}
