//! A filter by letters: a word can only contain the searched text if it has all letters and letter pairs of that text.
//!
//! Each letter, and each class of pairs, has one row of bits, one bit per word. Reading a few such rows replaces
//! reading the text. Among six-letter codes, one row leaves a sixth; two letters and their pair leave one in a hundred.

use std::ops::Range;

/// 'a' to 'z', '0' to '9', all other bytes in four classes, and pairs of bytes in thirty-two.
const KINDS: usize = PAIRS + 32;
const OTHERS: usize = 36;
const PAIRS: usize = 40;

/// The letters of each word, by word number, or of each row, by row number.
#[derive(Debug, Clone, Default)]
pub(super) struct Letters {
    /// For each class, one bit per word that has it.
    bits: Box<[u64]>,
    /// Number of `u64`s per class.
    width: usize,
}

#[derive(Debug, Clone)]
pub(super) struct LookedFor {
    kinds: Vec<usize>,
    is_one_letter: bool,
}

impl LookedFor {
    pub(super) fn of(word: &[u8]) -> Self {
        let mut kinds: Vec<usize> = kinds_of(word).collect();
        // Pairs first: they exclude the most words.
        kinds.sort_unstable_by(|one, other| other.cmp(one));
        kinds.dedup();
        let is_one_letter = word.len() == 1 && kinds.iter().all(|&kind| kind < OTHERS);
        Self { kinds, is_one_letter }
    }

    /// True if every word with these letters contains the searched text.
    pub(super) const fn is_one_letter(&self) -> bool {
        self.is_one_letter
    }
}

impl Letters {
    /// Collects the letters of numbered words; numbers are below `count`.
    pub(super) fn of<'w>(words: impl Iterator<Item = (usize, &'w [u8])>, count: usize) -> Self {
        let mut letters = Self::default();
        letters.widen(count.div_ceil(u64::BITS as usize));
        words.for_each(|(number, word)| letters.add(number, word));
        letters
    }

    pub(super) fn add(&mut self, number: usize, word: &[u8]) {
        if place(number) >= self.width {
            self.widen((place(number) + 1).max(2 * self.width));
        }
        for kind in kinds_of(word) {
            self.bits[kind * self.width + place(number)] |= bit(number);
        }
    }

    fn widen(&mut self, width: usize) {
        let mut bits = vec![0; KINDS * width].into_boxed_slice();
        for (wide, narrow) in bits.chunks_mut(width.max(1)).zip(self.bits.chunks(self.width.max(1))) {
            wide[..narrow.len()].copy_from_slice(narrow);
        }
        *self = Self { bits, width };
    }

    /// Calls `name` with the numbers that have all the letters, in ascending order.
    pub(super) fn each(&self, letters: &LookedFor, name: impl FnMut(usize)) {
        self.each_with(letters, 0..self.width, |_| u64::MAX, name);
    }

    /// Like [`Self::each`], limited to `places` (indexes of bitmap words) and to their bits in `within`.
    pub(super) fn each_with(
        &self,
        letters: &LookedFor,
        places: Range<usize>,
        within: impl Fn(usize) -> u64,
        mut name: impl FnMut(usize),
    ) {
        for at in places {
            let mut left = within(at);
            for &kind in &letters.kinds {
                if left == 0 {
                    break;
                }
                left &= self.bits[kind * self.width + at];
            }
            while left != 0 {
                name(at * u64::BITS as usize + left.trailing_zeros() as usize);
                left &= left - 1;
            }
        }
    }
}

fn kinds_of(word: &[u8]) -> impl Iterator<Item = usize> {
    let pairs = word.windows(2).map(|pair| pair_kind(pair[0], pair[1]));
    word.iter().copied().map(kind).chain(pairs)
}

/// The class of a pair. Pairs that differ only by neighbours in the alphabet get different classes.
const fn pair_kind(first: u8, second: u8) -> usize {
    PAIRS + (first as usize * 5 + second as usize) % (KINDS - PAIRS)
}

const fn kind(byte: u8) -> usize {
    match byte {
        b'a'..=b'z' => (byte - b'a') as usize,
        b'0'..=b'9' => (byte - b'0') as usize + 26,
        _ => OTHERS + (byte % 4) as usize,
    }
}

const fn place(number: usize) -> usize {
    number / u64::BITS as usize
}

const fn bit(number: usize) -> u64 {
    1 << (number % u64::BITS as usize)
}

#[cfg(test)]
mod tests {
    use super::{Letters, LookedFor};

    fn found(words: &[&str], looked_for: &str) -> Vec<usize> {
        let letters = Letters::of(words.iter().map(|word| word.as_bytes()).enumerate(), words.len());
        let mut found = Vec::new();
        letters.each(&LookedFor::of(looked_for.as_bytes()), |number| found.push(number));
        found
    }

    #[test]
    fn words_with_all_letters_and_pairs_are_found() {
        let words = ["tambang", "batu", "nikel", "b2-ba", "ñ", "abc"];
        assert_eq!(found(&words, "ba"), [0, 1, 3], "a word with both letters apart does not match");
        assert_eq!(found(&words, "2"), [3]);
        assert_eq!(found(&words, "ñ"), [4]);
        assert_eq!(found(&words, "z"), []);
        assert_eq!(found(&[], "a"), []);
    }

    #[test]
    fn words_added_later_are_found() {
        let mut letters = Letters::default();
        for number in 0..200 {
            letters.add(number, if number % 3 == 0 { b"izin" } else { b"batu" });
        }
        let mut found = Vec::new();
        letters.each(&LookedFor::of(b"zi"), |number| found.push(number));
        assert_eq!(found, (0..200).step_by(3).collect::<Vec<_>>());
    }

    #[test]
    fn a_single_letter_needs_no_comparison() {
        let is_one_letter = |word: &str| LookedFor::of(word.as_bytes()).is_one_letter();
        assert!(is_one_letter("a") && is_one_letter("7"));
        assert!(!is_one_letter("aa") && !is_one_letter("-") && !is_one_letter("é"));
    }
}
