//! The rows of each source that a role sees in other screens, complete for every role and source (decisions §7).

use std::collections::BTreeSet;
use std::rc::Rc;

use portal_dashboard::seen::Seen;
use portal_table::row_set::RowSet;

use super::permission::oversees;
use super::sources::{
    assignments, datasets, documents, findings, follow_ups, is_of_audits, performance, reviews, tickets,
};
use crate::model::dashboard::{DATASET, Dashboard};
use crate::model::{Identified, Role};
use crate::store::Reader;
use crate::store::records::assignments::{is_own, reads_paper};
use crate::store::session::Action;

/// The rows of a source whose values the acting person may choose in filters.
///
/// Ministry staff and dashboard administrators count as seeing all rows: they oversee every area, and the editor lets an
/// administrator group and filter by any column. Sources about audits are the exception: only auditors read working papers
/// and findings.
pub fn seen(reader: &Reader, source: &str) -> Seen {
    if is_of_audits(source) {
        return of_audits(reader, source);
    }
    if oversees(reader.session()) || reader.may(full_access_to(source)) {
        return Seen::All;
    }
    match source {
        tickets::ID => Seen::Only(Rc::new(reader.tickets().visible_to(reader.session()))),
        assignments::ID => only(reader.assignments().iter().map(|assignment| is_own(reader.session(), assignment))),
        documents::ID => assigned(reader, reader.repository().documents.iter()),
        datasets::ID => assigned(reader, reader.repository().datasets.iter()),
        _ => match source.strip_prefix(DATASET) {
            Some(id) if own_data(reader).contains(id) => Seen::All,
            _ => Seen::nothing(),
        },
    }
}

/// True if the acting person may read rows behind figures.
///
/// External auditors read figures only, under a watermark. Dashboard administrators have no screen with rows.
pub fn reads_rows(reader: &Reader) -> bool {
    match reader.session().role {
        Role::ExternalAuditor | Role::DashboardBuilder => false,
        Role::BadanUsaha | Role::InternalEsdm | Role::Agent | Role::InternalAuditor | Role::CmsAuditor => true,
    }
}

/// The rows that the acting person may read behind a figure.
pub fn readable(reader: &Reader, source: &str) -> Seen {
    if reads_rows(reader) { seen(reader, source) } else { Seen::nothing() }
}

/// True if no filter of a dashboard is closed to the acting person, so that a page with all its columns may be saved.
pub fn is_open_to(reader: &Reader, dashboard: &Dashboard) -> bool {
    let mut sources = dashboard.widgets.iter().filter_map(|widget| widget.config.data_source.as_ref());
    sources.all(|source| seen(reader, &source.id).is_all())
}

fn full_access_to(source: &str) -> Action {
    match source {
        tickets::ID | performance::ID => Action::ReadAllTickets,
        assignments::ID => Action::ManageAssignments,
        _ => Action::ManageRepository,
    }
}

/// The rows about assignments whose audit the acting person may read.
fn of_audits(reader: &Reader, source: &str) -> Seen {
    if !reader.may(Action::ReadWorkingPapers) {
        return Seen::nothing();
    }
    if reader.may(Action::ManageAssignments) {
        return Seen::All;
    }
    let assignments = reader.assignments();
    let is_read = |id: &str| assignments.get(id).is_some_and(|one| reads_paper(reader.session(), one));
    match source {
        findings::ID => only(reader.findings().iter().map(|one| is_read(&one.assignment_id))),
        follow_ups::ID => only(follow_ups::rows(reader.follow_ups()).map(|row| is_read(&row.follow_up.assignment_id))),
        reviews::ID => only(reviews::rows(assignments).map(|one| is_read(&one.id))),
        _ => only(reader.working_papers().iter().map(|one| is_read(&one.assignment_id))),
    }
}

/// Datasets and documents that are assigned to the acting auditor.
fn own_data<'a>(reader: &Reader<'a>) -> BTreeSet<&'a str> {
    if !reader.may(Action::ReadAssignedData) {
        return BTreeSet::new();
    }
    let session = reader.session();
    let own = reader.assignments().iter().filter(|assignment| is_own(session, assignment));
    own.map(|assignment| assignment.data_id.as_str()).collect()
}

fn assigned<'a, T: Identified + 'a>(reader: &Reader, items: impl Iterator<Item = &'a T>) -> Seen {
    let own = own_data(reader);
    only(items.map(|item| own.contains(item.id())))
}

fn only(rows: impl Iterator<Item = bool>) -> Seen {
    Seen::Only(Rc::new(RowSet::of_each(rows)))
}
