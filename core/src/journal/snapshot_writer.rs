//! Writes a snapshot piece by piece: that of a million tickets is half a gigabyte, which nobody waits for at once, and which needs
//! no memory of its own here, of which wasm never gives any back.

use portal_cbor::checksum::crc32;
use serde::Serialize;

use super::codec::{Header, Kind, Output, array_of, header, written};
use crate::activity::ActivityLog;
use crate::assignment::AssignmentStore;
use crate::auditor::Auditor;
use crate::canned_reply::CannedReply;
use crate::dashboard::Dashboard;
use crate::history::History;
use crate::label::Label;
use crate::repository::{Dataset, Document};
use crate::store::{Collection, State};

/// A piece is over when it is so long: some 4 ms of work. Only what comes after the tickets is one however long it is.
const PIECE: usize = 1024 * 1024;

/// The head of the map: [`First`] and the tickets, then [`Rest`].
const MAP_OF_11: u8 = 0xAB;
/// The key of the tickets.
const TICKETS: &str = "tickets";

/// What comes before the tickets.
#[derive(Serialize)]
struct First {
    seq: u32,
}

/// All that comes after the tickets.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Rest<'a> {
    canned_replies: &'a Collection<CannedReply>,
    labels: &'a Collection<Label>,
    auditors: &'a Collection<Auditor>,
    assignments: &'a AssignmentStore,
    datasets: &'a Collection<Dataset>,
    documents: &'a Collection<Document>,
    dashboards: &'a Collection<Dashboard>,
    activity: &'a ActivityLog,
    history: &'a History,
}

/// What is written next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Next {
    #[default]
    First,
    /// The tickets from this one on.
    Tickets(usize),
    Rest,
    Nothing,
}

/// A snapshot on its way out. The state must stay as it is meanwhile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SnapshotWriter {
    next: Next,
    checksum: u32,
}

impl SnapshotWriter {
    /// Writes the next piece in the place of what the buffer holds; false when there was nothing left to write.
    pub fn piece(&mut self, state: &State, piece: &mut Vec<u8>) -> bool {
        piece.clear();
        if self.next == Next::Nothing {
            return false;
        }
        let mut output = Output(std::mem::take(piece));
        while output.0.len() < PIECE && self.next != Next::Nothing {
            self.next = step(self.next, state, &mut output);
        }
        *piece = output.0;
        self.checksum = crc32(self.checksum, piece);
        true
    }

    /// What is to stand before the first piece, when all are written.
    pub fn header(&self) -> Option<Header> {
        (self.next == Next::Nothing).then(|| header(Kind::Snapshot, self.checksum))
    }
}

/// Writes what is next, of the tickets one; returns what comes then.
fn step(next: Next, state: &State, output: &mut Output) -> Next {
    let tickets = state.tickets.kept();
    match next {
        Next::First => {
            output.0.push(MAP_OF_11);
            entries(output, &First { seq: state.seq });
            written(output, TICKETS);
            array_of(output, tickets.len());
            Next::Tickets(0)
        }
        Next::Tickets(slot) => {
            let Some(ticket) = tickets.get(slot) else { return Next::Rest };
            written(output, ticket);
            Next::Tickets(slot + 1)
        }
        Next::Rest => {
            entries(output, &rest(state));
            Next::Nothing
        }
        Next::Nothing => Next::Nothing,
    }
}

/// The entries of a map of fewer than 24, without its head.
fn entries<T: Serialize>(output: &mut Output, map: &T) {
    let head = output.0.len();
    written(output, map);
    output.0.remove(head);
}

fn rest(state: &State) -> Rest<'_> {
    Rest {
        canned_replies: &state.canned_replies,
        labels: &state.labels,
        auditors: &state.auditors,
        assignments: &state.assignments,
        datasets: &state.repository.datasets,
        documents: &state.repository.documents,
        dashboards: &state.dashboards,
        activity: &state.activity,
        history: &state.history,
    }
}
