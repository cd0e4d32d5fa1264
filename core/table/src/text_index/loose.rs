//! The unpacked rows of a block: a search scans all of their text.

use memchr::memchr_iter;

use super::arena::{Arena, END_OF_FIELD, RowText};
use super::block_rows::{BlockRows, row_of};
use super::needle::{Needle, field_rest};

/// Searching one row by itself costs about as much as scanning this many rows.
const SCANNED_ROWS_PER_CHECK: u32 = 8;

#[derive(Debug, Clone)]
pub(super) struct Loose {
    arena: Arena,
    rows: BlockRows,
}

impl Loose {
    pub(super) fn new() -> Self {
        Self { arena: Arena::default(), rows: BlockRows::EMPTY }
    }

    pub(super) fn with_room(bytes: usize) -> Self {
        Self { arena: Arena::with_room(bytes), ..Self::new() }
    }

    pub(super) fn text_len(&self) -> usize {
        self.arena.bytes().len()
    }

    pub(super) const fn rows(&self) -> &BlockRows {
        &self.rows
    }

    pub(super) fn begin(&mut self, row: u16) -> RowText<'_> {
        self.rows.insert(row);
        self.arena.begin(row.into())
    }

    pub(super) fn erase(&mut self, row: u16) {
        self.arena.erase(row.into());
        self.rows.remove(row);
    }

    /// The fields of a row; none if the row is not here.
    pub(super) fn fields(&self, row: u16) -> impl Iterator<Item = &[u8]> {
        let text = self.arena.row(row.into()).and_then(|text| text.strip_suffix(&[END_OF_FIELD]));
        text.into_iter().flat_map(|text| text.split(|&byte| byte == END_OF_FIELD))
    }

    /// Adds to `found` the rows of `among` in which the word occurs, and possibly other rows.
    pub(super) fn find(&self, needle: &Needle<'_>, among: &BlockRows, found: &mut BlockRows) {
        // Most blocks of a long list have no loose rows.
        if self.arena.bytes().is_empty() {
            return;
        }
        let mut here = among.clone();
        here.and(&self.rows);
        if here.len() <= self.rows.len() / SCANNED_ROWS_PER_CHECK {
            let texts = here.iter().filter_map(|row| Some((row, self.arena.row(row.into())?)));
            texts.filter(|(_, text)| needle.occurs_in(text)).for_each(|(row, _)| found.insert(row));
        } else {
            self.scan(needle, found);
        }
    }

    fn scan(&self, needle: &Needle<'_>, found: &mut BlockRows) {
        let any_field = needle.asks_for_all_fields();
        let bytes = self.arena.bytes();
        let (mut from, mut entry) = (0, 0);
        while let Some(distance) = needle.find(&bytes[from..]) {
            let hit = from + distance;
            entry = self.arena.entry_at(hit, entry);
            if any_field || needle.asks_for(field_number(&bytes[self.arena.start(entry)..hit])) {
                found.insert(row_of(self.arena.slot(entry)));
                from = self.arena.end(entry);
            } else {
                from = hit + field_rest(&bytes[hit..]);
            }
        }
    }
}

/// The number of the field that contains the text after `before`, the beginning of a row.
fn field_number(before: &[u8]) -> usize {
    memchr_iter(END_OF_FIELD, before).count()
}
