//! Role × view (§6): every view under every role.

use crate::roles::{ROLES, dataset_form, document_form, edit_form, granted};
use crate::support::audit::{DEWI, PNBP, auditor_form, rows_of};
use crate::support::dashboards::counted_by;
use crate::support::{Desk, assignment, query};
use portal_core::audit::assignment::form::ExtendForm;
use portal_core::audit::assignment::views as assignments;
use portal_core::audit::auditor;
use portal_core::audit::repository::views as repository;
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::dashboard::commands::DashboardForm;
use portal_core::dashboard::views as dashboards;
use portal_core::model::desk_settings::DeskSettings;
use portal_core::model::ticket::Priority;
use portal_core::store::Reader;
use portal_core::store::error::Refusal;
use portal_core::store::session::Action::{self, *};
use portal_core::ticket::canned_reply::transfer::{self, ImportFile};
use portal_core::ticket::canned_reply::{self, CannedReplyQuery, CompletionQuery};
use portal_core::ticket::commands::{BulkChange, BulkTickets};
use portal_core::ticket::desk_settings::form::DeskTargetsForm;
use portal_core::ticket::desk_settings::view as desk_settings;
use portal_core::ticket::directory::form::{DepartmentForm, DirectoryDraft, DirectoryForm};
use portal_core::ticket::directory::view::{self as directory, DeskDirectoryQuery};
use portal_core::ticket::label;
use portal_core::ticket::views::agents::{AgentQuery, agents};
use portal_core::ticket::views::list_kind::ListKind;
use portal_core::ticket::views::neighbours::{NeighboursQuery, neighbours};
use portal_core::ticket::views::{bulk, choices, counts, detail, export, form_errors, list, sla, worklist};
use portal_dashboard::edit::{Edit, EditRequest};
use portal_dashboard::widget::WidgetKind;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

#[test]
fn every_role_reads_exactly_its_ticket_views() {
    let views: [(&str, &[Action], View); 28] = [
        ("counts", &[ReadOwnTickets, ReadAllTickets], |reader| counts::counts(reader).map(drop)),
        ("detail", &[ReadOwnTickets, ReadAllTickets], |reader| detail::detail(reader, "R8K2AB").map(drop)),
        ("own list", &[ReadOwnTickets], |reader| list::list(reader, &query(ListKind::BusinessAll)).map(drop)),
        ("ministry list", &[ReadAllTickets], |reader| list::list(reader, &query(ListKind::InternalReassign)).map(drop)),
        ("agent list", &[ReadAllTickets], |reader| list::list(reader, &query(ListKind::AgentNew)).map(drop)),
        ("neighbours", &[ReadAllTickets], |reader| {
            let list = query(ListKind::AgentNew);
            neighbours(reader, &NeighboursQuery { list, ticket: "N4W7KD".to_owned() }).map(drop)
        }),
        ("bulk selection", &[ReadAllTickets], |reader| {
            let tickets = BulkTickets::Chosen { ids: vec!["R8K2AB".to_owned()] };
            bulk::selection(reader, &bulk::BulkSelectionQuery { tickets, list: query(ListKind::AgentAll) }).map(drop)
        }),
        ("bulk preview", &[SetPriority], |reader| {
            let tickets = BulkTickets::Chosen { ids: vec!["R8K2AB".to_owned()] };
            let change = BulkChange::SetPriority { priority: Priority::Low };
            bulk::preview(reader, &bulk::BulkPreviewQuery { tickets, change, shown: 9 }).map(drop)
        }),
        ("next ticket", &[ReadAllTickets], |reader| {
            worklist::next(reader, &worklist::NextTicketQuery::default()).map(drop)
        }),
        ("export", &[ExportTickets], |reader| {
            let query =
                export::TicketCsvQuery { list: query(ListKind::InternalAll), chosen: Vec::new(), first: 0, count: 9 };
            export::csv(reader, &query).map(drop)
        }),
        ("export for Excel", &[ExportTickets], |reader| {
            let query =
                export::TicketCsvQuery { list: query(ListKind::InternalAll), chosen: Vec::new(), first: 0, count: 9 };
            export::sheet(reader, &query).map(drop)
        }),
        ("agents", &[AssignTicket], |reader| agents(reader, &AgentQuery::default()).map(drop)),
        ("categories", &[ReadOwnTickets, ReadAllTickets], |reader| choices::categories(reader).map(drop)),
        ("departments", &[SendToDepartment], |reader| choices::departments(reader).map(drop)),
        ("businesses", &[CreateTicketOnBehalf], |reader| {
            choices::businesses(reader, &choices::BusinessQuery::default()).map(drop)
        }),
        ("canned replies", &[UseCannedReplies], |reader| {
            canned_reply::list(reader, &CannedReplyQuery::default()).map(drop)
        }),
        ("completions", &[UseCannedReplies], |reader| {
            let query = CompletionQuery { word: "a".to_owned(), ticket: "R8K2AB".to_owned() };
            canned_reply::completions(reader, &query).map(drop)
        }),
        ("canned replies as CSV", &[UseCannedReplies], |reader| transfer::csv(reader).map(drop)),
        ("canned replies to import", &[UseCannedReplies], |reader| {
            transfer::read(reader, &ImportFile { size: 0, bytes: Vec::new() }).map(drop)
        }),
        ("preview of an import", &[UseCannedReplies], |reader| transfer::preview(reader, &[]).map(drop)),
        ("unknown placeholders", &[UseCannedReplies], |reader| canned_reply::unknown(reader, "{x}").map(drop)),
        ("note errors", &[WriteNotes], |reader| form_errors::of_note(reader, "isi").map(drop)),
        ("labels", &[ReadStaffNotes], |reader| label::list(reader, "").map(drop)),
        ("due tickets", &[ReadStaffNotes], |reader| sla::due_today(reader).map(drop)),
        ("settings", &[ManageDesk], |reader| desk_settings::settings(reader).map(drop)),
        ("check of the settings", &[ManageDesk], |reader| {
            let form = DeskTargetsForm::of(&DeskSettings::default());
            desk_settings::check(reader, &desk_settings::DeskSettingsDraft::Targets(form)).map(drop)
        }),
        ("directory", &[ManageDesk], |reader| directory::directory(reader, &DeskDirectoryQuery::default()).map(drop)),
        ("directory errors", &[ManageDesk], |reader| {
            let form = DirectoryForm::Department(DepartmentForm { name: String::new() });
            directory::form_errors(reader, &DirectoryDraft { id: None, form }).map(drop)
        }),
    ];
    under_every_role(&views);
}

