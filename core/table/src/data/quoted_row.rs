//! A row with cells in quotes, if it is written as nearly all are: whole in its chunk, a cell in quotes all of it, no quote within.

use memchr::memchr;

/// The cells of the row that was split last.
#[derive(Debug, Default)]
pub(super) struct QuotedRow {
    text: Vec<u8>,
    ends: Vec<usize>,
}

impl QuotedRow {
    /// The cells one after the other, without anything between them.
    pub(super) fn text(&self) -> &[u8] {
        &self.text
    }

    /// Where each of them ends.
    pub(super) fn ends(&self) -> &[usize] {
        &self.ends
    }

    /// Takes the row that `input` begins with; returns its length without the line break. `None` if it is written in any other way.
    pub(super) fn split(&mut self, input: &[u8], delimiter: u8) -> Option<usize> {
        self.text.clear();
        self.ends.clear();
        let mut at = 0;
        loop {
            let rest = input.get(at..)?;
            let (cell, length) = if let [b'"', quoted @ ..] = rest {
                let length = memchr(b'"', quoted)?;
                (&quoted[..length], length + 2)
            } else {
                let is_end = |byte: &u8| *byte == delimiter || matches!(byte, b'\n' | b'\r' | b'"');
                let length = rest.iter().position(is_end)?;
                (&rest[..length], length)
            };
            self.text.extend_from_slice(cell);
            self.ends.push(self.text.len());
            at += length;
            match *input.get(at)? {
                byte if byte == delimiter => at += 1,
                b'\n' | b'\r' => return Some(at),
                _ => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::QuotedRow;

    fn cells(input: &str) -> Option<(usize, Vec<String>)> {
        let mut row = QuotedRow::default();
        let length = row.split(input.as_bytes(), b';')?;
        let starts = std::iter::once(&0).chain(row.ends());
        let cell = |(start, end): (&usize, &usize)| String::from_utf8_lossy(&row.text()[*start..*end]).into_owned();
        Some((length, starts.zip(row.ends()).map(cell).collect()))
    }

    #[test]
    fn cells_come_without_their_quotes() {
        let found = |length, cells: &[&str]| Some((length, cells.iter().map(ToString::to_string).collect()));
        assert_eq!(cells("a;\"b;c\";\"\";;\"d\"\nrest"), found(15, &["a", "b;c", "", "", "d"]));
        assert_eq!(cells("\"two\r\nlines\";x\r\n"), found(14, &["two\r\nlines", "x"]));
        assert_eq!(cells(";\n"), found(1, &["", ""]));
    }

    #[test]
    fn what_is_written_in_another_way_is_left() {
        for input in ["\"a\"\"b\"\n", "a\"b\n", "\"a\"b\n", "\"a\n", "\"a\"", "a;b", "a;", "", "\"a\" ;b\n"] {
            assert_eq!(cells(input), None, "{input:?}");
        }
    }
}
