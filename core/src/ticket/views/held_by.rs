//! The lists 'Tiket saya', 'Menunggu saya' and 'Belum ditugaskan': who has a ticket and who must act.

use serde::Serialize;

use super::list_kind::ListKind;
use super::require_tickets;
use crate::model::ticket::listed::STATUS;
use crate::model::ticket::{Status, Ticket};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::ticket::news;

/// The holder of a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeldBy {
    /// The acting agent.
    Reader,
    /// The acting agent, who must answer: the company spoke last, or nobody has answered yet.
    ReaderToAnswer,
    /// Nobody.
    Nobody,
    /// The administrator, to whom an agent has returned it.
    Administrator,
}

impl HeldBy {
    /// True if the ticket belongs to the list. Its status is checked elsewhere.
    pub fn holds(self, reader: &Reader, ticket: &Ticket) -> bool {
        match self {
            Self::Reader => news::is_own(reader, ticket),
            Self::ReaderToAnswer => {
                let is_answered = ticket.last_answer().is_some_and(|last| !ticket.is_from_requester(last));
                !is_answered && news::is_own(reader, ticket)
            }
            Self::Nobody => ticket.assignee.is_none(),
            Self::Administrator => ticket.returned.is_some(),
        }
    }
}

/// Numbers of tickets for the menu: those of the staff's own lists, and those with news for the acting person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketDesk {
    /// 'Tiket saya'.
    pub mine: u32,
    /// 'Menunggu saya'.
    pub waiting: u32,
    /// 'Belum ditugaskan'.
    pub unassigned: u32,
    /// Tickets with news of all that the person may see.
    pub unread: u32,
    /// Tickets with news in 'Tiket saya'.
    pub unread_mine: u32,
    /// Tickets with news in 'Belum ditugaskan'.
    pub unread_unassigned: u32,
}

/// The numbers for the acting person. A company has no lists of this kind, only news.
pub fn desk(reader: &Reader) -> Result<TicketDesk, Refusal> {
    require_tickets(reader)?;
    let (tickets, unread) = (reader.tickets(), news::unread(reader));
    let mut desk = TicketDesk { unread: unread.len(), ..TicketDesk::default() };
    if !reader.may(Action::ReadStaffNotes) {
        return Ok(desk);
    }
    let mut rows = tickets.list().all();
    let open: Vec<u8> = ListKind::AgentMine.statuses().iter().map(|status| *status as u8).collect();
    tickets.list().keep(STATUS, &open, &mut rows);
    for slot in &rows {
        let Some(ticket) = tickets.at(slot) else { continue };
        let is_mine = HeldBy::Reader.holds(reader, ticket);
        let is_free = HeldBy::Nobody.holds(reader, ticket);
        let to_answer = is_mine
            && matches!(ticket.status, Status::New | Status::Open)
            && HeldBy::ReaderToAnswer.holds(reader, ticket);
        let has_news = (is_mine || is_free) && unread.contains(slot);
        desk.mine += u32::from(is_mine);
        desk.unassigned += u32::from(is_free);
        desk.waiting += u32::from(to_answer || HeldBy::Administrator.holds(reader, ticket) && is_administrator(reader));
        desk.unread_mine += u32::from(has_news && is_mine);
        desk.unread_unassigned += u32::from(has_news && is_free);
    }
    Ok(desk)
}

/// True for the role to which agents return tickets.
fn is_administrator(reader: &Reader) -> bool {
    reader.may(Action::SendToDepartment)
}
