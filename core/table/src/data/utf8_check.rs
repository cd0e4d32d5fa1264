//! Whether bytes that come in chunks are UTF-8.

/// The longest character.
const MAX_LEN: usize = 4;

#[derive(Debug)]
pub(super) struct Utf8Check {
    is_valid: bool,
    /// The beginning of a character that the last chunk cut through.
    cut: Vec<u8>,
}

impl Utf8Check {
    pub(super) const fn new() -> Self {
        Self { is_valid: true, cut: Vec::new() }
    }

    pub(super) fn feed(&mut self, bytes: &[u8]) {
        let mut bytes = bytes;
        while self.is_valid && !self.cut.is_empty() {
            let [next, rest @ ..] = bytes else {
                return;
            };
            self.cut.push(*next);
            bytes = rest;
            match std::str::from_utf8(&self.cut) {
                Ok(_) => self.cut.clear(),
                Err(error) => self.is_valid = error.error_len().is_none() && self.cut.len() < MAX_LEN,
            }
        }
        if let Err(error) = std::str::from_utf8(bytes) {
            self.is_valid &= error.error_len().is_none();
            self.cut.extend_from_slice(&bytes[error.valid_up_to()..]);
            self.cut.truncate(MAX_LEN);
        }
    }

    /// Whether everything that was fed is UTF-8.
    pub(super) fn finish(&self) -> bool {
        self.is_valid && self.cut.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::Utf8Check;

    fn is_utf8(chunks: &[&[u8]]) -> bool {
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
                assert!(is_utf8(&[&text[..first], &text[first..second], &text[second..]]), "{first} {second}");
            }
        }
    }

    #[test]
    fn what_is_no_character_is_found_across_chunks_too() {
        assert!(!is_utf8(&[b"caf\xe9"]));
        assert!(!is_utf8(&[b"caf\xe9", b"s"]));
        assert!(!is_utf8(&[b"caf\xc3", b""]));
        assert!(!is_utf8(&[b"\xe9", b"a", b"b"]));
        assert!(!is_utf8(&[b"\xff", "é".as_bytes()]));
    }
}
