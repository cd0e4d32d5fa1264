//! The orders of a list that were asked for so far.

use std::cell::RefCell;
use std::rc::Rc;

use crate::kept_order::KeptOrder;
use crate::order::SortKey;

/// By column `C`. Each is made when it is first asked for, and follows the list from then on.
#[derive(Debug, Clone)]
pub struct KeptOrders<C> {
    kept: RefCell<Vec<(C, Rc<KeptOrder>)>>,
}

impl<C: Copy + PartialEq> KeptOrders<C> {
    /// None yet.
    pub const fn new() -> Self {
        Self { kept: RefCell::new(Vec::new()) }
    }

    /// The order by `column`, made by `build` unless it is known.
    pub fn get(&self, column: C, build: impl FnOnce() -> KeptOrder) -> Rc<KeptOrder> {
        let known = self.kept.borrow().iter().find(|(known, _)| *known == column).map(|(_, order)| Rc::clone(order));
        known.unwrap_or_else(|| {
            let order = Rc::new(build());
            self.kept.borrow_mut().push((column, Rc::clone(&order)));
            order
        })
    }

    /// Takes a row out before its values change or it goes.
    pub fn leave(&mut self, slot: u32, key: impl Fn(C, u32) -> SortKey) {
        for (column, order) in self.kept.get_mut() {
            Rc::make_mut(order).remove(slot, &|slot| key(*column, slot));
        }
    }

    /// Puts a row in after it has come or its values have changed.
    pub fn enter(&mut self, slot: u32, key: impl Fn(C, u32) -> SortKey) {
        for (column, order) in self.kept.get_mut() {
            Rc::make_mut(order).insert(slot, &|slot| key(*column, slot));
        }
    }
}

impl<C: Copy + PartialEq> Default for KeptOrders<C> {
    fn default() -> Self {
        Self::new()
    }
}
