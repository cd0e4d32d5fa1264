//! An assignment as tables show it.

use serde::Serialize;

use crate::audit::assignment::due::{Due, due};
use crate::audit::assignment::status::{Step, next};
use crate::model::Stage;
use crate::model::assignment::{Assignment, AssignmentStatus};
use crate::model::auditor::AuditorType;
use crate::model::repository::DataType;
use crate::store::Reader;

/// One row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentRow {
    /// The assignment's id.
    pub id: String,
    /// The name of the data.
    pub data_name: String,
    /// Tabular or document.
    pub data_type: DataType,
    /// The data's stage.
    pub tahapan: Stage,
    /// The data's company.
    pub badan_usaha: String,
    /// Who has it.
    pub auditor_name: String,
    /// The type of who has it.
    pub auditor_type: AuditorType,
    /// How far it is.
    pub status: AssignmentStatus,
    /// The last day.
    pub due: Due,
    /// The day it was assigned.
    pub assigned: String,
    /// Whether 'Mulai' is possible now.
    pub can_start: bool,
    /// Whether 'Selesai' is possible now.
    pub can_complete: bool,
}

/// The row of an assignment, for those who may move it.
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
    }
}
