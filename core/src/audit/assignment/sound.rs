//! Invariants of assignments.

use crate::model::Instant;
use crate::model::assignment::{Assignment, AssignmentStatus, ReviewState};
use crate::store::State;
use crate::store::rule::{Sound, body, holds, id, line, moments, no_two_alike};

/// Checks one assignment without its references.
pub(crate) fn check_assignment(assignment: &Assignment) -> Sound {
    let record = assignment.id.as_str();
    for named in [record, &assignment.data_id, &assignment.auditor_id] {
        id(named)?;
    }
    let is_completed = assignment.status == AssignmentStatus::Completed;
    holds(
        is_completed == assignment.completed_date.is_some(),
        record,
        "exactly the completed assignments have a completion date",
    )?;
    let completed = assignment.completed_date.unwrap_or(assignment.updated_date);
    moments([assignment.assigned_date, assignment.updated_date, completed], record)?;
    check_review(assignment)?;
    body(assignment.notes.as_deref().unwrap_or_default(), record)
}

fn check_review(Assignment { id: record, status, review, comments, .. }: &Assignment) -> Sound {
    let is_completed = *status == AssignmentStatus::Completed;
    holds(!review.is_locked() || is_completed, record, "work that is with the review is completed")?;
    let is_concluded = review.state != ReviewState::Submitted || review.conclusion.is_some();
    holds(is_concluded, record, "a submitted audit has a conclusion")?;
    for text in [&review.summary, &review.decision, &review.decided_by] {
        body(text, record)?;
    }
    for comment in comments {
        id(&comment.id)?;
        body(&comment.text, record)?;
        line(&comment.by, record)?;
        moments([comment.at], record)?;
    }
    no_two_alike(comments.iter().map(|comment| &comment.id), record, "comments have their own ids")?;
    moments([review.changed_date.unwrap_or(Instant(0))], record)
}

/// Checks all assignments and their references.
pub(crate) fn check(state: &State) -> Sound {
    for assignment in state.assignments.iter() {
        check_assignment(assignment)?;
        let record = assignment.id.as_str();
        let is_auditors = state.auditors.get(&assignment.auditor_id).is_some_and(|auditor| {
            auditor.name == assignment.auditor_name && auditor.auditor_type == assignment.assigned_to
        });
        holds(is_auditors, record, "the auditor of an assignment exists with its name and type")?;
        let item = state.repository.item(&assignment.data_id);
        let is_of_type = item.is_some_and(|item| item.data_type() == assignment.data_type);
        holds(is_of_type, record, "the data of an assignment exist and have its type")?;
        let has_version = item.is_some_and(|item| item.has_version(assignment.version.as_deref()));
        holds(has_version, record, "the version of an assignment exists")?;
    }
    Ok(())
}
