//! What somebody did at the same time as somebody else, and that stands in the place of it now.

use serde::{Deserialize, Serialize};

use super::ticket;
use crate::reader::Reader;
use crate::store::{Commit, Record};
use crate::ticket::{Ticket, TicketField};

/// Commits of one's own that were put on top of what others had stored meanwhile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OverrideQuery {
    /// The last commit that was known when they were made.
    pub after: u32,
    /// Their numbers.
    pub own: Vec<u32>,
}

/// A part of a ticket that was set over what somebody else had set meanwhile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OverriddenPart {
    /// The ticket, by its id.
    pub ticket: String,
    /// The part, by its label.
    pub part: String,
    /// What it was and is: 'Low → Medium'.
    pub difference: String,
    /// Who had set it.
    pub who: String,
    /// When, exactly and with zone.
    pub when: String,
}

/// What one's own commits set over, by the commits as they are named, of the parts that one may change. What one has set
/// twice oneself is nobody else's.
pub fn overridden(reader: &Reader, query: &OverrideQuery) -> Vec<OverriddenPart> {
    reader.clock();
    reader.activity();
    let history = &reader.state().history;
    let fields = ticket::changeable(reader);
    let mut parts = Vec::new();
    for commit in query.own.iter().filter_map(|seq| history.undoable(*seq)) {
        for (before, after) in edits(commit).filter(|(_, after)| ticket::readable(reader, &after.id).is_ok()) {
            for field in fields.iter().copied().filter(|field| field.differs(before, after)) {
                if let Some(theirs) = set_meanwhile(reader, query, commit.seq, field, &after.id) {
                    parts.push(OverriddenPart {
                        ticket: after.id.clone(),
                        part: field.label().to_owned(),
                        difference: ticket::difference(reader.state(), field, before, after),
                        who: theirs.actor.name.clone(),
                        when: reader.clock().local(theirs.at).long(),
                    });
                }
            }
        }
    }
    parts
}

fn edits(commit: &Commit) -> impl Iterator<Item = (&Ticket, &Ticket)> {
    commit.changes.iter().filter_map(|change| match (&change.before, &change.after) {
        (Some(Record::Ticket(before)), Some(Record::Ticket(after))) => Some((&**before, &**after)),
        _ => None,
    })
}

/// The last commit of others, after what was known and before this one, that set the same part of the ticket.
fn set_meanwhile<'a>(
    reader: &'a Reader,
    query: &OverrideQuery,
    mine: u32,
    field: TicketField,
    id: &'a str,
) -> Option<&'a Commit> {
    let theirs = |seq: u32| seq > query.after && seq < mine && !query.own.contains(&seq);
    let mut edits = reader.state().history.of_ticket(id);
    edits.find_map(|(commit, before, after)| (theirs(commit.seq) && field.differs(before, after)).then_some(&**commit))
}
