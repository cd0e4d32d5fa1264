//! Writes lists as CSV: RFC 4180 with CRLF, in UTF-8 with a byte order mark, the header row first.
//!
//! A cell that a spreadsheet would run as a formula gets a leading apostrophe, unless it is a plain number. Otherwise
//! text that a stranger wrote into a ticket would run on the computer of whoever opens the export.
//!
//! A formula after a semicolon gets an apostrophe too. With Indonesian settings the semicolon separates cells, and
//! spreadsheets split there even within quotes that do not begin the line.

use std::borrow::Cow;

use memchr::{memchr, memchr_iter, memchr3};

/// Up to this length, checking each byte is faster than setting up a vectorised search.
const SHORT_CELL: usize = 32;

/// Writes a CSV file row by row.
#[derive(Debug, Clone)]
pub struct CsvWriter {
    text: String,
}

impl CsvWriter {
    /// Begins a file with the row of `headers`.
    pub fn new<I>(headers: I) -> Self
    where
        I: IntoIterator,
        I::Item: AsRef<str>,
    {
        let mut writer = Self { text: String::from('\u{feff}') };
        writer.push_row(headers);
        writer
    }

    /// Begins a later part of a file, without header row and byte order mark.
    pub const fn further() -> Self {
        Self { text: String::new() }
    }

    /// Adds a row.
    pub fn push_row<I>(&mut self, cells: I)
    where
        I: IntoIterator,
        I::Item: AsRef<str>,
    {
        let start = self.text.len();
        for (index, cell) in cells.into_iter().enumerate() {
            if index > 0 {
                self.text.push(',');
            }
            push_cell(&mut self.text, cell.as_ref());
        }
        // Readers skip empty lines, so a single empty cell needs quotes.
        if self.text.len() == start {
            self.text.push_str("\"\"");
        }
        self.text.push_str("\r\n");
    }

    /// Returns the file.
    pub fn finish(self) -> String {
        self.text
    }
}

pub(crate) trait Target {
    fn push_text(&mut self, text: &str);
}

impl Target for String {
    fn push_text(&mut self, text: &str) {
        self.push_str(text);
    }
}

impl Target for Vec<u8> {
    fn push_text(&mut self, text: &str) {
        self.extend_from_slice(text.as_bytes());
    }
}

pub(crate) fn push_cell(target: &mut impl Target, cell: &str) {
    let apostrophe = if runs_as_formula(cell) { "'" } else { "" };
    let cell = if hides_formula(cell) { Cow::Owned(with_apostrophes(cell)) } else { Cow::Borrowed(cell) };
    if needs_quotes(cell.as_bytes()) {
        push_quoted(target, apostrophe, &cell);
    } else {
        target.push_text(apostrophe);
        target.push_text(&cell);
    }
}

pub(crate) fn push_quoted(target: &mut impl Target, prefix: &str, cell: &str) {
    target.push_text("\"");
    target.push_text(prefix);
    let mut written = 0;
    for quote in memchr_iter(b'"', cell.as_bytes()) {
        target.push_text(&cell[written..=quote]);
        target.push_text("\"");
        written = quote + 1;
    }
    target.push_text(&cell[written..]);
    target.push_text("\"");
}

/// Writes a whole CSV file.
pub fn write<H, R>(headers: H, rows: R) -> String
where
    H: IntoIterator,
    H::Item: AsRef<str>,
    R: IntoIterator,
    R::Item: IntoIterator,
    <R::Item as IntoIterator>::Item: AsRef<str>,
{
    let mut writer = CsvWriter::new(headers);
    for row in rows {
        writer.push_row(row);
    }
    writer.finish()
}

pub(crate) fn needs_quotes(cell: &[u8]) -> bool {
    if cell.len() < SHORT_CELL {
        return cell.iter().any(|byte| matches!(byte, b',' | b'"' | b'\r' | b'\n'));
    }
    memchr3(b',', b'"', b'\n', cell).is_some() || memchr(b'\r', cell).is_some()
}

