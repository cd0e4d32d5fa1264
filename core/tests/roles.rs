//! Role × action (§6): every cell of the grant table, and every command and view under every role.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_core::canned_reply::{self, CannedReplyCommand, CannedReplyQuery};
use portal_core::label::{self, LabelCommand};
use portal_core::reader::Reader;
use portal_core::session::Action::{self, *};
use portal_core::session::Role;
use portal_core::ticket::TicketCommand;
use portal_core::ticket::model::{Priority, ReturnReason, Status};
use portal_core::ticket::views::agents::{AgentQuery, agents};
use portal_core::ticket::views::list_kind::ListKind;
use portal_core::ticket::views::{choices, counts, detail, export, files, list};
use portal_core::{Command, Outcome, Refusal};
use support::{Desk, form, query};

const ROLES: [Role; 7] = Role::ALL;

/// Whether a business entity, ministry staff, an agent, an internal auditor, an external auditor, the CMS administrator may; the
/// dashboard administrator has nothing to do with either tickets or audit data.
const GRANTS: [(Action, [bool; 6]); 23] = [
    (ReadOwnTickets, [true, false, false, false, false, false]),
    (ReadAllTickets, [false, true, true, false, false, false]),
    (CreateTicket, [true, false, false, false, false, false]),
    (CreateTicketOnBehalf, [false, true, false, false, false, false]),
    (Reply, [true, false, true, false, false, false]),
    (CloseOwnTicket, [true, false, false, false, false, false]),
    (SetStatus, [false, true, true, false, false, false]),
    (TakeTicket, [false, false, true, false, false, false]),
    (AssignTicket, [false, true, true, false, false, false]),
    (ReturnTicket, [false, false, true, false, false, false]),
    (SendToDepartment, [false, true, false, false, false, false]),
    (SetPriority, [false, false, true, false, false, false]),
    (ExportTickets, [false, true, false, false, false, false]),
    (UseCannedReplies, [false, false, true, false, false, false]),
    (UseLabels, [false, false, true, false, false, false]),
    (ReadStaffNotes, [false, true, true, false, false, false]),
    (ReadAssignedData, [false, false, false, true, true, false]),
    (TakeOutAssignedData, [false, false, false, true, false, false]),
    (ReadAssignmentNotes, [false, false, false, true, false, false]),
    (MoveOwnAssignment, [false, false, false, true, false, false]),
    (ManageRepository, [false, false, false, false, false, true]),
    (ManageAssignments, [false, false, false, false, false, true]),
    (ManageAuditors, [false, false, false, false, false, true]),
];

fn granted(action: Action, role: Role) -> bool {
    let (_, cells) = GRANTS.iter().find(|(known, _)| *known == action).expect("every action is in the table");
    let column = ROLES.iter().position(|known| *known == role).expect("every role is in the table");
    cells.get(column).copied().unwrap_or(false)
}

#[test]
fn every_cell_of_role_and_action() {
    assert_eq!(Action::ALL, GRANTS.map(|(action, _)| action));
    for action in Action::ALL {
        for role in ROLES {
            assert_eq!(action.is_granted_to(role), granted(action, role), "{role:?} × {action:?}");
        }
    }
}

fn on_behalf() -> TicketCommand {
    let form =
        portal_core::ticket::commands::TicketForm { requester: Some("bu-nikel".to_owned()), ..form("Atas nama") };
    TicketCommand::Create { form }
}

/// Every command with the action it needs; the tickets are in a status that allows it.
fn commands() -> Vec<(Action, Command)> {
    let id = |id: &str| id.to_owned();
    let tickets = [
        (CreateTicket, TicketCommand::Create { form: form("Atas nama sendiri") }),
        (CreateTicketOnBehalf, on_behalf()),
        (Reply, TicketCommand::Reply { ticket: id("R8K2AB"), content: id("Halo"), status: None, attachments: vec![] }),
        (CloseOwnTicket, TicketCommand::Close { ticket: id("R8K2AB") }),
        (CloseOwnTicket, TicketCommand::Reopen { ticket: id("C1053D") }),
        (SetStatus, TicketCommand::SetStatus { ticket: id("R8K2AB"), status: Status::Resolved }),
        (TakeTicket, TicketCommand::Take { ticket: id("N4W7KD") }),
        (AssignTicket, TicketCommand::Assign { ticket: id("R8K2AB"), agent: id("agent-2"), reason: None }),
        (ReturnTicket, TicketCommand::GiveBack { ticket: id("R8K2AB"), reason: ReturnReason::Workload, note: None }),
        (
            SendToDepartment,
            TicketCommand::SendToDepartment {
                ticket: id("R8K2AB"),
                department: id("Departemen - Regulasi"),
                note: None,
            },
        ),
        (SetPriority, TicketCommand::SetPriority { ticket: id("R8K2AB"), priority: Priority::Low }),
        (UseLabels, TicketCommand::SetLabels { ticket: id("R8K2AB"), labels: vec![id("LABEL_pnbp")] }),
    ];
    let label = LabelCommand::Save { id: None, name: id("Baru") };
    let canned = CannedReplyCommand::Save { id: None, title: id("Baru"), content: id("Isi") };
    let mut all: Vec<_> = tickets.into_iter().map(|(action, command)| (action, Command::Ticket(command))).collect();
    all.push((UseLabels, Command::Label(label)));
    all.push((UseLabels, Command::Label(LabelCommand::Delete { id: id("LABEL_rkab") })));
    all.push((UseCannedReplies, Command::CannedReply(canned)));
    all.push((UseCannedReplies, Command::CannedReply(CannedReplyCommand::Delete { id: id("CANNED_terima") })));
    all
}

