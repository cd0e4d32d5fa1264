//! The command palette: everything that the acting person may open, found by words in its names and contents.
//!
//! Each kind of record has a [`sources::Source`], which checks the permission and shows only rows of the person's own
//! lists, and only texts that the person may read. Pages and commands are named by the web side, and searched here by
//! the same rule.

mod audit;
mod repository;
mod search;
mod sources;
mod tickets;

use serde::{Deserialize, Serialize};

use self::search::{FEW, Search, similar_named};
use self::sources::{Source, sources};
use crate::model::Stage;
use crate::model::ticket::Status;
use crate::store::Reader;
use crate::table::fold;
use crate::table::row_set::RowSet;
use crate::table::sought::TextPiece;

/// Largest number of entries that were opened recently.
const RECENT_ENTRIES: usize = 6;

/// Search text and recently opened items.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PaletteQuery {
    /// Words to find; all must match, in any order (decisions §5).
    pub search: String,
    /// Texts of the pages and commands that the screen offers.
    pub named: Vec<String>,
    /// Records that the person has opened on this device, latest first.
    pub recent: Vec<PaletteTarget>,
    /// True to leave out long lists whose texts are not indexed yet.
    #[serde(default)]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub is_quick: bool,
}

/// A record that the palette can open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PaletteTarget {
    /// Kind of the record.
    pub kind: PaletteKind,
    /// Id of the record.
    pub id: String,
}

/// Kinds of records in the palette, in the order of their groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PaletteKind {
    /// A ticket; the id is its code.
    Ticket,
    /// Data assigned to the acting auditor; the id is that of the assignment.
    AssignedData,
    /// A dataset of the repository.
    Dataset,
    /// A document of the repository.
    Document,
    /// An auditor.
    Auditor,
    /// A dashboard.
    Dashboard,
    /// A finding as its auditor writes it; for an external auditor, an accepted one.
    Finding,
    /// An accepted finding, for its company.
    FollowUp,
}

/// The palette's content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Palette {
    /// Positions of the matching pages and commands in the query.
    pub named: Vec<u32>,
    /// Recently opened records that still exist for this person; empty during a search.
    pub recent: Vec<PaletteEntry>,
    /// Found records by kind, then those with similar words; empty without a search.
    pub groups: Vec<PaletteGroup>,
    /// True if long lists were left out.
    pub is_partial: bool,
}

/// Found records of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PaletteGroup {
    /// Kind of the records.
    pub kind: PaletteKind,
    /// True if the records have similar words only: something else was typed than is written there.
    pub is_similar: bool,
    /// The first records: that with the searched id, recently opened ones, those with all words in their names, then
    /// the others; each in the order of their list.
    pub entries: Vec<PaletteEntry>,
    /// Number of further records that the kind's own list shows for this search.
    pub more: u32,
}

/// A record as an entry of the palette.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PaletteEntry {
    /// Kind of the record.
    pub kind: PaletteKind,
    /// Id of the record.
    pub id: String,
    /// Name or title.
    pub title: String,
    /// Further facts in one line.
    pub detail: String,
    /// Status of a ticket.
    pub status: Option<Status>,
    /// Place of a dataset or document in the repository, from which its address is made.
    pub place: Option<PalettePlace>,
    /// Id of the assignment of a finding.
    pub assignment: Option<String>,
    /// The passage with the words that the names lack.
    pub passage: Option<PalettePassage>,
}

/// A passage of a record's content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PalettePassage {
    /// Kind of the text, such as 'Pesan'.
    pub label: String,
    /// The text around the words; empty if the person must not take it away.
    pub text: Vec<TextPiece>,
    /// The place: key of an entry of a conversation, id of a finding, or a place in a document. Empty for the whole.
    pub at: String,
    /// Words that the document's reader searches; empty for other records.
    pub find: String,
}

/// A place in the repository.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PalettePlace {
    /// Stage.
    pub tahapan: Stage,
    /// Company.
    pub badan_usaha: String,
    /// Activity of a dataset.
    pub kegiatan: Option<String>,
}

/// Items that the acting person may open. Every role may ask; each sees only records of its own lists.
pub fn palette(reader: &Reader, query: &PaletteQuery) -> Palette {
    let words = fold::words(&query.search);
    let mut sources = sources(reader);
    let is_named = |name: &String| fold::has_all(&[name], &words);
    let named: Vec<u32> = (0..).zip(&query.named).filter(|(_, name)| is_named(name)).map(|(at, _)| at).collect();
    if words.is_empty() {
        return Palette { named, recent: recent(&sources, &query.recent), groups: Vec::new(), is_partial: false };
    }
    let all = sources.len();
    sources.retain(|source| !query.is_quick || source.is_indexed());
    let search = Search::of(query, words);
    let exact: Vec<RowSet> = sources.iter().map(|source| search.rows(source.as_ref())).collect();
    let count = named.len() + exact.iter().map(|rows| rows.len() as usize).sum::<usize>();
    let found = sources.iter().zip(&exact);
    let mut groups: Vec<PaletteGroup> =
        found.clone().filter_map(|(source, rows)| search.group(source.as_ref(), rows)).collect();
    if count < FEW && !search.is_of_id(&groups) {
        groups.extend(found.filter_map(|(source, rows)| search.similar_group(source.as_ref(), rows)));
    }
    let named = if count == 0 && groups.is_empty() { similar_named(&search, &query.named) } else { named };
    Palette { named, recent: Vec::new(), groups, is_partial: sources.len() < all }
}

fn recent(sources: &[Box<dyn Source + '_>], targets: &[PaletteTarget]) -> Vec<PaletteEntry> {
    let rows: Vec<RowSet> = sources.iter().map(|source| source.all()).collect();
    let entry = |target: &PaletteTarget| {
        let (source, rows) = sources.iter().zip(&rows).find(|(source, _)| source.kind() == target.kind)?;
        source.entry(source.slot(&target.id).filter(|slot| rows.contains(*slot))?)
    };
    targets.iter().filter_map(entry).take(RECENT_ENTRIES).collect()
}
