//! Checks whether bytes in chunks are UTF-8.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Utf8 {
    Whole,
    /// UTF-8 with some invalid bytes: there are at least as many multi-byte characters. Text in another encoding
    /// hardly ever has one.
    Damaged,
    Other,
}

#[derive(Debug)]
pub(super) struct Utf8Check {
    /// Number of multi-byte characters.
    long: u64,
    /// Number of runs of invalid bytes.
    wrong: u64,
    /// The first bytes of a character that the last chunk cut in two.
    cut: Vec<u8>,
}

impl Utf8Check {
    pub(super) const fn new() -> Self {
        Self { long: 0, wrong: 0, cut: Vec::new() }
    }

    pub(super) fn feed(&mut self, bytes: &[u8]) {
        if self.cut.is_empty() {
            self.cut = self.count(bytes).to_vec();
            return;
        }
        // Joins only the rest of the cut character, not the whole chunk.
        let (head, rest) =
            bytes.split_at(bytes.iter().take_while(|byte| is_continuation(**byte)).count().min(MAX_REST));
        let mut joined = std::mem::take(&mut self.cut);
        joined.extend_from_slice(head);
        let cut = self.count(&joined).to_vec();
        if rest.is_empty() {
            self.cut = cut;
        } else {
            self.wrong += u64::from(!cut.is_empty());
            self.cut = self.count(rest).to_vec();
        }
    }

    /// Counts characters and errors; returns an incomplete character at the end.
    fn count<'a>(&mut self, bytes: &'a [u8]) -> &'a [u8] {
        let mut rest = bytes;
        loop {
            match std::str::from_utf8(rest) {
                Ok(text) => {
                    self.long += long_characters(text.as_bytes());
                    return &[];
                }
                Err(error) => {
                    let (valid, after) = rest.split_at(error.valid_up_to());
                    self.long += long_characters(valid);
                    let Some(length) = error.error_len() else { return after };
                    self.wrong += 1;
                    rest = &after[length..];
                }
            }
        }
    }

    pub(super) fn finish(&self) -> Utf8 {
        match self.wrong + u64::from(!self.cut.is_empty()) {
            0 => Utf8::Whole,
            wrong if wrong <= self.long => Utf8::Damaged,
            _ => Utf8::Other,
        }
    }
}

/// Maximum number of bytes after the first byte of a character.
const MAX_REST: usize = 3;

const fn is_continuation(byte: u8) -> bool {
    byte & 0b1100_0000 == 0b1000_0000
}

fn long_characters(valid: &[u8]) -> u64 {
    if valid.is_ascii() { 0 } else { valid.iter().filter(|byte| **byte >= 0b1100_0000).count() as u64 }
}

#[cfg(test)]
mod tests {
    use super::{Utf8, Utf8Check};

    fn check(chunks: &[&[u8]]) -> Utf8 {
        let mut check = Utf8Check::new();
        for chunk in chunks {
            check.feed(chunk);
        }
        check.finish()
    }

    #[test]
    fn a_character_may_be_cut_anywhere() {
        let text = "a é € 😀 z".as_bytes();
        for first in 0..=text.len() {
            for second in first..=text.len() {
                let chunks = [&text[..first], &text[first..second], &text[second..]];
                assert_eq!(check(&chunks), Utf8::Whole, "{first} {second}");
            }
        }
    }

    #[test]
    fn invalid_bytes_are_found_across_chunks() {
        for chunks in [
            &[&b"caf\xe9"[..]][..],
            &[b"caf\xe9", b"s"],
            &[b"caf\xc3", b""],
            &[b"\xe9", b"a", b"b"],
            &[b"\xff\xff", "é".as_bytes()],
        ] {
            assert_eq!(check(chunks), Utf8::Other, "{chunks:?}");
        }
    }

    #[test]
    fn utf8_with_a_few_invalid_bytes_is_damaged() {
        let text = [&b"\xff"[..], "é – π".as_bytes()].concat();
        for at in 0..=text.len() {
            assert_eq!(check(&[&text[..at], &text[at..]]), Utf8::Damaged, "{at}");
        }
    }
}
