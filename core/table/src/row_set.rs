//! A set of row slots as a bitmap: a popcount counts it, an `and` combines two filters.

use crate::saturated;

const WORD_BITS: u32 = u64::BITS;

/// A set of slots. It grows with the largest slot.
#[derive(Debug, Clone, Default)]
pub struct RowSet {
    words: Vec<u64>,
}

impl RowSet {
    /// The empty set.
    pub const fn new() -> Self {
        Self { words: Vec::new() }
    }

    /// The set of the slots `0..count`.
    pub fn first(count: u32) -> Self {
        let mut words = vec![u64::MAX; (count / WORD_BITS) as usize];
        let rest = count % WORD_BITS;
        if rest > 0 {
            words.push((1 << rest) - 1);
        }
        Self { words }
    }

    /// The set of the slots for which `members` is true, counted from 0.
    pub fn of_each(members: impl Iterator<Item = bool>) -> Self {
        let mut words = Vec::with_capacity(members.size_hint().0.div_ceil(WORD_BITS as usize));
        let (mut word, mut bit) = (0, 0);
        for member in members {
            word |= u64::from(member) << bit;
            bit += 1;
            if bit == WORD_BITS {
                words.push(word);
                (word, bit) = (0, 0);
            }
        }
        words.push(word);
        Self { words }
    }

    pub(crate) const fn of_words(words: Vec<u64>) -> Self {
        Self { words }
    }

    /// The bitmap, 64 slots in each word.
    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    /// The bitmap, for removing slots; slots beyond the last word cannot be added.
    pub(crate) fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words
    }

    /// Adds `slot`. True if it was not in the set.
    pub fn insert(&mut self, slot: u32) -> bool {
        let (index, bit) = place(slot);
        if index >= self.words.len() {
            self.words.resize(index + 1, 0);
        }
        let added = self.words[index] & bit == 0;
        self.words[index] |= bit;
        added
    }

    /// Removes `slot`. True if it was in the set.
    pub fn remove(&mut self, slot: u32) -> bool {
        let (index, bit) = place(slot);
        let Some(word) = self.words.get_mut(index) else {
            return false;
        };
        let removed = *word & bit != 0;
        *word &= !bit;
        removed
    }

    /// True if `slot` is in the set.
    pub fn contains(&self, slot: u32) -> bool {
        let (index, bit) = place(slot);
        self.words.get(index).is_some_and(|word| word & bit != 0)
    }

    /// Number of slots.
    pub fn len(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// True without slots.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Number of slots that both sets contain.
    pub fn len_with(&self, other: &Self) -> u32 {
        let both = self.words.iter().zip(&other.words);
        both.map(|(mine, theirs)| (mine & theirs).count_ones()).sum()
    }

    /// Keeps the slots that are in `other` too.
    pub fn and(&mut self, other: &Self) {
        self.words.truncate(other.words.len());
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine &= theirs;
        }
    }

    /// Adds the slots of `other`.
    pub fn or(&mut self, other: &Self) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine |= theirs;
        }
    }

    /// Removes the slots of `other`.
    pub fn and_not(&mut self, other: &Self) {
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine &= !theirs;
        }
    }

    /// Keeps the slots for which `keep` is true; calls `keep` in ascending order.
    pub fn retain(&mut self, mut keep: impl FnMut(u32) -> bool) {
        let mut base = 0;
        for word in &mut self.words {
            let mut left = *word;
            while left != 0 {
                let bit = left.trailing_zeros();
                if !keep(base + bit) {
                    *word &= !(1 << bit);
                }
                left &= left - 1;
            }
            base += WORD_BITS;
        }
    }

    /// Up to `len` slots in descending order from position `first` on, counted from 0.
    pub fn page_from_the_end(&self, first: u32, len: u32) -> Vec<u32> {
        let room = len.min(self.len().saturating_sub(first));
        let (mut skip, mut slots) = (first, Vec::with_capacity(room as usize));
        let mut base = saturated(self.words.len()).saturating_mul(WORD_BITS);
        for &word in self.words.iter().rev() {
            base -= WORD_BITS;
            if skip >= word.count_ones() {
                skip -= word.count_ones();
                continue;
            }
            let mut left = word;
            while left != 0 && slots.len() < len as usize {
                let bit = left.ilog2();
                left &= !(1 << bit);
                if skip == 0 {
                    slots.push(base + bit);
                } else {
                    skip -= 1;
                }
            }
            if slots.len() == len as usize {
                break;
            }
        }
        slots
    }

    /// The slots in ascending order.
    pub fn iter(&self) -> Iter<'_> {
        Iter { later: self.words.iter(), word: 0, next_base: 0 }
    }
}

