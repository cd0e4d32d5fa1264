//! The kinds of records in the palette: which rows the acting person may open, and how an entry reads.

use std::borrow::Cow;

use super::audit::{AssignedData, Findings, FollowUps};
use super::repository::{Datasets, Documents};
use super::tickets::Tickets;
use super::{PaletteEntry, PaletteKind, PalettePassage};
use crate::dashboard::permission::readable_rows;
use crate::model::dashboard::listed::NEWEST_FIRST;
use crate::model::{Collection, Identified};
use crate::store::Reader;
use crate::store::session::Action;
use crate::table::list::EVERYWHERE;
use crate::table::row_set::RowSet;
use crate::table::similar::Similar;
use crate::table::sought::Sought;

/// How far a search reads into a record.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// Titles, names and other short facts.
    Names,
    /// These, and all texts that the person may read.
    Contents,
}

/// A search to show passages of.
pub(super) struct Found<'s> {
    /// The search as typed.
    pub(super) search: &'s str,
    /// Its words, or those that are similar to them.
    pub(super) sought: &'s Sought,
}

/// Records of one kind that the acting person may open.
pub(super) trait Source {
    /// Kind of the records.
    fn kind(&self) -> PaletteKind;
    /// All rows that the person may open.
    fn all(&self) -> RowSet;
    /// The texts of a row that the person may read. A long list may leave them out if it searches by an index.
    fn texts(&self, slot: u32, depth: Depth, take: &mut dyn FnMut(&str));
    /// The row of a record, which the person may or may not open.
    fn slot(&self, id: &str) -> Option<u32>;
    /// A row as an entry, without a passage.
    fn entry(&self, slot: u32) -> Option<PaletteEntry>;

    /// False while a search would take longer than a frame, because a long list is not indexed yet.
    fn is_indexed(&self) -> bool {
        true
    }

    /// Keeps the rows of a set that have a folded word.
    fn narrow(&self, word: &str, depth: Depth, rows: &mut RowSet) {
        self.narrow_to_any(&[word.to_owned()], depth, rows);
    }

    /// Keeps the rows of a set that have one of these folded words.
    fn narrow_to_any(&self, words: &[String], depth: Depth, rows: &mut RowSet) {
        let sought = Sought::of_words(words.to_vec());
        let mut room = Vec::new();
        rows.retain(|slot| {
            let mut is_found = false;
            self.texts(slot, depth, &mut |text| is_found = is_found || sought.has_any(text, &mut room));
            is_found
        });
    }

    /// Collects the similar words of the rows of a set.
    fn similar(&self, depth: Depth, rows: &RowSet, similar: &mut Similar) {
        for slot in rows {
            self.texts(slot, depth, &mut |text| similar.meet(text));
        }
    }

    /// Number of rows that the kind's own list shows for these words, if they are in the names or contents of these.
    fn listed(&self, _words: &[String], [named, _]: [&RowSet; 2]) -> u32 {
        named.len()
    }

    /// The first rows of a set in the order of their list: the newest record first.
    fn page(&self, rows: &RowSet, len: u32) -> Vec<u32> {
        rows.page_from_the_end(0, len)
    }

    /// The passage with words that the names lack.
    fn passage(&self, _slot: u32, _found: &Found<'_>) -> Option<PalettePassage> {
        None
    }
}

/// The kinds that the acting role may read (§6).
pub(super) fn sources<'a>(reader: &'a Reader<'a>) -> Vec<Box<dyn Source + 'a>> {
    let may = |action| reader.may(action);
    let mut all: Vec<Box<dyn Source + 'a>> = Vec::new();
    if may(Action::ReadOwnTickets) || may(Action::ReadAllTickets) {
        all.push(Box::new(Tickets::of(reader)));
    }
    if let Ok(data) = AssignedData::of(reader) {
        all.push(Box::new(data));
    }
    if may(Action::ManageRepository) {
        all.push(Box::new(Datasets { reader }));
        all.push(Box::new(Documents { reader }));
    }
    if may(Action::ReadWorkingPapers) {
        all.push(Box::new(Findings { reader }));
    }
    if let Some(follow_ups) = FollowUps::of(reader) {
        all.push(Box::new(follow_ups));
    }
    if may(Action::ManageAuditors) {
        all.push(Box::new(Auditors { reader }));
    }
    if may(Action::ReadDashboards) {
        all.push(Box::new(Dashboards { reader }));
    }
    all
}

