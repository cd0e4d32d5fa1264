//! Commands of the review: submit, return, accept, reopen, comment.

use serde::{Deserialize, Serialize};

use super::places;
use crate::audit::assignment::commands::{find, transaction};
use crate::model::Instant;
use crate::model::assignment::{
    Assignment, AssignmentAction, AssignmentStatus, CommentPlace, Conclusion, Review, ReviewComment, ReviewState,
};
use crate::model::auditor::AuditorType;
use crate::model::finding::{Finding, FollowUp};
use crate::store::env::Env;
use crate::store::error::{Field, IncompleteFinding, Kind, Problem, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::records::assignments::{is_own, reads_paper};
use crate::store::session::{Action, Session};
use crate::store::{State, Transaction};

/// Commands of the review of an assignment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ReviewCommand {
    /// Submits one's own assignment with a conclusion, and completes it.
    Submit {
        /// Id of the assignment.
        assignment: String,
        /// A [`Conclusion`].
        conclusion: String,
        /// Words about the conclusion; may be empty.
        summary: String,
    },
    /// Returns a completed assignment to its auditor, who works on.
    Return {
        /// Id of the assignment.
        assignment: String,
        /// Reason as typed.
        reason: String,
    },
    /// Accepts a submitted assignment. Its findings become visible to the company.
    Accept {
        /// Id of the assignment.
        assignment: String,
        /// Words about the acceptance; may be empty.
        note: String,
    },
    /// Opens an accepted assignment again.
    Reopen {
        /// Id of the assignment.
        assignment: String,
        /// Reason as typed.
        reason: String,
    },
    /// Adds a comment, as administrator or as the auditor of the assignment.
    Comment {
        /// Id of the assignment.
        assignment: String,
        /// The place.
        place: ChosenPlace,
        /// The comment as typed.
        text: String,
    },
    /// Marks a comment as settled or open.
    Resolve {
        /// Id of the assignment.
        assignment: String,
        /// Id of the comment.
        comment: String,
        /// True for settled.
        is_resolved: bool,
    },
}

/// The place of a comment as chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ChosenPlace {
    /// The whole assignment.
    Assignment,
    /// A finding of the assignment.
    Finding {
        /// Its id.
        finding: String,
    },
    /// A step of its working paper.
    Step {
        /// Its id.
        step: String,
    },
    /// A cell of the assigned version.
    Cell {
        /// Number of the row, from 1.
        row: u32,
        /// The column, counted from 0.
        column: u32,
    },
}

/// Checks a command and returns its changes, which the portal applies; `None` if nothing changes.
pub fn handle(
    state: &State,
    session: &Session,
    env: &mut Env,
    command: &ReviewCommand,
) -> Result<Option<Transaction>, Refusal> {
    match command {
        ReviewCommand::Submit { assignment, conclusion, summary } => {
            session.require(Action::WriteFindings)?;
            submit(state, session, env, assignment, (conclusion, summary)).map(Some)
        }
        ReviewCommand::Return { assignment, reason } => {
            session.require(Action::ReviewAudits)?;
            let before = reviewed(state, assignment)?;
            let is_under_review = before.review.state != ReviewState::Accepted;
            if before.status != AssignmentStatus::Completed {
                return Err(Refusal::WrongStep { status: before.status });
            }
            let decided = decided(session, env, before, (ReviewState::Returned, reason, is_under_review))?;
            Ok(Some(worked_on(before, decided, AssignmentAction::Returned)))
        }
        ReviewCommand::Reopen { assignment, reason } => {
            session.require(Action::ReviewAudits)?;
            let before = reviewed(state, assignment)?;
            let is_accepted = before.review.state == ReviewState::Accepted;
            let decided = decided(session, env, before, (ReviewState::Reopened, reason, is_accepted))?;
            Ok(Some(worked_on(before, decided, AssignmentAction::Reopened)))
        }
        ReviewCommand::Accept { assignment, note } => {
            session.require(Action::ReviewAudits)?;
            accept(state, session, env, assignment, note).map(Some)
        }
        ReviewCommand::Comment { assignment, place, text } => {
            comment(state, session, env, assignment, (place, text)).map(Some)
        }
        ReviewCommand::Resolve { assignment, comment, is_resolved } => {
            let before = commented(state, session, assignment)?;
            let mut after = before.clone();
            let found = after.comments.iter_mut().find(|one| one.id == *comment);
            found.ok_or_else(|| Refusal::not_found(Kind::Comment, comment))?.is_resolved = *is_resolved;
            Ok(change(env, before, after, AssignmentAction::CommentResolved))
        }
    }
}

/// The assignment, if it is an internal auditor's. Only those are reviewed.
fn reviewed<'a>(state: &'a State, id: &str) -> Result<&'a Assignment, Refusal> {
    let found = find(state, id).ok().filter(|one| one.assigned_to == AuditorType::Internal);
    found.ok_or_else(|| Refusal::not_found(Kind::Assignment, id))
}

