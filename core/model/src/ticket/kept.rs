//! Reads and writes tickets as bytes. The functions are not generic, so that they are compiled with the faster
//! optimisation level of this crate.

use super::Ticket;
use crate::cbor::{self, Malformed};
use crate::{Collection, Slot};

/// Reads one slot and appends it to the collection. Returns its number.
pub fn read(tickets: &mut Collection<Ticket>, bytes: &[u8]) -> Result<u32, Malformed> {
    tickets.arrive(cbor::read(bytes)?).map_err(|_| Malformed)
}

/// Appends one slot to the output.
pub fn write(output: &mut Vec<u8>, ticket: &Slot<Ticket>) {
    cbor::write(output, ticket);
}
