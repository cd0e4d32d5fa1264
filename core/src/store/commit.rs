//! The effect of a command as plain data, so that it can be listed, stored, sent, applied elsewhere or inverted.

use serde::{Deserialize, Serialize};

use crate::model::assignment::AssignmentAction;
use crate::model::auditor::AuditorAction;
use crate::model::canned_reply::CannedReplyAction;
use crate::model::dashboard::DashboardAction;
use crate::model::desk_settings::DeskSettingsAction;
use crate::model::directory::DirectoryAction;
use crate::model::finding::{FindingAction, FollowUpAction};
use crate::model::label::LabelAction;
use crate::model::repository::RepositoryAction;
use crate::model::saved_view::SavedViewAction;
use crate::model::ticket::{LinkKind, Ticket, TicketAction};
use crate::model::working_paper::PaperStepAction;
use crate::model::{Instant, PersonId, Record, Role, Slice, SliceSet};
use crate::store::Transaction;
use crate::store::digests::RecordDigests;
use crate::store::history::HistoryAction;
use crate::store::session::Session;

/// The whole effect of one command. Applying it needs no rules and no clock.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Commit {
    /// Number of the commit: 1 for the first after the sample data, then without gaps.
    pub seq: u32,
    /// Time of the command.
    pub at: Instant,
    /// The acting person.
    pub actor: Actor,
    /// The action.
    pub action: CommitAction,
    /// The record that the commit is about.
    pub subject: Subject,
    /// The changed records; empty if only the activity list changes.
    pub changes: Vec<Change>,
    /// Digests of the changed records. Commits of versions before the chain of the history have none.
    #[serde(default, skip_serializing_if = "RecordDigests::is_missing")]
    pub digests: RecordDigests,
}

impl Commit {
    /// The next commit. Its records are digested here and nowhere else, so that a later version that writes records in
    /// another form makes the same chain when it replays the commit.
    pub fn new(seq: u32, at: Instant, actor: Actor, transaction: Transaction) -> Self {
        let Transaction { action, subject, changes } = transaction;
        let digests = RecordDigests::of(&changes);
        Self { seq, at, actor, action, subject, changes, digests }
    }

    /// Each changed ticket before and after the commit. New and deleted tickets are left out.
    pub fn ticket_edits(&self) -> impl Iterator<Item = (&Ticket, &Ticket)> {
        ticket_edits(&self.changes)
    }
}

/// The changed tickets; see [`Commit::ticket_edits`].
pub(super) fn ticket_edits(changes: &[Change]) -> impl Iterator<Item = (&Ticket, &Ticket)> {
    changes.iter().filter_map(|change| match (&change.before, &change.after) {
        (Some(Record::Ticket(before)), Some(Record::Ticket(after))) => Some((&**before, &**after)),
        _ => None,
    })
}

/// The acting person at the time of the commit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Actor {
    /// The acting role.
    pub role: Role,
    /// Id of the person.
    pub id: PersonId,
    /// Name, for the activity list.
    pub name: String,
    /// E-mail address.
    pub email: String,
}

impl Actor {
    /// The actor of a session.
    pub fn of(session: &Session) -> Self {
        let Session { role, person } = session;
        Self { role: *role, id: person.id.clone(), name: person.name.clone(), email: person.email.clone() }
    }

    /// True for the session's person and role. Compares ids, because e-mail addresses can change or be shared.
    pub fn is(&self, session: &Session) -> bool {
        self.id == session.person.id && self.role == session.role
    }
}

/// The record that a commit is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Subject {
    /// Slice of the record.
    pub slice: Slice,
    /// Id of the record.
    pub id: String,
}

/// An action, with one variant per area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CommitAction {
    /// An action on a ticket.
    Ticket(TicketAction),
    /// An action on a canned reply.
    CannedReply(CannedReplyAction),
    /// An action on a label.
    Label(LabelAction),
    /// An action on an auditor.
    Auditor(AuditorAction),
    /// An action on an assignment.
    Assignment(AssignmentAction),
    /// An action on a dataset or document.
    Repository(RepositoryAction),
    /// An action on a step of a working paper.
    PaperStep(PaperStepAction),
    /// An action on a finding.
    Finding(FindingAction),
    /// An action on an accepted finding.
    FollowUp(FollowUpAction),
    /// An action on a dashboard.
    Dashboard(DashboardAction),
    /// An action on a saved view.
    SavedView(SavedViewAction),
    /// An action on the settings of the help desk.
    DeskSettings(DeskSettingsAction),
    /// An action on an agent, a company or a department.
    Directory(DirectoryAction),
    /// An undo or a restore.
    History(HistoryAction),
}

impl CommitAction {
    /// The steps of an action that changed several tickets, or undid that, with the codes of the tickets of each. Empty
    /// for other actions.
    pub fn steps(&self) -> Vec<(Self, &[String])> {
        match self {
            Self::Ticket(TicketAction::Bulk { steps }) => {
                steps.iter().map(|step| (Self::Ticket(step.action.clone()), step.tickets.as_slice())).collect()
            }
            Self::History(HistoryAction::Undone { what }) => {
                let undone = |action| Self::History(HistoryAction::Undone { what: Box::new(action) });
                what.steps().into_iter().map(|(action, tickets)| (undone(action), tickets)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Code of the other ticket, for a link between two tickets and for its undo.
    pub fn linked_ticket(&self) -> Option<&str> {
        match self {
            Self::Ticket(
                TicketAction::Linked { ticket, .. }
                | TicketAction::Unlinked { ticket }
                | TicketAction::Created { follow_up_of: Some(ticket), .. },
            ) => Some(ticket),
            Self::History(HistoryAction::Undone { what }) => what.linked_ticket(),
            _ => None,
        }
    }

    /// The action for the activity list of the other ticket. `subject` is the ticket that the commit is about.
    #[must_use]
    pub fn from_other_side(self, subject: &str) -> Self {
        let ticket = subject.to_owned();
        match self {
            Self::Ticket(TicketAction::Linked { kind, .. }) => {
                Self::Ticket(TicketAction::Linked { kind, ticket, is_reversed: true })
            }
            Self::Ticket(TicketAction::Created { .. }) => {
                Self::Ticket(TicketAction::Linked { kind: LinkKind::FollowUp, ticket, is_reversed: true })
            }
            Self::Ticket(TicketAction::Unlinked { .. }) => Self::Ticket(TicketAction::Unlinked { ticket }),
            Self::History(HistoryAction::Undone { what }) => {
                Self::History(HistoryAction::Undone { what: Box::new(what.from_other_side(subject)) })
            }
            other => other,
        }
    }
}

/// A record before and after a commit. New records have no `before`, deleted ones no `after`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Change {
    /// Value before the commit.
    pub before: Option<Record>,
    /// Value after the commit.
    pub after: Option<Record>,
}

impl Commit {
    /// The slices that the commit changes. A change of the directory may end a session.
    pub fn touched(&self) -> SliceSet {
        let records = self.changes.iter().filter_map(|change| change.after.as_ref().or(change.before.as_ref()));
        records.fold(SliceSet::default().with(Slice::Activity), |set, record| match record.slice() {
            Slice::Directory => set.with(Slice::Directory).with(Slice::Session),
            slice => set.with(slice),
        })
    }
}
