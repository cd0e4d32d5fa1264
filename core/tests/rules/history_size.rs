//! The history stores only changed fields: many actions on long tickets stay small, and undo still works.

use crate::support::history::undo;
use crate::support::{Desk, MINUTE, reply_to};
use portal_core::model::Role;
use portal_core::model::cbor::write;
use portal_core::model::ticket::{Priority, Status};
use portal_core::store::history::UNDOABLE;
use portal_core::ticket::commands::TicketCommand;

const TICKET: &str = "R8K2AB";
/// Maximum size in bytes of a history entry, without the text of the action itself.
const MOST_PER_ENTRY: usize = 2_000;

fn reply(content: &str) -> TicketCommand {
    reply_to(TICKET, content, None)
}

fn priority(low: bool) -> TicketCommand {
    TicketCommand::SetPriority { ticket: TICKET.to_owned(), priority: if low { Priority::Low } else { Priority::High } }
}

/// An agent's ticket with a conversation of several hundred thousand characters.
fn long_ticket() -> Desk {
    let mut desk = Desk::acting_as(Role::Agent);
    for number in 0..100 {
        desk.later(MINUTE).ticket_ok(reply(&format!("{number} {}", "x".repeat(2_000))));
    }
    desk
}

fn size_of_history(desk: &Desk) -> usize {
    let mut bytes = Vec::new();
    write(&mut bytes, &desk.portal.state().history);
    bytes.len()
}

#[test]
fn three_thousand_actions_on_a_long_ticket_take_little_each() {
    let mut desk = long_ticket();
    for number in 0..3_000 {
        let pending = TicketCommand::SetStatus {
            ticket: TICKET.to_owned(),
            status: if number % 2 == 0 { Status::Pending } else { Status::Resolved },
        };
        desk.later(MINUTE).ticket_ok(if number % 3 == 0 { pending } else { priority(number % 2 == 0) });
        desk.commits.clear();
    }
    let size = size_of_history(&desk);
    assert!(size < UNDOABLE * MOST_PER_ENTRY, "{size} bytes for {UNDOABLE} entries");
}

#[test]
fn the_history_stores_a_reply_without_the_earlier_conversation() {
    let mut desk = long_ticket();
    let before = size_of_history(&desk);
    desk.later(MINUTE).ticket_ok(reply(&"y".repeat(5_000)));
    let grown = size_of_history(&desk) - before;
    assert!((5_000..5_000 + MOST_PER_ENTRY).contains(&grown), "{grown} bytes");
}

#[test]
fn undoing_many_actions_in_turn_restores_the_ticket() {
    let mut desk = long_ticket();
    let mut seen = Vec::new();
    for number in 0..20 {
        seen.push(desk.ticket(TICKET).clone());
        let command = if number % 2 == 0 { reply(&format!("Balasan {number}")) } else { priority(number % 4 == 1) };
        desk.later(MINUTE).ticket_ok(command);
    }
    let last = desk.seq();
    for (back, before) in seen.into_iter().rev().enumerate() {
        desk.later(MINUTE).ok(&undo(last - u32::try_from(back).expect("few")));
        assert_eq!(*desk.ticket(TICKET), before);
    }
}

#[test]
fn redoing_an_earlier_reply_restores_its_place() {
    let mut desk = long_ticket();
    let first = desk.later(MINUTE).ticket_ok(reply("Pertama")).expect("said").seq;
    desk.later(MINUTE).ticket_ok(reply("Kedua"));
    let before = desk.ticket(TICKET).clone();
    let undone = desk.later(MINUTE).undone(first).seq;
    desk.later(MINUTE).undone(undone);
    assert_eq!(*desk.ticket(TICKET), before);
}

#[test]
fn the_compact_history_survives_a_snapshot_and_is_valid() {
    let mut desk = long_ticket();
    let seq = desk.later(MINUTE).ticket_ok(reply("Terakhir")).expect("said").seq;
    let snapshot = desk.portal.snapshot();
    portal_core::soundness::check(desk.portal.state()).expect("the state is valid");
    let mut again = Desk::acting_as(Role::Agent);
    again.clock = desk.clock;
    again.portal.restore(&snapshot).expect("its own");
    assert_eq!(again.portal.state().history, desk.portal.state().history);
    again.undone(seq);
    assert_eq!(again.ticket(TICKET).messages.last().map(|message| message.content.len()), Some(2_003));
}
