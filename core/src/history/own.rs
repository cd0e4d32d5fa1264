//! Which commits are one's own: by them a page that was loaded anew finds again what was done on it.

use serde::Serialize;

use crate::model::Instant;
use crate::store::{Reader, Subject};

/// A commit of one's own that can be undone. Its number may have changed since it was made; its moment and subject have not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OwnCommit {
    /// Its number.
    pub seq: u32,
    /// When it was made.
    pub at: Instant,
    /// The record that it is about.
    pub subject: Subject,
}

/// The commits that the acting person can undo, newest first. Open to every role.
pub fn own_commits(reader: &Reader) -> Vec<OwnCommit> {
    reader.activity();
    let own = reader.state().history.newest().filter(|commit| commit.actor.is(reader.session()));
    own.map(|commit| OwnCommit { seq: commit.seq, at: commit.at, subject: commit.subject.clone() }).collect()
}
