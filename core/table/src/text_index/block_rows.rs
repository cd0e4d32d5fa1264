//! The rows of one block as a bitmap.

/// Number of rows that are stored, searched and packed together; few enough to be packed within a frame.
pub(super) const BLOCK_ROWS: u32 = 2_048;

const WORD_BITS: u32 = u64::BITS;
/// Number of words of a [`RowSet`](crate::row_set::RowSet) that hold the rows of one block.
pub(super) const BLOCK_WORDS: usize = (BLOCK_ROWS / WORD_BITS) as usize;

pub(super) const fn row_of(slot: u32) -> u16 {
    (slot % BLOCK_ROWS) as u16
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BlockRows([u64; BLOCK_WORDS]);

impl BlockRows {
    pub(super) const EMPTY: Self = Self([0; BLOCK_WORDS]);

    /// Copies the block's part of a row set. The part may be shorter than the block.
    pub(super) fn of_words(words: &[u64]) -> Self {
        let mut rows = Self::EMPTY;
        rows.0[..words.len()].copy_from_slice(words);
        rows
    }

    pub(super) fn insert(&mut self, row: u16) {
        let (index, bit) = place(row);
        self.0[index] |= bit;
    }

    pub(super) fn remove(&mut self, row: u16) {
        let (index, bit) = place(row);
        self.0[index] &= !bit;
    }

    pub(super) fn contains(&self, row: u16) -> bool {
        let (index, bit) = place(row);
        self.0[index] & bit != 0
    }

    /// The bits of the 64 rows from `64 * number` on.
    pub(super) const fn word(&self, number: usize) -> u64 {
        self.0[number]
    }

    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub(super) fn or(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine |= theirs;
        }
    }

    pub(super) fn and(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine &= theirs;
        }
    }

    pub(super) fn and_not(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine &= !theirs;
        }
    }

    /// True if the set has a row that is in `asked` but not yet in `found`. Both are parts of row sets.
    pub(super) fn has_more_in(&self, asked: &[u64], found: &[u64]) -> bool {
        self.0.iter().zip(asked).zip(found).any(|((mine, asked), found)| mine & asked & !found != 0)
    }

    /// Removes from `words` the rows that are not in this set.
    pub(super) fn keep_in(&self, words: &mut [u64]) {
        for (word, mine) in words.iter_mut().zip(&self.0) {
            *word &= mine;
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        let firsts = (0..).step_by(WORD_BITS as usize);
        firsts.zip(&self.0).flat_map(|(first, &word)| {
            let some = |left: u64| (left != 0).then_some(left);
            let left = std::iter::successors(some(word), move |left| some(left & (left - 1)));
            left.map(move |left| row_of(first + left.trailing_zeros()))
        })
    }
}

pub(super) fn or_into(rows: &BlockRows, words: &mut [u64; BLOCK_WORDS]) {
    for (word, rows) in words.iter_mut().zip(&rows.0) {
        *word |= rows;
    }
}

pub(super) const fn insert_into(row: u16, words: &mut [u64; BLOCK_WORDS]) {
    let (index, bit) = place(row);
    words[index] |= bit;
}

const fn place(row: u16) -> (usize, u64) {
    ((row as u32 / WORD_BITS) as usize, 1 << (row as u32 % WORD_BITS))
}
