//! The activity list of each record: person, time and action. Every commit adds to it, and the seeds add earlier
//! events.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::model::Instant;
use crate::store::rule::{Sound, moments};
use crate::store::{Commit, CommitAction};

/// One line of an activity list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivityEntry {
    /// Time of the action.
    pub at: Instant,
    /// Name of the acting person.
    pub who: String,
    /// The action.
    pub action: CommitAction,
}

/// The entries of all records, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ActivityLog {
    of_record: BTreeMap<String, Vec<ActivityEntry>>,
}

impl ActivityLog {
    /// Adds a commit to the lists of its subject and of every other changed record.
    pub fn push(&mut self, commit: &Commit) {
        let entry = ActivityEntry { at: commit.at, who: commit.actor.name.clone(), action: commit.action.clone() };
        let changed = commit.changes.iter().filter_map(|change| change.after.as_ref().or(change.before.as_ref()));
        for record in changed.filter(|record| record.id() != commit.subject.id) {
            self.add(record.id(), entry.clone());
        }
        self.add(&commit.subject.id, entry);
    }

    /// Adds an entry to a record's list.
    pub fn add(&mut self, record: &str, entry: ActivityEntry) {
        self.of_record.entry(record.to_owned()).or_default().push(entry);
    }

    /// Checks that all times are valid.
    pub(crate) fn check(&self) -> Sound {
        self.of_record
            .iter()
            .try_for_each(|(record, entries)| entries.iter().try_for_each(|entry| moments([entry.at], record)))
    }

    /// A record's entries, oldest first.
    pub fn of(&self, record: &str) -> &[ActivityEntry] {
        self.of_record.get(record).map_or(&[], Vec::as_slice)
    }
}

/// A line of the activity list, for screens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ActivityLine {
    /// Name of the person; `None` if the sentence needs none.
    pub who: Option<String>,
    /// Time, with time zone.
    pub when: String,
    /// Sentence, shown after the name.
    pub what: String,
}
