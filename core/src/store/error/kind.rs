//! The kinds of records, as refusals name them.

use serde::{Deserialize, Serialize};

/// Kind of the requested record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// A complaint ticket.
    Ticket,
    /// A message of a conversation.
    Message,
    /// One's own internal note on a ticket.
    Note,
    /// A help-desk agent.
    Agent,
    /// A department of the ministry.
    Department,
    /// A business entity.
    Business,
    /// A person of the acting role.
    Person,
    /// A canned reply.
    CannedReply,
    /// A ticket label.
    Label,
    /// A ticket list under a name.
    SavedView,
    /// An auditor.
    Auditor,
    /// An assignment.
    Assignment,
    /// A dataset or document.
    Data,
    /// A step of a working paper.
    PaperStep,
    /// A finding.
    Finding,
    /// Evidence of a finding.
    Evidence,
    /// A comment of a review.
    Comment,
    /// A recommendation of an accepted finding.
    Recommendation,
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
