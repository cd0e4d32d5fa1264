//! The worklist of the review: audits that wait, that were returned, and that are late.

use serde::Serialize;

use crate::audit::assignment::due::{Due, due};
use crate::model::assignment::{Assignment, AssignmentStatus, ReviewState};
use crate::model::auditor::AuditorType;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::saturated;

/// The worklist. An audit can be in several parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReviewWorklist {
    /// Submitted audits, the one that waits longest first.
    pub waiting: Vec<ReviewRow>,
    /// Audits with their auditor after a return or reopening.
    pub returned: Vec<ReviewRow>,
    /// Audits after their last day, the latest first.
    pub late: Vec<ReviewRow>,
    /// Accepted audits, newest first.
    pub accepted: Vec<ReviewRow>,
}

/// An audit as a row of the worklist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReviewRow {
    /// Id of the assignment.
    pub assignment: String,
    /// Name of the data.
    pub data_name: String,
    /// Company that owns the data.
    pub badan_usaha: String,
    /// Name of the auditor.
    pub auditor: String,
    /// Stored status of the assignment.
    pub status: AssignmentStatus,
    /// State of the review.
    pub state: ReviewState,
    /// Label of this state.
    pub state_label: String,
    /// Label of the conclusion; '-' before there is one.
    pub conclusion: String,
    /// Time of the last change of state; '-' if it was never submitted.
    pub since: String,
    /// Last day and its distance from today.
    pub due: Due,
    /// Number of findings.
    pub findings: u32,
    /// Number of comments that are not settled.
    pub open_comments: u32,
}

/// The worklist of the administrator.
pub fn worklist(reader: &Reader) -> Result<ReviewWorklist, Refusal> {
    reader.require(Action::ReviewAudits)?;
    let today = reader.calendar().local_now().date();
    let mut all: Vec<&Assignment> =
        reader.assignments().iter().filter(|one| one.assigned_to == AuditorType::Internal).collect();
    all.sort_by_key(|one| one.review.changed_date);
    let rows = |is_in: &dyn Fn(&Assignment) -> bool| -> Vec<ReviewRow> {
        all.iter().filter(|one| is_in(one)).map(|one| row(reader, one)).collect()
    };
    let of_state = |state: ReviewState| rows(&|one| one.review.state == state);
    let is_with_auditor = |one: &Assignment| matches!(one.review.state, ReviewState::Returned | ReviewState::Reopened);
    let mut late: Vec<&Assignment> = all.iter().copied().filter(|one| one.is_overdue(today)).collect();
    late.sort_by_key(|one| one.expiry_date);
    Ok(ReviewWorklist {
        waiting: of_state(ReviewState::Submitted),
        returned: rows(&is_with_auditor),
        late: late.into_iter().map(|one| row(reader, one)).collect(),
        accepted: of_state(ReviewState::Accepted).into_iter().rev().collect(),
    })
}

/// Number of audits that wait for a review.
pub fn waiting(reader: &Reader) -> Result<u32, Refusal> {
    reader.require(Action::ReviewAudits)?;
    let submitted = reader.assignments().iter().filter(|one| one.review.state == ReviewState::Submitted);
    Ok(saturated(submitted.count()))
}

fn row(reader: &Reader, assignment: &Assignment) -> ReviewRow {
    let clock = reader.calendar();
    let review = &assignment.review;
    let findings = reader.findings().iter().filter(|one| one.assignment_id == assignment.id);
    ReviewRow {
        assignment: assignment.id.clone(),
        data_name: assignment.data_name.clone(),
        badan_usaha: assignment.badan_usaha.clone(),
        auditor: assignment.auditor_name.clone(),
        status: assignment.status,
        state: review.state,
        state_label: review.state.label().to_owned(),
        conclusion: review.conclusion.map_or("-", |one| one.label()).to_owned(),
        since: review.changed_date.map_or_else(|| "-".to_owned(), |at| clock.local(at).long()),
        due: due(assignment, clock.local_now().date()),
        findings: saturated(findings.count()),
        open_comments: saturated(assignment.comments.iter().filter(|one| !one.is_resolved).count()),
    }
}
