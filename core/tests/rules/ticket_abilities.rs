//! The actions that a ticket's page offers (§4, §6), and the speakers of its conversation.

use crate::support::{Desk, query};
use portal_core::model::Role;
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::status::StaffStatus;
use portal_core::ticket::views::conversation::Voice;
use portal_core::ticket::views::list_kind::ListKind;
use portal_core::{Command, Outcome, Portal};

const NEW: &str = "N4W7KD";
const OPEN: &str = "R8K2AB";
const PENDING: &str = "P3ND9G";
const RESOLVED: &str = "S0LV3D";
const CLOSED: &str = "C1053D";

fn offered<const N: usize, T>(role: Role, tickets: [&str; N], ability: impl Fn(&Desk, &str) -> T) -> [T; N] {
    let desk = Desk::acting_as(role);
    tickets.map(|id| ability(&desk, id))
}

#[test]
fn agents_take_new_tickets_and_give_back_open_or_pending_ones() {
    let tickets = [NEW, OPEN, PENDING, RESOLVED, CLOSED];
    let take = |desk: &Desk, id: &str| desk.detail(id).can.take;
    let give_back = |desk: &Desk, id: &str| desk.detail(id).can.give_back;
    assert_eq!(offered(Role::Agent, tickets, take), [true, false, false, false, false]);
    assert_eq!(offered(Role::Agent, tickets, give_back), [false, true, true, false, false]);
    assert_eq!(offered(Role::InternalEsdm, tickets, take), [false; 5]);
    assert_eq!(offered(Role::InternalEsdm, tickets, give_back), [false; 5]);
}

#[test]
fn closing_and_reopening_follow_the_status_and_the_role() {
    let tickets = [OPEN, PENDING, RESOLVED, CLOSED];
    let moves = |desk: &Desk, id: &str| {
        let can = desk.detail(id).can;
        (can.close, can.reopen)
    };
    let [close, reopen] = [(true, false), (false, true)];
    assert_eq!(offered(Role::BadanUsaha, tickets, moves), [close, close, (true, true), (false, false)]);
    for staff in [Role::Agent, Role::InternalEsdm] {
        let expected = [(false, false), (false, false), reopen, reopen];
        assert_eq!(offered(staff, tickets, moves), expected, "{staff:?}");
    }
}

#[test]
fn staff_are_offered_every_status_but_the_present_one() {
    use StaffStatus::{Closed, Pending, Resolved};
    let all = [Pending, Resolved, Closed];
    let tickets = [NEW, OPEN, PENDING, RESOLVED, CLOSED];
    let expected = [&all[..], &all, &[Resolved, Closed], &[Pending, Closed], &[Pending, Resolved]];
    for role in Role::ALL {
        let desk = Desk::acting_as(role);
        let is_staff = [Role::Agent, Role::InternalEsdm].contains(&role);
        for (id, offered) in tickets.into_iter().zip(expected) {
            if is_staff {
                assert_eq!(desk.detail(id).can.set_status, offered, "{role:?} {id}");
                let list = if role == Role::Agent { ListKind::AgentAll } else { ListKind::InternalAll };
                let row = desk.list(&query(list)).rows.into_iter().find(|row| row.id == id).expect("listed");
                assert_eq!(row.can, desk.detail(id).can, "a row offers the same as the page");
            }
            for target in all {
                let mut desk = desk.clone();
                let set = TicketCommand::SetStatus { ticket: id.to_owned(), status: target.status() };
                let is_done = matches!(desk.dispatch(&Command::Ticket(set)), Outcome::Ok { .. });
                assert_eq!(is_done, is_staff && offered.contains(&target), "{role:?} {id} {target:?}");
            }
            let reopen = Command::Ticket(TicketCommand::Reopen { ticket: id.to_owned() });
            let is_reopened = matches!(desk.clone().dispatch(&reopen), Outcome::Ok { .. });
            let reopens = match role {
                Role::Agent | Role::InternalEsdm => [RESOLVED, CLOSED].contains(&id),
                // The ticket belongs to this business entity; the other one was closed more than 10 working days ago.
                Role::BadanUsaha => id == RESOLVED,
                _ => false,
            };
            assert_eq!(is_reopened, reopens, "{role:?} {id}");
        }
    }
}

#[test]
fn each_entry_has_the_voice_of_its_sender() {
    let desk = Desk::acting_as(Role::Agent);
    let voices: Vec<_> = desk.detail(OPEN).conversation.into_iter().map(|entry| entry.voice).collect();
    assert_eq!(voices, [Voice::Requester, Voice::System, Voice::Ministry, Voice::Requester]);
}

#[test]
fn an_unknown_sender_has_the_voice_of_another_person() {
    let mut state = Desk::open().portal.state().clone();
    let mut ticket = state.tickets.get(OPEN).expect("a sample ticket").clone();
    ticket.messages[0].sender = "seseorang@lain.example".into();
    state.tickets.put(ticket);
    let mut desk = Desk { portal: Portal::with_state(state), ..Desk::open() };
    let [_, _, entry, ..] = &desk.act_as(Role::Agent).detail(OPEN).conversation[..] else {
        panic!("the ticket has an answer")
    };
    assert_eq!((entry.voice, entry.sender_name.as_str()), (Voice::Other, "seseorang@lain.example"));
}
