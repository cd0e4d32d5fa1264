//! The lists 'Tiket saya', 'Menunggu saya', 'Belum ditugaskan' and 'Antrean departemen': who has a ticket and who must
//! act.

use std::collections::HashMap;

use serde::Serialize;

use super::list_kind::ListKind;
use super::require_tickets;
use crate::model::Role;
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
    /// The department of the acting agent.
    ReaderDepartment,
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
            Self::ReaderDepartment => ticket.department.is_some() && ticket.department.as_deref() == department(reader),
            Self::Nobody => ticket.assignee.is_none(),
            Self::Administrator => ticket.returned.is_some(),
        }
    }
}

/// Numbers of tickets for the menu: those of the staff's own lists, and those with news for the acting person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
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
    /// 'Antrean departemen'; 0 unless the reader is an agent.
    pub department: u32,
    /// Tickets with news in 'Antrean departemen'.
    pub unread_department: u32,
    /// The queues of departments with unfinished tickets, and up to [`QUEUES_MAX`] active departments also without;
    /// empty unless the reader manages them.
    pub queues: Vec<DepartmentQueue>,
}

/// With more active departments than this, the menu leaves out the empty queues.
const QUEUES_MAX: usize = 12;

/// The queue of a department.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct DepartmentQueue {
    /// Id of the department.
    pub id: String,
    /// Name of the department.
    pub name: String,
    /// Number of unfinished tickets.
    pub count: u32,
}

/// Id of the acting agent's department.
fn department<'a>(reader: &Reader<'a>) -> Option<&'a str> {
    let session = reader.session();
    let agent = reader.directory().agents.get(&session.person.id).filter(|_| session.role == Role::Agent);
    agent.map(|agent| agent.department.as_str())
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
    let manages = reader.may(Action::ManageDesk);
    let mut queued: HashMap<&str, u32> = HashMap::new();
    for slot in &rows {
        let Some(ticket) = tickets.at(slot) else { continue };
        let is_mine = HeldBy::Reader.holds(reader, ticket);
        let is_free = HeldBy::Nobody.holds(reader, ticket);
        let to_answer = is_mine
            && matches!(ticket.status, Status::New | Status::Open)
            && HeldBy::ReaderToAnswer.holds(reader, ticket);
        let is_queued = !ticket.status.is_finished() && HeldBy::ReaderDepartment.holds(reader, ticket);
        if let Some(department) = ticket.department.as_deref().filter(|_| manages && !ticket.status.is_finished()) {
            *queued.entry(department).or_default() += 1;
        }
        let has_news = (is_mine || is_free || is_queued) && unread.contains(slot);
        desk.mine += u32::from(is_mine);
        desk.unassigned += u32::from(is_free);
        desk.waiting += u32::from(to_answer || HeldBy::Administrator.holds(reader, ticket) && is_administrator(reader));
        desk.unread_mine += u32::from(has_news && is_mine);
        desk.unread_unassigned += u32::from(has_news && is_free);
        desk.department += u32::from(is_queued);
        desk.unread_department += u32::from(has_news && is_queued);
    }
    if manages {
        let all = reader.directory().departments.iter().map(|one| DepartmentQueue {
            id: one.id.clone(),
            name: if one.is_inactive { format!("{} (nonaktif)", one.name) } else { one.name.clone() },
            count: queued.get(one.id.as_str()).copied().unwrap_or_default(),
        });
        let active: Vec<&str> =
            reader.directory().departments.iter().filter(|one| !one.is_inactive).map(|one| one.id.as_str()).collect();
        let shows_empty = active.len() <= QUEUES_MAX;
        desk.queues =
            all.filter(|queue| queue.count > 0 || shows_empty && active.contains(&queue.id.as_str())).collect();
    }
    Ok(desk)
}

/// True for the role to which agents return tickets.
fn is_administrator(reader: &Reader) -> bool {
    reader.may(Action::SendToDepartment)
}
