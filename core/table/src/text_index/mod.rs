//! Substring search over the folded text of every row.
//!
//! Rows lie in blocks of a few thousand. A block is searched as its text was written, by going through all of it ([`loose`]), until
//! it is full and [`TextIndex::pack`] puts its different words together ([`segment`]); what changes afterwards is loose again, and
//! packed anew when it has become much. Each change is found at once, and every answer is the same before and after.
//!
//! In a packed block a word is compared only if it has all [`letters`] of what is looked for. Words of many rows come first, then
//! those of some, then those of one row each ([`own_words`]), of the rows that are still in question by then.
//!
//! Rows that were all there at once need not be taken in before somebody searches: their texts are asked for again and again
//! ([`unread`]), until packing has come to them.

mod arena;
mod block;
mod block_rows;
mod hits;
mod kept_matches;
mod letters;
mod looking;
mod loose;
mod needle;
mod own_words;
mod packing;
mod segment;
mod union;
mod unread;
mod vocabulary;

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

pub(crate) use arena::RowText;
use block::Block;
use block_rows::{BLOCK_ROWS, BLOCK_WORDS, row_of};
use hits::Hits;
use kept_matches::{KEPT_WORDS, KeptMatches, Match};
use looking::Looking;
use needle::Needle;
use vocabulary::Vocabulary;

use crate::field_mask::FieldMask;
use crate::row_set::RowSet;

/// Shows the fields of a row, by its slot, one after the other.
pub type TextsOf<'a> = &'a dyn Fn(u32, &mut dyn FnMut(&str));

/// A word is looked up in a set of rows by itself where these are fewer than one in so many of all.
const ROWS_PER_KEPT_MATCH: u32 = 8;

/// The text by which the rows of one list are searched.
///
/// Words are compared in their folded form (see [`super::fold`]); a word never matches across the end of a field. It has no white
/// space.
#[derive(Debug, Clone)]
pub struct TextIndex {
    field_count: usize,
    blocks: Vec<Block>,
    vocabulary: Vocabulary,
    rows: RowSet,
    kept: KeptMatches,
    looking: RefCell<Option<Looking>>,
}

impl TextIndex {
    /// An empty index of rows with `field_count` fields each.
    pub fn new(field_count: usize) -> Self {
        Self {
            field_count,
            blocks: Vec::new(),
            vocabulary: Vocabulary::new(field_count),
            rows: RowSet::new(),
            kept: KeptMatches::default(),
            looking: RefCell::new(None),
        }
    }

    /// An index of these `rows` before any of their texts has been taken in.
    ///
    /// As long as none is, texts are asked of whoever searches: they are to be as they are then. What is done with this index has to
    /// go through the methods that take [`TextsOf`], and what they take has to show what the index was last told of a row.
    pub fn unread(field_count: usize, rows: &RowSet) -> Self {
        let mut index = Self::new(field_count);
        for slot in rows {
            let (block, row) = place(slot);
            index.block(block).set_unread(row);
        }
        index.rows = rows.clone();
        index
    }

    fn block(&mut self, number: usize) -> &mut Block {
        while self.blocks.len() <= number {
            let next = self.blocks.len();
            self.blocks.push(self.blocks.last().map_or_else(|| Block::new(next), |last| last.alike(next)));
        }
        &mut self.blocks[number]
    }

    /// Gives the row `slot` its text, in place of what it had. A field that is missing from `fields` is empty.
    pub fn set(&mut self, slot: u32, fields: &[&str]) {
        debug_assert!(fields.len() <= self.field_count, "a field that is not indexed");
        let padded = fields.iter().copied().chain(std::iter::repeat("")).take(self.field_count);
        let mut text = self.begin(slot);
        padded.for_each(|field| text.add(field));
    }

