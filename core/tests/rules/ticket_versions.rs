//! 'Riwayat tiket': every part of a ticket that a person may set has earlier values, and each can be restored on its
//! own.

use crate::support::history::undo;
use crate::support::{Desk, MINUTE, form, reply_to};
use portal_core::Command;
use portal_core::history::commands::HistoryCommand;
use portal_core::history::view::{HistoryEntry, HistoryQuery, history};
use portal_core::model::ticket::{Priority, Return, ReturnReason, Status, Ticket};
use portal_core::model::{Role, Slice};
use portal_core::store::error::{Kind, Refusal};
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::field::TicketField;
use portal_core::ticket::label::LabelCommand;

const TICKET: &str = "R8K2AB";
const STAFF: [Role; 2] = [Role::InternalEsdm, Role::Agent];

fn query() -> HistoryQuery {
    HistoryQuery { slice: Slice::Tickets, id: Some(TICKET.to_owned()), search: String::new() }
}

fn restore(seq: u32, field: TicketField) -> Command {
    Command::History(HistoryCommand::RestoreField { seq, ticket: TICKET.to_owned(), field })
}

fn ticket() -> String {
    TICKET.to_owned()
}

fn set(status: Status) -> TicketCommand {
    TicketCommand::SetStatus { ticket: ticket(), status }
}

fn prioritise(priority: Priority) -> TicketCommand {
    TicketCommand::SetPriority { ticket: ticket(), priority }
}

fn assign(agent: &str) -> TicketCommand {
    TicketCommand::Assign { ticket: ticket(), agent: agent.to_owned(), reason: None }
}

fn give_back() -> TicketCommand {
    TicketCommand::GiveBack { ticket: ticket(), reason: ReturnReason::Workload, note: None }
}

fn label(labels: &[&str]) -> TicketCommand {
    let labels = labels.iter().map(|label| (*label).to_owned()).collect();
    TicketCommand::SetLabels { ticket: ticket(), labels }
}

fn reply(status: Status) -> TicketCommand {
    reply_to(&ticket(), "Sudah kami periksa.", Some(status))
}

impl Desk {
    fn does(&mut self, command: TicketCommand) -> u32 {
        self.later(MINUTE).ticket_ok(command).expect("the command changes something").seq
    }

    fn ticket_versions(&self) -> Vec<HistoryEntry> {
        self.view(|reader| history(reader, &query())).unwrap_or_else(|refusal| panic!("{refusal:?}")).entries
    }

    fn returns(&mut self, seq: u32, field: TicketField) -> &Ticket {
        self.later(MINUTE).ok(&restore(seq, field)).expect("the value differs");
        self.ticket(TICKET)
    }
}

/// An agent after setting each part of the ticket once; all parts have changed again since. Returns the commits.
fn agent_after_all() -> (Desk, [(TicketField, u32); 4]) {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.does(set(Status::Pending));
    let done = [
        (TicketField::Status, desk.does(reply(Status::Resolved))),
        (TicketField::Priority, desk.does(prioritise(Priority::Low))),
        (TicketField::Assignee, desk.does(assign("agent-2"))),
        (TicketField::Labels, desk.does(label(&["LABEL_pnbp"]))),
    ];
    (desk, done)
}

#[test]
fn each_part_is_restored_alone_without_changing_messages() {
    let (desk, done) = agent_after_all();
    let now = desk.ticket(TICKET).clone();
    for (field, seq) in done {
        let mut desk = desk.clone();
        let later = desk.clock.now.0 + MINUTE;
        let after = desk.returns(seq, field).clone();
        let other = TicketField::ALL.iter().filter(|other| **other != field);
        for other in other {
            assert!(!other.differs(&after, &now), "only {field:?} was restored, not {other:?}");
        }
        assert_eq!((&after.messages, &after.description), (&now.messages, &now.description));
        // Labels do not count as an update for the requester.
        let updated = if field == TicketField::Labels { now.updated_at.0 } else { later };
        assert_eq!(after.updated_at.0, updated, "{field:?}");
        let value = match field {
            TicketField::Status => after.status == Status::Pending,
            TicketField::Priority => after.priority == Some(Priority::High),
            TicketField::Assignee => after.assignee.is_some_and(|agent| agent.id == "agent-1"),
            TicketField::Labels => after.labels == Desk::open().ticket(TICKET).labels,
            TicketField::Department => after.department.is_none(),
        };
        assert!(value, "{field:?}");
    }
}

