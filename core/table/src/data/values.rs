//! Gives the columns of a table as typed values, to group and calculate with.

use std::rc::Rc;

use portal_locale::period;

use super::column::Meaning;
use super::data_table::DataTable;
use super::day;
use super::number::Written;
use super::typed_column::{Reading, TypedColumn};
use crate::columnar::{Days, Labels, Numbers};
use crate::decimal::Decimal;

/// This many rows are parsed within a frame; longer columns are parsed in parts of this size.
const ROWS_PER_PART: u32 = 30_000;

const ALL: u32 = u32::MAX;

/// A cell that does not fit the kind of its column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misfit {
    /// Line of its row in the file.
    pub line: u32,
    /// Text of the cell.
    pub text: String,
}

impl DataTable {
    /// The trimmed texts of a column of any kind; `None` beyond the table. Cells without a value (see
    /// [`Column::is_missing`](super::column::Column::is_missing)) have no text.
    pub fn labels(&self, column: u32) -> Option<Rc<Labels>> {
        self.typed(column)?.labels(&self.reading(column, ALL))
    }

    /// The numbers of a number column.
    pub fn numbers(&self, column: u32) -> Option<Rc<Numbers>> {
        self.some_numbers(column, ALL)
    }

    /// The days of a column of days or moments, and the first days of its periods.
    pub fn days(&self, column: u32) -> Option<Rc<Days>> {
        self.some_days(column, ALL)
    }

    /// The exact number of a cell of a number column.
    pub fn exact(&self, row: u32, column: u32) -> Option<Decimal> {
        self.number(row, column).map(Written::exact)
    }

    /// The day of a cell of a column of days or moments, and the first day of a period, counted from 1970-01-01.
    pub fn day(&self, row: u32, column: u32) -> Option<i32> {
        let meaning = self.columns().get(column as usize)?.kind.meaning();
        day_in(self.value_text(row, column), meaning)
    }

    /// The trimmed text of a cell of any column; `None` for a cell without a value.
    pub fn text(&self, row: u32, column: u32) -> Option<&str> {
        let cell = self.cell(row, column);
        let column = self.columns().get(column as usize)?;
        (!column.is_missing(cell)).then(|| cell.trim())
    }

    /// Number of cells of a column that are not of its kind.
    pub fn unread(&self, column: u32) -> u32 {
        self.some_unread(column, ALL).unwrap_or_default()
    }

    /// The first `most` cells of a column that have a text but no value, with row and line.
    pub fn misfits(&self, column: u32, most: usize) -> Vec<Misfit> {
        let has_value: Box<dyn Fn(u32) -> bool> = match (self.numbers(column), self.days(column)) {
            (Some(numbers), _) => Box::new(move |row| numbers.value(row).is_some()),
            (None, Some(days)) => Box::new(move |row| days.value(row).is_some()),
            (None, None) => return Vec::new(),
        };
        let rows = (0..self.row_count()).filter(|&row| !has_value(row) && !self.is_missing(row, column));
        rows.take(most).map(|row| Misfit { line: self.line(row), text: self.cell(row, column).to_owned() }).collect()
    }

    /// Parses a part of a column, about 10 ms at most: its values, and its texts if `with_texts` is set or they are
    /// the values. True when the column is complete.
    pub fn prepare_column(&self, column: u32, with_texts: bool) -> bool {
        let Some(kind) = self.columns().get(column as usize).map(|column| column.kind) else { return true };
        if self.row_count() <= ROWS_PER_PART {
            return true;
        }
        let part = ROWS_PER_PART;
        let has_texts = || self.typed(column).and_then(|typed| typed.labels(&self.reading(column, part))).is_some();
        let is_text = kind.meaning() == Meaning::Text;
        let has_values = || match kind.meaning() {
            Meaning::Text => true,
            Meaning::Number(..) => self.some_numbers(column, part).is_some(),
            Meaning::Day(_) | Meaning::Moment(_) | Meaning::Period => self.some_days(column, part).is_some(),
        };
        let is_told = || is_text || self.some_unread(column, part).is_some();
        let wants_texts = with_texts || is_text;
        (!wants_texts || has_texts()) && has_values() && is_told()
    }

    fn some_numbers(&self, column: u32, part: u32) -> Option<Rc<Numbers>> {
        let form = self.columns().get(column as usize)?.kind.number_form()?;
        self.typed(column)?.numbers(&self.reading(column, part), form)
    }

    fn some_days(&self, column: u32, part: u32) -> Option<Rc<Days>> {
        let kind = self.columns().get(column as usize)?.kind;
        let (typed, reading) = (self.typed(column)?, self.reading(column, part));
        match kind.meaning() {
            Meaning::Text | Meaning::Number(..) => None,
            meaning => typed.days(&reading, |cell| day_in(cell, meaning)),
        }
    }

    /// Number of cells that cannot be read. `None` if unfinished, or for texts: every cell is a text.
    fn some_unread(&self, column: u32, part: u32) -> Option<u32> {
        let (typed, reading) = (self.typed(column)?, self.reading(column, part));
        match (self.numbers(column), self.days(column)) {
            (Some(numbers), _) => typed.unread(&reading, |row| numbers.value(row).is_some()),
            (None, Some(days)) => typed.unread(&reading, |row| days.value(row).is_some()),
            (None, None) => None,
        }
    }

    fn is_missing(&self, row: u32, column: u32) -> bool {
        self.columns().get(column as usize).is_none_or(|spec| spec.is_missing(self.cell(row, column)))
    }

    fn typed(&self, column: u32) -> Option<&TypedColumn> {
        self.typed.get(column as usize).map(Rc::as_ref)
    }

    fn reading<'a>(&'a self, column: u32, part: u32) -> Reading<'a, impl Fn(u32) -> &'a str> {
        let cell = move |row| self.value_text(row, column);
        Reading { rows: self.row_count(), part, cell, column: self.columns().get(column as usize) }
    }
}

/// The first day of a cell whose column has this meaning.
fn day_in(cell: &str, meaning: Meaning) -> Option<i32> {
    match meaning {
        Meaning::Text | Meaning::Number(..) => None,
        Meaning::Day(order) => day::read(cell, order),
        Meaning::Moment(order) => day::read_moment(cell, order).map(day::of_moment),
        Meaning::Period => period::read(cell).map(|period| period.start),
    }
}
