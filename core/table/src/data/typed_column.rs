//! The cells of a column as values, read when they are first asked for.

use std::cell::OnceCell;
use std::rc::Rc;

use super::day;
use super::number::{self, NumberForm, is_missing};
use crate::columnar::{Days, Labels, Numbers};

#[derive(Debug, Clone, Default)]
pub(super) struct TypedColumn {
    labels: OnceCell<Rc<Labels>>,
    numbers: OnceCell<Rc<Numbers>>,
    days: OnceCell<Rc<Days>>,
    unread: OnceCell<u32>,
}

impl TypedColumn {
    /// Lets go of what was read while the column was of another kind.
    pub(super) fn forget_kind(&mut self) {
        *self = Self { labels: self.labels.take().map_or_else(OnceCell::new, OnceCell::from), ..Self::default() };
    }

    pub(super) fn labels<'a>(&self, cells: impl Iterator<Item = &'a str>) -> Rc<Labels> {
        let read = || {
            let texts = cells.map(|cell| (!is_missing(cell)).then(|| cell.trim()));
            Rc::new(Labels::from_texts(texts))
        };
        Rc::clone(self.labels.get_or_init(read))
    }

    pub(super) fn numbers<'a>(&self, cells: impl Iterator<Item = &'a str>, form: NumberForm) -> Rc<Numbers> {
        let read = || Rc::new(Numbers::from_values(cells.map(|cell| number::read(cell, form))));
        Rc::clone(self.numbers.get_or_init(read))
    }

    pub(super) fn days<'a>(&self, cells: impl Iterator<Item = &'a str>) -> Rc<Days> {
        let read = || Rc::new(Days::from_values(cells.map(day::read)));
        Rc::clone(self.days.get_or_init(read))
    }

    /// How many cells hold something although their row does not count as `read`.
    pub(super) fn unread<'a>(&self, cells: impl Iterator<Item = &'a str>, read: impl Fn(u32) -> bool) -> u32 {
        let is_unread = |&(row, cell): &(u32, &str)| !read(row) && !is_missing(cell);
        let count = || u32::try_from((0..).zip(cells).filter(is_unread).count()).unwrap_or(u32::MAX);
        *self.unread.get_or_init(count)
    }
}