#[test]
fn a_restored_value_is_listed_as_a_change_and_can_be_undone() {
    let (mut desk, [_, (field, seq), ..]) = agent_after_all();
    let before = desk.ticket(TICKET).clone();
    let commit = desk.later(MINUTE).ok(&restore(seq, field)).expect("returned");
    assert_eq!(desk.detail(TICKET).activity[0].what, "mengubah prioritas dari Low menjadi High");
    desk.ok(&undo(commit.seq));
    assert_eq!(*desk.ticket(TICKET), before);
}

#[test]
fn the_newest_change_is_first_with_person_time_and_values() {
    let (desk, done) = agent_after_all();
    let versions = desk.ticket_versions();
    let told: Vec<_> = versions.iter().map(|one| (one.seq, one.name.as_str(), one.differences[0].as_str())).collect();
    let [status, priority, agent, labels] = done.map(|(_, seq)| seq);
    let expected = [
        (labels, "Label", "RKAB, Dekat tenggat → PNBP"),
        (agent, "Agen", "Bagus Pratama → Siti Rahmawati"),
        (priority, "Prioritas", "High → Low"),
        (status, "Status", "Pending → Resolved"),
    ];
    assert!(told.starts_with(&expected), "{told:?}");
    assert_eq!((versions[0].who.as_str(), versions[0].when.as_str()), ("Bagus Pratama", "Baru saja"));
    assert_eq!(versions[0].when_exact, desk.clock.local_now().long());
    let values: Vec<_> = versions.iter().take(4).map(|one| one.of_field.as_ref().expect("a part")).collect();
    assert_eq!(
        values.iter().map(|one| one.earlier.as_str()).collect::<Vec<_>>(),
        ["RKAB, Dekat tenggat", "Bagus Pratama", "High", "Pending"]
    );
    assert!(versions.iter().take(4).all(|one| one.can_restore && !one.deleted));
}

/// The roles that may set each part (§6): only they may restore it or read its earlier values.
#[test]
fn every_role_restores_only_parts_that_it_may_set() {
    let (mut desk, done) = agent_after_all();
    for role in Role::ALL {
        desk.act_as(role);
        for (field, seq) in done {
            let may = STAFF.contains(&role);
            if may {
                assert!(desk.clone().ok(&restore(seq, field)).is_some(), "{role:?} {field:?}");
            } else {
                let refusal = desk.refused(&restore(seq, field));
                assert_eq!(refusal, Refusal::NotPermitted { role, action: field.right() }, "{field:?}");
            }
            match desk.view(|reader| history(reader, &query())) {
                Ok(told) => {
                    let is_part = |one: &HistoryEntry| one.of_field.as_ref().is_some_and(|part| part.field == field);
                    assert_eq!(told.entries.iter().any(is_part), may, "{role:?} {field:?}");
                }
                Err(refusal) => {
                    assert!(matches!(refusal, Refusal::NotPermitted { .. }) && !STAFF.contains(&role), "{role:?}");
                }
            }
        }
    }
}

