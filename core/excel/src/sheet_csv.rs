//! Rows of a sheet, kept as CSV until the used columns are known.

use std::collections::{BTreeMap, VecDeque};

use serde::Serialize;

use crate::problem::{MAX_COLUMNS, MAX_CSV_BYTES, WorkbookProblem};
use crate::warning::Warning;

/// Bytes of a chunk, and of a part that is handed out.
const CHUNK: usize = 1024 * 1024;

/// Number of rows at the top that may be headers.
const HEAD_ROWS: usize = 10;

/// Rows of the largest sheet.
const MAX_ROWS: u32 = 1_048_576;

/// A row: how many bytes there are from its first to its last used cell. An unused row has none.
struct Row {
    bytes: usize,
    first: u16,
    last: u16,
}

const UNUSED: Row = Row { bytes: 0, first: 0, last: 0 };

/// The CSV text of each used cell of a row.
pub(crate) type Head = BTreeMap<u16, Vec<u8>>;

/// Takes cells row by row, each row from left to right.
#[derive(Default)]
pub(crate) struct Rows {
    /// Row of the sheet that `lines` begins with.
    top: u32,
    lines: Vec<Row>,
    chunks: VecDeque<Vec<u8>>,
    /// The first rows again, cell by cell.
    heads: Vec<Head>,
    /// First and last used column.
    columns: Option<(u16, u16)>,
    bytes: usize,
    cells: u64,
}

impl Rows {
    /// Adds a used cell, whose text `write` appends to the bytes that it gets.
    pub(crate) fn add<T>(
        &mut self,
        row: u32,
        column: u32,
        write: impl FnOnce(&mut Vec<u8>) -> T,
    ) -> Result<T, WorkbookProblem> {
        let column = u16::try_from(column).map_err(|_| WorkbookProblem::Damaged)?;
        let (first, last) = self.columns.unwrap_or((column, column));
        self.columns = Some((first.min(column), last.max(column)));
        self.cells += 1;
        if self.width() > MAX_COLUMNS {
            // No more is kept, but the columns are counted to the end.
            self.chunks.clear();
            return Ok(write(&mut Vec::new()));
        }
        let is_new = self.go_to(row)?;
        let (Some(current), Some(chunk)) = (self.lines.last_mut(), self.chunks.back_mut()) else {
            return Err(WorkbookProblem::Damaged);
        };
        let start = chunk.len();
        if is_new {
            current.first = column;
        } else {
            let commas = column.checked_sub(current.last).filter(|&commas| commas > 0);
            chunk.resize(start + usize::from(commas.ok_or(WorkbookProblem::Damaged)?), b',');
        }
        current.last = column;
        let text = chunk.len();
        let result = write(chunk);
        current.bytes += chunk.len() - start;
        self.bytes += chunk.len() - start;
        if let Some(head) = self.heads.get_mut(self.lines.len() - 1) {
            head.insert(column, chunk[text..].to_vec());
        }
        if self.bytes > MAX_CSV_BYTES as usize {
            return Err(WorkbookProblem::sheet_too_large());
        }
        Ok(result)
    }

    /// Makes `row` the last one. True if it was not.
    fn go_to(&mut self, row: u32) -> Result<bool, WorkbookProblem> {
        if self.lines.is_empty() {
            self.top = row;
        }
        let at = row.checked_sub(self.top).filter(|_| row < MAX_ROWS).ok_or(WorkbookProblem::Damaged)? as usize;
        if at + 1 < self.lines.len() {
            return Err(WorkbookProblem::Damaged);
        }
        if at < self.lines.len() {
            return Ok(false);
        }
        self.lines.resize_with(at + 1, || UNUSED);
        self.heads.resize_with(self.lines.len().min(HEAD_ROWS), Head::new);
        if self.chunks.back().is_none_or(|chunk| chunk.len() >= CHUNK) {
            self.chunks.push_back(Vec::with_capacity(CHUNK + CHUNK / 8));
        }
        Ok(true)
    }

    fn width(&self) -> u32 {
        self.columns.map_or(0, |(first, last)| u32::from(last - first) + 1)
    }

