//! Commands on working papers: keep, edit and delete steps.

use serde::{Deserialize, Serialize};

use super::form::{self, TestForm};
use super::items;
use super::population::Wanted;
use crate::audit::repository::views::subject::OpenVersion;
use crate::model::Slice;
use crate::model::assignment::{Assignment, AssignmentStatus};
use crate::model::working_paper::{PaperStep, PaperStepAction, StepResult};
use crate::store::env::Env;
use crate::store::error::{Field, Kind, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::records::assignments::is_own;
use crate::store::records::repository::Item;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, State, Subject, Transaction};

/// Commands on the working paper of one's own assignment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum WorkingPaperCommand {
    /// Runs a test and keeps it as a step.
    Keep {
        /// Id of the assignment.
        assignment: String,
        /// The form as typed.
        form: StepForm,
    },
    /// Changes what is written about a step.
    Edit {
        /// Id of the step.
        step: String,
        /// Purpose as typed.
        purpose: String,
        /// Conclusion as typed.
        conclusion: String,
    },
    /// Records what was found in a row of a sample, or removes it.
    RecordItem {
        /// Id of the step.
        step: String,
        /// Number of the row in its version, from 1.
        number: u32,
        /// The form as typed.
        form: ItemForm,
    },
    /// Deletes a step.
    Delete {
        /// Id of the step.
        step: String,
    },
}

/// Result of a sampled row. Without a finding or an amount the row is not examined.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ItemForm {
    /// 'conforms', 'deviates' or empty. Monetary-unit samples ignore it.
    pub finding: String,
    /// Audited amount as typed. Only monetary-unit samples have one.
    pub amount: String,
    /// Note as typed; may be empty.
    pub note: String,
}

/// A test with what is written about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StepForm {
    /// Words that every tested row contains.
    pub search: String,
    /// Filters by column, as in the address.
    pub filters: String,
    /// The test as typed.
    pub test: TestForm,
    /// Purpose as typed.
    pub purpose: String,
    /// Conclusion as typed; may be empty.
    pub conclusion: String,
}

/// Checks a command and returns its changes, which the portal applies; `None` if nothing changes.
pub fn handle(
    state: &State,
    session: &Session,
    env: &Env,
    command: &WorkingPaperCommand,
) -> Result<Option<Transaction>, Refusal> {
    session.require(Action::KeepSteps)?;
    match command {
        WorkingPaperCommand::Keep { assignment, form } => {
            let assignment = state.assignments.get(assignment).filter(|found| is_own(session, found));
            let assignment = assignment.ok_or_else(|| Refusal::not_found(Kind::Assignment, command.id()))?;
            keep(state, session, env, assignment, form).map(Some)
        }
        WorkingPaperCommand::Edit { step, purpose, conclusion } => {
            let before = own_step(state, session, step)?;
            let (purpose, conclusion) = written(purpose, conclusion)?;
            let after = PaperStep { purpose, conclusion, updated_date: env.clock.now, ..before.clone() };
            let is_same = after.purpose == before.purpose && after.conclusion == before.conclusion;
            let change = || transaction(step, PaperStepAction::Edited).update(before.clone(), after);
            Ok((!is_same).then(change))
        }
        WorkingPaperCommand::RecordItem { step, number, form } => {
            let before = own_step(state, session, step)?;
            let item_results = items::recorded(state, before, *number, form)?;
            let is_same = item_results == before.item_results;
            let after = PaperStep { item_results, updated_date: env.clock.now, ..before.clone() };
            let change = || transaction(step, PaperStepAction::ItemRecorded).update(before.clone(), after);
            Ok((!is_same).then(change))
        }
        WorkingPaperCommand::Delete { step } => {
            let before = own_step(state, session, step)?;
            Ok(Some(transaction(step, PaperStepAction::Deleted).remove(before.clone())))
        }
    }
}

impl WorkingPaperCommand {
    fn id(&self) -> &str {
        match self {
            Self::Keep { assignment: id, .. }
            | Self::Edit { step: id, .. }
            | Self::RecordItem { step: id, .. }
            | Self::Delete { step: id } => id,
        }
    }
}

fn transaction(id: &str, action: PaperStepAction) -> Transaction {
    Transaction::new(Subject { slice: Slice::WorkingPapers, id: id.to_owned() }, CommitAction::PaperStep(action))
}

/// The working paper of a completed assignment stays as it is.
pub(in crate::audit) fn refuse_completed(assignment: &Assignment) -> Result<(), Refusal> {
    match assignment.status {
        AssignmentStatus::Completed => Err(Refusal::WrongStep { status: assignment.status }),
        AssignmentStatus::Assigned | AssignmentStatus::InProgress => Ok(()),
    }
}

/// Another auditor's step is refused as not found, so that its existence stays hidden.
fn own_step<'a>(state: &'a State, session: &Session, id: &str) -> Result<&'a PaperStep, Refusal> {
    let step = state.working_papers.get(id).ok_or_else(|| Refusal::not_found(Kind::PaperStep, id))?;
    let assignment = state.assignments.get(&step.assignment_id).filter(|found| is_own(session, found));
    refuse_completed(assignment.ok_or_else(|| Refusal::not_found(Kind::PaperStep, id))?)?;
    Ok(step)
}

fn written(purpose: &str, conclusion: &str) -> Result<(String, String), Refusal> {
    let mut check = FormCheck::default();
    let purpose = check.required_line(Field::Purpose, purpose);
    let conclusion = check.optional_body(Field::Conclusion, Some(conclusion)).unwrap_or_default();
    check.finish()?;
    Ok((purpose, conclusion))
}

fn keep(
    state: &State,
    session: &Session,
    env: &Env,
    assignment: &Assignment,
    typed: &StepForm,
) -> Result<Transaction, Refusal> {
    refuse_completed(assignment)?;
    let not_found = || Refusal::not_found(Kind::Data, &assignment.data_id);
    let Some(Item::Dataset(set)) = state.repository.item(&assignment.data_id) else { return Err(not_found()) };
    let version = set.given(assignment.version.as_deref());
    let (purpose, conclusion) = written(&typed.purpose, &typed.conclusion)?;
    let wanted = Wanted::typed(&typed.search, &typed.filters, &typed.test).map_err(form::first)?;
    let asked = wanted.on(&state.repository, &state.tested, OpenVersion { set, version })?;
    let tested = asked.finish()?;
    let outcome = match &tested.outcome {
        Ok(outcome) => outcome,
        Err(fault) => return Err(Refusal::Untestable { message: fault.message() }),
    };
    let id = env.stamped_id("STEP_", |id| state.working_papers.knows(id));
    let now = env.clock.now;
    let (population, counterpart) = asked.populations(&tested);
    let step = PaperStep {
        id: id.clone(),
        assignment_id: assignment.id.clone(),
        purpose,
        population,
        counterpart,
        test: asked.into_test(),
        result: StepResult::of(outcome),
        conclusion,
        item_results: Vec::new(),
        performed_by: session.person.name.clone(),
        performed_date: now,
        updated_date: now,
    };
    Ok(transaction(&id, PaperStepAction::Kept).insert(step))
}
