//! A cache of the rows that match the last searched words: typing, paging and filtering repeat the same words.

use std::cell::RefCell;
use std::rc::Rc;

use memchr::memmem;

use super::hits::Hits;
use crate::field_mask::FieldMask;
use crate::row_set::RowSet;

/// Enough for the words of a query and the last few letters typed.
pub(super) const KEPT_WORDS: usize = 8;

/// The rows of each of the last words, valid until the text of any row changes.
#[derive(Debug, Clone, Default)]
pub(super) struct KeptMatches {
    /// The most recently used word is last.
    kept: RefCell<Vec<Kept>>,
}

#[derive(Debug, Clone)]
struct Kept {
    word: String,
    fields: FieldMask,
    found: Match,
}

#[derive(Debug, Clone)]
pub(super) struct Match {
    pub(super) rows: Rc<RowSet>,
    pub(super) hits: Rc<Hits>,
}

impl Match {
    pub(super) fn of(rows: RowSet, hits: Hits) -> Self {
        Self { rows: Rc::new(rows), hits: Rc::new(hits) }
    }
}

impl KeptMatches {
    pub(super) fn of(&self, word: &str, fields: FieldMask) -> Option<Rc<RowSet>> {
        let mut kept = self.kept.borrow_mut();
        let place = kept.iter().position(|known| known.fields == fields && known.word == word)?;
        kept[place..].rotate_left(1);
        kept.last().map(|known| Rc::clone(&known.found.rows))
    }

    /// The cached match of the longest text that `word` contains. `word` can only occur in rows of that match.
    pub(super) fn around(&self, word: &str, fields: FieldMask) -> Option<Match> {
        let kept = self.kept.borrow();
        let parts = kept.iter().filter(|known| known.fields == fields && is_part(&known.word, word));
        parts.max_by_key(|known| known.word.len()).map(|known| known.found.clone())
    }

    pub(super) fn keep(&self, word: &str, fields: FieldMask, found: Match) {
        let mut kept = self.kept.borrow_mut();
        if kept.len() == KEPT_WORDS {
            kept.remove(0);
        }
        kept.push(Kept { word: word.to_owned(), fields, found });
    }

    /// Drops the cached packed words, because some rows were packed again.
    pub(super) fn forget_hits(&mut self) {
        self.kept.get_mut().iter_mut().for_each(|kept| kept.found.hits = Rc::default());
    }

    pub(super) fn forget(&mut self) {
        self.kept.get_mut().clear();
    }
}

fn is_part(part: &str, word: &str) -> bool {
    memmem::find(word.as_bytes(), part.as_bytes()).is_some()
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::super::hits::Hits;
    use super::{KEPT_WORDS, KeptMatches, Match};
    use crate::field_mask::FieldMask;
    use crate::row_set::RowSet;

    const TITLE: FieldMask = FieldMask::of(&[0]);

    fn keep(kept: &KeptMatches, word: &str, count: u32) {
        kept.keep(word, TITLE, Match::of(RowSet::first(count), Hits::default()));
    }

    fn count(rows: Option<Rc<RowSet>>) -> Option<u32> {
        rows.map(|rows| rows.len())
    }

    fn around(kept: &KeptMatches, word: &str, fields: FieldMask) -> Option<Rc<RowSet>> {
        kept.around(word, fields).map(|around| around.rows)
    }

    #[test]
    fn a_word_is_cached_for_the_fields_it_was_searched_in() {
        let kept = KeptMatches::default();
        keep(&kept, "izin", 3);
        assert_eq!(count(kept.of("izin", TITLE)), Some(3));
        assert_eq!(count(kept.of("izin", FieldMask::ALL)), None);
        assert_eq!(count(around(&kept, "perizinan", FieldMask::ALL)), None);
    }

    #[test]
    fn the_longest_cached_part_of_a_word_is_used() {
        let kept = KeptMatches::default();
        keep(&kept, "t", 9);
        keep(&kept, "tam", 5);
        keep(&kept, "ta", 7);
        assert_eq!(count(around(&kept, "tambang", TITLE)), Some(5));
        assert_eq!(count(around(&kept, "tolak", TITLE)), Some(9));
        assert_eq!(count(around(&kept, "nikel", TITLE)), None);
    }

    #[test]
    fn the_least_recently_used_word_is_dropped_first() {
        let mut kept = KeptMatches::default();
        for number in 0..KEPT_WORDS {
            keep(&kept, &number.to_string(), 1);
        }
        assert!(kept.of("0", TITLE).is_some());
        keep(&kept, "baru", 1);
        assert!(kept.of("0", TITLE).is_some());
        assert!(kept.of("1", TITLE).is_none());
        kept.forget();
        assert!(kept.of("baru", TITLE).is_none());
    }
}
