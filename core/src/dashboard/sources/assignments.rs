//! The source 'Penugasan': one row per assignment.

use std::rc::Rc;

use portal_dashboard::column_source::{Cells, ColumnSource};
use portal_dashboard::looks::Tone;
use portal_dashboard::source::{DataSource, Meaning};
use portal_table::columnar::Numbers;

use super::company::{Place, day, day_of, days, labels, placed, vocabulary, words};
use crate::model::Slice;
use crate::model::assignment::{Assignment, AssignmentStatus, OVERDUE};
use crate::model::auditor::AuditorType;
use crate::model::repository::DataType;
use crate::store::env::Clock;
use crate::store::records::assignments::AssignmentStore;
use crate::store::{Directory, Reader};

/// Id of this source.
pub const ID: &str = "assignments";
/// Name of this source.
pub const NAME: &str = "Penugasan";
/// Key of the column with auditors' names.
pub const AUDITOR: &str = "auditor";
pub(super) const AUDITOR_LABEL: &str = "Auditor";

const ON_TIME: &str = "Tidak terlambat";

pub(super) fn open(reader: &Reader) -> Rc<dyn DataSource> {
    let (assignments, clock, directory) = (reader.assignments(), reader.calendar(), reader.directory());
    reader.kept_sources().get(ID, &[Slice::Assignments], clock, || columns(assignments, clock, directory))
}

fn columns(assignments: &AssignmentStore, clock: Clock, directory: &Directory) -> ColumnSource {
    let today = clock.local_now().date();
    let all: Vec<&Assignment> = assignments.iter().collect();
    let each = || all.iter().copied();
    let remaining = each().map(|assignment| {
        let is_open = assignment.status != AssignmentStatus::Completed;
        let days = i32::try_from(today.days_until(assignment.expiry_date)).ok()?;
        is_open.then_some(f64::from(days))
    });
    let places: Vec<Place> = each().map(|one| Place::of(Some(one))).collect();
    let states = ColumnSource::new(ID, NAME, "penugasan")
        .live()
        // Overdue is a column of its own (decisions §6).
        .with(
            "status",
            "Status",
            None,
            words(each().map(|one| Some(one.status)), AssignmentStatus::ALL, AssignmentStatus::label),
        )
        .toned(AssignmentStatus::ALL.iter().map(|status| (status.label(), tone(*status))))
        .general()
        .with(
            "keterlambatan",
            "Keterlambatan",
            None,
            vocabulary(each().map(|each| Some(usize::from(!each.is_overdue(today)))), [OVERDUE, ON_TIME].into_iter()),
        )
        .toned([(OVERDUE, Tone::Danger), (ON_TIME, Tone::Neutral)])
        .general();
    placed(states, &places, directory)
        .with(AUDITOR, AUDITOR_LABEL, None, labels(each().map(|each| Some(each.auditor_name.as_str()))))
        .with(
            "tipeAuditor",
            "Tipe Auditor",
            None,
            words(each().map(|each| Some(each.assigned_to)), AuditorType::ALL, AuditorType::label),
        )
        .general()
        .with(
            "tipeData",
            "Tipe Data",
            None,
            words(each().map(|each| Some(each.data_type)), DataType::ALL, DataType::label),
        )
        .general()
        .with(
            "ditugaskan",
            "Tanggal ditugaskan",
            Some(Meaning::Period),
            days(each().map(|each| day_of(clock, each.assigned_date))),
        )
        .with("tenggat", "Tanggal berakhir", None, days(each().map(|each| day(each.expiry_date))))
        .with("selesai", "Tanggal selesai", None, days(each().map(|each| day_of(clock, each.completed_date?))))
        .with("sisaHari", "Sisa hari", None, Cells::Numbers(Rc::new(Numbers::from_values(remaining))))
}

/// The colour of the status badge.
const fn tone(status: AssignmentStatus) -> Tone {
    match status {
        AssignmentStatus::Assigned => Tone::Info,
        AssignmentStatus::InProgress => Tone::Accent,
        AssignmentStatus::Completed => Tone::Success,
    }
}
