//! Own commits, by which a reloaded page finds its earlier actions.

use serde::Serialize;

use crate::model::Instant;
use crate::store::{Reader, Subject};

/// An own commit that can be undone. Its number may have changed since; its time and subject have not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OwnCommit {
    /// Its number.
    pub seq: u32,
    /// When it was made.
    pub at: Instant,
    /// Its record.
    pub subject: Subject,
}

/// Commits that the acting person can undo, newest first. Open to every role.
pub fn own_commits(reader: &Reader) -> Vec<OwnCommit> {
    reader.activity();
    let own = reader.state().history.newest().filter(|commit| commit.actor.is(reader.session()));
    own.map(|commit| OwnCommit { seq: commit.seq, at: commit.at, subject: commit.subject.clone() }).collect()
}
