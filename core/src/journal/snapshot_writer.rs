//! Writes a snapshot piece by piece: that of a million tickets is 430 MB, which nobody waits for at once, and which needs
//! no memory of its own here, of which wasm never gives any back.

use crate::model::ticket::kept;
use portal_cbor::checksum::crc32;
use portal_cbor::writer::{write_array, write_map, write_table, write_with};
use serde::Serialize;

use super::codec::{Header, Kind, header};
use crate::model::Collection;
use crate::model::auditor::Auditor;
use crate::model::canned_reply::CannedReply;
use crate::model::dashboard::Dashboard;
use crate::model::label::Label;
use crate::model::repository::{Dataset, Document};
use crate::store::State;
use crate::store::activity::ActivityLog;
use crate::store::history::History;
use crate::store::records::assignments::AssignmentStore;

/// A piece is over when it is so long: some 4 ms of work. Only what comes after the tickets is one however long it is.
const PIECE: usize = 1024 * 1024;

/// The entries of the map: [`First`]'s, the tickets, then those of [`Rest`].
const ENTRIES: usize = 11;
/// The key of the tickets.
const TICKETS: &str = "tickets";

/// The names that every ticket has, written once: a third of what it took when each had them all. The first 16 take a byte where they
/// occur, so those of messages, of which there are most, come first. A name that is missing here is spelled where it occurs.
const NAMES: [&str; 39] = [
    "id",
    "sender",
    "avatar",
    "content",
    "timestamp",
    "attachments",
    "live",
    "title",
    "description",
    "category",
    "status",
    "priority",
    "assignee",
    "name",
    "requester",
    "email",
    "createdAt",
    "updatedAt",
    "messages",
    "labels",
    "returned",
    "size",
    "format",
    "by",
    "reason",
    "note",
    "Umum",
    "Teknis",
    "Perizinan",
    "Regulasi",
    "new",
    "open",
    "pending",
    "resolved",
    "closed",
    "low",
    "medium",
    "high",
    "gone",
];

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotWriter {
    next: Next,
    checksum: u32,
}

impl Default for SnapshotWriter {
    fn default() -> Self {
        Self { next: Next::default(), checksum: Kind::Snapshot.covered() }
    }
}

impl SnapshotWriter {
    /// Writes the next piece in the place of what the buffer holds; false when there was nothing left to write.
    pub fn piece(&mut self, state: &State, piece: &mut Vec<u8>) -> bool {
        piece.clear();
        if self.next == Next::Nothing {
            return false;
        }
        while piece.len() < PIECE && self.next != Next::Nothing {
            self.next = step(self.next, state, piece);
        }
        self.checksum = crc32(self.checksum, piece);
        true
    }

    /// What is to stand before the first piece, when all are written.
    pub fn header(&self) -> Option<Header> {
        (self.next == Next::Nothing).then(|| header(Kind::Snapshot, self.checksum))
    }
}

/// Writes what is next, of the tickets one; returns what comes then.
fn step(next: Next, state: &State, output: &mut Vec<u8>) -> Next {
    let tickets = state.tickets.kept();
    match next {
        Next::First => {
            write_table(output, &NAMES);
            write_map(output, ENTRIES);
            entries(output, &First { seq: state.seq });
            written(output, TICKETS);
            write_array(output, tickets.len());
            Next::Tickets(0)
        }
        Next::Tickets(slot) => {
            let Some(ticket) = tickets.get(slot) else { return Next::Rest };
            kept::write(&NAMES, output, ticket);
            Next::Tickets(slot + 1)
        }
        Next::Rest => {
            entries(output, &rest(state));
            Next::Nothing
        }
        Next::Nothing => Next::Nothing,
    }
}

fn written<T: Serialize + ?Sized>(output: &mut Vec<u8>, value: &T) {
    write_with(&NAMES, output, value);
}

/// The entries of a map of fewer than 24, without its head.
fn entries<T: Serialize>(output: &mut Vec<u8>, map: &T) {
    let head = output.len();
    written(output, map);
    output.remove(head);
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
