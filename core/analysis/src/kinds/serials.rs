//! Serial numbers inside texts such as 'PK-001' and '001/PK/2025'.

use std::ops::Range;

/// Longer runs of digits are ids, not serial numbers.
const MOST_DIGITS: usize = 18;
/// Number of runs of digits that are considered.
pub(super) const MOST_RUNS: usize = 6;

/// A text taken apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Serial<'a> {
    pub(super) before: &'a str,
    pub(super) digits: &'a str,
    pub(super) after: &'a str,
}

impl Serial<'_> {
    pub(super) fn number(self) -> u64 {
        self.digits.bytes().fold(0, |number, digit| number * 10 + u64::from(digit - b'0'))
    }

    /// The text of another number of the same series.
    pub(super) fn with(self, number: u64) -> String {
        let Self { before, digits, after } = self;
        format!("{before}{number:0width$}{after}", width = digits.len())
    }

    /// 'PK-…': the name of the series.
    pub(super) fn series(self) -> String {
        let Self { before, after, .. } = self;
        if before.is_empty() && after.is_empty() { "(tanpa awalan)".to_owned() } else { format!("{before}…{after}") }
    }
}

/// The runs of digits of a text, from left to right.
pub(super) fn runs(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + bytes[at..].iter().position(u8::is_ascii_digit)?;
        let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        at = start + length;
        Some(start..at)
    })
    .filter(|run| run.len() <= MOST_DIGITS)
    .take(MOST_RUNS)
}

/// Takes a text apart at a run of digits, or at its last one if it has fewer.
pub(super) fn split(text: &str, run: usize) -> Option<Serial<'_>> {
    let range = runs(text).take(run + 1).last()?;
    Some(Serial { before: &text[..range.start], digits: &text[range.clone()], after: &text[range.end..] })
}

#[cfg(test)]
mod tests {
    use super::{Serial, split};

    #[test]
    fn a_text_is_taken_apart_at_a_run_of_digits() {
        let serial = split("001/PK/2025", 0).expect("has digits");
        assert_eq!(serial, Serial { before: "", digits: "001", after: "/PK/2025" });
        assert_eq!((serial.number(), serial.with(12).as_str()), (1, "012/PK/2025"));
        assert_eq!(split("PK-7", 3).map(Serial::series).as_deref(), Some("PK-…"));
        assert_eq!(split("é12", 0).map(|serial| serial.with(1_234)).as_deref(), Some("é1234"));
        assert_eq!((split("tanpa", 0), split("1234567890123456789", 0)), (None, None));
    }
}