    /// Number of rows and columns from the first to the last used one.
    pub(crate) fn size(&self) -> (u32, u32) {
        (u32::try_from(self.lines.len()).unwrap_or(MAX_ROWS), self.width())
    }

    /// True if every cell between the used ones is used. Then nothing is merged, and no formula lacks its value.
    pub(crate) fn is_dense(&self) -> bool {
        let (rows, columns) = self.size();
        u64::from(rows) * u64::from(columns) == self.cells
    }

    /// The first rows, and the row of the sheet that they begin with.
    pub(crate) fn heads(&mut self) -> (u32, &mut [Head]) {
        (self.top, &mut self.heads)
    }

    pub(crate) fn finish(self, warnings: Vec<Warning>) -> Result<SheetCsv, WorkbookProblem> {
        let (rows, columns) = self.size();
        let (first, last) = self.columns.ok_or(WorkbookProblem::EmptySheet)?;
        if columns > MAX_COLUMNS {
            return Err(WorkbookProblem::TooManyColumns { found: columns, max: MAX_COLUMNS });
        }
        // Commas of blank rows and cells count too.
        if self.bytes + self.lines.len() * columns as usize > MAX_CSV_BYTES as usize {
            return Err(WorkbookProblem::sheet_too_large());
        }
        let facts = SheetFacts { rows, columns, first_row: self.top + 1, first_column: u32::from(first) + 1, warnings };
        Ok(SheetCsv {
            facts,
            last,
            rows: self.lines.into_iter(),
            heads: self.heads.into_iter(),
            chunks: self.chunks,
            taken: 0,
        })
    }
}

/// Size, place and warnings of a sheet that was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct SheetFacts {
    /// Number of lines, headers included.
    pub rows: u32,
    /// Number of columns.
    pub columns: u32,
    /// Row of the sheet that is the first line, counted from 1.
    pub first_row: u32,
    /// Column of the sheet that is the first one, counted from 1.
    pub first_column: u32,
    /// Warnings about the sheet, for the user.
    pub warnings: Vec<Warning>,
}

/// A sheet as CSV.
pub struct SheetCsv {
    facts: SheetFacts,
    last: u16,
    rows: std::vec::IntoIter<Row>,
    heads: std::vec::IntoIter<Head>,
    chunks: VecDeque<Vec<u8>>,
    /// Bytes of the first chunk that are handed out.
    taken: usize,
}

impl SheetCsv {
    /// Size, place and warnings of the sheet.
    pub const fn facts(&self) -> &SheetFacts {
        &self.facts
    }

    /// The next part, of about a megabyte; whole lines. `None` at the end.
    pub fn next_part(&mut self) -> Option<Vec<u8>> {
        let mut part = Vec::with_capacity(CHUNK + CHUNK / 8);
        while part.len() < CHUNK
            && let Some(row) = self.rows.next()
        {
            self.push_line(&mut part, &row);
        }
        (!part.is_empty()).then_some(part)
    }

    fn push_line(&mut self, part: &mut Vec<u8>, row: &Row) {
        let first = u16::try_from(self.facts.first_column - 1).unwrap_or(0);
        let text = text_of(&mut self.chunks, &mut self.taken, row.bytes);
        if let Some(head) = self.heads.next() {
            for column in first..=self.last {
                if column > first {
                    part.push(b',');
                }
                part.extend_from_slice(head.get(&column).map_or(&[], Vec::as_slice));
            }
        } else if row.bytes == 0 {
            pad(part, self.last - first);
        } else {
            pad(part, row.first - first);
            part.extend_from_slice(text);
            pad(part, self.last - row.last);
        }
        part.push(b'\n');
    }
}

/// The next bytes of the chunks. A row is in one chunk; a chunk that is handed out is freed.
fn text_of<'a>(chunks: &'a mut VecDeque<Vec<u8>>, taken: &mut usize, bytes: usize) -> &'a [u8] {
    if bytes > 0 && chunks.front().is_some_and(|chunk| chunk.len() == *taken) {
        chunks.pop_front();
        *taken = 0;
    }
    let start = *taken;
    *taken += bytes;
    chunks.front().and_then(|chunk| chunk.get(start..start + bytes)).unwrap_or_default()
}