/// [`Source::narrow_to_any`] for a list that searches each word by an index.
pub(super) fn narrow_by_each(source: &dyn Source, words: &[String], depth: Depth, rows: &mut RowSet) {
    let mut found = RowSet::new();
    for word in words {
        let mut with = rows.clone();
        source.narrow(word, depth, &mut with);
        found.or(&with);
    }
    *rows = found;
}

pub(super) fn entry(kind: PaletteKind, id: &str, title: &str, facts: &[&str]) -> PaletteEntry {
    let facts: Vec<&str> = facts.iter().copied().filter(|fact| !fact.is_empty()).collect();
    let (id, title) = (id.to_owned(), title.to_owned());
    let detail = facts.join(" · ");
    PaletteEntry { kind, id, title, detail, status: None, place: None, assignment: None, passage: None }
}

/// Rows of a collection without a list index.
pub(super) fn rows_of<R: Identified>(records: &Collection<R>, is_open: impl Fn(&R) -> bool) -> RowSet {
    RowSet::of_each((0..records.slot_count()).map(|slot| records.at(slot).is_some_and(&is_open)))
}

/// Words that a source has in its names.
pub(super) fn words_in_names(source: &dyn Source, slot: u32, sought: &Sought) -> u64 {
    let (mut words, mut room) = (0, Vec::new());
    source.texts(slot, Depth::Names, &mut |text| words |= sought.mask_of(text, &mut room));
    words
}

/// The passage of the text with most of the words that are not `known`, the first of several. A text has its place.
pub(super) fn passage_of<'t>(
    texts: impl Iterator<Item = (&'static str, Cow<'t, str>, Cow<'t, str>)>,
    known: u64,
    sought: &Sought,
) -> Option<PalettePassage> {
    let (mut most, mut best, mut room) = (0, None, Vec::new());
    for (label, at, text) in texts {
        let words = (sought.mask_of(&text, &mut room) & !known).count_ones();
        if words > most {
            (most, best) = (words, Some((label, at, text)));
        }
    }
    let (label, at, text) = best?;
    let text = sought.short_snippet(&text);
    Some(PalettePassage { label: label.to_owned(), text, at: at.into_owned(), find: String::new() })
}

struct Auditors<'a> {
    reader: &'a Reader<'a>,
}

impl Source for Auditors<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::Auditor
    }

    fn all(&self) -> RowSet {
        rows_of(self.reader.auditors(), |_| true)
    }

    fn texts(&self, slot: u32, _: Depth, take: &mut dyn FnMut(&str)) {
        if let Some(auditor) = self.reader.auditors().at(slot) {
            [&auditor.name, &auditor.email, &auditor.company].map(String::as_str).into_iter().for_each(&mut *take);
            auditor.expertise.iter().for_each(|tag| take(tag));
        }
    }

    fn slot(&self, id: &str) -> Option<u32> {
        self.reader.auditors().slot_of(id)
    }

    fn page(&self, rows: &RowSet, len: u32) -> Vec<u32> {
        rows.iter().take(len as usize).collect()
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let auditor = self.reader.auditors().at(slot)?;
        Some(entry(self.kind(), &auditor.id, &auditor.name, &[auditor.auditor_type.label(), &auditor.company]))
    }
}

struct Dashboards<'a> {
    reader: &'a Reader<'a>,
}

impl Source for Dashboards<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::Dashboard
    }

    fn all(&self) -> RowSet {
        readable_rows(self.reader, self.reader.dashboard_list())
    }

    fn texts(&self, _: u32, _: Depth, _: &mut dyn FnMut(&str)) {}

    fn narrow(&self, word: &str, _: Depth, rows: &mut RowSet) {
        self.reader.dashboard_list().narrow(&[word.to_owned()], EVERYWHERE, rows);
    }

    fn narrow_to_any(&self, words: &[String], depth: Depth, rows: &mut RowSet) {
        narrow_by_each(self, words, depth, rows);
    }

    fn similar(&self, _: Depth, rows: &RowSet, similar: &mut Similar) {
        self.reader.dashboard_list().similar(EVERYWHERE, rows, similar);
    }

    fn slot(&self, id: &str) -> Option<u32> {
        self.reader.dashboards().slot_of(id)
    }

    fn page(&self, rows: &RowSet, len: u32) -> Vec<u32> {
        self.reader.dashboard_list().slots(Some(NEWEST_FIRST), rows, 0, len)
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let dashboard = self.reader.dashboards().at(slot)?;
        // Only administrators see dashboards of both statuses.
        let status = if self.reader.may(Action::ManageDashboards) { dashboard.status.label() } else { "" };
        Some(entry(self.kind(), &dashboard.id, &dashboard.name, &[dashboard.category.label(), status]))
    }
}
