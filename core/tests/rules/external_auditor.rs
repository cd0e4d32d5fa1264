//! Data that an external auditor must not see (§6, decisions §3) never leaves the core: the values of all views are
//! searched for it.

use crate::support::audit::*;
use crate::support::{Desk, HOUR};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::auditor::desk::DeskQuery;
use portal_core::audit::auditor::desk_menu::{DeskMenuQuery, menu};
use portal_core::audit::auditor::item::item;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::views::copy::copy;
use portal_core::audit::repository::views::figures::figures;
use portal_core::audit::repository::views::file::file;
use portal_core::audit::repository::views::filter::{ColumnFilterQuery, active, form, values};
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::repository::views::table::{TableQuery, csv, rows, sheet};
use portal_core::model::Role;
use portal_core::store::Reader;
use portal_core::store::error::{Kind, Refusal};
use portal_core::store::session::Action;
use portal_core::store::session::view::session;
use serde::Serialize;

const OWN: [&str; 3] = [DOMESTIC, RESOURCES, DRILLING];

fn assigned(id: &str) -> DataSubject {
    DataSubject::Assigned(id.to_owned())
}

fn rows_assigned(id: &str) -> TableQuery {
    TableQuery { subject: assigned(id), ..rows_of("") }
}

/// A view as JSON, or nothing if it is refused.
fn text<T: Serialize>(desk: &Desk, view: impl FnOnce(&Reader) -> Result<T, Refusal>) -> String {
    let value = desk.view(view).ok();
    value.map_or_else(String::new, |value| serde_json::to_string(&value).expect("plain data"))
}

/// Everything that the external auditor Dewi can read of the audit area, before and after all data is assigned to her
/// with notes.
fn everything_read() -> String {
    let mut desk = Desk::cms();
    let repository = &desk.portal.state().repository;
    let sets = repository.datasets.iter().map(|set| set.id.clone());
    let data: Vec<String> = sets.chain(repository.documents.iter().map(|document| document.id.clone())).collect();
    for data in data {
        let form = portal_core::audit::assignment::form::AssignmentForm {
            notes: "Catatan rahasia".to_owned(),
            ..crate::support::assignment(&data, DEWI)
        };
        desk.later(1).assignment_ok(AssignmentCommand::Create { form });
    }
    desk.assignment_ok(AssignmentCommand::Start { assignment: RESOURCES.to_owned() });
    desk.later(HOUR).as_auditor(DEWI);
    let mut read = text(&desk, |reader| menu(reader, &DeskMenuQuery::default()));
    read += &text(&desk, |reader| Ok(session(reader)));
    for sort in ["id", "name", "lastUpdated"] {
        let [sort, page_size] = [sort, "50"].map(|raw| Some(raw.to_owned()));
        let query = DeskQuery { sort, page_size, ..DeskQuery::default() };
        read += &text(&desk, |reader| portal_core::audit::auditor::desk::desk(reader, &query));
    }
    for assignment in desk.portal.state().assignments.newest_first() {
        read += &text(&desk, |reader| item(reader, &assignment.id));
        read += &text(&desk, |reader| rows(reader, &rows_assigned(&assignment.id)));
        read += &text(&desk, |reader| figures(reader, &rows_assigned(&assignment.id)));
        let table = TableQuery { filters: "0|terisi".to_owned(), ..rows_assigned(&assignment.id) };
        let of_form = ColumnFilterQuery { table: table.clone(), column: 0, typed: None, search: String::new() };
        let of_values = ColumnFilterQuery { table: table.clone(), column: 0, typed: None, search: String::new() };
        read += &text(&desk, |reader| active(reader, &table));
        read += &text(&desk, |reader| form(reader, &of_form));
        read += &text(&desk, |reader| values(reader, &of_values));
        read += &text(&desk, |reader| sheet(reader, &rows_assigned(&assignment.id)));
        read += &text(&desk, |reader| csv(reader, &rows_assigned(&assignment.id)));
        read += &text(&desk, |reader| copy(reader, &rows_assigned(&assignment.id)));
        read += &text(&desk, |reader| file(reader, &assigned(&assignment.id)));
    }
    read
}

#[test]
fn the_searched_views_are_not_empty() {
    let read = everything_read();
    for present in ["Dewi Paramita", "dewi@auditnusantara.example", "Akhir Eksplorasi", "PK-010", "\"watermark\""] {
        assert!(read.contains(present), "{present}");
    }
}

#[test]
fn views_contain_no_note_of_any_assignment() {
    let read = everything_read();
    assert!(!read.contains("Catatan rahasia"));
    for assignment in Desk::open().portal.state().assignments.iter() {
        if let Some(notes) = &assignment.notes {
            assert!(!read.contains(notes.as_str()), "{notes}");
        }
    }
}

#[test]
fn views_contain_no_other_auditor() {
    let read = everything_read();
    for auditor in Desk::open().portal.state().auditors.iter().filter(|auditor| auditor.id != DEWI) {
        for told in [&auditor.name, &auditor.email, &auditor.id] {
            assert!(!read.contains(told.as_str()), "{told}");
        }
    }
}

#[test]
fn views_do_not_name_the_assigning_administrator() {
    let read = everything_read();
    assert!(!read.contains("assignedBy"));
    for administrator in &Desk::open().portal.state().directory.cms_administrators {
        assert!(!read.contains(&administrator.name) && !read.contains(&administrator.email), "{administrator:?}");
    }
}

