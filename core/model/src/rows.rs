//! Lets a collection of records serve as the rows of a list.

use portal_table::list::rows::{Place, Row, Rows, Shape};
use portal_table::order::SortKey;

use crate::{Collection, Identified};

/// A sortable column: the name in the URL, and the function that returns a record's sort key.
pub type Column<R> = (&'static str, fn(&R) -> SortKey);

impl<R: Identified + Row> Rows for Collection<R> {
    fn shape(&self) -> &'static Shape {
        R::SHAPE
    }

    fn slot_count(&self) -> u32 {
        self.slot_count()
    }

    fn has(&self, slot: u32) -> bool {
        self.at(slot).is_some()
    }

    fn texts(&self, slot: u32, part: usize, take: &mut dyn FnMut(&str)) {
        if let Some(row) = self.at(slot) {
            row.texts(part, take);
        }
    }

    fn code(&self, slot: u32, column: u8) -> u8 {
        self.at(slot).map_or(0, |row| row.code(column))
    }

    fn owner(&self, slot: u32) -> Option<&str> {
        self.at(slot)?.owner()
    }

    fn key(&self, slot: u32, column: u8) -> SortKey {
        self.at(slot).map_or(SortKey::Empty, |row| row.key(column))
    }

    fn place(&self, slot: u32) -> Place {
        self.at(slot).map_or_else(Place::default, Row::place)
    }
}
