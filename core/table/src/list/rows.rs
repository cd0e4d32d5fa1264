//! The description of a list's rows, independent of the engine that searches, filters and sorts them.

use crate::order::{Order, SortKey};
use crate::row_set::RowSet;
use crate::sort::Direction;

/// Rank among rows with equal keys: the greater place comes first; with equal places, the later arrival.
pub type Place = [i64; 2];

/// The layout of a list's rows. Each list numbers its parts, codes and columns from 0.
#[derive(Debug)]
pub struct Shape {
    /// The texts for the search.
    pub texts: &'static [Part],
    /// Number of small values for filters and counts.
    pub codes: usize,
    /// True if rows have places; otherwise the last arrival comes first.
    pub is_placed: bool,
}

/// Texts of a row that change together.
#[derive(Debug)]
pub struct Part {
    /// Number of fields, below 64.
    pub fields: usize,
    /// True if the texts never change, so that an update can skip them.
    pub is_fixed: bool,
}

/// A record that is a row of one list.
pub trait Row {
    /// The layout of the list's rows.
    const SHAPE: &'static Shape;

    /// Passes all texts of a part to `take` in order, even empty ones.
    fn texts(&self, part: usize, take: &mut dyn FnMut(&str));

    /// The value of one code column.
    fn code(&self, column: u8) -> u8;

    /// The owner, for lists where some people see only their own rows.
    fn owner(&self) -> Option<&str> {
        None
    }

    /// The sort key of one column.
    fn key(&self, column: u8) -> SortKey;

    /// The row's rank in the list's own order.
    fn place(&self) -> Place {
        Place::default()
    }
}

/// The rows of a list by slot: dense numbers in the order of arrival. A row keeps its slot for life.
///
/// An empty slot has no text, no owner and no sort key.
pub trait Rows {
    /// The layout of the rows.
    fn shape(&self) -> &'static Shape;

    /// One past the last slot ever used.
    fn slot_count(&self) -> u32;

    /// True if the slot has a row.
    fn has(&self, slot: u32) -> bool;

    /// See [`Row::texts`].
    fn texts(&self, slot: u32, part: usize, take: &mut dyn FnMut(&str));

    /// See [`Row::code`].
    fn code(&self, slot: u32, column: u8) -> u8;

    /// See [`Row::owner`].
    fn owner(&self, slot: u32) -> Option<&str>;

    /// See [`Row::key`].
    fn key(&self, slot: u32, column: u8) -> SortKey;

    /// See [`Row::place`].
    fn place(&self, slot: u32) -> Place;
}

pub(crate) fn in_own_order(rows: &dyn Rows, set: &RowSet) -> Vec<u32> {
    let mut slots = set.page_from_the_end(0, u32::MAX);
    if rows.shape().is_placed {
        // The sort is stable, so the deciding key is sorted last.
        for part in [1, 0] {
            let key = |slot: u32| SortKey::Number(rows.place(slot)[part]);
            slots = Order::sorted(slots, Direction::Desc, key).into_slots();
        }
    }
    slots
}
