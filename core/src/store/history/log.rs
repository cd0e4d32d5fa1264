//! The history: commits that can be undone, and earlier values that can be restored.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::Rc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::lean::lean;
use crate::model::ticket::Ticket;
use crate::model::{Record, Slice};
use crate::store::session::Action;
use crate::store::{Actor, Change, Commit};

/// Number of the newest commits that can be undone.
pub const UNDOABLE: usize = 256;

/// Number of edits that are kept per record once they cannot be undone. Deletions are kept without limit.
const VERSIONS: usize = 50;

/// The newest commits, and older ones that changed or deleted a record whose earlier values can be restored.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    recent: VecDeque<Rc<Commit>>,
    older: BTreeMap<u32, Rc<Commit>>,
    /// Commit numbers of the edits in `older` by record, oldest first. A history that is read from a snapshot rebuilds
    /// them.
    edits: HashMap<(Slice, String), VecDeque<u32>>,
}

/// The permission to read and restore earlier values: the same as for changing the record.
pub const fn right_to(slice: Slice) -> Option<Action> {
    match slice {
        Slice::Labels => Some(Action::UseLabels),
        Slice::CannedReplies => Some(Action::UseCannedReplies),
        Slice::Auditors => Some(Action::ManageAuditors),
        Slice::Assignments => Some(Action::ManageAssignments),
        Slice::Dashboards => Some(Action::ManageDashboards),
        Slice::Repository => Some(Action::ManageRepository),
        Slice::DeskSettings | Slice::Directory => Some(Action::ManageDesk),
        Slice::Session
        | Slice::Clock
        | Slice::Day
        | Slice::Tickets
        | Slice::Activity
        | Slice::WorkingPapers
        | Slice::Findings
        | Slice::FollowUps
        | Slice::SavedViews
        | Slice::Notes
        | Slice::Seen => None,
    }
}

const fn has_history(slice: Slice) -> bool {
    right_to(slice).is_some()
}

/// The value of a changed record before the change. `None` if the value is the same or if earlier values cannot be
/// restored.
fn replaced(change: &Change) -> Option<&Record> {
    let before = change.before.as_ref().filter(|record| has_history(record.slice()))?;
    let is_kept = match &change.after {
        Some(after) => after != before && (before.slice() != Slice::Repository || is_description(before, after)),
        // The history would have to keep the files of removed data for ever.
        None => before.slice() != Slice::Repository,
    };
    is_kept.then_some(before)
}

/// True if only what is written about data has changed, not their content.
fn is_description(before: &Record, after: &Record) -> bool {
    before.described_on(after).says_the_same(before) && !after.says_the_same(before)
}

fn changes(commit: &Commit, record: &Record) -> bool {
    commit.changes.iter().any(|change| {
        let changed = change.after.as_ref().or(change.before.as_ref());
        changed.is_some_and(|changed| changed.slice() == record.slice() && changed.id() == record.id())
    })
}

fn key(record: &Record) -> (Slice, String) {
    (record.slice(), record.id().to_owned())
}

impl History {
    /// Adds a commit.
    pub fn push(&mut self, commit: &Commit) {
        self.recent.push_back(Rc::new(lean(commit)));
        if self.recent.len() > UNDOABLE
            && let Some(aged) = self.recent.pop_front()
        {
            self.keep(&aged);
        }
    }

    fn keep(&mut self, commit: &Rc<Commit>) {
        let mut replaced = commit.changes.iter().filter_map(replaced).peekable();
        if replaced.peek().is_none() {
            return;
        }
        // Deleted records can be restored forever; old edits are dropped.
        let is_deletion = commit.changes.iter().any(|change| change.after.is_none());
        let keys: Vec<_> = if is_deletion { Vec::new() } else { replaced.map(key).collect() };
        self.older.insert(commit.seq, Rc::clone(commit));
        for key in keys {
            let edits = self.edits.entry(key).or_default();
            edits.push_back(commit.seq);
            if edits.len() > VERSIONS
                && let Some(oldest) = edits.pop_front()
            {
                self.drop_unless_listed(oldest);
            }
        }
    }

    /// Drops an edit, unless it is among the last edits of another record.
    fn drop_unless_listed(&mut self, seq: u32) {
        let is_listed = |record: &Record| self.edits.get(&key(record)).is_some_and(|edits| edits.contains(&seq));
        let commit = self.older.get(&seq);
        if commit.is_some_and(|commit| !commit.changes.iter().filter_map(replaced).any(is_listed)) {
            self.older.remove(&seq);
        }
    }

    /// The commit with this number, if it can be undone.
    pub fn undoable(&self, seq: u32) -> Option<&Rc<Commit>> {
        self.recent.iter().find(|commit| commit.seq == seq)
    }

    /// All commits, oldest first.
    pub fn oldest_first(&self) -> impl Iterator<Item = &Rc<Commit>> {
        self.older.values().chain(&self.recent)
    }

    /// The commits that can be undone, newest first.
    pub fn newest(&self) -> impl Iterator<Item = &Rc<Commit>> {
        self.recent.iter().rev()
    }

    /// The last commit after number `seq` that changed the record.
    pub fn later_change(&self, seq: u32, record: &Record) -> Option<&Rc<Commit>> {
        self.newest().take_while(|commit| commit.seq > seq).find(|commit| changes(commit, record))
    }

    /// The last commit by another person that changed the record.
    pub fn last_by_others(&self, actor: &Actor, record: &Record) -> Option<&Rc<Commit>> {
        self.newest().find(|commit| commit.actor != *actor && changes(commit, record))
    }

    /// Undoable commits that changed a ticket, newest first, with the reduced ticket before and after; see
    /// [`super::lean`].
    pub fn of_ticket(&self, id: &str) -> impl Iterator<Item = (&Rc<Commit>, &Ticket, &Ticket)> {
        self.newest().filter_map(move |commit| {
            let (before, after) = commit.ticket_edits().find(|(before, _)| before.id == id)?;
            Some((commit, before, after))
        })
    }

    /// The commit with this number, if its earlier values can be restored.
    pub fn kept(&self, seq: u32) -> Option<&Rc<Commit>> {
        self.undoable(seq).or_else(|| self.older.get(&seq))
    }

    /// Commits that changed or deleted a record of the slice, newest first.
    pub fn of_slice(&self, slice: Slice) -> impl Iterator<Item = (&Rc<Commit>, &Change)> {
        let newest_first = self.newest().chain(self.older.values().rev());
        newest_first.flat_map(move |commit| {
            let changes = commit
                .changes
                .iter()
                .filter(move |change| replaced(change).is_some_and(|record| record.slice() == slice));
            changes.map(move |change| (commit, change))
        })
    }

    /// All record values in the history, before and after each change.
    pub fn records(&self) -> impl Iterator<Item = &Record> {
        self.oldest_first()
            .flat_map(|commit| &commit.changes)
            .flat_map(|change| change.before.iter().chain(&change.after))
    }
}

#[derive(Serialize, Deserialize)]
struct Written<C> {
    /// Older commits, oldest first.
    kept: Vec<C>,
    recent: Vec<C>,
}

impl Serialize for History {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kept = self.older.values().map(|commit| &**commit).collect();
        Written { kept, recent: self.recent.iter().map(|commit| &**commit).collect() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for History {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { kept, recent } = Written::<Commit>::deserialize(deserializer)?;
        let mut history = Self::default();
        for commit in kept {
            history.keep(&Rc::new(lean(&commit)));
        }
        for commit in recent {
            history.push(&commit);
        }
        Ok(history)
    }
}
