//! 'Urungkan': a separate commit that reverts a person's own commit, and never later changes of other people.

use crate::support::audit::{DEWI, HENDRA, PNBP, auditor_form};
use crate::support::dashboards::{FIRST, SECOND, dashboard_form};
use crate::support::history::undo;
use crate::support::{Desk, MINUTE, assignment, canned, form, reply_to};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::auditor::commands::{AuditorCommand, AuditorForm};
use portal_core::dashboard::commands::DashboardCommand;
use portal_core::history::own::own_commits;
use portal_core::journal::entry;
use portal_core::model::Role;
use portal_core::model::dashboard::Permission;
use portal_core::model::ticket::{Priority, ReturnReason, Status};
use portal_core::store::error::{Kind, Refusal};
use portal_core::ticket::canned_reply::CannedReplyCommand;
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::label::LabelCommand;

const TICKET: &str = "R8K2AB";

fn reply(content: &str, status: Option<Status>) -> TicketCommand {
    reply_to(TICKET, content, status)
}

fn priority(priority: Priority) -> TicketCommand {
    TicketCommand::SetPriority { ticket: TICKET.to_owned(), priority }
}

/// An agent, and the number of the agent's first commit.
fn agent_after(command: TicketCommand) -> (Desk, u32) {
    let mut desk = Desk::acting_as(Role::Agent);
    let seq = desk.later(MINUTE).ticket_ok(command).expect("the command changes something").seq;
    desk.later(MINUTE);
    (desk, seq)
}

#[test]
fn an_immediate_undo_restores_everything_but_the_activity() {
    let before = Desk::open().ticket(TICKET).clone();
    let (mut desk, seq) = agent_after(reply("Sudah kami periksa.", Some(Status::Pending)));
    let commit = desk.undone(seq);
    assert_eq!(*desk.ticket(TICKET), before);
    assert_eq!((commit.seq, commit.subject.id.as_str()), (seq + 1, TICKET));
    let [line, ..] = &desk.detail(TICKET).activity[..] else { panic!("there is activity") };
    assert_eq!(line.what, "mengurungkan: mengirim balasan dan mengubah status menjadi Pending");
}

#[test]
fn taking_a_ticket_again_after_an_undo_clears_its_given_back_mark() {
    let take = || TicketCommand::Take { ticket: "N4W7KD".to_owned() };
    let (mut desk, taken) = agent_after(take());
    desk.ticket_ok(TicketCommand::GiveBack { ticket: "N4W7KD".to_owned(), reason: ReturnReason::Workload, note: None });
    desk.undone(taken);
    assert_eq!(desk.ticket("N4W7KD").status, Status::New);
    desk.ticket_ok(take());
    let ticket = desk.ticket("N4W7KD");
    assert_eq!((ticket.status, ticket.assignee.is_some(), ticket.returned.is_some()), (Status::Open, true, false));
}

#[test]
fn undoing_an_undo_is_worded_as_a_redo() {
    let (mut desk, seq) = agent_after(priority(Priority::Low));
    let after = desk.ticket(TICKET).clone();
    let undone = desk.undone(seq).seq;
    let again = desk.undone(undone).seq;
    assert_eq!(*desk.ticket(TICKET), after);
    assert_eq!(desk.detail(TICKET).activity[0].what, "mengulangi: mengubah prioritas dari High menjadi Low");
    desk.undone(again);
    assert_eq!(desk.detail(TICKET).activity[0].what, "mengurungkan: mengubah prioritas dari High menjadi Low");
}

#[test]
fn a_thousand_undos_and_redos_do_not_enlarge_their_commits() {
    let (mut desk, mut seq) = agent_after(priority(Priority::Low));
    let sizes = (0..1_000).map(|_| {
        let commit = desk.undone(seq);
        seq = commit.seq;
        let bytes = entry::sealed(&commit);
        assert_eq!(entry::open(&bytes).as_ref(), Ok(&commit), "commit {seq}");
        bytes.len()
    });
    assert!(sizes.max().is_some_and(|size| size < 8_000));
}

#[test]
fn a_second_undo_of_the_same_commit_changes_nothing() {
    let (mut desk, seq) = agent_after(priority(Priority::Low));
    desk.undone(seq);
    assert_eq!(desk.ok(&undo(seq)), None, "nothing is left to undo");
}

