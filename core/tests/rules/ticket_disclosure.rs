//! A company sees its own ticket without the ministry's internal handling (decisions §4).

use crate::support::history::undo;
use crate::support::{Desk, HOUR, form};
use portal_core::model::Role;
use portal_core::model::ticket::{ReturnReason, Status};
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::views::print::{PdfQuery, ticket_pdf};

fn id(text: &str) -> String {
    text.to_owned()
}

#[test]
fn a_business_entity_does_not_see_internal_assignments() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let seen: Vec<_> = desk.detail("P3ND9G").activity.into_iter().map(|line| line.what).collect();
    assert_eq!(
        seen,
        ["mengirim balasan dan mengubah status menjadi Pending", "Tiket sedang ditangani", "mengajukan tiket"]
    );
    desk.act_as_person(Role::BadanUsaha, "bu-timah");
    let [line, ..] = &desk.detail("B4L1KX").activity[..] else { panic!("something happened") };
    assert_eq!((line.who.as_deref(), line.what.as_str()), (None, "Tiket sedang ditangani"));
    desk.act_as(Role::InternalEsdm).ticket_ok(TicketCommand::SendToDepartment {
        ticket: id("P3ND9G"),
        department: id("dep-regulasi"),
        note: Some(id("Mohon telaah")),
    });
    desk.act_as(Role::BadanUsaha);
    assert_eq!(desk.detail("P3ND9G").activity[0].what, "Tiket sedang ditangani", "no department");
    assert!(desk.detail("R8K2AB").labels.is_empty());
    desk.act_as(Role::Agent);
    assert_eq!(desk.detail("R8K2AB").labels.len(), 2);
}

#[test]
fn internal_steps_are_one_line_for_the_requester_and_in_the_pdf() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let code = desk.filed(form("Kuota"));
    let closed = desk.ticket_ok(TicketCommand::Close { ticket: code.clone() }).expect("closed");
    desk.later(HOUR).ok(&undo(closed.seq));
    desk.act_as(Role::Agent);
    desk.later(HOUR).ticket_ok(TicketCommand::Take { ticket: code.clone() });
    let returned = TicketCommand::GiveBack { ticket: code.clone(), reason: ReturnReason::Workload, note: None };
    desk.later(HOUR).ticket_ok(returned);
    desk.act_as(Role::InternalEsdm);
    let assigned = TicketCommand::Assign { ticket: code.clone(), agent: id("agent-2"), reason: Some(id("Rahasia")) };
    desk.later(HOUR).ticket_ok(assigned);
    desk.later(HOUR).ticket_ok(TicketCommand::SendToDepartment {
        ticket: code.clone(),
        department: id("dep-regulasi"),
        note: None,
    });
    let set = TicketCommand::SetStatus { ticket: code.clone(), status: Status::Resolved };
    let resolved = desk.later(HOUR).ticket_ok(set).expect("resolved");
    desk.later(HOUR).ok(&undo(resolved.seq));
    desk.act_as(Role::BadanUsaha);
    let activity = desk.detail(&code).activity;
    let told: Vec<_> = activity.iter().map(|line| (line.who.as_deref(), line.what.as_str())).collect();
    let (own, handled) = (Some("PT Bara Khatulistiwa"), (None, "Tiket sedang ditangani"));
    assert_eq!(
        told,
        [
            handled,
            (Some("Bagus Pratama"), "mengambil tiket"),
            (own, "mengurungkan: mengubah status dari New menjadi Closed"),
            (own, "mengubah status dari New menjadi Closed"),
            (own, "mengajukan tiket"),
        ]
    );
    let printed = desk.view(|reader| ticket_pdf(reader, &PdfQuery { id: code, images: vec![] })).expect("its own");
    let lines: Vec<_> = printed.document.activity.iter().map(|line| line.what.as_str()).collect();
    assert_eq!(lines[0], handled.1);
    let all = format!("{:?}", printed.document);
    for inside in ["Departemen", "Rahasia", "administrator", "Beban kerja"] {
        assert!(!all.contains(inside), "{inside}");
    }
}

#[test]
fn undone_steps_are_hidden_from_the_requester() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let code = desk.filed(form("Kuota"));
    let read = |desk: &mut Desk| -> Vec<String> {
        let activity = desk.act_as(Role::BadanUsaha).detail(&code).activity;
        activity.into_iter().map(|line| line.what).collect()
    };
    let set = |status| TicketCommand::SetStatus { ticket: code.clone(), status };
    let undo_last = |desk: &mut Desk| {
        let last = desk.seq();
        desk.act_as(Role::InternalEsdm).later(HOUR).undone(last);
    };

    desk.act_as(Role::InternalEsdm).ticket_ok(set(Status::Resolved));
    let resolved = ["mengubah status dari New menjadi Resolved", "mengajukan tiket"];
    assert_eq!(read(&mut desk), resolved);
    undo_last(&mut desk);
    assert_eq!(read(&mut desk), ["mengajukan tiket"]);
    undo_last(&mut desk);
    assert_eq!(read(&mut desk), resolved, "redone");
    undo_last(&mut desk);
    desk.act_as(Role::InternalEsdm).later(HOUR).ticket_ok(set(Status::Pending));
    assert_eq!(read(&mut desk), ["mengubah status dari New menjadi Pending", "mengajukan tiket"]);

    let mut again = desk.clone();
    again.act_as(Role::InternalEsdm).later(HOUR).ticket_ok(set(Status::Resolved));
    again.later(HOUR).ticket_ok(set(Status::Pending));
    undo_last(&mut again);
    let kept = ["mengubah status dari Pending menjadi Resolved", "mengubah status dari New menjadi Pending"];
    assert_eq!(read(&mut again)[..2], kept, "of two equal steps only the one that was not undone");
}
