//! The commits that can still be taken back.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::Rc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::store::{Change, Commit, Record, Slice};

/// How many of the newest commits can be undone.
pub const UNDOABLE: usize = 256;

/// How many earlier values of a record are kept, those of deleted records aside.
const VERSIONS: usize = 50;

/// The newest commits, and of the records with a history all those that changed or removed one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    recent: VecDeque<Rc<Commit>>,
    kept: BTreeMap<u32, Rc<Commit>>,
    /// The commits in `kept` by the record that they changed, oldest first.
    of_record: HashMap<(Slice, String), Vec<u32>>,
}

/// Whether earlier values of such a record are kept.
const fn has_history(slice: Slice) -> bool {
    matches!(slice, Slice::Labels | Slice::CannedReplies | Slice::Auditors | Slice::Assignments | Slice::Dashboards)
}

/// The record that a change replaced or removed, where its earlier values are kept.
fn replaced(change: &Change) -> Option<&Record> {
    change.before.as_ref().filter(|record| has_history(record.slice()))
}

impl History {
    /// Takes a commit in.
    pub fn push(&mut self, commit: &Commit) {
        let commit = Rc::new(commit.clone());
        if commit.changes.iter().any(|change| replaced(change).is_some()) {
            self.keep(&commit);
        }
        self.recent.push_back(commit);
        if self.recent.len() > UNDOABLE {
            self.recent.pop_front();
        }
    }

    fn keep(&mut self, commit: &Rc<Commit>) {
        for record in commit.changes.iter().filter_map(replaced) {
            let of_record = self.of_record.entry((record.slice(), record.id().to_owned())).or_default();
            of_record.push(commit.seq);
            if of_record.len() > VERSIONS {
                let oldest = of_record.remove(0);
                self.drop_unless_deleting(oldest);
            }
        }
        self.kept.insert(commit.seq, Rc::clone(commit));
    }

    /// What was deleted can always be brought back; an edit of long ago cannot.
    fn drop_unless_deleting(&mut self, seq: u32) {
        let is_deletion = |commit: &Rc<Commit>| commit.changes.iter().any(|change| change.after.is_none());
        if self.kept.get(&seq).is_some_and(|commit| !is_deletion(commit)) {
            self.kept.remove(&seq);
        }
    }

    /// A commit that can be undone.
    pub fn undoable(&self, seq: u32) -> Option<&Rc<Commit>> {
        self.recent.iter().find(|commit| commit.seq == seq)
    }

    /// The last commit after `seq` that changed a record.
    pub fn later_change(&self, seq: u32, record: &Record) -> Option<&Rc<Commit>> {
        let changes_it = |change: &Change| {
            let changed = change.after.as_ref().or(change.before.as_ref());
            changed.is_some_and(|changed| changed.slice() == record.slice() && changed.id() == record.id())
        };
        let mut newest_first = self.recent.iter().rev().take_while(|commit| commit.seq > seq);
        newest_first.find(|commit| commit.changes.iter().any(changes_it))
    }

    /// A commit to whose earlier values one can return.
    pub fn kept(&self, seq: u32) -> Option<&Rc<Commit>> {
        self.kept.get(&seq)
    }

    /// The commits that changed or removed a record of a slice, newest first.
    pub fn of_slice(&self, slice: Slice) -> impl Iterator<Item = (&Rc<Commit>, &Change)> {
        self.kept.values().rev().flat_map(move |commit| {
            let changes = commit
                .changes
                .iter()
                .filter(move |change| replaced(change).is_some_and(|record| record.slice() == slice));
            changes.map(move |change| (commit, change))
        })
    }

    /// Every record that a commit in here could bring back.
    pub fn records(&self) -> impl Iterator<Item = &Record> {
        let commits = self.recent.iter().chain(self.kept.values());
        commits.flat_map(|commit| &commit.changes).flat_map(|change| change.before.iter().chain(&change.after))
    }
}

#[derive(Serialize, Deserialize)]
struct Written<C> {
    /// Those that are not among the recent ones, oldest first.
    kept: Vec<C>,
    recent: Vec<C>,
}

impl Serialize for History {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let first_recent = self.recent.front().map_or(u32::MAX, |commit| commit.seq);
        let kept = self.kept.range(..first_recent).map(|(_, commit)| &**commit).collect();
        Written { kept, recent: self.recent.iter().map(|commit| &**commit).collect() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for History {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { kept, recent } = Written::<Commit>::deserialize(deserializer)?;
        let mut history = Self::default();
        for commit in kept {
            history.keep(&Rc::new(commit));
        }
        for commit in recent {
            history.push(&commit);
        }
        Ok(history)
    }
}
