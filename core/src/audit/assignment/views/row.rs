//! An assignment as a table row.

use serde::Serialize;

use crate::audit::assignment::change::is_open;
use crate::audit::assignment::due::{Due, due};
use crate::audit::assignment::status::{Step, next};
use crate::model::Stage;
use crate::model::assignment::{Assignment, AssignmentStatus};
use crate::model::auditor::AuditorType;
use crate::model::repository::DataType;
use crate::store::Reader;

/// An assignment as a table row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentRow {
    /// Id of the assignment.
    pub id: String,
    /// Name of the data.
    pub data_name: String,
    /// Tabular or document.
    pub data_type: DataType,
    /// Stage of the data.
    pub tahapan: Stage,
    /// Company that owns the data.
    pub badan_usaha: String,
    /// Name of the auditor.
    pub auditor_name: String,
    /// Type of the auditor.
    pub auditor_type: AuditorType,
    /// Stored status.
    pub status: AssignmentStatus,
    /// Last day and its distance from today.
    pub due: Due,
    /// Date of assignment.
    pub assigned: String,
    /// True if 'Mulai' is possible now.
    pub can_start: bool,
    /// True if 'Selesai' is possible now.
    pub can_complete: bool,
    /// True if the assignment can be extended and handed over now.
    pub can_extend: bool,
}

/// The row of an assignment. `can_start` and `can_complete` depend on the status, not on the reader's role.
pub fn row(reader: &Reader, assignment: &Assignment) -> AssignmentRow {
    let clock = reader.calendar();
    AssignmentRow {
        id: assignment.id.clone(),
        data_name: assignment.data_name.clone(),
        data_type: assignment.data_type,
        tahapan: assignment.tahapan,
        badan_usaha: assignment.badan_usaha.clone(),
        auditor_name: assignment.auditor_name.clone(),
        auditor_type: assignment.assigned_to,
        status: assignment.status,
        due: due(assignment, clock.local_now().date()),
        assigned: clock.local(assignment.assigned_date).date().long(),
        can_start: next(assignment.status, Step::Start).is_ok(),
        can_complete: next(assignment.status, Step::Complete).is_ok(),
        can_extend: is_open(assignment),
    }
}
