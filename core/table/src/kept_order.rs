//! Keeps the rows of a long list sorted by a column while they change: only the changed row moves.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use crate::list::rows::{Place, Rows, in_own_order};
use crate::order::SortKey;
use crate::row_set::RowSet;
use crate::runs::Runs;
use crate::sort::Direction;

/// The rows of a list and their sort column; `None` means the list's own order.
#[derive(Clone, Copy)]
pub struct SortedBy<'a> {
    rows: &'a dyn Rows,
    column: Option<u8>,
}

impl<'a> SortedBy<'a> {
    /// Sorts these rows by this column.
    pub const fn new(rows: &'a dyn Rows, column: Option<u8>) -> Self {
        Self { rows, column }
    }

    pub(crate) const fn column(self) -> Option<u8> {
        self.column
    }

    /// The sort key of a row. In the list's own order all keys are empty, and the place decides.
    pub(crate) fn key(self, slot: u32) -> SortKey {
        self.column.map_or(SortKey::Empty, |column| self.rows.key(slot, column))
    }

    pub(crate) fn in_own_order(self, set: &RowSet) -> Vec<u32> {
        in_own_order(self.rows, set)
    }

    fn place(self, slot: u32) -> Place {
        self.rows.place(slot)
    }
}

/// The rows of a list, sorted by key. Rows with equal keys keep the list's own order in both directions; rows without
/// a value come last in both (decisions §5).
#[derive(Debug, Clone)]
pub struct KeptOrder {
    valued: Runs,
    empty: Runs,
}

impl KeptOrder {
    pub(crate) const fn of(valued: Runs, empty: Runs) -> Self {
        Self { valued, empty }
    }

    /// Inserts a row. It must already have its new key.
    pub fn insert(&mut self, slot: u32, by: SortedBy) {
        let mine = by.key(slot);
        let has_key = |other| by.key(other) == mine;
        self.of_key(&mine).insert(slot, &|other| is_before(other, slot, by, &mine), &has_key);
    }

    /// Removes a row. It must still have its old key.
    pub fn remove(&mut self, slot: u32, by: SortedBy) {
        let mine = by.key(slot);
        self.of_key(&mine).remove(slot, &|other| is_before(other, slot, by, &mine));
    }

    /// The slots of one page: `len` members of `set` from position `first` on, counted from 0.
    pub fn take_page(&self, direction: Direction, set: &RowSet, first: u32, len: u32) -> Vec<u32> {
        // Limits `len` to what exists; otherwise a short page would walk to the end of a long list.
        let len = len.min(set.len().saturating_sub(first)) as usize;
        let (mut slots, mut skip) = (Vec::with_capacity(len), first);
        let mut visit = |slot| {
            if slots.len() == len {
                return ControlFlow::Break(());
            }
            if set.contains(slot) {
                if skip == 0 {
                    slots.push(slot);
                } else {
                    skip -= 1;
                }
            }
            ControlFlow::Continue(())
        };
        let valued = match direction {
            Direction::Asc => self.valued.forward(&mut visit),
            Direction::Desc => self.valued.backward(&mut visit),
        };
        if valued.is_continue() {
            let _ = self.empty.forward(&mut visit);
        }
        slots
    }

    const fn of_key(&mut self, key: &SortKey) -> &mut Runs {
        match key {
            SortKey::Empty => &mut self.empty,
            SortKey::Number(_) | SortKey::Text(_) => &mut self.valued,
        }
    }
}

fn is_before(other: u32, slot: u32, by: SortedBy, mine: &SortKey) -> bool {
    let by_place = || by.place(slot).cmp(&by.place(other)).then(slot.cmp(&other));
    by.key(other).cmp(mine).then_with(by_place) == Ordering::Less
}
