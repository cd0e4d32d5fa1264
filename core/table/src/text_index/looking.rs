//! A word that is looked up in parts.

use super::block_rows::BLOCK_WORDS;
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
    /// The first block that has not been searched.
    next: usize,
}

impl Looking {
    pub(super) fn begin(kept: &KeptMatches, all: &RowSet, word: &str, fields: FieldMask) -> Self {
        let around = kept.around(word, fields);
        let rows = around.map_or_else(|| all.clone(), |around| (*around).clone());
        Self { word: word.to_owned(), fields, rows, next: 0 }
    }

    pub(super) fn is_of(&self, word: &str, fields: FieldMask) -> bool {
        self.word == word && self.fields == fields
    }

    /// Searches some more blocks; the rows, when all are searched.
    pub(super) fn step(mut self, index: &TextIndex) -> Result<RowSet, Self> {
        let needle = Needle::new(&self.word, self.fields, index.field_count);
        let blocks = index.blocks.iter().zip(self.rows.words_mut().chunks_mut(BLOCK_WORDS));
        for (block, words) in blocks.skip(self.next).take(BLOCKS_PER_STEP) {
            block.keep(&needle, None, words);
        }
        self.next += BLOCKS_PER_STEP;
        if self.next < index.blocks.len() { Err(self) } else { Ok(self.rows) }
    }
}
