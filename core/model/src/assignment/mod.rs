//! An assignment (§3).

pub mod listed;

use portal_locale::calendar::CalendarDate;
use serde::{Deserialize, Serialize};

use crate::auditor::AuditorType;
use crate::repository::DataType;
use crate::{Identified, Instant, Stage};

vocabulary! {
    /// What is stored of an assignment's progress (§4); that it is late is derived, see [`Assignment::is_overdue`].
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

/// The label of an assignment that is late (§4).
pub const OVERDUE: &str = "Terlambat";

impl Assignment {
    /// Whether the last day is over and the assignment is not completed. The day itself is not over yet (decisions §1).
    pub fn is_overdue(&self, today: CalendarDate) -> bool {
        self.status != AssignmentStatus::Completed && today.days_until(self.expiry_date) < 0
    }
}

impl Identified for Assignment {
    fn id(&self) -> &str {
        &self.id
    }
}

/// What happened to an assignment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum AssignmentAction {
    /// Given to an auditor.
    Created,
    /// Begun.
    Started,
    /// Completed.
    Completed,
    /// Deleted.
    Deleted,
}

impl AssignmentAction {
    /// The sentence of the history, after the name of who did it.
    pub const fn wording(&self) -> &'static str {
        match self {
            Self::Created => "menugaskan data ini",
            Self::Started => "mulai mengerjakan",
            Self::Completed => "menandai selesai",
            Self::Deleted => "menghapus penugasan",
        }
    }
}
