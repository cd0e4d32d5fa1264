//! Reads `assignments.json`.

use serde::Deserialize;

use super::SeedError;
use super::record::Record;
use crate::model::Instant;
use crate::model::assignment::{Assignment, AssignmentAction, AssignmentStatus, Conclusion, Review, ReviewState};
use crate::model::auditor::AuditorType;
use crate::store::activity::ActivityEntry;
use crate::store::env::Clock;
use crate::store::{CommitAction, State};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct AssignmentSeed {
    id: String,
    data: String,
    auditor: String,
    assigned_by: String,
    assigned: String,
    status: AssignmentStatus,
    due: String,
    notes: Option<String>,
    updated: String,
    completed: Option<String>,
    review: Option<ReviewSeed>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ReviewSeed {
    submitted: String,
    conclusion: Conclusion,
    summary: String,
    accepted: Option<AcceptedSeed>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct AcceptedSeed {
    at: String,
    by: String,
    note: String,
}

/// A review with the time of its submission.
struct Planted {
    review: Review,
    submitted: Option<Instant>,
}

pub(super) fn plant_assignment(state: &mut State, seed: AssignmentSeed, opened: Clock) -> Result<(), SeedError> {
    let record = Record { file: "assignments.json", id: &seed.id, opened };
    record.free(state.assignments.knows(&seed.id))?;
    if !seed.id.starts_with("ASSIGN_") {
        return Err(record.wrong("id", "does not begin with ASSIGN_"));
    }
    let item = state.repository.item(&seed.data);
    let item = item.ok_or_else(|| record.wrong("data", "is neither in datasets.json nor in documents.json"))?;
    let auditor =
        state.auditors.get(&seed.auditor).ok_or_else(|| record.wrong("auditor", "is not in auditors.json"))?;
    let by = administrator(state, &record, "assignedBy", &seed.assigned_by)?;
    let assigned_date = record.when("assigned", &seed.assigned)?.max(item.generated());
    let completed = seed.completed.as_deref().map(|text| record.when("completed", text)).transpose()?;
    let completed_date = completed.map(|at| at.max(assigned_date));
    if completed_date.is_some() != (seed.status == AssignmentStatus::Completed) {
        return Err(record.wrong("completed", "does not go with the status"));
    }
    let Planted { review, submitted } = match &seed.review {
        None => Planted { review: Review::default(), submitted: None },
        Some(_) if auditor.auditor_type == AuditorType::External => {
            return Err(record.wrong("review", "belongs to an internal auditor's work only"));
        }
        Some(review) => {
            let completed = completed_date.ok_or_else(|| record.wrong("review", "needs completed work"))?;
            planted_review(state, &record, review, completed)?
        }
    };
    let last_date = review.changed_date.unwrap_or(assigned_date).max(assigned_date);
    let updated_date = record.when("updated", &seed.updated)?.max(last_date);
    let due = record.day("due", &seed.due)?;
    let assignment = Assignment {
        data_id: seed.data,
        data_name: item.name(),
        data_type: item.data_type(),
        version: item.newest_version().map(str::to_owned),
        tahapan: item.tahapan(),
        badan_usaha: item.badan_usaha().to_owned(),
        assigned_to: auditor.auditor_type,
        auditor_id: auditor.id.clone(),
        auditor_name: auditor.name.clone(),
        assigned_by: by.clone(),
        assigned_date,
        status: seed.status,
        expiry_date: due,
        notes: seed.notes,
        updated_date,
        completed_date,
        review,
        comments: Vec::new(),
        id: seed.id,
    };
    remember(state, &assignment, &by, submitted);
    state.assignments.put(assignment);
    Ok(())
}

fn administrator(state: &State, record: &Record, field: &str, id: &str) -> Result<String, SeedError> {
    let found = state.directory.cms_administrators.iter().find(|person| person.id == id);
    let found = found.ok_or_else(|| record.wrong(field, "is no cmsAdministrator of users.json"))?;
    Ok(found.name.clone())
}

/// A review that was submitted at or after the completion, and perhaps accepted.
fn planted_review(state: &State, record: &Record, seed: &ReviewSeed, completed: Instant) -> Result<Planted, SeedError> {
    let submitted = record.when("review.submitted", &seed.submitted)?.max(completed);
    let mut review = Review {
        state: ReviewState::Submitted,
        conclusion: Some(seed.conclusion),
        summary: seed.summary.clone(),
        changed_date: Some(submitted),
        ..Review::default()
    };
    if let Some(AcceptedSeed { at, by, note }) = &seed.accepted {
        review.state = ReviewState::Accepted;
        review.decided_by = administrator(state, record, "review.accepted.by", by)?;
        review.decision.clone_from(note);
        review.changed_date = Some(record.when("review.accepted.at", at)?.max(submitted));
    }
    Ok(Planted { review, submitted: Some(submitted) })
}

/// Adds the activity that must have happened before the portal was opened.
fn remember(state: &mut State, assignment: &Assignment, by: &str, submitted: Option<Instant>) {
    let action = CommitAction::Assignment;
    let entry = |at, who: &str, what| ActivityEntry { at, who: who.to_owned(), action: action(what) };
    let (id, auditor) = (&assignment.id, assignment.auditor_name.as_str());
    state.activity.add(id, entry(assignment.assigned_date, by, AssignmentAction::Created));
    if assignment.status == AssignmentStatus::InProgress {
        state.activity.add(id, entry(assignment.updated_date, auditor, AssignmentAction::Started));
    }
    // A submission completes work that is still in progress.
    if let Some(at) = assignment.completed_date.filter(|at| submitted != Some(*at)) {
        state.activity.add(id, entry(at, auditor, AssignmentAction::Completed));
    }
    if let Some(at) = submitted {
        state.activity.add(id, entry(at, auditor, AssignmentAction::Submitted));
    }
    if let (ReviewState::Accepted, Some(at)) = (assignment.review.state, assignment.review.changed_date) {
        state.activity.add(id, entry(at, &assignment.review.decided_by, AssignmentAction::Accepted));
    }
}
