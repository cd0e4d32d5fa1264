//! What holds of everything that can be taken back.

use super::lean::check_edit;
use crate::model::Record;
use crate::soundness::rule::{holds, moments};
use crate::soundness::{Sound, check_record};
use crate::store::{Change, Commit, State};
use crate::ticket;

/// There is room for so many more.
const MOST_COMMITS: u32 = u32::MAX / 2;

/// The number of the last commit, and the commits that are kept.
pub(crate) fn check(state: &State) -> Sound {
    holds(state.seq <= MOST_COMMITS, "", "commits can still be counted")?;
    let mut before = 0;
    for commit in state.history.oldest_first() {
        let is_next = commit.seq > before && commit.seq <= state.seq;
        holds(is_next, &commit.subject.id, "commits are kept in their order, and none of the future")?;
        before = commit.seq;
        check_commit(commit)?;
    }
    Ok(())
}

fn check_commit(commit: &Commit) -> Sound {
    moments([commit.at], &commit.subject.id)?;
    for change in &commit.changes {
        check_change(change, commit)?;
        if let (Some(Record::Ticket(before)), Some(Record::Ticket(after))) = (&change.before, &change.after) {
            ticket::sound::check_part(before)?;
            ticket::sound::check_part(after)?;
            check_edit(before, after)?;
            continue;
        }
        for record in change.before.iter().chain(&change.after) {
            check_record(record)?;
        }
    }
    Ok(())
}

fn check_change(change: &Change, commit: &Commit) -> Sound {
    let name = |record: &Record| (record.slice(), record.id().to_owned());
    let is_of_one = match (&change.before, &change.after) {
        (Some(before), Some(after)) => name(before) == name(after),
        (before, after) => before.is_some() || after.is_some(),
    };
    holds(is_of_one, &commit.subject.id, "a change is of one record")
}