/// True if some spreadsheet would run `cell` as a formula. Spreadsheets differ in which invisible characters they skip
/// first, so all are skipped here. East Asian spreadsheets also accept full-width signs. None runs a lone '-', the
/// portal's sign for "no value".
#[inline]
pub(crate) fn runs_as_formula(cell: &str) -> bool {
    // Fast path: most cells begin with a letter or a digit.
    cell.as_bytes().first().is_some_and(|&first| !first.is_ascii_alphanumeric() && runs_after(first, cell))
}

fn runs_after(first: u8, cell: &str) -> bool {
    // A formula with an apostrophe gets another one, so that readers can remove one from every such cell.
    is_formula(cell) || matches!(first, b'\t' | b'\r' | b'\n') || (first == b'\'' && runs_as_formula(&cell[1..]))
}

/// Removes the apostrophes that the writer adds to formulas. `None` if the cell has none.
pub(crate) fn without_apostrophes(cell: &str) -> Option<String> {
    let mut parts = cell.split(';');
    let mut original = String::from(parts.next().unwrap_or_default());
    for part in parts {
        original.push(';');
        original.push_str(part.strip_prefix('\'').filter(|formula| needs_apostrophe(formula)).unwrap_or(part));
    }
    if let Some(formula) = original.strip_prefix('\'').filter(|formula| runs_as_formula(formula)) {
        return Some(formula.to_owned());
    }
    (original.len() < cell.len()).then_some(original)
}

fn needs_apostrophe(part: &str) -> bool {
    is_formula(part) || part.strip_prefix('\'').is_some_and(needs_apostrophe)
}

fn is_formula(text: &str) -> bool {
    let visible = text.trim_start_matches(is_invisible);
    let is_signed = visible.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    is_signed && text != "-" && !is_plain_number(text.trim())
}

#[inline]
pub(crate) fn hides_formula(text: &str) -> bool {
    memchr_iter(b';', text.as_bytes()).any(|at| {
        let rest = &text[at + 1..];
        needs_apostrophe(rest.split_once(';').map_or(rest, |(part, _)| part))
    })
}

fn with_apostrophes(cell: &str) -> String {
    let mut harmless = String::with_capacity(cell.len() + 8);
    for (number, part) in cell.split(';').enumerate() {
        if number > 0 {
            harmless.push_str(if needs_apostrophe(part) { ";'" } else { ";" });
        }
        harmless.push_str(part);
    }
    harmless
}

fn is_invisible(character: char) -> bool {
    let is_format_mark = matches!(
        character,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'
    );
    is_format_mark || character.is_whitespace() || character.is_control()
}

/// A number in Indonesian ('-1.234,5') or English ('-1,234.5') form, with an optional sign and percent sign.
fn is_plain_number(text: &str) -> bool {
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    let percent = unsigned.strip_suffix('%');
    let number = percent.map_or(unsigned, |number| number.strip_suffix(' ').unwrap_or(number));
    is_number_with(number, '.', ',') || is_number_with(number, ',', '.')
}

fn is_number_with(number: &str, group: char, decimal: char) -> bool {
    let (whole, fraction) = number.split_once(decimal).unwrap_or((number, "0"));
    is_digits(fraction) && (is_digits(whole) || is_grouped(whole, group))
}

