//! Tickets to choose from in the dialogs that merge and link.

use serde::{Deserialize, Serialize};

use super::visible;
use crate::model::ticket::texts::SearchScope;
use crate::model::ticket::{Status, Ticket};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::fold;

/// Number of tickets that are offered at once.
const MOST: u32 = 20;

/// Parameters of [`ticket_choices`], as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketChoiceQuery {
    /// Code of the ticket that the dialog is about.
    pub ticket: String,
    /// Words to find in code, title, company or description.
    pub search: String,
    /// True to offer only tickets of the same requester.
    pub of_requester: bool,
}

/// A ticket to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketChoice {
    /// The ticket code.
    pub id: String,
    /// Title of the ticket.
    pub title: String,
    /// Name of the requester.
    pub requester: String,
    /// Status of the ticket.
    pub status: Status,
    /// True if the search is this ticket's whole code.
    pub is_named: bool,
}

/// The newest tickets that match, without the ticket itself and merged ones. Without words, those of its requester. A
/// ticket whose code is the search comes first.
pub fn ticket_choices(reader: &Reader, query: &TicketChoiceQuery) -> Result<Vec<TicketChoice>, Refusal> {
    reader.require(Action::LinkTickets)?;
    let ticket = visible(reader, &query.ticket)?;
    let (tickets, words) = (reader.tickets(), fold::words(&query.search));
    let is_narrow = query.of_requester || words.is_empty();
    let can_be = |other: &Ticket| other.id != ticket.id && other.merged_into.is_none();
    let list = tickets.list();
    let mut rows = if is_narrow { list.owned_by(&ticket.requester.email) } else { list.all() };
    list.narrow(&words, &SearchScope::AGENT.of_parts(), &mut rows);
    rows.retain(|slot| tickets.at(slot).is_some_and(can_be));
    let is_owned = |other: &Ticket| !query.of_requester || other.requester.email == ticket.requester.email;
    let named = tickets.get(&query.search.trim().to_ascii_uppercase()).filter(|other| can_be(other) && is_owned(other));
    let is_named = |other: &Ticket| named.is_some_and(|named| named.id == other.id);
    let found = list.slots(None, &rows, 0, MOST).into_iter().filter_map(|slot| tickets.at(slot));
    let choices = named.into_iter().chain(found.filter(|other| !is_named(other))).map(|other| TicketChoice {
        id: other.id.clone(),
        title: other.title.clone(),
        requester: other.requester.name.to_string(),
        status: other.status,
        is_named: is_named(other),
    });
    Ok(choices.collect())
}
