//! The next ticket to work on.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::sla;
use crate::locale::relative::time_ago;
use crate::model::Instant;
use crate::model::ticket::listed::STATUS;
use crate::model::ticket::{Message, SYSTEM, Status, Ticket};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::saturated;

/// Parameters of [`next`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NextTicketQuery {
    /// Code of the open ticket. The one after it comes next, or the first if it is not waiting any more.
    pub after: Option<String>,
}

/// The next ticket to work on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NextTicket {
    /// The ticket; `None` if no other one waits.
    pub ticket: Option<WaitingTicket>,
    /// Number of tickets that wait for the acting person.
    pub waiting: u32,
}

/// A ticket that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WaitingTicket {
    /// The ticket code.
    pub id: String,
    /// Why it is next, such as 'Prioritas High, menunggu jawaban Anda 2 hari'.
    pub why: String,
}

/// Why a ticket waits for the acting person, most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Need {
    /// The agent's own ticket, in which the company wrote last.
    Answer,
    /// An agent has returned it to the administrator.
    Return,
    /// Nobody handles it.
    Agent,
}

impl Need {
    const fn wording(self) -> &'static str {
        match self {
            Self::Answer => "menunggu jawaban Anda",
            Self::Return => "dikembalikan agen, menunggu",
            Self::Agent => "belum ditugaskan, menunggu",
        }
    }

    fn of(reader: &Reader, ticket: &Ticket) -> Option<Self> {
        let is_agent = reader.may(Action::TakeTicket);
        match &ticket.assignee {
            Some(holder) => {
                let is_own = is_agent && holder.id == reader.session().person.id.as_str();
                (is_own && spoken(ticket).next_back().is_none_or(|last| is_company(ticket, last)))
                    .then_some(Self::Answer)
            }
            None if is_agent => (ticket.status == Status::New).then_some(Self::Agent),
            None if ticket.returned.is_some() => Some(Self::Return),
            None => Some(Self::Agent),
        }
    }
}

/// The place in the worklist; the smallest is next. Deadlines until the end of today come first.
type Place = (Instant, Need, Reverse<u8>, Instant, u32);

fn place(due: Option<Instant>, need: Need, ticket: &Ticket, slot: u32) -> Place {
    let priority = ticket.priority.map_or(0, |priority| priority as u8 + 1);
    (due.unwrap_or(Instant(i64::MAX)), need, Reverse(priority), waits_since(ticket), slot)
}

/// The next ticket for the acting person.
pub fn next(reader: &Reader, query: &NextTicketQuery) -> Result<NextTicket, Refusal> {
    reader.require(Action::ReadAllTickets)?;
    let tickets = reader.tickets();
    let mut open = tickets.visible_to(reader.session());
    tickets.list().keep(STATUS, &[Status::New, Status::Open, Status::Pending].map(|status| status as u8), &mut open);
    let waiting: Vec<(Place, &Ticket)> = sla::with_due_today(reader, |due| {
        let places = open.iter().filter_map(|slot| {
            let ticket = tickets.at(slot)?;
            Some((place(due(slot), Need::of(reader, ticket)?, ticket, slot), ticket))
        });
        places.collect()
    });
    let here = waiting.iter().find(|(_, ticket)| Some(&ticket.id) == query.after.as_ref()).map(|(place, _)| *place);
    let later = waiting.iter().filter(|(place, _)| here.is_some_and(|here| *place > here));
    let first = || waiting.iter().filter(|(place, _)| here != Some(*place)).min_by_key(|(place, _)| *place);
    let next = later.min_by_key(|(place, _)| *place).or_else(first);
    let ticket = next.map(|(place, ticket)| WaitingTicket { id: ticket.id.clone(), why: why(reader, *place, ticket) });
    Ok(NextTicket { ticket, waiting: saturated(waiting.len()) })
}

fn why(reader: &Reader, (due, need, _, since, _): Place, ticket: &Ticket) -> String {
    let clock = reader.clock();
    let ago = time_ago(clock.local(since), clock.local_now());
    let span = match ago.strip_suffix(" lalu") {
        Some(span) => span.to_owned(),
        None if ago.ends_with("saja") => "sejak baru saja".to_owned(),
        None => format!("sejak {ago}"),
    };
    let priority = ticket.priority.map_or("Tanpa prioritas".to_owned(), |one| format!("Prioritas {}", one.label()));
    let deadline = match due.0 {
        i64::MAX => "",
        due if due < clock.now.0 => "Lewat tenggat. ",
        _ => "Jatuh tempo hari ini. ",
    };
    format!("{deadline}{priority}, {} {span}", need.wording())
}

/// The company's first message since the ministry's last one, or the time of filing.
fn waits_since(ticket: &Ticket) -> Instant {
    let answered = spoken(ticket).rposition(|message| !is_company(ticket, message));
    let Some(answered) = answered else { return ticket.created_at };
    spoken(ticket).nth(answered + 1).map_or(ticket.updated_at, |message| message.timestamp)
}

/// Messages and notes of people.
fn spoken(ticket: &Ticket) -> impl DoubleEndedIterator<Item = &Message> + ExactSizeIterator {
    let said: Vec<&Message> = ticket.messages.iter().filter(|message| message.sender != SYSTEM).collect();
    said.into_iter()
}

fn is_company(ticket: &Ticket, message: &Message) -> bool {
    message.sender == ticket.requester.email
}