type View = fn(&Reader) -> Result<(), Refusal>;

/// Each view is read by the roles that have one of its actions, and refused to all others.
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
fn every_role_reads_exactly_its_audit_views() {
    under_every_role(&[
        ("assignment counts", &[ManageAssignments], |reader| assignments::list::counts(reader).map(drop)),
        ("assignments", &[ManageAssignments], |reader| {
            assignments::list::list(reader, &assignments::list::AssignmentQuery::default()).map(drop)
        }),
        ("assignment", &[ManageAssignments], |reader| assignments::detail::detail(reader, PNBP).map(drop)),
        ("assignment modal", &[ManageAssignments], |reader| {
            let query = assignments::form::AssignmentFormQuery {
                data: vec!["TAB-OPR-02".to_owned()],
                auditor_type: "internal".to_owned(),
            };
            assignments::form::form(reader, &query).map(drop)
        }),
        ("assignment errors", &[ManageAssignments], |reader| {
            assignments::form::form_errors(reader, &assignment("TAB-OPR-02", DEWI)).map(drop)
        }),
        ("data to assign", &[ManageAssignments], |reader| {
            assignments::form::assignable(reader, &assignments::form::AssignableQuery::default()).map(drop)
        }),
        ("change of an assignment", &[ManageAssignments], |reader| {
            let [assignment, auditor_type] = [PNBP, ""].map(str::to_owned);
            let query = assignments::change::AssignmentChangeQuery { assignment, auditor_type };
            assignments::change::change(reader, &query).map(drop)
        }),
        ("errors of a change", &[ManageAssignments], |reader| {
            let [assignment, expiry_date] = [PNBP, ""].map(str::to_owned);
            let form = ExtendForm { assignment, expiry_date };
            assignments::change::change_errors(reader, &assignments::change::AssignmentChange::Extend(form)).map(drop)
        }),
        ("edited data", &[ManageRepository], |reader| repository::edit::edit(reader, "TAB-OPR-02").map(drop)),
        ("errors of edited data", &[ManageRepository], |reader| {
            repository::edit::edit_form_errors(reader, &edit_form("TAB-OPR-02")).map(drop)
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
        ("search", &[ManageRepository], |reader| {
            repository::search::search(reader, &repository::documents::DocumentQuery::default()).map(drop)
        }),
        ("part of a search", &[ManageRepository], |reader| {
            repository::search::prepared(reader, &repository::documents::DocumentQuery::default()).map(drop)
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
        ("figures", &[ManageRepository], |reader| {
            repository::figures::figures(reader, &rows_of("TAB-OPR-02")).map(drop)
        }),
        ("filters", &[ManageRepository], |reader| repository::filter::active(reader, &rows_of("TAB-OPR-02")).map(drop)),
        ("filter form", &[ManageRepository], |reader| {
            let table = rows_of("TAB-OPR-02");
            let query = repository::filter::ColumnFilterQuery { table, column: 0, typed: None, search: String::new() };
            repository::filter::form(reader, &query).map(drop)
        }),
        ("values", &[ManageRepository], |reader| {
            let table = rows_of("TAB-OPR-02");
            let query = repository::filter::ColumnFilterQuery { table, column: 0, typed: None, search: String::new() };
            repository::filter::values(reader, &query).map(drop)
        }),
        ("rows as CSV", &[ManageRepository], |reader| repository::table::csv(reader, &rows_of("TAB-OPR-02")).map(drop)),
        ("rows for Excel", &[ManageRepository], |reader| {
            repository::table::sheet(reader, &rows_of("TAB-OPR-02")).map(drop)
        }),
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

fn asked<T: DeserializeOwned>(question: Value) -> T {
    serde_json::from_value(question).expect("the query has this shape")
}

fn bar() -> Value {
    serde_json::to_value(counted_by(1, WidgetKind::Bar, "tickets", "status")).expect("a widget is plain data")
}

/// `dashboard_permission.rs` tests the views that take a dashboard's id.
#[test]
fn every_role_reads_exactly_its_dashboard_views() {
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
