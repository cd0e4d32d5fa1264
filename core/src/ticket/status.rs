//! The status machine of tickets (§4), complete for every status and action.

use serde::Serialize;

use crate::model::ticket::Status;
use crate::store::error::Refusal;

/// An action that depends on or changes the status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatusAction {
    /// An agent takes a new ticket.
    Take,
    /// Staff or an agent set another status.
    Set(StaffStatus),
    /// Someone replies and optionally sets a status.
    Reply(Option<Status>),
    /// The requester closes the ticket.
    RequesterCloses,
    /// The requester reopens a resolved or closed ticket.
    RequesterReopens,
    /// Staff or an agent reopen a resolved or closed ticket.
    StaffReopens,
    /// An agent returns the ticket to the administrator.
    GiveBack,
}

/// Statuses that staff and agents can set from any other status (§4, decisions §4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum StaffStatus {
    /// Waiting for the requester.
    Pending,
    /// Solved.
    Resolved,
    /// Finished.
    Closed,
}

impl StaffStatus {
    /// All values, in the order of the Admin Actions.
    pub const ALL: [Self; 3] = [Self::Pending, Self::Resolved, Self::Closed];

    /// Label of the action (§2.4).
    pub const fn action_label(self) -> &'static str {
        match self {
            Self::Pending => "Set Pending",
            Self::Resolved => "Mark Resolved",
            Self::Closed => "Close Ticket",
        }
    }

    /// The ticket status to set.
    pub const fn status(self) -> Status {
        match self {
            Self::Pending => Status::Pending,
            Self::Resolved => Status::Resolved,
            Self::Closed => Status::Closed,
        }
    }

    /// The staff status for a ticket status, if staff can set it.
    pub const fn of(status: Status) -> Option<Self> {
        match status {
            Status::Pending => Some(Self::Pending),
            Status::Resolved => Some(Self::Resolved),
            Status::Closed => Some(Self::Closed),
            Status::New | Status::Open => None,
        }
    }
}

/// The status after an action, or a refusal if the action is not allowed.
pub fn next(status: Status, action: StatusAction) -> Result<Status, Refusal> {
    use Status::{Closed, New, Open, Pending, Resolved};
    use StatusAction::{GiveBack, Reply, RequesterCloses, RequesterReopens, Set, StaffReopens, Take};
    match (status, action) {
        (New, Take) | (Resolved | Closed, RequesterReopens | StaffReopens) => Ok(Open),
        (_, Set(target)) if target.status() != status => Ok(target.status()),
        (New | Open | Pending | Resolved, Reply(target)) => Ok(target.unwrap_or(status)),
        (New | Open | Pending | Resolved, RequesterCloses) => Ok(Closed),
        // The Re-Assign list contains only these two statuses (§2.4). A ticket returned in another status would not
        // be visible there.
        (Open | Pending, GiveBack) => Ok(status),
        (Open | Pending | Resolved | Closed, Take)
        | (Closed, Reply(_) | RequesterCloses)
        | (New | Open | Pending, RequesterReopens | StaffReopens)
        | (_, Set(_))
        | (New | Resolved | Closed, GiveBack) => Err(Refusal::WrongStatus { status }),
    }
}