/// The transaction from one value of an assignment to another; `None` if nothing differs.
fn change(env: &Env, before: &Assignment, mut after: Assignment, action: AssignmentAction) -> Option<Transaction> {
    (after != *before).then(|| {
        after.updated_date = env.clock.now;
        transaction(&before.id, action).update(before.clone(), after)
    })
}

fn refuse_state(assignment: &Assignment) -> Refusal {
    Refusal::WrongReview { state: assignment.review.state }
}

fn submit(
    state: &State,
    session: &Session,
    env: &Env,
    id: &str,
    (conclusion, summary): (&str, &str),
) -> Result<Transaction, Refusal> {
    let before = find(state, id).ok().filter(|one| is_own(session, one));
    let before = before.ok_or_else(|| Refusal::not_found(Kind::Assignment, id))?;
    if before.review.is_locked() {
        return Err(refuse_state(before));
    }
    if before.status == AssignmentStatus::Assigned {
        return Err(Refusal::WrongStep { status: before.status });
    }
    let findings = incomplete(state, before);
    if !findings.is_empty() {
        return Err(Refusal::IncompleteFindings { findings });
    }
    let mut check = FormCheck::default();
    let conclusion = check.required_choice(Field::Simpulan, conclusion, Conclusion::parse);
    let summary = check.optional_body(Field::Note, Some(summary)).unwrap_or_default();
    check.finish()?;
    let now = env.clock.now;
    let after = Assignment {
        review: Review {
            state: ReviewState::Submitted,
            conclusion,
            summary,
            changed_date: Some(now),
            ..before.review.clone()
        },
        status: AssignmentStatus::Completed,
        completed_date: before.completed_date.or(Some(now)),
        updated_date: now,
        ..before.clone()
    };
    Ok(transaction(id, AssignmentAction::Submitted).update(before.clone(), after))
}

/// Findings that lack kondisi, kriteria, rekomendasi or evidence.
pub fn incomplete(state: &State, assignment: &Assignment) -> Vec<IncompleteFinding> {
    let lacking = state.findings_of(&assignment.id).map(|finding| IncompleteFinding {
        id: finding.id.clone(),
        title: finding.text.title.clone(),
        missing: missing(finding).into_iter().map(str::to_owned).collect(),
    });
    lacking.filter(|finding| !finding.missing.is_empty()).collect()
}

/// Parts that a finding needs for its submission and does not have.
pub fn missing(finding: &Finding) -> Vec<&'static str> {
    let text = &finding.text;
    let parts = [
        ("Kondisi", text.condition.is_empty()),
        ("Kriteria", text.criteria.is_empty()),
        ("Rekomendasi", text.recommendations.is_empty()),
        ("Bukti", finding.evidence.is_empty()),
    ];
    parts.into_iter().filter(|(_, is_missing)| *is_missing).map(|(name, _)| name).collect()
}

/// The review after a return or reopening, whose reason is required.
fn decided(
    session: &Session,
    env: &Env,
    before: &Assignment,
    (state, reason, is_allowed): (ReviewState, &str, bool),
) -> Result<Assignment, Refusal> {
    if !is_allowed {
        return Err(refuse_state(before));
    }
    let mut check = FormCheck::default();
    let decision = check.required_body(Field::Reason, reason);
    check.finish()?;
    let now = env.clock.now;
    let decided_by = session.person.name.clone();
    let review = Review { state, decision, decided_by, changed_date: Some(now), ..before.review.clone() };
    Ok(Assignment { review, updated_date: now, ..before.clone() })
}

/// The auditor works on the assignment again.
fn worked_on(before: &Assignment, after: Assignment, action: AssignmentAction) -> Transaction {
    let after = Assignment { status: AssignmentStatus::InProgress, completed_date: None, ..after };
    transaction(&before.id, action).update(before.clone(), after)
}

fn accept(state: &State, session: &Session, env: &Env, id: &str, note: &str) -> Result<Transaction, Refusal> {
    let before = reviewed(state, id)?;
    if before.review.state != ReviewState::Submitted {
        return Err(refuse_state(before));
    }
    // Another tab or an undo may have changed the findings since the submission.
    let findings = incomplete(state, before);
    if !findings.is_empty() {
        return Err(Refusal::IncompleteFindings { findings });
    }
    let mut check = FormCheck::default();
    let decision = check.optional_body(Field::Note, Some(note)).unwrap_or_default();
    check.finish()?;
    let now = env.clock.now;
    let after = Assignment {
        review: Review {
            state: ReviewState::Accepted,
            decision,
            decided_by: session.person.name.clone(),
            changed_date: Some(now),
            ..before.review.clone()
        },
        updated_date: now,
        ..before.clone()
    };
    let accepted = transaction(id, AssignmentAction::Accepted).update(before.clone(), after);
    let published = state.findings_of(id).fold(accepted, |transaction, finding| {
        let follow_up = state.follow_ups.get(&FollowUp::id_of(&finding.id));
        publish(env, transaction, finding, follow_up)
    });
    let is_gone = |one: &&FollowUp| !one.is_withdrawn && state.findings.get(&one.finding_id).is_none();
    Ok(state.follow_ups_of(id).filter(is_gone).fold(published, |transaction, gone| {
        let after = FollowUp { is_withdrawn: true, updated_date: env.clock.now, ..gone.clone() };
        transaction.update(gone.clone(), after)
    }))
}

