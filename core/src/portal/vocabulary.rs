//! All fixed values of the domain with their labels, in the order of the choices on screens.

use serde::Serialize;

use crate::audit::repository::form::DOCUMENT_MAX_BYTES;
use crate::locale::calendar::{MONTHS, WEEKDAYS};
use crate::locale::file_size::file_size;
use crate::model::assignment::{AssignmentStatus, OVERDUE};
use crate::model::attachment::{FileFormat, MAX_BYTES};
use crate::model::auditor::{AuditorType, MINISTRY};
use crate::model::repository::{DataType, DocumentFormat};
use crate::model::ticket::{Channel, LinkKind, Priority, ReturnReason, Status, priority_label};
use crate::model::{Role, Stage};
use crate::store::labelled::{Labelled, labelled};
use crate::ticket::status::StaffStatus;

/// All fixed values. They never change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Vocabulary {
    /// Ticket statuses.
    pub statuses: Vec<Labelled<Status>>,
    /// Statuses that staff and agents can set, labelled as the Admin Actions of §2.4 (§6).
    pub status_actions: Vec<Labelled<StaffStatus>>,
    /// Ticket priorities.
    pub priorities: Vec<Labelled<Priority>>,
    /// Label for a ticket without a priority.
    pub no_priority: String,
    /// Ways in which tickets arrive.
    pub channels: Vec<Labelled<Channel>>,
    /// Reasons for returning a ticket.
    pub return_reasons: Vec<Labelled<ReturnReason>>,
    /// Kinds of links between tickets.
    pub link_kinds: Vec<Labelled<LinkKind>>,
    /// Roles of the role selector.
    pub roles: Vec<Labelled<Role>>,
    /// Stages of mining (tahapan).
    pub stages: Vec<Labelled<Stage>>,
    /// Data types.
    pub data_types: Vec<Labelled<DataType>>,
    /// File formats of documents.
    pub document_formats: Vec<Labelled<DocumentFormat>>,
    /// Types of auditors.
    pub auditor_types: Vec<Labelled<AuditorType>>,
    /// Statuses of assignments.
    pub assignment_statuses: Vec<Labelled<AssignmentStatus>>,
    /// Label of an overdue assignment.
    pub overdue: String,
    /// Default company of an internal auditor.
    pub ministry: String,
    /// Months, January first.
    pub months: Vec<String>,
    /// Days of the week, Monday first.
    pub weekdays: Vec<String>,
    /// Number of first bytes of a file that the core needs to detect its format.
    pub head_bytes: u32,
    /// Number of last bytes of a file that the core needs to detect its format.
    pub tail_bytes: u32,
    /// File extensions that can be attached, for a file input's `accept` attribute.
    pub file_types: String,
    /// Maximum size of an attached file, as shown.
    pub max_file_size: String,
    /// Maximum size of a document in the repository, as shown.
    pub max_document_size: String,
}

/// All fixed values with their labels.
pub fn vocabulary() -> Vocabulary {
    Vocabulary {
        statuses: labelled(Status::ALL, Status::label),
        status_actions: labelled(&StaffStatus::ALL, StaffStatus::action_label),
        priorities: labelled(Priority::ALL, Priority::label),
        no_priority: priority_label(None).to_owned(),
        channels: labelled(Channel::ALL, Channel::label),
        return_reasons: labelled(ReturnReason::ALL, ReturnReason::label),
        link_kinds: labelled(LinkKind::ALL, LinkKind::label),
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
        tail_bytes: crate::store::form::content::TAIL_BYTES,
        file_types: FileFormat::ACCEPTED.to_owned(),
        max_file_size: file_size(MAX_BYTES),
        max_document_size: file_size(DOCUMENT_MAX_BYTES),
    }
}
