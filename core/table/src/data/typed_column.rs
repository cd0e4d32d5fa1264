//! The typed values of a column, parsed on first use, at once or in parts.

use std::rc::Rc;

use super::column::Column;
use super::in_parts::InParts;
use super::number::{self, NumberForm};
use crate::columnar::{Days, LabelReading, Labels, Numbers};

#[derive(Debug, Clone, Default)]
pub(super) struct TypedColumn {
    labels: InParts<LabelReading, Rc<Labels>>,
    numbers: InParts<Numbers, Rc<Numbers>>,
    days: InParts<Days, Rc<Days>>,
    unread: InParts<u32, u32>,
}

/// A request to read a column: its number of rows, the number of rows to parse now, and access to its cells.
pub(super) struct Reading<'a, F> {
    pub(super) rows: u32,
    pub(super) part: u32,
    pub(super) cell: F,
    pub(super) column: Option<&'a Column>,
}

impl TypedColumn {
    /// Drops the values that were parsed for an earlier kind.
    pub(super) fn forget_kind(&mut self) {
        *self = Self { labels: std::mem::take(&mut self.labels), ..Self::default() };
    }

    pub(super) fn labels<'a>(&self, reading: &Reading<'a, impl Fn(u32) -> &'a str>) -> Option<Rc<Labels>> {
        let text = |row| Some((reading.cell)(row)).filter(|cell| !reading.is_missing(cell)).map(str::trim);
        let add = |labels: &mut LabelReading, row| labels.push(text(row));
        self.labels.read(reading.rows(), |labels| labels.reserve(reading.rows), add, |labels| Rc::new(labels.finish()))
    }

    pub(super) fn numbers<'a>(
        &self,
        reading: &Reading<'a, impl Fn(u32) -> &'a str>,
        form: NumberForm,
    ) -> Option<Rc<Numbers>> {
        let add = |numbers: &mut Numbers, row| numbers.push_written(number::read((reading.cell)(row), form));
        self.numbers.read(reading.rows(), |numbers| numbers.reserve(reading.rows), add, Rc::new)
    }

    pub(super) fn days<'a>(
        &self,
        reading: &Reading<'a, impl Fn(u32) -> &'a str>,
        read: impl Fn(&str) -> Option<i32>,
    ) -> Option<Rc<Days>> {
        let add = |days: &mut Days, row| days.push(read((reading.cell)(row)));
        self.days.read(reading.rows(), |days| days.reserve(reading.rows), add, Rc::new)
    }

    pub(super) fn unread<'a>(
        &self,
        reading: &Reading<'a, impl Fn(u32) -> &'a str>,
        is_read: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        let is_unread = |row| !is_read(row) && !reading.is_missing((reading.cell)(row));
        self.unread.read(reading.rows(), |_| {}, |count, row| *count += u32::from(is_unread(row)), |count| count)
    }
}

impl<F> Reading<'_, F> {
    fn is_missing(&self, cell: &str) -> bool {
        self.column.is_none_or(|column| column.is_missing(cell))
    }

    const fn rows(&self) -> (u32, u32) {
        (self.rows, self.part)
    }
}