fn place(slot: u32) -> (usize, u64) {
    ((slot / WORD_BITS) as usize, 1 << (slot % WORD_BITS))
}

impl PartialEq for RowSet {
    /// Compares the slots only; the capacity does not matter.
    fn eq(&self, other: &Self) -> bool {
        let shared = self.words.len().min(other.words.len());
        let (mine, my_rest) = self.words.split_at(shared);
        let (theirs, their_rest) = other.words.split_at(shared);
        mine == theirs && my_rest.iter().chain(their_rest).all(|&word| word == 0)
    }
}

impl Eq for RowSet {}

impl FromIterator<u32> for RowSet {
    fn from_iter<I: IntoIterator<Item = u32>>(slots: I) -> Self {
        let mut set = Self::new();
        for slot in slots {
            set.insert(slot);
        }
        set
    }
}

impl<'a> IntoIterator for &'a RowSet {
    type Item = u32;
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

/// The slots of a [`RowSet`] in ascending order.
#[derive(Debug, Clone)]
pub struct Iter<'a> {
    later: std::slice::Iter<'a, u64>,
    word: u64,
    next_base: u32,
}

impl Iterator for Iter<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        while self.word == 0 {
            self.word = *self.later.next()?;
            self.next_base = self.next_base.wrapping_add(WORD_BITS);
        }
        let bit = self.word.trailing_zeros();
        self.word &= self.word - 1;
        Some(self.next_base.wrapping_sub(WORD_BITS) + bit)
    }
}

#[cfg(test)]
mod tests {
    use super::RowSet;

    fn set(slots: &[u32]) -> RowSet {
        slots.iter().copied().collect()
    }

    #[test]
    fn inserting_and_removing_report_a_change() {
        let mut rows = RowSet::new();
        assert!(rows.insert(64));
        assert!(!rows.insert(64));
        assert!(rows.contains(64) && !rows.contains(63) && !rows.contains(1_000));
        assert!(rows.remove(64));
        assert!(!rows.remove(64) && !rows.remove(1_000));
        assert!(rows.is_empty());
    }

    #[test]
    fn the_first_slots_are_those_below_the_count() {
        for count in [0, 1, 63, 64, 65, 128] {
            let rows = RowSet::first(count);
            assert_eq!(rows.iter().collect::<Vec<_>>(), (0..count).collect::<Vec<_>>());
            assert_eq!(rows.len(), count);
        }
    }

    #[test]
    fn a_set_built_from_booleans_holds_the_true_slots() {
        for count in [0_u32, 1, 63, 64, 65, 200] {
            let rows = RowSet::of_each((0..count).map(|slot| slot % 3 == 0));
            assert_eq!(rows, (0..count).filter(|slot| slot % 3 == 0).collect());
        }
    }

    #[test]
    fn combining_follows_set_algebra() {
        let (left, right) = (set(&[0, 5, 64, 200]), set(&[5, 64, 70]));
        let combined = |change: fn(&mut RowSet, &RowSet)| {
            let mut rows = left.clone();
            change(&mut rows, &right);
            rows.iter().collect::<Vec<_>>()
        };
        assert_eq!(combined(RowSet::and), [5, 64]);
        assert_eq!(combined(RowSet::or), [0, 5, 64, 70, 200]);
        assert_eq!(combined(RowSet::and_not), [0, 200]);
        assert_eq!(left.len_with(&right), 2);
    }

    #[test]
    fn a_page_from_the_end_equals_a_page_of_the_reversed_slots() {
        let rows = set(&[0, 5, 63, 64, 70, 200, 201, 512]);
        let turned: Vec<u32> = [512, 201, 200, 70, 64, 63, 5, 0].into();
        for first in 0..10_u32 {
            for len in 0..10_u32 {
                let expected: Vec<u32> = turned.iter().copied().skip(first as usize).take(len as usize).collect();
                assert_eq!(rows.page_from_the_end(first, len), expected, "{first}, {len}");
            }
        }
        assert_eq!(rows.page_from_the_end(0, u32::MAX), turned);
    }

    #[test]
    fn equality_ignores_how_far_a_set_has_grown() {
        let mut grown = set(&[3, 500]);
        grown.remove(500);
        assert_eq!(grown, set(&[3]));
        assert_eq!(set(&[3]), grown);
        assert_ne!(grown, set(&[3, 500]));
    }

    #[test]
    fn retaining_asks_each_member_once_in_order() {
        let mut rows = set(&[1, 2, 64, 130]);
        let mut asked = Vec::new();
        rows.retain(|slot| {
            asked.push(slot);
            slot % 2 == 0 && slot != 64
        });
        assert_eq!(asked, [1, 2, 64, 130]);
        assert_eq!(rows, set(&[2, 130]));
    }
}
