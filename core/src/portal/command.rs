//! Commands to the portal and their outcomes.

use serde::{Deserialize, Serialize, Serializer};

use crate::audit::assignment::commands::AssignmentCommand;
use crate::audit::auditor::commands::AuditorCommand;
use crate::audit::finding::commands::FindingCommand;
use crate::audit::follow_up::commands::FollowUpCommand;
use crate::audit::package::commands::PackageCommand;
use crate::audit::repository::commands::RepositoryCommand;
use crate::audit::review::commands::ReviewCommand;
use crate::audit::working_paper::commands::WorkingPaperCommand;
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
use crate::ticket::commands::seen::SeenCommand;
use crate::ticket::desk_settings::DeskSettingsCommand;
use crate::ticket::directory::DirectoryCommand;
use crate::ticket::label::LabelCommand;
use crate::ticket::saved_view::SavedViewCommand;

/// One user intention. Each area has its own enum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Command {
    /// Changes the acting role or person.
    Session(SessionCommand),
    /// Notes what the acting person has looked at.
    Seen(SeenCommand),
    /// Changes a ticket.
    Ticket(TicketCommand),
    /// Changes a canned reply.
    CannedReply(CannedReplyCommand),
    /// Changes a label.
    Label(LabelCommand),
    /// Changes a saved view.
    SavedView(SavedViewCommand),
    /// Changes the settings of the help desk.
    DeskSettings(DeskSettingsCommand),
    /// On agents, companies and departments.
    Directory(DirectoryCommand),
    /// Changes an auditor.
    Auditor(AuditorCommand),
    /// Changes an assignment.
    Assignment(AssignmentCommand),
    /// Changes a dataset or document.
    Repository(RepositoryCommand),
    /// Changes a working paper.
    WorkingPaper(WorkingPaperCommand),
    /// Changes a finding.
    Finding(FindingCommand),
    /// Answers or assesses an accepted finding.
    FollowUp(FollowUpCommand),
    /// Moves the review of an assignment.
    Review(ReviewCommand),
    /// Notes that an audit was saved as a Paket Bukti.
    Package(PackageCommand),
    /// Changes a dashboard.
    Dashboard(DashboardCommand),
    /// Undoes a commit or restores an earlier value.
    History(HistoryCommand),
}

/// The answer to a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Outcome {
    /// The command was done.
    Ok {
        /// The commit; `None` if the shared state has not changed.
        #[serde(serialize_with = "committed")]
        #[cfg_attr(target_family = "wasm", tsify(type = "Committed | undefined"))]
        commit: Option<Box<Commit>>,
        /// Slices that may have changed; their views must be read again.
        touched: Vec<Slice>,
        /// New attachments in the order of the files. The web side stores the bytes under these ids.
        attachments: Vec<Attachment>,
    },
    /// The command was refused and nothing has changed.
    Refused {
        /// The reason.
        refusal: Refusal,
    },
}

/// A commit for the web side: sealed bytes to store and send, and the few values that screens need.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Committed {
    /// Number of the commit: 1 for the first after the sample data, then without gaps.
    pub seq: u32,
    /// Time of the commit.
    pub at: Instant,
    /// The record that the commit is about.
    pub subject: Subject,
    /// True if the commit created that record.
    pub is_new: bool,
    /// The record after the commit. `None` if it was deleted or if only its activity list has changed.
    pub record: Option<Record>,
    /// The sealed commit; see [`crate::journal::entry`].
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
