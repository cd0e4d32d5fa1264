//! The audit of one assignment: findings, review and comments, for its auditor and the administrator.

use serde::Serialize;

use super::evidence::{self, EvidenceView};
use crate::audit::assignment::change::is_open;
use crate::audit::finding::form::FindingForm;
use crate::audit::follow_up::views::list::{FollowUpRow, row};
use crate::audit::review::commands::missing;
use crate::locale::number::integer;
use crate::model::assignment::{
    Assignment, AssignmentAction, AssignmentStatus, CommentPlace, Conclusion, ReviewComment, ReviewState,
};
use crate::model::auditor::AuditorType;
use crate::model::finding::{Finding, FindingAmount, FindingClass, Severity};
use crate::store::activity::ActivityEntry;
use crate::store::error::{Kind, Refusal};
use crate::store::labelled::{Labelled, labelled};
use crate::store::records::assignments::{AssignmentStore, is_own, reads_paper};
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, Reader};
use crate::table::data::column::Measure;
use crate::table::data::shown::amount;

/// The audit of one assignment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AuditView {
    /// Name of the assigned data.
    pub data_name: String,
    /// Company that owns the data.
    pub badan_usaha: String,
    /// Stage of the data.
    pub tahapan: String,
    /// Name of the auditor.
    pub auditor: String,
    /// The findings in the order in which they were written.
    pub findings: Vec<FindingView>,
    /// The accepted findings with the state of their follow-up.
    pub follow_ups: Vec<FollowUpRow>,
    /// The review.
    pub review: ReviewView,
    /// Comments, oldest first.
    pub comments: Vec<CommentView>,
    /// True if the acting person may write findings now.
    pub may_write: bool,
    /// Choices of the class of a finding.
    pub classes: Vec<Labelled<FindingClass>>,
    /// Choices of the severity of a finding.
    pub severities: Vec<Labelled<Severity>>,
    /// Choices of the conclusion.
    pub conclusions: Vec<Labelled<Conclusion>>,
}

/// A finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FindingView {
    /// Id.
    pub id: String,
    /// Number within the assignment, from 1.
    pub number: u32,
    /// The texts, as the form shows them.
    pub form: FindingForm,
    /// Label of the class; `None` in a draft.
    pub class_label: Option<String>,
    /// Label of the severity; `None` in a draft.
    pub severity_label: Option<String>,
    /// The amount, such as 'Rp686.666.790,72'; `None` if it has none.
    pub amount: Option<String>,
    /// The evidence.
    pub evidence: Vec<EvidenceView>,
    /// Names of the parts that are missing for the submission.
    pub missing: Vec<String>,
    /// Time of the last change.
    pub updated: String,
}

/// The review of an assignment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReviewView {
    /// The state.
    pub state: ReviewState,
    /// Label of the state.
    pub state_label: String,
    /// The conclusion, once there is one.
    pub conclusion: Option<Conclusion>,
    /// Label of the conclusion.
    pub conclusion_label: Option<String>,
    /// The auditor's words about the conclusion; may be empty.
    pub summary: String,
    /// The administrator's words at the last decision; may be empty.
    pub decision: String,
    /// Person and time of the last decision; empty before.
    pub decided: String,
    /// Person and time of the last decision, or time of the submission; empty before.
    pub changed: String,
    /// Actions of the acting person.
    pub may: ReviewActions,
}

/// Actions of the acting person on a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "one for each button")]
pub struct ReviewActions {
    /// Submit the assignment.
    pub submit: bool,
    /// Return it to the auditor.
    pub send_back: bool,
    /// Accept it.
    pub accept: bool,
    /// Open it again.
    pub reopen: bool,
}

/// A comment of the review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CommentView {
    /// Id.
    pub id: String,
    /// The place.
    pub place: CommentPlace,
    /// The place in words, such as 'Temuan 2'.
    pub place_words: String,
    /// The comment.
    pub text: String,
    /// Writer and time.
    pub written: String,
    /// True once it is settled.
    pub is_resolved: bool,
}

/// The assignment, if the acting person may read its audit. Another auditor's is refused as not found.
pub(in crate::audit) fn open<'a>(reader: &Reader<'a>, id: &str) -> Result<&'a Assignment, Refusal> {
    reader.require(Action::ReadWorkingPapers)?;
    find(reader.assignments(), reader.session(), id)
}

/// The assignment, if this person may read its audit.
pub(in crate::audit) fn find<'a>(
    assignments: &'a AssignmentStore,
    session: &Session,
    id: &str,
) -> Result<&'a Assignment, Refusal> {
    let found = assignments.get(id);
    let found = found.filter(|one| one.assigned_to == AuditorType::Internal && reads_paper(session, one));
    found.ok_or_else(|| Refusal::not_found(Kind::Assignment, id))
}