/// Staff set pending, resolved and closed from any status; they set open from resolved or closed (§4, decisions §4).
/// 'New' comes only from filing.
#[test]
fn every_status_is_restored_from_every_allowed_status() {
    for role in STAFF {
        for earlier in Status::ALL {
            for now in Status::ALL.iter().filter(|now| *now != earlier) {
                let mut desk = Desk::acting_as(role);
                let with = |status: Status| Ticket { status, ..desk.ticket(TICKET).clone() };
                let commit = portal_core::store::Commit {
                    seq: 1,
                    changes: vec![portal_core::store::Change {
                        before: Some(with(*earlier).into()),
                        after: Some(with(*now).into()),
                    }],
                    ..desk.clone().ticket_ok(set(Status::Pending)).expect("a commit")
                };
                desk.portal.apply(&commit);
                let entry = desk.ticket_versions().remove(0);
                let part = entry.of_field.expect("a part");
                let is_reopened = matches!((earlier, now), (Status::Open, Status::Resolved | Status::Closed));
                if matches!(earlier, Status::New | Status::Open) && !is_reopened {
                    let refusal = desk.refused(&restore(1, TicketField::Status));
                    let (name, value) = ("Status".to_owned(), earlier.label().to_owned());
                    assert_eq!(refusal, Refusal::Unreachable { name, value }, "{earlier:?} from {now:?}");
                    assert_eq!((entry.can_restore, part.obstacle), (false, Some(refusal)));
                } else {
                    assert_eq!((entry.can_restore, part.obstacle), (true, None));
                    assert_eq!(desk.returns(1, TicketField::Status).status, *earlier, "from {now:?}");
                }
            }
        }
    }
}

#[test]
fn the_overridden_value_of_another_tab_can_be_restored() {
    let pairs = [
        (TicketField::Status, set(Status::Pending), set(Status::Resolved)),
        (TicketField::Priority, prioritise(Priority::Low), prioritise(Priority::Medium)),
        (TicketField::Assignee, assign("agent-2"), give_back()),
    ];
    for (field, first, second) in pairs {
        let mut here = Desk::acting_as(Role::Agent);
        let mut there = here.other_tab(Role::Agent);
        here.does(first);
        let earlier = here.ticket(TICKET).clone();
        there.later(MINUTE).does(second);
        here.adopts(&there);
        assert!(field.differs(here.ticket(TICKET), &earlier), "the later one wins");
        let seq = here.seq();
        assert!(here.ticket_versions()[0].can_restore);
        assert!(!field.differs(here.returns(seq, field), &earlier), "{field:?}");
    }
}

#[test]
fn agents_restore_a_given_back_state_while_the_status_allows_it() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.does(set(Status::Pending));
    desk.does(give_back());
    let by = Return { by: "Bagus Pratama".into(), reason: ReturnReason::Workload, note: None };
    let seq = desk.act_as(Role::InternalEsdm).does(assign("agent-2"));
    let words = "Unassigned, dikembalikan Bagus Pratama: Beban kerja";
    let part = desk.ticket_versions()[0].of_field.clone().expect("a part");
    assert_eq!((part.earlier.as_str(), part.obstacle.is_some()), (words, true), "the ministry gives nothing back");
    let refusal = desk.refused(&restore(seq, TicketField::Assignee));
    assert_eq!(refusal, Refusal::Unreachable { name: "Agen".to_owned(), value: words.to_owned() });

    let mut late = desk.clone();
    late.does(set(Status::Resolved));
    let refusal = late.act_as(Role::Agent).refused(&restore(seq, TicketField::Assignee));
    assert_eq!(refusal, Refusal::WrongStatus { status: Status::Resolved });

    let after = desk.act_as_person(Role::Agent, "agent-2").returns(seq, TicketField::Assignee);
    assert_eq!((&after.assignee, &after.returned), (&None, &Some(by)));
}

#[test]
fn restoring_does_not_unassign_a_ticket_or_clear_its_priority() {
    let mut desk = Desk::acting_as(Role::Agent);
    let (taken, free) = (desk.ticket("N4W7KD").clone(), "N4W7KD");
    assert_eq!(taken.assignee, None);
    let command = TicketCommand::Assign { ticket: free.to_owned(), agent: "agent-2".to_owned(), reason: None };
    let seq = desk.does(command);
    let command = HistoryCommand::RestoreField { seq, ticket: free.to_owned(), field: TicketField::Assignee };
    let refusal = desk.refused(&Command::History(command));
    assert_eq!(refusal, Refusal::Unreachable { name: "Agen".to_owned(), value: "Unassigned".to_owned() });

    let state = desk.portal.state();
    let without = state.tickets.iter().find(|one| one.priority.is_none()).expect("one without priority").id.clone();
    let seq = desk.does(TicketCommand::SetPriority { ticket: without.clone(), priority: Priority::Low });
    let command = HistoryCommand::RestoreField { seq, ticket: without, field: TicketField::Priority };
    let refusal = desk.refused(&Command::History(command));
    assert_eq!(refusal, Refusal::Unreachable { name: "Prioritas".to_owned(), value: "No Priority".to_owned() });
}

