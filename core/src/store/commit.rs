//! The effect of a command as plain data, so that it can be listed, stored, sent, applied elsewhere or inverted.

use serde::{Deserialize, Serialize};

use crate::model::assignment::AssignmentAction;
use crate::model::auditor::AuditorAction;
use crate::model::canned_reply::CannedReplyAction;
use crate::model::dashboard::DashboardAction;
use crate::model::label::LabelAction;
use crate::model::repository::RepositoryAction;
use crate::model::ticket::{Ticket, TicketAction};
use crate::model::{Instant, PersonId, Record, Role, Slice, SliceSet};
use crate::store::history::HistoryAction;
use crate::store::session::Session;

/// The whole effect of one command. Applying it needs no rules and no clock.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Commit {
    /// Counts from 1 since the seeds, without gaps.
    pub seq: u32,
    /// Time of the command.
    pub at: Instant,
    /// The acting person.
    pub actor: Actor,
    /// The action.
    pub action: CommitAction,
    /// The record it is about.
    pub subject: Subject,
    /// The changed records; empty if only the activity list gains an entry.
    pub changes: Vec<Change>,
}

impl Commit {
    /// Tickets that existed before and after, with both values.
    pub fn ticket_edits(&self) -> impl Iterator<Item = (&Ticket, &Ticket)> {
        self.changes.iter().filter_map(|change| match (&change.before, &change.after) {
            (Some(Record::Ticket(before)), Some(Record::Ticket(after))) => Some((&**before, &**after)),
            _ => None,
        })
    }
}

/// The acting person at that time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Actor {
    /// The acting role.
    pub role: Role,
    /// Id of the person; missing in old commits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<PersonId>,
    /// Name for the activity list.
    pub name: String,
    /// The person's address.
    pub email: String,
}

impl Actor {
    /// The actor of a session.
    pub fn of(session: &Session) -> Self {
        let Session { role, person } = session;
        Self { role: *role, id: Some(person.id.clone()), name: person.name.clone(), email: person.email.clone() }
    }

    /// True if this is the acting person. Compares ids, because addresses can change and two auditors may share one.
    pub fn is(&self, session: &Session) -> bool {
        let is_person = match &self.id {
            Some(id) => *id == session.person.id,
            None => self.email == session.person.email,
        };
        is_person && self.role == session.role
    }
}

/// The record that a commit is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Subject {
    /// Its slice.
    pub slice: Slice,
    /// Its id.
    pub id: String,
}

/// The action, one variant per area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CommitAction {
    /// To a ticket.
    Ticket(TicketAction),
    /// To a canned reply.
    CannedReply(CannedReplyAction),
    /// To a label.
    Label(LabelAction),
    /// To an auditor.
    Auditor(AuditorAction),
    /// To an assignment.
    Assignment(AssignmentAction),
    /// To a dataset or document.
    Repository(RepositoryAction),
    /// To a dashboard.
    Dashboard(DashboardAction),
    /// An undo or a restore.
    History(HistoryAction),
}

/// A changed record: inserted without `before`, removed without `after`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Change {
    /// The former value.
    pub before: Option<Record>,
    /// The new value.
    pub after: Option<Record>,
}

impl Commit {
    /// The slices that it changes.
    pub fn touched(&self) -> SliceSet {
        let records = self.changes.iter().filter_map(|change| change.after.as_ref().or(change.before.as_ref()));
        records.fold(SliceSet::default().with(Slice::Activity), |set, record| set.with(record.slice()))
    }
}
