//! The words of a desktop notification.

use serde::Serialize;

use super::conversation::name_of;
use super::require_tickets;
use crate::model::Instant;
use crate::model::ticket::Ticket;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::ticket::news::{self, News};

/// A desktop notification about news of a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketNotice {
    /// Code of the ticket.
    pub ticket: String,
    /// Sentence about the event, such as 'Balasan baru dari PT Nikel Halmahera'.
    pub title: String,
    /// The ticket.
    pub text: String,
    /// Time of the news; the next notification is about later ones.
    pub at: Instant,
}

/// The newest news after a moment about a ticket that concerns the acting person.
pub fn notice(reader: &Reader, since: Instant) -> Result<Option<TicketNotice>, Refusal> {
    require_tickets(reader)?;
    let tickets = reader.tickets();
    let unread = news::unread(reader);
    let all = unread.iter().filter_map(|slot| tickets.at(slot)).filter(|ticket| news::concerns(reader, ticket));
    let newest = all.map(|ticket| (news::last_moment(reader, ticket), ticket)).filter(|(at, _)| *at > since);
    let newest = newest.max_by_key(|(at, _)| *at);
    Ok(newest.and_then(|(at, ticket)| {
        let title = title(reader, ticket, news::of(reader, ticket)?);
        Some(TicketNotice { ticket: ticket.id.clone(), title, text: format!("{} · {}", ticket.id, ticket.title), at })
    }))
}

fn title(reader: &Reader, ticket: &Ticket, news: News) -> String {
    let since = news::seen_until(reader, ticket).unwrap_or(ticket.created_at);
    let sentence = |what: &str, sender: &str| format!("{what} baru dari {}", name_of(reader, ticket, sender));
    let reply = || news::replies_since(reader, ticket, since).last().map(|last| sentence("Balasan", &last.sender));
    let note =
        || news::notes_since(reader, ticket, since).next().map(|last| sentence("Catatan internal", &last.author));
    let by = match news {
        News::Replies(_) => reply(),
        News::Notes(_) => note(),
        _ => None,
    };
    by.unwrap_or_else(|| news.words())
}
