//! What a list says of its rows, and nothing of how it is searched, filtered or sorted.

use crate::order::{Order, SortKey};
use crate::row_set::RowSet;
use crate::sort::Direction;

/// Where a row stands among others that are sorted alike: the greater place first; of the same place the later arrival.
pub type Place = [i64; 2];

/// What every row of a list says. Parts, codes and columns are numbered from 0, as the list likes.
#[derive(Debug)]
pub struct Shape {
    /// The texts a row is searched by.
    pub texts: &'static [Part],
    /// How many small values a row is filtered and counted by.
    pub codes: usize,
    /// Whether rows have places; otherwise the last arrival stands first.
    pub is_placed: bool,
}

/// Texts of a row that change together.
#[derive(Debug)]
pub struct Part {
    /// How many, below 64.
    pub fields: usize,
    /// Whether a row keeps them as long as it is there, so that a change need not take them in again.
    pub is_fixed: bool,
}

/// A record that is a row of one list.
pub trait Row {
    /// What it says.
    const SHAPE: &'static Shape;

    /// Shows the texts of a part, one after the other: all of them, be they empty.
    fn texts(&self, part: usize, take: &mut dyn FnMut(&str));

    /// One of the values it is filtered and counted by.
    fn code(&self, column: u8) -> u8;

    /// Whose it is, in a list of which some see only their own.
    fn owner(&self) -> Option<&str> {
        None
    }

    /// What it is sorted by.
    fn key(&self, column: u8) -> SortKey;

    /// Where it stands in the list's own order.
    fn place(&self) -> Place {
        Place::default()
    }
}

/// The rows of a list by their slots: dense numbers in the order of arrival, each of which a row keeps for life.
///
/// A slot that has no row says nothing: no text, no owner, no value to be sorted by.
pub trait Rows {
    /// What each row says.
    fn shape(&self) -> &'static Shape;

    /// One past the last slot ever used.
    fn slot_count(&self) -> u32;

    /// Whether the slot has a row.
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

/// The slots of a set in the list's own order.
pub(crate) fn in_own_order(rows: &dyn Rows, set: &RowSet) -> Vec<u32> {
    let mut slots = set.page_from_the_end(0, u32::MAX);
    if rows.shape().is_placed {
        // Rows of equal keys stay as they are, so what decides comes last.
        for part in [1, 0] {
            let key = |slot: u32| SortKey::Number(rows.place(slot)[part]);
            slots = Order::sorted(slots, Direction::Desc, key).into_slots();
        }
    }
    slots
}
