//! The packed words that contain a searched word, so that a longer word is searched only in those.

use std::rc::Rc;

use super::block::Block;
use super::needle::Needle;
use super::union::rows_with;
use super::vocabulary::{Vocabulary, WordPlace};
use crate::row_set::RowSet;

/// Larger results are not cached: a single letter is in half of all words, and the next search starts from scratch.
const MOST_WORDS: usize = 4_096;

/// The packed words that contain one searched word, and their rows.
#[derive(Debug, Clone, Default)]
pub(super) struct Hits {
    words: Option<Vec<WordPlace>>,
    /// The searched rows that have one of the words. Other rows may be among them.
    rows: Rc<RowSet>,
}

impl Hits {
    /// Finds where the needle occurs in the rows `among`. `known` are the hits of a shorter text that the needle
    /// contains.
    pub(super) fn of(
        needle: &Needle<'_>,
        known: Option<&Self>,
        vocabulary: &Vocabulary,
        blocks: &[Block],
        among: &RowSet,
    ) -> Self {
        let known = known.and_then(|known| Some((known.words.as_deref()?, &known.rows)));
        let words = vocabulary.find(needle, known.map(|(words, _)| words));
        let rows = match known {
            // A longer word usually matches the same packed words, and then the same rows.
            Some((known, rows)) if known.len() == words.len() => Rc::clone(rows),
            _ => Rc::new(rows_with(&words, vocabulary, blocks, among)),
        };
        let is_short = words.len() <= MOST_WORDS;
        Self { words: is_short.then_some(words), rows }
    }

    pub(super) fn rows(&self) -> &RowSet {
        &self.rows
    }
}

#[cfg(test)]
mod tests {
    use super::super::TextIndex;
    use super::super::block_rows::BLOCK_ROWS;
    use super::MOST_WORDS;
    use crate::field_mask::FieldMask;

    #[test]
    fn a_block_repacked_between_two_typed_letters_is_searched_again() {
        let mut index = TextIndex::new(1);
        (0..BLOCK_ROWS).for_each(|slot| index.set(slot, &[&format!("a{slot}")]));
        assert!(index.pack(&|_, _| {}));
        (0..256).for_each(|slot| index.set(slot, &["zz tabu ab"]));
        assert_eq!(index.matching("a", FieldMask::ALL).len(), BLOCK_ROWS);
        assert!(index.pack(&|_, _| {}));
        assert_eq!(index.matching("ab", FieldMask::ALL).len(), 256);
    }

    #[test]
    fn typing_on_after_an_uncached_letter_finds_all_rows() {
        let mut index = TextIndex::new(1);
        let slots = u32::try_from(MOST_WORDS).expect("few") * 2;
        // Each word occurs twice in its block, so it is not stored as a word of one row.
        (0..slots).for_each(|slot| index.set(slot, &[&format!("a{}", slot / 2)]));
        while index.pack(&|_, _| {}) {}
        let found = ["a", "a1", "a12", "a123", "a1234"].map(|word| index.matching(word, FieldMask::ALL).len());
        assert_eq!(found, [slots, 2 * (1 + 10 + 100 + 1_000), 2 * (1 + 10 + 100), 2 * 11, 2]);
    }

    #[test]
    fn rows_of_words_stored_as_bitmaps_and_as_lists_are_united() {
        let mut index = TextIndex::new(2);
        for slot in 0..BLOCK_ROWS {
            let second = if slot < 100 { format!("ab{}", slot / 2) } else { "x".to_owned() };
            index.set(slot, &[&format!("a{}", slot % 20), &second]);
        }
        assert!(index.pack(&|_, _| {}));
        let found = ["a", "ab", "ab7"].map(|word| index.matching(word, FieldMask::ALL).len());
        assert_eq!(found, [BLOCK_ROWS, 100, 2]);
    }
}
