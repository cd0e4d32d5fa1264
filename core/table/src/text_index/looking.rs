//! A word that is looked up in parts.

use std::rc::Rc;

use super::block_rows::BLOCK_WORDS;
use super::hits::Hits;
use super::kept_matches::Match;
use super::needle::Needle;
use super::{KeptMatches, TextIndex};
use crate::field_mask::FieldMask;
use crate::row_set::RowSet;

/// So many blocks are searched within a frame, be their text packed or not.
const BLOCKS_PER_STEP: usize = 64;

/// What has been found so far of the rows that are looked through.
#[derive(Debug, Clone)]
pub(super) struct Looking {
    word: String,
    fields: FieldMask,
    rows: RowSet,
    /// Of a part of the word, if that is known.
    known: Rc<Hits>,
    hits: Hits,
    /// The first block that has not been searched.
    next: usize,
}

impl Looking {
    pub(super) fn begin(kept: &KeptMatches, all: &RowSet, word: &str, fields: FieldMask) -> Self {
        let around = kept.around(word, fields);
        let rows = around.as_ref().map_or(all, |around| &*around.rows).clone();
        let known = around.map_or_else(Rc::default, |around| around.hits);
        Self { word: word.to_owned(), fields, rows, known, hits: Hits::default(), next: 0 }
    }

    pub(super) fn is_of(&self, word: &str, fields: FieldMask) -> bool {
        self.word == word && self.fields == fields
    }

    /// Searches some more blocks; what has been found, when all are searched.
    pub(super) fn step(mut self, index: &TextIndex) -> Result<Match, Self> {
        let needle = Needle::new(&self.word, self.fields, index.field_count);
        let blocks = index.blocks.iter().zip(self.rows.words_mut().chunks_mut(BLOCK_WORDS)).enumerate();
        for (number, (block, words)) in blocks.skip(self.next).take(BLOCKS_PER_STEP) {
            self.hits.push(&block.keep(&needle, None, self.known.of_block(number), words));
        }
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
    fn typing_on_in_parts_finds_the_same_as_at_once() {
        let rows = (u32::try_from(BLOCKS_PER_STEP).expect("few") + 1) * BLOCK_ROWS;
        let mut index = TextIndex::new(1);
        for slot in 0..rows {
            let word = ["tanah", "tambang", "tambak", "lain"][slot as usize % 4];
            index.set(slot, &[&format!("{word} {}", slot % 3_001)]);
        }
        while index.pack(&|_, _| {}) {}
        for typed in ["t", "ta", "tam", "tamb", "tamba", "tambak", "tambak 3", "tambak 30"] {
            let fresh = index.clone();
            let prepared = (1..20).find(|_| index.prepare(&words(typed), FieldMask::ALL));
            assert!(prepared.is_some(), "{typed}");
            let [found, expected] = [&index, &fresh].map(|index| {
                let mut found = index.rows().clone();
                index.narrow(&words(typed), FieldMask::ALL, &mut found);
                found
            });
            assert_eq!(found, expected, "{typed}");
        }
    }
}
