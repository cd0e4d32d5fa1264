//! Commands on assignments: create, start, complete, extend, hand over, edit, renew, delete (§2.8, §4, §5).

use serde::{Deserialize, Serialize};

use super::form::{AssignmentForm, EditForm, ExtendForm, HandOverForm};
use super::status::{Step, next};
use super::{change, create};
use crate::model::Slice;
use crate::model::assignment::{Assignment, AssignmentAction, AssignmentStatus};
use crate::store::env::Env;
use crate::store::error::{Kind, Refusal};
use crate::store::records::assignments::is_own;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, State, Subject, Transaction};

/// Commands on assignments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum AssignmentCommand {
    /// Assigns datasets and documents to an auditor: all of them or none.
    Create {
        /// The form as typed.
        form: AssignmentForm,
    },
    /// Starts an assignment ('Mulai').
    Start {
        /// Id of the assignment.
        assignment: String,
    },
    /// Completes an assignment ('Selesai').
    Complete {
        /// Id of the assignment.
        assignment: String,
    },
    /// Gives an assignment a later last day.
    Extend {
        /// The form as typed.
        form: ExtendForm,
    },
    /// Hands an assignment to another auditor.
    HandOver {
        /// The form as typed.
        form: HandOverForm,
    },
    /// Edits notes and last day.
    Edit {
        /// The form as typed.
        form: EditForm,
    },
    /// Gives an assignment the newest version of its dataset.
    Renew {
        /// Id of the assignment.
        assignment: String,
    },
    /// Deletes an assignment.
    Delete {
        /// Id of the assignment.
        assignment: String,
    },
}

/// Checks a command and returns its changes, which the portal applies; `None` if nothing changes.
pub fn handle(
    state: &State,
    session: &Session,
    env: &Env,
    command: &AssignmentCommand,
) -> Result<Option<Transaction>, Refusal> {
    match command {
        AssignmentCommand::Create { form } => create::create(state, session, env, form),
        AssignmentCommand::Start { assignment } => step(state, session, env, assignment, Step::Start),
        AssignmentCommand::Complete { assignment } => step(state, session, env, assignment, Step::Complete),
        AssignmentCommand::Extend { form } => change::extend(state, session, env, form),
        AssignmentCommand::HandOver { form } => change::hand_over(state, session, env, form),
        AssignmentCommand::Edit { form } => return change::edit(state, session, env, form),
        AssignmentCommand::Renew { assignment } => return change::renew(state, session, env, assignment),
        AssignmentCommand::Delete { assignment } => {
            session.require(Action::ManageAssignments)?;
            let found = find(state, assignment)?;
            let transaction = transaction(assignment, AssignmentAction::Deleted).remove(found.clone());
            Ok(transaction.remove_all(state.belongings(assignment)))
        }
    }
    .map(Some)
}

pub(in crate::audit) fn find<'a>(state: &'a State, id: &str) -> Result<&'a Assignment, Refusal> {
    state.assignments.get(id).ok_or_else(|| Refusal::not_found(Kind::Assignment, id))
}

pub(in crate::audit) fn transaction(id: &str, action: AssignmentAction) -> Transaction {
    Transaction::new(Subject { slice: Slice::Assignments, id: id.to_owned() }, CommitAction::Assignment(action))
}

/// Administrators may start and complete every assignment, internal auditors only their own. Another auditor's
/// assignment is refused as not found, so that its existence stays hidden.
fn step(state: &State, session: &Session, env: &Env, id: &str, step: Step) -> Result<Transaction, Refusal> {
    let is_administrator = Action::ManageAssignments.is_granted_to(session.role);
    if !is_administrator {
        session.require(Action::MoveOwnAssignment)?;
    }
    let before = find(state, id)?;
    if !is_administrator && !is_own(session, before) {
        return Err(Refusal::not_found(Kind::Assignment, id));
    }
    let status = next(before.status, step)?;
    let now = env.clock.now;
    let completed_date = (status == AssignmentStatus::Completed).then_some(now);
    let action = match step {
        Step::Start => AssignmentAction::Started,
        Step::Complete => AssignmentAction::Completed,
    };
    let after = Assignment { status, updated_date: now, completed_date, ..before.clone() };
    Ok(transaction(id, action).update(before.clone(), after))
}
