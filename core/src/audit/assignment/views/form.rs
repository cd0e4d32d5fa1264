//! Choices and defaults of the assignment modal (§5).

use serde::{Deserialize, Serialize};

use crate::audit::assignment::commands::{AssignmentForm, DEFAULT_DAYS, MOST_DAYS, check_form};
use crate::locale::calendar::CalendarDate;
use crate::model::assignment::{Assignment, AssignmentStatus};
use crate::model::auditor::{Auditor, AuditorType};
use crate::store::Reader;
use crate::store::error::{FieldError, Kind, Refusal};
use crate::store::session::Action;

/// The data and auditor type for which the modal is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentFormQuery {
    /// Id of a dataset or document.
    pub data: String,
    /// The chosen auditor type. An unknown value means the default type.
    pub auditor_type: String,
}

/// Choices and defaults of the modal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentFormView {
    /// Name of the data.
    pub data_name: String,
    /// Stage and company of the data.
    pub data_place: String,
    /// Auditor type selected when the modal opens.
    pub default_type: AuditorType,
    /// Auditors of the chosen type, in the order of their creation.
    pub auditors: Vec<AuditorChoice>,
    /// Earliest allowed expiry date: today.
    pub earliest: CalendarDate,
    /// Latest allowed expiry date.
    pub latest: CalendarDate,
    /// Expiry date set when the modal opens: 7 days from today.
    pub default_expiry: CalendarDate,
    /// Auditors who already have this data, newest assignment first.
    pub assigned_already: Vec<Holder>,
}

/// An auditor who already has the data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Holder {
    /// Id of the assignment.
    pub assignment: String,
    /// Name of the auditor.
    pub auditor: String,
    /// Status of the assignment.
    pub status: AssignmentStatus,
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

/// The modal for one dataset or document, for the administrator.
pub fn form(reader: &Reader, query: &AssignmentFormQuery) -> Result<AssignmentFormView, Refusal> {
    reader.require(Action::ManageAssignments)?;
    let item = reader.repository().item(&query.data).ok_or_else(|| Refusal::not_found(Kind::Data, &query.data))?;
    let auditor_type = AuditorType::parse(&query.auditor_type).unwrap_or(AuditorType::Internal);
    let of_type = reader.auditors().iter().filter(|auditor| auditor.auditor_type == auditor_type);
    let today = reader.calendar().local_now().date();
    Ok(AssignmentFormView {
        data_name: item.name(),
        data_place: format!("{} · {}", item.tahapan().label(), item.badan_usaha()),
        default_type: AuditorType::Internal,
        auditors: of_type.map(choice).collect(),
        earliest: today,
        latest: today.plus_days(MOST_DAYS),
        default_expiry: today.plus_days(DEFAULT_DAYS),
        assigned_already: holders(reader, item.id()),
    })
}

fn holders(reader: &Reader, data: &str) -> Vec<Holder> {
    let of_data = reader.assignments().newest_first().into_iter().filter(|given| given.data_id == data);
    let holder = |given: &Assignment| Holder {
        assignment: given.id.clone(),
        auditor: given.auditor_name.clone(),
        status: given.status,
    };
    of_data.map(holder).collect()
}

fn choice(auditor: &Auditor) -> AuditorChoice {
    AuditorChoice { id: auditor.id.clone(), name: auditor.name.clone(), expertise: auditor.expertise.join(", ") }
}

/// Errors of the form as typed so far.
pub fn form_errors(reader: &Reader, form: &AssignmentForm) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::ManageAssignments)?;
    // The check depends on the auditors. Reading them here makes the view refresh when they change.
    reader.auditors();
    Ok(check_form(reader.state(), reader.calendar(), form))
}
