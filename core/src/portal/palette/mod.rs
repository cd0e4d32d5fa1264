//! The command palette: everything that the acting person may open, found by words.
//!
//! Each kind of record has a [`sources::Source`], which checks the permission and shows only rows of the person's own
//! lists. Pages and commands are named by the web side, and searched here by the same rule.

mod sources;

use serde::{Deserialize, Serialize};

use self::sources::{Source, sources};
use crate::model::Stage;
use crate::model::ticket::Status;
use crate::store::Reader;
use crate::table::fold;
use crate::table::row_set::RowSet;

/// Largest number of entries in a group.
const GROUP_ENTRIES: u32 = 6;
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
    /// Found records by kind; empty without a search.
    pub groups: Vec<PaletteGroup>,
}

/// Found records of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PaletteGroup {
    /// Kind of the records.
    pub kind: PaletteKind,
    /// The first records: that with the searched id, recently opened ones, then in the order of their list.
    pub entries: Vec<PaletteEntry>,
    /// Number of found records that are not among the entries.
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
    let sources = sources(reader);
    let is_named = |name: &str| fold::has_all(&[name], &words);
    let named = (0..).zip(&query.named).filter(|(_, name)| is_named(name)).map(|(at, _)| at).collect();
    if words.is_empty() {
        return Palette { named, recent: recent(&sources, &query.recent), groups: Vec::new() };
    }
    let groups = sources.iter().filter_map(|source| group(source.as_ref(), &words, query)).collect();
    Palette { named, recent: Vec::new(), groups }
}

fn group(source: &dyn Source, words: &[String], query: &PaletteQuery) -> Option<PaletteGroup> {
    let rows = source.rows(words);
    let entries = first(source, &rows, query);
    let more = rows.len() - u32::try_from(entries.len()).unwrap_or(rows.len());
    (!entries.is_empty()).then(|| PaletteGroup { kind: source.kind(), entries, more })
}

fn first(source: &dyn Source, rows: &RowSet, query: &PaletteQuery) -> Vec<PaletteEntry> {
    let opened = query.recent.iter().filter(|target| target.kind == source.kind()).map(|target| target.id.as_str());
    let leading = [query.search.trim()].into_iter().chain(opened).filter_map(|id| source.slot(id));
    let mut slots: Vec<u32> = Vec::new();
    for slot in leading.filter(|slot| rows.contains(*slot)).chain(source.page(rows, GROUP_ENTRIES)) {
        if !slots.contains(&slot) {
            slots.push(slot);
        }
    }
    slots.into_iter().take(GROUP_ENTRIES as usize).filter_map(|slot| source.entry(slot)).collect()
}

fn recent(sources: &[Box<dyn Source + '_>], targets: &[PaletteTarget]) -> Vec<PaletteEntry> {
    let rows: Vec<RowSet> = sources.iter().map(|source| source.rows(&[])).collect();
    let entry = |target: &PaletteTarget| {
        let (source, rows) = sources.iter().zip(&rows).find(|(source, _)| source.kind() == target.kind)?;
        source.entry(source.slot(&target.id).filter(|slot| rows.contains(*slot))?)
    };
    targets.iter().filter_map(entry).take(RECENT_ENTRIES).collect()
}
