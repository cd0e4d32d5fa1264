//! The last answer of a ticket, and what is new in its conversation.

use serde::{Deserialize, Serialize};

use super::conversation::message_key;
use super::visible;
use crate::locale::relative::time_ago;
use crate::model::Instant;
use crate::model::ticket::Ticket;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::saturated;
use crate::ticket::news::{self, News};

/// The last answer of a ticket, for lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Answered {
    /// Words for the side that answered, such as 'Dibalas petugas'.
    pub by: String,
    /// Age of the answer, such as '2 jam lalu'.
    pub age: String,
    /// Time of the answer, with time zone.
    pub exactly: String,
}

/// The last answer of a ticket; `None` while nobody has answered.
pub fn answered(reader: &Reader, ticket: &Ticket) -> Option<Answered> {
    let last = ticket.last_answer()?;
    let (clock, staff) = (reader.clock(), reader.may(Action::ReadStaffNotes));
    let by = match (ticket.is_from_requester(last), staff) {
        (true, true) => "Dibalas badan usaha",
        (true, false) => "Dibalas Anda",
        (false, true) => "Dibalas petugas",
        (false, false) => "Dibalas kementerian",
    };
    let at = clock.local(last.timestamp);
    Some(Answered { by: by.to_owned(), age: time_ago(at, clock.local_now()), exactly: at.long() })
}

/// Parameters of [`ticket_news`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketNewsQuery {
    /// Code of the ticket.
    pub ticket: String,
    /// When the person had last looked before this visit; `None` means the last look.
    pub since: Option<Instant>,
}

/// News in an open ticket.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketNews {
    /// Events up to this moment have been seen; `None` until the web side has read the marks.
    pub seen: Option<Instant>,
    /// True if something is new since the last look.
    pub is_unread: bool,
    /// Words such as '2 balasan baru', counted from the query's moment on; `None` without a new message or note.
    pub words: Option<String>,
    /// Key of the first of these entries in the conversation.
    pub first: Option<String>,
}

/// News in an open ticket. The marks of a visit stay until it ends, although the person has looked.
pub fn ticket_news(reader: &Reader, query: &TicketNewsQuery) -> Result<TicketNews, Refusal> {
    let ticket = visible(reader, &query.ticket)?;
    let Some(seen) = news::seen_until(reader, ticket) else { return Ok(TicketNews::default()) };
    let since = query.since.unwrap_or(seen);
    let replies: Vec<_> = news::replies_since(reader, ticket, since).map(message_key).collect();
    let notes = || news::notes_since(reader, ticket, since).map(|note| note.id.clone());
    let (new, kind): (Vec<String>, fn(u32) -> News) = if replies.is_empty() {
        (notes().collect::<Vec<_>>().into_iter().rev().collect(), News::Notes)
    } else {
        (replies, News::Replies)
    };
    Ok(TicketNews {
        seen: Some(seen),
        is_unread: news::of(reader, ticket).is_some(),
        words: (!new.is_empty()).then(|| kind(saturated(new.len())).words()),
        first: new.into_iter().next(),
    })
}
