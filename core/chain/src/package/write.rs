//! Writes the data of a package.

use super::{CLOSING, FIRST_WORDS, OPENING, SIGNED, UNSIGNED, page_digest};
use crate::Digest;

/// A page without data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page<'a> {
    /// The page up to the end of [`OPENING`].
    pub before: &'a str,
    /// The page from [`CLOSING`] on.
    pub after: &'a str,
}

impl<'a> Page<'a> {
    /// Splits an empty page; `None` if it has no place for data.
    pub fn split(page: &'a str) -> Option<Self> {
        let start = page.find(OPENING)? + OPENING.len();
        let (before, after) = page.split_at(start);
        after.starts_with(CLOSING).then_some(Self { before, after })
    }
}

/// Lines of a package while they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    first: String,
    head: Digest,
}

impl Lines {
    /// Begins the data of a page.
    pub fn new(page: Page<'_>) -> Self {
        let digest = page_digest(page.before.as_bytes(), page.after.as_bytes());
        let first = format!("{FIRST_WORDS}{digest}");
        let head = Digest::of(first.as_bytes());
        Self { first, head }
    }

    /// The first line.
    pub fn first(&self) -> String {
        format!("{}\n", self.first)
    }

    /// The head after one more entry with this digest of its text, which must be one line. The line of the entry is the
    /// head, a space, and the text.
    pub fn head_after(&mut self, text: Digest) -> Digest {
        self.head = self.head.then(text);
        self.head
    }

    /// The head after the entries so far.
    pub const fn head(&self) -> Digest {
        self.head
    }

    /// The last line, from key and signature in hexadecimal.
    pub fn last(signature: Option<(&str, &str)>) -> String {
        signature.map_or_else(|| format!("{UNSIGNED}\n"), |(key, signature)| format!("{SIGNED}{key} {signature}\n"))
    }
}
