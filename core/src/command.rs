//! What can be asked of the portal, and what comes of it.

use serde::{Deserialize, Serialize};

use crate::assignment::AssignmentCommand;
use crate::attachment::Attachment;
use crate::auditor::AuditorCommand;
use crate::canned_reply::CannedReplyCommand;
use crate::dashboard::DashboardCommand;
use crate::error::Refusal;
use crate::label::LabelCommand;
use crate::repository::RepositoryCommand;
use crate::session::SessionCommand;
use crate::store::{Commit, Slice};
use crate::ticket::TicketCommand;

/// One user intention. One enumeration per area.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Command {
    /// Who is acting.
    Session(SessionCommand),
    /// Tickets.
    Ticket(TicketCommand),
    /// Canned replies.
    CannedReply(CannedReplyCommand),
    /// Labels.
    Label(LabelCommand),
    /// Auditors.
    Auditor(AuditorCommand),
    /// Assignments.
    Assignment(AssignmentCommand),
    /// Datasets and documents.
    Repository(RepositoryCommand),
    /// Dashboards.
    Dashboard(DashboardCommand),
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Outcome {
    /// It was done.
    Ok {
        /// Its whole effect; none where nothing of the shared state changed.
        commit: Option<Box<Commit>>,
        /// Which views may now read differently.
        touched: Vec<Slice>,
        /// The files it attached, in the order given: the web side keeps their bytes under these ids.
        attachments: Vec<Attachment>,
    },
    /// It was not, and nothing changed.
    Refused {
        /// Why.
        refusal: Refusal,
    },
}
