//! Views of tickets. Every view checks the role first.

pub mod abilities;
pub mod agents;
pub mod answered;
mod assignee;
pub mod bulk;
pub mod case;
pub mod choices;
mod condition;
pub mod conversation;
pub mod counts;
pub mod detail;
pub mod export;
pub mod filters;
pub mod form_errors;
pub mod held_by;
pub mod list;
pub mod list_kind;
pub mod merge_preview;
pub mod neighbours;
pub mod notice;
pub mod presence;
pub mod print;
pub(super) mod selection;
pub mod similar;
pub mod sla;
mod terms;
pub mod ticket_choices;
pub mod worklist;

use crate::model::ticket::Ticket;
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;
use crate::ticket::commands::is_visible;

/// Refuses roles that may not read any tickets (§6).
fn require_tickets(reader: &Reader) -> Result<(), Refusal> {
    if reader.may(Action::ReadOwnTickets) { Ok(()) } else { reader.require(Action::ReadAllTickets) }
}

/// The ticket with this code, in upper or lower case. Refused as not found if the acting person may not see it.
pub(in crate::ticket) fn visible<'a>(reader: &Reader<'a>, id: &str) -> Result<&'a Ticket, Refusal> {
    require_tickets(reader)?;
    let ticket = reader.tickets().get(&id.to_ascii_uppercase()).filter(|ticket| is_visible(reader.session(), ticket));
    ticket.ok_or_else(|| Refusal::not_found(Kind::Ticket, id))
}
