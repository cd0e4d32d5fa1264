//! Reasons why a command or view is refused, with the data for the message.

use portal_dashboard::definition::DefinitionProblem;
use serde::{Deserialize, Serialize};

use crate::model::Role;
use crate::model::assignment::AssignmentStatus;
use crate::model::ticket::Status;
use crate::store::session::Action;

/// The reason of a refusal, which leaves the state unchanged. `web/src/engine/core/refusalText.ts` words it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "reason", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Refusal {
    /// The acting role lacks this permission (§6).
    NotPermitted {
        /// The acting role.
        role: Role,
        /// The action.
        action: Action,
    },
    /// There is no such record, or the person may not see it; the answer is the same.
    NotFound {
        /// The kind of record.
        what: Kind,
        /// The id that was asked for.
        id: String,
    },
    /// The form has errors, at least one.
    Invalid {
        /// In the order of the form's fields.
        errors: Vec<FieldError>,
    },
    /// The status does not allow this (§4).
    WrongStatus {
        /// The status the ticket is in.
        status: Status,
    },
    /// The assignment's status does not allow this step (§4).
    WrongStep {
        /// The status the assignment is in.
        status: AssignmentStatus,
    },
    /// The data cannot be removed while it is assigned.
    StillAssigned {
        /// Number of assignments.
        assignments: u32,
    },
    /// The ticket already has this agent; agents hand tickets on to others (decisions §4).
    AlreadyAssigned {
        /// Name of that agent.
        agent: String,
    },
    /// The auditor already has this data; assigning it again needs a confirmation.
    AssignedTwice {
        /// The auditor's name.
        auditor: String,
        /// Status of the newest such assignment, as shown.
        status: String,
        /// Its last day, as shown.
        expiry: String,
    },
    /// No action leads back to this earlier value of a ticket's field (§4).
    Unreachable {
        /// The field, as shown.
        name: String,
        /// The value, as shown.
        value: String,
    },
    /// Undoing would overwrite a later change.
    ChangedSince {
        /// Name of who changed it last; empty if unknown.
        who: String,
        /// Exact time with zone; empty if unknown.
        when: String,
    },
    /// Undoing would remove a message that somebody has answered.
    Answered {
        /// Name of who answered first.
        who: String,
        /// Exact time with zone.
        when: String,
    },
    /// A later version of the portal wrote the data, so nothing can be changed here.
    ReadOnly,
    /// Invalid widgets or definition file: at least one problem.
    WrongDefinition {
        /// Each with its place.
        problems: Vec<DefinitionProblem>,
    },
}

/// Kind of the requested record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// A complaint ticket.
    Ticket,
    /// An agent of the help desk.
    Agent,
    /// A department of the ministry.
    Department,
    /// A business entity.
    Business,
    /// A person of the acting role.
    Person,
    /// An agent's canned reply.
    CannedReply,
    /// A ticket label.
    Label,
    /// An auditor.
    Auditor,
    /// An assignment.
    Assignment,
    /// A dataset or document.
    Data,
    /// A stage.
    Stage,
    /// A dashboard.
    Dashboard,
    /// A category of dashboards.
    Category,
    /// A widget of a dashboard.
    Widget,
    /// A source of data for widgets.
    Source,
    /// A commit to be undone.
    Commit,
}

/// One field of a form and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FieldError {
    /// The field as the command names it.
    pub field: Field,
    /// What is wrong.
    pub problem: Problem,
}

/// The fields that forms have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Field {
    /// The business entity for which staff file a ticket.
    Requester,
    /// A ticket's or canned reply's title.
    Title,
    /// A ticket's category.
    Category,
    /// A ticket's description.
    Description,
    /// Files.
    Attachments,
    /// The text of a reply or canned reply.
    Content,
    /// The status that a reply sets.
    Status,
    /// Reason for returning or re-assigning a ticket.
    Reason,
    /// A note to a department.
    Note,
    /// A label's or auditor's name.
    Name,
    /// An auditor's address.
    Email,
    /// Internal or external.
    AuditorType,
    /// An auditor's company.
    Company,
    /// An auditor's tags.
    Expertise,
    /// The auditor who gets an assignment.
    Auditor,
    /// An assignment's last day.
    ExpiryDate,
    /// An assignment's notes.
    Notes,
    /// A stage.
    Tahapan,
    /// A company.
    BadanUsaha,
    /// An activity.
    Kegiatan,
    /// The loaded file.
    File,
    /// Types of columns.
    Columns,
    /// Who may read a dashboard.
    Permission,
    /// A dashboard's image.
    Thumbnail,
}

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "problem", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Problem {
    /// Empty or white space only.
    Required,
    /// More characters than allowed.
    TooLong {
        /// Maximum number of characters.
        max: u32,
        /// Actual number.
        actual: u32,
    },
    /// Not one of the options.
    NotAChoice,
    /// Another record has this name, ignoring case.
    Taken,
    /// Words in braces that no placeholder replaced.
    Placeholders {
        /// Each once, with braces, in the order of the text.
        names: Vec<String>,
    },
    /// A file was rejected; see [`crate::store::form::attachment::FileProblem`].
    File {
        /// The file's name as given.
        name: String,
        /// The reason.
        why: crate::store::form::attachment::FileProblem,
        /// The real kind of the file and what to do, if known.
        hint: Option<String>,
    },
    /// Too many entries.
    TooMany {
        /// Maximum number.
        max: u32,
    },
    /// The chosen record no longer exists.
    Gone,
    /// The type of an auditor with assignments cannot change.
    HasAssignments {
        /// Number of assignments.
        count: u32,
    },
    /// Only the creator can make a dashboard private; others would lose access.
    NotCreator,
    /// Not an image, or too large.
    NotAnImage {
        /// Maximum size, as shown.
        max: String,
    },
    /// Not a calendar date.
    NotADate,
    /// A day in the past.
    BeforeToday,
    /// A day too far in the future.
    TooFarAhead {
        /// The last allowed day, as shown.
        latest: String,
    },
    /// The numbers of a column can be read in two ways.
    Ambiguous {
        /// The column's heading.
        header: String,
    },
    /// The file is not a valid document for the repository.
    Document {
        /// The file's name as shown.
        name: String,
        /// The reason.
        why: DocumentProblem,
        /// The real kind of the file and what to do, if known.
        hint: Option<String>,
    },
}

/// Why a file is not a valid document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DocumentProblem {
    /// It is empty.
    Empty,
    /// More than 25 MB.
    TooLarge,
    /// Not pdf, docx or txt.
    Unsupported,
    /// The content does not fit the extension.
    ContentDiffers,
}

impl Refusal {
    /// A refusal for a missing record.
    pub fn not_found(what: Kind, id: &str) -> Self {
        Self::NotFound { what, id: id.to_owned() }
    }

    /// A form with one error.
    pub fn invalid(field: Field, problem: Problem) -> Self {
        Self::Invalid { errors: vec![FieldError { field, problem }] }
    }
}
