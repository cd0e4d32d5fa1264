//! Decodes the bytes of a file to UTF-8, chunk by chunk.

use super::csv_form::{CsvForm, Encoding};
use super::rewriter::Rewriter;

pub(super) const MARK: [u8; 3] = [0xEF, 0xBB, 0xBF];

const REPLACEMENT: &[u8] = "\u{fffd}".as_bytes();

/// The characters of the bytes 0x80 to 0x9F in Windows-1252. Its five undefined bytes become control characters, as
/// in browsers.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// A file may end with these; programs of earlier days wrote them.
const END_MARKS: [u8; 2] = [0x00, 0x1A];

#[derive(Debug)]
pub(super) struct Decoder {
    encoding: Encoding,
    is_damaged: bool,
    mark_left: usize,
    /// The first bytes of a character that the last chunk cut in two.
    cut: Vec<u8>,
    /// The end of the last chunk, if the file may end with it. It is text if more text follows.
    held: Vec<u8>,
    decoded: Vec<u8>,
    rewriter: Option<Rewriter>,
}

impl Decoder {
    pub(super) fn new(form: &CsvForm) -> Self {
        let mark_len = match form.encoding {
            Encoding::Utf16Le | Encoding::Utf16Be => 2,
            _ => MARK.len(),
        };
        Self {
            encoding: form.encoding,
            is_damaged: form.is_damaged,
            mark_left: form.marks as usize * mark_len,
            cut: Vec::new(),
            held: Vec::new(),
            decoded: Vec::new(),
            rewriter: Rewriter::new(form),
        }
    }

    /// Decodes the next bytes of the file, without the byte order mark. Bytes of a valid UTF-8 file are returned
    /// unchanged.
    pub(super) fn decode<'a>(&'a mut self, bytes: &'a [u8]) -> &'a [u8] {
        let skipped = self.mark_left.min(bytes.len());
        self.mark_left -= skipped;
        let bytes = &bytes[skipped..];
        let is_text_already = match self.encoding {
            Encoding::Utf8 => !self.is_damaged,
            Encoding::Windows1252 | Encoding::Iso88591 => bytes.is_ascii(),
            Encoding::Utf16Le | Encoding::Utf16Be => false,
        };
        let is_plain = is_text_already && self.held.is_empty();
        if is_plain && end_marks(bytes) == 0 {
            return match &mut self.rewriter {
                None => bytes,
                Some(rewriter) => rewriter.rewrite(bytes),
            };
        }
        let mut text = std::mem::take(&mut self.decoded);
        text.clear();
        text.append(&mut self.held);
        match self.encoding {
            Encoding::Utf8 if self.is_damaged => self.repair(bytes, &mut text),
            Encoding::Utf8 => text.extend_from_slice(bytes),
            Encoding::Utf16Le | Encoding::Utf16Be => self.decode_utf16(bytes, &mut text),
            Encoding::Windows1252 => decode_bytes(bytes, &mut text, windows_1252),
            Encoding::Iso88591 => decode_bytes(bytes, &mut text, char::from),
        }
        let end = text.len() - end_marks(&text);
        self.held.extend_from_slice(&text[end..]);
        text.truncate(end);
        self.decoded = text;
        match &mut self.rewriter {
            None => &self.decoded,
            Some(rewriter) => rewriter.rewrite(&self.decoded),
        }
    }

    fn repair(&mut self, bytes: &[u8], decoded: &mut Vec<u8>) {
        let mut text = std::mem::take(&mut self.cut);
        text.extend_from_slice(bytes);
        let mut at = 0;
        for chunk in text.utf8_chunks() {
            let (valid, wrong) = (chunk.valid().as_bytes(), chunk.invalid());
            decoded.extend_from_slice(valid);
            at += valid.len() + wrong.len();
            if wrong.is_empty() {
                continue;
            }
            let is_cut = at == text.len() && std::str::from_utf8(wrong).is_err_and(|error| error.error_len().is_none());
            if is_cut {
                self.cut = wrong.to_vec();
            } else {
                decoded.extend_from_slice(REPLACEMENT);
            }
        }
    }

