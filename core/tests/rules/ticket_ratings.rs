//! The end of a ticket as its requester sees it: rating, reopening within 10 working days, and the follow-up ticket.

use crate::support::history::undo;
use crate::support::{DAY, Desk, HOUR, form, reply_to};
use portal_core::model::Role;
use portal_core::model::ticket::{LinkKind, Status};
use portal_core::soundness;
use portal_core::store::error::{Kind, Refusal};
use portal_core::ticket::commands::{TicketCommand, TicketForm};

const OPEN: &str = "R8K2AB";
const CLOSED: &str = "C1053D";
const FOREIGN: &str = "N4W7KD";

fn id(text: &str) -> String {
    text.to_owned()
}

fn rate(is_satisfied: bool, comment: &str) -> TicketCommand {
    TicketCommand::Rate { ticket: id(OPEN), is_satisfied, comment: id(comment) }
}

fn set(status: Status) -> TicketCommand {
    TicketCommand::SetStatus { ticket: id(OPEN), status }
}

fn reopen() -> TicketCommand {
    TicketCommand::Reopen { ticket: id(OPEN) }
}

/// The ticket was resolved on Saturday, 21 November 2026; its company acts.
fn resolved() -> Desk {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(set(Status::Resolved));
    desk.act_as(Role::BadanUsaha);
    desk
}

#[test]
fn a_company_rates_the_answer_to_its_finished_ticket() {
    let mut desk = resolved();
    assert!(desk.detail(OPEN).can.rate);
    desk.ticket_ok(rate(true, "  Cepat \n sekali "));
    let rating = desk.detail(OPEN).case.rating.expect("rated");
    assert_eq!((rating.word.as_str(), rating.comment.as_deref()), ("Puas", Some("Cepat sekali")));
    assert_eq!(desk.ticket_ok(rate(true, "Cepat sekali")), None, "nothing new");
    let seq = desk.ticket_ok(rate(false, "")).expect("changed").seq;
    assert_eq!(desk.detail(OPEN).case.rating.expect("rated").word, "Tidak puas");
    desk.ok(&undo(seq));
    assert_eq!(desk.detail(OPEN).case.rating.expect("rated").word, "Puas");
    assert!(matches!(desk.ticket_refused(rate(true, &"x".repeat(201))), Refusal::Invalid { .. }));
    desk.act_as(Role::Agent);
    assert_eq!(desk.detail(OPEN).activity[2].what, "menilai jawaban: Puas: Cepat sekali");
    assert_eq!(soundness::check(desk.portal.state()), Ok(()));
}

#[test]
fn an_unfinished_or_foreign_ticket_is_not_rated() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    assert!(!desk.detail(OPEN).can.rate);
    assert_eq!(desk.ticket_refused(rate(true, "")), Refusal::WrongStatus { status: Status::Open });
    let foreign = TicketCommand::Rate { ticket: id(FOREIGN), is_satisfied: true, comment: String::new() };
    assert_eq!(desk.ticket_refused(foreign), Refusal::not_found(Kind::Ticket, FOREIGN));
}

#[test]
fn a_reopened_ticket_is_rated_again() {
    let mut desk = resolved();
    desk.ticket_ok(rate(false, "Belum jelas"));
    desk.ticket_ok(reopen());
    assert_eq!(desk.ticket(OPEN).rating, None);
    let detail = desk.detail(OPEN);
    assert!(detail.activity.iter().any(|line| line.what == "menilai jawaban: Tidak puas: Belum jelas"));
    let seq = desk.seq();
    desk.ok(&undo(seq));
    assert!(desk.ticket(OPEN).rating.is_some(), "undone");
}

#[test]
fn a_rating_of_another_tab_does_not_stay_on_a_reopened_ticket() {
    let mut here = resolved();
    let mut there = here.other_tab(Role::BadanUsaha);
    here.ticket_ok(reopen());
    there.ticket_ok(rate(true, ""));
    here.adopts(&there);
    assert_eq!((here.ticket(OPEN).status, here.ticket(OPEN).rating.clone()), (Status::Open, None));
    assert_eq!(soundness::check(here.portal.state()), Ok(()));
}

#[test]
fn a_company_reopens_within_ten_working_days() {
    let mut desk = resolved();
    let told = |desk: &Desk| desk.detail(OPEN).case.reopening.expect("told");
    assert_eq!(told(&desk), "Dapat dibuka kembali sampai 4 Desember 2026.");
    desk.later(13 * DAY);
    assert!(desk.detail(OPEN).can.reopen && !desk.detail(OPEN).can.follow_up);
    desk.clone().ticket_ok(reopen());
    desk.later(DAY);
    let can = desk.detail(OPEN).can;
    assert!(!can.reopen && can.follow_up);
    assert!(told(&desk).starts_with("Masa membuka kembali tiket ini berakhir pada 4 Desember 2026."));
    assert_eq!(desk.ticket_refused(reopen()), Refusal::ReopeningEnded { until: id("4 Desember 2026") });
    desk.act_as(Role::Agent).ticket_ok(reopen());
    assert_eq!(desk.detail(OPEN).case.reopening, None, "staff reopen at any time");
}

#[test]
fn holidays_lengthen_the_time_to_reopen() {
    let mut desk = Desk::acting_as(Role::Agent);
    // Friday, 18 December 2026, before Christmas, New Year's Day and Isra Mikraj on 5 January.
    desk.later(27 * DAY).ticket_ok(set(Status::Closed));
    desk.act_as(Role::BadanUsaha);
    assert_eq!(desk.detail(OPEN).case.reopening.as_deref(), Some("Dapat dibuka kembali sampai 6 Januari 2027."));
}

#[test]
fn closing_a_resolved_ticket_starts_the_time_again_and_an_undo_takes_it_back() {
    let mut desk = resolved();
    let close = TicketCommand::Close { ticket: id(OPEN) };
    let seq = desk.later(5 * DAY).ticket_ok(close).expect("closed").seq;
    assert_eq!(desk.detail(OPEN).case.reopening.as_deref(), Some("Dapat dibuka kembali sampai 10 Desember 2026."));
    desk.later(HOUR).ok(&undo(seq));
    assert_eq!(desk.detail(OPEN).case.reopening.as_deref(), Some("Dapat dibuka kembali sampai 4 Desember 2026."));
}

#[test]
fn a_reply_does_not_lengthen_the_time_to_reopen() {
    let mut desk = resolved();
    desk.later(5 * DAY).ticket_ok(reply_to(OPEN, "Terima kasih.", None));
    assert_eq!(desk.detail(OPEN).case.reopening.as_deref(), Some("Dapat dibuka kembali sampai 4 Desember 2026."));
}

#[test]
fn a_follow_up_ticket_is_linked_to_the_earlier_one() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let code = desk.filed(TicketForm { follow_up_of: Some(id(CLOSED)), ..form("Lanjutan") });
    let links = desk.detail(&code).case.links;
    assert_eq!((links[0].relation.as_str(), links[0].id.as_str()), (LinkKind::FollowUp.label(), CLOSED));
    assert_eq!(desk.detail(CLOSED).case.links[0].relation, "Dilanjutkan di");
    let foreign = TicketCommand::Create { form: TicketForm { follow_up_of: Some(id(FOREIGN)), ..form("Lanjutan") } };
    assert_eq!(desk.ticket_refused(foreign), Refusal::not_found(Kind::Ticket, FOREIGN));
}
