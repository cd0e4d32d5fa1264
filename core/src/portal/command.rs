//! What can be asked of the portal, and what comes of it.

use serde::{Deserialize, Serialize, Serializer};

use crate::audit::assignment::commands::AssignmentCommand;
use crate::audit::auditor::commands::AuditorCommand;
use crate::audit::repository::commands::RepositoryCommand;
use crate::dashboard::commands::DashboardCommand;
use crate::history::commands::HistoryCommand;
use crate::journal::entry;
use crate::model::attachment::Attachment;
use crate::model::{Instant, Record, Slice};
use crate::store::error::Refusal;
use crate::store::session::SessionCommand;
use crate::store::{Commit, Subject};
use crate::ticket::canned_reply::CannedReplyCommand;
use crate::ticket::commands::TicketCommand;
use crate::ticket::label::LabelCommand;

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
    /// Taking back what was done.
    History(HistoryCommand),
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Outcome {
    /// It was done.
    Ok {
        /// Its whole effect; none where nothing of the shared state changed.
        #[serde(serialize_with = "committed")]
        #[cfg_attr(target_family = "wasm", tsify(type = "Committed | undefined"))]
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

/// A commit as the web side gets it: bytes to store and to send, and of what they say just what screens need.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Committed {
    /// Its number: 1 for the first since the sample data, then without gaps.
    pub seq: u32,
    /// When it was made.
    pub at: Instant,
    /// The record that it is about.
    pub subject: Subject,
    /// Whether it made that record.
    pub is_new: bool,
    /// The record as it is now; none where it is gone, or where only the activity list has a new line.
    pub record: Option<Record>,
    /// The whole of it; see [`crate::journal::entry`].
    #[serde(with = "serde_bytes")]
    #[cfg_attr(target_family = "wasm", tsify(type = "Uint8Array<ArrayBuffer>"))]
    pub entry: Vec<u8>,
}

impl From<&Commit> for Committed {
    fn from(commit: &Commit) -> Self {
        let is_subject = |record: &Record| record.slice() == commit.subject.slice && record.id() == commit.subject.id;
        let change = commit
            .changes
            .iter()
            .find(|change| change.after.as_ref().or(change.before.as_ref()).is_some_and(is_subject));
        Self {
            seq: commit.seq,
            at: commit.at,
            subject: commit.subject.clone(),
            is_new: change.is_some_and(|change| change.before.is_none()),
            record: change.and_then(|change| change.after.clone()),
            entry: entry::sealed(commit),
        }
    }
}

#[expect(clippy::ref_option, reason = "serde hands over the field as it is")]
fn committed<S: Serializer>(commit: &Option<Box<Commit>>, serializer: S) -> Result<S::Ok, S::Error> {
    commit.as_deref().map(Committed::from).serialize(serializer)
}