    /// Begins the text of the row `slot`, in place of what it had; as many fields are to be added as rows have.
    pub(crate) fn begin(&mut self, slot: u32) -> RowText<'_> {
        let (block, row) = place(slot);
        self.rows.insert(slot);
        self.forget();
        self.block(block).begin(row)
    }

    /// The folded text of one field; empty if there is no such row or field, or it has been packed.
    pub(crate) fn folded(&self, slot: u32, field: usize) -> &[u8] {
        let (block, row) = place(slot);
        self.blocks.get(block).and_then(|block| block.loose_fields(row).nth(field)).unwrap_or_default()
    }

    /// Takes the row `slot` out.
    pub fn clear(&mut self, slot: u32) {
        let (block, row) = place(slot);
        if let Some(block) = self.blocks.get_mut(block) {
            block.clear(row);
        }
        self.rows.remove(slot);
        self.forget();
    }

    fn forget(&mut self) {
        self.kept.forget();
        self.looking.take();
    }

    /// The rows that have text, be it empty.
    pub fn rows(&self) -> &RowSet {
        &self.rows
    }

    /// Packs one block that is worth it, or takes the texts of one in: some 10 ms of work at most. False when nothing is left to do.
    pub fn pack(&mut self, texts: TextsOf<'_>) -> bool {
        // Packed first: so no more than one block's text is ever held as it was written.
        let mut blocks = self.blocks.iter_mut().enumerate();
        if let Some((number, block)) = blocks.find(|(_, block)| block.is_worth_packing()) {
            block.pack(number, self.field_count, &mut self.vocabulary);
            self.kept.forget_hits();
            self.looking.take();
            return true;
        }
        self.blocks.iter_mut().any(|block| block.read(texts))
    }

    /// The rows that have the folded `word` in one of `fields`.
    pub fn matching(&self, word: &str, fields: FieldMask) -> Rc<RowSet> {
        self.matching_in(word, fields, None)
    }

    /// The same, where the texts of all rows can be asked for.
    pub fn matching_in(&self, word: &str, fields: FieldMask, texts: Option<TextsOf<'_>>) -> Rc<RowSet> {
        if let Some(known) = self.kept.of(word, fields) {
            return known;
        }
        let around = self.kept.around(word, fields);
        let mut rows = around.as_ref().map_or(&self.rows, |around| &*around.rows).clone();
        let hits = self.keep(word, fields, texts, around.as_ref().map(|around| &*around.hits), &mut rows);
        self.keep_match(word, fields, Match::of(rows, hits))
    }

    /// Keeps those rows of `set` that have the folded `word` in one of `fields`.
    fn retain_matching(&self, word: &str, fields: FieldMask, texts: Option<TextsOf<'_>>, set: &mut RowSet) {
        if let Some(known) = self.kept.of(word, fields) {
            set.and(&known);
        } else if set.len() <= self.rows.len() / ROWS_PER_KEPT_MATCH {
            set.and(&self.rows);
            self.keep(word, fields, texts, None, set);
        } else {
            set.and(&self.matching_in(word, fields, texts));
        }
    }

    /// Does a part, some 10 ms at most, of looking up `words` in all rows. True when no more is left to do than is quick.
    pub(crate) fn prepare(&self, words: &[String], fields: FieldMask) -> bool {
        let mut set = self.rows.clone();
        // Of more, the rows of the first would be forgotten before those of the last are found.
        for word in words.iter().take(KEPT_WORDS) {
            if set.len() <= self.rows.len() / ROWS_PER_KEPT_MATCH {
                return true;
            }
            let Some(known) = self.kept.of(word, fields).or_else(|| self.look(word, fields)) else { return false };
            set.and(&known);
        }
        true
    }

    /// Looks a word up in some more blocks; the rows that have it, when all are searched.
    fn look(&self, word: &str, fields: FieldMask) -> Option<Rc<RowSet>> {
        let begun = self.looking.take().filter(|begun| begun.is_of(word, fields));
        match begun.unwrap_or_else(|| Looking::begin(self, word, fields)).step(self) {
            Ok(found) => Some(self.keep_match(word, fields, found)),
            Err(looking) => {
                *self.looking.borrow_mut() = Some(looking);
                None
            }
        }
    }

    fn keep_match(&self, word: &str, fields: FieldMask, found: Match) -> Rc<RowSet> {
        let rows = Rc::clone(&found.rows);
        self.kept.keep(word, fields, found);
        rows
    }

    /// Keeps those rows of `set` that have every one of the folded `words` in one of `fields`, in any order (decisions §5).
    pub fn narrow(&self, words: &[String], fields: FieldMask, set: &mut RowSet) {
        self.narrow_in(words, fields, None, set);
    }

    /// The same, where the texts of all rows can be asked for.
    pub fn narrow_in(&self, words: &[String], fields: FieldMask, texts: Option<TextsOf<'_>>, set: &mut RowSet) {
        for word in words {
            self.retain_matching(word, fields, texts, set);
        }
    }

    /// Keeps those of `rows`, all of which have text, in which the word occurs. Where in packed words it does is told, and may be `known`
    /// of a part of it.
    fn keep(
        &self,
        word: &str,
        fields: FieldMask,
        texts: Option<TextsOf<'_>>,
        known: Option<&Hits>,
        rows: &mut RowSet,
    ) -> Hits {
        if word.is_empty() {
            return Hits::default();
        }
        let needle = Needle::new(word, fields, self.field_count);
        let hits = self.hits(&needle, known, rows);
        self.keep_in(0..self.blocks.len(), &needle, texts, &hits, rows);
        hits
    }

    fn hits(&self, needle: &Needle<'_>, known: Option<&Hits>, among: &RowSet) -> Hits {
        Hits::of(needle, known, &self.vocabulary, &self.blocks, among)
    }

    /// The same in some of the blocks.
    fn keep_in(
        &self,
        blocks: Range<usize>,
        needle: &Needle<'_>,
        texts: Option<TextsOf<'_>>,
        hits: &Hits,
        rows: &mut RowSet,
    ) {
        let packed = hits.rows().words().chunks(BLOCK_WORDS).chain(std::iter::repeat(&[] as &[u64]));
        let words = rows.words_mut().chunks_mut(BLOCK_WORDS);
        for ((block, packed), words) in self.blocks.iter().zip(packed).zip(words).take(blocks.end).skip(blocks.start) {
            block.keep(needle, texts, packed, words);
        }
    }
}

/// The block of a slot, and its row in there.
const fn place(slot: u32) -> (usize, u16) {
    ((slot / BLOCK_ROWS) as usize, row_of(slot))
}

#[cfg(test)]
mod tests;
