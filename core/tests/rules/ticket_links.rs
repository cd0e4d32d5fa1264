//! Links between tickets, and messages that become tickets.

use crate::support::history::undo;
use crate::support::{Desk, HOUR, MINUTE, form};
use crate::ticket_cases::{CLOSED, FOREIGN, OPEN, RESOLVED, contents, id, merge, png, preview, sound, split};
use portal_core::model::Role;
use portal_core::model::ticket::{LinkKind, Status};
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::ticket::commands::{TicketCommand, TicketForm};
use portal_core::ticket::views::print::{PdfQuery, ticket_pdf};

fn link(ticket: &str, other: &str, kind: LinkKind) -> TicketCommand {
    TicketCommand::Link { ticket: id(ticket), other: id(other), kind }
}

fn unlink(ticket: &str, other: &str) -> TicketCommand {
    TicketCommand::Unlink { ticket: id(ticket), other: id(other) }
}

#[test]
fn links_stand_on_both_tickets_and_are_removed_from_either() {
    for kind in LinkKind::ALL {
        let mut desk = Desk::acting_as(Role::InternalEsdm);
        desk.ticket_ok(link(OPEN, FOREIGN, *kind));
        let shown = |desk: &Desk, id: &str| -> Vec<(String, String)> {
            desk.detail(id).case.links.into_iter().map(|link| (link.relation, link.id)).collect()
        };
        assert_eq!(shown(&desk, OPEN), [(id(kind.label()), id(FOREIGN))]);
        assert_eq!(shown(&desk, FOREIGN), [(id(kind.from_other_side()), id(OPEN))]);
        let taken = Refusal::invalid(Field::Ticket, Problem::Taken);
        assert_eq!(desk.ticket_refused(link(FOREIGN, OPEN, LinkKind::Related)), taken);
        let seq = desk.ticket_ok(unlink(FOREIGN, OPEN)).expect("removed").seq;
        assert!(shown(&desk, OPEN).is_empty() && shown(&desk, FOREIGN).is_empty());
        desk.ok(&undo(seq));
        assert_eq!(shown(&desk, FOREIGN).len(), 1);
        assert_eq!(desk.ticket_ok(unlink(OPEN, CLOSED)), None);
        sound(&desk);
    }
    let mut desk = Desk::acting_as(Role::Agent);
    let itself = Refusal::invalid(Field::Ticket, Problem::NotAChoice);
    assert_eq!(desk.ticket_refused(link(OPEN, OPEN, LinkKind::Related)), itself);
}

#[test]
fn a_company_sees_only_follow_ups_among_its_own_tickets() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ticket_ok(link(OPEN, FOREIGN, LinkKind::FollowUp));
    desk.ticket_ok(link(OPEN, RESOLVED, LinkKind::Duplicate));
    desk.ticket_ok(link(OPEN, CLOSED, LinkKind::FollowUp));
    desk.act_as(Role::BadanUsaha);
    let detail = desk.detail(OPEN);
    let links: Vec<_> = detail.case.links.iter().map(|link| (link.relation.as_str(), link.id.as_str())).collect();
    assert_eq!(links, [("Tindak lanjut dari", CLOSED)]);
    assert!(!format!("{:?}", detail.activity).contains(FOREIGN));
    assert!(desk.detail(RESOLVED).case.links.is_empty());
    let pdf = desk.view(|reader| ticket_pdf(reader, &PdfQuery { id: id(OPEN), images: vec![] })).expect("its own");
    assert!(!format!("{:?}", pdf.document).contains(FOREIGN));
}

#[test]
fn a_link_to_a_ticket_whose_filing_was_undone_disappears() {
    let mut here = Desk::acting_as(Role::BadanUsaha);
    let filed = here.ticket_ok(TicketCommand::Create { form: form("Baru") }).expect("filed");
    let mut there = here.other_tab(Role::Agent);
    there.ticket_ok(link(OPEN, &filed.subject.id, LinkKind::Related));
    here.undone(filed.seq);
    here.adopts(&there);
    assert!(here.ticket(OPEN).links.is_empty());
    sound(&here);
}

