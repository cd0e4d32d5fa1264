//! The distinct words of all packed blocks by field, and the blocks that contain each.
//!
//! A list of a million rows has some ten thousand distinct words. A search compares these, not the words of each
//! block. Unused words stay, because they may be used again.

use std::hash::Hasher;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use super::letters::Letters;
use super::needle::Needle;
use crate::field_mask::FieldMask;
use crate::similar::Similar;

/// Address of a word: its field, and its number within the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WordPlace {
    pub(super) field: usize,
    pub(super) number: u32,
}

/// The rows of a word in one block: its set with the number `start`, or `len` entries of its lists from `start` on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Posting {
    pub(super) block: u16,
    pub(super) len: u16,
    pub(super) start: u32,
}

#[derive(Debug, Clone, Default)]
pub(super) struct Postings {
    /// Blocks that store the rows as a bitmap.
    pub(super) sets: Vec<Posting>,
    /// Blocks that store the rows as a list.
    pub(super) lists: Vec<Posting>,
}

#[derive(Debug, Clone)]
pub(super) struct Vocabulary {
    fields: Box<[FieldWords]>,
}

#[derive(Debug, Clone, Default)]
struct FieldWords {
    texts: Texts,
    numbers: HashTable<u32>,
    letters: Letters,
    postings: Vec<Postings>,
}

#[derive(Debug, Clone, Default)]
pub(super) struct Texts {
    bytes: Vec<u8>,
    ends: Vec<u32>,
}

impl Texts {
    pub(super) fn get(&self, number: u32) -> &[u8] {
        let number = number as usize;
        let start = number.checked_sub(1).map_or(0, |earlier| self.ends[earlier]);
        &self.bytes[start as usize..self.ends[number] as usize]
    }

    pub(super) fn push(&mut self, word: &[u8]) -> u32 {
        let number = self.ends.len();
        self.bytes.extend_from_slice(word);
        self.ends.push(fitting(self.bytes.len()));
        fitting(number)
    }
}

impl FieldWords {
    fn number_of(&mut self, word: &[u8]) -> u32 {
        let Self { texts, numbers, letters, postings } = self;
        let hash = hash(word);
        if let Some(&number) = numbers.find(hash, |&number| texts.get(number) == word) {
            return number;
        }
        let number = texts.push(word);
        numbers.insert_unique(hash, number, |&number| self::hash(texts.get(number)));
        letters.add(number as usize, word);
        postings.push(Postings::default());
        number
    }
}

impl Vocabulary {
    pub(super) fn new(field_count: usize) -> Self {
        Self { fields: std::iter::repeat_with(FieldWords::default).take(field_count).collect() }
    }

    pub(super) fn text(&self, WordPlace { field, number }: WordPlace) -> &[u8] {
        self.fields[field].texts.get(number)
    }

    pub(super) fn postings(&self, WordPlace { field, number }: WordPlace) -> &Postings {
        &self.fields[field].postings[number as usize]
    }

    fn postings_mut(&mut self, WordPlace { field, number }: WordPlace) -> &mut Postings {
        &mut self.fields[field].postings[number as usize]
    }

    /// The address of a word; a new word is added.
    pub(super) fn place_of(&mut self, field: usize, word: &[u8]) -> WordPlace {
        WordPlace { field, number: self.fields[field].number_of(word) }
    }

    pub(super) fn post_set(&mut self, place: WordPlace, posting: Posting) {
        post(&mut self.postings_mut(place).sets, posting);
    }

    pub(super) fn post_list(&mut self, place: WordPlace, posting: Posting) {
        post(&mut self.postings_mut(place).lists, posting);
    }

    pub(super) fn withdraw(&mut self, place: WordPlace, block: u16) {
        let Postings { sets, lists } = self.postings_mut(place);
        for postings in [sets, lists] {
            if let Ok(at) = postings.binary_search_by_key(&block, |posting| posting.block) {
                postings.remove(at);
            }
        }
    }

    /// Collects the similar words among those of some row.
    pub(super) fn similar(&self, fields: FieldMask, similar: &mut Similar) {
        for (_, words) in self.fields.iter().enumerate().filter(|(field, _)| fields.contains(*field)) {
            for (number, Postings { sets, lists }) in (0..).zip(&words.postings) {
                if !(sets.is_empty() && lists.is_empty()) {
                    similar.meet_folded(words.texts.get(number));
                }
            }
        }
    }

