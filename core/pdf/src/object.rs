//! The syntax of a PDF file: numbers, strings, objects, and the table that finds them.

use std::fmt::{self, Display, Write};

/// The number of an object; shown as a reference to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Id(usize);

impl Id {
    pub(super) fn number(self) -> usize {
        self.0
    }
}

impl Display for Id {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} 0 R", self.0)
    }
}

/// Hands out object numbers, from 1.
#[derive(Default)]
pub(super) struct Ids(usize);

impl Ids {
    pub(super) fn one(&mut self) -> Id {
        self.0 += 1;
        Id(self.0)
    }

    pub(super) fn many(&mut self, count: usize) -> Vec<Id> {
        (0..count).map(|_| self.one()).collect()
    }
}

/// A number with at most two decimals: a hundredth of a point is finer than any printer.
pub(super) struct Number(pub(super) f32);

impl Display for Number {
    #[expect(clippy::cast_possible_truncation, reason = "lengths stay within a page, or within an em of 1000 units")]
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i32;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        if rest == 0 { write!(out, "{sign}{whole}") } else { write!(out, "{sign}{whole}.{rest:02}") }
    }
}

/// Text as a string object: as it is where that is safe, else as UTF-16.
pub(super) struct Text<'a>(pub(super) &'a str);

impl Display for Text<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.bytes().all(|byte| matches!(byte, b' '..=b'~') && !matches!(byte, b'(' | b')' | b'\\')) {
            return write!(out, "({})", self.0);
        }
        out.write_str("<FEFF")?;
        self.0.encode_utf16().try_for_each(|unit| write!(out, "{unit:04X}"))?;
        out.write_char('>')
    }
}

/// Items one after the other, a space between them.
pub(super) fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let mut out = String::new();
    for item in items {
        let _ = write!(out, "{item} ");
    }
    out.truncate(out.trim_end().len());
    out
}

/// A file being written; every number that was handed out is put exactly once.
pub(super) struct File {
    bytes: Vec<u8>,
    offsets: Vec<usize>,
}

impl File {
    pub(super) fn new() -> Self {
        // The bytes past ASCII tell programs that move the file that it is binary.
        Self { bytes: b"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n".to_vec(), offsets: Vec::new() }
    }

    pub(super) fn put(&mut self, id: Id, body: &str) {
        self.start(id);
        self.bytes.extend(body.bytes());
        self.bytes.extend(b"\nendobj\n");
    }

    /// Puts a stream; `entries` are those of its dictionary besides the length.
    pub(super) fn put_stream(&mut self, id: Id, entries: &str, data: &[u8]) {
        self.start(id);
        self.bytes.extend(format!("<< /Length {}{entries} >>\nstream\n", data.len()).bytes());
        self.bytes.extend(data);
        self.bytes.extend(b"\nendstream\nendobj\n");
    }

    fn start(&mut self, id: Id) {
        if self.offsets.len() < id.0 {
            self.offsets.resize(id.0, 0);
        }
        if let Some(offset) = self.offsets.get_mut(id.0 - 1) {
            *offset = self.bytes.len();
        }
        self.bytes.extend(format!("{} 0 obj\n", id.0).bytes());
    }

    /// The file with its table, and where the table starts.
    pub(super) fn finish(mut self, catalog: Id, info: Id) -> (Vec<u8>, usize) {
        let table = self.bytes.len();
        let size = self.offsets.len() + 1;
        self.bytes.extend(format!("xref\n0 {size}\n0000000000 65535 f \n").bytes());
        for offset in &self.offsets {
            // An entry is 20 bytes, the two of its line end included.
            self.bytes.extend(format!("{offset:010} 00000 n \n").bytes());
        }
        let trailer = format!("<< /Size {size} /Root {catalog} /Info {info} >>");
        self.bytes.extend(format!("trailer\n{trailer}\nstartxref\n{table}\n%%EOF\n").bytes());
        (self.bytes, table)
    }
}
