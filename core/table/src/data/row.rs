//! One row of a CSV file: its text and the end of each cell.

use memchr::{memchr, memchr_iter, memchr2_iter, memchr3};

use super::csv_form::Delimiter;
use crate::csv::{needs_quotes, without_apostrophes};
use crate::saturated;
use crate::text_index::RowText;

#[derive(Debug, Clone, Copy)]
pub(super) struct Row<'a> {
    text: &'a str,
    ends: &'a [usize],
    between: Between,
    line: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Between {
    Nothing,
    /// The delimiter of the file. No cell contains it or a quote.
    Delimiter(Delimiter),
    /// A comma, which cells may contain too.
    Comma,
}

impl<'a> Row<'a> {
    /// A row whose text still has its delimiters. `None` if it is not UTF-8.
    pub(super) fn split(text: &'a [u8], ends: &'a [usize], delimiter: Delimiter, line: u32) -> Option<Self> {
        let text = std::str::from_utf8(text).ok()?;
        Some(Self { text, ends, between: Between::Delimiter(delimiter), line })
    }

    /// A row whose cells have lost their quotes and are separated by commas. `None` if it is not UTF-8.
    pub(super) fn joined(text: &'a [u8], ends: &'a [usize], line: u32) -> Option<Self> {
        let text = std::str::from_utf8(text).ok()?;
        Some(Self { text, ends, between: Between::Comma, line })
    }

    /// A row whose cells follow each other directly. `None` if one of them is not UTF-8.
    pub(super) fn parsed(text: &'a [u8], ends: &'a [usize], line: u32) -> Option<Self> {
        let text = std::str::from_utf8(text).ok()?;
        if !ends.iter().all(|&end| text.is_char_boundary(end)) {
            return None;
        }
        Some(Self { text, ends, between: Between::Nothing, line })
    }

    pub(super) fn line(&self) -> u32 {
        self.line
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = &'a str> + Clone + use<'a> {
        let (text, gap) = (self.text, self.gap());
        self.ends.iter().scan(0, move |start, &end| {
            let cell = &text[*start..end];
            *start = end + gap;
            Some(cell)
        })
    }

    fn gap(&self) -> usize {
        usize::from(self.between != Between::Nothing)
    }

    /// The whole row, if commas separate its cells.
    pub(super) fn joined_by_commas(&self) -> Option<&'a str> {
        matches!(self.between, Between::Comma | Between::Delimiter(Delimiter::COMMA)).then_some(self.text)
    }

    /// True if no cell needs quotes in a comma-separated file.
    pub(super) fn needs_no_quotes(&self) -> bool {
        match self.between {
            Between::Delimiter(Delimiter::COMMA) => true,
            Between::Comma => {
                let text = self.text.as_bytes();
                memchr_iter(b',', text).count() < self.ends.len() && memchr3(b'"', b'\r', b'\n', text).is_none()
            }
            Between::Delimiter(_) | Between::Nothing => !needs_quotes(self.text.as_bytes()),
        }
    }

    /// The row without the cells beyond `columns`, if these are empty.
    pub(super) fn without_empty_end(self, columns: usize) -> Self {
        if self.len() <= columns || !self.cells().skip(columns).all(|cell| cell.trim().is_empty()) {
            return self;
        }
        let ends = &self.ends[..columns];
        let text = &self.text[..ends.last().copied().unwrap_or(0)];
        Self { text, ends, ..self }
    }

    /// The row without the apostrophes that the portal's exports add to formulas; `None` if it has none.
    pub(super) fn without_apostrophes(&self) -> Option<Owned> {
        let mut owned = Owned { line: self.line, ..Owned::default() };
        let mut has_any = false;
        for cell in self.cells() {
            let original = without_apostrophes(cell);
            has_any |= original.is_some();
            owned.push(original.as_deref().unwrap_or(cell));
        }
        has_any.then_some(owned)
    }

    pub(super) fn show(&self, index: &mut RowText<'_>) {
        let is_shown = index.add_joined(self.text, self.ends, self.gap());
        if !is_shown {
            self.cells().for_each(|cell| index.add(cell));
        }
    }

    pub(super) fn text(&self) -> &'a str {
        self.text
    }

    pub(super) fn overlong_cell(&self, most: usize) -> Option<usize> {
        if self.text.len() <= most { None } else { self.cells().position(|cell| cell.len() > most) }
    }

    pub(super) fn nul(&self) -> Option<(u32, u32)> {
        let offset = memchr(0, self.text.as_bytes())?;
        let cell = self.ends.partition_point(|&end| end <= offset);
        Some((self.line + line_breaks(&self.text.as_bytes()[..offset]), number(cell)))
    }

    /// Line and column, both from 1, of the cell with this index.
    pub(super) fn place(&self, cell: usize) -> (u32, u32) {
        let before = cell.checked_sub(1).map_or(0, |earlier| self.ends[earlier]);
        (self.line + line_breaks(&self.text.as_bytes()[..before]), number(cell))
    }

    /// True for a row without text in a table of several columns. Spreadsheet programs write such rows at the end.
    pub(super) fn is_blank(&self, columns: usize) -> bool {
        columns > 1 && self.cells().all(|cell| cell.trim().is_empty())
    }

    pub(super) fn replaced(&self) -> Option<u32> {
        let offset = self.text.find(char::REPLACEMENT_CHARACTER)?;
        Some(self.line + line_breaks(&self.text.as_bytes()[..offset]))
    }
}

/// A row that owns its cells.
#[derive(Debug, Clone, Default)]
pub(super) struct Owned {
    text: String,
    ends: Vec<usize>,
    line: u32,
}

impl Owned {
    pub(super) fn of(row: &Row<'_>) -> Self {
        let mut owned = Self { line: row.line, ..Self::default() };
        row.cells().for_each(|cell| owned.push(cell));
        owned
    }

    /// Takes the cells of `row` with these indexes.
    pub(super) fn take(&mut self, row: &Row<'_>, columns: &[u32]) {
        let cells: Vec<&str> = row.cells().collect();
        self.text.clear();
        self.ends.clear();
        self.line = row.line;
        for &column in columns {
            self.push(cells.get(column as usize).copied().unwrap_or_default());
        }
    }

    fn push(&mut self, cell: &str) {
        self.text.push_str(cell);
        self.ends.push(self.text.len());
    }

    /// Adds empty cells up to this number.
    pub(super) fn filled(mut self, columns: usize) -> Self {
        self.ends.resize(columns.max(self.ends.len()), self.text.len());
        self
    }

    pub(super) fn read<R>(&self, read: impl FnOnce(&Row<'_>) -> R) -> R {
        read(&Row { text: &self.text, ends: &self.ends, between: Between::Nothing, line: self.line })
    }
}

/// Converts an index from 0 to a number from 1.
pub(super) fn number(index: usize) -> u32 {
    saturated(index + 1)
}

/// Number of line breaks; CR, LF and CRLF each count once.
pub(super) fn line_breaks(text: &[u8]) -> u32 {
    let breaks = memchr2_iter(b'\r', b'\n', text);
    let counted = breaks.filter(|&at| text[at] == b'\r' || at == 0 || text[at - 1] != b'\r');
    saturated(counted.count())
}

#[cfg(test)]
mod tests {
    use super::Row;

    #[test]
    fn a_character_split_between_two_cells_is_not_utf_8() {
        let parsed = |ends| Row::parsed("aé".as_bytes(), ends, 1).is_some();
        assert!(parsed(&[1, 3]) && parsed(&[0, 3]));
        assert!(!parsed(&[2, 3]));
    }
}
