//! The conversations of the tickets as rows of a list: a row has the same slot number as its ticket.

use crate::model::ticket::{Message, SYSTEM, Ticket};
use crate::store::records::tickets::TicketStore;
use crate::table::list::rows::{Part, Place, Rows, Shape};
use crate::table::order::SortKey;

/// All conversations in which somebody has answered. The list of tickets has the descriptions.
#[derive(Clone, Copy)]
pub struct Messages<'a>(pub &'a TicketStore);

/// The messages of people. Those of the portal itself say the same in many tickets.
pub fn spoken(ticket: &Ticket) -> impl Iterator<Item = &Message> {
    ticket.messages.iter().filter(|message| message.sender != *SYSTEM)
}

impl Rows for Messages<'_> {
    fn shape(&self) -> &'static Shape {
        &Shape { texts: &[Part { fields: 1, is_fixed: false }], codes: 0, is_placed: false }
    }

    fn slot_count(&self) -> u32 {
        self.0.slot_count()
    }

    fn has(&self, slot: u32) -> bool {
        self.0.at(slot).is_some_and(|ticket| spoken(ticket).next().is_some())
    }

    fn texts(&self, slot: u32, _: usize, take: &mut dyn FnMut(&str)) {
        if let Some(ticket) = self.0.at(slot) {
            take(&spoken(ticket).map(|message| message.content.as_str()).collect::<Vec<_>>().join("\n"));
        }
    }

    fn code(&self, _: u32, _: u8) -> u8 {
        0
    }

    fn owner(&self, _: u32) -> Option<&str> {
        None
    }

    fn key(&self, _: u32, _: u8) -> SortKey {
        SortKey::Empty
    }

    fn place(&self, _: u32) -> Place {
        Place::default()
    }
}
