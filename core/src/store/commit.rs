//! What a command did, as plain data: enough to list it, store it, send it, apply it elsewhere or invert it.

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

/// One command's whole effect. Applying it needs no rules and no clock.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Commit {
    /// 1 for the first commit since the seeds, then without gaps.
    pub seq: u32,
    /// When.
    pub at: Instant,
    /// Who.
    pub actor: Actor,
    /// What, in the domain's words.
    pub action: CommitAction,
    /// On which record.
    pub subject: Subject,
    /// Every record's before and after; empty where only the activity list gains an entry.
    pub changes: Vec<Change>,
}

impl Commit {
    /// The tickets that it changed, each before and after; none that it made or that are gone.
    pub fn ticket_edits(&self) -> impl Iterator<Item = (&Ticket, &Ticket)> {
        self.changes.iter().filter_map(|change| match (&change.before, &change.after) {
            (Some(Record::Ticket(before)), Some(Record::Ticket(after))) => Some((&**before, &**after)),
            _ => None,
        })
    }
}

/// The person who gave a command, as of then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Actor {
    /// In which role.
    pub role: Role,
    /// Tells one person from another; not there in what was done before it was noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<PersonId>,
    /// Shown in the activity list.
    pub name: String,
    /// The person's address.
    pub email: String,
}

impl Actor {
    /// Whoever is acting.
    pub fn of(session: &Session) -> Self {
        let Session { role, person } = session;
        Self { role: *role, id: Some(person.id.clone()), name: person.name.clone(), email: person.email.clone() }
    }

    /// Whether this is who is acting. Addresses can be changed, and two auditors may share one; ids are for ever.
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

/// What was done, one variant per area.
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
    /// Taken back.
    History(HistoryAction),
}

/// One record before and after: inserted when there is no before, removed when there is no after.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Change {
    /// The record as it was.
    pub before: Option<Record>,
    /// The record as it is.
    pub after: Option<Record>,
}

impl Commit {
    /// The slices that applying it touches.
    pub fn touched(&self) -> SliceSet {
        let records = self.changes.iter().filter_map(|change| change.after.as_ref().or(change.before.as_ref()));
        records.fold(SliceSet::default().with(Slice::Activity), |set, record| set.with(record.slice()))
    }
}
