//! Rewrites unusual quoting to RFC 4180, chunk by chunk: backslash escapes, and spaces around quoted cells.

use super::csv_form::CsvForm;

#[derive(Debug)]
pub(super) struct Rewriter {
    delimiter: u8,
    has_backslashes: bool,
    has_spaced_quotes: bool,
    state: State,
    /// Spaces at the start of a cell; a quote after them decides whether they are written.
    spaces: usize,
    written: Vec<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    CellStart,
    Bare,
    Quoted,
    Backslash,
    AfterQuote,
}

impl Rewriter {
    /// `None` if the quoting of the file is already that of RFC 4180.
    pub(super) fn new(form: &CsvForm) -> Option<Self> {
        let CsvForm { has_backslashes, has_spaced_quotes, .. } = *form;
        let delimiter = form.delimiter.byte();
        let (state, spaces, written) = (State::CellStart, 0, Vec::new());
        let rewriter = Self { delimiter, has_backslashes, has_spaced_quotes, state, spaces, written };
        (has_backslashes || has_spaced_quotes).then_some(rewriter)
    }

    pub(super) fn rewrite(&mut self, text: &[u8]) -> &[u8] {
        self.written.clear();
        for &byte in text {
            self.take(byte);
        }
        &self.written
    }

    /// Text that is still held back at the end of the file.
    pub(super) fn finish(&mut self) -> &[u8] {
        self.written.clear();
        self.write_spaces();
        if self.state == State::Backslash {
            self.written.push(b'\\');
        }
        &self.written
    }

    fn take(&mut self, byte: u8) {
        let is_end = byte == self.delimiter || matches!(byte, b'\r' | b'\n');
        self.state = match (self.state, byte) {
            (State::CellStart, b' ') if self.has_spaced_quotes => {
                self.spaces += 1;
                return;
            }
            (State::CellStart, b'"') => {
                self.spaces = 0;
                State::Quoted
            }
            (State::Quoted, b'\\') if self.has_backslashes => {
                self.state = State::Backslash;
                return;
            }
            (State::Quoted, b'"') => State::AfterQuote,
            (State::Quoted, _) | (State::AfterQuote, b'"') => State::Quoted,
            (State::Backslash, _) => {
                // Two quotes are one quote within the cell; before other characters the backslash is text.
                self.written.push(if byte == b'"' { b'"' } else { b'\\' });
                if byte == b'\\' {
                    self.state = State::Quoted;
                    return;
                }
                State::Quoted
            }
            (State::AfterQuote, b' ') if self.has_spaced_quotes && byte != self.delimiter => return,
            (State::CellStart | State::Bare | State::AfterQuote, _) if is_end => {
                self.write_spaces();
                State::CellStart
            }
            (State::CellStart | State::Bare | State::AfterQuote, _) => {
                self.write_spaces();
                State::Bare
            }
        };
        self.written.push(byte);
    }

    fn write_spaces(&mut self) {
        let spaces = std::mem::take(&mut self.spaces);
        self.written.resize(self.written.len() + spaces, b' ');
    }
}

/// True if `text` has a `\"` that does not end its cell: as RFC 4180 it would be a stray quote.
pub(super) fn uses_backslashes(text: &[u8]) -> bool {
    let follows = |at: usize| text.get(at + 2).copied().unwrap_or(b'\n');
    let is_escape = |at: usize| follows(at).is_ascii_alphanumeric() || matches!(follows(at), b' ' | b'.' | b')');
    memchr::memmem::find_iter(text, b"\\\"").any(is_escape)
}

/// True if a quote follows a delimiter and spaces.
pub(super) fn uses_spaced_quotes(text: &[u8], delimiter: u8) -> bool {
    if delimiter == b' ' {
        return false;
    }
    memchr::memmem::find_iter(text, b" \"").any(|at| {
        let before = text[..at].iter().rposition(|&byte| byte != b' ');
        before.is_some_and(|place| text[place] == delimiter)
    })
}

#[cfg(test)]
mod tests {
    use super::{Rewriter, uses_backslashes, uses_spaced_quotes};
    use crate::data::csv_form::CsvForm;

    fn rewritten(text: &str, piece: usize) -> String {
        let form = CsvForm { has_backslashes: true, has_spaced_quotes: true, ..CsvForm::PLAIN };
        let mut rewriter = Rewriter::new(&form).expect("has something to do");
        let mut all = Vec::new();
        for bytes in text.as_bytes().chunks(piece) {
            all.extend_from_slice(rewriter.rewrite(bytes));
        }
        all.extend_from_slice(rewriter.finish());
        String::from_utf8(all).expect("is text")
    }

    #[test]
    fn unusual_quotes_become_usual_ones_wherever_the_chunks_end() {
        let cases = [
            (r#""kata \"izin\" usaha",2"#, r#""kata ""izin"" usaha",2"#),
            (r#""C:\\data\\",1"#, r#""C:\data\",1"#),
            (r#""a\nb",1"#, r#""a\nb",1"#),
            (r#"1, "x, y" ,z"#, r#"1,"x, y",z"#),
            ("1,  x , y", "1,  x , y"),
            (r#""a ""b"" c", d"#, r#""a ""b"" c", d"#),
            ("a\\,b \n \"c\"\r\n", "a\\,b \n\"c\"\r\n"),
            ("x, ", "x, "),
        ];
        for (text, expected) in cases {
            for piece in 1..=text.len() {
                assert_eq!(rewritten(text, piece), expected, "{text} in pieces of {piece}");
            }
        }
    }

    #[test]
    fn unusual_quotes_are_found() {
        assert!(uses_backslashes(br#""kata \"izin\" usaha",2"#));
        assert!(!uses_backslashes(br#""C:\data\",1"#) && !uses_backslashes(br#""5\"",1"#));
        assert!(uses_spaced_quotes(br#"a,  "b""#, b','));
        assert!(!uses_spaced_quotes(br#"a "b", c"#, b','));
        assert!(!uses_spaced_quotes(br#" "a""#, b','));
    }
}