#[test]
fn every_command_under_every_role() {
    for (action, command) in commands() {
        for role in ROLES {
            let mut desk = Desk::acting_as(role);
            if granted(action, role) {
                assert!(
                    matches!(desk.dispatch(&command), Outcome::Ok { commit: Some(_), .. }),
                    "{role:?}: {command:?}"
                );
            } else if action == CreateTicket && role == Role::InternalEsdm {
                // Staff file tickets too, but have to say for whom.
                assert!(matches!(desk.refused(&command), Refusal::Invalid { .. }));
            } else {
                assert_eq!(desk.refused(&command), Refusal::NotPermitted { role, action }, "{command:?}");
            }
        }
    }
}

#[test]
fn every_view_under_every_role() {
    type View = fn(&Reader) -> Result<(), Refusal>;
    let views: [(&str, &[Action], View); 11] = [
        ("counts", &[ReadOwnTickets, ReadAllTickets], |reader| counts::counts(reader).map(drop)),
        ("detail", &[ReadOwnTickets, ReadAllTickets], |reader| detail::detail(reader, "R8K2AB").map(drop)),
        ("own list", &[ReadOwnTickets], |reader| list::list(reader, &query(ListKind::BusinessAll)).map(drop)),
        ("ministry list", &[ReadAllTickets], |reader| list::list(reader, &query(ListKind::InternalReassign)).map(drop)),
        ("agent list", &[ReadAllTickets], |reader| list::list(reader, &query(ListKind::AgentNew)).map(drop)),
        ("export", &[ExportTickets], |reader| export::export(reader, &query(ListKind::InternalAll)).map(drop)),
        ("agents", &[AssignTicket], |reader| agents(reader, &AgentQuery::default()).map(drop)),
        ("departments", &[SendToDepartment], |reader| choices::departments(reader).map(drop)),
        ("businesses", &[CreateTicketOnBehalf], |reader| {
            choices::businesses(reader, &choices::BusinessQuery::default()).map(drop)
        }),
        ("canned replies", &[UseCannedReplies], |reader| {
            canned_reply::list(reader, &CannedReplyQuery::default()).map(drop)
        }),
        ("labels", &[ReadStaffNotes], |reader| label::list(reader).map(drop)),
    ];
    for (name, needs, view) in views {
        for role in ROLES {
            let desk = Desk::acting_as(role);
            let may = needs.iter().any(|action| granted(*action, role));
            match desk.view(view) {
                Ok(()) => assert!(may, "{role:?} may not read {name}"),
                Err(refusal) => {
                    assert!(!may, "{role:?} should read {name}: {refusal:?}");
                    assert!(matches!(refusal, Refusal::NotPermitted { role: refused, .. } if refused == role));
                }
            }
        }
    }
}

#[test]
fn files_are_judged_for_those_who_can_send_them() {
    for role in ROLES {
        let may = [Role::BadanUsaha, Role::InternalEsdm, Role::Agent].contains(&role);
        assert_eq!(Desk::acting_as(role).view(|reader| files::verdicts(reader, &[]).is_ok()), may, "{role:?}");
    }
}

#[test]
fn business_entity_cannot_tell_a_foreign_ticket_from_a_missing_one() {
    let desk = Desk::acting_as(Role::BadanUsaha);
    for id in ["N4W7KD", "ZZZZZZ"] {
        let refusal = desk.view(|reader| detail::detail(reader, id)).expect_err("not its own");
        assert_eq!(refusal, Refusal::not_found(portal_core::error::Kind::Ticket, id));
    }
    let mut desk = desk;
    for id in ["N4W7KD", "ZZZZZZ"] {
        let refusal = desk.ticket_refused(TicketCommand::Close { ticket: id.to_owned() });
        assert_eq!(refusal, Refusal::not_found(portal_core::error::Kind::Ticket, id));
    }
}
