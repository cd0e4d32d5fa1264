//! A cache of the orders that were requested for a list.

use std::cell::RefCell;
use std::rc::Rc;

use crate::kept_order::{KeptOrder, SortedBy};
use crate::list::rows::{Rows, in_own_order};
use crate::order::Order;
use crate::order_job::OrderJob;
use crate::row_set::RowSet;
use crate::sort::Sort;

/// A small set is sorted directly, because its rows are far apart in the order of all rows. Sorting one row costs
/// about as much as skipping this many rows.
const ROWS_PASSED_PER_SORTED: u32 = 4_096;

/// Up to this many rows are sorted within a frame.
const QUICKLY_SORTED: u32 = 10_000;

/// Number of rows that one step of sorting visits.
const ROWS_PER_STEP: usize = 64 * 1024;

/// Orders by column; `None` is the list's own order. Each is made on first use and updated with every change.
#[derive(Debug, Clone)]
pub struct KeptOrders {
    kept: RefCell<Vec<(Option<u8>, Rc<KeptOrder>)>>,
    making: RefCell<Option<(Option<u8>, OrderJob)>>,
}

impl KeptOrders {
    /// An empty cache.
    pub const fn new() -> Self {
        Self { kept: RefCell::new(Vec::new()), making: RefCell::new(None) }
    }

    /// The slots of one page: `len` members of `set` (a subset of `all`) from position `first` on, counted from 0.
    pub fn page(
        &self,
        Sort { column, direction }: Sort<Option<u8>>,
        (all, set): (&RowSet, &RowSet),
        (first, len): (u32, u32),
        rows: &dyn Rows,
    ) -> Vec<u32> {
        let by = SortedBy::new(rows, column);
        if is_few(set, all) {
            let few = Order::sorted(in_own_order(rows, set), direction, |slot| by.key(slot));
            return few.take_page(set, first, len);
        }
        self.get(all, by).take_page(direction, set, first, len)
    }

    /// Does a part of the sort by a column, some milliseconds for a million rows. True when a page of `set` needs no
    /// more work.
    pub fn prepare(&self, column: Option<u8>, (all, set): (&RowSet, &RowSet), rows: &dyn Rows) -> bool {
        if all.len() <= QUICKLY_SORTED || is_few(set, all) || self.known(column).is_some() {
            return true;
        }
        let by = SortedBy::new(rows, column);
        let mut job = self.making(all, by);
        if !job.step(ROWS_PER_STEP, by) {
            *self.making.borrow_mut() = Some((column, job));
            return false;
        }
        self.keep(column, job.finish(all, by));
        true
    }

    fn get(&self, all: &RowSet, by: SortedBy) -> Rc<KeptOrder> {
        let column = by.column();
        self.known(column).unwrap_or_else(|| self.keep(column, self.making(all, by).finish(all, by)))
    }

    fn known(&self, column: Option<u8>) -> Option<Rc<KeptOrder>> {
        self.kept.borrow().iter().find(|(known, _)| *known == column).map(|(_, order)| Rc::clone(order))
    }

    fn keep(&self, column: Option<u8>, order: KeptOrder) -> Rc<KeptOrder> {
        let order = Rc::new(order);
        self.kept.borrow_mut().push((column, Rc::clone(&order)));
        order
    }

    /// Continues or begins the sort by a column; an unfinished sort by another column is dropped.
    fn making(&self, all: &RowSet, by: SortedBy) -> OrderJob {
        let begun = self.making.take().filter(|(begun, _)| *begun == by.column());
        begun.map_or_else(|| OrderJob::of(by.in_own_order(all)), |(_, job)| job)
    }

    /// Removes a row; call it before its values change or it is deleted.
    pub fn leave(&mut self, slot: u32, rows: &dyn Rows) {
        self.note(slot);
        for (column, order) in self.kept.get_mut() {
            Rc::make_mut(order).remove(slot, SortedBy::new(rows, *column));
        }
    }

    /// Inserts a row; call it after it was added or its values changed.
    pub fn enter(&mut self, slot: u32, rows: &dyn Rows) {
        self.note(slot);
        for (column, order) in self.kept.get_mut() {
            Rc::make_mut(order).insert(slot, SortedBy::new(rows, *column));
        }
    }

    fn note(&mut self, slot: u32) {
        if let Some((_, job)) = self.making.get_mut() {
            job.note(slot);
        }
    }
}

impl Default for KeptOrders {
    fn default() -> Self {
        Self::new()
    }
}

fn is_few(set: &RowSet, all: &RowSet) -> bool {
    set.len().saturating_mul(ROWS_PASSED_PER_SORTED) < all.len()
}
