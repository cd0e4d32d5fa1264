//! The sorted order of a whole list, kept until a value of its column changes.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::rc::Rc;

use super::fold::fold;
use super::row_set::RowSet;
use super::sort::Direction;

/// What one row is sorted by.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum SortKey {
    /// A number, an instant, a day or the rank of an enumerated value.
    Number(i64),
    /// A folded text; see [`SortKey::text`].
    Text(String),
    /// No value: last in both directions (§2.6).
    Empty,
}

impl SortKey {
    /// The key of a text as shown: case and spacing do not matter, and a blank one counts as no value.
    pub fn text(text: &str) -> Self {
        let folded = fold(text);
        if folded.is_empty() { Self::Empty } else { Self::Text(folded) }
    }

    fn compare(&self, other: &Self, direction: Direction) -> Ordering {
        match (self, other) {
            (Self::Empty, _) | (_, Self::Empty) => self.cmp(other),
            _ if direction == Direction::Desc => other.cmp(self),
            _ => self.cmp(other),
        }
    }
}

/// Every slot of a list in the order in which it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    slots: Vec<u32>,
}

impl Order {
    /// The store's own order.
    pub fn of_store(slots: impl IntoIterator<Item = u32>) -> Self {
        Self { slots: slots.into_iter().collect() }
    }

    /// The order by `key`. Rows with equal keys keep the store's order, in which `slots` come, in both directions.
    pub fn sorted(
        slots: impl IntoIterator<Item = u32>,
        direction: Direction,
        mut key: impl FnMut(u32) -> SortKey,
    ) -> Self {
        let mut keyed: Vec<(SortKey, u32)> = slots.into_iter().map(|slot| (key(slot), slot)).collect();
        keyed.sort_by(|(left, _), (right, _)| left.compare(right, direction));
        Self::of_store(keyed.into_iter().map(|(_, slot)| slot))
    }

    /// All slots.
    pub(crate) fn slots(&self) -> &[u32] {
        &self.slots
    }

    /// The slots that are in `set`, in this order.
    pub fn of_set<'a>(&'a self, set: &'a RowSet) -> impl Iterator<Item = u32> + 'a {
        self.slots.iter().copied().filter(|&slot| set.contains(slot))
    }

    /// The slots of one page: of those that are in `set`, `len` many from the one with the number `first`, counted from 0.
    pub fn take_page(&self, set: &RowSet, first: u32, len: u32) -> Vec<u32> {
        // Known beforehand, so that a short page does not walk on to the end of a long list in vain.
        let len = len.min(set.len().saturating_sub(first));
        self.of_set(set).skip(first as usize).take(len as usize).collect()
    }
}

/// The orders that were asked for, by column `C` and direction.
#[derive(Debug, Clone)]
pub struct OrderCache<C> {
    kept: RefCell<Vec<Kept<C>>>,
}

#[derive(Debug, Clone)]
struct Kept<C> {
    column: C,
    direction: Direction,
    version: u64,
    order: Rc<Order>,
}

impl<C: Copy + PartialEq> OrderCache<C> {
    /// A cache that holds nothing yet.
    pub const fn new() -> Self {
        Self { kept: RefCell::new(Vec::new()) }
    }

    /// The order by `column`, made by `build` unless it is known from the same `version`.
    ///
    /// The owner of the column changes `version` whenever a value in it changes or a row comes or goes.
    pub fn get(&self, column: C, direction: Direction, version: u64, build: impl FnOnce() -> Order) -> Rc<Order> {
        let same_place = |kept: &Kept<C>| kept.column == column && kept.direction == direction;
        let known = self.kept.borrow().iter().find(|kept| same_place(kept)).cloned();
        if let Some(known) = known.filter(|known| known.version == version) {
            return known.order;
        }
        let order = Rc::new(build());
        let mut kept = self.kept.borrow_mut();
        kept.retain(|kept| !same_place(kept));
        kept.push(Kept { column, direction, version, order: Rc::clone(&order) });
        order
    }
}

impl<C: Copy + PartialEq> Default for OrderCache<C> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::{Order, OrderCache, SortKey};
    use crate::row_set::RowSet;
    use crate::sort::Direction::{Asc, Desc};

    fn slots(order: &Order) -> Vec<u32> {
        order.take_page(&RowSet::first(1_000), 0, u32::MAX)
    }

    #[test]
    fn ties_keep_the_store_order_in_both_directions() {
        let key = |slot: u32| SortKey::Number(i64::from(slot % 2));
        let store = [5, 4, 3, 2, 1, 0];
        assert_eq!(slots(&Order::sorted(store, Asc, key)), [4, 2, 0, 5, 3, 1]);
        assert_eq!(slots(&Order::sorted(store, Desc, key)), [5, 3, 1, 4, 2, 0]);
    }

    #[test]
    fn empty_values_come_last_in_both_directions() {
        let texts = ["beta", " ", "Alfa", ""];
        let key = |slot: u32| SortKey::text(texts[slot as usize]);
        assert_eq!(slots(&Order::sorted(0..4, Asc, key)), [2, 0, 1, 3]);
        assert_eq!(slots(&Order::sorted(0..4, Desc, key)), [0, 2, 1, 3]);
    }

    #[test]
    fn a_page_holds_the_rows_of_the_set_in_the_order_asked_for() {
        let order = Order::of_store([9, 8, 7, 6, 5, 4]);
        let set: RowSet = [4, 5, 7, 9].into_iter().collect();
        assert_eq!(order.take_page(&set, 0, 2), [9, 7]);
        assert_eq!(order.take_page(&set, 2, 2), [5, 4]);
        assert!(order.take_page(&set, 4, 2).is_empty());
    }

    #[test]
    fn an_order_is_kept_until_the_version_of_its_column_changes() {
        let cache = OrderCache::new();
        let fresh = |slot: u32| move || Order::of_store([slot]);
        let first = cache.get("judul", Asc, 1, fresh(1));
        assert!(Rc::ptr_eq(&first, &cache.get("judul", Asc, 1, fresh(2))));
        assert_eq!(slots(&cache.get("judul", Desc, 1, fresh(3))), [3]);
        assert_eq!(slots(&cache.get("status", Asc, 1, fresh(4))), [4]);
        assert_eq!(slots(&cache.get("judul", Asc, 2, fresh(5))), [5]);
        assert_eq!(slots(&cache.get("judul", Desc, 1, fresh(6))), [3]);
    }
}
