//! Notes what the acting person has looked at. This changes no shared record.

use serde::{Deserialize, Serialize};

use crate::model::Instant;
use crate::model::ticket::Ticket;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::seen::{Seen, SeenRecord, SeenTicket};
use crate::ticket::news;
use crate::ticket::views::visible;

/// Commands on what the acting person has looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum SeenCommand {
    /// Takes over what this device has stored for a data set. Without a record everything up to now counts as seen.
    Recall {
        /// Id of the data set.
        dataset: String,
        /// The stored looks.
        record: Option<SeenRecord>,
    },
    /// The person has looked at a ticket.
    Look {
        /// Code of the ticket.
        ticket: String,
    },
    /// The person wants to see the last news of a ticket as unread.
    MarkUnread {
        /// Code of the ticket.
        ticket: String,
    },
}

/// The marks after the command; `None` if they stay the same.
pub fn after(reader: &Reader, command: &SeenCommand) -> Result<Option<Seen>, Refusal> {
    match command {
        SeenCommand::Recall { dataset, record } => {
            let held = reader.seen().filter(|seen| seen.dataset == *dataset);
            let mut seen = held.cloned().unwrap_or_else(|| begun(reader, dataset, record.as_ref()));
            if let Some(record) = record {
                seen.merge(record.clone());
            }
            Ok(Some(seen).filter(|seen| reader.seen() != Some(seen)))
        }
        SeenCommand::Look { ticket } => {
            let ticket = visible(reader, ticket)?;
            let last = news::last_moment(reader, ticket).max(reader.calendar().now);
            Ok(news::of(reader, ticket).and_then(|_| noted(reader, ticket, last)))
        }
        SeenCommand::MarkUnread { ticket } => {
            let ticket = visible(reader, ticket)?;
            let before = news::moment_to_mark(reader, ticket).map(|at| Instant(at.0.saturating_sub(1)));
            Ok(before.and_then(|until| noted(reader, ticket, until)))
        }
    }
}

fn begun(reader: &Reader, dataset: &str, record: Option<&SeenRecord>) -> Seen {
    let since = record.map_or(reader.calendar().now, |record| record.since);
    Seen::beginning(dataset.to_owned(), since)
}

fn noted(reader: &Reader, ticket: &Ticket, until: Instant) -> Option<Seen> {
    let mut seen = reader.seen()?.clone();
    let person = &reader.session().person.id;
    let at = seen.next_at(person, &ticket.id, reader.calendar().now);
    seen.note(person, SeenTicket { ticket: ticket.id.clone(), until, at });
    Some(seen)
}
