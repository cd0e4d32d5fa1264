//! The lists 'Tiket saya', 'Menunggu saya' and 'Belum ditugaskan', and the order by the last answer.

use crate::support::{Desk, MINUTE, form, query, reply_to};
use portal_core::model::Role;
use portal_core::model::ticket::{ReturnReason, Status};
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::views::held_by::{TicketDesk, desk as numbers};
use portal_core::ticket::views::list::TicketListQuery;
use portal_core::ticket::views::list_kind::ListKind::{
    AgentAll, AgentMine, AgentUnassigned, AgentWaiting, BusinessAll, InternalUnassigned, InternalWaiting,
};

fn counted(desk: &Desk) -> TicketDesk {
    desk.view(numbers).expect("granted")
}

#[test]
fn an_agent_has_lists_of_own_waiting_and_unassigned_tickets() {
    let mut desk = Desk::acting_as(Role::Agent);
    assert_eq!(desk.ids(&query(AgentMine)), ["R8K2AB", "S0LV3D"]);
    assert_eq!(desk.ids(&query(AgentWaiting)), ["R8K2AB"], "the company spoke last");
    assert_eq!(desk.ids(&query(AgentUnassigned)), ["N4W7KD", "B4L1KX"]);
    let TicketDesk { mine, waiting, unassigned, .. } = counted(&desk);
    assert_eq!((mine, waiting, unassigned), (2, 1, 2));

    desk.ticket_ok(reply_to("R8K2AB", "Sedang diperiksa", None));
    assert_eq!(counted(&desk).waiting, 0);
    desk.ticket_ok(TicketCommand::Take { ticket: "N4W7KD".to_owned() });
    assert_eq!(desk.ids(&query(AgentWaiting)), ["N4W7KD"], "nobody has answered yet");
    desk.ticket_ok(TicketCommand::SetStatus { ticket: "S0LV3D".to_owned(), status: Status::Closed });
    assert_eq!(desk.ids(&query(AgentMine)), ["N4W7KD", "R8K2AB"], "closed tickets are left out");
    assert_eq!(counted(&desk).mine, 2);
    let open = TicketListQuery { status: Some("open".to_owned()), ..query(AgentMine) };
    assert_eq!(desk.list(&open).status, Some(Status::Open));

    desk.act_as_person(Role::Agent, "agent-2");
    assert_eq!(desk.ids(&query(AgentMine)), ["P3ND9G"]);
    assert_eq!(counted(&desk).waiting, 0, "a pending ticket waits for the company");
}

#[test]
fn the_administrator_has_lists_of_returned_and_unassigned_tickets() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    assert_eq!(desk.ids(&query(InternalUnassigned)), ["N4W7KD", "B4L1KX"]);
    assert_eq!(desk.ids(&query(InternalWaiting)), ["B4L1KX"]);
    let back = TicketCommand::GiveBack { ticket: "R8K2AB".to_owned(), reason: ReturnReason::Workload, note: None };
    desk.act_as(Role::Agent).ticket_ok(back);
    desk.act_as(Role::InternalEsdm);
    let TicketDesk { mine, waiting, unassigned, .. } = counted(&desk);
    assert_eq!((mine, waiting, unassigned), (0, 2, 3));
    assert_eq!(desk.ids(&query(InternalWaiting)).len(), 2);
}

#[test]
fn every_list_is_sorted_by_the_last_answer() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let by = |direction: &str, list| TicketListQuery {
        sort: Some("lastAnswer".to_owned()),
        direction: Some(direction.to_owned()),
        ..query(list)
    };
    let code = desk.later(MINUTE).filed(form("Kuota"));
    desk.later(MINUTE).ticket_ok(reply_to("S0LV3D", "Belum", None));
    let ids = desk.ids(&by("desc", BusinessAll));
    assert_eq!(ids[..2], ["S0LV3D".to_owned(), code.clone()], "an unanswered ticket counts from its filing");
    let mut reversed = desk.ids(&by("asc", BusinessAll));
    reversed.reverse();
    assert_eq!(reversed, ids);

    let by_whom = |desk: &Desk, list, ticket: &str| {
        let row = desk.list(&query(list)).rows.into_iter().find(|row| row.id == ticket).expect("listed");
        row.answered.map(|answered| (answered.by, answered.age))
    };
    let said = |by: &str, age: &str| Some((by.to_owned(), age.to_owned()));
    assert_eq!(by_whom(&desk, BusinessAll, "S0LV3D"), said("Dibalas Anda", "Baru saja"));
    assert_eq!(by_whom(&desk, BusinessAll, "P3ND9G").map(|(by, _)| by).as_deref(), Some("Dibalas kementerian"));
    assert_eq!(by_whom(&desk, BusinessAll, &code), None);
    desk.act_as(Role::Agent);
    assert_eq!(by_whom(&desk, AgentAll, "S0LV3D"), said("Dibalas badan usaha", "Baru saja"));
    assert_eq!(by_whom(&desk, AgentAll, "P3ND9G").map(|(by, _)| by).as_deref(), Some("Dibalas petugas"));
}
