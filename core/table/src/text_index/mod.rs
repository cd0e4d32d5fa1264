//! Substring search over the folded text of every row.
//!
//! Rows are stored in blocks of a few thousand. A new block is searched by scanning its text ([`loose`]). When it is
//! full, [`TextIndex::pack`] collects its distinct words ([`segment`]). Rows that change afterwards are loose again,
//! until enough of them have changed to pack the block again. Changes are found at once, and packing changes no
//! answer.
//!
//! In a packed block a word is compared only if it has all [`letters`] of the searched word. Words of many rows come
//! first, then words of some rows, then words of a single row ([`own_words`]), limited to the rows still undecided.
//!
//! Rows that were loaded together need not be read before the first search: their texts are requested at each search
//! ([`unread`]) until packing has reached them.

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
use crate::similar::Similar;

/// Passes the fields of the row in a slot to a function, in order.
pub type TextsOf<'a> = &'a dyn Fn(u32, &mut dyn FnMut(&str));

/// A search is limited to a set of rows if the set has fewer than one in this many rows of the list. Otherwise all
/// rows are searched and the result is cached.
const ROWS_PER_KEPT_MATCH: u32 = 8;

/// The searchable text of a list's rows.
///
/// Words are compared in their folded form (see [`super::fold`]) and contain no white space. A word never matches
/// across the end of a field.
#[derive(Debug, Clone)]
pub struct TextIndex {
    field_count: usize,
    blocks: Vec<Block>,
    vocabulary: Vocabulary,
    rows: RowSet,
    kept: KeptMatches,
    looking: RefCell<Vec<Looking>>,
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
            looking: RefCell::default(),
        }
    }

    /// An index of `rows` whose texts have not been read.
    ///
    /// Until they are, each search requests the texts from its caller. So use only the methods that take [`TextsOf`],
    /// and let the function return the text that was last reported to the index.
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

    /// Sets the text of the row `slot`. Fields missing from `fields` are empty.
    pub fn set(&mut self, slot: u32, fields: &[&str]) {
        debug_assert!(fields.len() <= self.field_count, "a field that is not indexed");
        let padded = fields.iter().copied().chain(std::iter::repeat("")).take(self.field_count);
        let mut text = self.begin(slot);
        padded.for_each(|field| text.add(field));
    }

    /// Begins a new text for the row `slot`; the caller must add every field.
    pub(crate) fn begin(&mut self, slot: u32) -> RowText<'_> {
        let (block, row) = place(slot);
        self.rows.insert(slot);
        self.forget();
        self.block(block).begin(row)
    }

    /// The folded text of one field; empty if there is no such row or field, or if the row is packed.
    pub(crate) fn folded(&self, slot: u32, field: usize) -> &[u8] {
        let (block, row) = place(slot);
        self.blocks.get(block).and_then(|block| block.loose_fields(row).nth(field)).unwrap_or_default()
    }

    /// Removes the row `slot`.
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

    /// The rows that have a text, even an empty one.
    pub fn rows(&self) -> &RowSet {
        &self.rows
    }

    /// Number of rows whose text is not read yet.
    pub fn unread_rows(&self) -> u32 {
        self.blocks.iter().map(Block::unread_rows).sum()
    }

    /// Packs one block, or reads the texts of one block: about 10 ms of work at most. False when nothing is left to
    /// do.
    pub fn pack(&mut self, texts: TextsOf<'_>) -> bool {
        // Packs a read block before reading another, so that at most one block keeps unpacked text.
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

    /// Like [`Self::matching`]; `texts` gives texts that are not read yet.
    pub fn matching_in(&self, word: &str, fields: FieldMask, texts: Option<TextsOf<'_>>) -> Rc<RowSet> {
        if let Some(known) = self.kept.of(word, fields) {
            return known;
        }
        let around = self.kept.around(word, fields);
        let mut rows = around.as_ref().map_or(&self.rows, |around| &*around.rows).clone();
        let hits = self.keep(word, fields, texts, around.as_ref().map(|around| &*around.hits), &mut rows);
        self.keep_match(word, fields, Match::of(rows, hits))
    }

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

    /// Does a part of the search for `words` in all rows, about 10 ms at most. True when the remaining work is quick.
    pub(crate) fn prepare(&self, words: &[String], fields: FieldMask) -> bool {
        let mut set = self.rows.clone();
        // More words would push each other out of the cache, and the work would never end.
        for word in words.iter().take(KEPT_WORDS) {
            if set.len() <= self.rows.len() / ROWS_PER_KEPT_MATCH {
                return true;
            }
            let Some(known) = self.kept.of(word, fields).or_else(|| self.look(word, fields)) else { return false };
            set.and(&known);
        }
        true
    }

    /// Searches a word in some more blocks; returns its rows when all are searched.
    fn look(&self, word: &str, fields: FieldMask) -> Option<Rc<RowSet>> {
        let mut begun = self.looking.borrow_mut();
        let place = begun.iter().position(|begun| begun.is_of(word, fields));
        let looking = place.map_or_else(|| Looking::begin(self, word, fields), |place| begun.remove(place));
        match looking.step(self) {
            Ok(found) => Some(self.keep_match(word, fields, found)),
            Err(looking) => {
                if begun.len() == KEPT_WORDS {
                    begun.remove(0);
                }
                begun.push(looking);
                None
            }
        }
    }

    fn keep_match(&self, word: &str, fields: FieldMask, found: Match) -> Rc<RowSet> {
        let rows = Rc::clone(&found.rows);
        self.kept.keep(word, fields, found);
        rows
    }

    /// Keeps the rows of `set` that have every folded word in one of `fields`, in any order (decisions §5).
    pub fn narrow(&self, words: &[String], fields: FieldMask, set: &mut RowSet) {
        self.narrow_in(words, fields, None, set);
    }

    /// Like [`Self::narrow`]; `texts` gives texts that are not read yet.
    pub fn narrow_in(&self, words: &[String], fields: FieldMask, texts: Option<TextsOf<'_>>, set: &mut RowSet) {
        for word in words {
            self.retain_matching(word, fields, texts, set);
        }
    }

    /// Collects the similar words of all rows, and possibly some of texts that have changed since.
    pub(crate) fn similar(&self, fields: FieldMask, texts: TextsOf<'_>, similar: &mut Similar) {
        self.vocabulary.similar(fields, similar);
        let asked: Vec<usize> = (0..self.field_count).filter(|field| fields.contains(*field)).collect();
        self.blocks.iter().for_each(|block| block.similar(&asked, texts, similar));
    }

    /// Keeps those of `rows` in which the word occurs; all of them must have a text. Returns the packed words that
    /// match. `known` are the matches of a shorter text that the word contains.
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

    /// Like [`Self::keep`], in some of the blocks.
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

const fn place(slot: u32) -> (usize, u16) {
    ((slot / BLOCK_ROWS) as usize, row_of(slot))
}

#[cfg(test)]
mod tests;
