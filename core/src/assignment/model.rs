//! An assignment (§3).

use serde::{Deserialize, Serialize};

use crate::auditor::AuditorType;
use crate::env::Instant;
use crate::locale::calendar::CalendarDate;
use crate::repository::model::DataType;
use crate::stage::Stage;
use crate::store::Identified;

vocabulary! {
    /// What is stored of an assignment's progress (§4); that it is late is derived, see [`super::due`].
    AssignmentStatus {
        /// Given, not begun.
        Assigned = "assigned", "Ditugaskan";
        /// Begun.
        InProgress = "in_progress", "Sedang Dikerjakan";
        /// Done.
        Completed = "completed", "Selesai";
    }
}

/// One dataset or document given to one auditor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Assignment {
    /// 'ASSIGN_' and a timestamp (§7).
    pub id: String,
    /// The dataset or document.
    pub data_id: String,
    /// Its name when it was assigned.
    pub data_name: String,
    /// Which of the two it is.
    pub data_type: DataType,
    /// Its stage.
    pub tahapan: Stage,
    /// Its company.
    pub badan_usaha: String,
    /// The auditor's type.
    pub assigned_to: AuditorType,
    /// The auditor.
    pub auditor_id: String,
    /// The auditor's name, kept in step when the auditor is renamed.
    pub auditor_name: String,
    /// The name of the administrator who assigned it.
    pub assigned_by: String,
    /// When it was assigned.
    pub assigned_date: Instant,
    /// How far it is.
    pub status: AssignmentStatus,
    /// The last day.
    pub expiry_date: CalendarDate,
    /// What the administrator wants looked at.
    pub notes: Option<String>,
    /// When it last changed.
    pub updated_date: Instant,
    /// When it was completed.
    pub completed_date: Option<Instant>,
}

impl Identified for Assignment {
    fn id(&self) -> &str {
        &self.id
    }
}
