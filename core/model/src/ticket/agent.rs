//! Who takes care of tickets (§3).

use serde::{Deserialize, Serialize};

use super::{Assignee, Ticket};
use crate::{Person, Role};

/// Who takes care of a ticket without an agent (§2.3).
pub const UNASSIGNED: &str = "Unassigned";

/// The name of a ticket's agent, or 'Unassigned'.
pub fn assignee_name(ticket: &Ticket) -> &str {
    ticket.assignee.as_ref().map_or(UNASSIGNED, |assignee| &assignee.name)
}

/// A help-desk agent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Agent {
    /// Never shown.
    pub id: String,
    /// Shown as assignee.
    pub name: String,
    /// The sender of the agent's messages.
    pub email: String,
    /// One of the departments.
    pub department: String,
}

impl Agent {
    /// Whether this agent has the ticket.
    pub fn has(&self, ticket: &Ticket) -> bool {
        ticket.assignee.as_ref().is_some_and(|assignee| assignee.id == self.id)
    }

    /// Whether somebody of this role can give the ticket to this agent: agents hand it on to another one (decisions §4),
    /// the administrator can also confirm who has it.
    pub fn can_get(&self, ticket: &Ticket, from: Role) -> bool {
        from != Role::Agent || !self.has(ticket)
    }

    /// The agent as a person to act as.
    pub fn as_person(&self) -> Person {
        Person { id: self.id.clone(), name: self.name.clone(), email: self.email.clone() }
    }

    /// The agent as a ticket's assignee.
    pub fn as_assignee(&self) -> Assignee {
        Assignee { id: self.id.as_str().into(), name: self.name.as_str().into() }
    }
}
