//! Words that occur in a single row, such as codes and numbers, stored by row.
//!
//! A search visits only the rows in question that have all letters of the searched word.

use super::arena::END_OF_FIELD;
use super::block_rows::{BLOCK_ROWS, BLOCK_WORDS, BlockRows};
use super::letters::Letters;
use super::needle::Needle;

const ROWS: usize = BLOCK_ROWS as usize;

/// Minimum number of words: below it, the letter filter takes more memory than the words.
pub(super) const WORTH_ROWS: usize = ROWS / 4;

#[derive(Debug, Clone)]
pub(super) struct OwnWords {
    /// The words of all rows, each followed by an end mark.
    words: Box<[u8]>,
    places: Places,
    letters: Letters,
    /// Length of the longest word: no word contains a longer text.
    longest: usize,
}

#[derive(Debug, Clone)]
enum Places {
    /// Each row has this many bytes, padded with end marks; this saves one lookup.
    Even(usize),
    /// Start of each row's words, and the end of the last row.
    Starts(Box<[u32]>),
}

impl OwnWords {
    pub(super) fn of(mut words: Vec<(u16, &[u8])>) -> Self {
        words.sort_by_key(|&(row, _)| row);
        let mut text = Vec::with_capacity(words.iter().map(|(_, word)| word.len() + 1).sum());
        let mut starts = Vec::with_capacity(ROWS + 1);
        for &(row, word) in &words {
            starts.resize(usize::from(row) + 1, place(&text));
            text.extend_from_slice(word);
            text.push(END_OF_FIELD);
        }
        starts.resize(ROWS + 1, place(&text));
        let numbered = words.iter().map(|&(row, word)| (usize::from(row), word));
        let letters = Letters::of(numbered, ROWS);
        let longest = words.iter().map(|(_, word)| word.len()).max().unwrap_or_default();
        let widest = starts.windows(2).map(|ends| (ends[1] - ends[0]) as usize).max().unwrap_or_default();
        if widest * ROWS > text.len() + size_of_val(starts.as_slice()) {
            return Self { words: text.into(), places: Places::Starts(starts.into()), letters, longest };
        }
        let mut even = vec![END_OF_FIELD; widest * ROWS];
        for (row, ends) in starts.windows(2).enumerate() {
            let words = &text[ends[0] as usize..ends[1] as usize];
            even[row * widest..][..words.len()].copy_from_slice(words);
        }
        Self { words: even.into(), places: Places::Even(widest), letters, longest }
    }

    pub(super) fn find(&self, needle: &Needle<'_>, among: &BlockRows, found: &mut BlockRows) {
        if needle.len() > self.longest {
            return;
        }
        let letters = needle.letters();
        let within = |at| among.word(at);
        self.letters.each_with(letters, 0..BLOCK_WORDS, within, |row| {
            if letters.is_one_letter() || needle.occurs_in_word(self.text(row)) {
                #[expect(clippy::cast_possible_truncation, reason = "a block has 2,048 rows")]
                found.insert(row as u16);
            }
        });
    }

    /// The words of all rows, with end marks between them.
    pub(super) fn words(&self) -> &[u8] {
        &self.words
    }

    pub(super) fn of_row(&self, row: u16) -> impl Iterator<Item = &[u8]> {
        let words = self.text(usize::from(row)).split(|&byte| byte == END_OF_FIELD);
        words.filter(|word| !word.is_empty())
    }

    fn text(&self, row: usize) -> &[u8] {
        match &self.places {
            Places::Even(length) => &self.words[row * length..][..*length],
            Places::Starts(starts) => &self.words[starts[row] as usize..starts[row + 1] as usize],
        }
    }
}

/// Position of the next word.
fn place(text: &[u8]) -> u32 {
    u32::try_from(text.len()).expect("a block's text is shorter than 4 GiB")
}

#[cfg(test)]
mod tests {
    use super::super::block_rows::BlockRows;
    use super::super::needle::Needle;
    use super::{OwnWords, Places};
    use crate::field_mask::FieldMask;

    fn rows(of: &[u16]) -> BlockRows {
        let mut rows = BlockRows::EMPTY;
        for &row in of {
            rows.insert(row);
        }
        rows
    }

    fn found(words: &OwnWords, looked_for: &str, among: &[u16]) -> Vec<u16> {
        let mut found = BlockRows::EMPTY;
        words.find(&Needle::new(looked_for, FieldMask::ALL, 1), &rows(among), &mut found);
        found.iter().collect()
    }

    #[test]
    fn only_the_given_rows_are_found_by_their_own_words() {
        let words = [(7, "k7q2mp"), (0, "blok"), (2_047, "q7k"), (7, "4821"), (64, "k-7")];
        let words = OwnWords::of(words.map(|(row, word)| (row, word.as_bytes())).to_vec());
        let all = [0, 7, 63, 64, 2_047];
        assert_eq!(found(&words, "k7", &all), [7]);
        assert_eq!(found(&words, "7", &all), [7, 64, 2_047]);
        assert_eq!(found(&words, "k", &all), [0, 7, 64, 2_047]);
        assert_eq!(found(&words, "k", &[63, 64]), [64]);
        assert_eq!(found(&words, "482", &all), [7]);
        assert_eq!(found(&words, "p4", &all), [0; 0], "no word reaches into another");
        assert!(matches!(words.places, Places::Starts(_)));
        assert_eq!(words.of_row(7).collect::<Vec<_>>(), [b"k7q2mp".as_slice(), b"4821"]);
        assert_eq!(words.of_row(8).count(), 0);
    }

    #[test]
    fn codes_of_equal_length_are_stored_without_start_offsets() {
        let codes: Vec<_> = (0..2_048).filter(|row| row % 5 != 3).map(|row: u16| (row, format!("k{row:05}"))).collect();
        let words = OwnWords::of(codes.iter().map(|(row, code)| (*row, code.as_bytes())).collect());
        assert!(matches!(words.places, Places::Even(7)));
        assert_eq!(found(&words, "k0001", &[9, 10, 11, 12, 13, 19, 20]), [10, 11, 12, 19]);
        assert_eq!(words.of_row(2_047).collect::<Vec<_>>(), [b"k02047"]);
        assert_eq!(words.of_row(13).count(), 0);
    }
}
