//! The effects of a reply on status and assignment (§4, decisions §4).

use crate::support::history::undo;
use crate::support::{Desk, form, reply_to};
use portal_core::model::Role;
use portal_core::model::ticket::Status;
use portal_core::ticket::commands::TicketCommand;

fn id(text: &str) -> String {
    text.to_owned()
}

fn reply(ticket: &str, status: Option<Status>) -> TicketCommand {
    reply_to(ticket, "Baik.", status)
}

#[test]
fn reply_choices_depend_on_the_role() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let choices = |desk: &Desk| -> Vec<(String, bool)> {
        desk.detail("R8K2AB").reply_choices.into_iter().map(|choice| (choice.label, choice.preselected)).collect()
    };
    let in_english =
        |desk: &Desk| desk.detail("R8K2AB").reply_choices.iter().filter(|choice| choice.is_english).count();
    let own = [("Biarkan status", true), ("Sudah selesai", false)];
    assert_eq!(choices(&desk), own.map(|(label, on)| (id(label), on)));
    assert_eq!(in_english(&desk), 0);
    desk.act_as(Role::Agent);
    let agents = [("Pending", true), ("Resolved", false), ("Closed", false)];
    assert_eq!(choices(&desk), agents.map(|(label, on)| (id(label), on)));
    assert_eq!(in_english(&desk), 3);
    assert_eq!(desk.detail("R8K2AB").reply_choices[0].effect, "Status menjadi Pending");
}

#[test]
fn an_agents_reply_takes_an_unassigned_ticket() {
    let assignee = |desk: &Desk, ticket: &str| desk.ticket(ticket).assignee.as_ref().map(|agent| agent.id.to_string());
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let code = desk.filed(form("Kuota"));
    desk.ticket_ok(reply(&code, None));
    assert_eq!(assignee(&desk, &code), None, "a requester's reply does not assign the ticket");

    desk.act_as_person(Role::Agent, "agent-2");
    let [pending, ..] = &desk.detail(&code).reply_choices[..] else { panic!("there are choices") };
    assert_eq!(pending.effect, "Status menjadi Pending, tiket menjadi tanggung jawab Anda");
    let commit = desk.ticket_ok(reply(&code, Some(Status::Pending))).expect("a reply");
    assert_eq!((commit.changes.len(), assignee(&desk, &code).as_deref()), (1, Some("agent-2")));
    let told = &desk.detail(&code).activity[0].what;
    assert_eq!(told, "mengambil tiket, mengirim balasan, dan mengubah status menjadi Pending (waktu SLA dijeda)");

    desk.act_as(Role::Agent).ticket_ok(reply(&code, None));
    assert_eq!(assignee(&desk, &code).as_deref(), Some("agent-2"), "the ticket is assigned");
    assert_eq!(desk.detail(&code).activity[0].what, "mengirim balasan");

    let mut desk = Desk::acting_as(Role::Agent);
    let returned = desk.ticket("B4L1KX").clone();
    assert!(returned.returned.is_some());
    let commit = desk.ticket_ok(reply("B4L1KX", None)).expect("a reply");
    assert_eq!((assignee(&desk, "B4L1KX").as_deref(), &desk.ticket("B4L1KX").returned), (Some("agent-1"), &None));
    desk.ok(&undo(commit.seq));
    assert_eq!(*desk.ticket("B4L1KX"), returned, "one undo reverts the whole reply");
}

#[test]
fn a_reply_offers_to_keep_the_status_but_not_to_set_the_same() {
    let choices = |role: Role, ticket: &str| -> Vec<(Option<Status>, String, bool)> {
        let choices = Desk::acting_as(role).detail(ticket).reply_choices;
        choices.into_iter().map(|choice| (choice.status, choice.effect, choice.preselected)).collect()
    };
    let to = |status: Status| format!("Status menjadi {}", status.label());
    assert_eq!(
        choices(Role::Agent, "P3ND9G"),
        [
            (None, id("Status tetap Pending"), true),
            (Some(Status::Resolved), to(Status::Resolved), false),
            (Some(Status::Closed), to(Status::Closed), false),
        ]
    );
    assert_eq!(
        choices(Role::Agent, "S0LV3D"),
        [
            (None, id("Status tetap Resolved"), false),
            (Some(Status::Pending), to(Status::Pending), true),
            (Some(Status::Closed), to(Status::Closed), false),
        ]
    );
    assert_eq!(
        choices(Role::BadanUsaha, "S0LV3D"),
        [(None, id("Status tetap Resolved"), false), (Some(Status::Open), id("Status kembali Open"), true)]
    );
    assert_eq!(
        choices(Role::BadanUsaha, "P3ND9G"),
        [
            (None, id("Status tetap Pending"), false),
            (Some(Status::Resolved), to(Status::Resolved), false),
            (Some(Status::Open), id("Status kembali Open"), true),
        ]
    );
}
