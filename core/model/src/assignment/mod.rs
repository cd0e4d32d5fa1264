//! An assignment (§3).

pub mod listed;
mod review;

use portal_locale::calendar::CalendarDate;
use serde::{Deserialize, Serialize};

pub use review::{CommentPlace, Conclusion, Review, ReviewComment, ReviewState};

use crate::auditor::AuditorType;
use crate::repository::DataType;
use crate::{Identified, Instant, Stage};

vocabulary! {
    /// Stored progress of an assignment (§4). Overdue is not stored: [`Assignment::is_overdue`] derives it.
    AssignmentStatus {
        /// Assigned, not started.
        Assigned = "assigned", "Ditugaskan";
        /// Started.
        InProgress = "in_progress", "Sedang Dikerjakan";
        /// Completed.
        Completed = "completed", "Selesai";
    }
}

/// One dataset or document assigned to one auditor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Assignment {
    /// 'ASSIGN_' and a timestamp (§7).
    pub id: String,
    /// Id of the dataset or document.
    pub data_id: String,
    /// Name of the data; updated when the data are renamed, as are stage and company.
    pub data_name: String,
    /// Dataset or document.
    pub data_type: DataType,
    /// Content id of the version that was assigned; `None` for a document, and for a dataset that had one version only
    /// when it was assigned.
    #[serde(default)]
    pub version: Option<String>,
    /// Stage of the data.
    pub tahapan: Stage,
    /// Company that owns the data.
    pub badan_usaha: String,
    /// Type of the auditor.
    pub assigned_to: AuditorType,
    /// Id of the auditor.
    pub auditor_id: String,
    /// Name of the auditor; updated when the auditor is renamed.
    pub auditor_name: String,
    /// Name of the administrator who assigned the data.
    pub assigned_by: String,
    /// Time of assignment to this auditor.
    pub assigned_date: Instant,
    /// Stored progress.
    pub status: AssignmentStatus,
    /// Last day for the work.
    pub expiry_date: CalendarDate,
    /// Instructions from the administrator.
    pub notes: Option<String>,
    /// Time of the last change.
    pub updated_date: Instant,
    /// Time of completion.
    pub completed_date: Option<Instant>,
    /// The review.
    #[serde(default, skip_serializing_if = "Review::is_untouched")]
    pub review: Review,
    /// Comments of the review, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<ReviewComment>,
}

/// Status label of an overdue assignment (§4).
pub const OVERDUE: &str = "Terlambat";

impl Assignment {
    /// True after the last day, unless completed. On the last day itself it is still false (decisions §1).
    pub fn is_overdue(&self, today: CalendarDate) -> bool {
        self.status != AssignmentStatus::Completed && today.days_until(self.expiry_date) < 0
    }
}

impl Identified for Assignment {
    fn id(&self) -> &str {
        &self.id
    }
}

/// An event in the life of an assignment, for activity list and history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum AssignmentAction {
    /// Assigned to an auditor.
    Created,
    /// Started by the auditor.
    Started,
    /// Completed by the auditor.
    Completed,
    /// Deleted by an administrator.
    Deleted,
    /// Given a later last day.
    Extended {
        /// The new last day.
        until: CalendarDate,
    },
    /// Handed to another auditor. Only administrators read these names.
    HandedOver {
        /// Name of the auditor before.
        from: String,
        /// Name of the auditor after.
        to: String,
    },
    /// Notes or last day edited.
    Edited,
    /// Given the newest version of its dataset.
    Renewed {
        /// Number of the version.
        version: u32,
    },
    /// Submitted to the review by the auditor.
    Submitted,
    /// Returned to the auditor by the review.
    Returned,
    /// Accepted by the review.
    Accepted,
    /// Opened again after the acceptance.
    Reopened,
    /// Commented in the review.
    Commented,
    /// A comment resolved, or opened again.
    CommentResolved,
    /// Saved as a Paket Bukti.
    Packaged {
        /// The head of the package in hexadecimal.
        head: String,
    },
}

impl AssignmentAction {
    /// Sentence for the history; the actor's name goes before it.
    pub fn wording(&self) -> String {
        let fixed = match self {
            Self::Created => "menugaskan data ini",
            Self::Started => "mulai mengerjakan",
            Self::Completed => "menandai selesai",
            Self::Deleted => "menghapus penugasan",
            Self::Edited => "mengubah penugasan",
            Self::Submitted => "mengajukan reviu",
            Self::Returned => "mengembalikan hasil reviu",
            Self::Accepted => "menerima hasil pemeriksaan",
            Self::Reopened => "membuka kembali pemeriksaan",
            Self::Commented => "memberi catatan reviu",
            Self::CommentResolved => "mengubah status catatan reviu",
            Self::Renewed { version } => return format!("memberikan versi {version} dari data ini"),
            Self::Packaged { head } => return format!("membuat Paket Bukti dengan kepala {head}"),
            Self::Extended { until } => return format!("memperpanjang sampai {}", until.long()),
            Self::HandedOver { from, to } => return format!("mengalihkan dari {from} kepada {to}"),
        };
        fixed.to_owned()
    }
}
