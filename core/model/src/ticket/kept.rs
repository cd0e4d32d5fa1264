//! Tickets as bytes. Not generic, so that it is compiled in this crate, for speed.

use super::Ticket;
use crate::cbor::{self, Malformed};
use crate::{Collection, Slot};

/// Reads the next slot and puts it behind those before it; returns its number.
pub fn read(tickets: &mut Collection<Ticket>, bytes: &[u8]) -> Result<u32, Malformed> {
    tickets.arrive(cbor::read(bytes)?).map_err(|_| Malformed)
}

/// Appends a slot to the output.
pub fn write(output: &mut Vec<u8>, ticket: &Slot<Ticket>) {
    cbor::write(output, ticket);
}
