//! Assigns datasets and documents to an auditor: all of them or none.

use std::collections::BTreeSet;

use super::commands::transaction;
use super::form::{AssignmentForm, Checked, check_create};
use crate::locale::calendar::CalendarDate;
use crate::model::assignment::{Assignment, AssignmentAction, AssignmentStatus, Review};
use crate::model::auditor::Auditor;
use crate::store::env::{Clock, Env};
use crate::store::error::{Field, HeldData, Kind, Problem, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::records::repository::Item;
use crate::store::session::{Action, Session};
use crate::store::{State, Transaction};
use crate::table::saturated;

pub(super) fn create(
    state: &State,
    session: &Session,
    env: &Env,
    form: &AssignmentForm,
) -> Result<Transaction, Refusal> {
    session.require(Action::ManageAssignments)?;
    let items = items(state, &form.data)?;
    let mut check = FormCheck::default();
    let Checked { auditor, expiry_date, notes } = check_create(state, env.clock, form, &mut check);
    let (Some(auditor), Some(expiry_date)) = (auditor, expiry_date) else {
        return Err(Refusal::Invalid { errors: check.into_errors() });
    };
    check.finish()?;
    if !form.again {
        refuse_held(state, env.clock, auditor, &items)?;
    }
    let mut taken = BTreeSet::new();
    let mut made = items.into_iter().map(|item| {
        let id = env.stamped_id("ASSIGN_", |id| taken.contains(id) || state.assignments.knows(id));
        taken.insert(id.clone());
        new_assignment(id, item, auditor, (session, env), (expiry_date, notes.clone()))
    });
    let Some(first) = made.next() else { return Err(Refusal::invalid(Field::Data, Problem::Required)) };
    let transaction = transaction(&first.id, AssignmentAction::Created).insert(first);
    Ok(made.fold(transaction, Transaction::insert))
}

/// The chosen datasets and documents, each once.
fn items<'a>(state: &'a State, ids: &[String]) -> Result<Vec<Item<'a>>, Refusal> {
    let mut seen = BTreeSet::new();
    let distinct = ids.iter().filter(|id| seen.insert(id.as_str()));
    distinct.map(|id| state.repository.item(id).ok_or_else(|| Refusal::not_found(Kind::Data, id))).collect()
}

/// Refuses to give an auditor data a second time; names the data and the newest assignment of each.
pub(super) fn refuse_held(state: &State, clock: Clock, auditor: &Auditor, items: &[Item]) -> Result<(), Refusal> {
    let held: Vec<HeldData> = items
        .iter()
        .filter_map(|item| {
            let own = state.assignments.of_data(item.id()).filter(|given| given.auditor_id == auditor.id);
            let newest = own.max_by_key(|given| given.assigned_date)?;
            Some(HeldData {
                id: item.id().to_owned(),
                name: item.name(),
                status: newest.status.label().to_owned(),
                since: clock.local(newest.assigned_date).date().long(),
                expiry: newest.expiry_date.long(),
            })
        })
        .collect();
    if held.is_empty() {
        return Ok(());
    }
    Err(Refusal::AssignedTwice { auditor: auditor.name.clone(), held, chosen: saturated(items.len()) })
}

fn new_assignment(
    id: String,
    item: Item,
    auditor: &Auditor,
    (session, env): (&Session, &Env),
    (expiry_date, notes): (CalendarDate, Option<String>),
) -> Assignment {
    Assignment {
        id,
        data_id: item.id().to_owned(),
        data_name: item.name(),
        data_type: item.data_type(),
        version: item.newest_version().map(str::to_owned),
        tahapan: item.tahapan(),
        badan_usaha: item.badan_usaha().to_owned(),
        assigned_to: auditor.auditor_type,
        auditor_id: auditor.id.clone(),
        auditor_name: auditor.name.clone(),
        assigned_by: session.person.name.clone(),
        assigned_date: env.clock.now,
        status: AssignmentStatus::Assigned,
        expiry_date,
        notes,
        updated_date: env.clock.now,
        completed_date: None,
        review: Review::default(),
        comments: Vec::new(),
    }
}
