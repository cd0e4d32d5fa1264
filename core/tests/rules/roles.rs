//! Role × action (§6): every cell of the grant table, every command under every role, and access to other people's
//! records.

use crate::support::audit::{
    DEWI, DOMESTIC, LICENCE, MAYA, PNBP, auditor_form, extend_form, hand_over_form, notes_form,
};
use crate::support::dashboards::{TICKETS, dashboard_form};
use crate::support::{Desk, assignment, canned, form, note_on, reply_to};
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::auditor::commands::AuditorCommand;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::edit::EditDataForm;
use portal_core::audit::repository::form::{DatasetForm, DocumentForm, PlaceForm};
use portal_core::dashboard::commands::DashboardCommand;
use portal_core::dashboard::views as dashboards;
use portal_core::model::Role;
use portal_core::model::dashboard::Permission;
use portal_core::model::desk_settings::DeskSettings;
use portal_core::model::ticket::{LinkKind, Priority, ReturnReason, Status};
use portal_core::store::error::Refusal;
use portal_core::store::files;
use portal_core::store::form::attachment::FileFacts;
use portal_core::store::session::Action::{self, *};
use portal_core::ticket::canned_reply::CannedReplyCommand;
use portal_core::ticket::canned_reply::transfer::ImportedReply;
use portal_core::ticket::commands::{BulkChange, BulkTickets, TicketCommand};
use portal_core::ticket::desk_settings::DeskSettingsCommand;
use portal_core::ticket::desk_settings::categories::DeskCategoriesForm;
use portal_core::ticket::desk_settings::form::{DeskCalendarForm, DeskTargetsForm};
use portal_core::ticket::directory::DirectoryCommand;
use portal_core::ticket::directory::form::{DepartmentForm, DirectoryDraft, DirectoryForm};
use portal_core::ticket::label::LabelCommand;
use portal_core::ticket::saved_view::SavedViewCommand;
use portal_core::ticket::views::detail;
use portal_core::{Command, Outcome};

pub(crate) const ROLES: [Role; 7] = Role::ALL;

/// The grants of business entity, ministry staff, agent, internal auditor, external auditor, CMS administrator and
/// dashboard administrator.
const GRANTS: [(Action, [bool; 7]); 43] = [
    (ReadOwnTickets, [true, false, false, false, false, false, false]),
    (ReadAllTickets, [false, true, true, false, false, false, false]),
    (CreateTicket, [true, false, false, false, false, false, false]),
    (CreateTicketOnBehalf, [false, true, false, false, false, false, false]),
    (Reply, [true, true, true, false, false, false, false]),
    (CloseOwnTicket, [true, false, false, false, false, false, false]),
    (SetStatus, [false, true, true, false, false, false, false]),
    (TakeTicket, [false, false, true, false, false, false, false]),
    (AssignTicket, [false, true, true, false, false, false, false]),
    (ReturnTicket, [false, false, true, false, false, false, false]),
    (SendToDepartment, [false, true, false, false, false, false, false]),
    (LeaveDepartment, [false, true, true, false, false, false, false]),
    (SetPriority, [false, true, true, false, false, false, false]),
    (ExportTickets, [false, true, false, false, false, false, false]),
    (UseCannedReplies, [false, true, true, false, false, false, false]),
    (UseLabels, [false, true, true, false, false, false, false]),
    (LinkTickets, [false, true, true, false, false, false, false]),
    (MergeTickets, [false, true, true, false, false, false, false]),
    (RateAnswer, [true, false, false, false, false, false, false]),
    (SaveViews, [false, true, true, false, false, false, false]),
    (ManageDesk, [false, true, false, false, false, false, false]),
    (ReadStaffNotes, [false, true, true, false, false, false, false]),
    (WriteNotes, [false, true, true, false, false, false, false]),
    (ReadAssignedData, [false, false, false, true, true, false, false]),
    (TakeOutAssignedData, [false, false, false, true, false, false, false]),
    (ReadAssignmentNotes, [false, false, false, true, false, false, false]),
    (MoveOwnAssignment, [false, false, false, true, false, false, false]),
    (TestData, [false, false, false, true, false, true, false]),
    (KeepSteps, [false, false, false, true, false, false, false]),
    (ReadWorkingPapers, [false, false, false, true, false, true, false]),
    (WriteFindings, [false, false, false, true, false, false, false]),
    (ReviewAudits, [false, false, false, false, false, true, false]),
    (AssessFollowUps, [false, false, false, true, false, false, false]),
    (AnswerFindings, [true, false, false, false, false, false, false]),
    (MakePackages, [false, false, false, true, false, true, false]),
    (ReadAcceptedFindings, [false, false, false, false, true, false, false]),
    (ManageRepository, [false, false, false, false, false, true, false]),
    (ManageAssignments, [false, false, false, false, false, true, false]),
    (ManageAuditors, [false, false, false, false, false, true, false]),
    (ManageDashboards, [false, false, false, false, false, false, true]),
    (ReadDashboards, [true; 7]),
    (TakeOutDashboards, [true, true, true, true, false, true, true]),
    (HandleAllData, [false, true, true, true, false, true, true]),
];