/// The copy of a finding that its company reads.
pub(crate) fn published(finding: &Finding, accepted: Instant) -> FollowUp {
    FollowUp {
        id: FollowUp::id_of(&finding.id),
        finding_id: finding.id.clone(),
        assignment_id: finding.assignment_id.clone(),
        text: finding.text.clone(),
        evidence: finding.evidence.clone(),
        accepted_date: accepted,
        answers: Vec::new(),
        assessments: Vec::new(),
        is_withdrawn: false,
        updated_date: accepted,
    }
}

/// Copies a finding for its company. A finding that was accepted before keeps its answers and its first date.
fn publish(env: &Env, transaction: Transaction, finding: &Finding, before: Option<&FollowUp>) -> Transaction {
    let now = env.clock.now;
    let Some(before) = before else {
        return transaction.insert(published(finding, now));
    };
    let mut after = before.clone();
    after.text.clone_from(&finding.text);
    after.evidence.clone_from(&finding.evidence);
    after.is_withdrawn = false;
    if after == *before {
        return transaction;
    }
    after.updated_date = now;
    transaction.update(before.clone(), after)
}

/// The assignment, if the acting person takes part in its review. It must have an internal auditor.
fn commented<'a>(state: &'a State, session: &Session, id: &str) -> Result<&'a Assignment, Refusal> {
    session.require(Action::ReadWorkingPapers)?;
    let found = reviewed(state, id).ok().filter(|one| reads_paper(session, one));
    found.ok_or_else(|| Refusal::not_found(Kind::Assignment, id))
}

fn comment(
    state: &State,
    session: &Session,
    env: &mut Env,
    id: &str,
    (place, text): (&ChosenPlace, &str),
) -> Result<Transaction, Refusal> {
    let before = commented(state, session, id)?;
    let mut check = FormCheck::default();
    let place = found_place(state, before, place, &mut check)?;
    let text = check.required_body(Field::Comment, text);
    check.finish()?;
    let place = place.ok_or_else(|| Refusal::not_found(Kind::Data, &before.data_id))?;
    let mut after = before.clone();
    let by = session.person.name.clone();
    after.comments.push(ReviewComment { id: env.base36(8), place, text, by, at: env.clock.now, is_resolved: false });
    after.updated_date = env.clock.now;
    Ok(transaction(id, AssignmentAction::Commented).update(before.clone(), after))
}

/// The place, if it belongs to the assignment; `None` after an error in the form.
fn found_place(
    state: &State,
    assignment: &Assignment,
    place: &ChosenPlace,
    check: &mut FormCheck,
) -> Result<Option<CommentPlace>, Refusal> {
    let of_this = |id: &str| id == assignment.id;
    match place {
        ChosenPlace::Assignment => Ok(Some(CommentPlace::Assignment)),
        ChosenPlace::Finding { finding } => {
            let found = state.findings.get(finding).filter(|one| of_this(&one.assignment_id));
            found.ok_or_else(|| Refusal::not_found(Kind::Finding, finding))?;
            Ok(Some(CommentPlace::Finding { finding: finding.clone() }))
        }
        ChosenPlace::Step { step } => {
            let found = state.working_papers.get(step).filter(|one| of_this(&one.assignment_id));
            found.ok_or_else(|| Refusal::not_found(Kind::PaperStep, step))?;
            Ok(Some(CommentPlace::Step { step: step.clone() }))
        }
        ChosenPlace::Cell { row, column } => {
            let table = places::table(&state.repository, assignment);
            let table = table.ok_or_else(|| Refusal::not_found(Kind::Data, &assignment.data_id))?;
            let index = row.checked_sub(1).filter(|row| *row < table.row_count());
            if index.is_none() {
                check.reject(Field::Row, Problem::NotARow { last: table.row_count() });
            }
            let heading = table.columns().get(*column as usize);
            if heading.is_none() {
                check.reject(Field::Columns, Problem::NotAChoice);
            }
            Ok(index.zip(heading).map(|(index, heading)| {
                let value = table.cell(index, *column).to_owned();
                CommentPlace::Cell { row: *row, column: heading.header.clone(), value }
            }))
        }
    }
}
