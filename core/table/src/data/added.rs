//! Columns behind the columns of a file, such as computed ones. The table with them shares the rows of the table without.

use std::fmt::Write as _;
use std::rc::Rc;

use memchr::memmem;
use portal_locale::calendar::CalendarDate;

use super::column::{Column, ColumnKind};
use super::data_table::DataTable;
use super::number::Written;
use super::statistics::Tally;
use crate::csv::push_cell;
use crate::fold::fold;
use crate::row_set::RowSet;

/// A column that is not in the file. Its cells are texts that read back as what was pushed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddedColumn {
    column: Column,
    /// The unit of its numbers, if it is known.
    unit: Option<String>,
    cells: Texts,
    /// The folded cells; none for numbers and days, which folding does not change.
    folded: Option<Texts>,
    tally: Option<Tally>,
}

impl AddedColumn {
    /// A column of numbers in Indonesian form.
    pub fn numbers(header: &str) -> Self {
        Self { tally: Some(Tally::EMPTY), ..Self::new(header, ColumnKind::NumberIndonesian) }
    }

    /// A column of days.
    pub fn days(header: &str) -> Self {
        Self::new(header, ColumnKind::Date)
    }

    /// A column of texts.
    pub fn texts(header: &str) -> Self {
        Self { folded: Some(Texts::default()), ..Self::new(header, ColumnKind::Text) }
    }

    fn new(header: &str, kind: ColumnKind) -> Self {
        Self { column: Column::new(header, kind), unit: None, cells: Texts::default(), folded: None, tally: None }
    }

    /// The column with a unit of its numbers, which its heading need not name.
    #[must_use]
    pub fn with_unit(self, unit: Option<String>) -> Self {
        Self { unit, ..self }
    }

    /// Number of rows so far.
    pub fn rows(&self) -> u32 {
        crate::saturated(self.cells.ends.len())
    }

    /// Number of bytes of the texts so far; must stay below 4 GB.
    pub const fn bytes(&self) -> usize {
        self.cells.text.len()
    }

    /// Reserves memory for `rows` more rows.
    pub fn reserve(&mut self, rows: u32) {
        self.cells.ends.reserve_exact(rows as usize);
    }

    /// Adds a row with a number.
    pub fn push_number(&mut self, number: Written) {
        if let Some(tally) = &mut self.tally {
            tally.add(number);
        }
        number.exact().push_indonesian(&mut self.cells.text);
        self.cells.end();
    }

    /// Adds a row with a day of the years 1 to 9999, counted from 1970-01-01.
    pub fn push_day(&mut self, day: i32) {
        let (year, month, day) = CalendarDate::from_epoch_days(day.into()).parts();
        let _ = write!(self.cells.text, "{year:04}-{month:02}-{day:02}");
        self.cells.end();
    }

    /// Adds a row with a text; the empty text has no value.
    pub fn push_text(&mut self, text: &str) {
        self.cells.text.push_str(text);
        self.cells.end();
        if let Some(folded) = &mut self.folded {
            folded.text.push_str(&fold(text));
            folded.end();
        }
    }

    /// The column's name and type.
    pub(super) const fn column(&self) -> &Column {
        &self.column
    }

    pub(super) fn cell(&self, row: u32) -> &str {
        self.cells.cell(row)
    }

    pub(super) fn folded(&self, row: u32) -> &[u8] {
        self.folded.as_ref().unwrap_or(&self.cells).cell(row).as_bytes()
    }

    /// The rows whose folded text contains a folded word.
    pub(super) fn rows_with(&self, word: &str) -> RowSet {
        self.folded.as_ref().unwrap_or(&self.cells).rows_with(word)
    }
}

/// A text per row, one behind the other; a line break follows each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Texts {
    text: String,
    /// The end of each text.
    ends: Vec<u32>,
}

impl Texts {
    fn end(&mut self) {
        self.ends.push(u32::try_from(self.text.len()).expect("the texts of a column are shorter than 4 GB"));
        self.text.push('\n');
    }

    fn cell(&self, row: u32) -> &str {
        let place = row as usize;
        let Some(&end) = self.ends.get(place) else { return "" };
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before] as usize + 1);
        &self.text[start..end as usize]
    }

    /// A word has no white space, so it never matches across two rows.
    fn rows_with(&self, word: &str) -> RowSet {
        let mut rows = RowSet::new();
        for at in memmem::find_iter(self.text.as_bytes(), word.as_bytes()) {
            rows.insert(crate::saturated(self.ends.partition_point(|&end| (end as usize) < at)));
        }
        rows
    }
}

impl DataTable {
    /// A copy with one more column behind the others. The copy shares the rows of the file and the values of the other
    /// columns. Rows beyond the end of `added` are empty.
    #[must_use]
    pub fn with_added(&self, added: AddedColumn) -> Self {
        let tally = added.tally;
        let columns = self.columns().iter().chain([added.column()]).cloned();
        self.widened(columns.collect(), tally, Rc::new(added))
    }

    /// Number of columns that are in the file. Added columns are behind them.
    pub fn file_columns(&self) -> usize {
        self.columns().len() - self.added.len()
    }

    /// The unit of an added column, if it is known.
    pub fn added_unit(&self, column: u32) -> Option<&str> {
        self.added(column as usize)?.unit.as_deref()
    }

    /// The added column with this number in the table.
    pub(super) fn added(&self, column: usize) -> Option<&AddedColumn> {
        self.added.get(column.checked_sub(self.file_columns())?).map(Rc::as_ref)
    }

    /// Appends the cells of the added columns to a row of a CSV file that has its line break already.
    pub(super) fn write_added(&self, row: u32, out: &mut Vec<u8>) {
        if self.added.is_empty() {
            return;
        }
        out.truncate(out.len() - b"\r\n".len());
        for added in &self.added {
            out.push(b',');
            push_cell(out, added.cell(row));
        }
        out.extend_from_slice(b"\r\n");
    }
}
