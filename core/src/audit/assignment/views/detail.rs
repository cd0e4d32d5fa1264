//! The modal with the details of an assignment (§2.8).

use serde::Serialize;

use super::row::{AssignmentRow, row};
use crate::audit::assignment::change::is_open;
use crate::audit::repository::views::versions::{GivenVersion, given};
use crate::model::assignment::Assignment;
use crate::model::repository::RepositoryAction;
use crate::store::activity::ActivityLine;
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;
use crate::store::{CommitAction, Reader};

/// Content of the modal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentDetail {
    /// The assignment as its table row.
    pub row: AssignmentRow,
    /// Id of the dataset or document.
    pub data_id: String,
    /// Name of the administrator who assigned the data.
    pub assigned_by: String,
    /// Time of assignment, with time zone.
    pub assigned_exactly: String,
    /// Time of completion, with time zone.
    pub completed: Option<String>,
    /// The version of a dataset that was assigned; `None` for a document.
    pub version: Option<GivenVersion>,
    /// True if the newest version can be given instead.
    pub can_renew: bool,
    /// Instructions from the administrator.
    pub notes: Option<String>,
    /// Activity, newest first.
    pub history: Vec<ActivityLine>,
}

/// The details of one assignment, for the administrator.
pub fn detail(reader: &Reader, id: &str) -> Result<AssignmentDetail, Refusal> {
    reader.require(Action::ManageAssignments)?;
    let assignment = reader.assignments().get(id).ok_or_else(|| Refusal::not_found(Kind::Assignment, id))?;
    let clock = reader.calendar();
    let set = reader.repository().datasets.get(&assignment.data_id);
    let version = set.map(|set| given(reader, set, assignment));
    Ok(AssignmentDetail {
        can_renew: is_open(assignment) && version.as_ref().is_some_and(|version| !version.is_newest),
        version,
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
    let entries = reader.activity().of(&assignment.id).into_iter().rev();
    let lines = entries.filter_map(|entry| {
        let what = wording(&entry.action)?;
        Some(ActivityLine { who: Some(entry.who), when: clock.local(entry.at).long(), what })
    });
    lines.collect()
}

fn wording(action: &CommitAction) -> Option<String> {
    match action {
        CommitAction::Assignment(action) => Some(action.wording()),
        CommitAction::Repository(RepositoryAction::Edited) => Some("mengubah keterangan data".to_owned()),
        CommitAction::History(action) => action.wording(&wording),
        _ => None,
    }
}
