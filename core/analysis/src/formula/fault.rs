//! Mistakes in a formula, with their place.

/// A stretch of a formula in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Span {
    /// The first character, counted from 0.
    pub(super) at: usize,
    pub(super) length: usize,
}

impl Span {
    /// From the beginning of this stretch to the end of a later one.
    pub(super) const fn to(self, last: Self) -> Self {
        let end = last.at + last.length;
        Self { at: self.at, length: end.saturating_sub(self.at) }
    }
}

/// A mistake: what it is, and what to do, in one or two Indonesian sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) span: Span,
    pub(super) message: String,
}

impl Fault {
    pub(super) fn new(span: Span, message: impl Into<String>) -> Self {
        Self { span, message: message.into() }
    }
}
