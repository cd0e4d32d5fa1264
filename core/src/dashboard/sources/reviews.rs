//! The source 'Reviu': one row per assignment of an internal auditor.

use std::collections::BTreeMap;
use std::rc::Rc;

use portal_dashboard::column_source::ColumnSource;
use portal_dashboard::looks::Tone;
use portal_dashboard::source::{DataSource, Meaning};

use super::assignments::{AUDITOR, AUDITOR_LABEL};
use super::company::{Place, counts, day_of, days, labels, placed, words};
use crate::model::assignment::{Assignment, AssignmentStatus, Conclusion, ReviewState};
use crate::model::auditor::AuditorType;
use crate::model::finding::Finding;
use crate::model::{Collection, Slice};
use crate::store::env::Clock;
use crate::store::records::assignments::AssignmentStore;
use crate::store::{Directory, Reader};
use crate::table::saturated;

/// Id of this source.
pub const ID: &str = "reviews";
/// Name of this source.
pub const NAME: &str = "Reviu";

/// Key of the column with the state of the review.
pub(super) const STATE: &str = "statusReviu";
pub(super) const STATE_LABEL: &str = "Status reviu";

/// The assignments of internal auditors, in the order of the source. Only those are reviewed.
pub(crate) fn rows(assignments: &AssignmentStore) -> impl Iterator<Item = &Assignment> {
    assignments.iter().filter(|one| one.assigned_to == AuditorType::Internal)
}

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
    let rows: Vec<&Assignment> = rows(assignments).collect();
    let each = || rows.iter().copied();
    let places: Vec<Place> = each().map(|one| Place::of(Some(one))).collect();
    let mut written: BTreeMap<&str, u32> = BTreeMap::new();
    for finding in findings.iter() {
        *written.entry(finding.assignment_id.as_str()).or_default() += 1;
    }
    let open_comments = |one: &Assignment| saturated(one.comments.iter().filter(|one| !one.is_resolved).count());
    let review = ColumnSource::new(ID, NAME, "reviu")
        .live()
        .with(
            STATE,
            STATE_LABEL,
            None,
            words(each().map(|one| Some(one.review.state)), ReviewState::ALL, ReviewState::label),
        )
        .toned(ReviewState::ALL.iter().map(|state| (state.label(), tone(*state))))
        .general()
        .with(
            "simpulan",
            "Simpulan",
            None,
            words(each().map(|one| one.review.conclusion), Conclusion::ALL, Conclusion::label),
        )
        .general()
        .with(
            "statusPenugasan",
            "Status penugasan",
            None,
            words(each().map(|one| Some(one.status)), AssignmentStatus::ALL, AssignmentStatus::label),
        )
        .general();
    placed(review, &places, directory)
        .with(AUDITOR, AUDITOR_LABEL, None, labels(each().map(|one| Some(one.auditor_name.as_str()))))
        .with(
            "jumlahTemuan",
            "Jumlah temuan",
            None,
            counts(each().map(|one| written.get(one.id.as_str()).copied().unwrap_or_default())),
        )
        .with("catatanTerbuka", "Catatan terbuka", None, counts(each().map(open_comments)))
        .with(
            "perubahanTerakhir",
            "Perubahan terakhir",
            Some(Meaning::Period),
            days(each().map(|one| day_of(clock, one.review.changed_date?))),
        )
}

const fn tone(state: ReviewState) -> Tone {
    match state {
        ReviewState::None => Tone::Neutral,
        ReviewState::Submitted => Tone::Warning,
        ReviewState::Returned | ReviewState::Reopened => Tone::Accent,
        ReviewState::Accepted => Tone::Success,
    }
}
