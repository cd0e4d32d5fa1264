//! Commits of two tabs are merged field by field: the later value wins, the earlier one can be restored, no message
//! is lost.

use crate::support::audit::{HENDRA, PNBP, auditor_form};
use crate::support::dashboards::{TICKETS, dashboard_form};
use crate::support::{Desk, MINUTE, assignment, form, reply_to};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::auditor::commands::AuditorCommand;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, PlaceForm};
use portal_core::dashboard::commands::DashboardCommand;
use portal_core::model::assignment::AssignmentStatus;
use portal_core::model::dashboard::Permission;
use portal_core::model::repository::ExistingRows;
use portal_core::model::ticket::{Priority, ReturnReason, Status};
use portal_core::model::{Role, Slice};
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::label::LabelCommand;

const TICKET: &str = "R8K2AB";

fn reply(content: &str, status: Option<Status>) -> TicketCommand {
    reply_to(TICKET, content, status)
}

/// Two tabs with the same state, each in its role.
fn tabs(here: Role, there: Role) -> (Desk, Desk) {
    let desk = Desk::acting_as(here);
    let mut other = desk.other_tab(there);
    other.later(MINUTE);
    (desk, other)
}

#[test]
fn replies_of_both_tabs_are_kept_in_order_with_consecutive_numbers() {
    let (mut here, mut there) = tabs(Role::Agent, Role::BadanUsaha);
    here.ticket_ok(reply("Dari agen.", Some(Status::Pending)));
    there.ticket_ok(reply("Dari perusahaan.", None));
    there.ticket_ok(reply("Satu lagi.", None));
    let known = here.ticket(TICKET).messages.len() - 1;
    here.adopts(&there);
    let said: Vec<_> = here.ticket(TICKET).messages[known..].iter().map(|message| message.content.as_str()).collect();
    assert_eq!(said, ["Dari agen.", "Dari perusahaan.", "Satu lagi."]);
    assert!(here.ticket(TICKET).messages.iter().zip(1..).all(|(message, id)| message.id == id));
    assert_eq!(here.ticket(TICKET).status, Status::Pending);
    assert_eq!((here.seq(), here.commits.last().map(|commit| commit.seq)), (3, Some(3)));
}

#[test]
fn changes_of_different_fields_are_merged_and_the_later_change_of_one_field_wins() {
    let (mut here, mut there) = tabs(Role::Agent, Role::InternalEsdm);
    let ticket = || TICKET.to_owned();
    here.ticket_ok(TicketCommand::SetPriority { ticket: ticket(), priority: Priority::Low });
    here.ticket_ok(TicketCommand::SetStatus { ticket: ticket(), status: Status::Pending });
    there.ticket_ok(TicketCommand::SetStatus { ticket: ticket(), status: Status::Resolved });
    let at = there.clock.now;
    here.adopts(&there);
    let merged = here.ticket(TICKET);
    assert_eq!((merged.priority, merged.status, merged.updated_at), (Some(Priority::Low), Status::Resolved, at));
}

#[test]
fn the_earlier_of_two_edits_can_be_restored() {
    let (mut here, mut there) = tabs(Role::DashboardBuilder, Role::DashboardBuilder);
    let save = |name: &str| DashboardCommand::Save {
        dashboard: TICKETS.to_owned(),
        form: dashboard_form(name, Permission::Public),
        widgets: vec![],
    };
    here.dashboard_ok(save("Dari sini"));
    there.dashboard_ok(save("Dari sana"));
    here.adopts(&there);
    assert_eq!(here.dashboard(TICKETS).name, "Dari sana");
    let versions = here.versions(Slice::Dashboards, Some(TICKETS));
    assert_eq!(versions[0].differences, ["Nama: Dari sini → Dari sana"]);
    here.restored(versions[0].seq, Slice::Dashboards, TICKETS);
    assert_eq!(here.dashboard(TICKETS).name, "Dari sini");
}

#[test]
fn a_reply_to_a_ticket_that_was_closed_elsewhere_is_kept() {
    let (mut here, mut there) = tabs(Role::InternalEsdm, Role::BadanUsaha);
    here.ticket_ok(TicketCommand::SetStatus { ticket: TICKET.to_owned(), status: Status::Closed });
    there.ticket_ok(reply("Belum selesai.", None));
    here.adopts(&there);
    let ticket = here.ticket(TICKET);
    assert_eq!(ticket.status, Status::Closed);
    assert_eq!(ticket.messages.last().expect("messages").content, "Belum selesai.");
}

