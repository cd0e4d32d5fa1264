//! Fast path for rows with quoted cells. It needs the whole row in one chunk, and quotes only around whole cells.

use memchr::{memchr, memchr_iter, memchr3};

#[derive(Debug, Default)]
pub(super) struct QuotedRow {
    text: Vec<u8>,
    ends: Vec<usize>,
}

impl QuotedRow {
    /// The cells, separated by commas.
    pub(super) fn text(&self) -> &[u8] {
        &self.text
    }

    /// End of each cell in [`Self::text`].
    pub(super) fn ends(&self) -> &[usize] {
        &self.ends
    }

    /// Splits the row that `input` begins with and returns its length without the line break. `None` if the row has
    /// any other form.
    pub(super) fn split(&mut self, input: &[u8], delimiter: u8) -> Option<usize> {
        self.text.clear();
        self.ends.clear();
        let mut at = 0;
        loop {
            let rest = input.get(at..)?;
            if let [b'"', quoted @ ..] = rest {
                at += 1 + self.unquote(quoted)?;
                self.ends.push(self.text.len());
                match *input.get(at)? {
                    byte if byte == delimiter => self.text.push(b','),
                    b'\n' | b'\r' => return Some(at),
                    _ => return None,
                }
                at += 1;
            } else {
                let length = memchr3(b'"', b'\n', b'\r', rest)?;
                self.copy(&rest[..length], delimiter);
                at += length;
                if rest[length] != b'"' {
                    self.ends.push(self.text.len());
                    return Some(at);
                }
                if rest[length - 1] != delimiter {
                    return None;
                }
            }
        }
    }

    /// Adds the cell whose opening quote precedes `quoted`; returns the position after its closing quote.
    fn unquote(&mut self, quoted: &[u8]) -> Option<usize> {
        let mut at = 0;
        loop {
            let length = memchr(b'"', &quoted[at..])?;
            self.text.extend_from_slice(&quoted[at..at + length]);
            at += length + 1;
            // Two quotes mean one quote within the cell.
            if quoted.get(at) != Some(&b'"') {
                return Some(at);
            }
            self.text.push(b'"');
            at += 1;
        }
    }

    /// Adds the cells of a `run` without quotes; the caller records the end of the last one.
    fn copy(&mut self, run: &[u8], delimiter: u8) {
        let before = self.text.len();
        self.text.extend_from_slice(run);
        for place in memchr_iter(delimiter, run) {
            self.text[before + place] = b',';
            self.ends.push(before + place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::QuotedRow;

    fn cells(input: &str) -> Option<(usize, Vec<String>)> {
        let mut row = QuotedRow::default();
        let length = row.split(input.as_bytes(), b';')?;
        let starts = std::iter::once(0).chain(row.ends().iter().map(|end| end + 1));
        let cell = |(start, end): (usize, &usize)| String::from_utf8_lossy(&row.text()[start..*end]).into_owned();
        Some((length, starts.zip(row.ends()).map(cell).collect()))
    }

    #[test]
    fn quotes_are_removed_from_cells() {
        let found = |length, cells: &[&str]| Some((length, cells.iter().map(ToString::to_string).collect()));
        assert_eq!(cells("a;\"b;c\";\"\";;\"d\"\nrest"), found(15, &["a", "b;c", "", "", "d"]));
        assert_eq!(cells("\"two\r\nlines\";x\r\n"), found(14, &["two\r\nlines", "x"]));
        assert_eq!(cells(";\n"), found(1, &["", ""]));
        assert_eq!(cells("a;b,c;\"d\";e;\nrest"), found(12, &["a", "b,c", "d", "e", ""]));
        assert_eq!(cells("\"a\"\"b\";\"\"\"\"\n"), found(11, &["a\"b", "\""]));
    }

    #[test]
    fn incomplete_rows_and_rows_with_stray_quotes_are_not_split() {
        for input in ["a\"b\n", "\"a\"b\n", "\"a\n", "\"a\"", "a;b", "a;", "", "\"a\" ;b\n"] {
            assert_eq!(cells(input), None, "{input:?}");
        }
    }
}
