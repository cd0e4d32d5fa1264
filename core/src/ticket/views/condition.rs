//! Conditions that a ticket of a list must meet. The filters and the terms in the search both give them.

use super::assignee::Assignee;
use super::sla::SlaTerm;
use crate::locale::calendar::CalendarDate;
use crate::model::ticket::{Channel, Priority, Status, Ticket, priority_label};
use crate::model::{Instant, SharedStr};
use crate::store::Reader;

/// A condition on a ticket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    /// Has this status.
    Status(Status),
    /// Has this priority; `None` for tickets without one.
    Priority(Option<Priority>),
    /// Has this category.
    Category(SharedStr),
    /// Arrived in this way.
    Channel(Channel),
    /// Has such a deadline.
    Sla(SlaTerm),
    /// Was filed by the business entity with one of these addresses.
    Requester {
        /// Words for the reader.
        name: String,
        /// E-mail addresses.
        emails: Vec<String>,
    },
    /// Is assigned to this agent, or to nobody.
    Assignee(Assignee),
    /// Is assigned to one of these agents.
    Agents {
        /// Words for the reader.
        name: String,
        /// Ids of the agents.
        ids: Vec<String>,
    },
    /// Is in the queue of one of these departments.
    Departments {
        /// Words for the reader.
        name: String,
        /// Ids of the departments.
        ids: Vec<String>,
    },
    /// Has one of these labels.
    Labels {
        /// Words for the reader.
        name: String,
        /// Ids of the labels.
        ids: Vec<String>,
    },
    /// Was filed on this day or later.
    Since(Day),
    /// Was filed before this day.
    Before(Day),
    /// Has something of this kind that does not exist any more: no ticket has.
    Gone(&'static str),
}

/// A day with its first moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Day {
    date: CalendarDate,
    begins: Instant,
}

impl Day {
    pub(super) fn new(reader: &Reader, date: CalendarDate) -> Self {
        Self { date, begins: reader.calendar().midnight(date) }
    }
}

impl Condition {
    /// True if the ticket meets the condition.
    pub(super) fn holds(&self, reader: &Reader, ticket: &Ticket) -> bool {
        match self {
            Self::Status(status) => ticket.status == *status,
            Self::Priority(priority) => ticket.priority == *priority,
            Self::Category(category) => ticket.category == *category,
            Self::Channel(channel) => ticket.channel == *channel,
            Self::Sla(sla) => sla.holds(reader, ticket),
            Self::Requester { emails, .. } => emails.iter().any(|email| ticket.requester.email == email.as_str()),
            Self::Assignee(assignee) => assignee.holds(reader, ticket),
            Self::Agents { ids, .. } => {
                ticket.assignee.as_ref().is_some_and(|agent| ids.iter().any(|id| agent.id == id.as_str()))
            }
            Self::Departments { ids, .. } => ticket.department.as_ref().is_some_and(|one| ids.contains(one)),
            Self::Labels { ids, .. } => ids.iter().any(|id| ticket.labels.contains(id)),
            Self::Since(day) => ticket.created_at >= day.begins,
            Self::Before(day) => ticket.created_at < day.begins,
            Self::Gone(_) => false,
        }
    }

    /// Words such as 'Kategori Teknis'.
    pub(super) fn wording(&self) -> String {
        match self {
            Self::Status(status) => format!("Status {}", status.label()),
            Self::Priority(priority) => format!("Prioritas {}", priority_label(*priority)),
            Self::Category(category) => format!("Kategori {category}"),
            Self::Channel(channel) => format!("Channel {}", channel.label()),
            Self::Sla(sla) => format!("SLA {}", sla.label()),
            Self::Requester { name, .. } => format!("Badan usaha {name}"),
            Self::Assignee(Assignee::Nobody) => "Belum ada penanggung jawab".to_owned(),
            Self::Assignee(Assignee::Mine | Assignee::Agent(_)) => "Penanggung jawab Anda".to_owned(),
            Self::Agents { name, .. } => format!("Penanggung jawab {name}"),
            Self::Departments { name, .. } => format!("Departemen {}", name.trim_start_matches("Departemen - ")),
            Self::Labels { name, .. } => format!("Label {name}"),
            Self::Since(day) => format!("Diajukan sejak {}", day.date.long()),
            Self::Before(day) => format!("Diajukan sebelum {}", day.date.long()),
            Self::Gone(kind) => format!("{kind} yang sudah tidak ada"),
        }
    }
}
