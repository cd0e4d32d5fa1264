//! Similar words: those that differ from a searched word by typing errors.
//!
//! An error is a letter too many, missing or wrong, or two neighbours in the wrong order. The word may continue after
//! the searched letters, as in every search; it is taken whole, because its beginning may stand inside other words. The
//! first letter must be right, so that most words need no comparison.

use rustc_hash::FxHashSet;

use crate::fold::fold_long_into;

/// Number of letters from which one error is forgiven, and two.
const ONE_ERROR: usize = 4;
const TWO_ERRORS: usize = 8;
/// Longer words forgive nothing.
const MOST_LETTERS: usize = 40;
/// Longer words of a text, in bytes, are no words that a person wrote.
const MOST_BYTES: usize = 160;
/// Number of similar words that are kept, those with the fewest errors first.
const MOST_WORDS: usize = 16;

/// The similar words of one searched word, collected from the texts that are met.
#[derive(Debug)]
pub struct Similar {
    letters: Vec<char>,
    first: [u8; 4],
    errors: usize,
    found: Vec<(usize, String)>,
    /// Words that were compared already: long texts repeat theirs.
    met: FxHashSet<Box<[u8]>>,
    room: Vec<u8>,
}

impl Similar {
    /// Collects words that are similar to a folded word. `None` for a word that is too short, and for a number.
    pub fn to(word: &str) -> Option<Self> {
        let letters: Vec<char> = word.chars().collect();
        let is_number = letters.iter().all(|letter| !letter.is_alphabetic());
        if is_number || !(ONE_ERROR..=MOST_LETTERS).contains(&letters.len()) {
            return None;
        }
        let errors = if letters.len() < TWO_ERRORS { 1 } else { 2 };
        let mut first = [0; 4];
        letters[0].encode_utf8(&mut first);
        Some(Self { letters, first, errors, found: Vec::new(), met: FxHashSet::default(), room: Vec::new() })
    }

    /// Takes the similar words of a text.
    pub fn meet(&mut self, text: &str) {
        let mut room = std::mem::take(&mut self.room);
        room.clear();
        fold_long_into(text, &mut room);
        self.meet_folded(&room);
        self.room = room;
    }

    /// Takes the similar words of a folded text, whose fields end with a byte that is no UTF-8.
    pub(crate) fn meet_folded(&mut self, text: &[u8]) {
        let (first, length) = (self.first, self.letters[0].len_utf8());
        let least = self.letters.len() - self.errors;
        let is_between = |byte: &u8| (byte.is_ascii() && !byte.is_ascii_alphanumeric()) || *byte == u8::MAX;
        for start in memchr::memchr_iter(first[0], text) {
            if start > 0 && !is_between(&text[start - 1]) {
                continue;
            }
            let rest = &text[start..];
            let word = &rest[..rest.iter().position(is_between).unwrap_or(rest.len())];
            let is_word = (least..=MOST_BYTES).contains(&word.len()) && word.starts_with(&first[..length]);
            if !is_word || self.met.contains(word) {
                continue;
            }
            self.met.insert(word.into());
            if let Ok(word) = std::str::from_utf8(word)
                && let Some(errors) = self.errors_in(word)
            {
                self.keep(errors, word);
            }
        }
    }

    /// The similar words, those with the fewest errors first.
    pub fn into_words(self) -> impl Iterator<Item = String> {
        self.found.into_iter().map(|(_, word)| word)
    }

    fn keep(&mut self, errors: usize, word: &str) {
        let place = self.found.binary_search_by(|(known, text)| (*known, text.as_str()).cmp(&(errors, word)));
        if let Err(place) = place
            && place < MOST_WORDS
        {
            self.found.truncate(MOST_WORDS - 1);
            self.found.insert(place, (errors, word.to_owned()));
        }
    }