#[test]
fn undoing_the_filing_of_an_answered_ticket_is_refused() {
    let mut here = Desk::acting_as(Role::BadanUsaha);
    let filed = here.ticket_ok(TicketCommand::Create { form: form("Baru") }).expect("filed");
    let mut there = here.other_tab(Role::BadanUsaha);
    there.undone(filed.seq);
    let id = filed.subject.id;
    let answer = reply_to(&id, "Kami periksa.", Some(Status::Pending));
    here.act_as(Role::Agent).later(MINUTE).ticket_ok(answer);
    let (who, when) = (here.portal.session().person.name.clone(), here.clock.local_now().long());
    assert_eq!(here.later(MINUTE).adopts_not(&there), Refusal::ChangedSince { who, when });
    assert_eq!(here.ticket(&id).messages.len(), 1);
}

#[test]
fn an_answer_restores_a_ticket_whose_filing_was_undone_in_another_tab() {
    let mut here = Desk::acting_as(Role::BadanUsaha);
    let filed = here.ticket_ok(TicketCommand::Create { form: form("Baru") }).expect("filed");
    let id = filed.subject.id;
    let mut there = here.other_tab(Role::Agent);
    there.ticket_ok(TicketCommand::Take { ticket: id.clone() });
    here.undone(filed.seq);
    here.adopts(&there);
    assert_eq!(here.ticket(&id).status, Status::Open);
}

#[test]
fn a_ticket_given_back_and_assigned_at_once_follows_the_later_command() {
    let ticket = || TICKET.to_owned();
    let assigned = || TicketCommand::Assign { ticket: ticket(), agent: "agent-2".to_owned(), reason: None };
    let back = || TicketCommand::GiveBack { ticket: ticket(), reason: ReturnReason::Workload, note: None };
    let (mut here, mut there) = tabs(Role::Agent, Role::InternalEsdm);
    here.ticket_ok(back());
    there.ticket_ok(assigned());
    here.adopts(&there);
    assert!(
        here.ticket(TICKET).assignee.is_some() && here.ticket(TICKET).returned.is_none(),
        "the later command assigned it"
    );

    let (mut here, mut there) = tabs(Role::InternalEsdm, Role::Agent);
    here.ticket_ok(assigned());
    there.ticket_ok(back());
    here.adopts(&there);
    assert!(
        here.ticket(TICKET).assignee.is_none() && here.ticket(TICKET).returned.is_some(),
        "the later command gave it back"
    );
}

#[test]
fn an_assignment_completed_and_then_started_elsewhere_has_no_completion_date() {
    let (mut here, mut there) = tabs(Role::CmsAuditor, Role::InternalAuditor);
    here.assignment_ok(AssignmentCommand::Start { assignment: PNBP.to_owned() });
    here.assignment_ok(AssignmentCommand::Complete { assignment: PNBP.to_owned() });
    there.assignment_ok(AssignmentCommand::Start { assignment: PNBP.to_owned() });
    here.adopts(&there);
    let work = here.portal.state().assignments.get(PNBP).expect("work");
    assert_eq!((work.status, work.completed_date), (AssignmentStatus::InProgress, None));
}

#[test]
fn a_label_deleted_elsewhere_is_not_added_to_a_ticket() {
    let (mut here, mut there) = tabs(Role::Agent, Role::Agent);
    here.label_ok(LabelCommand::Delete { id: "LABEL_tenggat".to_owned() });
    let labels = vec!["LABEL_tenggat".to_owned(), "LABEL_pnbp".to_owned()];
    there.ticket_ok(TicketCommand::SetLabels { ticket: "N4W7KD".to_owned(), labels });
    here.adopts(&there);
    assert_eq!(here.ticket("N4W7KD").labels, ["LABEL_pnbp"]);
}

