//! The rows of a block, packed: each different word of a field once, with the rows that have it.
//!
//! What is looked for has no white space, so it can only occur inside a word. Looking through the different words and uniting their
//! rows takes a fraction of what looking through the text takes.

use super::arena::END_OF_FIELD;
use super::block_rows::BlockRows;
use super::hits::{Known, Noted, WordPlace};
use super::needle::Needle;
use super::packing::Packing;

/// To ask for the texts of so few rows is quicker than to look through all words of the block.
pub(super) const ASKED_ROWS: u32 = 8;

/// Adds those of some rows of the block that have what is looked for, by their texts.
pub(super) type Ask<'a> = &'a dyn Fn(&BlockRows, &mut BlockRows);

#[derive(Debug, Clone)]
pub(super) struct Segment {
    fields: Box<[PackedField]>,
    rows: BlockRows,
}

/// The words of one field.
#[derive(Debug, Clone)]
pub(super) struct PackedField {
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

    /// Where the words end that are in many rows.
    fn common_end(&self) -> usize {
        self.starts.get(self.common.len()).copied().unwrap_or(self.words.len())
    }

    /// Names each word in which the needle occurs: from the one with the number `first` to the one that ends at `end`.
    fn each_hit(&self, needle: &Needle<'_>, first: usize, end: usize, hit: &mut dyn FnMut(usize)) {
        let Some(&start) = self.starts.get(first) else { return };
        let (mut from, mut number) = (start, first);
        while let Some(distance) = needle.find(&self.words[from..end]) {
            number += gallop(&self.starts[number..], from + distance);
            hit(number);
            number += 1;
            match self.starts.get(number) {
                Some(&next) if next < end => from = next,
                _ => break,
            }
        }
    }

    /// Adds the rows of each word that has the needle, from the one with the number `first` to the one that ends at `end`, and notes it.
    fn look_through(
        &self,
        needle: &Needle<'_>,
        field: usize,
        (first, end): (usize, usize),
        found: &mut BlockRows,
        hits: &mut Vec<WordPlace>,
    ) {
        self.each_hit(needle, first, end, &mut |number| {
            self.add_rows(number, found);
            hits.push(WordPlace { field, number });
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
    }
}

/// The last of the ascending `starts`, the first of which is not behind `place`, that is not behind it: looked for near the beginning
/// first, as hits mostly come close together.
fn gallop(starts: &[usize], place: usize) -> usize {
    let mut reach = 1;
    while starts.get(reach).is_some_and(|&start| start <= place) {
        reach *= 2;
    }
    let (low, high) = (reach / 2, reach.min(starts.len()));
    low + starts[low..high].partition_point(|&start| start <= place) - 1
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

    /// Adds to `found` those of the rows `among` in which the word occurs; of others it may add some. Of few rows that are still in
    /// question in the end `ask`, if it can be asked, tells which have it.
    pub(super) fn find(
        &self,
        needle: &Needle<'_>,
        known: Known<'_>,
        ask: Option<Ask<'_>>,
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
            None => self.look_through_listed(needle, ask, &wanted, &mut here),
        };
        here.and(&self.rows);
        found.or(&here);
        Noted { common: Some(common), listed }
    }

    fn look_through_common(&self, needle: &Needle<'_>, here: &mut BlockRows) -> Vec<WordPlace> {
        let mut hits = Vec::new();
        for (number, field) in self.asked_for(needle) {
            field.look_through(needle, number, (0, field.common_end()), here, &mut hits);
        }
        hits
    }

    /// All words of few rows that have it; none where all rows were known before all words were looked through.
    fn look_through_listed(
        &self,
        needle: &Needle<'_>,
        ask: Option<Ask<'_>>,
        wanted: &BlockRows,
        here: &mut BlockRows,
    ) -> Option<Vec<WordPlace>> {
        let mut left = wanted.clone();
        left.and_not(here);
        if let Some(ask) = ask.filter(|_| left.len() <= ASKED_ROWS) {
            ask(&left, here);
            return None;
        }
        let mut hits = Vec::new();
        for (number, field) in self.asked_for(needle) {
            if here.holds(wanted) {
                return None;
            }
            field.look_through(needle, number, (field.common.len(), field.words.len()), here, &mut hits);
        }
        Some(hits)
    }

    /// Those of the `words` that have it.
    fn look_at(&self, words: &[WordPlace], needle: &Needle<'_>, here: &mut BlockRows) -> Vec<WordPlace> {
        let mut hits = Vec::with_capacity(words.len());
        for &place in words {
            let field = &self.fields[place.field];
            if needle.find(field.word(place.number)).is_some() {
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
