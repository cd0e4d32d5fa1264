//! The words of the domain for choices and badges: each value with its label, in the order in which it is offered.

use serde::Serialize;

use crate::audit::repository::form::DOCUMENT_MAX_BYTES;
use crate::locale::calendar::{MONTHS, WEEKDAYS};
use crate::locale::file_size::file_size;
use crate::model::assignment::{AssignmentStatus, OVERDUE};
use crate::model::attachment::{FileFormat, MAX_BYTES};
use crate::model::auditor::{AuditorType, MINISTRY};
use crate::model::repository::{DataType, DocumentFormat};
use crate::model::ticket::{Category, Priority, ReturnReason, Status, priority_label};
use crate::model::{Role, Stage};
use crate::store::labelled::{Labelled, labelled};
use crate::ticket::status::StaffStatus;

/// All of them. Constant: it depends on nothing that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Vocabulary {
    /// Ticket statuses.
    pub statuses: Vec<Labelled<Status>>,
    /// The Admin Actions (§2.4), which agents have too (§6): the status that each sets.
    pub status_actions: Vec<Labelled<StaffStatus>>,
    /// Ticket priorities.
    pub priorities: Vec<Labelled<Priority>>,
    /// The label where there is no priority.
    pub no_priority: String,
    /// Ticket categories.
    pub categories: Vec<Labelled<Category>>,
    /// Why an agent gives a ticket back.
    pub return_reasons: Vec<Labelled<ReturnReason>>,
    /// Roles of the role selector.
    pub roles: Vec<Labelled<Role>>,
    /// Stages (tahapan).
    pub stages: Vec<Labelled<Stage>>,
    /// Data types.
    pub data_types: Vec<Labelled<DataType>>,
    /// Formats of documents.
    pub document_formats: Vec<Labelled<DocumentFormat>>,
    /// Types of auditors.
    pub auditor_types: Vec<Labelled<AuditorType>>,
    /// Statuses of assignments.
    pub assignment_statuses: Vec<Labelled<AssignmentStatus>>,
    /// The label of an assignment that is late.
    pub overdue: String,
    /// What an internal auditor's company is when none is given.
    pub ministry: String,
    /// The months, from January on.
    pub months: Vec<String>,
    /// The days of the week, from Monday on.
    pub weekdays: Vec<String>,
    /// How many first bytes of a file the core wants to see.
    pub head_bytes: u32,
    /// The extensions of files that can be attached, as a file picker takes them.
    pub file_types: String,
    /// The size of the largest file that can be attached.
    pub max_file_size: String,
    /// The size of the largest document of the repository.
    pub max_document_size: String,
}

/// The words of the domain.
pub fn vocabulary() -> Vocabulary {
    Vocabulary {
        statuses: labelled(Status::ALL, Status::label),
        status_actions: labelled(&StaffStatus::ALL, StaffStatus::action_label),
        priorities: labelled(Priority::ALL, Priority::label),
        no_priority: priority_label(None).to_owned(),
        categories: labelled(Category::ALL, Category::label),
        return_reasons: labelled(ReturnReason::ALL, ReturnReason::label),
        roles: labelled(&Role::ALL, Role::label),
        stages: labelled(Stage::ALL, Stage::label),
        data_types: labelled(DataType::ALL, DataType::label),
        document_formats: labelled(DocumentFormat::ALL, DocumentFormat::label),
        auditor_types: labelled(AuditorType::ALL, AuditorType::label),
        assignment_statuses: labelled(AssignmentStatus::ALL, AssignmentStatus::label),
        overdue: OVERDUE.to_owned(),
        ministry: MINISTRY.to_owned(),
        months: MONTHS.map(str::to_owned).to_vec(),
        weekdays: WEEKDAYS.map(str::to_owned).to_vec(),
        head_bytes: crate::store::form::content::HEAD_BYTES,
        file_types: FileFormat::ACCEPTED.to_owned(),
        max_file_size: file_size(MAX_BYTES),
        max_document_size: file_size(DOCUMENT_MAX_BYTES),
    }
}
