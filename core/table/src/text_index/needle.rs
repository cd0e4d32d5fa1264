use memchr::memchr;
use memchr::memmem::Finder;

use super::arena::END_OF_FIELD;
use super::letters::LookedFor;
use crate::field_mask::FieldMask;

/// A folded word without white space, and the fields to search.
pub(super) struct Needle<'w> {
    finder: Finder<'w>,
    letters: LookedFor,
    fields: FieldMask,
    field_count: usize,
}

impl<'w> Needle<'w> {
    pub(super) fn new(word: &'w str, fields: FieldMask, field_count: usize) -> Self {
        Self { finder: Finder::new(word), letters: LookedFor::of(word.as_bytes()), fields, field_count }
    }

    pub(super) fn find(&self, bytes: &[u8]) -> Option<usize> {
        self.finder.find(bytes)
    }

    pub(super) fn len(&self) -> usize {
        self.finder.needle().len()
    }

    pub(super) const fn letters(&self) -> &LookedFor {
        &self.letters
    }

    /// True if the needle occurs in `word`; for so few bytes a comparison is faster than a search.
    pub(super) fn occurs_in_word(&self, word: &[u8]) -> bool {
        let Some((&first, rest)) = self.finder.needle().split_first() else { return true };
        let Some(last_start) = word.len().checked_sub(rest.len() + 1) else { return false };
        (0..=last_start).any(|start| word[start] == first && word[start + 1..].starts_with(rest))
    }

    pub(super) fn asks_for(&self, field: usize) -> bool {
        self.fields.contains(field)
    }

    pub(super) fn asks_for_all_fields(&self) -> bool {
        self.fields.covers(self.field_count)
    }

    pub(super) fn occurs_in(&self, row: &[u8]) -> bool {
        if self.asks_for_all_fields() {
            return self.find(row).is_some();
        }
        let mut texts = row.split(|&byte| byte == END_OF_FIELD).enumerate();
        texts.any(|(field, text)| self.asks_for(field) && self.find(text).is_some())
    }
}

/// Number of bytes to the end of the field at the start of `bytes`.
pub(super) fn field_rest(bytes: &[u8]) -> usize {
    memchr(END_OF_FIELD, bytes).unwrap_or(bytes.len())
}
