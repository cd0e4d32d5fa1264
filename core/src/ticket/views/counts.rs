//! Numbers of tickets by status, for cards and menu badges.

use serde::Serialize;

use super::list_kind::ListKind;
use super::require_tickets;
use crate::model::ticket::Status;
use crate::model::ticket::listed::STATUS;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::records::tickets::TicketStore;
use crate::table::row_set::RowSet;

/// Numbers of tickets in total and by status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StatusCounts {
    /// All tickets.
    pub total: u32,
    /// New tickets.
    pub new: u32,
    /// Open tickets.
    pub open: u32,
    /// Pending tickets.
    pub pending: u32,
    /// Resolved tickets.
    pub resolved: u32,
    /// Closed tickets.
    pub closed: u32,
    /// Tickets in the Re-Assign list.
    pub reassign: u32,
}

impl StatusCounts {
    /// Counts the tickets in a set.
    pub fn of(tickets: &TicketStore, rows: &RowSet) -> Self {
        let counts: [u32; Status::ALL.len()] = tickets.list().count(STATUS, rows);
        let count = |status| counts[status as usize];
        let [new, open, pending] = [Status::New, Status::Open, Status::Pending].map(count);
        let [resolved, closed] = [Status::Resolved, Status::Closed].map(count);
        let total = rows.len();
        let reassign = ListKind::InternalReassign.statuses().iter().copied().map(count).sum();
        Self { total, new, open, pending, resolved, closed, reassign }
    }
}

/// The numbers of tickets that the acting person may see.
pub fn counts(reader: &Reader) -> Result<StatusCounts, Refusal> {
    require_tickets(reader)?;
    let tickets = reader.tickets();
    Ok(StatusCounts::of(tickets, &tickets.visible_to(reader.session())))
}
