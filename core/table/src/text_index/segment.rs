//! The packed rows of a block: for each word, the rows that contain it.
//!
//! A searched word has no white space, so it can only occur inside a word. Searching the distinct words
//! ([`super::vocabulary`]) and uniting their rows takes a fraction of the time of a scan.

use super::block_rows::BlockRows;
use super::needle::Needle;
use super::own_words::OwnWords;
use super::packing::Packing;
use super::vocabulary::{Texts, Vocabulary, WordPlace};

#[derive(Debug, Clone)]
pub(super) struct Segment {
    /// The rows that were packed and have not changed since.
    pub(super) rows: BlockRows,
    /// The rows of frequent words, for which a bitmap is shorter than a list.
    pub(super) sets: Box<[BlockRows]>,
    /// The words of `sets`.
    pub(super) set_words: Box<[WordPlace]>,
    /// The rows of the other words, one list after the other.
    pub(super) lists: Box<[u16]>,
    /// The words of `lists`, each with the end of its list.
    pub(super) list_words: Box<[(WordPlace, u32)]>,
    /// By field: the words that occur in one row only, if there are many.
    pub(super) own: Box<[Option<OwnWords>]>,
}

impl Segment {
    pub(super) const fn rows(&self) -> &BlockRows {
        &self.rows
    }

    pub(super) fn set(&self, number: u32) -> &BlockRows {
        &self.sets[number as usize]
    }

    pub(super) fn list(&self, start: u32, len: u16) -> &[u16] {
        &self.lists[start as usize..][..usize::from(len)]
    }

    /// The segment's words, except those in [`Self::own`].
    pub(super) fn words(&self) -> impl Iterator<Item = WordPlace> {
        self.set_words.iter().copied().chain(self.list_words.iter().map(|(place, _)| *place))
    }

    pub(super) fn remove(&mut self, row: u16) {
        self.rows.remove(row);
    }

    /// Adds to `found` the rows of `among` in which the word occurs, and possibly other rows. `packed` are the rows of
    /// the matching words; some of them may have changed since.
    pub(super) fn find(&self, needle: &Needle<'_>, packed: &BlockRows, among: &BlockRows, found: &mut BlockRows) {
        let mut here = packed.clone();
        here.and(&self.rows);
        for own in
            self.own.iter().enumerate().filter(|(field, _)| needle.asks_for(*field)).filter_map(|(_, own)| own.as_ref())
        {
            let mut left = among.clone();
            left.and(&self.rows);
            left.and_not(&here);
            own.find(needle, &left, &mut here);
        }
        found.or(&here);
    }

    pub(super) fn texts(&self, vocabulary: &Vocabulary) -> Texts {
        let mut texts = Texts::default();
        for place in self.words() {
            texts.push(vocabulary.text(place));
        }
        texts
    }

    /// Passes all rows of the segment to `packing`, which packs them with others; `texts` are the texts of
    /// [`Self::words`].
    pub(super) fn unpack<'s>(&'s self, texts: &'s Texts, packing: &mut Packing<'s>) {
        let texts = (0..).map(|number| texts.get(number));
        let mut add = |place: WordPlace, text, row| {
            if self.rows.contains(row) {
                packing.add(place.field, text, row);
            }
        };
        let of_sets = self.set_words.iter().zip(&self.sets);
        for ((place, rows), text) in of_sets.zip(texts.clone()) {
            rows.iter().for_each(|row| add(*place, text, row));
        }
        let mut start = 0;
        for ((place, end), text) in self.list_words.iter().zip(texts.skip(self.sets.len())) {
            self.lists[start..*end as usize].iter().for_each(|&row| add(*place, text, row));
            start = *end as usize;
        }
        for (field, own) in self.own.iter().enumerate() {
            for row in own.iter().flat_map(|_| self.rows.iter()) {
                own.iter().flat_map(|own| own.of_row(row)).for_each(|word| packing.add(field, word, row));
            }
        }
    }
}
