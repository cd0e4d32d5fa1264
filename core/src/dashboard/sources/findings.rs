//! The source 'Temuan': one row per finding, drafts included.

use std::rc::Rc;

use portal_dashboard::column_source::ColumnSource;
use portal_dashboard::source::{DataSource, Meaning};

use super::assignments::{AUDITOR, AUDITOR_LABEL};
use super::company::{Place, amounts, counts, day_of, days, labels, placed, words};
use super::reviews::{STATE, STATE_LABEL};
use crate::model::assignment::{Assignment, ReviewState};
use crate::model::finding::{Finding, FindingClass, Severity};
use crate::model::{Collection, Slice};
use crate::store::env::Clock;
use crate::store::records::assignments::AssignmentStore;
use crate::store::{Directory, Reader};
use crate::table::saturated;

/// Id of this source.
pub const ID: &str = "findings";
/// Name of this source.
pub const NAME: &str = "Temuan";

/// Columns of the class, which the follow-up has too.
pub(super) const CLASS: (&str, &str) = ("klasifikasi", "Klasifikasi");
/// Columns of the severity, which the follow-up has too.
pub(super) const SEVERITY: (&str, &str) = ("tingkat", "Tingkat");

pub(super) fn open(reader: &Reader) -> Rc<dyn DataSource> {
    let (findings, assignments) = (reader.findings(), reader.assignments());
    let (clock, directory) = (reader.calendar(), reader.directory());
    reader
        .kept_sources()
        .get(ID, &[Slice::Findings, Slice::Assignments], clock, || columns(findings, assignments, clock, directory))
}

fn columns(
    findings: &Collection<Finding>,
    assignments: &AssignmentStore,
    clock: Clock,
    directory: &Directory,
) -> ColumnSource {
    let of: Vec<Option<&Assignment>> = findings.iter().map(|one| assignments.get(&one.assignment_id)).collect();
    let places: Vec<Place> = of.iter().map(|one| Place::of(*one)).collect();
    let each = || findings.iter();
    let text = ColumnSource::new(ID, NAME, "temuan")
        .live()
        .with(CLASS.0, CLASS.1, None, words(each().map(|one| one.text.class), FindingClass::ALL, FindingClass::label))
        .general()
        .with(SEVERITY.0, SEVERITY.1, None, words(each().map(|one| one.text.severity), Severity::ALL, Severity::label))
        .general();
    placed(text, &places, directory)
        .with("data", "Data", None, labels(of.iter().map(|one| Some(one.as_ref()?.data_name.as_str()))))
        .with(AUDITOR, AUDITOR_LABEL, None, labels(of.iter().map(|one| Some(one.as_ref()?.auditor_name.as_str()))))
        .with(
            STATE,
            STATE_LABEL,
            None,
            words(of.iter().map(|one| Some(one.as_ref()?.review.state)), ReviewState::ALL, ReviewState::label),
        )
        .general()
        .with("nilai", "Nilai (Rp)", None, amounts(each().map(|one| Some(one.text.amount.as_ref()?.rupiah.as_str()))))
        .with("jumlahBukti", "Jumlah bukti", None, counts(each().map(|one| saturated(one.evidence.len()))))
        .with("ditulis", "Ditulis", Some(Meaning::Period), days(each().map(|one| day_of(clock, one.created_date))))
}
