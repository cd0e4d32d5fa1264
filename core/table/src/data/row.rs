//! One row of a CSV file, as it lies in the file or as the parser left it.

use memchr::{memchr, memchr2_iter};

use super::csv_form::Delimiter;
use crate::text_index::RowText;

/// The cells of a row. They lie one after the other, with a gap for the delimiter if it is still there.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row<'a> {
    text: &'a str,
    ends: &'a [usize],
    gap: usize,
    delimiter: Delimiter,
    line: u32,
}

impl<'a> Row<'a> {
    /// The row `text`, still with its delimiters before each cell but the first; `None` if it is not UTF-8.
    pub(super) fn split(text: &'a [u8], ends: &'a [usize], delimiter: Delimiter, line: u32) -> Option<Self> {
        let text = std::str::from_utf8(text).ok()?;
        Some(Self { text, ends, gap: 1, delimiter, line })
    }

    /// The row `text` of cells without anything between them; `None` if one of them is not UTF-8.
    pub(super) fn parsed(text: &'a [u8], ends: &'a [usize], delimiter: Delimiter, line: u32) -> Option<Self> {
        let text = std::str::from_utf8(text).ok()?;
        if !ends.iter().all(|&end| text.is_char_boundary(end)) {
            return None;
        }
        Some(Self { text, ends, gap: 0, delimiter, line })
    }

    /// The line on which it begins.
    pub(super) fn line(&self) -> u32 {
        self.line
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no text in it.
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = &'a str> + Clone + use<'a> {
        let (text, gap) = (self.text, self.gap);
        self.ends.iter().scan(0, move |start, &end| {
            let cell = &text[*start..end];
            *start = end + gap;
            Some(cell)
        })
    }

    /// The whole row, if it lies there just as it would be written: unquoted, with commas between the cells.
    pub(super) fn joined_by_commas(&self) -> Option<&'a str> {
        (self.gap == 1 && self.delimiter == Delimiter::Comma).then_some(self.text)
    }

    /// Shows its cells to an index.
    pub(super) fn show(&self, index: &mut RowText<'_>) {
        let is_shown = index.add_joined(self.text, self.ends, self.gap);
        if !is_shown {
            self.cells().for_each(|cell| index.add(cell));
        }
    }

    /// All cells with or without what stands between them.
    pub(super) fn text(&self) -> &'a str {
        self.text
    }

    /// The first cell that has more than `most` bytes.
    pub(super) fn overlong_cell(&self, most: usize) -> Option<usize> {
        if self.text.len() <= most { None } else { self.cells().position(|cell| cell.len() > most) }
    }

    /// The line and column of the first NUL in it.
    pub(super) fn nul(&self) -> Option<(u32, u32)> {
        let offset = memchr(0, self.text.as_bytes())?;
        let cell = self.ends.partition_point(|&end| end <= offset);
        Some((self.line + line_breaks(&self.text.as_bytes()[..offset]), number(cell)))
    }

    /// The line and column of `cell`, counted from 0.
    pub(super) fn place(&self, cell: usize) -> (u32, u32) {
        let before = cell.checked_sub(1).map_or(0, |earlier| self.ends[earlier]);
        (self.line + line_breaks(&self.text.as_bytes()[..before]), number(cell))
    }

    /// Whether it is a line of blanks in a table of several columns.
    pub(super) fn is_blank(&self, columns: usize) -> bool {
        columns > 1 && self.len() == 1 && self.text.trim().is_empty()
    }
}

/// How people count what is the `index`th from 0.
pub(super) fn number(index: usize) -> u32 {
    u32::try_from(index + 1).unwrap_or(u32::MAX)
}

/// How often a new line begins in `text`, after a CR, an LF or both together.
pub(super) fn line_breaks(text: &[u8]) -> u32 {
    let breaks = memchr2_iter(b'\r', b'\n', text);
    let counted = breaks.filter(|&at| text[at] == b'\r' || at == 0 || text[at - 1] != b'\r');
    u32::try_from(counted.count()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Delimiter, Row};

    #[test]
    fn a_character_that_two_cells_share_is_none() {
        let parsed = |ends| Row::parsed("aé".as_bytes(), ends, Delimiter::Comma, 1).is_some();
        assert!(parsed(&[1, 3]) && parsed(&[0, 3]));
        assert!(!parsed(&[2, 3]));
    }
}
