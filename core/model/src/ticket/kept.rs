//! Tickets as bytes. Not generic on purpose: what is generic is compiled where it is used, and there for size.

use portal_cbor::Malformed;
use portal_cbor::arriving::Arriving;
use portal_cbor::writer::write_with;

use super::Ticket;
use crate::{Collection, Slot};

/// Puts the next ticket of those that arrive behind the ones before it; its slot, or `None` while a part of it is missing.
pub fn arrive(tickets: &mut Collection<Ticket>, arriving: &mut Arriving) -> Result<Option<u32>, Malformed> {
    match arriving.value()? {
        Some(ticket) => tickets.arrive(ticket).map(Some).map_err(|_| Malformed),
        None => Ok(None),
    }
}

/// Writes a ticket behind what is there; `shared` are the texts of which only the number is written.
pub fn write(shared: &[&str], output: &mut Vec<u8>, ticket: &Slot<Ticket>) {
    write_with(shared, output, ticket);
}
