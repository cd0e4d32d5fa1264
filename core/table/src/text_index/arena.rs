//! The text of a block: one byte array, rows in the order in which they were written.

use crate::fold::{fold_into, fold_joined};

/// Ends each field and fills erased text. It never occurs in UTF-8, so no searched word can contain it.
pub(super) const END_OF_FIELD: u8 = 0xFF;

const NO_ENTRY: usize = usize::MAX;

/// Offsets are `usize`, 32 bits on wasm: a larger arena could not be allocated there anyway.
#[derive(Debug, Clone, Default)]
pub(super) struct Arena {
    bytes: Vec<u8>,
    /// Ascending by start; an entry ends at the start of the next one.
    entries: Vec<Entry>,
    entry_of: Vec<usize>,
    dead_bytes: usize,
}

pub(crate) struct RowText<'a>(&'a mut Vec<u8>);

impl<'a> RowText<'a> {
    pub(super) const fn after(bytes: &'a mut Vec<u8>) -> Self {
        Self(bytes)
    }

    pub(crate) fn add(&mut self, field: &str) {
        fold_into(field, self.0);
        self.0.push(END_OF_FIELD);
    }

    /// Adds all fields of a row at once, if [`fold_joined`] can fold them; otherwise returns false, and the caller
    /// adds them one by one.
    pub(crate) fn add_joined(&mut self, row: &str, ends: &[usize], gap: usize) -> bool {
        fold_joined(row.as_bytes(), ends, gap, END_OF_FIELD, self.0)
    }
}

#[derive(Debug, Clone, Copy)]
struct Entry {
    start: usize,
    slot: u32,
}

impl Arena {
    pub(super) fn with_room(bytes: usize) -> Self {
        Self { bytes: Vec::with_capacity(bytes), ..Self::default() }
    }

    /// Begins a new text for `slot` at the end; its old text is erased.
    pub(super) fn begin(&mut self, slot: u32) -> RowText<'_> {
        self.erase(slot);
        let index = slot as usize;
        if index >= self.entry_of.len() {
            self.entry_of.resize(index + 1, NO_ENTRY);
        }
        self.entry_of[index] = self.entries.len();
        self.entries.push(Entry { start: self.bytes.len(), slot });
        RowText::after(&mut self.bytes)
    }

    pub(super) fn erase(&mut self, slot: u32) {
        let Some(entry) = self.entry_of(slot) else {
            return;
        };
        let (start, end) = (self.start(entry), self.end(entry));
        self.bytes[start..end].fill(END_OF_FIELD);
        self.entry_of[slot as usize] = NO_ENTRY;
        self.dead_bytes += end - start;
        if self.dead_bytes > self.bytes.len() / 2 {
            self.compact();
        }
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(super) fn row(&self, slot: u32) -> Option<&[u8]> {
        let entry = self.entry_of(slot)?;
        self.bytes.get(self.start(entry)..self.end(entry))
    }

    /// The entry that holds the byte at `offset`, searched from the entry `from` on. The step doubles each time,
    /// because hits are ascending and mostly close together.
    pub(super) fn entry_at(&self, offset: usize, from: usize) -> usize {
        let later = &self.entries[from..];
        let mut reach = 1;
        while later.get(reach).is_some_and(|entry| entry.start <= offset) {
            reach *= 2;
        }
        let (low, high) = (reach / 2, reach.min(later.len()));
        from + low + later[low..high].partition_point(|entry| entry.start <= offset) - 1
    }

    pub(super) fn slot(&self, entry: usize) -> u32 {
        self.entries[entry].slot
    }

    pub(super) fn start(&self, entry: usize) -> usize {
        self.entries[entry].start
    }

    pub(super) fn end(&self, entry: usize) -> usize {
        self.entries.get(entry + 1).map_or(self.bytes.len(), |next| next.start)
    }

    fn entry_of(&self, slot: u32) -> Option<usize> {
        let entry = self.entry_of.get(slot as usize).copied();
        entry.filter(|&entry| entry != NO_ENTRY)
    }

    /// Moves the live rows together. It runs only when more than half of the bytes are erased, so a write moves a
    /// constant number of bytes on average.
    fn compact(&mut self) {
        let (mut kept_entries, mut kept_bytes) = (0, 0);
        for entry in 0..self.entries.len() {
            let Entry { start, slot } = self.entries[entry];
            if self.entry_of[slot as usize] != entry {
                continue;
            }
            let end = self.end(entry);
            self.bytes.copy_within(start..end, kept_bytes);
            self.entries[kept_entries] = Entry { start: kept_bytes, slot };
            self.entry_of[slot as usize] = kept_entries;
            kept_entries += 1;
            kept_bytes += end - start;
        }
        self.entries.truncate(kept_entries);
        self.bytes.truncate(kept_bytes);
        self.dead_bytes = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::Arena;

    fn write(arena: &mut Arena, slot: u32, fields: &[&str]) {
        let mut text = arena.begin(slot);
        for field in fields {
            text.add(field);
        }
    }

    fn text(arena: &Arena, slot: u32) -> Option<Vec<&str>> {
        let row = arena.row(slot)?;
        let fields = row.strip_suffix(&[0xFF])?.split(|&byte| byte == 0xFF);
        fields.map(|field| std::str::from_utf8(field).ok()).collect()
    }

    #[test]
    fn rows_are_stored_folded_and_can_be_replaced() {
        let mut arena = Arena::default();
        write(&mut arena, 3, &["Izin  Baru", ""]);
        write(&mut arena, 0, &["Lama", "B"]);
        write(&mut arena, 0, &["Baru", "C"]);
        assert_eq!(text(&arena, 3), Some(vec!["izin baru", ""]));
        assert_eq!(text(&arena, 0), Some(vec!["baru", "c"]));
        assert_eq!(text(&arena, 1), None);
    }

    #[test]
    fn repeated_replacement_does_not_grow_the_arena() {
        let mut arena = Arena::default();
        write(&mut arena, 0, &["tetap"]);
        for round in 0..10_000 {
            let text = format!("putaran {round}");
            write(&mut arena, 1, &[&text]);
            assert!(arena.bytes().len() < 100);
            assert!(arena.entries.len() < 20);
        }
        assert_eq!(text(&arena, 0), Some(vec!["tetap"]));
        assert_eq!(text(&arena, 1), Some(vec!["putaran 9999"]));
    }

    #[test]
    fn an_offset_leads_back_to_its_entry_from_any_earlier_one() {
        let mut arena = Arena::default();
        for slot in 0..40 {
            let text = "x".repeat(slot as usize % 7);
            write(&mut arena, slot, &[&text]);
        }
        for expected in 0..40 {
            for offset in arena.start(expected)..arena.end(expected) {
                for from in 0..=expected {
                    assert_eq!(arena.entry_at(offset, from), expected);
                }
            }
        }
    }
}
