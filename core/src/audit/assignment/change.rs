//! Extends, hands over and edits an assignment.

use super::commands::{find, transaction};
use super::create::refuse_held;
use super::form::{Checked, EditForm, ExtendForm, HandOverForm, check_edit, check_extension, check_hand_over};
use crate::model::assignment::{Assignment, AssignmentAction, AssignmentStatus};
use crate::store::env::Env;
use crate::store::error::{Kind, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::session::{Action, Session};
use crate::store::{State, Transaction};

/// True if the assignment can be extended and handed over. A completed one is assigned again instead.
pub fn is_open(assignment: &Assignment) -> bool {
    assignment.status != AssignmentStatus::Completed
}

fn find_open<'a>(state: &'a State, id: &str) -> Result<&'a Assignment, Refusal> {
    let found = find(state, id)?;
    if is_open(found) { Ok(found) } else { Err(Refusal::WrongStep { status: found.status }) }
}

pub(super) fn extend(state: &State, session: &Session, env: &Env, form: &ExtendForm) -> Result<Transaction, Refusal> {
    session.require(Action::ManageAssignments)?;
    let before = find_open(state, &form.assignment)?;
    let mut check = FormCheck::default();
    let Some(expiry_date) = check_extension(before, env.clock, form, &mut check) else {
        return Err(Refusal::Invalid { errors: check.into_errors() });
    };
    let after = Assignment { expiry_date, updated_date: env.clock.now, ..before.clone() };
    Ok(transaction(&before.id, AssignmentAction::Extended { until: expiry_date }).update(before.clone(), after))
}

/// Gives the assignment to another auditor, who begins it: the status becomes assigned, from now on, by the acting
/// administrator.
pub(super) fn hand_over(
    state: &State,
    session: &Session,
    env: &Env,
    form: &HandOverForm,
) -> Result<Transaction, Refusal> {
    session.require(Action::ManageAssignments)?;
    let before = find_open(state, &form.assignment)?;
    let mut check = FormCheck::default();
    let Checked { auditor, expiry_date, notes } = check_hand_over((state, before), env.clock, form, &mut check);
    let (Some(auditor), Some(expiry_date)) = (auditor, expiry_date) else {
        return Err(Refusal::Invalid { errors: check.into_errors() });
    };
    check.finish()?;
    if !form.again {
        let item = state.repository.item(&before.data_id);
        let item = item.ok_or_else(|| Refusal::not_found(Kind::Data, &before.data_id))?;
        refuse_held(state, env.clock, auditor, &[item])?;
    }
    let now = env.clock.now;
    let after = Assignment {
        assigned_to: auditor.auditor_type,
        auditor_id: auditor.id.clone(),
        auditor_name: auditor.name.clone(),
        assigned_by: session.person.name.clone(),
        assigned_date: now,
        status: AssignmentStatus::Assigned,
        expiry_date,
        notes,
        updated_date: now,
        ..before.clone()
    };
    let action = AssignmentAction::HandedOver { from: before.auditor_name.clone(), to: auditor.name.clone() };
    Ok(transaction(&before.id, action).update(before.clone(), after))
}

/// Edits notes and last day; `None` if nothing differs.
pub(super) fn edit(
    state: &State,
    session: &Session,
    env: &Env,
    form: &EditForm,
) -> Result<Option<Transaction>, Refusal> {
    session.require(Action::ManageAssignments)?;
    let before = find(state, &form.assignment)?;
    let mut check = FormCheck::default();
    let (expiry_date, notes) = check_edit(before, env.clock, form, &mut check);
    let Some(expiry_date) = expiry_date else {
        return Err(Refusal::Invalid { errors: check.into_errors() });
    };
    check.finish()?;
    if expiry_date == before.expiry_date && notes == before.notes {
        return Ok(None);
    }
    let after = Assignment { expiry_date, notes, updated_date: env.clock.now, ..before.clone() };
    Ok(Some(transaction(&before.id, AssignmentAction::Edited).update(before.clone(), after)))
}

/// Gives the assignment the newest version of its dataset; `None` if it has that already.
pub(super) fn renew(state: &State, session: &Session, env: &Env, id: &str) -> Result<Option<Transaction>, Refusal> {
    session.require(Action::ManageAssignments)?;
    let before = find_open(state, id)?;
    let set = state.repository.datasets.get(&before.data_id);
    let set = set.ok_or_else(|| Refusal::not_found(Kind::Data, &before.data_id))?;
    let newest = set.newest();
    if set.given(before.version.as_deref()) == newest {
        return Ok(None);
    }
    let version = Some(newest.content.clone());
    let after = Assignment { version, updated_date: env.clock.now, ..before.clone() };
    let action = AssignmentAction::Renewed { version: set.number(newest) };
    Ok(Some(transaction(&before.id, action).update(before.clone(), after)))
}
