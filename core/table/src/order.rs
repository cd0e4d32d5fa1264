//! The sorted order of a list that never changes, or that is sorted again at each query.

use std::cmp::Ordering;

use super::fold::fold;
use super::row_set::RowSet;
use super::sort::Direction;

/// The value that a row is sorted by.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum SortKey {
    /// A number, an instant, a day or the rank of an enumerated value.
    Number(i64),
    /// A folded text; see [`SortKey::text`].
    Text(String),
    /// No value: last in both directions (decisions §5).
    Empty,
}

impl SortKey {
    /// The key of a shown text: it ignores case and spacing, and a blank text counts as no value.
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

/// Every slot of a list in display order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    slots: Vec<u32>,
}

impl Order {
    /// Keeps the slots in the given order.
    pub fn of_store(slots: impl IntoIterator<Item = u32>) -> Self {
        Self { slots: slots.into_iter().collect() }
    }

    /// The order by `key`. Rows with equal keys keep the order of `slots` in both directions.
    pub fn sorted(
        slots: impl IntoIterator<Item = u32>,
        direction: Direction,
        mut key: impl FnMut(u32) -> SortKey,
    ) -> Self {
        Self::of_keyed(slots.into_iter().map(|slot| (key(slot), slot)).collect(), direction)
    }

    /// Not generic, so that the sort is compiled only once.
    fn of_keyed(mut keyed: Vec<(SortKey, u32)>, direction: Direction) -> Self {
        keyed.sort_by(|(left, _), (right, _)| left.compare(right, direction));
        Self::of_store(keyed.into_iter().map(|(_, slot)| slot))
    }

    pub(crate) fn slots(&self) -> &[u32] {
        &self.slots
    }

    pub(crate) fn into_slots(self) -> Vec<u32> {
        self.slots
    }

    /// The members of `set`, in this order.
    pub fn of_set<'a>(&'a self, set: &'a RowSet) -> impl Iterator<Item = u32> + 'a {
        self.slots.iter().copied().filter(|&slot| set.contains(slot))
    }

    /// The slots of one page: `len` members of `set` from position `first` on, counted from 0.
    pub fn take_page(&self, set: &RowSet, first: u32, len: u32) -> Vec<u32> {
        // Limits `len` to what exists; otherwise a short page would walk to the end of a long list.
        let len = len.min(set.len().saturating_sub(first));
        self.of_set(set).skip(first as usize).take(len as usize).collect()
    }
}

#[cfg(test)]
mod tests {

    use super::{Order, SortKey};
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
    fn a_page_holds_the_rows_of_the_set_in_the_requested_order() {
        let order = Order::of_store([9, 8, 7, 6, 5, 4]);
        let set: RowSet = [4, 5, 7, 9].into_iter().collect();
        assert_eq!(order.take_page(&set, 0, 2), [9, 7]);
        assert_eq!(order.take_page(&set, 2, 2), [5, 4]);
        assert!(order.take_page(&set, 4, 2).is_empty());
    }
}
