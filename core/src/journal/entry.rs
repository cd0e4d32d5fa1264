//! One commit as bytes: what the journal stores and what tabs send each other.

use super::codec::{JournalProblem, Kind, seal, unseal};
use crate::store::Commit;

/// A commit, sealed.
pub fn sealed(commit: &Commit) -> Vec<u8> {
    seal(Kind::Commit, commit)
}

/// The commit again.
pub fn open(entry: &[u8]) -> Result<Commit, JournalProblem> {
    unseal(Kind::Commit, entry)
}
