//! The rows of a block, packed: each different word of a field once, with the rows that have it.
//!
//! What is looked for has no white space, so it can only occur inside a word. Looking at the different words that have its letters, and
//! uniting their rows, takes a fraction of what looking through the text takes.

use std::ops::Range;

use super::arena::END_OF_FIELD;
use super::block_rows::BlockRows;
use super::hits::{Known, Noted, WordPlace};
use super::letters::Letters;
use super::needle::Needle;
use super::own_words::OwnWords;
use super::packing::Packing;

#[derive(Debug, Clone)]
pub(super) struct Segment {
    fields: Box<[PackedField]>,
    rows: BlockRows,
}

/// The words of one field, of which those in many rows come first.
#[derive(Debug, Clone)]
pub(super) struct PackedField {
    pub(super) letters: Letters,
    /// The words, each with an end, those of the most rows first.
    pub(super) words: Box<[u8]>,
    /// Where each of them begins.
    pub(super) starts: Box<[usize]>,
    /// The rows of the first words, which are in so many that a set is shorter than a list.
    pub(super) common: Box<[BlockRows]>,
    /// Where the rows of each of the other words end in `rows`.
    pub(super) ends: Box<[usize]>,
    /// The rows of the other words, one list after the other.
    pub(super) rows: Box<[u16]>,
    /// Besides these, where there are many: the words that are in one row only.
    pub(super) own: Option<OwnWords>,
}

impl PackedField {
    fn word(&self, number: usize) -> &[u8] {
        let end = self.starts.get(number + 1).copied().unwrap_or(self.words.len());
        &self.words[self.starts[number]..end - 1]
    }

    /// The rows of a word that is in few of them.
    fn listed(&self, number: usize) -> &[u16] {
        let start = number.checked_sub(1).map_or(0, |earlier| self.ends[earlier]);
        &self.rows[start..self.ends[number]]
    }

    /// Adds the rows of each of the words with these numbers that has the needle, and notes it.
    fn look_through(
        &self,
        needle: &Needle<'_>,
        field: usize,
        numbers: Range<usize>,
        found: &mut BlockRows,
        hits: &mut Vec<WordPlace>,
    ) {
        let letters = needle.letters();
        self.letters.each_in(letters, numbers, |number| {
            if letters.is_one_letter() || needle.occurs_in_word(self.word(number)) {
                self.add_rows(number, found);
                hits.push(WordPlace { field, number });
            }
        });
    }

    /// Adds the rows of a word.
    fn add_rows(&self, number: usize, found: &mut BlockRows) {
        match number.checked_sub(self.common.len()) {
            None => found.or(&self.common[number]),
            Some(number) => self.listed(number).iter().for_each(|&row| found.insert(row)),
        }
    }

    fn unpack<'s>(&'s self, field: usize, rows: &BlockRows, packing: &mut Packing<'s>) {
        for number in 0..self.starts.len() {
            let word = self.word(number);
            let mut add = |row| {
                if rows.contains(row) {
                    packing.add(field, word, row);
                }
            };
            match number.checked_sub(self.common.len()) {
                None => self.common[number].iter().for_each(&mut add),
                Some(number) => self.listed(number).iter().copied().for_each(&mut add),
            }
        }
        for row in self.own.iter().flat_map(|_| rows.iter()) {
            self.own.iter().flat_map(|own| own.of_row(row)).for_each(|word| packing.add(field, word, row));
        }
    }
}

impl Segment {
    pub(super) fn new(fields: Box<[PackedField]>, rows: BlockRows) -> Self {
        debug_assert!(fields.iter().all(|field| field.words.last().is_none_or(|&last| last == END_OF_FIELD)));
        Self { fields, rows }
    }

    pub(super) const fn rows(&self) -> &BlockRows {
        &self.rows
    }

    /// Forgets a row, for it is gone or has another text by now.
    pub(super) fn remove(&mut self, row: u16) {
        self.rows.remove(row);
    }

    /// Adds to `found` those of the rows `among` in which the word occurs; of others it may add some.
    pub(super) fn find(
        &self,
        needle: &Needle<'_>,
        known: Known<'_>,
        among: &BlockRows,
        found: &mut BlockRows,
    ) -> Noted {
        let mut wanted = among.clone();
        wanted.and(&self.rows);
        let mut here = BlockRows::EMPTY;
        // A letter is in words of nearly every row: those of many rows say it soonest, and then the others say nothing new.
        let common = match known.common {
            Some(words) => self.look_at(words, needle, &mut here),
            None => self.look_through_common(needle, &mut here),
        };
        let listed = match known.listed {
            Some(words) => Some(self.look_at(words, needle, &mut here)),
            None => self.look_through_listed(needle, &wanted, &mut here),
        };
        self.look_at_own(needle, &wanted, &mut here);
        here.and(&self.rows);
        found.or(&here);
        Noted { common: Some(common), listed }
    }

    fn look_through_common(&self, needle: &Needle<'_>, here: &mut BlockRows) -> Vec<WordPlace> {
        let mut hits = Vec::new();
        for (number, field) in self.asked_for(needle) {
            field.look_through(needle, number, 0..field.common.len(), here, &mut hits);
        }
        hits
    }

    /// All words of few rows that have it; none where all rows were known before all words were looked through.
    fn look_through_listed(
        &self,
        needle: &Needle<'_>,
        wanted: &BlockRows,
        here: &mut BlockRows,
    ) -> Option<Vec<WordPlace>> {
        let mut hits = Vec::new();
        for (number, field) in self.asked_for(needle) {
            if here.holds(wanted) {
                return None;
            }
            field.look_through(needle, number, field.common.len()..field.starts.len(), here, &mut hits);
        }
        Some(hits)
    }

    /// The rows that are still in question, by the words that only they have.
    fn look_at_own(&self, needle: &Needle<'_>, wanted: &BlockRows, here: &mut BlockRows) {
        for (_, field) in self.asked_for(needle) {
            let Some(own) = &field.own else { continue };
            let mut left = wanted.clone();
            left.and_not(here);
            own.find(needle, &left, here);
        }
    }

    /// Those of the `words` that have it.
    fn look_at(&self, words: &[WordPlace], needle: &Needle<'_>, here: &mut BlockRows) -> Vec<WordPlace> {
        let mut hits = Vec::with_capacity(words.len());
        for &place in words {
            let field = &self.fields[place.field];
            if needle.occurs_in_word(field.word(place.number)) {
                field.add_rows(place.number, here);
                hits.push(place);
            }
        }
        hits
    }

    fn asked_for(&self, needle: &Needle<'_>) -> impl Iterator<Item = (usize, &PackedField)> {
        self.fields.iter().enumerate().filter(|(number, _)| needle.asks_for(*number))
    }

    /// Gives all its rows to a packing, to be packed together with others.
    pub(super) fn unpack<'s>(&'s self, packing: &mut Packing<'s>) {
        for (number, field) in self.fields.iter().enumerate() {
            field.unpack(number, &self.rows, packing);
        }
    }
}
