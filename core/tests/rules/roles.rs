//! Role × action (§6): every cell of the grant table, and every command and view under every role.

use crate::support::audit::{DEWI, DOMESTIC, LICENCE, MAYA, PNBP, auditor_form, rows_of};
use crate::support::dashboards::{TICKETS, counted_by, dashboard_form};
use crate::support::{Desk, assignment, form, query};
use portal_core::assignment::{AssignmentCommand, views as assignments};
use portal_core::attachment::FileFacts;
use portal_core::auditor::{self, AuditorCommand};
use portal_core::canned_reply::{self, CannedReplyCommand, CannedReplyQuery};
use portal_core::dashboard::commands::DashboardForm;
use portal_core::dashboard::model::Permission;
use portal_core::dashboard::{DashboardCommand, views as dashboards};
use portal_core::label::{self, LabelCommand};
use portal_core::reader::Reader;
use portal_core::repository::form::{DatasetForm, DocumentForm, PlaceForm};
use portal_core::repository::views::subject::DataSubject;
use portal_core::repository::{RepositoryCommand, views as repository};
use portal_core::session::Action::{self, *};
use portal_core::session::Role;
use portal_core::ticket::TicketCommand;
use portal_core::ticket::model::{Priority, ReturnReason, Status};
use portal_core::ticket::views::agents::{AgentQuery, agents};
use portal_core::ticket::views::list_kind::ListKind;
use portal_core::ticket::views::{choices, counts, detail, export, files, list};
use portal_core::{Command, Outcome, Refusal};
use portal_dashboard::edit::{Edit, EditRequest};
use portal_dashboard::widget::WidgetKind;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

const ROLES: [Role; 7] = Role::ALL;

/// Whether a business entity, ministry staff, an agent, an internal auditor, an external auditor, the CMS administrator, the dashboard
/// administrator may.
const GRANTS: [(Action, [bool; 7]); 27] = [
    (ReadOwnTickets, [true, false, false, false, false, false, false]),
    (ReadAllTickets, [false, true, true, false, false, false, false]),
    (CreateTicket, [true, false, false, false, false, false, false]),
    (CreateTicketOnBehalf, [false, true, false, false, false, false, false]),
    (Reply, [true, false, true, false, false, false, false]),
    (CloseOwnTicket, [true, false, false, false, false, false, false]),
    (SetStatus, [false, true, true, false, false, false, false]),
    (TakeTicket, [false, false, true, false, false, false, false]),
    (AssignTicket, [false, true, true, false, false, false, false]),
    (ReturnTicket, [false, false, true, false, false, false, false]),
    (SendToDepartment, [false, true, false, false, false, false, false]),
    (SetPriority, [false, false, true, false, false, false, false]),
    (ExportTickets, [false, true, false, false, false, false, false]),
    (UseCannedReplies, [false, false, true, false, false, false, false]),
    (UseLabels, [false, false, true, false, false, false, false]),
    (ReadStaffNotes, [false, true, true, false, false, false, false]),
    (ReadAssignedData, [false, false, false, true, true, false, false]),
    (TakeOutAssignedData, [false, false, false, true, false, false, false]),
    (ReadAssignmentNotes, [false, false, false, true, false, false, false]),
    (MoveOwnAssignment, [false, false, false, true, false, false, false]),
    (ManageRepository, [false, false, false, false, false, true, false]),
    (ManageAssignments, [false, false, false, false, false, true, false]),
    (ManageAuditors, [false, false, false, false, false, true, false]),
    (ManageDashboards, [false, false, false, false, false, false, true]),
    (ReadDashboards, [true; 7]),
    (TakeOutDashboards, [true, true, true, true, false, true, true]),
    (HandleAllData, [true, true, true, true, false, true, true]),
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
    let added = LabelCommand::AddTo { ticket: id("R8K2AB"), name: id("Baru") };
    all.push((UseLabels, Command::Label(added)));
    all.push((UseLabels, Command::Label(LabelCommand::Delete { id: id("LABEL_rkab") })));
    all.push((UseCannedReplies, Command::CannedReply(canned)));
    all.push((UseCannedReplies, Command::CannedReply(CannedReplyCommand::Delete { id: id("CANNED_terima") })));
    all.extend(audit_commands());
    all.extend(dashboard_commands().map(|command| (ManageDashboards, Command::Dashboard(command))));
    all
}

