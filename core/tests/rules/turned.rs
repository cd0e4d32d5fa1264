//! The message of an undo names the state that holds after it (decisions §4).

use crate::support::audit::{COMPLIANCE, HENDRA, PNBP, auditor_form};
use crate::support::dashboards::{TICKETS, dashboard_form};
use crate::support::history::undo;
use crate::support::{Desk, MINUTE, canned, form, reply_to};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::auditor::commands::AuditorCommand;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::dashboard::commands::DashboardCommand;
use portal_core::history::turned::turned;
use portal_core::model::Role;
use portal_core::model::dashboard::Permission;
use portal_core::model::ticket::{Priority, ReturnReason, Status};
use portal_core::store::error::{Kind, Refusal};
use portal_core::ticket::commands::TicketCommand as T;
use portal_core::ticket::label::LabelCommand;

fn id(text: &str) -> String {
    text.to_owned()
}

/// The messages after a command is undone, and after it is redone.
fn said(role: Role, command: &Command) -> [String; 2] {
    let mut desk = Desk::acting_as(role);
    let done = desk.later(MINUTE).ok(command).expect("the command changes something").seq;
    let undone = desk.later(MINUTE).ok(&undo(done)).expect("undone").seq;
    let say = |desk: &Desk, seq: u32| desk.view(|reader| turned(reader, seq)).expect("an undo of one's own");
    let first = say(&desk, undone);
    let redone = desk.later(MINUTE).ok(&undo(undone)).expect("redone").seq;
    [first, say(&desk, redone)]
}

fn of(role: Role, command: T) -> [String; 2] {
    said(role, &Command::Ticket(command))
}

#[test]
fn undoing_a_ticket_change_names_the_restored_value_of_each_part() {
    let ticket = || id("R8K2AB");
    let set = T::SetStatus { ticket: ticket(), status: Status::Pending };
    assert_eq!(
        of(Role::InternalEsdm, set),
        ["Diurungkan. Status R8K2AB kembali Open.", "Diulangi. Status R8K2AB kembali Pending."]
    );
    let reply = reply_to(&ticket(), "Baik.", Some(Status::Pending));
    assert_eq!(
        of(Role::Agent, reply),
        [
            "Diurungkan. Status R8K2AB kembali Open. Balasan pada R8K2AB ditarik.",
            "Diulangi. Status R8K2AB kembali Pending. Balasan pada R8K2AB terkirim kembali."
        ]
    );
    assert_eq!(
        of(Role::BadanUsaha, T::Reopen { ticket: id("S0LV3D") }),
        ["Diurungkan. Status S0LV3D kembali Resolved.", "Diulangi. Status S0LV3D kembali Open."]
    );
    assert_eq!(
        of(Role::Agent, T::Merge { into: ticket(), tickets: vec![id("S0LV3D")] }),
        [
            "Diurungkan. Tiket S0LV3D tidak lagi digabung ke R8K2AB.",
            "Diulangi. Tiket S0LV3D kembali digabung ke R8K2AB."
        ]
    );
    assert_eq!(
        of(Role::Agent, T::Take { ticket: id("N4W7KD") }),
        [
            "Diurungkan. Status N4W7KD kembali New. Agen N4W7KD kembali Unassigned.",
            "Diulangi. Status N4W7KD kembali Open. Agen N4W7KD kembali Bagus Pratama."
        ]
    );
    let assign = T::Assign { ticket: ticket(), agent: id("agent-2"), reason: None };
    let give_back = T::GiveBack { ticket: ticket(), reason: ReturnReason::Workload, note: None };
    for command in [assign, give_back] {
        assert_eq!(of(Role::Agent, command)[0], "Diurungkan. Agen R8K2AB kembali Bagus Pratama.");
    }
    assert_eq!(
        of(Role::Agent, T::SetPriority { ticket: ticket(), priority: Priority::Low }),
        ["Diurungkan. Prioritas R8K2AB kembali High.", "Diulangi. Prioritas R8K2AB kembali Low."]
    );
    assert_eq!(
        of(Role::Agent, T::SetLabels { ticket: ticket(), labels: vec![id("LABEL_pnbp")] }),
        ["Diurungkan. Label R8K2AB kembali RKAB, Dekat tenggat.", "Diulangi. Label R8K2AB kembali PNBP."]
    );
    let department = id("dep-regulasi");
    assert_eq!(
        of(Role::InternalEsdm, T::SendToDepartment { ticket: ticket(), department, note: None }),
        [
            "Diurungkan. Pengiriman R8K2AB ke Departemen - Regulasi dibatalkan.",
            "Diulangi. Tiket R8K2AB kembali dikirim ke Departemen - Regulasi."
        ]
    );
    let [undone, redone] = of(Role::BadanUsaha, T::Create { form: form("Kuota") });
    assert!(undone.starts_with("Diurungkan. Tiket ") && undone.ends_with(" tidak ada lagi."), "{undone}");
    assert!(redone.starts_with("Diulangi. Tiket ") && redone.ends_with(" ada kembali."), "{redone}");
}

