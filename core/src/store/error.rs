//! Why a command or a view is refused. One variant per reason, with the data its message needs; never a panic.

use portal_dashboard::definition::DefinitionProblem;
use serde::{Deserialize, Serialize};

use crate::model::Role;
use crate::model::assignment::AssignmentStatus;
use crate::model::ticket::Status;
use crate::store::session::Action;

/// A refusal leaves the state as it was. Its wording is the web side's (`web/src/engine/core/refusalText.ts`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "reason", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Refusal {
    /// The acting role is not granted this (§6).
    NotPermitted {
        /// Who asked.
        role: Role,
        /// For what.
        action: Action,
    },
    /// There is no such record, or it is not this person's: the two cannot be told apart.
    NotFound {
        /// The kind of record.
        what: Kind,
        /// The id that was asked for.
        id: String,
    },
    /// The form has errors, at least one.
    Invalid {
        /// In the order of the fields on the form.
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
    /// The data cannot be removed while somebody is assigned to it.
    StillAssigned {
        /// How many assignments there are.
        assignments: u32,
    },
    /// An agent hands a ticket on to another one, not to whoever has it already (decisions §4).
    AlreadyAssigned {
        /// The name of who has it.
        agent: String,
    },
    /// The auditor has this data already; it is assigned again only where that is confirmed.
    AssignedTwice {
        /// The auditor's name.
        auditor: String,
        /// How far the newest such assignment is, as shown.
        status: String,
        /// Its last day, as shown.
        expiry: String,
    },
    /// A part of a ticket had this value, and nothing that one does gives it this value again (§4).
    Unreachable {
        /// The part, as shown.
        name: String,
        /// The value, as shown.
        value: String,
    },
    /// Undoing this would overwrite what somebody did later.
    ChangedSince {
        /// The name of who did it last; empty where that is not known any more.
        who: String,
        /// When, exactly, with zone; empty likewise.
        when: String,
    },
    /// Undoing this would leave somebody's answer to it without what it answers.
    Answered {
        /// The name of who answered first.
        who: String,
        /// When, exactly, with zone.
        when: String,
    },
    /// Nothing can be changed here: the data were written by a later version of the portal.
    ReadOnly,
    /// Widgets, or a definition file, that cannot be kept: at least one problem.
    WrongDefinition {
        /// Each with where it is.
        problems: Vec<DefinitionProblem>,
    },
}

/// What was looked for.
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
    /// Something that was done, to be taken back.
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
    /// Why a ticket is returned or re-assigned.
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
    /// The file that is loaded.
    File,
    /// How a column is to be understood.
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
    /// Nothing but white space.
    Required,
    /// More characters than allowed.
    TooLong {
        /// The most characters allowed.
        max: u32,
        /// How many there are.
        actual: u32,
    },
    /// Not one of the choices.
    NotAChoice,
    /// Another record has this name already, ignoring case.
    Taken,
    /// Words in braces that nothing has replaced, so that nobody sends them by mistake.
    Placeholders {
        /// Each once, with its braces, in the order of the text.
        names: Vec<String>,
    },
    /// A file was rejected; see [`crate::store::form::attachment::FileProblem`].
    File {
        /// The file's name as given.
        name: String,
        /// Why.
        why: crate::store::form::attachment::FileProblem,
        /// What the file really is and what can be done, where that is known.
        hint: Option<String>,
    },
    /// More than can be kept.
    TooMany {
        /// The most there can be.
        max: u32,
    },
    /// What was chosen is not there any more.
    Gone,
    /// An auditor with assignments keeps the type.
    HasAssignments {
        /// How many there are.
        count: u32,
    },
    /// Private is for whoever created the dashboard: anybody else would lock themselves out.
    NotCreator,
    /// No image that can be kept in a record.
    NotAnImage {
        /// The size of the largest that can, as shown.
        max: String,
    },
    /// No day of the calendar.
    NotADate,
    /// A day that is over.
    BeforeToday,
    /// A day too far away.
    TooFarAhead {
        /// The last day that can be chosen, as shown.
        latest: String,
    },
    /// The numbers of a column read differently in the two forms.
    Ambiguous {
        /// The column's heading.
        header: String,
    },
    /// A file that is no document for the repository.
    Document {
        /// The file's name as shown.
        name: String,
        /// Why.
        why: DocumentProblem,
        /// What the file really is and what can be done, where that is known.
        hint: Option<String>,
    },
}

/// Why a file is no document for the repository.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DocumentProblem {
    /// It has no bytes.
    Empty,
    /// More than 25 MB.
    TooLarge,
    /// Not pdf, docx or txt.
    Unsupported,
    /// The extension is, but the content is something else.
    ContentDiffers,
}

impl Refusal {
    /// A record that is not there.
    pub fn not_found(what: Kind, id: &str) -> Self {
        Self::NotFound { what, id: id.to_owned() }
    }

    /// A form with one error.
    pub fn invalid(field: Field, problem: Problem) -> Self {
        Self::Invalid { errors: vec![FieldError { field, problem }] }
    }
}
