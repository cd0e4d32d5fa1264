//! 'Riwayat': what was changed or deleted, and to what one can return.

use serde::{Deserialize, Serialize};

use super::commands::{is_visible, right_to};
use super::words;
use crate::error::{Kind, Refusal};
use crate::locale::relative::ticket_age;
use crate::reader::Reader;
use crate::store::{Record, Slice, Subject};

/// How many entries are shown at once.
const SHOWN: usize = 100;

/// Which history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HistoryQuery {
    /// Of which records.
    pub slice: Slice,
    /// Of this record alone.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub id: Option<String>,
}

/// The earlier values of records, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HistoryList {
    /// At most a hundred.
    pub entries: Vec<HistoryEntry>,
    /// How many there are in all.
    pub total: u32,
}

/// One earlier value of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HistoryEntry {
    /// The number of the commit that replaced or removed it; what 'restore' takes.
    pub seq: u32,
    /// The record.
    pub record: Subject,
    /// What it was called.
    pub name: String,
    /// Who changed or deleted it.
    pub who: String,
    /// When: '8 jam lalu'.
    pub when: String,
    /// The same exactly, with zone.
    pub when_exact: String,
    /// Whether it was deleted rather than changed.
    pub deleted: bool,
    /// What it said before, field by field, where it was changed: 'Nama: Air → Air tanah'.
    pub differences: Vec<String>,
    /// Whether one can return to it: not where a deleted record is there again.
    pub can_restore: bool,
}

/// The history of a kind of record, for whoever may change them.
pub fn history(reader: &Reader, query: &HistoryQuery) -> Result<HistoryList, Refusal> {
    let right = right_to(query.slice).ok_or_else(|| Refusal::not_found(Kind::Commit, ""))?;
    reader.require(right)?;
    let clock = reader.clock();
    reader.activity();
    let state = reader.state();
    let all = state.history.of_slice(query.slice);
    let may_see = |record: Option<&Record>| record.is_none_or(|record| is_visible(reader.session(), record));
    let asked = all.filter(|(_, change)| {
        let is_asked = |record: &Record| query.id.as_ref().is_none_or(|id| record.id() == id);
        // What somebody keeps private now is none of others' business, even as it was before.
        let is_shown = |record: &Record| {
            may_see(Some(record))
                && may_see(change.after.as_ref())
                && may_see(state.record(record.slice(), record.id()).as_ref())
        };
        change.before.as_ref().is_some_and(|before| is_asked(before) && is_shown(before))
    });
    let (mut entries, mut total) = (Vec::new(), 0_u32);
    for (commit, change) in asked {
        total += 1;
        let Some(before) = change.before.as_ref().filter(|_| entries.len() < SHOWN) else { continue };
        let deleted = change.after.is_none();
        let present = state.record(before.slice(), before.id());
        entries.push(HistoryEntry {
            seq: commit.seq,
            record: Subject { slice: before.slice(), id: before.id().to_owned() },
            name: words::name(before),
            who: commit.actor.name.clone(),
            when: ticket_age(commit.at.0, clock.local_now()),
            when_exact: clock.local(commit.at).long(),
            deleted,
            differences: change.after.as_ref().map_or_else(Vec::new, |after| words::differences(before, after)),
            can_restore: if deleted { present.is_none() } else { present.is_some_and(|present| present != *before) },
        });
    }
    Ok(HistoryList { entries, total })
}
