//! The source 'Penugasan': one row per assignment.

use std::rc::Rc;

use portal_dashboard::column_source::{Cells, ColumnSource};
use portal_dashboard::looks::Tone;
use portal_dashboard::source::{DataSource, Meaning};
use portal_table::columnar::Numbers;

use super::company::{
    COMPANY, COMPANY_LABEL, PROVINCE, PROVINCE_LABEL, STAGE, STAGE_LABEL, day, day_of, days, labels, provinces,
    vocabulary,
};
use crate::model::assignment::{Assignment, AssignmentStatus, OVERDUE};
use crate::model::auditor::AuditorType;
use crate::model::repository::DataType;
use crate::model::{Slice, Stage};
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
    let statuses = AssignmentStatus::ALL.iter().map(|status| status.label());
    let remaining = each().map(|assignment| {
        let is_open = assignment.status != AssignmentStatus::Completed;
        let days = i32::try_from(today.days_until(assignment.expiry_date)).ok()?;
        is_open.then_some(f64::from(days))
    });
    ColumnSource::new(ID, NAME, "penugasan")
        .live()
        .with("status", "Status", None, vocabulary(each().map(status), statuses))
        .toned(AssignmentStatus::ALL.iter().map(|status| (status.label(), tone(*status))))
        .general()
        .with(
            "keterlambatan",
            "Keterlambatan",
            None,
            vocabulary(each().map(|each| Some(usize::from(!each.is_overdue(today)))), [OVERDUE, ON_TIME].into_iter()),
        )
        .toned([(OVERDUE, Tone::Danger), (ON_TIME, Tone::Neutral)])
        .general()
        .with(STAGE, STAGE_LABEL, Some(Meaning::Stage), stages(each().map(|each| each.tahapan)))
        .general()
        .with(
            COMPANY,
            COMPANY_LABEL,
            Some(Meaning::Company),
            labels(each().map(|each| Some(each.badan_usaha.as_str()))),
        )
        .with(PROVINCE, PROVINCE_LABEL, None, provinces(directory, each().map(|each| each.badan_usaha.as_str())))
        .with(AUDITOR, AUDITOR_LABEL, None, labels(each().map(|each| Some(each.auditor_name.as_str()))))
        .with(
            "tipeAuditor",
            "Tipe Auditor",
            None,
            vocabulary(
                each().map(|each| AuditorType::ALL.iter().position(|known| *known == each.assigned_to)),
                AuditorType::ALL.iter().map(|known| known.label()),
            ),
        )
        .general()
        .with(
            "tipeData",
            "Tipe Data",
            None,
            vocabulary(
                each().map(|each| DataType::ALL.iter().position(|known| *known == each.data_type)),
                DataType::ALL.iter().map(|known| known.label()),
            ),
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

/// Index of the stored status. Overdue is a separate column (decisions §6).
fn status(assignment: &Assignment) -> Option<usize> {
    AssignmentStatus::ALL.iter().position(|known| *known == assignment.status)
}

pub(super) fn stages(stages: impl Iterator<Item = Stage>) -> Cells {
    let codes = stages.map(|stage| Stage::ALL.iter().position(|known| *known == stage));
    vocabulary(codes, Stage::ALL.iter().map(|stage| stage.label()))
}
