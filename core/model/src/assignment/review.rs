//! The review of an assignment (decisions §9). It is beside the four statuses and never changes their meaning.

use serde::{Deserialize, Serialize};

use crate::Instant;

vocabulary! {
    /// State of the review.
    ReviewState {
        /// Never submitted.
        None = "none", "Belum diajukan";
        /// Submitted by the auditor.
        Submitted = "submitted", "Menunggu reviu";
        /// Returned by the administrator.
        Returned = "returned", "Dikembalikan";
        /// Accepted by the administrator. The work is locked.
        Accepted = "accepted", "Diterima";
        /// Reopened by the administrator after the acceptance.
        Reopened = "reopened", "Dibuka kembali";
    }
}

vocabulary! {
    /// Conclusion of the auditor (Simpulan).
    Conclusion {
        /// Everything conforms.
        Conforms = "conforms", "Sesuai";
        /// It conforms but for the findings.
        Qualified = "qualified", "Sesuai dengan catatan";
        /// It does not conform.
        Adverse = "adverse", "Tidak sesuai";
        /// The evidence does not suffice.
        Disclaimer = "disclaimer", "Tidak dapat disimpulkan";
    }
}

/// The review of an assignment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// The state.
    pub state: ReviewState,
    /// Conclusion of the auditor, since the first submission.
    pub conclusion: Option<Conclusion>,
    /// The auditor's words about the conclusion; may be empty.
    pub summary: String,
    /// The administrator's words at the last decision: the reason of a return or a reopening; may be empty.
    pub decision: String,
    /// Name of the administrator who decided last; empty before.
    pub decided_by: String,
    /// Time of the last change of state.
    pub changed_date: Option<Instant>,
}

impl Default for Review {
    fn default() -> Self {
        Self {
            state: ReviewState::None,
            conclusion: None,
            summary: String::new(),
            decision: String::new(),
            decided_by: String::new(),
            changed_date: None,
        }
    }
}

impl Review {
    /// True before the first submission. Such a review is not stored.
    pub fn is_untouched(&self) -> bool {
        *self == Self::default()
    }

    /// True while the work is with the administrator or accepted.
    pub const fn is_locked(&self) -> bool {
        matches!(self.state, ReviewState::Submitted | ReviewState::Accepted)
    }
}

/// A comment of the administrator or an answer of the auditor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReviewComment {
    /// Random id.
    pub id: String,
    /// Its place.
    pub place: CommentPlace,
    /// The comment.
    pub text: String,
    /// Name of the writer.
    pub by: String,
    /// Time of the comment.
    pub at: Instant,
    /// True once it is settled.
    pub is_resolved: bool,
}

/// The place of a comment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum CommentPlace {
    /// The whole assignment.
    Assignment,
    /// A finding.
    Finding {
        /// Its id.
        finding: String,
    },
    /// A step of the working paper.
    Step {
        /// Its id.
        step: String,
    },
    /// A cell of the assigned data.
    Cell {
        /// Number of the row in its version, from 1.
        row: u32,
        /// Heading of the column.
        column: String,
        /// The cell's text when the comment was written.
        value: String,
    },
}
