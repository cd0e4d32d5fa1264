//! The search of the palette in one kind of records: names first, then contents, then similar words.

use super::sources::{Depth, Found, Source};
use super::{PaletteEntry, PaletteGroup, PaletteQuery};
use crate::table::fold;
use crate::table::row_set::RowSet;
use crate::table::similar::Similar;
use crate::table::sought::Sought;

/// Similar words are searched only if fewer records than this have the words themselves.
pub(super) const FEW: usize = 3;
/// Largest number of entries in a group.
const GROUP_ENTRIES: u32 = 6;
/// Contents are searched once a word has this many letters; shorter ones are in nearly every text.
const CONTENT_LETTERS: usize = 3;

/// A search with at least one word.
pub(super) struct Search<'q> {
    query: &'q PaletteQuery,
    /// The folded words.
    words: Vec<String>,
    depth: Depth,
}

impl<'q> Search<'q> {
    pub(super) fn of(query: &'q PaletteQuery, words: Vec<String>) -> Self {
        let is_long = words.iter().any(|word| word.chars().count() >= CONTENT_LETTERS);
        Self { query, words, depth: if is_long { Depth::Contents } else { Depth::Names } }
    }

    /// True if the search is the id of a record, such as the code of a ticket.
    pub(super) fn is_of_id(&self, groups: &[PaletteGroup]) -> bool {
        let typed = self.query.search.trim();
        groups.iter().any(|group| group.entries.first().is_some_and(|entry| entry.id.eq_ignore_ascii_case(typed)))
    }

    /// The records that have all words.
    pub(super) fn rows(&self, source: &dyn Source) -> RowSet {
        with_all(source, &self.words, self.depth)
    }

    /// The first of these records, which have all words.
    pub(super) fn group(&self, source: &dyn Source, rows: &RowSet) -> Option<PaletteGroup> {
        if rows.is_empty() {
            return None;
        }
        let named = if self.depth == Depth::Names { rows.clone() } else { with_all(source, &self.words, Depth::Names) };
        let entries = self.entries(source, [&named, rows], &Sought::of_words(self.words.clone()));
        let shown = u32::try_from(entries.len()).unwrap_or_default();
        let more = source.listed(&self.words, [&named, rows]).saturating_sub(shown);
        Some(PaletteGroup { kind: source.kind(), is_similar: false, entries, more })
    }

    /// The first records that have similar words in place of some, without those in `exact`.
    pub(super) fn similar_group(&self, source: &dyn Source, exact: &RowSet) -> Option<PaletteGroup> {
        let (mut rows, words) = self.similar(source)?;
        rows.and_not(exact);
        let mut named = source.all();
        for word in &words {
            source.narrow_to_any(word, Depth::Names, &mut named);
        }
        let entries = self.entries(source, [&named, &rows], &Sought::of_words(words.concat()));
        (!entries.is_empty()).then(|| PaletteGroup { kind: source.kind(), is_similar: true, entries, more: 0 })
    }

    /// The records that have each word or one similar to it, and these words; `None` if there are none.
    fn similar(&self, source: &dyn Source) -> Option<(RowSet, Vec<Vec<String>>)> {
        let mut rows = source.all();
        let mut words = Vec::with_capacity(self.words.len());
        for word in &self.words {
            let mut alike = vec![word.clone()];
            if let Some(mut similar) = Similar::to(word) {
                source.similar(self.depth, &rows, &mut similar);
                alike.extend(similar.into_words());
            }
            source.narrow_to_any(&alike, self.depth, &mut rows);
            if rows.is_empty() {
                return None;
            }
            words.push(alike);
        }
        Some((rows, words))
    }

    /// The first records of `rows`; those of `named` come before the others.
    fn entries(&self, source: &dyn Source, [named, rows]: [&RowSet; 2], sought: &Sought) -> Vec<PaletteEntry> {
        let PaletteQuery { search, recent, .. } = self.query;
        let opened = recent.iter().filter(|target| target.kind == source.kind()).map(|target| target.id.as_str());
        let leading = [search.trim()].into_iter().chain(opened).filter_map(|id| source.slot(id));
        let mut by_name = rows.clone();
        by_name.and(named);
        let mut others = rows.clone();
        others.and_not(named);
        let pages = [by_name, others].map(|rows| source.page(&rows, GROUP_ENTRIES));
        let mut slots: Vec<u32> = Vec::new();
        for slot in leading.filter(|slot| rows.contains(*slot)).chain(pages.concat()) {
            if !slots.contains(&slot) {
                slots.push(slot);
            }
        }
        let entry = |slot: u32| {
            let entry = source.entry(slot)?;
            let passage = (self.depth == Depth::Contents).then(|| source.passage(slot, &Found { search, sought }));
            Some(PaletteEntry { passage: passage.flatten(), ..entry })
        };
        slots.into_iter().take(GROUP_ENTRIES as usize).filter_map(entry).collect()
    }
}

fn with_all(source: &dyn Source, words: &[String], depth: Depth) -> RowSet {
    let mut rows = source.all();
    for word in words {
        if rows.is_empty() {
            break;
        }
        source.narrow(word, depth, &mut rows);
    }
    rows
}

/// Positions of the names that have each word or one similar to it.
pub(super) fn similar_named(search: &Search<'_>, names: &[String]) -> Vec<u32> {
    let mut found: Vec<(u32, &String)> = (0..).zip(names).collect();
    for word in &search.words {
        let mut alike = vec![word.clone()];
        if let Some(mut similar) = Similar::to(word) {
            for (_, name) in &found {
                similar.meet(name);
            }
            alike.extend(similar.into_words());
        }
        found.retain(|(_, name)| {
            let name = fold::fold(name);
            alike.iter().any(|word| name.contains(word.as_str()))
        });
    }
    found.into_iter().map(|(at, _)| at).collect()
}
