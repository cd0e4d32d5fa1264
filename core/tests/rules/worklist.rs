//! The next ticket: what is due today, then one's own that wait for an answer, then those that nobody handles.

use crate::support::{DAY, Desk, HOUR, form, reply_to};
use portal_core::model::Role;
use portal_core::model::ticket::{Priority, Status};
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::views::worklist::{NextTicket, NextTicketQuery, next};

fn after(desk: &Desk, after: Option<&str>) -> NextTicket {
    let query = NextTicketQuery { after: after.map(str::to_owned) };
    desk.view(|reader| next(reader, &query)).expect("staff")
}

fn code(next: &NextTicket) -> Option<&str> {
    next.ticket.as_ref().map(|ticket| ticket.id.as_str())
}

fn why(next: &NextTicket) -> &str {
    next.ticket.as_ref().map_or("", |ticket| ticket.why.as_str())
}

#[test]
fn an_agent_first_answers_its_own_tickets_and_then_takes_new_ones() {
    let mut desk = Desk::acting_as(Role::Agent);
    let first = after(&desk, None);
    assert_eq!((code(&first), first.waiting), (Some("R8K2AB"), 2));
    assert_eq!(why(&first), "Prioritas High, menunggu jawaban Anda 8 jam");
    let second = after(&desk, Some("R8K2AB"));
    assert_eq!(code(&second), Some("N4W7KD"));
    assert_eq!(why(&second), "Prioritas Medium, belum ditugaskan, menunggu sejak baru saja");
    assert_eq!(code(&after(&desk, Some("N4W7KD"))), Some("R8K2AB"), "after the last comes the first");
    desk.ticket_ok(reply_to("R8K2AB", "Baik.", Some(Status::Pending)));
    assert_eq!(code(&after(&desk, Some("R8K2AB"))), Some("N4W7KD"), "an answered one waits no more");
    desk.ticket_ok(TicketCommand::SetStatus { ticket: "N4W7KD".to_owned(), status: Status::Closed });
    assert_eq!(after(&desk, Some("N4W7KD")), NextTicket { ticket: None, waiting: 0 });
}

#[test]
fn high_priority_comes_first_and_then_the_longest_wait() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let [older, newer] = ["Lama", "Baru"].map(|title| {
        desk.later(HOUR);
        desk.filed(form(title))
    });
    let urgent = desk.later(HOUR).filed(form("Mendesak"));
    desk.act_as(Role::Agent);
    desk.ticket_ok(TicketCommand::SetPriority { ticket: urgent.clone(), priority: Priority::High });
    let mut seen = vec!["R8K2AB".to_owned()];
    while seen.len() < 5 {
        let next = after(&desk, seen.last().map(String::as_str));
        seen.push(code(&next).expect("five wait").to_owned());
    }
    assert_eq!(seen, ["R8K2AB", &urgent, "N4W7KD", &older, &newer]);
}

#[test]
fn an_administrator_assigns_returned_tickets_and_those_without_an_agent() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let first = after(&desk, None);
    assert_eq!((code(&first), first.waiting), (Some("B4L1KX"), 2));
    assert_eq!(why(&first), "Prioritas Low, dikembalikan agen, menunggu 2 hari");
    assert_eq!(code(&after(&desk, Some("B4L1KX"))), Some("N4W7KD"));
}

#[test]
fn the_only_waiting_ticket_has_no_next_one() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(TicketCommand::SetStatus { ticket: "N4W7KD".to_owned(), status: Status::Closed });
    assert_eq!(after(&desk, Some("R8K2AB")), NextTicket { ticket: None, waiting: 1 });
}

#[test]
fn a_deadline_until_the_end_of_today_comes_first() {
    let mut desk = Desk::acting_as(Role::Agent);
    let first = |desk: &Desk| desk.view(|reader| next(reader, &NextTicketQuery::default())).expect("staff");
    assert_eq!(code(&first(&desk)), Some("R8K2AB"));
    // Filed on a Saturday, so the third working day is Wednesday.
    desk.later(4 * DAY);
    assert_eq!(code(&first(&desk)), Some("N4W7KD"));
    assert_eq!(why(&first(&desk)), "Jatuh tempo hari ini. Prioritas Medium, belum ditugaskan, menunggu 4 hari");
    desk.later(DAY);
    assert_eq!(why(&first(&desk)), "Lewat tenggat. Prioritas Medium, belum ditugaskan, menunggu 5 hari");
}