#[test]
fn only_existing_labels_are_restored() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.does(label(&["LABEL_rkab", "LABEL_pnbp"]));
    let freed = desk.does(label(&[]));
    desk.label_ok(LabelCommand::Save { id: Some("LABEL_rkab".to_owned()), name: "RKAB 2026".to_owned() });
    let gone = desk.label_ok(LabelCommand::Delete { id: "LABEL_rkab".to_owned() }).expect("deleted").seq;
    desk.label_ok(LabelCommand::Delete { id: "LABEL_tenggat".to_owned() });
    let entry = desk.ticket_versions().remove(0);
    assert_eq!(entry.differences, ["RKAB 2026 (terhapus), PNBP → tanpa label"]);
    assert_eq!(desk.returns(freed, TicketField::Labels).labels, ["LABEL_pnbp"]);

    desk.label_ok(LabelCommand::Delete { id: "LABEL_pnbp".to_owned() });
    let refusal = desk.refused(&restore(freed, TicketField::Labels));
    assert_eq!(refusal, Refusal::not_found(Kind::Label, "LABEL_rkab"));
    let refusal = desk.refused(&restore(gone, TicketField::Labels));
    assert_eq!(refusal, Refusal::not_found(Kind::Commit, &gone.to_string()), "the ticket did not have the label then");
}

#[test]
fn commits_that_did_not_change_the_part_or_are_too_old_cannot_be_restored() {
    let (mut desk, [(_, status), ..]) = agent_after_all();
    let not_there = |seq: u32| Refusal::not_found(Kind::Commit, &seq.to_string());
    assert_eq!(desk.refused(&restore(status, TicketField::Priority)), not_there(status));
    assert_eq!(desk.refused(&restore(99, TicketField::Status)), not_there(99));
    let other = HistoryCommand::RestoreField { seq: status, ticket: "N4W7KD".to_owned(), field: TicketField::Status };
    assert_eq!(desk.refused(&Command::History(other)), not_there(status));
    desk.does(set(Status::Pending));
    assert_eq!(desk.ok(&restore(status, TicketField::Status)), None, "the value is unchanged");
    for _ in 0..256 {
        desk.does(reply(Status::Pending));
    }
    assert_eq!(desk.refused(&restore(status, TicketField::Status)), not_there(status));
    assert!(desk.ticket_versions().is_empty());
}

#[test]
fn an_unknown_ticket_has_no_versions() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let filed = desk.ticket_ok(TicketCommand::Create { form: form("Baru") }).expect("filed");
    let id = filed.subject.id.clone();
    desk.act_as(Role::Agent);
    let seq = desk.does(TicketCommand::SetPriority { ticket: id.clone(), priority: Priority::Low });
    desk.ok(&undo(seq));
    desk.act_as(Role::BadanUsaha).undone(filed.seq);
    desk.act_as(Role::Agent);
    let field = TicketField::Priority;
    let refusal = desk.refused(&Command::History(HistoryCommand::RestoreField { seq, ticket: id.clone(), field }));
    assert_eq!(refusal, Refusal::not_found(Kind::Ticket, &id));
    let query = HistoryQuery { id: Some(id.clone()), ..query() };
    let refusal = desk.view(|reader| history(reader, &query)).expect_err("the label is deleted");
    assert_eq!(refusal, Refusal::not_found(Kind::Ticket, &id));
}
