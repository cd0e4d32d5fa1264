//! Commits as bytes, for the journal and for other tabs.

use super::codec::{JournalProblem, Kind, seal, unseal};
use crate::store::Commit;

/// Seals a commit.
pub fn sealed(commit: &Commit) -> Vec<u8> {
    seal(Kind::Commit, commit)
}

/// Reads a sealed commit.
pub fn open(entry: &[u8]) -> Result<Commit, JournalProblem> {
    unseal(Kind::Commit, entry)
}
