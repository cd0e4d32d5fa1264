//! A snapshot that is handed on piece by piece is the one that is taken at once.

use crate::support::Desk;
use portal_core::session::Role;
use portal_core::ticket::TicketCommand;
use portal_core::ticket::commands::TicketForm;

/// As much as is handed on at a time.
const PIECE: usize = 1024 * 1024;

#[test]
fn the_header_and_the_pieces_are_the_snapshot_and_none_is_large() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    for number in 0..15 {
        let form = TicketForm { description: "x".repeat(100_000), ..crate::support::form(&format!("Tiket {number}")) };
        desk.ticket_ok(TicketCommand::Create { form });
    }
    let mut pieces: Vec<Vec<u8>> = Vec::new();
    let header = desk.portal.snapshot_in_pieces(&mut |piece| pieces.push(piece.to_vec()));
    assert!(pieces.len() > 1 && pieces.iter().all(|piece| piece.len() <= PIECE));
    assert!([&header[..], &pieces.concat()].concat() == desk.portal.snapshot());
}
