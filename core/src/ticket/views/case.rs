//! Other tickets of the same matter, and how the requester sees its end.

use serde::Serialize;

use crate::model::ticket::{LinkKind, Status, Ticket, rating_word};
use crate::store::Reader;
use crate::store::session::Action;
use crate::ticket::commands::is_visible;
use crate::ticket::reopening;

/// The part of a ticket's page about other tickets, the rating and the reopening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketCase {
    /// Code of the ticket that this one was merged into.
    pub merged_into: Option<String>,
    /// The links of the ticket and those to it; for a company only follow-ups among its own tickets.
    pub links: Vec<LinkedTicket>,
    /// The rating, once the requester has given one.
    pub rating: Option<ShownRating>,
    /// Sentence for the requester that says until when the ticket can be reopened.
    pub reopening: Option<String>,
}

/// A ticket of the same matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LinkedTicket {
    /// Relation to the ticket of the page, such as 'Duplikat dari'.
    pub relation: String,
    /// The ticket code.
    pub id: String,
    /// Title of the ticket.
    pub title: String,
    /// Status of the ticket.
    pub status: Status,
    /// True if the acting person can remove the link.
    pub can_unlink: bool,
}

/// The requester's rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShownRating {
    /// True if the requester is satisfied.
    pub is_satisfied: bool,
    /// The rating in one word.
    pub word: String,
    /// The requester's words.
    pub comment: Option<String>,
    /// Time of the rating, with time zone.
    pub when: String,
}

impl ShownRating {
    /// The rating on one line.
    pub fn in_words(&self) -> String {
        self.comment.as_ref().map_or_else(|| self.word.clone(), |comment| format!("{}: {comment}", self.word))
    }
}

/// Links, merge and rating of a ticket, for its page.
pub fn case(reader: &Reader, ticket: &Ticket) -> TicketCase {
    TicketCase {
        merged_into: ticket.merged_into.clone(),
        links: links(reader, ticket),
        rating: ticket.rating.as_ref().map(|rating| ShownRating {
            is_satisfied: rating.is_satisfied,
            word: rating_word(rating.is_satisfied).to_owned(),
            comment: rating.comment.clone(),
            when: reader.calendar().local(rating.at).long(),
        }),
        reopening: reopening_words(reader, ticket),
    }
}

fn links(reader: &Reader, ticket: &Ticket) -> Vec<LinkedTicket> {
    let tickets = reader.tickets();
    // Staff may say among themselves that a ticket is a duplicate or related.
    let is_told = |kind: LinkKind| kind == LinkKind::FollowUp || reader.may(Action::ReadStaffNotes);
    let shown = |relation: &str, other: &Ticket, is_link: bool| LinkedTicket {
        relation: relation.to_owned(),
        id: other.id.clone(),
        title: other.title.clone(),
        status: other.status,
        can_unlink: is_link && ticket.merged_into.is_none() && reader.may(Action::LinkTickets),
    };
    let visible = |other: &&Ticket| is_visible(reader.session(), other);
    let own = ticket.links.iter().filter(|link| is_told(link.kind)).filter_map(|link| {
        let other = tickets.get(&link.ticket).filter(visible)?;
        Some(shown(link.kind.label(), other, true))
    });
    let others = tickets.referring_to(&ticket.id).filter(visible).flat_map(|other| {
        let is_merged = other.merged_into.as_ref() == Some(&ticket.id);
        let merged = is_merged.then(|| shown("Gabungan dari", other, false));
        let links = other.links.iter().filter(|link| !is_merged && link.ticket == ticket.id && is_told(link.kind));
        links.map(|link| shown(link.kind.from_other_side(), other, true)).chain(merged).collect::<Vec<_>>()
    });
    own.chain(others).collect()
}

fn reopening_words(reader: &Reader, ticket: &Ticket) -> Option<String> {
    let is_asked = reader.may(Action::CloseOwnTicket) && ticket.status.is_finished() && ticket.merged_into.is_none();
    reader.desk_settings();
    let deadline = reopening::deadline(reader.state(), ticket).filter(|_| is_asked)?;
    let until = deadline.day.long();
    Some(if deadline.is_ahead(reader.calendar().now) {
        format!("Dapat dibuka kembali sampai {until}.")
    } else {
        format!("Masa membuka kembali tiket ini berakhir pada {until}. Anda dapat mengajukan tiket lanjutan.")
    })
}
