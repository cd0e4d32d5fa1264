//! The whole state as bytes. Two states that are equal have the same bytes.
//!
//! Not in it: people, departments and companies, which come with the program; the rows of tables, which follow from the files
//! that the web side keeps; indices and columns, which follow from the records.

use serde::Serialize;

use super::codec::{Header, Kind, seal, seal_in_pieces};
use crate::activity::ActivityLog;
use crate::assignment::AssignmentStore;
use crate::auditor::Auditor;
use crate::canned_reply::CannedReply;
use crate::dashboard::Dashboard;
use crate::history::History;
use crate::label::Label;
use crate::repository::{Dataset, Document};
use crate::store::{Collection, State};
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
