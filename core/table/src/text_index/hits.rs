//! In which packed words a looked-up word occurs: whoever types on looks only at those.

use std::rc::Rc;

use super::block::Block;
use super::needle::Needle;
use super::union::rows_with;
use super::vocabulary::{Vocabulary, WordPlace};
use crate::row_set::RowSet;

/// Of more nothing is kept: one letter is in half of all words, and the next one is looked for anew.
const MOST_WORDS: usize = 4_096;

/// The packed words in which one word occurs, and their rows.
#[derive(Debug, Clone, Default)]
pub(super) struct Hits {
    /// None where they are not known.
    words: Option<Vec<WordPlace>>,
    /// Those of the rows in question that have one of the words; others may be among them.
    rows: Rc<RowSet>,
}

impl Hits {
    /// Where the needle occurs in the rows `among`. What is `known` of a part of it holds for these rows too.
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
            // Who types on means the same words most of the time, and so the same rows.
            Some((known, rows)) if known.len() == words.len() => Rc::clone(rows),
            _ => Rc::new(rows_with(&words, vocabulary, blocks, among)),
        };
        let is_short = words.len() <= MOST_WORDS;
        Self { words: is_short.then_some(words), rows }
    }

    /// The rows of the words.
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
    fn a_block_packed_anew_between_two_letters_is_looked_through_anew() {
        let mut index = TextIndex::new(1);
        (0..BLOCK_ROWS).for_each(|slot| index.set(slot, &[&format!("a{slot}")]));
        assert!(index.pack(&|_, _| {}));
        (0..256).for_each(|slot| index.set(slot, &["zz tabu ab"]));
        assert_eq!(index.matching("a", FieldMask::ALL).len(), BLOCK_ROWS);
        assert!(index.pack(&|_, _| {}));
        assert_eq!(index.matching("ab", FieldMask::ALL).len(), 256);
    }

    #[test]
    fn a_letter_of_more_words_than_are_kept_is_followed_by_another() {
        let mut index = TextIndex::new(1);
        let slots = u32::try_from(MOST_WORDS).expect("few") * 2;
        // Each word twice in its block: a word of one row only is not among them.
        (0..slots).for_each(|slot| index.set(slot, &[&format!("a{}", slot / 2)]));
        while index.pack(&|_, _| {}) {}
        let found = ["a", "a1", "a12", "a123", "a1234"].map(|word| index.matching(word, FieldMask::ALL).len());
        assert_eq!(found, [slots, 2 * (1 + 10 + 100 + 1_000), 2 * (1 + 10 + 100), 2 * 11, 2]);
    }

    #[test]
    fn words_in_sets_and_lists_of_two_fields_are_put_together() {
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
