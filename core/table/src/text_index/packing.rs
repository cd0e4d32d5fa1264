//! Packs rows: collects the distinct words of each field with their rows.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use super::block_rows::{BLOCK_ROWS, BlockRows};
use super::own_words::{OwnWords, WORTH_ROWS};
use super::segment::Segment;
use super::vocabulary::{Posting, Vocabulary, WordPlace};

/// From this many rows on, a bitmap of the block takes less memory than a list of two bytes per row.
const COMMON_ROWS: usize = BLOCK_ROWS as usize / 16;

#[derive(Default)]
pub(super) struct Packing<'t> {
    fields: Vec<Words<'t>>,
}

#[derive(Default)]
struct Words<'t> {
    numbers: FxHashMap<&'t [u8], usize>,
    known: Vec<Word<'t>>,
    /// Each row with the number of each of its words; a word counts once per row.
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

    pub(super) fn add_text(&mut self, field: usize, text: &'t [u8], row: u16) {
        for word in text.split(|&byte| byte == b' ').filter(|word| !word.is_empty()) {
            self.add(field, word, row);
        }
    }

    /// Adds a word of a row. Repeats of a word in a row must be added before the word's next row; otherwise the row
    /// counts twice.
    pub(super) fn add(&mut self, field: usize, word: &'t [u8], row: u16) {
        self.fields[field].add(word, row);
    }

    /// Packs `rows` as the block with this number and registers its words in the vocabulary.
    pub(super) fn finish(self, block: u16, rows: BlockRows, vocabulary: &mut Vocabulary) -> Segment {
        let mut kept = Kept::default();
        let fields = self.fields.into_iter().enumerate();
        let own = fields.map(|(field, words)| words.finish(field, block, vocabulary, &mut kept)).collect();
        let Kept { sets, set_words, lists, list_words } = kept;
        Segment {
            rows,
            sets: sets.into(),
            set_words: set_words.into(),
            lists: lists.into(),
            list_words: list_words.into(),
            own,
        }
    }
}

#[derive(Default)]
struct Kept {
    sets: Vec<BlockRows>,
    set_words: Vec<WordPlace>,
    lists: Vec<u16>,
    list_words: Vec<(WordPlace, u32)>,
}

enum Home {
    Own,
    Set(usize),
    /// In the lists; the next row goes to this index.
    List(usize),
}

impl Kept {
    fn room(&mut self, place: WordPlace, rows: usize, block: u16, vocabulary: &mut Vocabulary) -> Home {
        if rows >= COMMON_ROWS {
            vocabulary.post_set(place, Posting { block, len: 0, start: number(self.sets.len()) });
            self.sets.push(BlockRows::EMPTY);
            self.set_words.push(place);
            return Home::Set(self.sets.len() - 1);
        }
        let start = self.lists.len();
        self.lists.resize(start + rows, 0);
        self.list_words.push((place, number(self.lists.len())));
        #[expect(clippy::cast_possible_truncation, reason = "fewer than a sixteenth of a block's rows")]
        vocabulary.post_list(place, Posting { block, len: rows as u16, start: number(start) });
        Home::List(start)
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).expect("a block has fewer than 4 billion words")
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

    /// Stores the words of the field. If many of them occur in a single row only, these are returned instead.
    fn finish(self, field: usize, block: u16, vocabulary: &mut Vocabulary, kept: &mut Kept) -> Option<OwnWords> {
        let Self { known: words, occurrences, .. } = self;
        let own = || words.iter().filter(|word| word.rows == 1);
        let has_own = own().count() >= WORTH_ROWS;
        let mut home = |word: &Word<'_>| {
            if has_own && word.rows == 1 {
                return Home::Own;
            }
            let place = vocabulary.place_of(field, word.text);
            kept.room(place, word.rows, block, vocabulary)
        };
        let mut homes: Vec<Home> = words.iter().map(&mut home).collect();
        for (number, row) in occurrences {
            match &mut homes[number] {
                Home::Own => {}
                Home::Set(set) => kept.sets[*set].insert(row),
                Home::List(next) => {
                    kept.lists[*next] = row;
                    *next += 1;
                }
            }
        }
        has_own.then(|| OwnWords::of(own().map(|word| (word.last_row, word.text)).collect()))
    }
}
