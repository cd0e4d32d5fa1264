//! Choices and errors of the dialogs that extend, hand over and edit an assignment.

use serde::{Deserialize, Serialize};

use super::row::{AssignmentRow, row};
use crate::audit::assignment::form::{
    DEFAULT_DAYS, EditForm, ExtendForm, HandOverForm, MOST_DAYS, check_edit, check_extension, check_hand_over,
};
use crate::locale::calendar::CalendarDate;
use crate::model::assignment::Assignment;
use crate::model::auditor::{Auditor, AuditorType};
use crate::store::Reader;
use crate::store::error::{FieldError, Kind, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::session::Action;

/// The assignment for which a dialog is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentChangeQuery {
    /// Id of the assignment.
    pub assignment: String,
    /// The chosen auditor type. An unknown value means the type of the present auditor.
    pub auditor_type: String,
}

/// Choices and present values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentChangeView {
    /// The assignment as its table row.
    pub row: AssignmentRow,
    /// The present last day.
    pub expiry_date: CalendarDate,
    /// The present notes; empty if there are none.
    pub notes: String,
    /// Auditors of the chosen type except the present one.
    pub auditors: Vec<AuditorChoice>,
    /// Earliest allowed day: today.
    pub earliest: CalendarDate,
    /// Latest allowed day.
    pub latest: CalendarDate,
    /// Suggested last day of an extension: 7 days after the present one, or from today if that has passed.
    pub extended: CalendarDate,
    /// Suggested last day for another auditor: the present one, or 7 days from today if that has passed.
    pub handed_over: CalendarDate,
}

/// An auditor to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AuditorChoice {
    /// Id of the auditor.
    pub id: String,
    /// Name of the auditor.
    pub name: String,
    /// Areas of expertise in one line.
    pub expertise: String,
}

/// A change as typed so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum AssignmentChange {
    /// A later last day.
    Extend(ExtendForm),
    /// Another auditor.
    HandOver(HandOverForm),
    /// Other notes or another last day.
    Edit(EditForm),
}

/// The auditors of a type, in the order of their creation.
pub(super) fn choices(reader: &Reader, auditor_type: AuditorType) -> Vec<AuditorChoice> {
    let of_type = reader.auditors().iter().filter(|auditor| auditor.auditor_type == auditor_type);
    of_type.map(choice).collect()
}

fn choice(auditor: &Auditor) -> AuditorChoice {
    AuditorChoice { id: auditor.id.clone(), name: auditor.name.clone(), expertise: auditor.expertise.join(", ") }
}

fn find<'a>(reader: &Reader<'a>, id: &str) -> Result<&'a Assignment, Refusal> {
    reader.require(Action::ManageAssignments)?;
    reader.assignments().get(id).ok_or_else(|| Refusal::not_found(Kind::Assignment, id))
}

/// The dialogs for one assignment, for the administrator.
pub fn change(reader: &Reader, query: &AssignmentChangeQuery) -> Result<AssignmentChangeView, Refusal> {
    let assignment = find(reader, &query.assignment)?;
    let auditor_type = AuditorType::parse(&query.auditor_type).unwrap_or(assignment.assigned_to);
    let mut auditors = choices(reader, auditor_type);
    auditors.retain(|auditor| auditor.id != assignment.auditor_id);
    let today = reader.calendar().local_now().date();
    let expiry_date = assignment.expiry_date;
    let is_past = expiry_date < today;
    Ok(AssignmentChangeView {
        row: row(reader, assignment),
        expiry_date,
        notes: assignment.notes.clone().unwrap_or_default(),
        auditors,
        earliest: today,
        latest: today.plus_days(MOST_DAYS),
        extended: expiry_date.max(today).plus_days(DEFAULT_DAYS),
        handed_over: if is_past { today.plus_days(DEFAULT_DAYS) } else { expiry_date },
    })
}

/// Errors of a change as typed so far.
pub fn change_errors(reader: &Reader, change: &AssignmentChange) -> Result<Vec<FieldError>, Refusal> {
    let (AssignmentChange::Extend(ExtendForm { assignment, .. })
    | AssignmentChange::HandOver(HandOverForm { assignment, .. })
    | AssignmentChange::Edit(EditForm { assignment, .. })) = change;
    let before = find(reader, assignment)?;
    // The check depends on the auditors. Reading them here makes the view refresh when they change.
    reader.auditors();
    let (clock, mut check) = (reader.calendar(), FormCheck::default());
    match change {
        AssignmentChange::Extend(form) => drop(check_extension(before, clock, form, &mut check)),
        AssignmentChange::HandOver(form) => drop(check_hand_over((reader.state(), before), clock, form, &mut check)),
        AssignmentChange::Edit(form) => drop(check_edit(before, clock, form, &mut check)),
    }
    Ok(check.into_errors())
}
