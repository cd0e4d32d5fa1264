//! Choices and defaults of the assignment modal (§5).

use serde::{Deserialize, Serialize};

use super::change::{AuditorChoice, choices};
use crate::audit::assignment::form::{AssignmentForm, DEFAULT_DAYS, MOST_DATA, MOST_DAYS, check_form};
use crate::locale::calendar::CalendarDate;
use crate::model::assignment::{Assignment, AssignmentStatus};
use crate::model::auditor::AuditorType;
use crate::model::repository::DataType;
use crate::store::Reader;
use crate::store::error::{FieldError, Kind, Refusal};
use crate::store::records::repository::Item;
use crate::store::session::Action;
use crate::table::{fold, saturated};

/// The data and auditor type for which the modal is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentFormQuery {
    /// Ids of the chosen datasets and documents.
    pub data: Vec<String>,
    /// The chosen auditor type. An unknown value means the default type.
    pub auditor_type: String,
}

/// Choices and defaults of the modal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentFormView {
    /// The chosen data that exist, in the order of choice.
    pub data: Vec<ChosenData>,
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
}

/// A chosen dataset or document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChosenData {
    /// Id of the dataset or document.
    pub id: String,
    /// Name of the data.
    pub name: String,
    /// Stage and company of the data.
    pub place: String,
    /// Auditors who already have this data, newest assignment first.
    pub holders: Vec<Holder>,
}

/// An auditor who already has the data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Holder {
    /// Id of the assignment.
    pub assignment: String,
    /// Id of the auditor.
    pub auditor: String,
    /// Name of the auditor.
    pub name: String,
    /// Status of the assignment.
    pub status: AssignmentStatus,
    /// Date of the assignment, as shown.
    pub since: String,
    /// Last day of the assignment, as shown.
    pub expiry: String,
    /// True if the last day has passed and the assignment is not completed.
    pub is_overdue: bool,
}

/// The modal for the chosen data, for the administrator. Refuses if none of the data exist.
pub fn form(reader: &Reader, query: &AssignmentFormQuery) -> Result<AssignmentFormView, Refusal> {
    reader.require(Action::ManageAssignments)?;
    let data: Vec<ChosenData> = query.data.iter().filter_map(|id| chosen(reader, id)).collect();
    if let (Some(first), true) = (query.data.first(), data.is_empty()) {
        return Err(Refusal::not_found(Kind::Data, first));
    }
    let today = reader.calendar().local_now().date();
    Ok(AssignmentFormView {
        data,
        default_type: AuditorType::Internal,
        auditors: choices(reader, AuditorType::parse(&query.auditor_type).unwrap_or(AuditorType::Internal)),
        earliest: today,
        latest: today.plus_days(MOST_DAYS),
        default_expiry: today.plus_days(DEFAULT_DAYS),
    })
}

fn chosen(reader: &Reader, id: &str) -> Option<ChosenData> {
    let item = reader.repository().item(id)?;
    Some(ChosenData { id: id.to_owned(), name: item.name(), place: place(item), holders: holders(reader, id) })
}

fn place(item: Item) -> String {
    format!("{} · {}", item.tahapan().label(), item.badan_usaha())
}

fn holders(reader: &Reader, data: &str) -> Vec<Holder> {
    let clock = reader.calendar();
    let of_data = reader.assignments().newest_first().into_iter().filter(|given| given.data_id == data);
    let holder = |given: &Assignment| Holder {
        assignment: given.id.clone(),
        auditor: given.auditor_id.clone(),
        name: given.auditor_name.clone(),
        status: given.status,
        since: clock.local(given.assigned_date).date().long(),
        expiry: given.expiry_date.long(),
        is_overdue: given.is_overdue(clock.local_now().date()),
    };
    of_data.map(holder).collect()
}

/// Errors of the form as typed so far.
pub fn form_errors(reader: &Reader, form: &AssignmentForm) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::ManageAssignments)?;
    // The check depends on the auditors. Reading them here makes the view refresh when they change.
    reader.auditors();
    Ok(check_form(reader.state(), reader.calendar(), form))
}

/// Number of rows in one answer about data to assign.
const SHOWN: usize = 50;

/// Words that data to assign must contain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignableQuery {
    /// Words to find in name, stage and company.
    pub search: String,
}

/// Data that can be assigned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignableData {
    /// The first 50 rows: datasets, then documents, each in the order of their stages.
    pub rows: Vec<AssignableRow>,
    /// Number of all matching data.
    pub total: u32,
    /// Largest number of data in one command.
    pub most: u32,
}

/// A dataset or document to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignableRow {
    /// Id of the dataset or document.
    pub id: String,
    /// Name of the data.
    pub name: String,
    /// Stage and company of the data.
    pub place: String,
    /// Dataset or document.
    pub data_type: DataType,
    /// Number of its assignments.
    pub assignments: u32,
}

/// Datasets and documents to choose for an assignment, for the administrator.
pub fn assignable(reader: &Reader, query: &AssignableQuery) -> Result<AssignableData, Refusal> {
    reader.require(Action::ManageAssignments)?;
    let words = fold::words(&query.search);
    let repository = reader.repository();
    let all = repository.datasets.iter().map(Item::Dataset).chain(repository.documents.iter().map(Item::Document));
    let is_sought = |item: &Item| {
        words.is_empty() || fold::has_all(&[&item.name(), item.tahapan().label(), item.badan_usaha()], &words)
    };
    let mut found: Vec<Item> = all.filter(is_sought).collect();
    found.sort_by_key(|item| (item.data_type() as u8, item.tahapan() as u8));
    let row = |item: &Item| AssignableRow {
        id: item.id().to_owned(),
        name: item.name(),
        place: place(*item),
        data_type: item.data_type(),
        assignments: saturated(reader.assignments().of_data(item.id()).count()),
    };
    Ok(AssignableData {
        rows: found.iter().take(SHOWN).map(row).collect(),
        total: saturated(found.len()),
        most: saturated(MOST_DATA),
    })
}
