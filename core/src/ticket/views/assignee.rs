//! The filter 'Penanggung jawab' of the staff's ticket lists.

use crate::model::Role;
use crate::model::ticket::{Agent, Ticket};
use crate::store::Reader;
use crate::store::labelled::Labelled;
use crate::store::session::Action;

const MINE: &str = "saya";
const NONE: &str = "belum-ada";

/// An assignee to filter by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Assignee {
    /// The acting agent.
    Mine,
    /// Tickets without an agent.
    Nobody,
    /// The agent with this id.
    Agent(String),
}

impl Assignee {
    /// Interprets the value from the address. `None` for unknown values, and for readers who are not staff.
    pub(super) fn parse(reader: &Reader, value: Option<&str>) -> Option<Self> {
        if !reader.may(Action::ReadStaffNotes) {
            return None;
        }
        match value? {
            MINE => is_agent(reader).then_some(Self::Mine),
            NONE => Some(Self::Nobody),
            id if is_self(reader, id) => Some(Self::Mine),
            id => agents(reader).any(|agent| agent.id == id).then(|| Self::Agent(id.to_owned())),
        }
    }

    /// True if the value is the id of an agent, known or not.
    pub(super) fn names_agent(value: Option<&str>) -> bool {
        value.is_some_and(|value| value != MINE && value != NONE)
    }

    /// The value in the address.
    pub(super) fn value(&self) -> &str {
        match self {
            Self::Mine => MINE,
            Self::Nobody => NONE,
            Self::Agent(id) => id,
        }
    }

    /// True if the ticket passes the filter.
    pub(super) fn holds(&self, reader: &Reader, ticket: &Ticket) -> bool {
        let holder = ticket.assignee.as_ref().map(|agent| agent.id.as_str());
        match self {
            Self::Mine => holder.is_some_and(|id| is_self(reader, id)),
            Self::Nobody => holder.is_none(),
            Self::Agent(id) => holder == Some(id),
        }
    }

    /// Choices for the acting person. 'Saya' is an agent's: nobody else can hold a ticket.
    pub(super) fn options(reader: &Reader) -> Vec<Labelled<String>> {
        if !reader.may(Action::ReadStaffNotes) {
            return Vec::new();
        }
        let choice = |value: &str, label: &str| Labelled { value: value.to_owned(), label: label.to_owned() };
        let mine = is_agent(reader).then(|| choice(MINE, "Saya"));
        let others = agents(reader).filter(|agent| !is_self(reader, &agent.id));
        mine.into_iter()
            .chain([choice(NONE, "Belum ada")])
            .chain(others.map(|agent| choice(&agent.id, &agent.name)))
            .collect()
    }
}

fn agents<'a>(reader: &Reader<'a>) -> impl Iterator<Item = &'a Agent> {
    reader.directory().agents.iter()
}

fn is_agent(reader: &Reader) -> bool {
    reader.session().role == Role::Agent
}

fn is_self(reader: &Reader, id: &str) -> bool {
    is_agent(reader) && reader.session().person.id.as_str() == id
}