fn is_grouped(whole: &str, group: char) -> bool {
    let mut groups = whole.split(group);
    let starts_well = groups.next().is_some_and(|first| is_digits(first) && first.len() <= 3);
    starts_well && groups.all(|group| is_digits(group) && group.len() == 3)
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::write;

    fn cell(text: &str) -> String {
        let file = write(["k"], [[text]]);
        let body = file.strip_prefix("\u{feff}k\r\n").expect("starts with its header");
        body.strip_suffix("\r\n").expect("ends with a line end").to_owned()
    }

    #[test]
    fn a_file_starts_with_a_byte_order_mark_and_the_headers_and_ends_each_line_with_crlf() {
        let file = write(["Kode", "Judul"], [["A1", "Izin"], ["B2", ""]]);
        assert_eq!(file, "\u{feff}Kode,Judul\r\nA1,Izin\r\nB2,\r\n");
    }

    #[test]
    fn cells_that_would_break_the_row_are_quoted() {
        assert_eq!(cell("a,b"), "\"a,b\"");
        assert_eq!(cell("kata \"izin\""), "\"kata \"\"izin\"\"\"");
        assert_eq!(cell("a\nb"), "\"a\nb\"");
        assert_eq!(cell("a\rb"), "\"a\rb\"");
        assert_eq!(cell("a;b 'c'"), "a;b 'c'");
        for special in [',', '"', '\r', '\n'] {
            let long = format!("{}{special}", "panjang ".repeat(20));
            assert!(cell(&long).starts_with('"'), "{special:?}");
        }
    }

    #[test]
    fn a_row_of_one_empty_cell_is_not_an_empty_line() {
        assert_eq!(cell(""), "\"\"");
    }

    #[test]
    fn a_formula_gets_an_apostrophe() {
        for text in
            ["=1+1", "+A1", "-A1", "@SUM(A1)", "-1+2", "--1", "+62 812-3456", " =1", "\u{a0}=1", "\u{feff}=1", "＝1"]
        {
            assert_eq!(cell(text), format!("'{text}"), "{text:?}");
        }
        assert_eq!(cell("\tx"), "'\tx");
        assert_eq!(cell("\rx"), "\"'\rx\"");
        assert_eq!(cell("=HYPERLINK(\"a\",\"b\")"), "\"'=HYPERLINK(\"\"a\"\",\"\"b\"\")\"");
    }

    #[test]
    fn a_formula_after_a_semicolon_gets_an_apostrophe_too() {
        for (text, expected) in [
            ("Keluhan;=1+1;", "Keluhan;'=1+1;"),
            ("-5; =1", "'-5;' =1"),
            (";@SUM(A1)", ";'@SUM(A1)"),
            ("a;;=1;b;+A1", "a;;'=1;b;'+A1"),
            ("a,b;=1", "\"a,b;'=1\""),
        ] {
            assert_eq!(cell(text), expected, "{text:?}");
        }
        for text in ["a;b", "a;-5", "a;-;b", "a; 12;", "PT A; PT B - Jaya", ";"] {
            assert_eq!(cell(text), text);
        }
    }

    #[test]
    fn a_formula_in_a_header_gets_an_apostrophe_too() {
        assert_eq!(write(["=1"], [] as [[&str; 1]; 0]), "\u{feff}'=1\r\n");
    }

    #[test]
    fn plain_numbers_get_no_apostrophe() {
        for text in [
            "-5",
            "+5",
            "-0",
            "-1.234,56",
            "-1,234.56",
            "-12%",
            "+3,5 %",
            "-1.234.567",
            "-1,234,567.8",
            "-1234,5",
            "-0.5",
        ] {
            let expected = if text.contains(',') { format!("\"{text}\"") } else { text.to_owned() };
            assert_eq!(cell(text), expected, "{text:?}");
        }
        for text in ["-1.23.456", "-1,2,3", "-,5", "-5.", "-1234.567,8", "-%", "+-5", "-1e5", "-٣", "-5\t%"] {
            assert!(cell(text).trim_start_matches('"').starts_with('\''), "{text:?}");
        }
    }

    #[test]
    fn the_dash_for_no_value_and_ordinary_text_are_unchanged() {
        for text in ["-", "PT Bara - Jaya", "a=b", "x@y.example", " teks", "'", "#", "/"] {
            assert_eq!(cell(text), text);
        }
    }
}
