//! The orders of a list that were asked for so far.

use std::cell::RefCell;
use std::rc::Rc;

use crate::kept_order::{KeptOrder, KeyOf};
use crate::order::{Order, SortKey};
use crate::order_job::OrderJob;
use crate::row_set::RowSet;
use crate::sort::Sort;

/// Few rows are sorted by themselves: to look for one of them costs about as much as to pass so many of all.
const ROWS_PASSED_PER_SORTED: u32 = 4_096;

/// So many rows are sorted within a frame.
const QUICKLY_SORTED: u32 = 10_000;

/// As many as a part of the work of sorting goes through.
const ROWS_PER_STEP: usize = 256 * 1024;

/// By column `C`. Each is made when it is first asked for, and follows the list from then on.
#[derive(Debug, Clone)]
pub struct KeptOrders<C> {
    kept: RefCell<Vec<(C, Rc<KeptOrder>)>>,
    /// The order in the making, if there is one.
    making: RefCell<Option<(C, OrderJob)>>,
}

impl<C: Copy + PartialEq> KeptOrders<C> {
    /// None yet.
    pub const fn new() -> Self {
        Self { kept: RefCell::new(Vec::new()), making: RefCell::new(None) }
    }

    /// The slots of one page: of those that are in `set`, which is a part of `all`, `len` many from the one with the number `first`,
    /// counted from 0.
    pub fn page(
        &self,
        Sort { column, direction }: Sort<C>,
        (all, set): (&RowSet, &RowSet),
        (first, len): (u32, u32),
        key: KeyOf,
    ) -> Vec<u32> {
        if is_few(set, all) {
            let few = Order::sorted(set.page_from_the_end(0, u32::MAX), direction, key);
            return few.take_page(set, first, len);
        }
        self.get(column, all, key).take_page(direction, set, first, len)
    }

    /// Does a part of what the order by a column takes, some 10 ms at most of a list of a million rows. True when nothing is left to
    /// do before a page of `set` is asked for.
    pub fn prepare(&self, column: C, (all, set): (&RowSet, &RowSet), key: KeyOf) -> bool {
        if all.len() <= QUICKLY_SORTED || is_few(set, all) || self.known(column).is_some() {
            return true;
        }
        let mut job = self.making(column, all);
        if !job.step(ROWS_PER_STEP, key) {
            *self.making.borrow_mut() = Some((column, job));
            return false;
        }
        self.keep(column, job.finish(all, key));
        true
    }

    fn get(&self, column: C, all: &RowSet, key: KeyOf) -> Rc<KeptOrder> {
        self.known(column).unwrap_or_else(|| self.keep(column, self.making(column, all).finish(all, key)))
    }

    fn known(&self, column: C) -> Option<Rc<KeptOrder>> {
        self.kept.borrow().iter().find(|(known, _)| *known == column).map(|(_, order)| Rc::clone(order))
    }

    fn keep(&self, column: C, order: KeptOrder) -> Rc<KeptOrder> {
        let order = Rc::new(order);
        self.kept.borrow_mut().push((column, Rc::clone(&order)));
        order
    }

    /// The order by a column as far as it has been made; any other that was in the making is given up.
    fn making(&self, column: C, all: &RowSet) -> OrderJob {
        let begun = self.making.take().filter(|(begun, _)| *begun == column);
        begun.map_or_else(|| OrderJob::of(all), |(_, job)| job)
    }

    /// Takes a row out before its values change or it goes.
    pub fn leave(&mut self, slot: u32, key: impl Fn(C, u32) -> SortKey) {
        self.note(slot);
        for (column, order) in self.kept.get_mut() {
            Rc::make_mut(order).remove(slot, &|slot| key(*column, slot));
        }
    }

    /// Puts a row in after it has come or its values have changed.
    pub fn enter(&mut self, slot: u32, key: impl Fn(C, u32) -> SortKey) {
        self.note(slot);
        for (column, order) in self.kept.get_mut() {
            Rc::make_mut(order).insert(slot, &|slot| key(*column, slot));
        }
    }

    fn note(&mut self, slot: u32) {
        if let Some((_, job)) = self.making.get_mut() {
            job.note(slot);
        }
    }
}

impl<C: Copy + PartialEq> Default for KeptOrders<C> {
    fn default() -> Self {
        Self::new()
    }
}

fn is_few(set: &RowSet, all: &RowSet) -> bool {
    set.len().saturating_mul(ROWS_PASSED_PER_SORTED) < all.len()
}