#[test]
fn labels_added_in_two_tabs_are_merged_without_duplicates() {
    let (mut here, mut there) = tabs(Role::Agent, Role::Agent);
    let put = |labels: [&str; 2]| TicketCommand::SetLabels {
        ticket: "N4W7KD".to_owned(),
        labels: labels.map(str::to_owned).to_vec(),
    };
    here.ticket_ok(put(["LABEL_tenggat", "LABEL_pnbp"]));
    there.ticket_ok(put(["LABEL_pnbp", "LABEL_rkab"]));
    here.adopts(&there);
    assert_eq!(here.ticket("N4W7KD").labels, ["LABEL_tenggat", "LABEL_pnbp", "LABEL_rkab"]);
}

#[test]
fn a_record_restored_in_two_tabs_is_one_record_with_its_later_changes() {
    let mut here = Desk::acting_as(Role::CmsAuditor);
    let seq = here.assignment_ok(AssignmentCommand::Delete { assignment: PNBP.to_owned() }).seq;
    let mut there = here.other_tab(Role::CmsAuditor);
    there.later(MINUTE);
    here.restored(seq, Slice::Assignments, PNBP);
    here.assignment_ok(AssignmentCommand::Start { assignment: PNBP.to_owned() });
    there.auditor_ok(AuditorCommand::Save {
        id: Some(HENDRA.to_owned()),
        form: auditor_form("Hendra Baru", "internal"),
    });
    there.restored(seq, Slice::Assignments, PNBP);
    let count = there.portal.state().assignments.count();
    here.adopts(&there);
    let assignments = &here.portal.state().assignments;
    let work = assignments.get(PNBP).expect("brought back");
    assert_eq!((assignments.count(), work.status), (count, AssignmentStatus::InProgress));
    assert_eq!(work.auditor_name, "Hendra Baru");
}

#[test]
fn a_deleted_label_leaves_tickets_of_another_tab() {
    let (mut here, mut there) = tabs(Role::Agent, Role::Agent);
    let labels = vec!["LABEL_tenggat".to_owned()];
    here.ticket_ok(TicketCommand::SetLabels { ticket: "N4W7KD".to_owned(), labels });
    there.label_ok(LabelCommand::Delete { id: "LABEL_tenggat".to_owned() });
    here.adopts(&there);
    assert!(here.ticket("N4W7KD").labels.is_empty());
    let seq = here.seq();
    here.act_as(Role::Agent).restored(seq, Slice::Labels, "LABEL_tenggat");
    assert_eq!(here.ticket("N4W7KD").labels, ["LABEL_tenggat"]);
}

#[test]
fn a_label_with_a_name_used_elsewhere_is_refused() {
    let (mut here, mut there) = tabs(Role::Agent, Role::Agent);
    let save = |name: &str| LabelCommand::Save { id: None, name: name.to_owned() };
    here.label_ok(save("Baru"));
    there.label_ok(save("BARU"));
    assert_eq!(here.adopts_not(&there), Refusal::invalid(Field::Name, Problem::Taken));
}

#[test]
fn deleting_an_auditor_deletes_assignments_of_another_tab_and_undo_restores_both() {
    let (mut here, mut there) = tabs(Role::CmsAuditor, Role::CmsAuditor);
    let given = here.assignment_ok(AssignmentCommand::Create { form: assignment("TAB-OPR-02", HENDRA) }).subject.id;
    there.auditor_ok(AuditorCommand::Delete { id: HENDRA.to_owned() });
    here.adopts(&there);
    assert!(here.portal.state().assignments.get(&given).is_none());
    let seq = here.seq();
    here.restored(seq, Slice::Auditors, HENDRA);
    assert!(here.portal.state().assignments.get(&given).is_some());
}

#[test]
fn an_assignment_for_an_auditor_deleted_elsewhere_is_refused() {
    let (mut here, mut there) = tabs(Role::CmsAuditor, Role::CmsAuditor);
    here.auditor_ok(AuditorCommand::Delete { id: HENDRA.to_owned() });
    there.assignment_ok(AssignmentCommand::Create { form: assignment("TAB-OPR-02", HENDRA) });
    assert_eq!(here.adopts_not(&there), Refusal::not_found(Kind::Auditor, HENDRA));
}

