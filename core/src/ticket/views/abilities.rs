//! Actions that the acting person can do with a ticket now.

use serde::Serialize;

use crate::model::ticket::{Status, Ticket};
use crate::store::Reader;
use crate::store::session::Action;
use crate::ticket::field::TicketField;
use crate::ticket::reopening;
use crate::ticket::status::{StaffStatus, StatusAction, next};

/// Actions that both the role (§6) and the status (§4) allow now; screens show a button for each.
#[expect(clippy::struct_excessive_bools, reason = "one independent answer per button")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Abilities {
    /// Send a message.
    pub reply: bool,
    /// Read and write internal notes.
    pub note: bool,
    /// Take the ticket.
    pub take: bool,
    /// Statuses that the person can set, never the present one (decisions §4).
    pub set_status: Vec<StaffStatus>,
    /// Assign the ticket to an agent.
    pub assign: bool,
    /// Return the ticket to the administrator.
    pub give_back: bool,
    /// Send the ticket to a department.
    pub send_to_department: bool,
    /// Take the ticket out of its department's queue.
    pub leave_department: bool,
    /// Set the priority.
    pub set_priority: bool,
    /// Set the labels.
    pub label: bool,
    /// Restore an earlier value of a field.
    pub versions: bool,
    /// Close the ticket as its requester.
    pub close: bool,
    /// Reopen the ticket, as its requester or as staff.
    pub reopen: bool,
    /// Link the ticket to another one, and remove links.
    pub link: bool,
    /// Merge the ticket with others of its requester.
    pub merge: bool,
    /// Rate the answer as its requester.
    pub rate: bool,
    /// File a ticket that continues this one, because it can no longer be reopened.
    pub follow_up: bool,
}

/// The allowed actions for one ticket. A merged ticket has none.
pub fn abilities(reader: &Reader, ticket: &Ticket) -> Abilities {
    if ticket.merged_into.is_some() {
        return Abilities::default();
    }
    let may = |action| reader.may(action);
    let step = |action| next(ticket.status, action).is_ok();
    let reopens_as_requester = may(Action::CloseOwnTicket) && step(StatusAction::RequesterReopens);
    reader.desk_settings();
    let is_in_time = !reopens_as_requester || reopening::is_open(reader.state(), ticket, reader.calendar().now);
    Abilities {
        reply: may(Action::Reply) && step(StatusAction::Reply(None)),
        note: may(Action::WriteNotes),
        take: may(Action::TakeTicket) && step(StatusAction::Take),
        set_status: if may(Action::SetStatus) { settable(ticket.status) } else { Vec::new() },
        assign: may(Action::AssignTicket),
        give_back: may(Action::ReturnTicket) && step(StatusAction::GiveBack),
        send_to_department: may(Action::SendToDepartment),
        leave_department: ticket.department.is_some() && may(Action::LeaveDepartment),
        set_priority: may(Action::SetPriority),
        label: may(Action::UseLabels),
        versions: TicketField::ALL.iter().any(|field| may(field.right())),
        close: may(Action::CloseOwnTicket) && step(StatusAction::RequesterCloses),
        reopen: reopens_as_requester && is_in_time || may(Action::SetStatus) && step(StatusAction::StaffReopens),
        link: may(Action::LinkTickets),
        merge: may(Action::MergeTickets),
        rate: may(Action::RateAnswer) && ticket.status.is_finished(),
        follow_up: reopens_as_requester && !is_in_time,
    }
}

/// Statuses that staff can set, in the order of the Admin Actions.
fn settable(status: Status) -> Vec<StaffStatus> {
    StaffStatus::ALL.into_iter().filter(|target| next(status, StatusAction::Set(*target)).is_ok()).collect()
}
