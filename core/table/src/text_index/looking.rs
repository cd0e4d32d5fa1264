//! Searches a word in several steps. It serves tables that were just loaded: nothing is packed, and no search is
//! cached.

use super::TextIndex;
use super::hits::Hits;
use super::kept_matches::Match;
use super::needle::Needle;
use crate::field_mask::FieldMask;
use crate::row_set::RowSet;

/// This many blocks are searched within a frame, packed or not.
const BLOCKS_PER_STEP: usize = 64;

#[derive(Debug, Clone)]
pub(super) struct Looking {
    word: String,
    fields: FieldMask,
    rows: RowSet,
    hits: Hits,
    next: usize,
}

impl Looking {
    pub(super) fn begin(index: &TextIndex, word: &str, fields: FieldMask) -> Self {
        let around = index.kept.around(word, fields);
        let rows = around.as_ref().map_or(&index.rows, |around| &*around.rows).clone();
        let known = around.as_ref().map(|around| &*around.hits);
        let hits = index.hits(&Needle::new(word, fields, index.field_count), known, &rows);
        Self { word: word.to_owned(), fields, rows, hits, next: 0 }
    }

    pub(super) fn is_of(&self, word: &str, fields: FieldMask) -> bool {
        self.word == word && self.fields == fields
    }

    /// Searches some more blocks; returns the result when all are searched.
    pub(super) fn step(mut self, index: &TextIndex) -> Result<Match, Self> {
        let needle = Needle::new(&self.word, self.fields, index.field_count);
        let blocks = self.next..self.next + BLOCKS_PER_STEP;
        index.keep_in(blocks, &needle, None, &self.hits, &mut self.rows);
        self.next += BLOCKS_PER_STEP;
        if self.next < index.blocks.len() { Err(self) } else { Ok(Match::of(self.rows, self.hits)) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::block_rows::BLOCK_ROWS;
    use super::{BLOCKS_PER_STEP, TextIndex};
    use crate::field_mask::FieldMask;
    use crate::fold::words;

    #[test]
    fn two_searches_in_turns_both_end() {
        let rows = (u32::try_from(BLOCKS_PER_STEP).expect("few") + 1) * BLOCK_ROWS;
        let mut index = TextIndex::new(1);
        for slot in 0..rows {
            index.set(slot, &[["tanah", "tambang"][slot as usize % 2]]);
        }
        let prepare = |word| index.prepare(&words(word), FieldMask::ALL);
        assert_eq!(["tanah", "tambang"].map(prepare), [false; 2], "one step is not enough");
        assert_eq!(["tanah", "tambang"].map(prepare), [true; 2]);
    }

    #[test]
    fn searching_in_steps_while_typing_finds_the_same_as_one_search() {
        let rows = (u32::try_from(BLOCKS_PER_STEP).expect("few") + 1) * BLOCK_ROWS;
        let mut index = TextIndex::new(1);
        for slot in 0..rows {
            let word = ["tanah", "tambang", "tambak", "lain"][slot as usize % 4];
            index.set(slot, &[&format!("{word} {}", slot % 3_001)]);
        }
        // This index is never searched, only its clones, so its cache stays empty.
        let mut unasked = index.clone();
        for typed in ["t", "ta", "tam", "tamb", "tamba", "tambak", "tambak 3", "tambak 30"] {
            assert!(!index.prepare(&words(typed), FieldMask::ALL) || typed.len() > 2, "{typed}");
            if typed == "tamb" {
                // A changed row and packing must discard the unfinished search.
                for index in [&mut index, &mut unasked] {
                    index.set(rows - 1, &["tambak 30"]);
                    while index.pack(&|_, _| {}) {}
                }
            }
            assert!((1..20).any(|_| index.prepare(&words(typed), FieldMask::ALL)), "{typed}");
            let [found, expected] = [&index, &unasked.clone()].map(|index| {
                let mut found = index.rows().clone();
                index.narrow(&words(typed), FieldMask::ALL, &mut found);
                found
            });
            assert_eq!(found, expected, "{typed}");
        }
    }
}