#[test]
fn an_assignment_of_another_tab_gets_the_new_name_of_its_auditor() {
    let (mut here, mut there) = tabs(Role::CmsAuditor, Role::CmsAuditor);
    let form = auditor_form("Hendra K.", "internal");
    here.auditor_ok(AuditorCommand::Save { id: Some(HENDRA.to_owned()), form });
    let given = there.assignment_ok(AssignmentCommand::Create { form: assignment("TAB-OPR-02", HENDRA) }).subject.id;
    here.adopts(&there);
    assert_eq!(here.portal.state().assignments.get(&given).expect("given").auditor_name, "Hendra K.");
}

#[test]
fn renaming_an_auditor_does_not_restore_a_deleted_assignment() {
    let (mut here, mut there) = tabs(Role::CmsAuditor, Role::CmsAuditor);
    here.assignment_ok(AssignmentCommand::Delete { assignment: PNBP.to_owned() });
    let form = auditor_form("Hendra K.", "internal");
    there.auditor_ok(AuditorCommand::Save { id: Some(HENDRA.to_owned()), form });
    here.adopts(&there);
    assert!(here.portal.state().assignments.get(PNBP).is_none());
    assert_eq!(here.auditor(HENDRA).name, "Hendra K.");
}

#[test]
fn an_auditor_with_an_assignment_from_another_tab_keeps_its_type() {
    let mut here = Desk::cms();
    let save = |id: Option<String>, kind: &str| AuditorCommand::Save { id, form: auditor_form("Sari", kind) };
    let sari = here.auditor_ok(save(None, "internal")).subject.id;
    let mut there = here.other_tab(Role::CmsAuditor);
    let work = portal_core::audit::assignment::form::AssignmentForm {
        auditor_type: "internal".to_owned(),
        ..assignment("TAB-OPR-02", &sari)
    };
    here.assignment_ok(AssignmentCommand::Create { form: work });
    there.auditor_ok(save(Some(sari), "external"));
    let problem = Problem::HasAssignments { count: 1 };
    assert_eq!(here.adopts_not(&there), Refusal::invalid(Field::AuditorType, problem));
}

#[test]
fn removed_data_cannot_be_assigned_and_assigned_data_cannot_be_removed() {
    let remove = || Command::Repository(RepositoryCommand::Remove { id: "TAB-OPR-02".to_owned() });
    let assign = || AssignmentCommand::Create { form: assignment("TAB-OPR-02", HENDRA) };
    let (mut here, mut there) = tabs(Role::CmsAuditor, Role::CmsAuditor);
    here.ok(&remove());
    there.assignment_ok(assign());
    assert_eq!(here.adopts_not(&there), Refusal::not_found(Kind::Data, "TAB-OPR-02"));

    let (mut here, mut there) = tabs(Role::CmsAuditor, Role::CmsAuditor);
    here.assignment_ok(assign());
    there.ok(&remove());
    assert_eq!(here.adopts_not(&there), Refusal::StillAssigned { assignments: 1 });
}

/// The command that stores the rows of `content` in place of existing rows.
fn stored(kegiatan: &str, content: &str, file_name: &str) -> Command {
    let [tahapan, badan_usaha, description] = ["Penjualan", "PT Baru", ""].map(str::to_owned);
    let place = PlaceForm { tahapan, badan_usaha, description };
    let [kegiatan, content, file_name] = [kegiatan, content, file_name].map(str::to_owned);
    let form = DatasetForm {
        place,
        kegiatan,
        content,
        file_name,
        existing: Some(ExistingRows::Replace),
        ..DatasetForm::default()
    };
    Command::Repository(RepositoryCommand::StoreDataset { form })
}

#[test]
fn files_loaded_in_two_tabs_are_two_versions_and_the_later_one_is_the_newest() {
    let mut here = Desk::acting_as(Role::CmsAuditor);
    here.read_csv("TABLE_1", b"a;b\n1;2\n", 64);
    let id = here.ok(&stored("Uji", "TABLE_1", "lama.csv")).expect("stored").subject.id;
    let mut there = here.other_tab(Role::CmsAuditor);
    here.read_csv("TABLE_2", b"c;d;e\n1;2;3\n4;5;6\n", 64);
    here.ok(&stored("Uji", "TABLE_2", "lain.csv"));
    there.later(MINUTE).read_csv("TABLE_3", b"a;b\n3;4\n", 64);
    there.ok(&stored("Uji", "TABLE_3", "lama.csv"));
    here.adopts(&there);
    let dataset = |desk: &Desk| desk.portal.state().repository.datasets.get(&id).expect("a dataset").clone();
    let contents: Vec<_> = dataset(&here).versions.into_iter().map(|version| version.content).collect();
    assert_eq!(contents, ["TABLE_1", "TABLE_2", "TABLE_3"]);
    assert_eq!(dataset(&here).newest(), dataset(&there).newest());
}

