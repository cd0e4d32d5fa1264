//! The parts of a ticket that commands set, each as one value.

use crate::model::ticket::{Ticket, UNASSIGNED, assignee_name, priority_label};
use crate::store::session::Action;

vocabulary! {
    /// A part of a ticket to whose earlier values one can return.
    TicketField {
        /// Where it stands (§4).
        Status = "status", "Status";
        /// How urgent it is.
        Priority = "priority", "Prioritas";
        /// Who has it, or gave it back.
        Assignee = "assignee", "Agen";
        /// Its labels.
        Labels = "labels", "Label";
    }
}

impl TicketField {
    /// What one needs to be granted to set it, and so to look at its earlier values.
    pub const fn right(self) -> Action {
        match self {
            Self::Status => Action::SetStatus,
            Self::Priority => Action::SetPriority,
            Self::Assignee => Action::AssignTicket,
            Self::Labels => Action::UseLabels,
        }
    }

    /// Whether two values of a ticket differ in it.
    pub fn differs(self, one: &Ticket, other: &Ticket) -> bool {
        match self {
            Self::Status => one.status != other.status,
            Self::Priority => one.priority != other.priority,
            Self::Assignee => one.assignee != other.assignee || one.returned != other.returned,
            Self::Labels => !is_same_set(&one.labels, &other.labels),
        }
    }

    /// Its value in words, where `label` names a label by its id.
    pub fn wording(self, ticket: &Ticket, label: impl Fn(&str) -> String) -> String {
        match self {
            Self::Status => ticket.status.label().to_owned(),
            Self::Priority => priority_label(ticket.priority).to_owned(),
            Self::Assignee => match (&ticket.assignee, &ticket.returned) {
                (None, Some(details)) => format!("{UNASSIGNED}, dikembalikan {}: {}", details.by, details.wording()),
                _ => assignee_name(ticket).to_owned(),
            },
            Self::Labels if ticket.labels.is_empty() => "tanpa label".to_owned(),
            Self::Labels => ticket.labels.iter().map(|id| label(id)).collect::<Vec<_>>().join(", "),
        }
    }
}

/// Labels have no order of their own: two tabs may have put them on in either.
pub fn is_same_set(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && one.iter().all(|id| other.contains(id))
}
