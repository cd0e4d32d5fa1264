//! Tickets to choose from in the dialogs that merge and link.

use serde::{Deserialize, Serialize};

use super::visible;
use crate::model::ticket::Status;
use crate::model::ticket::texts::SearchScope;
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
}

/// The newest tickets that match, without the ticket itself and merged ones. Without words, those of its requester.
pub fn ticket_choices(reader: &Reader, query: &TicketChoiceQuery) -> Result<Vec<TicketChoice>, Refusal> {
    reader.require(Action::LinkTickets)?;
    let ticket = visible(reader, &query.ticket)?;
    let (tickets, words) = (reader.tickets(), fold::words(&query.search));
    let is_narrow = query.of_requester || words.is_empty();
    let list = tickets.list();
    let mut rows = if is_narrow { list.owned_by(&ticket.requester.email) } else { list.all() };
    list.narrow(&words, &SearchScope::AGENT.of_parts(), &mut rows);
    rows.retain(|slot| tickets.at(slot).is_some_and(|other| other.id != ticket.id && other.merged_into.is_none()));
    let found = list.slots(None, &rows, 0, MOST).into_iter().filter_map(|slot| tickets.at(slot));
    let choices = found.map(|other| TicketChoice {
        id: other.id.clone(),
        title: other.title.clone(),
        requester: other.requester.name.to_string(),
        status: other.status,
    });
    Ok(choices.collect())
}
