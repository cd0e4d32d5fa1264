//! The detail modal of an assignment (§2.8).

use serde::Serialize;

use super::row::{AssignmentRow, row};
use crate::model::assignment::Assignment;
use crate::store::activity::ActivityLine;
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;
use crate::store::{CommitAction, Reader};

/// Everything of the modal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentDetail {
    /// What the table says of it.
    pub row: AssignmentRow,
    /// The dataset's or document's id.
    pub data_id: String,
    /// By whom it was assigned.
    pub assigned_by: String,
    /// When, with zone.
    pub assigned_exactly: String,
    /// When it was completed, with zone.
    pub completed: Option<String>,
    /// What the administrator wants looked at.
    pub notes: Option<String>,
    /// What happened, newest first.
    pub history: Vec<ActivityLine>,
}

/// One assignment, for the administrator.
pub fn detail(reader: &Reader, id: &str) -> Result<AssignmentDetail, Refusal> {
    reader.require(Action::ManageAssignments)?;
    let assignment = reader.assignments().get(id).ok_or_else(|| Refusal::not_found(Kind::Assignment, id))?;
    let clock = reader.calendar();
    Ok(AssignmentDetail {
        row: row(reader, assignment),
        data_id: assignment.data_id.clone(),
        assigned_by: assignment.assigned_by.clone(),
        assigned_exactly: clock.local(assignment.assigned_date).long(),
        completed: assignment.completed_date.map(|at| clock.local(at).long()),
        notes: assignment.notes.clone(),
        history: history(reader, assignment),
    })
}

fn history(reader: &Reader, assignment: &Assignment) -> Vec<ActivityLine> {
    let clock = reader.calendar();
    let entries = reader.activity().of(&assignment.id).iter().rev();
    let lines = entries.filter_map(|entry| {
        let what = wording(&entry.action)?;
        Some(ActivityLine { who: Some(entry.who.clone()), when: clock.local(entry.at).long(), what })
    });
    lines.collect()
}

fn wording(action: &CommitAction) -> Option<String> {
    match action {
        CommitAction::Assignment(action) => Some(action.wording().to_owned()),
        CommitAction::History(action) => action.wording(&wording),
        _ => None,
    }
}