fn pad(part: &mut Vec<u8>, commas: u16) {
    part.resize(part.len() + usize::from(commas), b',');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(cells: &[(u32, u32, &str)]) -> Result<Rows, WorkbookProblem> {
        let mut rows = Rows::default();
        for (row, column, text) in cells {
            rows.add(*row, *column, |out| out.extend_from_slice(text.as_bytes()))?;
        }
        Ok(rows)
    }

    fn csv(cells: &[(u32, u32, &str)]) -> Result<String, WorkbookProblem> {
        let mut sheet = rows(cells)?.finish(Vec::new())?;
        let parts: Vec<u8> = std::iter::from_fn(|| sheet.next_part()).flatten().collect();
        Ok(String::from_utf8(parts).expect("text"))
    }

    #[test]
    fn only_the_used_rows_and_columns_count() {
        let cells = [(4, 2, "a"), (4, 4, "b"), (7, 1, "c"), (7, 2, "d")];
        assert_eq!(csv(&cells).as_deref(), Ok(",a,,b\n,,,\n,,,\nc,d,,\n"));
        let sheet = rows(&cells).and_then(|rows| rows.finish(Vec::new())).map(|sheet| sheet.facts().clone());
        let facts = sheet.expect("a sheet");
        assert_eq!((facts.rows, facts.columns, facts.first_row, facts.first_column), (4, 4, 5, 2));
    }

    #[test]
    fn rows_below_the_first_ones_are_padded_too() {
        let mut cells: Vec<_> = (0..30).map(|row| (row * 2, 1 + row % 3, "x")).collect();
        cells.push((100, 0, "z"));
        let text = csv(&cells).expect("a sheet");
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines.len(), 101);
        assert_eq!((lines[0], lines[1], lines[40], lines[42], lines[100]), (",x,,", ",,,", ",,,x", ",x,,", "z,,,"));
    }

    #[test]
    fn many_rows_come_in_several_parts() {
        let text = "x".repeat(1_000);
        let cells: Vec<_> = (0..3_000).map(|row| (row, 0, text.as_str())).collect();
        let mut sheet = rows(&cells).and_then(|rows| rows.finish(Vec::new())).expect("a sheet");
        let parts: Vec<_> = std::iter::from_fn(|| sheet.next_part()).collect();
        assert_eq!(parts.len(), 3);
        assert!(parts.iter().all(|part| part.ends_with(b"x\n")));
        assert_eq!(parts.concat().len(), 3_000 * 1_001);
    }

    #[test]
    fn cells_out_of_order_are_damage() {
        for cells in [[(1, 0, "a"), (0, 0, "b")], [(0, 1, "a"), (0, 0, "b")], [(0, 1, "a"), (0, 1, "b")]] {
            assert_eq!(csv(&cells), Err(WorkbookProblem::Damaged));
        }
        assert_eq!(csv(&[(MAX_ROWS, 0, "a")]), Err(WorkbookProblem::Damaged));
        assert_eq!(csv(&[(0, 70_000, "a")]), Err(WorkbookProblem::Damaged));
    }

    #[test]
    fn columns_beyond_the_limit_are_counted() {
        assert!(csv(&[(0, 0, "a"), (0, 499, "b")]).is_ok());
        let wide = csv(&[(0, 0, "a"), (0, 16_383, "b"), (1, 0, "c")]);
        assert_eq!(wide, Err(WorkbookProblem::TooManyColumns { found: 16_384, max: 500 }));
        assert_eq!(csv(&[]), Err(WorkbookProblem::EmptySheet));
    }

    #[test]
    fn blank_rows_count_towards_the_limit() {
        let long = "x".repeat(20_000_000);
        let wide = rows(&[(0, 0, &long), (0, 499, "b"), (MAX_ROWS - 1, 0, "c")]).expect("rows");
        assert_eq!(wide.finish(Vec::new()).err(), Some(WorkbookProblem::sheet_too_large()));
        let narrow = rows(&[(0, 0, "a"), (MAX_ROWS - 1, 19, "b")]).expect("rows");
        assert!(narrow.finish(Vec::new()).is_ok());
    }
}
