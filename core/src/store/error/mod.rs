//! Reasons why a command or view is refused, with the data for the message.

mod field;
mod kind;

use portal_dashboard::definition::DefinitionProblem;
use serde::{Deserialize, Serialize};

pub use field::Field;
pub use kind::Kind;

use crate::model::Role;
use crate::model::assignment::{AssignmentStatus, ReviewState};
use crate::model::ticket::Status;
use crate::store::session::Action;

/// Reason of a refusal, which leaves the state unchanged. `web/src/engine/core/refusalText.ts` has the texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "reason", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Refusal {
    /// The acting role lacks this permission (§6).
    NotPermitted {
        /// Acting role.
        role: Role,
        /// Refused action.
        action: Action,
    },
    /// The record does not exist, or the person may not see it. Both cases get this answer.
    NotFound {
        /// Kind of the record.
        what: Kind,
        /// Requested id.
        id: String,
    },
    /// The form has at least one error.
    Invalid {
        /// Errors in the order of the form's fields.
        errors: Vec<FieldError>,
    },
    /// The status of the ticket does not allow the action (§4).
    WrongStatus {
        /// Status of the ticket.
        status: Status,
    },
    /// The status of the assignment does not allow the step (§4).
    WrongStep {
        /// Status of the assignment.
        status: AssignmentStatus,
    },
    /// The data cannot be removed while it is assigned.
    StillAssigned {
        /// Number of assignments.
        assignments: u32,
    },
    /// The test cannot be run on the data.
    Untestable {
        /// Sentence that says why, and what to do.
        message: String,
    },
    /// Findings lack something that the review needs.
    IncompleteFindings {
        /// The findings in the order in which they were written.
        findings: Vec<IncompleteFinding>,
    },
    /// The review is in another state than the action needs.
    WrongReview {
        /// State of the review.
        state: ReviewState,
    },
    /// The ticket already has this agent. Agents can only pass tickets on to others (decisions §4).
    AlreadyAssigned {
        /// Name of the agent.
        agent: String,
    },
    /// A list finds another number of tickets than when the person chose all of them.
    SelectionChanged {
        /// The number that the person saw.
        seen: u32,
        /// The present number.
        now: u32,
    },
    /// A bulk change would change no ticket.
    NothingChanges,
    /// A bulk change of more tickets than the portal makes in one commit.
    TooManyTickets {
        /// Maximum number of tickets.
        max: u32,
    },
    /// The auditor already has some of the chosen data. A second assignment needs a confirmation.
    AssignedTwice {
        /// Name of the auditor.
        auditor: String,
        /// The data that the auditor has, each with its newest assignment.
        held: Vec<HeldData>,
        /// Number of chosen data.
        chosen: u32,
    },
    /// No command leads back to the earlier value of a ticket's field (§4).
    Unreachable {
        /// Name of the field, as shown.
        name: String,
        /// Earlier value, as shown.
        value: String,
    },
    /// The undo would overwrite a later change.
    ChangedSince {
        /// Name of the person who changed the record last; empty if unknown.
        who: String,
        /// Exact time of that change, with time zone; empty if unknown.
        when: String,
    },
    /// The undo would remove a message that someone has answered.
    Answered {
        /// Name of the first person who answered.
        who: String,
        /// Exact time of the answer, with time zone.
        when: String,
    },
    /// The ticket was merged into another one and takes no more commands.
    Merged {
        /// Code of the ticket.
        ticket: String,
        /// Code of the ticket that it was merged into.
        into: String,
    },
    /// Two tickets cannot be merged.
    NotMergeable {
        /// Code of the ticket that should have been merged.
        ticket: String,
        /// The reason.
        why: MergeObstacle,
    },
    /// The requester may no longer reopen the ticket.
    ReopeningEnded {
        /// Last day on which the ticket could be reopened, as shown.
        until: String,
    },
    /// The acting agent or company was deactivated.
    Deactivated {
        /// Its name.
        name: String,
    },
    /// The addition cannot be undone, because the record is in use.
    InUse {
        /// Name of the agent, company or department.
        name: String,
    },
    /// A later version of the portal wrote the data, so this one must not change them.
    ReadOnly,
    /// The widgets or the definition file have at least one problem.
    WrongDefinition {
        /// Problems, each with its place in the definition.
        problems: Vec<DefinitionProblem>,
    },
}

/// Reason why a ticket cannot be merged into another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum MergeObstacle {
    /// Both are the same ticket.
    Same,
    /// Another company filed it; no company may read the words of another.
    OtherRequester,
    /// The ticket that should stay is closed.
    Closed,
    /// Both are about different findings.
    OtherFinding,
}

/// A finding that lacks something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct IncompleteFinding {
    /// Id of the finding.
    pub id: String,
    /// Title.
    pub title: String,
    /// Names of the missing parts, as shown.
    pub missing: Vec<String>,
}

