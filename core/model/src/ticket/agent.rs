//! Help-desk agents (§3).

use serde::{Deserialize, Serialize};

use super::{Assignee, Ticket};
use crate::directory::is_false;
use crate::{Identified, Person, Role};

/// Assignee name that is shown for a ticket without an agent (§2.3).
pub const UNASSIGNED: &str = "Unassigned";

/// The name of the ticket's agent, or [`UNASSIGNED`].
pub fn assignee_name(ticket: &Ticket) -> &str {
    ticket.assignee.as_ref().map_or(UNASSIGNED, |assignee| &assignee.name)
}

/// A help-desk agent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Agent {
    /// Internal id; screens never show it.
    pub id: String,
    /// Name, shown as the assignee.
    pub name: String,
    /// E-mail address, used as the sender of messages.
    pub email: String,
    /// Id of the department.
    pub department: String,
    /// Earlier e-mail addresses, which messages still name as their sender.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier_emails: Vec<String>,
    /// True if the agent gets no tickets and cannot act any more.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_inactive: bool,
}

impl Identified for Agent {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Agent {
    /// True if the agent writes, or once wrote, under this e-mail address.
    pub fn wrote_as(&self, email: &str) -> bool {
        self.email == email || self.earlier_emails.iter().any(|earlier| earlier == email)
    }

    /// True if the ticket is assigned to this agent.
    pub fn has(&self, ticket: &Ticket) -> bool {
        ticket.assignee.as_ref().is_some_and(|assignee| assignee.id == self.id)
    }

    /// True if someone in this role may assign the ticket to this agent. Agents can only choose another agent; an
    /// administrator can also confirm the present one (decisions §4).
    pub fn can_get(&self, ticket: &Ticket, from: Role) -> bool {
        from != Role::Agent || !self.has(ticket)
    }

    /// The agent as an acting person.
    pub fn as_person(&self) -> Person {
        Person { id: self.id.clone(), name: self.name.clone(), email: self.email.clone() }
    }

    /// The agent as a ticket's assignee.
    pub fn as_assignee(&self) -> Assignee {
        Assignee { id: self.id.as_str().into(), name: self.name.as_str().into() }
    }
}
