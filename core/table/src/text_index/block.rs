//! A range of rows. Each row is packed, loose (new, or changed since packing), or not yet read.

use super::TextsOf;
use super::arena::RowText;
use super::block_rows::{BLOCK_ROWS, BlockRows};
use super::loose::Loose;
use super::needle::Needle;
use super::packing::Packing;
use super::segment::Segment;
use super::unread::Unread;
use super::vocabulary::Vocabulary;
use crate::similar::Similar;

/// A block is packed when it is nearly full; until then a plain scan is faster.
const ROWS_WORTH_PACKING: u32 = BLOCK_ROWS / 4 * 3;
/// A packed block is packed again when this many of its rows have changed.
const ROWS_WORTH_PACKING_AGAIN: u32 = BLOCK_ROWS / 16;

#[derive(Debug, Clone)]
pub(super) struct Block {
    packed: Option<Segment>,
    loose: Loose,
    unread: Unread,
}

impl Block {
    pub(super) fn new(number: usize) -> Self {
        Self { packed: None, loose: Loose::new(), unread: Unread::of_block(number) }
    }

    /// An empty block with the text capacity of this one, so that a long list does not reallocate as it grows.
    pub(super) fn alike(&self, number: usize) -> Self {
        Self { loose: Loose::with_room(self.loose.text_len()), ..Self::new(number) }
    }

    pub(super) fn set_unread(&mut self, row: u16) {
        self.unread.insert(row);
    }

    pub(super) fn unread_rows(&self) -> u32 {
        self.unread.rows().len()
    }

    /// Reads all texts that were not read yet. False if there are none.
    pub(super) fn read(&mut self, texts: TextsOf<'_>) -> bool {
        let has_some = self.unread.rows().len() > 0;
        self.unread.read(texts, &mut self.loose);
        has_some
    }

    pub(super) fn begin(&mut self, row: u16) -> RowText<'_> {
        if let Some(packed) = &mut self.packed {
            packed.remove(row);
        }
        self.unread.remove(row);
        self.loose.begin(row)
    }

    pub(super) fn clear(&mut self, row: u16) {
        if let Some(packed) = &mut self.packed {
            packed.remove(row);
        }
        self.unread.remove(row);
        self.loose.erase(row);
    }

    pub(super) fn loose_fields(&self, row: u16) -> impl Iterator<Item = &[u8]> {
        self.loose.fields(row)
    }

    pub(super) const fn packed(&self) -> Option<&Segment> {
        self.packed.as_ref()
    }

    /// Keeps in `words`, the block's part of a row set, the rows in which the needle occurs. `packed` holds the block's
    /// rows whose packed words match.
    pub(super) fn keep(&self, needle: &Needle<'_>, texts: Option<TextsOf<'_>>, packed: &[u64], words: &mut [u64]) {
        if words.iter().all(|&word| word == 0) {
            return;
        }
        let among = BlockRows::of_words(words);
        let mut found = BlockRows::EMPTY;
        self.loose.find(needle, &among, &mut found);
        if let Some(texts) = texts {
            self.unread.find(needle, texts, &among, &mut found);
        }
        if let Some(segment) = &self.packed {
            segment.find(needle, &BlockRows::of_words(packed), &among, &mut found);
        }
        found.keep_in(words);
    }

    /// Collects the similar words of these fields, except the packed ones of several rows.
    pub(super) fn similar(&self, fields: &[usize], texts: TextsOf<'_>, similar: &mut Similar) {
        for row in self.loose.rows().iter() {
            let asked = self.loose.fields(row).enumerate().filter(|(field, _)| fields.contains(field));
            asked.for_each(|(_, text)| similar.meet_folded(text));
        }
        self.unread.similar(fields, texts, similar);
        let own = self.packed.iter().flat_map(|packed| packed.own.iter().enumerate());
        for (_, own) in own.filter(|(field, _)| fields.contains(field)) {
            if let Some(own) = own {
                similar.meet_folded(own.words());
            }
        }
    }

    pub(super) fn is_worth_packing(&self) -> bool {
        let worth = if self.packed.is_some() { ROWS_WORTH_PACKING_AGAIN } else { ROWS_WORTH_PACKING };
        self.loose.rows().len() >= worth
    }

    pub(super) fn pack(&mut self, number: usize, field_count: usize, vocabulary: &mut Vocabulary) {
        let number = u16::try_from(number).expect("no memory has room for 134 million rows");
        let mut packing = Packing::new(field_count);
        let mut rows = self.loose.rows().clone();
        let packed = self.packed.take();
        let texts = packed.as_ref().map(|packed| packed.texts(vocabulary)).unwrap_or_default();
        if let Some(packed) = &packed {
            packed.words().for_each(|place| vocabulary.withdraw(place, number));
            packed.unpack(&texts, &mut packing);
            rows.or(packed.rows());
        }
        for row in self.loose.rows().iter() {
            for (field, text) in self.loose.fields(row).enumerate() {
                packing.add_text(field, text, row);
            }
        }
        self.packed = Some(packing.finish(number, rows, vocabulary));
        self.loose = Loose::new();
    }
}