/// The audit of an assignment. Another auditor's is refused as not found.
pub fn audit(reader: &Reader, id: &str) -> Result<AuditView, Refusal> {
    let assignment = open(reader, id)?;
    let findings: Vec<&Finding> = reader.findings().iter().filter(|one| one.assignment_id == id).collect();
    let follow_ups = reader.follow_ups().iter().filter(|one| one.assignment_id == id);
    Ok(AuditView {
        data_name: assignment.data_name.clone(),
        badan_usaha: assignment.badan_usaha.clone(),
        tahapan: assignment.tahapan.label().to_owned(),
        auditor: assignment.auditor_name.clone(),
        findings: findings.iter().zip(1..).map(|(finding, number)| view(reader, finding, number)).collect(),
        follow_ups: follow_ups.map(|one| row(reader, one, assignment)).collect(),
        review: review(reader, assignment),
        comments: assignment.comments.iter().map(|one| comment(reader, assignment, &findings, one)).collect(),
        may_write: reader.may(Action::WriteFindings) && is_own(reader.session(), assignment) && is_open(assignment),
        classes: labelled(FindingClass::ALL, FindingClass::label),
        severities: labelled(Severity::ALL, Severity::label),
        conclusions: labelled(Conclusion::ALL, Conclusion::label),
    })
}

fn view(reader: &Reader, finding: &Finding, number: u32) -> FindingView {
    let text = &finding.text;
    let exact = text.amount.as_ref().and_then(FindingAmount::exact);
    FindingView {
        id: finding.id.clone(),
        number,
        form: FindingForm::of(text),
        class_label: text.class.map(|class| class.label().to_owned()),
        severity_label: text.severity.map(|severity| severity.label().to_owned()),
        amount: exact.map(|value| amount(value, Measure::Money)),
        evidence: finding.evidence.iter().map(|one| evidence::view(reader, one)).collect(),
        missing: missing(finding).into_iter().map(str::to_owned).collect(),
        updated: reader.calendar().local(finding.updated_date).long(),
    }
}

fn review(reader: &Reader, assignment: &Assignment) -> ReviewView {
    let review = &assignment.review;
    let reviews = reader.may(Action::ReviewAudits);
    let is_mine = reader.may(Action::WriteFindings) && is_own(reader.session(), assignment);
    let is_accepted = review.state == ReviewState::Accepted;
    let is_completed = assignment.status == AssignmentStatus::Completed;
    let by = Some(review.decided_by.as_str()).filter(|by| !by.is_empty() && review.state != ReviewState::Submitted);
    let when = review.changed_date.map(|at| reader.calendar().local(at).long());
    let changed: Vec<&str> = by.into_iter().chain(when.as_deref()).collect();
    ReviewView {
        state: review.state,
        state_label: review.state.label().to_owned(),
        conclusion: review.conclusion,
        conclusion_label: review.conclusion.map(|one| one.label().to_owned()),
        summary: review.summary.clone(),
        decision: review.decision.clone(),
        decided: last_decision(reader, assignment).unwrap_or_default(),
        changed: changed.join(", "),
        may: ReviewActions {
            submit: is_mine && !review.is_locked() && assignment.status != AssignmentStatus::Assigned,
            send_back: reviews && is_completed && !is_accepted,
            accept: reviews && review.state == ReviewState::Submitted,
            reopen: reviews && is_accepted,
        },
    }
}

/// Person and time of the decision whose words the review has. Undone decisions are later than its last change.
fn last_decision(reader: &Reader, assignment: &Assignment) -> Option<String> {
    let review = &assignment.review;
    let is_last = |entry: &ActivityEntry| {
        is_decision(entry) && entry.who == review.decided_by && Some(entry.at) <= review.changed_date
    };
    let found = reader.activity().of(&assignment.id).into_iter().filter(is_last).max_by_key(|entry| entry.at)?;
    Some(format!("{}, {}", found.who, reader.calendar().local(found.at).long()))
}

/// True for a return, an acceptance or a reopening.
pub(super) fn is_decision(entry: &ActivityEntry) -> bool {
    use AssignmentAction::{Accepted, Reopened, Returned};
    matches!(entry.action, CommitAction::Assignment(Accepted | Reopened | Returned))
}

/// No auditor reads who had the assignment before. Names that are not known to belong to others are hidden too.
pub(in crate::audit) fn writer<'a>(reader: &Reader, assignment: &Assignment, by: &'a str) -> &'a str {
    let administrators = &reader.directory().cms_administrators;
    let is_known = by == assignment.auditor_name || administrators.iter().any(|person| person.name == by);
    if is_known { by } else { "Auditor sebelumnya" }
}

fn comment(reader: &Reader, assignment: &Assignment, findings: &[&Finding], comment: &ReviewComment) -> CommentView {
    let numbered = |place: Option<usize>, name: &str| {
        place.map_or_else(|| format!("{name} yang sudah dihapus"), |place| format!("{name} {}", place + 1))
    };
    let place_words = match &comment.place {
        CommentPlace::Assignment => "Seluruh pemeriksaan".to_owned(),
        CommentPlace::Finding { finding } => numbered(findings.iter().position(|one| one.id == *finding), "Temuan"),
        CommentPlace::Step { step } => {
            let papers = reader.working_papers();
            let of = papers.get(step).map(|found| found.assignment_id.as_str());
            let mut steps = papers.iter().filter(|one| Some(one.assignment_id.as_str()) == of);
            numbered(of.and_then(|_| steps.position(|one| one.id == *step)), "Langkah")
        }
        CommentPlace::Cell { row, column, value } => {
            format!("Baris {}, {column}: {value}", integer((*row).into()))
        }
    };
    CommentView {
        id: comment.id.clone(),
        place: comment.place.clone(),
        place_words,
        text: comment.text.clone(),
        written: format!("{}, {}", writer(reader, assignment, &comment.by), reader.calendar().local(comment.at).long()),
        is_resolved: comment.is_resolved,
    }
}
