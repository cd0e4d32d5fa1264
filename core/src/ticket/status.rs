//! The ticket's status machine (§4): every status × every action, with no case left to chance.

use serde::Serialize;

use crate::model::ticket::Status;
use crate::store::error::Refusal;

/// What can be done to a ticket that concerns its status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatusAction {
    /// An agent takes a new ticket.
    Take,
    /// Staff or an agent set a status that the ticket does not have.
    Set(StaffStatus),
    /// Somebody replies, and perhaps sets a status with it.
    Reply(Option<Status>),
    /// The requester closes the ticket.
    RequesterCloses,
    /// The requester opens a closed ticket again.
    RequesterReopens,
    /// Staff or an agent open a resolved or closed ticket again.
    StaffReopens,
    /// An agent gives the ticket back to the administrator.
    GiveBack,
}

/// The statuses that staff and agents set, from any other state (§4, decisions §4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum StaffStatus {
    /// Waiting for the customer.
    Pending,
    /// Solved.
    Resolved,
    /// Finished.
    Closed,
}

impl StaffStatus {
    /// All of them, in the order of the Admin Actions.
    pub const ALL: [Self; 3] = [Self::Pending, Self::Resolved, Self::Closed];

    /// What setting it is called (§2.4).
    pub const fn action_label(self) -> &'static str {
        match self {
            Self::Pending => "Set Pending",
            Self::Resolved => "Mark Resolved",
            Self::Closed => "Close Ticket",
        }
    }

    /// The same as a ticket status.
    pub const fn status(self) -> Status {
        match self {
            Self::Pending => Status::Pending,
            Self::Resolved => Status::Resolved,
            Self::Closed => Status::Closed,
        }
    }

    /// The staff status that this is, if it is one.
    pub const fn of(status: Status) -> Option<Self> {
        match status {
            Status::Pending => Some(Self::Pending),
            Status::Resolved => Some(Self::Resolved),
            Status::Closed => Some(Self::Closed),
            Status::New | Status::Open => None,
        }
    }
}

/// The status after an action, or why it cannot be done.
pub fn next(status: Status, action: StatusAction) -> Result<Status, Refusal> {
    use Status::{Closed, New, Open, Pending, Resolved};
    use StatusAction::{GiveBack, Reply, RequesterCloses, RequesterReopens, Set, StaffReopens, Take};
    match (status, action) {
        (New, Take) | (Closed, RequesterReopens) | (Resolved | Closed, StaffReopens) => Ok(Open),
        (_, Set(target)) if target.status() != status => Ok(target.status()),
        (New | Open | Pending | Resolved, Reply(target)) => Ok(target.unwrap_or(status)),
        (New | Open | Pending | Resolved, RequesterCloses) => Ok(Closed),
        // Only these two are in the Re-Assign list (§2.4): given back in another status, a ticket would be out of sight.
        (Open | Pending, GiveBack) => Ok(status),
        (Open | Pending | Resolved | Closed, Take)
        | (Closed, Reply(_) | RequesterCloses)
        | (New | Open | Pending | Resolved, RequesterReopens)
        | (New | Open | Pending, StaffReopens)
        | (_, Set(_))
        | (New | Resolved | Closed, GiveBack) => Err(Refusal::WrongStatus { status }),
    }
}
