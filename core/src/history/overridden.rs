//! Conflicts on a ticket's field that two people have set. The later value stays, and each person is notified of the
//! other's value.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::ticket;
use crate::model::ticket::Ticket;
use crate::store::{Commit, Reader, State};
use crate::ticket::field::TicketField;

/// Commits of the acting person that were applied again on top of commits by others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OverrideQuery {
    /// Number of the last commit that this tab knew when the commits were first made.
    pub after: u32,
    /// Numbers of the acting person's commits.
    pub own: Vec<u32>,
}

/// Commits of the acting person whose values other people may have replaced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OvertakenQuery {
    /// Numbers of the acting person's commits.
    pub own: Vec<u32>,
}

/// A ticket field that the acting person and someone else have both set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OverriddenPart {
    /// Number of the acting person's commit.
    pub seq: u32,
    /// Id of the ticket.
    pub ticket: String,
    /// Label of the field.
    pub part: String,
    /// Earlier and present value, such as 'Low → Medium'.
    pub difference: String,
    /// Name of the other person.
    pub who: String,
    /// Time of the other person's change, exact and with time zone.
    pub when: String,
}

/// Values of other people that the acting person has replaced, in fields that the person may change. The person's
/// earlier values do not count.
pub fn overridden(reader: &Reader, query: &OverrideQuery) -> Vec<OverriddenPart> {
    let told = |mine: &Edit| {
        let is_theirs = |seq: u32| seq > query.after && seq < mine.seq && !query.own.contains(&seq);
        let theirs = mine.touched_by(reader.state()).find(|(commit, _)| is_theirs(commit.seq))?.0;
        Some(mine.told(reader, theirs, mine.before, mine.after))
    };
    own_edits(reader, &query.own).iter().filter_map(told).collect()
}

/// Values of the acting person that other people have replaced, in fields that the person may change. Restored values
/// and later changes by the person do not count.
pub fn overtaken(reader: &Reader, query: &OvertakenQuery) -> Vec<OverriddenPart> {
    let told = |mine: &Edit| {
        let (last, now) = mine.touched_by(reader.state()).next()?;
        let is_theirs = last.seq > mine.seq && !query.own.contains(&last.seq);
        (is_theirs && mine.is_gone(now)).then(|| mine.told(reader, last, mine.after, now))
    };
    own_edits(reader, &query.own).iter().filter_map(told).collect()
}

/// A value that the acting person has set in a field.
struct Edit<'a> {
    seq: u32,
    field: TicketField,
    before: &'a Ticket,
    after: &'a Ticket,
}

impl<'a> Edit<'a> {
    /// Commits that set this field, newest first, with the value after each. For labels, only commits on the same
    /// labels count.
    fn touched_by(&self, state: &'a State) -> impl Iterator<Item = (&'a Commit, &'a Ticket)> {
        let (field, own) = (self.field, changed_labels(self.before, self.after));
        let edits = state.history.of_ticket(&self.after.id);
        edits.filter_map(move |(commit, before, after)| {
            let is_touched = match field {
                TicketField::Labels => changed_labels(before, after).iter().any(|label| own.contains(label)),
                _ => field.differs(before, after),
            };
            is_touched.then_some((&**commit, after))
        })
    }

    /// True if `now` lacks a part of the value that this edit set.
    fn is_gone(&self, now: &Ticket) -> bool {
        match self.field {
            TicketField::Labels => changed_labels(self.before, self.after)
                .into_iter()
                .any(|label| self.after.labels.contains(label) != now.labels.contains(label)),
            field => field.differs(self.after, now),
        }
    }

    fn told(&self, reader: &Reader, theirs: &Commit, earlier: &Ticket, now: &Ticket) -> OverriddenPart {
        OverriddenPart {
            seq: self.seq,
            ticket: now.id.clone(),
            part: self.field.label().to_owned(),
            difference: ticket::difference(reader.state(), self.field, earlier, now),
            who: theirs.actor.name.clone(),
            when: reader.clock().local(theirs.at).long(),
        }
    }
}

/// The fields that these commits set, for tickets that the person may read and fields that the person may change.
fn own_edits<'a>(reader: &'a Reader, own: &[u32]) -> Vec<Edit<'a>> {
    reader.clock();
    reader.activity();
    let fields = ticket::changeable(reader);
    // Only tickets that other commits changed too matter. Searching for each ticket of a bulk change would be slow.
    let others = reader.state().history.newest().filter(|commit| !own.contains(&commit.seq));
    let shared: HashSet<&str> =
        others.flat_map(|commit| commit.ticket_edits()).map(|(before, _)| before.id.as_str()).collect();
    let mut edits = Vec::new();
    for commit in own.iter().filter_map(|seq| reader.state().history.undoable(*seq)) {
        for (before, after) in commit.ticket_edits() {
            if !shared.contains(after.id.as_str()) || ticket::readable(reader, &after.id).is_err() {
                continue;
            }
            let set = fields.iter().filter(|field| field.differs(before, after));
            edits.extend(set.map(|field| Edit { seq: commit.seq, field: *field, before, after }));
        }
    }
    edits
}

fn changed_labels<'a>(before: &'a Ticket, after: &'a Ticket) -> Vec<&'a String> {
    let removed = before.labels.iter().filter(|label| !after.labels.contains(label));
    let added = after.labels.iter().filter(|label| !before.labels.contains(label));
    removed.chain(added).collect()
}
