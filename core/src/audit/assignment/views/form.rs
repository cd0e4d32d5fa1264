//! What the assignment modal offers (§5).

use serde::{Deserialize, Serialize};

use crate::audit::assignment::commands::{AssignmentForm, DEFAULT_DAYS, MOST_DAYS, check_form};
use crate::locale::calendar::CalendarDate;
use crate::model::assignment::{Assignment, AssignmentStatus};
use crate::model::auditor::{Auditor, AuditorType};
use crate::store::Reader;
use crate::store::error::{FieldError, Kind, Refusal};
use crate::store::session::Action;

/// For which data the modal is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentFormQuery {
    /// The id of a dataset or document.
    pub data: String,
    /// The type chosen; the default where it is none.
    pub auditor_type: String,
}

/// What the modal offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentFormView {
    /// The name of the data.
    pub data_name: String,
    /// Stage and company of the data.
    pub data_place: String,
    /// The type that is chosen at first.
    pub default_type: AuditorType,
    /// The auditors of the type chosen, in the order in which they were added.
    pub auditors: Vec<AuditorChoice>,
    /// The first day that can be chosen: today.
    pub earliest: CalendarDate,
    /// The last.
    pub latest: CalendarDate,
    /// The day that is set at first: 7 days from today.
    pub default_expiry: CalendarDate,
    /// Who has this data already, the newest assignment first.
    pub assigned_already: Vec<Holder>,
}

/// An auditor who has the data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Holder {
    /// The assignment's id.
    pub assignment: String,
    /// The auditor's name.
    pub auditor: String,
    /// How far the assignment is.
    pub status: AssignmentStatus,
}

/// An auditor to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AuditorChoice {
    /// The auditor's id.
    pub id: String,
    /// The auditor's name.
    pub name: String,
    /// What the auditor is good at, in one line.
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

/// What is wrong with the form so far, for the messages beside its fields.
pub fn form_errors(reader: &Reader, form: &AssignmentForm) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::ManageAssignments)?;
    // The list of auditors is part of what is checked, and must be noted as read.
    reader.auditors();
    Ok(check_form(reader.state(), reader.calendar(), form))
}