    /// The words in which the needle occurs. `known` are the matches of a shorter text that the needle contains; no
    /// other word can match.
    pub(super) fn find(&self, needle: &Needle<'_>, known: Option<&[WordPlace]>) -> Vec<WordPlace> {
        let occurs_in = |place: &WordPlace| needle.occurs_in_word(self.text(*place));
        if let Some(known) = known {
            return known.iter().copied().filter(occurs_in).collect();
        }
        let letters = needle.letters();
        let mut found = Vec::new();
        for (field, words) in self.fields.iter().enumerate().filter(|(field, _)| needle.asks_for(*field)) {
            words.letters.each(letters, |number| {
                let place = WordPlace { field, number: fitting(number) };
                if letters.is_one_letter() || occurs_in(&place) {
                    found.push(place);
                }
            });
        }
        found
    }
}

/// Keeps the postings sorted by block, so that rows are read in ascending order.
fn post(postings: &mut Vec<Posting>, posting: Posting) {
    let at = postings.partition_point(|earlier| earlier.block < posting.block);
    postings.insert(at, posting);
}

fn hash(word: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(word);
    hasher.finish()
}

fn fitting(number: usize) -> u32 {
    u32::try_from(number).expect("all words together are shorter than 4 GiB")
}

#[cfg(test)]
mod tests {
    use super::super::needle::Needle;
    use super::{Posting, Vocabulary, WordPlace};
    use crate::field_mask::FieldMask;

    fn found(words: &Vocabulary, looked_for: &str, fields: FieldMask, known: Option<&[WordPlace]>) -> Vec<WordPlace> {
        words.find(&Needle::new(looked_for, fields, 2), known)
    }

    #[test]
    fn a_word_has_one_place_in_each_field() {
        let mut words = Vocabulary::new(2);
        let tambang = words.place_of(0, b"tambang");
        let other = words.place_of(1, b"tambang");
        assert_ne!(tambang, other);
        assert_eq!(words.place_of(0, b"tambang"), tambang);
        assert_eq!(words.text(tambang), b"tambang");
    }

    #[test]
    fn words_are_found_by_any_part_of_them() {
        let mut words = Vocabulary::new(2);
        let [tambang, lambat] = [b"tambang".as_slice(), b"lambat"].map(|word| words.place_of(0, word));
        let ambil = words.place_of(1, b"ambil");
        assert_eq!(found(&words, "amb", FieldMask::ALL, None), [tambang, lambat, ambil]);
        assert_eq!(found(&words, "amb", FieldMask::of(&[1]), None), [ambil]);
        assert_eq!(found(&words, "m", FieldMask::of(&[0]), None), [tambang, lambat]);
        assert_eq!(found(&words, "amba", FieldMask::ALL, Some(&[lambat, ambil])), [lambat]);
        assert_eq!(found(&words, "x", FieldMask::ALL, None), []);
    }

    #[test]
    fn many_words_keep_their_letters() {
        let mut words = Vocabulary::new(1);
        let places: Vec<_> = (0..1_000).map(|number| words.place_of(0, format!("k{number}").as_bytes())).collect();
        assert_eq!(found(&words, "k123", FieldMask::ALL, None), [places[123]]);
        assert_eq!(found(&words, "k", FieldMask::ALL, None).len(), 1_000);
    }

    #[test]
    fn postings_are_sorted_by_block_and_can_be_removed() {
        let mut words = Vocabulary::new(1);
        let place = words.place_of(0, b"izin");
        let posting = |block| Posting { block, len: 3, start: 7 };
        for block in [4, 0, 2] {
            words.post_list(place, posting(block));
        }
        words.post_set(place, posting(1));
        words.withdraw(place, 2);
        words.withdraw(place, 9);
        assert_eq!(words.postings(place).lists, [posting(0), posting(4)]);
        assert_eq!(words.postings(place).sets, [posting(1)]);
        words.withdraw(place, 1);
        assert!(words.postings(place).sets.is_empty());
    }
}
