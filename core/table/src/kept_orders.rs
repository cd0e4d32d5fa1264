//! The orders of a list that were asked for so far.

use std::cell::RefCell;
use std::rc::Rc;

use crate::kept_order::{KeptOrder, SortedBy};
use crate::list::rows::{Rows, in_own_order};
use crate::order::Order;
use crate::order_job::OrderJob;
use crate::row_set::RowSet;
use crate::sort::Sort;

/// Few rows are sorted by themselves: to look for one of them costs about as much as to pass so many of all.
const ROWS_PASSED_PER_SORTED: u32 = 4_096;

/// So many rows are sorted within a frame.
const QUICKLY_SORTED: u32 = 10_000;

/// As many as a part of the work of sorting goes through.
const ROWS_PER_STEP: usize = 64 * 1024;

/// By column; without one, the list's own order. Each is made when it is first asked for, and follows the list from then on.
#[derive(Debug, Clone)]
pub struct KeptOrders {
    kept: RefCell<Vec<(Option<u8>, Rc<KeptOrder>)>>,
    /// The order in the making, if there is one.
    making: RefCell<Option<(Option<u8>, OrderJob)>>,
}

impl KeptOrders {
    /// None yet.
    pub const fn new() -> Self {
        Self { kept: RefCell::new(Vec::new()), making: RefCell::new(None) }
    }

    /// The slots of one page: of those that are in `set`, which is a part of `all`, `len` many from the one with the number `first`,
    /// counted from 0.
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

    /// Does a part of what the order by a column takes, some milliseconds of a list of a million rows. True when nothing is left to
    /// do before a page of `set` is asked for.
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

    /// The order by a column as far as it has been made; any other that was in the making is given up.
    fn making(&self, all: &RowSet, by: SortedBy) -> OrderJob {
        let begun = self.making.take().filter(|(begun, _)| *begun == by.column());
        begun.map_or_else(|| OrderJob::of(by.in_own_order(all)), |(_, job)| job)
    }

    /// Takes a row out before its values change or it goes.
    pub fn leave(&mut self, slot: u32, rows: &dyn Rows) {
        self.note(slot);
        for (column, order) in self.kept.get_mut() {
            Rc::make_mut(order).remove(slot, SortedBy::new(rows, *column));
        }
    }

    /// Puts a row in after it has come or its values have changed.
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
