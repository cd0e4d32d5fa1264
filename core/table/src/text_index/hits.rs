//! In which of the packed words a looked-up word occurs: whoever types on looks only at those.

use std::ops::Range;

/// Of more in a block nothing is kept: one letter is in half of all words, and the next one is looked for anew.
const MOST_IN_A_BLOCK: usize = 128;

/// A word of a packed block: its field, and its number in there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WordPlace {
    pub(super) field: usize,
    pub(super) number: usize,
}

/// What is known of a block: the words that may have what is looked for, where all such are known.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Known<'h> {
    /// Of those in many rows.
    pub(super) common: Option<&'h [WordPlace]>,
    /// Of the others.
    pub(super) listed: Option<&'h [WordPlace]>,
}

/// What has been found out of a block: the words that have it, where all were looked at.
#[derive(Debug, Default)]
pub(super) struct Noted {
    pub(super) common: Option<Vec<WordPlace>>,
    pub(super) listed: Option<Vec<WordPlace>>,
}

/// The packed words in which one word occurs, block by block.
#[derive(Debug, Clone, Default)]
pub(super) struct Hits {
    words: Vec<WordPlace>,
    blocks: Vec<BlockHits>,
}

#[derive(Debug, Clone)]
struct BlockHits {
    common: Option<Range<usize>>,
    listed: Option<Range<usize>>,
}

impl Hits {
    pub(super) fn of_block(&self, number: usize) -> Known<'_> {
        let words = |range: &Option<Range<usize>>| Some(&self.words[range.clone()?]);
        let block = self.blocks.get(number);
        block.map_or_else(Known::default, |BlockHits { common, listed }| Known {
            common: words(common),
            listed: words(listed),
        })
    }

    /// Keeps what has been found out of the next block.
    pub(super) fn push(&mut self, noted: &Noted) {
        let common = self.keep(noted.common.as_deref());
        let listed = self.keep(noted.listed.as_deref());
        self.blocks.push(BlockHits { common, listed });
    }

    fn keep(&mut self, words: Option<&[WordPlace]>) -> Option<Range<usize>> {
        let words = words.filter(|words| words.len() <= MOST_IN_A_BLOCK)?;
        let first = self.words.len();
        self.words.extend_from_slice(words);
        Some(first..self.words.len())
    }
}

#[cfg(test)]
mod tests {
    use super::super::TextIndex;
    use super::super::block_rows::BLOCK_ROWS;
    use super::{Hits, MOST_IN_A_BLOCK, Noted, WordPlace};
    use crate::field_mask::FieldMask;

    const PLACE: WordPlace = WordPlace { field: 1, number: 7 };

    #[test]
    fn each_block_has_its_own_and_too_many_are_not_kept() {
        let mut hits = Hits::default();
        hits.push(&Noted { common: Some(vec![PLACE]), listed: Some(vec![PLACE; MOST_IN_A_BLOCK + 1]) });
        hits.push(&Noted::default());
        hits.push(&Noted { common: Some(Vec::new()), listed: Some(vec![PLACE; 2]) });
        let known = [0, 1, 2, 3].map(|block| {
            let known = hits.of_block(block);
            (known.common.map(<[_]>::len), known.listed.map(<[_]>::len))
        });
        assert_eq!(known, [(Some(1), None), (None, None), (Some(0), Some(2)), (None, None)]);
        assert_eq!(hits.of_block(2).listed, Some([PLACE; 2].as_slice()));
    }

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
    fn words_that_were_not_all_looked_at_are_not_taken_for_all() {
        let mut index = TextIndex::new(2);
        for slot in 0..BLOCK_ROWS {
            // The first field has the letter in every row: the second one is not looked at for it.
            let second = if slot < 100 { format!("ab{}", slot / 2) } else { "x".to_owned() };
            index.set(slot, &[&format!("a{}", slot % 20), &second]);
        }
        assert!(index.pack(&|_, _| {}));
        let found = ["a", "ab"].map(|word| index.matching(word, FieldMask::ALL).len());
        assert_eq!(found, [BLOCK_ROWS, 100]);
    }
}