/// Data that an auditor already has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HeldData {
    /// Id of the dataset or document.
    pub id: String,
    /// Name of the data.
    pub name: String,
    /// Status of the assignment, as shown.
    pub status: String,
    /// Date of the assignment, as shown.
    pub since: String,
    /// Last day of the assignment, as shown.
    pub expiry: String,
}

/// A field of a form with its error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FieldError {
    /// Field, as the command names it.
    pub field: Field,
    /// Error of the field.
    pub problem: Problem,
}

/// An error of a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "problem", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Problem {
    /// The field is empty or has only white space.
    Required,
    /// The text has more characters than allowed.
    TooLong {
        /// Maximum number of characters.
        max: u32,
        /// Actual number of characters.
        actual: u32,
    },
    /// The value is not one of the options.
    NotAChoice,
    /// Another record has this name, ignoring case.
    Taken,
    /// The text has words in braces, which may be unfilled placeholders.
    Placeholders {
        /// The distinct words with their braces, in the order of the text.
        names: Vec<String>,
    },
    /// A file was rejected; see [`crate::store::form::attachment::FileProblem`].
    File {
        /// Name of the file, as given.
        name: String,
        /// The reason.
        why: crate::store::form::attachment::FileProblem,
        /// Detected format of the file, with advice; `None` if unknown.
        hint: Option<String>,
    },
    /// The list has too many entries.
    TooMany {
        /// Maximum number of entries.
        max: u32,
    },
    /// The chosen record no longer exists.
    Gone,
    /// The type of an auditor with assignments cannot change.
    HasAssignments {
        /// Number of assignments.
        count: u32,
    },
    /// Only the creator may make a dashboard private. Anybody else who did so would lose access.
    NotCreator,
    /// The file is not an image or is too large.
    NotAnImage {
        /// Maximum size, as shown.
        max: String,
    },
    /// The text is not a calendar date.
    NotADate,
    /// The text is not a number of at least 0.
    NotAnAmount,
    /// The calculation has an error.
    Calculation {
        /// First wrong character, counted from 0.
        at: u32,
        /// Sentence that says why, and what to do.
        message: String,
    },
    /// The recommendation is settled, so no answer is expected.
    Settled {
        /// Its state, as shown.
        status: String,
    },
    /// The amount is above that of the finding.
    AboveAmount {
        /// Amount of the finding, as shown.
        amount: String,
    },
    /// The quoted words are not in the text.
    NotInText,
    /// The number is not that of a row.
    NotARow {
        /// Number of the last row.
        last: u32,
    },
    /// The day is in the past.
    BeforeToday,
    /// The day is not later than the present last day.
    NotLater {
        /// The present last day, as shown.
        than: String,
    },
    /// The record already has this value, and the command needs another one.
    Unchanged,
    /// Another dataset has this stage, company and activity.
    PlaceTaken {
        /// Name of that dataset.
        name: String,
    },
    /// The day is too far in the future.
    TooFarAhead {
        /// Last allowed day, as shown.
        latest: String,
    },
    /// Two columns have the same heading, ignoring case and spacing.
    HeaderTaken {
        /// Heading of the second one.
        header: String,
    },
    /// The file does not have the columns of the dataset to which its rows are added.
    OtherColumns {
        /// Headings that the file lacks.
        missing: Vec<String>,
        /// Headings that the dataset lacks.
        extra: Vec<String>,
    },
    /// A column's numbers differ in Indonesian and English notation, and no kind was chosen.
    Ambiguous {
        /// Heading of the column.
        header: String,
    },
    /// Another rule is broken.
    Sentence {
        /// Sentence that says why, and what to do.
        message: String,
    },
    /// A cell of a list in a form is wrong.
    InRow {
        /// Row, counted from 0.
        row: u32,
        /// Name of the cell.
        cell: String,
        /// Sentence that says what to do.
        message: String,
    },
    /// The file is not a valid document for the repository.
    Document {
        /// Name of the file, as shown.
        name: String,
        /// The reason.
        why: DocumentProblem,
        /// Detected format of the file, with advice; `None` if unknown.
        hint: Option<String>,
    },
}

/// Reason why a file is not a valid document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DocumentProblem {
    /// The file is empty.
    Empty,
    /// The file has more than 25 MB.
    TooLarge,
    /// The extension is not pdf, docx or txt.
    Unsupported,
    /// The content does not match the extension.
    ContentDiffers,
}

impl Refusal {
    /// A refusal for a missing record.
    pub fn not_found(what: Kind, id: &str) -> Self {
        Self::NotFound { what, id: id.to_owned() }
    }

    /// A refusal of a form with one error.
    pub fn invalid(field: Field, problem: Problem) -> Self {
        Self::Invalid { errors: vec![FieldError { field, problem }] }
    }
}
