//! Packs rows: finds the different words of each field and puts the rows of each together.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use super::arena::END_OF_FIELD;
use super::block_rows::{BLOCK_ROWS, BlockRows};
use super::letters::Letters;
use super::own_words::{OwnWords, WORTH_ROWS};
use super::segment::PackedField;

/// From so many rows on, a set of all rows of the block takes less room than a list of two bytes each.
const COMMON_ROWS: usize = BLOCK_ROWS as usize / 16;

/// The words of rows, on their way into a segment.
#[derive(Default)]
pub(super) struct Packing<'t> {
    fields: Vec<Words<'t>>,
}

/// The words of one field.
#[derive(Default)]
struct Words<'t> {
    numbers: FxHashMap<&'t [u8], usize>,
    known: Vec<Word<'t>>,
    /// Each row with the number of each of its words, once.
    occurrences: Vec<(usize, u16)>,
}

struct Word<'t> {
    text: &'t [u8],
    rows: usize,
    last_row: u16,
}

impl<'t> Packing<'t> {
    pub(super) fn new(field_count: usize) -> Self {
        Self { fields: std::iter::repeat_with(Words::default).take(field_count).collect() }
    }

    /// Adds each word of a field's folded text.
    pub(super) fn add_text(&mut self, field: usize, text: &'t [u8], row: u16) {
        for word in text.split(|&byte| byte == b' ').filter(|word| !word.is_empty()) {
            self.add(field, word, row);
        }
    }

    /// Adds a word of a row. The same word of the same row may follow again, but not after that of another row.
    pub(super) fn add(&mut self, field: usize, word: &'t [u8], row: u16) {
        self.fields[field].add(word, row);
    }

    /// The fields packed.
    pub(super) fn finish(self) -> Box<[PackedField]> {
        self.fields.into_iter().map(Words::finish).collect()
    }
}

impl<'t> Words<'t> {
    fn add(&mut self, text: &'t [u8], row: u16) {
        let number = match self.numbers.entry(text) {
            Entry::Occupied(known) => {
                let number = *known.get();
                let word = &mut self.known[number];
                if word.last_row == row {
                    return;
                }
                word.rows += 1;
                word.last_row = row;
                number
            }
            Entry::Vacant(free) => {
                let number = self.known.len();
                self.known.push(Word { text, rows: 1, last_row: row });
                *free.insert(number)
            }
        };
        self.occurrences.push((number, row));
    }

    fn finish(self) -> PackedField {
        let Self { known: words, occurrences, .. } = self;
        let is_own = |&number: &usize| words[number].rows == 1;
        let own_words: Vec<usize> = (0..words.len()).filter(is_own).collect();
        let has_own = own_words.len() >= WORTH_ROWS;
        let own = has_own.then(|| {
            OwnWords::of(own_words.iter().map(|&number| (words[number].last_row, words[number].text)).collect())
        });
        let mut in_order: Vec<usize> = (0..words.len()).filter(|number| !(has_own && is_own(number))).collect();
        in_order.sort_by_key(|&number| std::cmp::Reverse(words[number].rows));
        let common = in_order.partition_point(|&number| words[number].rows >= COMMON_ROWS);

        let mut places = vec![0; words.len()];
        let mut packed = Vec::with_capacity(in_order.iter().map(|&number| words[number].text.len() + 1).sum());
        let mut starts = Vec::with_capacity(in_order.len());
        let mut ends = Vec::with_capacity(in_order.len() - common);
        let mut listed = 0;
        for (place, &number) in in_order.iter().enumerate() {
            let word = &words[number];
            places[number] = place;
            starts.push(packed.len());
            packed.extend_from_slice(word.text);
            packed.push(END_OF_FIELD);
            if place >= common {
                // For now where its rows begin: each row that is put there moves it on.
                ends.push(listed);
                listed += word.rows;
            }
        }

        let mut sets = vec![BlockRows::EMPTY; common];
        let mut rows = vec![0; listed];
        for (number, row) in occurrences {
            if has_own && is_own(&number) {
                continue;
            }
            match places[number].checked_sub(common) {
                None => sets[places[number]].insert(row),
                Some(rare) => {
                    rows[ends[rare]] = row;
                    ends[rare] += 1;
                }
            }
        }
        let kept = in_order.iter().map(|&number| words[number].text);
        let letters = Letters::of(kept.enumerate(), in_order.len());
        PackedField {
            letters,
            words: packed.into(),
            starts: starts.into(),
            common: sets.into(),
            ends: ends.into(),
            rows: rows.into(),
            own,
        }
    }
}
