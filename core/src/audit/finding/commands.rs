//! Commands on findings: write, edit, pin and remove evidence, delete.

use serde::{Deserialize, Serialize};

use super::form::{self, Before, FindingForm};
use super::pin::{self, PinForm};
use crate::audit::working_paper::commands::refuse_completed;
use crate::model::Slice;
use crate::model::assignment::Assignment;
use crate::model::finding::{Finding, FindingAction, FindingText, FollowUp};
use crate::store::env::Env;
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::records::assignments::is_own;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, Handled, State, Subject, Transaction};

/// Commands on the findings of one's own assignments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum FindingCommand {
    /// Writes a new finding.
    Write {
        /// Id of the assignment.
        assignment: String,
        /// The form as typed.
        form: FindingForm,
    },
    /// Changes what is written about a finding.
    Edit {
        /// Id of the finding.
        finding: String,
        /// The form as typed.
        form: FindingForm,
    },
    /// Pins evidence to a finding, or to a new one.
    Pin {
        /// The finding.
        target: PinTarget,
        /// The evidence as chosen.
        form: PinForm,
    },
    /// Changes the words about evidence.
    Caption {
        /// Id of the finding.
        finding: String,
        /// Id of the evidence.
        evidence: String,
        /// The words as typed.
        caption: String,
    },
    /// Removes evidence from a finding.
    Unpin {
        /// Id of the finding.
        finding: String,
        /// Id of the evidence.
        evidence: String,
    },
    /// Deletes a finding.
    Delete {
        /// Id of the finding.
        finding: String,
    },
}

/// The finding that gets evidence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum PinTarget {
    /// A finding that is written.
    Finding {
        /// Its id.
        finding: String,
    },
    /// A finding that begins with this evidence.
    New {
        /// Id of the assignment.
        assignment: String,
        /// Its title as typed.
        title: String,
    },
}

/// The most pieces of evidence of a finding.
const MOST_EVIDENCE: usize = 100;

/// Checks a command and returns its changes, which the portal applies.
pub fn handle(state: &State, session: &Session, env: &mut Env, command: &FindingCommand) -> Result<Handled, Refusal> {
    session.require(Action::WriteFindings)?;
    let own = |id: &str| own_finding(state, session, id);
    match command {
        FindingCommand::Write { assignment, form } => {
            let assignment = own_assignment(state, session, assignment)?;
            let text = form::checked(form, Before::default())?;
            Ok(created(new(state, env, assignment, text)).into())
        }
        FindingCommand::Edit { finding, form } => {
            let before = own(finding)?;
            let follow_up = state.follow_ups.get(&FollowUp::id_of(finding));
            let text = form::checked(form, Before { finding: Some(before), follow_up })?;
            Ok(updated(env, before, FindingAction::Edited, |after| after.text = text).into())
        }
        FindingCommand::Pin { target, form } => pinned(state, session, env, target, form),
        FindingCommand::Caption { finding, evidence, caption } => {
            let before = own(finding)?;
            let mut check = FormCheck::default();
            let caption = check.optional_line(Field::Caption, caption);
            check.finish()?;
            find_evidence(before, evidence)?;
            let change = |after: &mut Finding| {
                after
                    .evidence
                    .iter_mut()
                    .filter(|one| one.id == *evidence)
                    .for_each(|one| one.caption.clone_from(&caption));
            };
            Ok(updated(env, before, FindingAction::Edited, change).into())
        }
        FindingCommand::Unpin { finding, evidence } => {
            let before = own(finding)?;
            find_evidence(before, evidence)?;
            let change = |after: &mut Finding| after.evidence.retain(|one| one.id != *evidence);
            Ok(updated(env, before, FindingAction::Unpinned, change).into())
        }
        FindingCommand::Delete { finding } => {
            let before = own(finding)?;
            Ok(transaction(finding, FindingAction::Deleted).remove(before.clone()).into())
        }
    }
}

fn transaction(id: &str, action: FindingAction) -> Transaction {
    Transaction::new(Subject { slice: Slice::Findings, id: id.to_owned() }, CommitAction::Finding(action))
}

/// One's own assignment on which work goes on.
fn own_assignment<'a>(state: &'a State, session: &Session, id: &str) -> Result<&'a Assignment, Refusal> {
    let own = state.assignments.get(id).filter(|found| is_own(session, found));
    let own = own.ok_or_else(|| Refusal::not_found(Kind::Assignment, id))?;
    refuse_completed(own)?;
    Ok(own)
}

/// Another auditor's finding is refused as not found, so that its existence stays hidden.
fn own_finding<'a>(state: &'a State, session: &Session, id: &str) -> Result<&'a Finding, Refusal> {
    let not_found = || Refusal::not_found(Kind::Finding, id);
    let finding = state.findings.get(id).ok_or_else(not_found)?;
    let assignment = state.assignments.get(&finding.assignment_id).filter(|found| is_own(session, found));
    refuse_completed(assignment.ok_or_else(not_found)?)?;
    Ok(finding)
}

fn find_evidence(finding: &Finding, id: &str) -> Result<(), Refusal> {
    let is_there = finding.evidence.iter().any(|evidence| evidence.id == id);
    if is_there { Ok(()) } else { Err(Refusal::not_found(Kind::Evidence, id)) }
}

fn new(state: &State, env: &Env, assignment: &Assignment, text: FindingText) -> Finding {
    let now = env.clock.now;
    Finding {
        id: env.stamped_id("FINDING_", |id| state.findings.knows(id)),
        assignment_id: assignment.id.clone(),
        text,
        evidence: Vec::new(),
        created_date: now,
        updated_date: now,
    }
}

fn created(finding: Finding) -> Transaction {
    transaction(&finding.id.clone(), FindingAction::Written).insert(finding)
}

/// The transaction of a change; `None` if nothing differs.
fn updated(
    env: &Env,
    before: &Finding,
    action: FindingAction,
    change: impl FnOnce(&mut Finding),
) -> Option<Transaction> {
    let mut after = before.clone();
    change(&mut after);
    (after != *before).then(|| {
        after.updated_date = env.clock.now;
        transaction(&before.id, action).update(before.clone(), after)
    })
}

fn pinned(
    state: &State,
    session: &Session,
    env: &mut Env,
    target: &PinTarget,
    form: &PinForm,
) -> Result<Handled, Refusal> {
    let (before, finding) = match target {
        PinTarget::Finding { finding } => {
            let before = own_finding(state, session, finding)?;
            (Some(before), before.clone())
        }
        PinTarget::New { assignment, title } => {
            let assignment = own_assignment(state, session, assignment)?;
            let text =
                form::checked(&FindingForm { title: title.clone(), ..FindingForm::default() }, Before::default())?;
            (None, new(state, env, assignment, text))
        }
    };
    let place = state.assignments.get(&finding.assignment_id);
    let place = place.ok_or_else(|| Refusal::not_found(Kind::Assignment, &finding.assignment_id))?;
    let (evidence, attachments) = pin::pinned((state, session), env, place, form)?;
    if finding.evidence.len() + evidence.len() > MOST_EVIDENCE {
        return Err(Refusal::invalid(Field::Evidence, Problem::TooMany { max: 100 }));
    }
    let mut after = finding;
    after.evidence.extend(evidence);
    let transaction = match before {
        None => created(after),
        Some(before) => {
            after.updated_date = env.clock.now;
            transaction(&before.id, FindingAction::Pinned).update(before.clone(), after)
        }
    };
    Ok(Handled { transaction: Some(transaction), attachments })
}
