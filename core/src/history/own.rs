//! Commits of the acting person. A reloaded page uses them to find its earlier commands.

use serde::Serialize;

use crate::model::Instant;
use crate::store::{Reader, Subject};

/// A commit of the acting person that can be undone. Merging may have changed its number, but never its time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OwnCommit {
    /// Number of the commit.
    pub seq: u32,
    /// Time of the commit.
    pub at: Instant,
    /// The record that the commit is about.
    pub subject: Subject,
}

/// Commits that the acting person can undo, newest first. Open to every role.
pub fn own_commits(reader: &Reader) -> Vec<OwnCommit> {
    reader.activity();
    let own = reader.state().history.newest().filter(|commit| commit.actor.is(reader.session()));
    own.map(|commit| OwnCommit { seq: commit.seq, at: commit.at, subject: commit.subject.clone() }).collect()
}
