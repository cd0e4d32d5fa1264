//! Substring search over the folded text of every row.

use std::rc::Rc;

use memchr::memchr;
use memchr::memchr_iter;
use memchr::memmem::Finder;

use super::arena::{Arena, END_OF_FIELD};
use super::field_mask::FieldMask;
use super::kept_matches::KeptMatches;
use super::row_set::RowSet;

/// Looking a word up in one row by itself costs about as much as scanning past this many.
const SCANNED_ROWS_PER_CHECK: u32 = 8;

/// The text by which the rows of one list are searched.
///
/// Words are compared in their folded form (see [`super::fold`]); a word never matches across the end of a field.
#[derive(Debug, Clone)]
pub struct TextIndex {
    field_count: usize,
    arena: Arena,
    rows: RowSet,
    kept: KeptMatches,
}

impl TextIndex {
    /// An empty index of rows with `field_count` fields each.
    pub fn new(field_count: usize) -> Self {
        Self { field_count, arena: Arena::default(), rows: RowSet::new(), kept: KeptMatches::default() }
    }

    /// Makes room at once for so many more rows and bytes of text, so that a large load does not copy itself as it grows.
    pub fn reserve(&mut self, rows: usize, bytes: usize) {
        self.arena.reserve(rows, bytes);
    }

    /// Gives the row `slot` its text, in place of what it had. A field that is missing from `fields` is empty.
    pub fn set(&mut self, slot: u32, fields: &[&str]) {
        debug_assert!(fields.len() <= self.field_count, "a field that is not indexed");
        self.set_each(slot, fields.iter().copied());
    }

    /// The same for fields that do not lie in a slice.
    pub(crate) fn set_each<'a>(&mut self, slot: u32, fields: impl Iterator<Item = &'a str>) {
        let padded = fields.chain(std::iter::repeat(""));
        self.arena.write(slot, padded.take(self.field_count));
        self.rows.insert(slot);
        self.kept.forget();
    }

    /// The folded text of one field; empty if there is no such row or field.
    pub(crate) fn folded(&self, slot: u32, field: usize) -> &[u8] {
        let row = self.arena.row(slot).unwrap_or_default();
        let start = field
            .checked_sub(1)
            .map_or(Some(0), |earlier| memchr_iter(END_OF_FIELD, row).nth(earlier).map(|end| end + 1));
        let text = start.map_or(&[][..], |start| &row[start..]);
        &text[..field_rest(text)]
    }

    /// Takes the row `slot` out.
    pub fn clear(&mut self, slot: u32) {
        self.arena.erase(slot);
        self.rows.remove(slot);
        self.kept.forget();
    }

    /// The rows that have text, be it empty.
    pub fn rows(&self) -> &RowSet {
        &self.rows
    }

    /// The rows that have the folded `word` in one of `fields`.
    pub fn matching(&self, word: &str, fields: FieldMask) -> Rc<RowSet> {
        if let Some(known) = self.kept.of(word, fields) {
            return known;
        }
        let found = match self.kept.around(word, fields) {
            Some(around) if self.are_few(&around) => {
                let mut rows = (*around).clone();
                self.check_each(word, fields, &mut rows);
                Rc::new(rows)
            }
            _ => Rc::new(self.scan(word, fields)),
        };
        self.kept.keep(word, fields, Rc::clone(&found));
        found
    }

    /// Keeps those rows of `set` that have the folded `word` in one of `fields`.
    pub fn retain_matching(&self, word: &str, fields: FieldMask, set: &mut RowSet) {
        if let Some(known) = self.kept.of(word, fields) {
            set.and(&known);
        } else if self.are_few(set) {
            self.check_each(word, fields, set);
        } else {
            set.and(&self.matching(word, fields));
        }
    }

    /// Keeps those rows of `set` that have every one of the folded `words` in one of `fields`, in any order (§5).
    pub fn narrow(&self, words: &[String], fields: FieldMask, set: &mut RowSet) {
        for word in words {
            self.retain_matching(word, fields, set);
        }
    }

    fn are_few(&self, set: &RowSet) -> bool {
        set.len() <= self.rows.len() / SCANNED_ROWS_PER_CHECK
    }

    fn scan(&self, word: &str, fields: FieldMask) -> RowSet {
        if word.is_empty() {
            return self.rows.clone();
        }
        let any_field = fields.covers(self.field_count);
        let bytes = self.arena.bytes();
        let finder = Finder::new(word);
        let mut found = RowSet::new();
        let (mut from, mut entry) = (0, 0);
        while let Some(distance) = finder.find(&bytes[from..]) {
            let hit = from + distance;
            entry = self.arena.entry_at(hit, entry);
            if any_field || fields.contains(field_number(&bytes[self.arena.start(entry)..hit])) {
                found.insert(self.arena.slot(entry));
                from = self.arena.end(entry);
            } else {
                from = hit + field_rest(&bytes[hit..]);
            }
        }
        found
    }

    fn check_each(&self, word: &str, fields: FieldMask, set: &mut RowSet) {
        let any_field = fields.covers(self.field_count);
        let finder = Finder::new(word);
        set.retain(|slot| {
            self.arena.row(slot).is_some_and(|row| {
                if any_field { finder.find(row).is_some() } else { occurs_in_fields(row, &finder, fields) }
            })
        });
    }
}