#[test]
fn an_undo_keeps_other_peoples_fields_and_messages() {
    let (mut desk, seq) = agent_after(priority(Priority::Low));
    desk.act_as(Role::BadanUsaha).ticket_ok(reply("Masih sama.", None));
    desk.act_as(Role::Agent).undone(seq);
    let ticket = desk.ticket(TICKET);
    assert_eq!(ticket.priority, Some(Priority::High));
    assert_eq!(ticket.messages.last().expect("messages").content, "Masih sama.");
}

#[test]
fn undoing_an_own_reply_renumbers_own_later_ones() {
    let (mut desk, seq) = agent_after(reply("Salah kirim.", None));
    desk.ticket_ok(reply("Yang benar.", None));
    desk.undone(seq);
    let messages = &desk.ticket(TICKET).messages;
    assert!(messages.iter().all(|message| message.content != "Salah kirim."));
    assert_eq!(messages.last().expect("messages").content, "Yang benar.");
    assert!(messages.iter().zip(1..).all(|(message, id)| message.id == id), "numbered without a gap");
}

#[test]
fn an_answered_reply_cannot_be_undone_and_the_refusal_names_the_first_answerer() {
    let (mut desk, seq) = agent_after(reply("Salah kirim.", None));
    desk.act_as(Role::BadanUsaha).ticket_ok(reply("Baik.", None));
    let (who, when) = (desk.portal.session().person.name.clone(), desk.clock.local_now().long());
    desk.later(MINUTE).act_as_person(Role::Agent, "agent-2").ticket_ok(reply("Kami juga.", None));
    desk.act_as(Role::Agent);
    assert_eq!(desk.not_undone(seq), Refusal::Answered { who, when });
    assert!(desk.ticket(TICKET).messages.iter().any(|message| message.content == "Salah kirim."));
}

#[test]
fn a_reply_whose_answer_was_undone_can_be_undone() {
    let (mut desk, seq) = agent_after(reply("Salah kirim.", None));
    let answer = desk.act_as(Role::BadanUsaha).ticket_ok(reply("Baik.", None)).expect("said").seq;
    desk.undone(answer);
    desk.act_as(Role::Agent).undone(seq);
    assert!(desk.ticket(TICKET).messages.iter().all(|message| message.content != "Salah kirim."));
}

#[test]
fn other_commands_can_be_undone_after_later_replies() {
    let (mut desk, seq) = agent_after(priority(Priority::Low));
    desk.act_as(Role::BadanUsaha).ticket_ok(reply("Baik.", None));
    desk.act_as(Role::Agent).undone(seq);
    assert_eq!(desk.ticket(TICKET).messages.last().expect("messages").content, "Baik.");
}

#[test]
fn a_field_changed_by_another_person_cannot_be_undone_and_the_refusal_names_them() {
    let (mut desk, seq) = agent_after(priority(Priority::Low));
    desk.act_as_person(Role::Agent, "agent-2").ticket_ok(priority(Priority::Medium));
    let who = desk.portal.session().person.name.clone();
    let when = desk.clock.local_now().long();
    desk.act_as(Role::Agent);
    assert_eq!(desk.not_undone(seq), Refusal::ChangedSince { who, when });
}

#[test]
fn only_own_commits_of_the_same_role_can_be_undone() {
    let (mut desk, seq) = agent_after(priority(Priority::Low));
    let not_there = Refusal::not_found(Kind::Commit, &seq.to_string());
    assert_eq!(desk.act_as_person(Role::Agent, "agent-2").not_undone(seq), not_there);
    for role in Role::ALL.into_iter().filter(|role| *role != Role::Agent) {
        assert_eq!(desk.act_as(role).not_undone(seq), not_there, "{role:?}");
    }
    assert_eq!(desk.act_as(Role::Agent).not_undone(99), Refusal::not_found(Kind::Commit, "99"));
}

#[test]
fn own_commits_are_matched_by_person_and_not_by_address() {
    let mut desk = Desk::acting_as(Role::InternalAuditor);
    let start = AssignmentCommand::Start { assignment: PNBP.to_owned() };
    let seq = desk.act_as_person(Role::InternalAuditor, HENDRA).assignment_ok(start).seq;
    desk.act_as(Role::CmsAuditor);
    let old = desk.portal.state().auditors.get(HENDRA).expect("an auditor").email.clone();
    let save = |id: Option<&str>, email: &str| AuditorCommand::Save {
        id: id.map(str::to_owned),
        form: AuditorForm { email: email.to_owned(), ..auditor_form("Hendra Kusuma", "internal") },
    };
    desk.auditor_ok(save(Some(HENDRA), "hendra.baru@esdm.example"));
    let namesake = desk.auditor_ok(save(None, &old)).subject.id;
    desk.act_as_person(Role::InternalAuditor, &namesake);
    assert_eq!(desk.not_undone(seq), Refusal::not_found(Kind::Commit, &seq.to_string()));
    desk.act_as_person(Role::InternalAuditor, HENDRA).undone(seq);
}