/// Every command on dashboards.
fn dashboard_commands() -> [DashboardCommand; 7] {
    let dashboard = || TICKETS.to_owned();
    let form = || dashboard_form("Baru", Permission::Public);
    let definition =
        Desk::acting_as(Role::DashboardBuilder).view(|reader| dashboards::definition::file(reader, TICKETS));
    let file = serde_json::to_value(definition.expect("it may be exported").definition).expect("plain data");
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

fn place() -> PlaceForm {
    let [tahapan, badan_usaha, description] = ["Penjualan", "PT Baru", ""].map(str::to_owned);
    PlaceForm { tahapan, badan_usaha, description }
}

fn document_form() -> DocumentForm {
    let file = FileFacts { name: "a.pdf".to_owned(), size: 9, head: b"%PDF-1.4".to_vec() };
    DocumentForm { place: place(), file, sections: vec![] }
}

fn dataset_form() -> DatasetForm {
    let [kegiatan, content, file_name] = ["Uji", "TABLE_1", "a.csv"].map(str::to_owned);
    DatasetForm { place: place(), kegiatan, content, file_name, kinds: vec![], replace: false }
}

/// Every command of the audit areas but those that move an assignment, which two roles may; and storing a dataset, which needs a file
/// that was read.
fn audit_commands() -> Vec<(Action, Command)> {
    let id = |id: &str| id.to_owned();
    let auditor = auditor_form("Sari", "internal");
    vec![
        (ManageAssignments, Command::Assignment(AssignmentCommand::Create { form: assignment("TAB-OPR-02", DEWI) })),
        (ManageAssignments, Command::Assignment(AssignmentCommand::Delete { assignment: id(PNBP) })),
        (ManageAuditors, Command::Auditor(AuditorCommand::Save { id: None, form: auditor.clone() })),
        (ManageAuditors, Command::Auditor(AuditorCommand::Save { id: Some(id(MAYA)), form: auditor })),
        (ManageAuditors, Command::Auditor(AuditorCommand::Delete { id: id(MAYA) })),
        (ManageRepository, Command::Repository(RepositoryCommand::StoreDocument { form: document_form() })),
        (ManageRepository, Command::Repository(RepositoryCommand::Remove { id: id("TAB-OPR-02") })),
    ]
}

#[test]
fn a_step_is_for_the_administrator_and_the_internal_auditor_who_has_it() {
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
fn a_dataset_that_was_read_is_stored_by_the_administrator_only() {
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
fn every_command_under_every_role() {
    for (action, command) in commands() {
        for role in ROLES {
            let mut desk = Desk::acting_as(role);
            // Staff open tickets again too (decisions §4).
            let reopens = matches!(command, Command::Ticket(TicketCommand::Reopen { .. })) && granted(SetStatus, role);
            if granted(action, role) || reopens {
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
    let views: [(&str, &[Action], View); 12] = [
        ("counts", &[ReadOwnTickets, ReadAllTickets], |reader| counts::counts(reader).map(drop)),
        ("detail", &[ReadOwnTickets, ReadAllTickets], |reader| detail::detail(reader, "R8K2AB").map(drop)),
        ("own list", &[ReadOwnTickets], |reader| list::list(reader, &query(ListKind::BusinessAll)).map(drop)),
        ("ministry list", &[ReadAllTickets], |reader| list::list(reader, &query(ListKind::InternalReassign)).map(drop)),
        ("agent list", &[ReadAllTickets], |reader| list::list(reader, &query(ListKind::AgentNew)).map(drop)),
        ("export", &[ExportTickets], |reader| {
            let query = export::TicketCsvQuery { list: query(ListKind::InternalAll), first: 0, count: 9 };
            export::csv(reader, &query).map(drop)
        }),
        ("agents", &[AssignTicket], |reader| agents(reader, &AgentQuery::default()).map(drop)),
        ("departments", &[SendToDepartment], |reader| choices::departments(reader).map(drop)),
        ("businesses", &[CreateTicketOnBehalf], |reader| {
            choices::businesses(reader, &choices::BusinessQuery::default()).map(drop)
        }),
        ("canned replies", &[UseCannedReplies], |reader| {
            canned_reply::list(reader, &CannedReplyQuery::default()).map(drop)
        }),
        ("unknown placeholders", &[UseCannedReplies], |reader| canned_reply::unknown(reader, "{x}").map(drop)),
        ("labels", &[ReadStaffNotes], |reader| label::list(reader).map(drop)),
    ];
    under_every_role(&views);
}

type View = fn(&Reader) -> Result<(), Refusal>;

/// Each view is read by the roles that are granted one of its actions, and refused to all others.
fn under_every_role(views: &[(&str, &[Action], View)]) {
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
fn every_view_of_the_audit_areas_under_every_role() {
    under_every_role(&[
        ("assignment counts", &[ManageAssignments], |reader| assignments::list::counts(reader).map(drop)),
        ("assignments", &[ManageAssignments], |reader| {
            assignments::list::list(reader, &assignments::list::AssignmentQuery::default()).map(drop)
        }),
        ("assignment", &[ManageAssignments], |reader| assignments::detail::detail(reader, PNBP).map(drop)),
        ("assignment modal", &[ManageAssignments], |reader| {
            let query = assignments::form::AssignmentFormQuery {
                data: "TAB-OPR-02".to_owned(),
                auditor_type: "internal".to_owned(),
            };
            assignments::form::form(reader, &query).map(drop)
        }),
        ("assignment errors", &[ManageAssignments], |reader| {
            assignments::form::form_errors(reader, &assignment("TAB-OPR-02", DEWI)).map(drop)
        }),
        ("auditors", &[ManageAuditors], |reader| auditor::register::register(reader).map(drop)),
        ("auditor errors", &[ManageAuditors], |reader| {
            let query = auditor::commands::AuditorFormQuery { id: None, form: auditor_form("Sari", "internal") };
            auditor::commands::form_errors(reader, &query).map(drop)
        }),
        ("desk", &[ReadAssignedData], |reader| {
            auditor::desk::desk(reader, &auditor::desk::DeskQuery::default()).map(drop)
        }),
        ("desk menu", &[ReadAssignedData], |reader| {
            auditor::desk_menu::menu(reader, &auditor::desk_menu::DeskMenuQuery::default()).map(drop)
        }),
        ("dashboard", &[ManageRepository], |reader| repository::dashboard::dashboard(reader).map(drop)),
        ("cascade", &[ManageRepository], |reader| {
            repository::query::cascade(reader, &repository::query::CascadeQuery::default()).map(drop)
        }),
        ("documents", &[ManageRepository], |reader| {
            repository::documents::shelf(reader, &repository::documents::DocumentQuery::default()).map(drop)
        }),
        ("preview", &[ManageRepository], |reader| {
            let list = repository::documents::DocumentQuery::default();
            repository::preview::preview(
                reader,
                &repository::preview::PreviewQuery { id: "DOC-PRZ-01".to_owned(), list },
            )
            .map(drop)
        }),
        ("rows", &[ManageRepository], |reader| repository::table::rows(reader, &rows_of("TAB-OPR-02")).map(drop)),
        ("rows as CSV", &[ManageRepository], |reader| repository::table::csv(reader, &rows_of("TAB-OPR-02")).map(drop)),
        ("document file", &[ManageRepository], |reader| {
            repository::file::file(reader, &DataSubject::Data("DOC-PRZ-01".to_owned())).map(drop)
        }),
        ("choices of loading", &[ManageRepository], |reader| repository::load::choices(reader).map(drop)),
        ("dataset errors", &[ManageRepository], |reader| {
            repository::load::dataset_form_errors(reader, &dataset_form()).map(drop)
        }),
        ("document errors", &[ManageRepository], |reader| {
            repository::load::document_form_errors(reader, &document_form()).map(drop)
        }),
    ]);
}

/// A question as it comes from the page.
fn asked<T: DeserializeOwned>(question: Value) -> T {
    serde_json::from_value(question).expect("a question of this shape")
}

fn bar() -> Value {
    serde_json::to_value(counted_by(1, WidgetKind::Bar, "tickets", "status")).expect("a widget is plain data")
}

/// Those that take a dashboard's id are asked for every dashboard in `dashboard_permission.rs`.
#[test]
fn every_view_of_the_dashboards_under_every_role() {
    use dashboards::{definition, editor, list, menu, published, settings, widget};
    const VALUES: fn() -> Value = || json!({ "source": "tickets", "column": "status", "search": "" });
    const WIDGET: fn() -> Value = || json!({ "widget": bar(), "filters": {}, "coloured": [], "source": "tickets" });
    let all: [(&str, &[Action], View); 14] = [
        ("count", &[ReadDashboards], |of| published::count(of).map(drop)),
        ("readable", &[ReadDashboards], |of| published::list(of, &asked(json!({}))).map(drop)),
        ("menu", &[ManageDashboards], |of| menu::menu(of).map(drop)),
        ("list", &[ManageDashboards], |of| list::list(of, &asked(json!({ "scope": "all" }))).map(drop)),
        ("import", &[ManageDashboards], |of| definition::from_text(of, "{}").map(drop)),
        ("form", &[ManageDashboards], |of| editor::form_errors(of, &DashboardForm::default()).map(drop)),
        ("step", &[ManageDashboards], |of| {
            editor::step(of, &EditRequest { widgets: vec![], edit: Edit::Tidy }).map(drop)
        }),
        ("sources", &[ManageDashboards], |of| editor::source_options(of).map(drop)),
        ("columns", &[ManageDashboards], |of| editor::source_columns(of, "tickets").map(drop)),
        ("values", &[ManageDashboards], |of| editor::column_values(of, &asked(VALUES())).map(drop)),
        ("suited", &[ManageDashboards], |of| settings::suited_widget(of, &asked(WIDGET())).map(drop)),
        ("typed", &[ManageDashboards], |of| {
            settings::typed(of, &asked(json!({ "setting": "decimals", "typed": "2" }))).map(drop)
        }),
        ("preview", &[ManageDashboards], |of| widget::preview(of, &asked(WIDGET())).map(drop)),
        ("prepared", &[ManageDashboards], |of| widget::preview_prepared(of, &asked(WIDGET())).map(drop)),
    ];
    under_every_role(&all);
}

#[test]
fn an_item_is_read_by_the_auditor_who_has_it_and_by_no_other_role() {
    for (id, owner) in [(PNBP, Role::InternalAuditor), (DOMESTIC, Role::ExternalAuditor)] {
        for role in ROLES {
            let read = Desk::acting_as(role).item(id);
            if role == owner {
                assert!(read.is_ok());
            } else if granted(ReadAssignedData, role) {
                assert_eq!(read.expect_err("foreign"), Refusal::not_found(portal_core::error::Kind::Data, id));
            } else {
                assert_eq!(read.expect_err("refused"), Refusal::NotPermitted { role, action: ReadAssignedData });
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