#[test]
fn a_message_becomes_a_ticket_that_continues_the_first() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    desk.ticket_ok(TicketCommand::Reply {
        ticket: id(OPEN),
        content: id("Satu hal lagi."),
        status: None,
        attachments: png(),
        as_written: false,
    });
    desk.act_as(Role::Agent).later(HOUR);
    let number = desk.ticket(OPEN).messages.last().expect("sent").id;
    let before = desk.portal.state().tickets.len();
    let seq = desk.ticket_ok(split(OPEN, number, "  Hal lain ")).expect("split").seq;
    let new = desk.portal.state().tickets.iter().next().expect("first in the list").clone();
    assert_eq!((new.title.as_str(), new.description.as_str()), ("Hal lain", "Satu hal lagi."));
    assert_eq!((new.status, new.requester.clone()), (Status::New, desk.ticket(OPEN).requester.clone()));
    assert_eq!(new.attachments, desk.ticket(OPEN).messages[number as usize - 1].attachments);
    let links = desk.detail(&new.id).case.links;
    assert_eq!((links[0].relation.as_str(), links[0].id.as_str()), ("Tindak lanjut dari", OPEN));
    assert!(contents(desk.ticket(OPEN)).last().is_some_and(|told| told.contains(&new.id)));
    assert!(contents(&new)[0].contains(OPEN));
    sound(&desk);
    desk.ok(&undo(seq));
    assert_eq!(desk.portal.state().tickets.len(), before);
    assert_eq!(desk.ticket(OPEN).messages.last().expect("kept").id, number);
    sound(&desk);
}

#[test]
fn only_messages_of_the_requester_become_tickets() {
    let mut desk = Desk::acting_as(Role::Agent);
    let split_of: Vec<_> =
        desk.detail(OPEN).conversation.into_iter().map(|entry| entry.split.map(|split| split.message)).collect();
    assert_eq!(split_of, [None, None, None, Some(2)]);
    for number in [1, 9] {
        let refusal = Refusal::not_found(Kind::Message, &number.to_string());
        assert_eq!(desk.ticket_refused(split(OPEN, number, "Judul")), refusal);
    }
    assert!(matches!(desk.ticket_refused(split(OPEN, 2, " ")), Refusal::Invalid { .. }));
    desk.act_as(Role::BadanUsaha);
    assert!(desk.detail(OPEN).conversation.iter().all(|entry| entry.split.is_none()));
}

#[test]
fn a_split_ticket_of_another_tab_that_gets_a_new_code_keeps_its_link() {
    let mut here = Desk::acting_as(Role::Agent);
    let mut there = here.clone();
    here.commits.clear();
    there.commits.clear();
    for desk in [&mut here, &mut there] {
        desk.ticket_ok(split(OPEN, 2, "Hal lain"));
    }
    there.later(MINUTE);
    let new = there.commits[0].changes[1].after.as_ref().expect("new").id().to_owned();
    there.ticket_ok(link(FOREIGN, &new, LinkKind::Related));
    here.later(MINUTE).adopts(&there);
    sound(&here);
    assert_eq!(here.ticket(FOREIGN).links.len(), 1);
}

/// A message with a file, split off the open ticket a day later. The agent acts.
fn split_off(desk: &mut Desk) -> String {
    desk.act_as(Role::BadanUsaha).later(MINUTE).ticket_ok(TicketCommand::Reply {
        ticket: id(OPEN),
        content: id("Satu hal lagi."),
        status: None,
        attachments: png(),
        as_written: false,
    });
    desk.act_as(Role::Agent).later(24 * HOUR);
    let number = desk.ticket(OPEN).messages.last().expect("sent").id;
    let commit = desk.ticket_ok(split(OPEN, number, "Hal lain")).expect("split");
    commit.changes[1].after.as_ref().expect("new").id().to_owned()
}

