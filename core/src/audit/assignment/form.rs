//! The forms that assign data, and that extend, hand over and edit assignments (§5).

use serde::{Deserialize, Serialize};

use crate::locale::calendar::CalendarDate;
use crate::model::assignment::Assignment;
use crate::model::auditor::{Auditor, AuditorType};
use crate::store::State;
use crate::store::env::Clock;
use crate::store::error::{Field, FieldError, Problem};
use crate::store::form::text::FormCheck;
use crate::table::saturated;

/// Default number of days until the expiry date (§5).
pub const DEFAULT_DAYS: i64 = 7;
/// Largest number of days until the expiry date: five years. The limit catches a mistyped year.
pub const MOST_DAYS: i64 = 5 * 366;
/// Largest number of datasets and documents that one command assigns.
pub const MOST_DATA: usize = 100;

/// The form of the assignment modal as typed (§5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentForm {
    /// Ids of datasets and documents; each becomes an assignment of its own.
    pub data: Vec<String>,
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

/// The form that gives an assignment a later last day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ExtendForm {
    /// Id of the assignment.
    pub assignment: String,
    /// Date as typed; later than the present last day and not before today.
    pub expiry_date: String,
}

/// The form that hands an assignment to another auditor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HandOverForm {
    /// Id of the assignment.
    pub assignment: String,
    /// 'internal' or 'external'.
    pub auditor_type: String,
    /// Id of another auditor of that type.
    pub auditor: String,
    /// Date as typed.
    pub expiry_date: String,
    /// True if the administrator has confirmed that this auditor gets the same data twice.
    #[serde(default)]
    pub again: bool,
}

/// The form that edits notes and last day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EditForm {
    /// Id of the assignment.
    pub assignment: String,
    /// Date as typed. The present last day may stay even if it has passed.
    pub expiry_date: String,
    /// Optional notes.
    pub notes: String,
}

pub(super) struct Checked<'a> {
    pub(super) auditor: Option<&'a Auditor>,
    pub(super) expiry_date: Option<CalendarDate>,
    pub(super) notes: Option<String>,
}

/// Errors of the modal's form as typed so far; empty if it can be sent.
pub fn check_form(state: &State, clock: Clock, form: &AssignmentForm) -> Vec<FieldError> {
    let mut check = FormCheck::default();
    check_create(state, clock, form, &mut check);
    check.into_errors()
}

pub(super) fn check_create<'a>(
    state: &'a State,
    clock: Clock,
    form: &AssignmentForm,
    check: &mut FormCheck,
) -> Checked<'a> {
    if form.data.is_empty() {
        check.reject(Field::Data, Problem::Required);
    } else if form.data.len() > MOST_DATA {
        check.reject(Field::Data, Problem::TooMany { max: saturated(MOST_DATA) });
    }
    Checked {
        auditor: check_auditor(state, (&form.auditor_type, &form.auditor), check),
        expiry_date: check_date(clock, &form.expiry_date, check),
        notes: check.optional_body(Field::Notes, Some(&form.notes)),
    }
}

fn check_auditor<'a>(state: &'a State, (auditor_type, id): (&str, &str), check: &mut FormCheck) -> Option<&'a Auditor> {
    let auditor_type = check.required_choice(Field::AuditorType, auditor_type, AuditorType::parse);
    let auditor = match state.auditors.get(id) {
        Some(auditor) if Some(auditor.auditor_type) == auditor_type => Ok(auditor),
        Some(_) => Err(Problem::NotAChoice),
        None if id.trim().is_empty() => Err(Problem::Required),
        // The form offered only existing auditors, so this one has been deleted since.
        None => Err(Problem::Gone),
    };
    auditor.map_err(|problem| check.reject(Field::Auditor, problem)).ok()
}

fn check_date(clock: Clock, typed: &str, check: &mut FormCheck) -> Option<CalendarDate> {
    future_day(clock, typed).map_err(|problem| check.reject(Field::ExpiryDate, problem)).ok()
}

/// A day from today to five years ahead, as typed.
pub(in crate::audit) fn future_day(clock: Clock, typed: &str) -> Result<CalendarDate, Problem> {
    let today = clock.local_now().date();
    let date = typed_date(typed)?;
    match today.days_until(date) {
        ..0 => Err(Problem::BeforeToday),
        days if days > MOST_DAYS => Err(Problem::TooFarAhead { latest: today.plus_days(MOST_DAYS).long() }),
        _ => Ok(date),
    }
}

fn typed_date(typed: &str) -> Result<CalendarDate, Problem> {
    if typed.trim().is_empty() {
        return Err(Problem::Required);
    }
    CalendarDate::parse_typed(typed).ok_or(Problem::NotADate)
}

pub(super) fn check_extension(
    before: &Assignment,
    clock: Clock,
    form: &ExtendForm,
    check: &mut FormCheck,
) -> Option<CalendarDate> {
    let date = check_date(clock, &form.expiry_date, check)?;
    if date > before.expiry_date {
        return Some(date);
    }
    check.reject(Field::ExpiryDate, Problem::NotLater { than: before.expiry_date.long() });
    None
}

pub(super) fn check_hand_over<'a>(
    (state, before): (&'a State, &Assignment),
    clock: Clock,
    form: &HandOverForm,
    check: &mut FormCheck,
) -> Checked<'a> {
    let auditor = check_auditor(state, (&form.auditor_type, &form.auditor), check);
    if auditor.is_some_and(|auditor| auditor.id == before.auditor_id) {
        check.reject(Field::Auditor, Problem::Unchanged);
    }
    // An external auditor does not read notes, and must not keep those that were written for an internal one.
    let leaves = before.assigned_to == AuditorType::Internal
        && auditor.is_some_and(|auditor| auditor.auditor_type == AuditorType::External);
    let notes = if leaves { None } else { before.notes.clone() };
    Checked { auditor, expiry_date: check_date(clock, &form.expiry_date, check), notes }
}

pub(super) fn check_edit(
    before: &Assignment,
    clock: Clock,
    form: &EditForm,
    check: &mut FormCheck,
) -> (Option<CalendarDate>, Option<String>) {
    let is_kept = typed_date(&form.expiry_date) == Ok(before.expiry_date);
    let date = if is_kept { Some(before.expiry_date) } else { check_date(clock, &form.expiry_date, check) };
    (date, check.optional_body(Field::Notes, Some(&form.notes)))
}
