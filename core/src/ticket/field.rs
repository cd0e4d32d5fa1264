//! Parts of a ticket that commands set and that can be restored.

use crate::model::ticket::{Ticket, UNASSIGNED, assignee_name, priority_label};
use crate::store::session::Action;

vocabulary! {
    /// A part of a ticket with restorable earlier values.
    TicketField {
        /// The status (§4).
        Status = "status", "Status";
        /// The priority.
        Priority = "priority", "Prioritas";
        /// The assignee, or the return to the administrator.
        Assignee = "assignee", "Agen";
        /// The labels.
        Labels = "labels", "Label";
        /// The department in whose queue the ticket is.
        Department = "department", "Departemen";
    }
}

impl TicketField {
    /// The permission to set this part. Its earlier values need the same permission.
    pub const fn right(self) -> Action {
        match self {
            Self::Status => Action::SetStatus,
            Self::Priority => Action::SetPriority,
            Self::Assignee => Action::AssignTicket,
            Self::Labels => Action::UseLabels,
            Self::Department => Action::SendToDepartment,
        }
    }

    /// True if the two versions of a ticket differ in this part.
    pub fn differs(self, one: &Ticket, other: &Ticket) -> bool {
        match self {
            Self::Status => one.status != other.status,
            Self::Priority => one.priority != other.priority,
            Self::Assignee => one.assignee != other.assignee || one.returned != other.returned,
            Self::Labels => !is_same_set(&one.labels, &other.labels),
            Self::Department => one.department != other.department,
        }
    }

    /// The ticket's value in words. `name` returns the name of a label or department.
    pub fn wording(self, ticket: &Ticket, name: impl Fn(&str) -> String) -> String {
        match self {
            Self::Status => ticket.status.label().to_owned(),
            Self::Priority => priority_label(ticket.priority).to_owned(),
            Self::Assignee => match (&ticket.assignee, &ticket.returned) {
                (None, Some(details)) => format!("{UNASSIGNED}, dikembalikan {}: {}", details.by, details.wording()),
                _ => assignee_name(ticket).to_owned(),
            },
            Self::Labels if ticket.labels.is_empty() => "tanpa label".to_owned(),
            Self::Labels => ticket.labels.iter().map(|id| name(id)).collect::<Vec<_>>().join(", "),
            Self::Department => ticket.department.as_ref().map_or_else(|| "tanpa departemen".to_owned(), |id| name(id)),
        }
    }
}

/// True if both contain the same labels. The order is ignored, because two tabs may have added them in different
/// orders.
pub fn is_same_set(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && one.iter().all(|id| other.contains(id))
}
