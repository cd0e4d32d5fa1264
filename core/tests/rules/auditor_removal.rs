//! Manajemen Auditor (§2.8): deleting an auditor and its assignments.

use crate::auditors::{delete, registered};
use crate::support::Desk;
use crate::support::audit::*;
use portal_core::Command;
use portal_core::audit::assignment::views::list::AssignmentQuery;
use portal_core::audit::auditor::desk::DeskQuery;
use portal_core::model::{Role, Slice};
use portal_core::store::error::{Kind, Refusal};
use portal_core::store::session::SessionCommand;

#[test]
fn the_register_shows_how_many_assignments_would_be_deleted() {
    let entries = registered(&Desk::cms());
    let counts = entries.internal.iter().chain(&entries.external).map(|entry| entry.assignments);
    assert_eq!(counts.collect::<Vec<_>>(), [3, 3, 3, 2]);
}

#[test]
fn deleting_an_auditor_deletes_its_assignments_in_one_commit() {
    let mut desk = Desk::cms();
    let commit = desk.auditor_ok(delete(HENDRA));
    assert_eq!(commit.changes.len(), 4);
    assert_eq!(commit.touched().to_vec(), [Slice::Activity, Slice::Auditors, Slice::Assignments]);
    let left = [DOMESTIC, COMPLIANCE, RESERVES, RESOURCES, FEASIBILITY, DRILLING, FINAL_REPORT, BLENDING];
    assert_eq!(desk.assignment_ids(&AssignmentQuery::default()), left);
    assert_eq!(registered(&desk).total, 3);
}

#[test]
fn a_deleted_auditor_cannot_be_acted_as() {
    let mut desk = Desk::cms();
    desk.auditor_ok(delete(HENDRA));
    let act = |person: Option<&str>| {
        Command::Session(SessionCommand::ActAs { role: Role::InternalAuditor, person: person.map(str::to_owned) })
    };
    assert_eq!(desk.refused(&act(Some(HENDRA))), Refusal::not_found(Kind::Person, HENDRA));
    desk.ok(&act(None));
    assert_eq!(desk.portal.session().person.id, MAYA, "the role's button now chooses the next");
    desk.act_as(Role::CmsAuditor).auditor_ok(delete(MAYA));
    assert_eq!(desk.refused(&act(None)), Refusal::not_found(Kind::Person, ""), "no auditor is left");
}

#[test]
fn the_open_desk_of_a_deleted_auditor_is_empty() {
    let mut page = Desk::open();
    page.as_auditor(HENDRA);
    let commit = Desk::cms().auditor_ok(delete(HENDRA));
    page.portal.apply(&commit);
    assert_eq!(page.own(&DeskQuery::default()).counts.total, 0);
    assert_eq!(page.item(PNBP).expect_err("gone"), Refusal::not_found(Kind::Data, PNBP));
}