#[test]
fn own_commits_are_listed_newest_first_with_number_time_and_id() {
    let (mut desk, first) = agent_after(priority(Priority::Low));
    desk.act_as_person(Role::Agent, "agent-2").ticket_ok(reply("Dari rekan.", None));
    desk.act_as(Role::Agent).later(MINUTE);
    let second = desk.label_ok(LabelCommand::Save { id: None, name: "Baru".to_owned() }).expect("made");
    let own = desk.view(own_commits);
    let told: Vec<_> = own.iter().map(|one| (one.seq, one.at, one.subject.id.as_str())).collect();
    assert_eq!(told, [(second.seq, second.at, second.subject.id.as_str()), (first, desk.commits[0].at, TICKET)]);
    for role in Role::ALL.into_iter().filter(|role| *role != Role::Agent) {
        assert!(desk.act_as(role).view(own_commits).is_empty(), "{role:?}");
    }
}

#[test]
fn only_the_256_newest_commits_can_be_undone() {
    let (mut desk, first) = agent_after(reply("Pertama.", None));
    for number in 0..255 {
        desk.later(MINUTE).ticket_ok(reply(&format!("Balasan {number}"), None));
    }
    let mut later = desk.clone();
    desk.undone(first);
    later.later(MINUTE).ticket_ok(reply("Satu lagi.", None));
    assert_eq!(later.not_undone(first), Refusal::not_found(Kind::Commit, &first.to_string()));
}

#[test]
fn the_filing_of_an_answered_ticket_cannot_be_undone() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let filed = desk.ticket_ok(TicketCommand::Create { form: form("Baru") }).expect("filed");
    let (id, mut unanswered) = (filed.subject.id.clone(), desk.clone());
    unanswered.undone(filed.seq);
    assert_eq!(unanswered.portal.state().tickets.get(&id), None);
    desk.act_as(Role::Agent).ticket_ok(TicketCommand::Take { ticket: id });
    assert!(matches!(desk.act_as(Role::BadanUsaha).not_undone(filed.seq), Refusal::ChangedSince { .. }));
}

#[test]
fn creating_a_used_label_or_an_assigned_auditor_cannot_be_undone() {
    let mut desk = Desk::acting_as(Role::Agent);
    let made = desk.label_ok(LabelCommand::Save { id: None, name: "Baru".to_owned() }).expect("made");
    desk.act_as_person(Role::Agent, "agent-2");
    desk.ticket_ok(TicketCommand::SetLabels { ticket: TICKET.to_owned(), labels: vec![made.subject.id] });
    assert!(matches!(desk.act_as(Role::Agent).not_undone(made.seq), Refusal::ChangedSince { .. }));

    let mut desk = Desk::cms();
    let added = desk.auditor_ok(AuditorCommand::Save { id: None, form: auditor_form("Sari", "internal") });
    desk.assignment_ok(AssignmentCommand::Create { form: assignment("TAB-OPR-02", &added.subject.id) });
    assert!(matches!(desk.not_undone(added.seq), Refusal::ChangedSince { .. }));
}

fn renamed(desk: &mut Desk, id: &str, name: &str) -> u32 {
    let form = auditor_form(name, if id == DEWI { "external" } else { "internal" });
    desk.auditor_ok(AuditorCommand::Save { id: Some(id.to_owned()), form }).seq
}

#[test]
fn undoing_a_new_name_renames_later_assignments_too() {
    let mut desk = Desk::cms();
    let seq = renamed(&mut desk, HENDRA, "Hendra K.");
    let given = desk.later(MINUTE).assignment_ok(AssignmentCommand::Create { form: assignment("TAB-OPR-02", HENDRA) });
    desk.undone(seq);
    let assignments = &desk.portal.state().assignments;
    assert_eq!(assignments.get(&given.subject.id).expect("given").auditor_name, "Hendra Kusuma");
}