pub(crate) fn granted(action: Action, role: Role) -> bool {
    let (_, cells) = GRANTS.iter().find(|(known, _)| *known == action).expect("every action is in the table");
    let column = ROLES.iter().position(|known| *known == role).expect("every role is in the table");
    cells.get(column).copied().unwrap_or(false)
}

#[test]
fn every_role_has_exactly_its_actions() {
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

fn bulk(change: BulkChange) -> TicketCommand {
    let ids = ["R8K2AB", "N4W7KD"].map(str::to_owned).to_vec();
    TicketCommand::Bulk { tickets: BulkTickets::Chosen { ids }, change }
}

/// Every command with its action; the tickets are in a status that allows it.
fn commands() -> Vec<(Action, Command)> {
    let id = |id: &str| id.to_owned();
    let tickets = [
        (CreateTicket, TicketCommand::Create { form: form("Atas nama sendiri") }),
        (CreateTicketOnBehalf, on_behalf()),
        (Reply, reply_to("R8K2AB", "Halo", None)),
        (CloseOwnTicket, TicketCommand::Close { ticket: id("R8K2AB") }),
        (CloseOwnTicket, TicketCommand::Reopen { ticket: id("S0LV3D") }),
        (SetStatus, TicketCommand::SetStatus { ticket: id("R8K2AB"), status: Status::Resolved }),
        (TakeTicket, TicketCommand::Take { ticket: id("N4W7KD") }),
        (AssignTicket, TicketCommand::Assign { ticket: id("R8K2AB"), agent: id("agent-2"), reason: None }),
        (ReturnTicket, TicketCommand::GiveBack { ticket: id("R8K2AB"), reason: ReturnReason::Workload, note: None }),
        (
            SendToDepartment,
            TicketCommand::SendToDepartment { ticket: id("R8K2AB"), department: id("dep-regulasi"), note: None },
        ),
        (LeaveDepartment, TicketCommand::LeaveDepartment { ticket: id("R8K2AB") }),
        (SetPriority, TicketCommand::SetPriority { ticket: id("R8K2AB"), priority: Priority::Low }),
        (UseLabels, TicketCommand::SetLabels { ticket: id("R8K2AB"), labels: vec![id("LABEL_pnbp")] }),
        (MergeTickets, TicketCommand::Merge { into: id("R8K2AB"), tickets: vec![id("S0LV3D")] }),
        (
            MergeTickets,
            TicketCommand::Split { ticket: id("R8K2AB"), message: 2, title: id("Baru"), category: id("Umum") },
        ),
        (LinkTickets, TicketCommand::Link { ticket: id("R8K2AB"), other: id("N4W7KD"), kind: LinkKind::Related }),
        (RateAnswer, TicketCommand::Rate { ticket: id("S0LV3D"), is_satisfied: true, comment: String::new() }),
        (WriteNotes, note_on("R8K2AB", "Catatan")),
        (AssignTicket, bulk(BulkChange::Assign { agent: id("agent-2"), reason: None })),
        (SetStatus, bulk(BulkChange::SetStatus { status: Status::Resolved })),
        (SetPriority, bulk(BulkChange::SetPriority { priority: Priority::Low })),
        (UseLabels, bulk(BulkChange::AddLabels { labels: vec![id("LABEL_pnbp")] })),
        (UseLabels, bulk(BulkChange::RemoveLabels { labels: vec![id("LABEL_rkab")] })),
        (SendToDepartment, bulk(BulkChange::SendToDepartment { department: id("dep-regulasi"), note: None })),
    ];
    let label = LabelCommand::Save { id: None, name: id("Baru") };
    let mut all: Vec<_> = tickets.into_iter().map(|(action, command)| (action, Command::Ticket(command))).collect();
    all.push((UseLabels, Command::Label(label)));
    let added = LabelCommand::AddTo { ticket: id("R8K2AB"), name: id("Baru") };
    all.push((UseLabels, Command::Label(added)));
    all.push((UseLabels, Command::Label(LabelCommand::Delete { id: id("LABEL_rkab") })));
    let view = SavedViewCommand::Save { id: None, name: id("Baru"), is_shared: true, parts: vec![] };
    all.push((SaveViews, Command::SavedView(view)));
    all.push((UseCannedReplies, Command::CannedReply(canned(None, "Baru", "Isi"))));
    let rows = vec![ImportedReply { line: 2, title: id("Baru"), category: None, content: id("Isi") }];
    all.push((UseCannedReplies, Command::CannedReply(CannedReplyCommand::Import { rows })));
    all.push((UseCannedReplies, Command::CannedReply(CannedReplyCommand::Delete { id: id("CANNED_terima") })));
    all.extend(desk_commands());
    all.extend(audit_commands());
    all.extend(dashboard_commands().map(|command| (ManageDashboards, Command::Dashboard(command))));
    all
}

fn desk_commands() -> [(Action, Command); 5] {
    let targets = DeskTargetsForm { quiet_days: "9".to_owned(), ..DeskTargetsForm::of(&DeskSettings::default()) };
    let calendar = DeskCalendarForm { zone: "WIT".to_owned(), ..DeskCalendarForm::of(&DeskSettings::default()) };
    let mut categories = DeskCategoriesForm::of(&DeskSettings::default());
    categories.categories[0].is_active = false;
    let form = DirectoryForm::Department(DepartmentForm { name: "Departemen - Baru".to_owned() });
    let closed = DirectoryCommand::SetActive { id: "dep-regulasi".to_owned(), is_active: false };
    [
        (ManageDesk, Command::Directory(DirectoryCommand::Save { draft: DirectoryDraft { id: None, form } })),
        (ManageDesk, Command::Directory(closed)),
        (ManageDesk, Command::DeskSettings(DeskSettingsCommand::SaveTargets { form: targets })),
        (ManageDesk, Command::DeskSettings(DeskSettingsCommand::SaveCalendar { form: calendar })),
        (ManageDesk, Command::DeskSettings(DeskSettingsCommand::SaveCategories { form: categories })),
    ]
}

fn dashboard_commands() -> [DashboardCommand; 7] {
    let dashboard = || TICKETS.to_owned();
    let form = || dashboard_form("Baru", Permission::Public);
    let definition =
        Desk::acting_as(Role::DashboardBuilder).view(|reader| dashboards::definition::file(reader, TICKETS));
    let file = serde_json::to_value(definition.expect("export is granted").definition).expect("plain data");
    [
        DashboardCommand::Create { form: form() },
        DashboardCommand::Save { dashboard: dashboard(), form: form(), widgets: vec![] },
        DashboardCommand::Publish { dashboard: dashboard() },
        DashboardCommand::Unpublish { dashboard: dashboard() },
        DashboardCommand::Duplicate { dashboard: dashboard() },
        DashboardCommand::Delete { dashboard: dashboard() },
        DashboardCommand::Import { definition: serde_json::from_value(file).expect("any JSON") },
    ]
}

pub(crate) fn place() -> PlaceForm {
    let [tahapan, badan_usaha, description] = ["Penjualan", "PT Baru", ""].map(str::to_owned);
    PlaceForm { tahapan, badan_usaha, description }
}

/// Moves a dataset or document to [`place`].
pub(crate) fn edit_form(id: &str) -> EditDataForm {
    let [id, name, kegiatan] = [id, "Baru", "Uji"].map(str::to_owned);
    EditDataForm { id, place: place(), name, kegiatan }
}

pub(crate) fn document_form() -> DocumentForm {
    let file = FileFacts { name: "a.pdf".to_owned(), size: 9, head: b"%PDF-1.4".to_vec(), tail: Vec::new() };
    DocumentForm { place: place(), file, sections: vec![], pages: None }
}

pub(crate) fn dataset_form() -> DatasetForm {
    let [kegiatan, content, file_name] = ["Uji", "TABLE_1", "a.csv"].map(str::to_owned);
    DatasetForm { place: place(), kegiatan, content, file_name, ..DatasetForm::default() }
}

/// Every command of the audit areas, with two exceptions: changing an assignment's status, which two roles may, and
/// storing a dataset, which needs a file.
fn audit_commands() -> Vec<(Action, Command)> {
    let id = |id: &str| id.to_owned();
    let auditor = auditor_form("Sari", "internal");
    vec![
        (ManageAssignments, Command::Assignment(AssignmentCommand::Create { form: assignment("TAB-OPR-02", DEWI) })),
        (ManageAssignments, Command::Assignment(AssignmentCommand::Extend { form: extend_form(PNBP, "2026-12-24") })),
        (ManageAssignments, Command::Assignment(AssignmentCommand::HandOver { form: hand_over_form(PNBP, DEWI) })),
        (ManageAssignments, Command::Assignment(AssignmentCommand::Edit { form: notes_form(PNBP, "Periksa.") })),
        (ManageAssignments, Command::Assignment(AssignmentCommand::Delete { assignment: id(PNBP) })),
        (ManageAuditors, Command::Auditor(AuditorCommand::Save { id: None, form: auditor.clone() })),
        (ManageAuditors, Command::Auditor(AuditorCommand::Save { id: Some(id(MAYA)), form: auditor })),
        (ManageAuditors, Command::Auditor(AuditorCommand::Delete { id: id(MAYA) })),
        (ManageRepository, Command::Repository(RepositoryCommand::StoreDocument { form: document_form() })),
        (ManageRepository, Command::Repository(RepositoryCommand::Edit { form: edit_form("TAB-OPR-02") })),
        (ManageRepository, Command::Repository(RepositoryCommand::Remove { id: id("TAB-OPR-02") })),
    ]
}

#[test]
fn only_the_administrator_and_the_assigned_internal_auditor_change_a_status() {
    for (command, id) in [
        (AssignmentCommand::Start { assignment: PNBP.to_owned() }, PNBP),
        (AssignmentCommand::Complete { assignment: LICENCE.to_owned() }, LICENCE),
    ] {
        for role in ROLES {
            let mut desk = Desk::acting_as(role);
            if [Role::CmsAuditor, Role::InternalAuditor].contains(&role) {
                desk.assignment_ok(command.clone());
            } else {
                let refusal = Refusal::NotPermitted { role, action: MoveOwnAssignment };
                assert_eq!(desk.assignment_refused(command.clone()), refusal, "{id}");
            }
        }
    }
}

#[test]
fn only_the_administrator_stores_a_dataset() {
    for role in ROLES {
        let mut desk = Desk::acting_as(role);
        desk.read_csv("TABLE_1", b"a;b\n1;2\n", 9);
        let command = Command::Repository(RepositoryCommand::StoreDataset { form: dataset_form() });
        if granted(ManageRepository, role) {
            desk.ok(&command);
        } else {
            assert_eq!(desk.refused(&command), Refusal::NotPermitted { role, action: ManageRepository });
        }
    }
}

#[test]
fn every_role_gives_exactly_the_commands_of_its_actions() {
    for (action, command) in commands() {
        for role in ROLES {
            let mut desk = Desk::acting_as(Role::InternalEsdm);
            if action == LeaveDepartment {
                let department = "dep-regulasi".to_owned();
                desk.ticket_ok(TicketCommand::SendToDepartment { ticket: "R8K2AB".to_owned(), department, note: None });
            }
            desk.act_as(role);
            // Staff reopen tickets too (decisions §4).
            let reopens = matches!(command, Command::Ticket(TicketCommand::Reopen { .. })) && granted(SetStatus, role);
            if granted(action, role) || reopens {
                assert!(
                    matches!(desk.dispatch(&command), Outcome::Ok { commit: Some(_), .. }),
                    "{role:?}: {command:?}"
                );
            } else if action == CreateTicket && role == Role::InternalEsdm {
                // Staff file tickets too, but must name the company.
                assert!(matches!(desk.refused(&command), Refusal::Invalid { .. }));
            } else {
                assert_eq!(desk.refused(&command), Refusal::NotPermitted { role, action }, "{command:?}");
            }
        }
    }
}

#[test]
fn only_the_assigned_auditor_reads_an_item() {
    for (id, owner) in [(PNBP, Role::InternalAuditor), (DOMESTIC, Role::ExternalAuditor)] {
        for role in ROLES {
            let read = Desk::acting_as(role).item(id);
            if role == owner {
                assert!(read.is_ok());
            } else if granted(ReadAssignedData, role) {
                assert_eq!(read.expect_err("foreign"), Refusal::not_found(portal_core::store::error::Kind::Data, id));
            } else {
                assert_eq!(read.expect_err("refused"), Refusal::NotPermitted { role, action: ReadAssignedData });
            }
        }
    }
}

#[test]
fn files_are_validated_only_for_roles_that_can_send_them() {
    for role in ROLES {
        let may = [Role::BadanUsaha, Role::InternalEsdm, Role::Agent, Role::InternalAuditor].contains(&role);
        assert_eq!(Desk::acting_as(role).view(|reader| files::verdicts(reader, &[]).is_ok()), may, "{role:?}");
    }
}

#[test]
fn business_entity_cannot_tell_a_foreign_ticket_from_a_missing_one() {
    let desk = Desk::acting_as(Role::BadanUsaha);
    for id in ["N4W7KD", "ZZZZZZ"] {
        let refusal = desk.view(|reader| detail::detail(reader, id)).expect_err("not its own");
        assert_eq!(refusal, Refusal::not_found(portal_core::store::error::Kind::Ticket, id));
    }
    let mut desk = desk;
    for id in ["N4W7KD", "ZZZZZZ"] {
        let refusal = desk.ticket_refused(TicketCommand::Close { ticket: id.to_owned() });
        assert_eq!(refusal, Refusal::not_found(portal_core::store::error::Kind::Ticket, id));
    }
}
