//! The whole state as bytes. Two states that are equal have the same bytes.
//!
//! Not in it: people, departments and companies, which come with the program; the rows of tables, which follow from the files
//! that the web side keeps; indices and columns, which follow from the records.

use serde::{Deserialize, Serialize};

use super::codec::{Header, JournalProblem, Kind, seal, seal_in_pieces, unseal, unseal_again};
use crate::activity::ActivityLog;
use crate::assignment::AssignmentStore;
use crate::auditor::Auditor;
use crate::canned_reply::CannedReply;
use crate::dashboard::Dashboard;
use crate::history::History;
use crate::label::Label;
use crate::repository::{Dataset, Document};
use crate::store::{Collection, State};
use crate::table::room;
use crate::ticket::TicketStore;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Written<'a> {
    seq: u32,
    tickets: &'a TicketStore,
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

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Read {
    seq: u32,
    tickets: TicketStore,
    canned_replies: Collection<CannedReply>,
    labels: Collection<Label>,
    auditors: Collection<Auditor>,
    assignments: AssignmentStore,
    datasets: Collection<Dataset>,
    documents: Collection<Document>,
    dashboards: Collection<Dashboard>,
    activity: ActivityLog,
    history: History,
}

/// The state, sealed.
pub fn taken(state: &State) -> Vec<u8> {
    seal(Kind::Snapshot, &written(state))
}

/// The same piece by piece, in no memory of its own; returns the header, which stands before the first piece.
pub fn taken_in_pieces(state: &State, give: &mut dyn FnMut(&[u8])) -> Header {
    seal_in_pieces(Kind::Snapshot, &written(state), give)
}

fn written(state: &State) -> Written<'_> {
    Written {
        seq: state.seq,
        tickets: &state.tickets,
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

/// What a state takes in memory for each byte of its snapshot, in tenths; its text alone is as long.
const ROOM_PER_BYTE: usize = 13;

fn make_room(snapshot: &[u8]) {
    room::make(snapshot.len() / 10 * ROOM_PER_BYTE);
}

/// Puts the state in a snapshot's place of everything that a snapshot holds; refused, it stays as it was.
pub fn restore(state: &mut State, snapshot: &[u8]) -> Result<(), JournalProblem> {
    make_room(snapshot);
    put(state, unseal(Kind::Snapshot, snapshot)?);
    Ok(())
}

/// The same with a snapshot that this program has taken or restored before, of which nobody else had the bytes.
pub fn restore_again(state: &mut State, snapshot: &[u8]) -> Result<(), JournalProblem> {
    make_room(snapshot);
    put(state, unseal_again(Kind::Snapshot, snapshot)?);
    Ok(())
}

fn put(state: &mut State, read: Read) {
    state.seq = read.seq;
    state.tickets = read.tickets;
    state.canned_replies = read.canned_replies;
    state.labels = read.labels;
    state.auditors = read.auditors;
    state.assignments = read.assignments;
    state.repository.hold(read.datasets, read.documents);
    state.dashboards = read.dashboards;
    state.activity = read.activity;
    state.history = read.history;
    state.sources = crate::dashboard::sources::kept::KeptSources::default();
}
