//! The rows of a block, packed: each different word of a field once, with the rows that have it.
//!
//! What is looked for has no white space, so it can only occur inside a word. Looking through the different words and uniting their
//! rows takes a fraction of what looking through the text takes.

use super::arena::END_OF_FIELD;
use super::block_rows::BlockRows;
use super::needle::Needle;
use super::packing::Packing;

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

    fn find_common(&self, needle: &Needle<'_>, found: &mut BlockRows) {
        self.each_hit(needle, 0, self.common_end(), &mut |number| found.or(&self.common[number]));
    }

    fn find_listed(&self, needle: &Needle<'_>, found: &mut BlockRows) {
        self.each_hit(needle, self.common.len(), self.words.len(), &mut |number| {
            self.listed(number - self.common.len()).iter().for_each(|&row| found.insert(row));
        });
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

    /// Adds to `found` those of the rows `among` in which the word occurs; of others it may add some.
    pub(super) fn find(&self, needle: &Needle<'_>, among: &BlockRows, found: &mut BlockRows) {
        let fields = || self.fields.iter().enumerate().filter(|(number, _)| needle.asks_for(*number));
        let mut wanted = among.clone();
        wanted.and(&self.rows);
        let mut here = BlockRows::EMPTY;
        // A letter is in words of nearly every row: those of many rows say it soonest, and then the others say nothing new.
        fields().for_each(|(_, field)| field.find_common(needle, &mut here));
        for (_, field) in fields() {
            if here.holds(&wanted) {
                break;
            }
            field.find_listed(needle, &mut here);
        }
        here.and(&self.rows);
        found.or(&here);
    }

    /// Gives all its rows to a packing, to be packed together with others.
    pub(super) fn unpack<'s>(&'s self, packing: &mut Packing<'s>) {
        for (number, field) in self.fields.iter().enumerate() {
            field.unpack(number, &self.rows, packing);
        }
    }
}