    /// The errors of the beginning of `word` that is most similar, at least one. `None` if there are too many, or none.
    fn errors_in(&self, word: &str) -> Option<usize> {
        // The rows of the usual table of distances: one row per letter of the text, one column per searched letter.
        let mut rows = [[0_usize; MOST_LETTERS + 1]; 3];
        let count = self.letters.len();
        (0..=count).for_each(|column| rows[0][column] = column);
        let mut best = self.errors + 1;
        let mut before = None;
        for (number, letter) in word.chars().enumerate().take(count + self.errors) {
            let [last, now, older] = [number % 3, (number + 1) % 3, (number + 2) % 3];
            rows[now][0] = number + 1;
            let mut fewest_here = number + 1;
            for (column, &wanted) in self.letters.iter().enumerate() {
                let wrong = usize::from(letter != wanted);
                let mut errors =
                    (rows[last][column] + wrong).min(rows[last][column + 1] + 1).min(rows[now][column] + 1);
                let is_swapped = column > 0 && before == Some(wanted) && self.letters[column - 1] == letter;
                if is_swapped {
                    errors = errors.min(rows[older][column - 1] + 1);
                }
                rows[now][column + 1] = errors;
                fewest_here = fewest_here.min(errors);
            }
            best = best.min(rows[now][count]);
            // A swap reaches back two rows, so both must be hopeless.
            if fewest_here > self.errors + 1 {
                break;
            }
            before = Some(letter);
        }
        (1..=self.errors).contains(&best).then_some(best)
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_WORDS, Similar};

    fn similar(word: &str, text: &str) -> Vec<String> {
        let mut similar = Similar::to(word).expect("a word with letters");
        similar.meet(text);
        similar.into_words().collect()
    }

    #[test]
    fn one_error_is_forgiven_from_four_letters_and_two_from_eight() {
        for typed in ["izn", "2026", "12345678", &"a".repeat(41)] {
            assert!(Similar::to(typed).is_none(), "{typed}");
        }
        for typed in ["izzin", "izni", "izim", "izun"] {
            assert_eq!(similar(typed, "Perihal IZIN tambang"), ["izin"], "{typed}");
        }
        assert_eq!(similar("izin", "ini igin zin"), ["igin"]);
        assert_eq!(similar("produksi", "poduski prduski"), ["poduski", "prduski"]);
        assert!(similar("royalti", "rolyait").is_empty(), "two errors in seven letters");
    }

    #[test]
    fn a_word_may_continue_and_stand_between_signs() {
        assert_eq!(similar("persetujaun", "(Persetujuannya/RKAB)"), ["persetujuannya"]);
        assert_eq!(similar("mohn", "mohonkan"), ["mohonkan"]);
        assert_eq!(similar("r8k2ba", "R8K2AB"), ["r8k2ab"]);
    }

    #[test]
    fn letters_count_and_not_bytes() {
        assert_eq!(similar("kafés", "Kafè kafeś KAFE\u{301}Z"), ["kafez".replace('e', "é")]);
        assert!(similar("éclat", "eclat").is_empty(), "the first letter must be right");
    }

    #[test]
    fn the_words_with_the_fewest_errors_are_kept() {
        let far: Vec<String> = ('a'..='z').map(|letter| format!("produ{letter}{letter}i")).collect();
        let found = similar("produksi", &format!("{} prodksi", far.join(" ")));
        assert_eq!((found.len(), found[0].as_str()), (MOST_WORDS, "prodksi"));
    }

    /// The number of errors between two texts, by the definition of the distance.
    #[cfg(not(target_family = "wasm"))]
    fn errors(one: &[char], other: &[char]) -> usize {
        let (Some((last, rest)), Some((other_last, other_rest))) = (one.split_last(), other.split_last()) else {
            return one.len() + other.len();
        };
        let wrong = errors(rest, other_rest) + usize::from(last != other_last);
        let mut fewest = wrong.min(errors(rest, other) + 1).min(errors(one, other_rest) + 1);
        if let (Some((before, start)), Some((other_before, other_start))) = (rest.split_last(), other_rest.split_last())
            && (last, before) == (other_before, other_last)
        {
            fewest = fewest.min(errors(start, other_start) + 1);
        }
        fewest
    }

    #[cfg(not(target_family = "wasm"))]
    proptest::proptest! {
        #[test]
        fn a_word_is_similar_if_a_beginning_has_few_errors(typed in "[abé]{4,9}", word in "[abé]{1,10}") {
            let [typed_letters, letters] = [&typed, &word].map(|text| text.chars().collect::<Vec<char>>());
            let allowed = if typed_letters.len() < 8 { 1 } else { 2 };
            let fewest = (1..=letters.len()).map(|end| errors(&typed_letters, &letters[..end])).min();
            let is_similar = fewest.is_some_and(|errors| (1..=allowed).contains(&errors)) && typed_letters[0] == letters[0];
            let expected: Vec<String> = is_similar.then(|| word.clone()).into_iter().collect();
            proptest::prop_assert_eq!(similar(&typed, &word), expected);
        }
    }
}
