//! Commands on assignments: create, start, complete, delete (§2.8, §4, §5).

use serde::{Deserialize, Serialize};

use super::status::{Step, next};
use crate::locale::calendar::CalendarDate;
use crate::model::Slice;
use crate::model::assignment::{Assignment, AssignmentAction, AssignmentStatus};
use crate::model::auditor::{Auditor, AuditorType};
use crate::store::env::{Clock, Env};
use crate::store::error::{Field, FieldError, Kind, Problem, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::records::assignments::is_own;
use crate::store::records::repository::Item;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, State, Subject, Transaction};

/// Default number of days until the expiry date (§5).
pub const DEFAULT_DAYS: i64 = 7;
/// Largest number of days until the expiry date: five years. The limit catches a mistyped year.
pub const MOST_DAYS: i64 = 5 * 366;

/// The form of the assignment modal as typed (§5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentForm {
    /// Id of a dataset or document.
    pub data: String,
    /// 'internal' or 'external'.
    pub auditor_type: String,
    /// Id of an auditor of that type.
    pub auditor: String,
    /// Date as typed.
    pub expiry_date: String,
    /// Optional notes.
    pub notes: String,
    /// True if the administrator has confirmed a second assignment of the same data to this auditor.
    #[serde(default)]
    pub again: bool,
}

/// Commands on assignments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum AssignmentCommand {
    /// Assigns a dataset or document to an auditor.
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
    /// Deletes an assignment.
    Delete {
        /// Id of the assignment.
        assignment: String,
    },
}

struct Checked<'a> {
    auditor: Option<&'a Auditor>,
    expiry_date: Option<CalendarDate>,
    notes: Option<String>,
}

/// Errors of the form as typed so far; empty if it can be sent.
pub fn check_form(state: &State, clock: Clock, form: &AssignmentForm) -> Vec<FieldError> {
    let mut check = FormCheck::default();
    checked(state, clock, form, &mut check);
    check.into_errors()
}

fn checked<'a>(state: &'a State, clock: Clock, form: &AssignmentForm, check: &mut FormCheck) -> Checked<'a> {
    let auditor_type = check.required_choice(Field::AuditorType, &form.auditor_type, AuditorType::parse);
    let auditor = match state.auditors.get(&form.auditor) {
        Some(auditor) if Some(auditor.auditor_type) == auditor_type => Ok(auditor),
        Some(_) => Err(Problem::NotAChoice),
        None if form.auditor.trim().is_empty() => Err(Problem::Required),
        // The form offered only existing auditors, so this one has been deleted since.
        None => Err(Problem::Gone),
    };
    let auditor = auditor.map_err(|problem| check.reject(Field::Auditor, problem)).ok();
    let expiry_date = expiry_date(clock, &form.expiry_date);
    let expiry_date = expiry_date.map_err(|problem| check.reject(Field::ExpiryDate, problem)).ok();
    Checked { auditor, expiry_date, notes: check.optional_body(Field::Notes, Some(&form.notes)) }
}

fn expiry_date(clock: Clock, typed: &str) -> Result<CalendarDate, Problem> {
    let today = clock.local_now().date();
    if typed.trim().is_empty() {
        return Err(Problem::Required);
    }
    let date = CalendarDate::parse_typed(typed).ok_or(Problem::NotADate)?;
    match today.days_until(date) {
        ..0 => Err(Problem::BeforeToday),
        days if days > MOST_DAYS => Err(Problem::TooFarAhead { latest: today.plus_days(MOST_DAYS).long() }),
        _ => Ok(date),
    }
}

/// Checks a command and returns its changes; the portal applies them.
pub fn handle(
    state: &State,
    session: &Session,
    env: &Env,
    command: &AssignmentCommand,
) -> Result<Transaction, Refusal> {
    match command {
        AssignmentCommand::Create { form } => create(state, session, env, form),
        AssignmentCommand::Start { assignment } => step(state, session, env, assignment, Step::Start),
        AssignmentCommand::Complete { assignment } => step(state, session, env, assignment, Step::Complete),
        AssignmentCommand::Delete { assignment } => {
            session.require(Action::ManageAssignments)?;
            let found = find(state, assignment)?;
            Ok(transaction(assignment, AssignmentAction::Deleted).remove(found.clone()))
        }
    }
}

fn find<'a>(state: &'a State, id: &str) -> Result<&'a Assignment, Refusal> {
    state.assignments.get(id).ok_or_else(|| Refusal::not_found(Kind::Assignment, id))
}

fn transaction(id: &str, action: AssignmentAction) -> Transaction {
    Transaction::new(Subject { slice: Slice::Assignments, id: id.to_owned() }, CommitAction::Assignment(action))
}

fn create(state: &State, session: &Session, env: &Env, form: &AssignmentForm) -> Result<Transaction, Refusal> {
    session.require(Action::ManageAssignments)?;
    let item = state.repository.item(&form.data).ok_or_else(|| Refusal::not_found(Kind::Data, &form.data))?;
    let mut check = FormCheck::default();
    let Checked { auditor, expiry_date, notes } = checked(state, env.clock, form, &mut check);
    let (Some(auditor), Some(expiry_date)) = (auditor, expiry_date) else {
        return Err(Refusal::Invalid { errors: check.into_errors() });
    };
    check.finish()?;
    let given = state.assignments.of_data(item.id()).filter(|given| given.auditor_id == auditor.id).last();
    if let Some(given) = given.filter(|_| !form.again) {
        return Err(Refusal::AssignedTwice {
            auditor: auditor.name.clone(),
            status: given.status.label().to_owned(),
            expiry: given.expiry_date.long(),
        });
    }
    let id = env.stamped_id("ASSIGN_", |id| state.assignments.knows(id));
    let assignment = new_assignment(id, item, auditor, (session, env), (expiry_date, notes));
    Ok(transaction(&assignment.id, AssignmentAction::Created).insert(assignment))
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
    }
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