fn occurs_in_fields(row: &[u8], finder: &Finder<'_>, fields: FieldMask) -> bool {
    let mut texts = row.split(|&byte| byte == END_OF_FIELD).enumerate();
    texts.any(|(field, text)| fields.contains(field) && finder.find(text).is_some())
}

/// The number of the field in which the text that follows `before`, the beginning of a row, stands.
fn field_number(before: &[u8]) -> usize {
    memchr_iter(END_OF_FIELD, before).count()
}

/// How many bytes of the field at the start of `bytes` are left.
fn field_rest(bytes: &[u8]) -> usize {
    memchr(END_OF_FIELD, bytes).unwrap_or(bytes.len())
}

#[cfg(test)]
mod tests {
    use super::TextIndex;
    use crate::field_mask::FieldMask;
    use crate::fold::words;
    use crate::row_set::RowSet;

    const TITLE: FieldMask = FieldMask::of(&[0]);
    const REQUESTER: FieldMask = FieldMask::of(&[1]);

    fn tickets() -> TextIndex {
        let mut index = TextIndex::new(2);
        index.set(0, &["Izin usaha tertunda", "PT Bara Jaya"]);
        index.set(1, &["Laporan bara ditolak", "CV Nikel"]);
        index.set(2, &["", ""]);
        index
    }

    fn slots(rows: &RowSet) -> Vec<u32> {
        rows.iter().collect()
    }

    fn search(index: &TextIndex, query: &str, fields: FieldMask) -> Vec<u32> {
        let mut rows = index.rows().clone();
        index.narrow(&words(query), fields, &mut rows);
        slots(&rows)
    }

    #[test]
    fn a_word_is_found_in_any_of_the_fields_asked_for() {
        let index = tickets();
        assert_eq!(slots(&index.matching("bara", FieldMask::ALL)), [0, 1]);
        assert_eq!(slots(&index.matching("bara", TITLE)), [1]);
        assert_eq!(slots(&index.matching("bara", REQUESTER)), [0]);
        assert_eq!(slots(&index.matching("tembaga", FieldMask::ALL)), [] as [u32; 0]);
    }

    #[test]
    fn a_word_never_matches_across_fields_or_rows() {
        let index = tickets();
        for word in ["tertundapt", "tertunda pt", "jayalaporan", "jaya laporan"] {
            assert!(index.matching(word, FieldMask::ALL).is_empty(), "{word}");
        }
    }

    #[test]
    fn the_folded_text_of_a_field_can_be_read_back() {
        let index = tickets();
        assert_eq!(index.folded(1, 0), b"laporan bara ditolak");
        assert_eq!(index.folded(1, 1), b"cv nikel");
        assert!(index.folded(1, 2).is_empty() && index.folded(2, 1).is_empty() && index.folded(9, 0).is_empty());
    }

    #[test]
    fn every_word_has_to_match_in_any_order() {
        let index = tickets();
        assert_eq!(search(&index, "JAYA izin", FieldMask::ALL), [0]);
        assert_eq!(search(&index, "jaya ditolak", FieldMask::ALL), [] as [u32; 0]);
        assert_eq!(search(&index, "jaya izin", TITLE), [] as [u32; 0]);
    }

    #[test]
    fn an_empty_query_keeps_every_row() {
        let index = tickets();
        assert_eq!(search(&index, "  ", FieldMask::ALL), [0, 1, 2]);
        assert_eq!(slots(&index.matching("", TITLE)), [0, 1, 2]);
    }

    #[test]
    fn replaced_and_cleared_text_is_not_found_again() {
        let mut index = tickets();
        index.set(0, &["Selesai", "PT Bara Jaya"]);
        index.clear(1);
        assert!(index.matching("tertunda", FieldMask::ALL).is_empty());
        assert_eq!(slots(&index.matching("bara", FieldMask::ALL)), [0]);
        assert_eq!(slots(index.rows()), [0, 2]);
    }

    #[test]
    fn a_missing_field_is_empty() {
        let mut index = TextIndex::new(2);
        index.set(0, &["judul"]);
        assert_eq!(slots(&index.matching("judul", TITLE)), [0]);
        assert!(index.matching("judul", REQUESTER).is_empty());
    }

    #[test]
    fn typing_on_finds_the_same_as_asking_at_once() {
        let fresh = || {
            let mut index = TextIndex::new(1);
            for slot in 0..100_u32 {
                let title = if slot % 10 == 0 { format!("tambang {slot}") } else { format!("tanah {slot}") };
                index.set(slot, &[&title]);
            }
            index
        };
        let mut index = fresh();
        for typed in ["t", "ta", "tam", "tamb", "tambang", "tamb", "ta", "tambang 5", "tanah 5", "tamb ta"] {
            assert_eq!(search(&index, typed, FieldMask::ALL), search(&fresh(), typed, FieldMask::ALL), "{typed}");
        }
        index.set(7, &["tambang baru"]);
        assert_eq!(search(&index, "tambang 7", FieldMask::ALL), [70]);
        assert_eq!(search(&index, "tambang baru", FieldMask::ALL), [7]);
    }

    #[test]
    fn few_rows_are_checked_one_by_one_with_the_same_result() {
        let mut index = TextIndex::new(2);
        for slot in 0..100 {
            let title = if slot % 10 == 0 { "ada" } else { "tidak" };
            index.set(slot, &[title, "ada"]);
        }
        let mut few: RowSet = [5, 10, 11, 200].into_iter().collect();
        index.retain_matching("ada", TITLE, &mut few);
        assert_eq!(slots(&few), [10]);
    }
}
