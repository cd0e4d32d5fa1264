//! The places of one item where words were found.

use std::ops::Range;

use crate::table::saturated;

/// Number of places that are named for one item.
pub(super) const MOST_PLACES: u32 = 3;

/// Quality of an item's match, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// The name has all words.
    Name,
    /// One passage or row has all words.
    Passage,
    /// The words are spread over the item.
    Spread,
}

/// A place where words were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The description.
    Description,
    /// The name of a dataset's file.
    FileName,
    /// The headings of a dataset's columns.
    Headings,
    /// A section's title.
    Title(usize),
    /// Bytes of a section's body.
    Passage {
        /// Index of the section.
        section: usize,
        /// Bytes of the passage.
        bytes: Range<usize>,
        /// Index of the paragraph in the section.
        paragraph: u32,
    },
    /// A row of a dataset, found with these words.
    Row {
        /// Index of the row.
        row: u32,
        /// The words as a mask.
        words: u64,
    },
}

/// The places of an item that has all words.
#[derive(Clone, Debug)]
pub struct Matched {
    /// Quality of the match.
    pub rank: Rank,
    /// Number of places.
    pub count: u32,
    /// The first places.
    pub places: Vec<Place>,
}

/// The places with all words, with all words that name and company lack, and with any of these.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) name: u64,
    /// Words that neither the name nor the company has.
    pub(super) rest: u64,
    /// Words found anywhere.
    pub(super) anywhere: u64,
    pub(super) whole: Places,
    pub(super) partial: Places,
    pub(super) single: Places,
}

#[derive(Debug, Default)]
pub(super) struct Places {
    pub(super) count: u32,
    /// With the number of words at each place, most words first.
    pub(super) first: Vec<(u32, Place)>,
}

impl Places {
    pub(super) fn add(&mut self, words: u64, place: Place) {
        self.count += 1;
        let words = words.count_ones();
        let at = self.first.iter().position(|(other, _)| *other < words).unwrap_or(self.first.len());
        if saturated(at) < MOST_PLACES {
            self.first.insert(at, (words, place));
            self.first.truncate(MOST_PLACES as usize);
        }
    }

    pub(super) fn add_rows(&mut self, count: u32, words: u64, rows: impl Iterator<Item = u32>) {
        let before = self.count;
        for row in rows {
            self.add(words, Place::Row { row, words });
        }
        self.count = before + count;
    }
}

impl Tally {
    pub(super) fn add(&mut self, all: u64, words: u64, place: Place) {
        self.anywhere |= words;
        if words == 0 {
            return;
        }
        let rest = words & self.rest;
        if words == all {
            self.whole.add(words, place);
        } else if rest != 0 && rest == self.rest {
            self.partial.add(words, place);
        } else if rest != 0 {
            self.single.add(rest, place);
        }
    }

    pub(super) fn finish(self, all: u64) -> Option<Matched> {
        if self.anywhere != all {
            return None;
        }
        let rank = match self.name == all {
            true => Rank::Name,
            false if self.whole.count > 0 => Rank::Passage,
            false => Rank::Spread,
        };
        let classes = [self.whole, self.partial, self.single];
        let Places { count, first } = classes.into_iter().find(|places| places.count > 0).unwrap_or_default();
        Some(Matched { rank, count, places: first.into_iter().map(|(_, place)| place).collect() })
    }
}