#[test]
fn two_datasets_of_one_activity_become_one_whatever_their_spelling() {
    let (mut here, mut there) = tabs(Role::CmsAuditor, Role::CmsAuditor);
    let store = |desk: &mut Desk, kegiatan: &str, content: &str| {
        desk.read_csv(content, b"a;b\n1;2\n", 64);
        desk.ok(&stored(kegiatan, content, "a.csv"));
    };
    store(&mut here, "Uji", "TABLE_1");
    store(&mut there, "UJI", "TABLE_2");
    assert_eq!(here.adopts_not(&there), Refusal::invalid(Field::Kegiatan, Problem::Taken));
}

#[test]
fn two_records_with_one_id_get_separate_ids_and_references_follow() {
    let (mut here, mut there) = tabs(Role::CmsAuditor, Role::CmsAuditor);
    there.clock = here.clock;
    let save = |name: &str| AuditorCommand::Save { id: None, form: auditor_form(name, "internal") };
    let first = here.auditor_ok(save("Sari")).subject.id;
    let second = there.auditor_ok(save("Tono")).subject.id;
    assert_eq!(first, second, "the same millisecond in two tabs");
    there.assignment_ok(AssignmentCommand::Create { form: assignment("TAB-OPR-02", &second) });
    here.adopts(&there);
    let renamed = format!("{first}_2");
    assert_eq!((here.auditor(&first).name.as_str(), here.auditor(&renamed).name.as_str()), ("Sari", "Tono"));
    let work = here.portal.state().assignments.newest_first()[0];
    assert_eq!((work.auditor_id.as_str(), work.auditor_name.as_str()), (renamed.as_str(), "Tono"));
    assert_eq!(here.commits[1].subject.id, renamed);
}

#[test]
fn a_record_deleted_in_both_tabs_is_gone_and_one_changed_in_a_tab_remains() {
    let (mut here, mut there) = tabs(Role::CmsAuditor, Role::CmsAuditor);
    let delete = || AssignmentCommand::Delete { assignment: PNBP.to_owned() };
    here.assignment_ok(delete());
    there.assignment_ok(delete());
    here.adopts(&there);
    assert!(here.portal.state().assignments.get(PNBP).is_none());

    let (mut here, mut there) = tabs(Role::CmsAuditor, Role::CmsAuditor);
    here.assignment_ok(delete());
    there.assignment_ok(AssignmentCommand::Start { assignment: PNBP.to_owned() });
    here.adopts(&there);
    let work = here.portal.state().assignments.get(PNBP).expect("the later of the two wins");
    assert_eq!(work.status, AssignmentStatus::InProgress);

    let (mut here, mut there) = tabs(Role::CmsAuditor, Role::CmsAuditor);
    here.assignment_ok(AssignmentCommand::Start { assignment: PNBP.to_owned() });
    there.assignment_ok(delete());
    here.adopts(&there);
    let seq = here.seq();
    here.restored(seq, Slice::Assignments, PNBP);
    let work = here.portal.state().assignments.get(PNBP).expect("the record is restored");
    assert_eq!(work.status, AssignmentStatus::InProgress, "restored with the step of the other tab");
}

#[test]
fn an_adopted_commit_can_be_undone_by_its_author() {
    let (mut here, mut there) = tabs(Role::Agent, Role::InternalEsdm);
    here.ticket_ok(reply("Dari agen.", None));
    there.ticket_ok(TicketCommand::SetStatus { ticket: TICKET.to_owned(), status: Status::Resolved });
    here.adopts(&there);
    let seq = here.seq();
    here.act_as(Role::InternalEsdm).undone(seq);
    assert_eq!(here.ticket(TICKET).status, Status::Open);
    assert_eq!(here.ticket(TICKET).messages.last().expect("messages").content, "Dari agen.");
}