#[test]
fn only_an_internal_auditor_reads_the_notes() {
    let mut desk = Desk::open();
    let notes = |desk: &Desk, id| desk.item(id).expect("its own").assignment.notes;
    desk.as_auditor(HENDRA);
    assert_eq!(notes(&desk, PNBP), desk.assignment(PNBP).notes);
    assert!(desk.assignment(PNBP).notes.is_some() && desk.assignment(DOMESTIC).notes.is_some());
    desk.as_auditor(DEWI);
    assert_eq!(notes(&desk, DOMESTIC), None);
}

#[test]
fn limited_access_has_a_watermark_of_name_and_date() {
    let mut desk = Desk::open();
    for id in OWN {
        desk.as_auditor(DEWI);
        let shown = desk.item(id).expect("its own");
        assert!(shown.is_limited);
        assert_eq!(shown.watermark.as_deref(), Some("Dewi Paramita · 21 November 2026"));
    }
    desk.as_auditor(HENDRA);
    let shown = desk.item(LICENCE).expect("its own");
    assert_eq!((shown.is_limited, shown.watermark), (false, None));
}

#[test]
fn limited_access_offers_no_step() {
    let mut desk = Desk::open();
    let offered = |desk: &Desk, id| {
        let panel = desk.item(id).expect("its own").assignment;
        (panel.can_start, panel.can_complete)
    };
    desk.as_auditor(DEWI);
    assert!(OWN.iter().all(|id| offered(&desk, id) == (false, false)));
    desk.as_auditor(HENDRA);
    assert_eq!([PNBP, LICENCE].map(|id| offered(&desk, id)), [(true, false), (false, true)]);
}

#[test]
fn an_external_auditor_exports_nothing() {
    let mut desk = Desk::open();
    desk.as_auditor(DEWI);
    let refused = Refusal::NotPermitted { role: Role::ExternalAuditor, action: Action::TakeOutAssignedData };
    for id in [RESOURCES, DOMESTIC, PNBP, "ASSIGN_1"] {
        assert_eq!(desk.view(|reader| csv(reader, &rows_assigned(id))).expect_err("no export"), refused);
        assert_eq!(desk.view(|reader| sheet(reader, &rows_assigned(id))).expect_err("no export"), refused);
        assert_eq!(desk.view(|reader| file(reader, &assigned(id))).expect_err("no download"), refused);
    }
}

#[test]
fn only_external_auditors_and_companies_have_a_view_only_session() {
    let mut desk = Desk::cms();
    assert!(!desk.view(session).is_view_only);
    desk.act_as(Role::BadanUsaha);
    assert!(desk.view(session).is_view_only);
    desk.as_auditor(HENDRA);
    assert!(!desk.view(session).is_view_only);
    desk.as_auditor(DEWI);
    assert!(desk.view(session).is_view_only);
}

#[test]
fn an_external_auditor_reads_the_rows_of_its_own_tables_only() {
    let mut desk = Desk::open();
    desk.as_auditor(DEWI);
    let read = |id: &str| desk.view(|reader| rows(reader, &rows_assigned(id)));
    assert_eq!(read(RESOURCES).expect("its own").rows.len(), 24);
    for id in [PNBP, RESERVES, DOMESTIC, "ASSIGN_1"] {
        assert!(matches!(read(id), Err(Refusal::NotFound { what: Kind::Data, .. })), "{id}");
    }
}

#[test]
fn an_internal_auditor_exports_only_its_own_data() {
    let mut desk = Desk::open();
    desk.as_auditor(HENDRA);
    let table = desk.view(|reader| csv(reader, &rows_assigned(PNBP))).expect("its own");
    assert_eq!(table.name, "Penjualan_PT Bara Khatulistiwa_PNBP.csv");
    let document = desk.view(|reader| file(reader, &assigned(LICENCE))).expect("its own");
    assert_eq!(document.name, "Keputusan Perpanjangan IUP Operasi Produksi.pdf");
    for id in [COMPLIANCE, FINAL_REPORT, RESOURCES, DOMESTIC, "ASSIGN_1"] {
        let not_found = Refusal::not_found(Kind::Data, id);
        assert_eq!(desk.view(|reader| csv(reader, &rows_assigned(id))).expect_err("foreign"), not_found);
        assert_eq!(desk.view(|reader| sheet(reader, &rows_assigned(id))).expect_err("foreign"), not_found);
        assert_eq!(desk.view(|reader| file(reader, &assigned(id))).expect_err("foreign"), not_found);
    }
}

#[test]
fn no_auditor_uses_the_administrators_views() {
    let mut desk = Desk::open();
    for (auditor, role) in [(HENDRA, Role::InternalAuditor), (DEWI, Role::ExternalAuditor)] {
        desk.as_auditor(auditor);
        let refused = Refusal::NotPermitted { role, action: Action::ManageRepository };
        let subject = DataSubject::Data("TAB-PJL-03".to_owned());
        assert_eq!(desk.view(|reader| rows(reader, &rows_of("TAB-PJL-03"))).expect_err("refused"), refused);
        assert_eq!(desk.view(|reader| csv(reader, &rows_of("TAB-PJL-03"))).expect_err("refused"), refused);
        assert_eq!(desk.view(|reader| file(reader, &subject)).expect_err("refused"), refused);
        let remove = RepositoryCommand::Remove { id: "TAB-PJL-03".to_owned() };
        assert_eq!(desk.refused(&Command::Repository(remove)), refused);
    }
}

#[test]
fn no_administrator_reaches_an_auditors_desk() {
    let desk = Desk::cms();
    let refused = Refusal::NotPermitted { role: Role::CmsAuditor, action: Action::ReadAssignedData };
    assert_eq!(desk.item(PNBP).expect_err("refused"), refused);
    assert_eq!(desk.view(|reader| rows(reader, &rows_assigned(PNBP))).expect_err("refused"), refused);
}