    fn decode_utf16(&mut self, bytes: &[u8], decoded: &mut Vec<u8>) {
        let mut text = std::mem::take(&mut self.cut);
        text.extend_from_slice(bytes);
        let is_big = self.encoding == Encoding::Utf16Be;
        let unit = |pair: &[u8; 2]| if is_big { u16::from_be_bytes(*pair) } else { u16::from_le_bytes(*pair) };
        let (pairs, rest) = text.as_chunks::<2>();
        // The second half of the last character may be in the next chunk.
        let is_half = pairs.last().is_some_and(|pair| (0xD800..0xDC00).contains(&unit(pair)));
        let whole = &pairs[..pairs.len() - usize::from(is_half)];
        for character in char::decode_utf16(whole.iter().map(unit)) {
            push(decoded, character.unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        self.cut = [pairs[whole.len()..].as_flattened(), rest].concat();
    }

    /// Ends the file: an incomplete character becomes U+FFFD, and marks of the end are dropped.
    pub(super) fn finish(&mut self) -> &[u8] {
        self.decoded.clear();
        if !std::mem::take(&mut self.cut).is_empty() {
            self.decoded.append(&mut self.held);
            self.decoded.extend_from_slice(REPLACEMENT);
        }
        let Some(rewriter) = &mut self.rewriter else { return &self.decoded };
        let rewritten = rewriter.rewrite(&self.decoded).to_vec();
        self.decoded = [&rewritten, rewriter.finish()].concat();
        &self.decoded
    }
}

/// Length of the end of `bytes` that consists of marks of a file's end and line breaks; 0 without a mark.
fn end_marks(bytes: &[u8]) -> usize {
    let is_break = |byte: &u8| matches!(byte, b'\r' | b'\n');
    let run = bytes.iter().rev().take_while(|byte| is_break(byte) || END_MARKS.contains(byte));
    let marks = run.enumerate().filter(|(_, byte)| !is_break(byte));
    marks.last().map_or(0, |(place, _)| place + 1)
}

fn decode_bytes(bytes: &[u8], decoded: &mut Vec<u8>, character: fn(u8) -> char) {
    for run in bytes.chunk_by(|left, right| left.is_ascii() == right.is_ascii()) {
        if run.is_ascii() {
            decoded.extend_from_slice(run);
        } else {
            for &byte in run {
                push(decoded, character(byte));
            }
        }
    }
}

fn push(decoded: &mut Vec<u8>, character: char) {
    decoded.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
}

fn windows_1252(byte: u8) -> char {
    let special = byte.checked_sub(0x80).and_then(|index| WINDOWS_1252.get(usize::from(index)));
    special.copied().unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::Decoder;
    use crate::data::csv_form::{CsvForm, Encoding};

    fn decoder(encoding: Encoding, marks: u32) -> Decoder {
        Decoder::new(&CsvForm { encoding, marks, ..CsvForm::PLAIN })
    }

    fn decoded(mut decoder: Decoder, file: &[u8], piece: usize) -> String {
        let mut text = Vec::new();
        for bytes in file.chunks(piece) {
            text.extend_from_slice(decoder.decode(bytes));
        }
        text.extend_from_slice(decoder.finish());
        String::from_utf8(text).expect("is text")
    }

    #[test]
    fn utf_16_becomes_utf_8_wherever_the_chunks_end() {
        let text = "Kode\tNilai\r\n😀é\t1\r\n";
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for piece in 1..little.len() {
            assert_eq!(decoded(decoder(Encoding::Utf16Le, 0), &little, piece), text);
            assert_eq!(decoded(decoder(Encoding::Utf16Be, 0), &big, piece), text);
        }
        let cut = &little[..little.len() - 1];
        assert_eq!(decoded(decoder(Encoding::Utf16Le, 0), cut, 7), "Kode\tNilai\r\n😀é\t1\r\u{fffd}");
    }

    #[test]
    fn marks_of_the_end_are_dropped_and_stay_within_the_text() {
        for (file, text) in [
            ("a\n1\n\u{1a}", "a\n1\n"),
            ("a\n1\u{1a}\r\n", "a\n1"),
            ("a\n1\0\0\0\0", "a\n1"),
            ("a\0b\n\u{1a}c\n", "a\0b\n\u{1a}c\n"),
            ("\n\n", "\n\n"),
        ] {
            for piece in 1..=file.len() {
                assert_eq!(decoded(decoder(Encoding::Utf8, 0), file.as_bytes(), piece), text, "{file:?} {piece}");
            }
        }
    }

    #[test]
    fn windows_1252_becomes_utf_8() {
        let mut decoder = decoder(Encoding::Windows1252, 0);
        assert_eq!(decoder.decode(b"\x80 caf\xe9 \x9f\xff\x93x\x94"), "€ café Ÿÿ“x”".as_bytes());
        assert_eq!(decoder.decode(b"plain"), b"plain");
    }

    #[test]
    fn bytes_that_are_no_utf8_are_replaced_wherever_the_chunks_end() {
        let file = b"\xe2\x80\x93 x\xff \xc3\xa9";
        for at in 0..=file.len() {
            let mut damaged = decoder(Encoding::Utf8, 0);
            damaged.is_damaged = true;
            let text = [damaged.decode(&file[..at]).to_vec(), damaged.decode(&file[at..]).to_vec()].concat();
            assert_eq!(text, "– x\u{fffd} é".as_bytes(), "{at}");
            assert_eq!(damaged.finish(), b"");
        }
    }

    #[test]
    fn the_byte_order_mark_is_skipped_once_even_if_chunks_split_it() {
        let mut decoder = decoder(Encoding::Utf8, 1);
        assert_eq!(decoder.decode(b"\xef"), b"");
        assert_eq!(decoder.decode(b"\xbb\xbfa"), b"a");
        assert_eq!(decoder.decode(b"\xef\xbb\xbf"), b"\xef\xbb\xbf");
    }
}