#[test]
fn a_restored_assignment_has_the_present_name_of_its_auditor() {
    let mut desk = Desk::cms();
    let seq = desk.assignment_ok(AssignmentCommand::Delete { assignment: PNBP.to_owned() }).seq;
    renamed(&mut desk, HENDRA, "Hendra K.");
    desk.undone(seq);
    assert_eq!(desk.portal.state().assignments.get(PNBP).expect("the record is restored").auditor_name, "Hendra K.");
}

#[test]
fn an_undo_that_would_give_internal_work_to_an_external_auditor_is_refused() {
    let mut desk = Desk::cms();
    let sari = desk.auditor_ok(AuditorCommand::Save { id: None, form: auditor_form("Sari", "external") }).subject.id;
    let internal = AuditorForm { auditor_type: "internal".to_owned(), ..auditor_form("Sari", "internal") };
    let seq = desk.auditor_ok(AuditorCommand::Save { id: Some(sari.clone()), form: internal }).seq;
    let work = portal_core::audit::assignment::form::AssignmentForm {
        auditor_type: "internal".to_owned(),
        ..assignment("TAB-OPR-02", &sari)
    };
    desk.assignment_ok(AssignmentCommand::Create { form: work });
    assert!(matches!(desk.not_undone(seq), Refusal::Invalid { .. }));
}

#[test]
fn an_undo_that_would_reuse_a_name_is_refused() {
    let mut desk = Desk::acting_as(Role::Agent);
    let rename = |id: &str, name: &str| LabelCommand::Save { id: Some(id.to_owned()), name: name.to_owned() };
    let seq = desk.label_ok(rename("LABEL_rkab", "Rencana")).expect("renamed").seq;
    desk.label_ok(rename("LABEL_pnbp", "rkab"));
    assert!(matches!(desk.not_undone(seq), Refusal::Invalid { .. }));

    let made = desk.canned_ok(canned(None, "Salam", "Isi")).expect("made");
    let deleted = desk.canned_ok(CannedReplyCommand::Delete { id: made.subject.id }).expect("deleted").seq;
    desk.later(MINUTE).canned_ok(canned(None, "SALAM", "Isi"));
    assert!(matches!(desk.not_undone(deleted), Refusal::Invalid { .. }));
}

#[test]
fn changes_of_a_dashboard_that_became_private_cannot_be_undone() {
    let mut desk = Desk::builder();
    let open = dashboard_form("Bersama", Permission::Internal);
    let dashboard = desk.as_builder(SECOND).create(open.clone());
    let seq = desk.as_builder(FIRST).publish(&dashboard).seq;
    let form = dashboard_form("Rahasia", Permission::Private);
    desk.as_builder(SECOND).dashboard_ok(DashboardCommand::Save { dashboard, form, widgets: vec![] });
    assert_eq!(desk.as_builder(FIRST).not_undone(seq), Refusal::not_found(Kind::Commit, &seq.to_string()));
}

#[test]
fn undoing_a_notice_to_a_department_adds_an_activity_entry() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let sent = TicketCommand::SendToDepartment {
        ticket: TICKET.to_owned(),
        department: "dep-regulasi".to_owned(),
        note: Some("Mohon telaah.".to_owned()),
    };
    let seq = desk.ticket_ok(sent).expect("told").seq;
    desk.undone(seq);
    let line = &desk.detail(TICKET).activity[0].what;
    assert_eq!(line, "mengurungkan: mengirim tiket ke Departemen - Regulasi: Mohon telaah.");
    desk.act_as(Role::BadanUsaha);
    assert!(!desk.detail(TICKET).activity[0].what.contains("telaah"), "notes between staff stay with staff");
}

#[test]
fn an_undone_notice_can_be_redone() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let department = "dep-regulasi".to_owned();
    let sent = TicketCommand::SendToDepartment { ticket: TICKET.to_owned(), department, note: None };
    let seq = desk.ticket_ok(sent).expect("told").seq;
    let undone = desk.undone(seq).seq;
    desk.undone(undone);
    assert_eq!(desk.detail(TICKET).activity[0].what, "mengulangi: mengirim tiket ke Departemen - Regulasi");
}

#[test]
fn a_read_only_portal_refuses_undo() {
    let (mut desk, seq) = agent_after(priority(Priority::Low));
    desk.portal.set_read_only(true);
    assert_eq!(desk.not_undone(seq), Refusal::ReadOnly);
    assert_eq!(desk.refused(&Command::Ticket(priority(Priority::High))), Refusal::ReadOnly);
    desk.act_as(Role::CmsAuditor);
    desk.portal.set_read_only(false);
    desk.act_as(Role::Agent).undone(seq);
}
