//! Tickets by status: cards and menu badges.

use serde::Serialize;

use super::list_kind::ListKind;
use super::require_tickets;
use crate::model::ticket::Status;
use crate::model::ticket::listed::STATUS;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::records::tickets::TicketStore;
use crate::table::row_set::RowSet;

/// How many tickets there are, in all and by status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StatusCounts {
    /// All.
    pub total: u32,
    /// Status new.
    pub new: u32,
    /// Status open.
    pub open: u32,
    /// Status pending.
    pub pending: u32,
    /// Status resolved.
    pub resolved: u32,
    /// Status closed.
    pub closed: u32,
    /// Those of the Re-Assign list.
    pub reassign: u32,
}

impl StatusCounts {
    /// The counts of the tickets in a set.
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

/// The counts of the tickets that the acting person may see: menus and cards show them.
pub fn counts(reader: &Reader) -> Result<StatusCounts, Refusal> {
    require_tickets(reader)?;
    let tickets = reader.tickets();
    Ok(StatusCounts::of(tickets, &tickets.visible_to(reader.session())))
}
