//! Decodes the bytes of a file to UTF-8, chunk by chunk.

use super::csv_form::{CsvForm, Encoding};

pub(super) const MARK: [u8; 3] = [0xEF, 0xBB, 0xBF];

const REPLACEMENT: &[u8] = "\u{fffd}".as_bytes();

/// The characters of the bytes 0x80 to 0x9F in Windows-1252. Its five undefined bytes become control characters, as
/// in browsers.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

#[derive(Debug)]
pub(super) struct Decoder {
    encoding: Encoding,
    is_damaged: bool,
    mark_left: usize,
    /// The first bytes of a character that the last chunk cut in two.
    cut: Vec<u8>,
    decoded: Vec<u8>,
}

impl Decoder {
    pub(super) fn new(form: CsvForm) -> Self {
        let marks = usize::from(form.has_mark) + form.more_marks as usize;
        let CsvForm { encoding, is_damaged, .. } = form;
        Self { encoding, is_damaged, mark_left: marks * MARK.len(), cut: Vec::new(), decoded: Vec::new() }
    }

    /// Decodes the next bytes of the file, without the byte order mark. Bytes of a valid UTF-8 file are returned
    /// unchanged.
    pub(super) fn decode<'a>(&'a mut self, bytes: &'a [u8]) -> &'a [u8] {
        let skipped = self.mark_left.min(bytes.len());
        self.mark_left -= skipped;
        let bytes = &bytes[skipped..];
        if self.is_damaged {
            return self.repair(bytes);
        }
        if self.encoding == Encoding::Utf8 || bytes.is_ascii() {
            return bytes;
        }
        self.decoded.clear();
        for run in bytes.chunk_by(|left, right| left.is_ascii() == right.is_ascii()) {
            if run.is_ascii() {
                self.decoded.extend_from_slice(run);
            } else {
                for &byte in run {
                    let mut room = [0; 4];
                    self.decoded.extend_from_slice(character(byte).encode_utf8(&mut room).as_bytes());
                }
            }
        }
        &self.decoded
    }

    fn repair(&mut self, bytes: &[u8]) -> &[u8] {
        let mut text = std::mem::take(&mut self.cut);
        text.extend_from_slice(bytes);
        self.decoded.clear();
        let mut at = 0;
        for chunk in text.utf8_chunks() {
            let (valid, wrong) = (chunk.valid().as_bytes(), chunk.invalid());
            self.decoded.extend_from_slice(valid);
            at += valid.len() + wrong.len();
            if wrong.is_empty() {
                continue;
            }
            let is_cut = at == text.len() && std::str::from_utf8(wrong).is_err_and(|error| error.error_len().is_none());
            if is_cut {
                self.cut = wrong.to_vec();
            } else {
                self.decoded.extend_from_slice(REPLACEMENT);
            }
        }
        &self.decoded
    }

    /// Ends the file: an incomplete character becomes U+FFFD.
    pub(super) fn finish(&mut self) -> &'static [u8] {
        if std::mem::take(&mut self.cut).is_empty() { b"" } else { REPLACEMENT }
    }
}

fn character(byte: u8) -> char {
    let special = byte.checked_sub(0x80).and_then(|index| WINDOWS_1252.get(usize::from(index)));
    special.copied().unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::Decoder;
    use crate::data::csv_form::{CsvForm, Delimiter, Encoding};

    fn decoder(encoding: Encoding, has_mark: bool) -> Decoder {
        Decoder::new(CsvForm {
            encoding,
            delimiter: Delimiter::Comma,
            has_mark,
            more_marks: 0,
            is_damaged: false,
            names_delimiter: false,
            bytes: 0,
        })
    }

    #[test]
    fn windows_1252_becomes_utf_8() {
        let mut decoder = decoder(Encoding::Windows1252, false);
        assert_eq!(decoder.decode(b"\x80 caf\xe9 \x9f\xff\x93x\x94"), "€ café Ÿÿ“x”".as_bytes());
        assert_eq!(decoder.decode(b"plain"), b"plain");
    }

    #[test]
    fn bytes_that_are_no_utf8_are_replaced_wherever_the_chunks_end() {
        let file = b"\xe2\x80\x93 x\xff \xc3\xa9";
        for at in 0..=file.len() {
            let mut damaged = decoder(Encoding::Utf8, false);
            damaged.is_damaged = true;
            let text = [damaged.decode(&file[..at]).to_vec(), damaged.decode(&file[at..]).to_vec()].concat();
            assert_eq!(text, "– x\u{fffd} é".as_bytes(), "{at}");
            assert_eq!(damaged.finish(), b"");
        }
    }

    #[test]
    fn the_byte_order_mark_is_skipped_once_even_if_chunks_split_it() {
        let mut decoder = decoder(Encoding::Utf8, true);
        assert_eq!(decoder.decode(b"\xef"), b"");
        assert_eq!(decoder.decode(b"\xbb\xbfa"), b"a");
        assert_eq!(decoder.decode(b"\xef\xbb\xbf"), b"\xef\xbb\xbf");
    }
}
