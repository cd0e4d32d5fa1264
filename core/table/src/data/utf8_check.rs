//! Whether bytes that come in chunks are UTF-8.

/// What the bytes are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Utf8 {
    /// UTF-8.
    Whole,
    /// UTF-8 but for some bytes: there are more characters that only UTF-8 has than bytes that it cannot have.
    Damaged,
    /// Something else.
    Other,
}

#[derive(Debug)]
pub(super) struct Utf8Check {
    /// Characters of more than one byte.
    long: u64,
    /// Runs of bytes that are no characters.
    wrong: u64,
    /// The beginning of a character that the last chunk cut through.
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
        // The rest of the character that was cut, and not the whole chunk, is put behind it.
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

    /// Counts what is in the bytes; returns the beginning of a character at their end.
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

    /// What everything that was fed is.
    pub(super) fn finish(&self) -> Utf8 {
        match self.wrong + u64::from(!self.cut.is_empty()) {
            0 => Utf8::Whole,
            wrong if wrong < self.long => Utf8::Damaged,
            _ => Utf8::Other,
        }
    }
}

/// The most bytes that follow the first one of a character.
const MAX_REST: usize = 3;

const fn is_continuation(byte: u8) -> bool {
    byte & 0b1100_0000 == 0b1000_0000
}

/// How many characters of more than one byte there are: each has one byte that begins it.
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
    fn what_is_no_character_is_found_across_chunks_too() {
        for chunks in [
            &[&b"caf\xe9"[..]][..],
            &[b"caf\xe9", b"s"],
            &[b"caf\xc3", b""],
            &[b"\xe9", b"a", b"b"],
            &[b"\xff", "é".as_bytes()],
        ] {
            assert_eq!(check(chunks), Utf8::Other, "{chunks:?}");
        }
    }

    #[test]
    fn some_bad_bytes_among_more_characters_of_utf8_are_damage() {
        let text = [&b"\xff"[..], "é – π".as_bytes()].concat();
        for at in 0..=text.len() {
            assert_eq!(check(&[&text[..at], &text[at..]]), Utf8::Damaged, "{at}");
        }
    }
}
