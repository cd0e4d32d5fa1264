//! The view 'Riwayat': changed and deleted records that can be restored.

use serde::{Deserialize, Serialize};

use super::commands::is_visible;
use super::{ticket, words};
use crate::locale::relative::time_ago;
use crate::model::{Record, Slice};
use crate::store::error::{Kind, Refusal};
use crate::store::history::right_to;
use crate::store::{Commit, Reader, Subject};
use crate::table::fold;
use crate::ticket::field::TicketField;

/// Maximum number of entries in one answer.
const SHOWN: usize = 100;

/// Above this number of entries, the screen shows a search field.
const SEARCHABLE: u32 = 10;

/// Parameters of the history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HistoryQuery {
    /// The slice whose records are listed.
    pub slice: Slice,
    /// Id of a single record; required for tickets.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub id: Option<String>,
    /// Words that an entry must contain, in any order (decisions §5).
    #[serde(default)]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub search: String,
}

/// Earlier values of records, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HistoryList {
    /// The entries, at most a hundred.
    pub entries: Vec<HistoryEntry>,
    /// Number of matching entries.
    pub total: u32,
    /// True if there are enough entries for a search field.
    pub is_searchable: bool,
}

/// One earlier value of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HistoryEntry {
    /// Number of the commit that replaced or deleted the value.
    pub seq: u32,
    /// The record.
    pub record: Subject,
    /// Name of the record; for tickets, name of the field.
    pub name: String,
    /// Name of the person who replaced or deleted the value.
    pub who: String,
    /// Age of the change, such as '8 jam lalu'.
    pub when: String,
    /// Exact time of the change, with time zone.
    pub when_exact: String,
    /// True if the record was deleted by this commit.
    pub deleted: bool,
    /// Differences by field, such as 'Nama: Air → Air tanah'.
    pub differences: Vec<String>,
    /// True if the value can be restored; false for a deleted record that exists again.
    pub can_restore: bool,
    /// The ticket field that can be restored; `None` for a whole record.
    pub of_field: Option<FieldVersion>,
}

/// An earlier value of a ticket field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FieldVersion {
    /// The ticket field.
    pub field: TicketField,
    /// The earlier value in words.
    pub earlier: String,
    /// The reason why the value cannot be restored.
    pub obstacle: Option<Refusal>,
}

/// The history of a kind of record, for roles that may change it.
pub fn history(reader: &Reader, query: &HistoryQuery) -> Result<HistoryList, Refusal> {
    reader.clock();
    reader.activity();
    let mut listing = Listing::searching(&query.search);
    match &query.id {
        Some(id) if query.slice == Slice::Tickets => ticket::list_versions(reader, id, &mut listing)?,
        _ => list_records(reader, query, &mut listing)?,
    }
    Ok(listing.list)
}

fn list_records(reader: &Reader, query: &HistoryQuery, listing: &mut Listing) -> Result<(), Refusal> {
    let right = right_to(query.slice).ok_or_else(|| Refusal::not_found(Kind::Commit, ""))?;
    reader.require(right)?;
    let state = reader.state();
    let may_see = |record: Option<&Record>| record.is_none_or(|record| is_visible(state, reader.session(), record));
    for (commit, change) in state.history.of_slice(query.slice) {
        let Some(before) = &change.before else { continue };
        let present = || state.record(before.slice(), before.id());
        let is_asked = query.id.as_ref().is_none_or(|id| before.id() == id);
        // A dashboard that is private now hides its earlier values too.
        if !is_asked || !may_see(Some(before)) || !may_see(change.after.as_ref()) || !may_see(present().as_ref()) {
            continue;
        }
        listing.offer(|| {
            let deleted = change.after.is_none();
            let present = present();
            let record = Subject { slice: before.slice(), id: before.id().to_owned() };
            HistoryEntry {
                deleted,
                differences: change.after.as_ref().map_or_else(Vec::new, |after| words::told(before, after)),
                can_restore: if deleted {
                    present.is_none()
                } else {
                    present.is_some_and(|present| !present.says_the_same(&before.described_on(&present)))
                },
                ..entry(reader, commit, record, &words::name(before))
            }
        });
    }
    Ok(())
}

/// An entry with the person and time of a commit.
pub fn entry(reader: &Reader, commit: &Commit, record: Subject, name: &str) -> HistoryEntry {
    let clock = reader.clock();
    HistoryEntry {
        seq: commit.seq,
        record,
        name: name.to_owned(),
        who: commit.actor.name.clone(),
        when: time_ago(clock.local(commit.at), clock.local_now()),
        when_exact: clock.local(commit.at).long(),
        deleted: false,
        differences: Vec::new(),
        can_restore: false,
        of_field: None,
    }
}

/// Collects entries that match a search.
#[derive(Debug)]
pub struct Listing {
    list: HistoryList,
    words: Vec<String>,
    all: u32,
}

impl Listing {
    fn searching(search: &str) -> Self {
        let list = HistoryList { entries: Vec::new(), total: 0, is_searchable: false };
        Self { list, words: fold::words(search), all: 0 }
    }

    /// Counts an entry that matches the search, and stores it if there is room. `make` runs only if needed.
    pub fn offer(&mut self, make: impl FnOnce() -> HistoryEntry) {
        self.all += 1;
        self.list.is_searchable = self.all > SEARCHABLE;
        let is_full = self.list.entries.len() >= SHOWN;
        if self.words.is_empty() && is_full {
            self.list.total += 1;
            return;
        }
        let entry = make();
        if !self.is_sought(&entry) {
            return;
        }
        self.list.total += 1;
        if !is_full {
            self.list.entries.push(entry);
        }
    }

    fn is_sought(&self, entry: &HistoryEntry) -> bool {
        let done = if entry.deleted { "Dihapus" } else { "Diubah" };
        let told = [entry.name.as_str(), &entry.who, &entry.when, &entry.when_exact, done];
        let fields: Vec<&str> = told.into_iter().chain(entry.differences.iter().map(String::as_str)).collect();
        fold::has_all(&fields, &self.words)
    }
}