#[test]
fn a_split_message_that_is_merged_back_stands_in_the_conversation_once() {
    for into_new in [false, true] {
        let mut desk = Desk::open();
        let new = split_off(&mut desk);
        let (kept, other) = if into_new { (new.as_str(), OPEN) } else { (OPEN, new.as_str()) };
        let before = [kept, other].map(|id| desk.ticket(id).clone());
        let told = preview(&desk, &[kept, other], Some(kept)).effects;
        let count = before[1].messages.iter().filter(|message| message.sender != "System").count();
        assert!(told[0].starts_with(&format!("{count} pesan ")), "{told:?}");
        let seq = desk.later(MINUTE).ticket_ok(merge(kept, &[other])).expect("merged").seq;
        let entries = desk.detail(kept).conversation;
        let said: Vec<_> = entries.iter().filter(|entry| entry.content == "Satu hal lagi.").collect();
        assert_eq!(said.len(), 1, "{kept} keeps it");
        assert_eq!(said[0].files.len(), 1);
        sound(&desk);
        let undone = desk.later(MINUTE).undone(seq);
        assert_eq!([kept, other].map(|id| desk.ticket(id).clone()), before);
        desk.later(MINUTE).undone(undone.seq);
        assert_eq!(desk.detail(kept).conversation.len(), entries.len());
        sound(&desk);
    }
}

#[test]
fn a_split_message_stands_once_where_both_tickets_are_merged_into_a_third() {
    let mut desk = Desk::open();
    let new = split_off(&mut desk);
    desk.later(MINUTE).ticket_ok(merge(RESOLVED, &[&new]));
    desk.later(MINUTE).ticket_ok(merge(RESOLVED, &[OPEN]));
    assert_eq!(contents(desk.ticket(RESOLVED)).iter().filter(|said| **said == "Satu hal lagi.").count(), 1);
    sound(&desk);
}

#[test]
fn both_tickets_tell_of_their_link_to_staff_only() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let told = |desk: &Desk, ticket: &str| desk.detail(ticket).activity.remove(0).what;
    let seq = desk.ticket_ok(link(OPEN, FOREIGN, LinkKind::Duplicate)).expect("linked").seq;
    assert_eq!(told(&desk, OPEN), "menambah tautan “Duplikat dari N4W7KD”");
    assert_eq!(told(&desk, FOREIGN), "menambah tautan “Memiliki duplikat R8K2AB”");
    let undone = desk.later(MINUTE).undone(seq);
    assert!(told(&desk, FOREIGN).contains("“Memiliki duplikat R8K2AB”"), "{}", told(&desk, FOREIGN));
    desk.later(MINUTE).undone(undone.seq);
    for ticket in [OPEN, FOREIGN] {
        desk.later(MINUTE).ticket_ok(unlink(ticket, if ticket == OPEN { FOREIGN } else { OPEN })).expect("unlinked");
        assert_eq!(told(&desk, OPEN), "melepas tautan dengan tiket N4W7KD");
        assert_eq!(told(&desk, FOREIGN), "melepas tautan dengan tiket R8K2AB");
        desk.later(MINUTE).ticket_ok(link(OPEN, FOREIGN, LinkKind::Duplicate));
    }
    desk.act_as(Role::BadanUsaha);
    assert!(!format!("{:?}", desk.detail(OPEN)).contains(FOREIGN));
    desk.act_as_person(Role::BadanUsaha, "bu-nikel");
    assert!(!format!("{:?}", desk.detail(FOREIGN)).contains(OPEN));
}

#[test]
fn the_earlier_ticket_tells_staff_of_its_continuation() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let new = desk.filed(TicketForm { follow_up_of: Some(id(CLOSED)), ..form("Lanjutan") });
    assert_eq!(desk.detail(&new).activity[0].what, format!("mengajukan tiket lanjutan dari {CLOSED}"));
    assert!(desk.detail(CLOSED).activity.iter().all(|line| !line.what.contains(&new)));
    desk.act_as(Role::Agent);
    assert_eq!(desk.detail(CLOSED).activity[0].what, format!("menambah tautan “Dilanjutkan di {new}”"));
}