#[test]
fn undoing_other_changes_names_the_record_and_its_state() {
    let label = |command| said(Role::Agent, &Command::Label(command));
    assert_eq!(
        label(LabelCommand::Save { id: None, name: id("Air") }),
        ["Diurungkan. Label “Air” tidak ada lagi.", "Diulangi. Label “Air” ada kembali."]
    );
    assert_eq!(label(LabelCommand::Delete { id: id("LABEL_pnbp") })[0], "Diurungkan. Label “PNBP” ada kembali.");
    assert_eq!(
        label(LabelCommand::Save { id: Some(id("LABEL_pnbp")), name: id("Iuran") })[0],
        "Diurungkan. Nama label “Iuran” kembali PNBP."
    );
    assert_eq!(
        label(LabelCommand::AddTo { ticket: id("R8K2AB"), name: id("Air") }),
        [
            "Diurungkan. Label R8K2AB kembali RKAB, Dekat tenggat.",
            "Diulangi. Label R8K2AB kembali RKAB, Dekat tenggat, Air."
        ]
    );
    let made = Command::CannedReply(canned(None, "Penutup", "Salam"));
    assert_eq!(said(Role::Agent, &made)[0], "Diurungkan. Balasan “Penutup” tidak ada lagi.");

    let cms = |command| said(Role::CmsAuditor, &command);
    let renamed =
        Command::Auditor(AuditorCommand::Save { id: Some(id(HENDRA)), form: auditor_form("Sari", "internal") });
    let [undone, _] = cms(renamed);
    assert!(undone.starts_with("Diurungkan. Auditor “Sari”: Nama kembali Hendra Kusuma, Email kembali "), "{undone}");
    let deleted = Command::Auditor(AuditorCommand::Delete { id: id(HENDRA) });
    assert_eq!(cms(deleted)[0], "Diurungkan. Auditor “Hendra Kusuma” ada kembali.");
    let [undone, redone] = cms(Command::Assignment(AssignmentCommand::Delete { assignment: id(PNBP) }));
    assert!(undone.starts_with("Diurungkan. Penugasan “") && undone.ends_with("” ada kembali."), "{undone}");
    assert!(redone.ends_with("” tidak ada lagi."), "{redone}");
    let [undone, _] = cms(Command::Assignment(AssignmentCommand::Complete { assignment: id(COMPLIANCE) }));
    assert!(undone.starts_with("Diurungkan. Status penugasan “"), "{undone}");
    assert!(undone.ends_with("” kembali Sedang Dikerjakan."), "{undone}");
    let [undone, _] = cms(Command::Repository(RepositoryCommand::Remove { id: id("DOC-OPR-02") }));
    assert!(undone.starts_with("Diurungkan. Dokumen “") && undone.ends_with("” ada kembali."), "{undone}");

    let builder = |command| said(Role::DashboardBuilder, &Command::Dashboard(command));
    let [undone, redone] = builder(DashboardCommand::Unpublish { dashboard: id(TICKETS) });
    assert!(
        undone.starts_with("Diurungkan. Status dasbor “") && undone.ends_with("” kembali Dipublikasi."),
        "{undone}"
    );
    assert!(redone.ends_with("” kembali Draft."), "{redone}");
    let create = DashboardCommand::Create { form: dashboard_form("Baru", Permission::Public) };
    assert_eq!(builder(create)[0], "Diurungkan. Dasbor “Baru” tidak ada lagi.");
}

#[test]
fn only_the_persons_own_undo_has_a_message() {
    let mut desk = Desk::acting_as(Role::Agent);
    let set = T::SetStatus { ticket: id("R8K2AB"), status: Status::Pending };
    let done = desk.ticket_ok(set).expect("set").seq;
    let not_there = |seq: u32| Refusal::not_found(Kind::Commit, &seq.to_string());
    assert_eq!(desk.view(|reader| turned(reader, done)), Err(not_there(done)), "the commit is no undo");
    let undone = desk.ok(&undo(done)).expect("undone").seq;
    assert!(desk.view(|reader| turned(reader, undone)).is_ok());
    desk.act_as_person(Role::Agent, "agent-2");
    assert_eq!(desk.view(|reader| turned(reader, undone)), Err(not_there(undone)));
}
