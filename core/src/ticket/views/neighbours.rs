//! The place of a ticket in the list from which it was opened.

use serde::{Deserialize, Serialize};

use super::list::TicketListQuery;
use super::selection::found;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::table::saturated;

/// Parameters of [`neighbours`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NeighboursQuery {
    /// The list; its page number is ignored.
    pub list: TicketListQuery,
    /// The code of the open ticket.
    pub ticket: String,
}

/// A ticket's position in a list, and the tickets beside it. A ticket that has left the list, for example by a change
/// of its status, has neither.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Neighbours {
    /// Position in the list, counted from 1.
    pub position: Option<u32>,
    /// Number of tickets in the list.
    pub total: u32,
    /// Code of the ticket before this one.
    pub previous: Option<String>,
    /// Code of the ticket after this one.
    pub next: Option<String>,
}

/// The position of a ticket in a list.
pub fn neighbours(reader: &Reader, query: &NeighboursQuery) -> Result<Neighbours, Refusal> {
    let slots = found(reader, &query.list)?;
    let tickets = reader.tickets();
    let code = |at: usize| slots.get(at).and_then(|&slot| tickets.at(slot)).map(|ticket| &ticket.id);
    let total = saturated(slots.len());
    let Some(at) = (0..slots.len()).find(|&at| code(at) == Some(&query.ticket)) else {
        return Ok(Neighbours { total, ..Neighbours::default() });
    };
    Ok(Neighbours {
        position: Some(saturated(at).saturating_add(1)),
        total,
        previous: at.checked_sub(1).and_then(code).cloned(),
        next: at.checked_add(1).and_then(code).cloned(),
    })
}
