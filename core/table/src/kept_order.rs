//! The rows of a long list by one of its columns, kept while they change: the one that does is moved, all others stay.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use crate::order::SortKey;
use crate::row_set::RowSet;
use crate::runs::Runs;
use crate::sort::Direction;

/// What each row, by its slot, is sorted by.
pub type KeyOf<'a> = &'a dyn Fn(u32) -> SortKey;

/// The rows of a list by their keys. Of those with equal keys the one that arrived last comes first, in both directions; those
/// without a value come last, in both directions (§2.6).
#[derive(Debug, Clone)]
pub struct KeptOrder {
    valued: Runs,
    empty: Runs,
}

impl KeptOrder {
    /// An order as it was made; see [`OrderJob`](crate::order_job::OrderJob).
    pub(crate) const fn of(valued: Runs, empty: Runs) -> Self {
        Self { valued, empty }
    }

    /// Puts a row in, which has its key by now.
    pub fn insert(&mut self, slot: u32, key: KeyOf) {
        let mine = key(slot);
        let has_key = |other| key(other) == mine;
        self.of_key(&mine).insert(slot, &|other| is_before(other, slot, key, &mine), &has_key);
    }

    /// Takes a row out, which still has its key.
    pub fn remove(&mut self, slot: u32, key: KeyOf) {
        let mine = key(slot);
        self.of_key(&mine).remove(slot, &|other| is_before(other, slot, key, &mine));
    }

    /// The slots of one page: of those that are in `set`, `len` many from the one with the number `first`, counted from 0.
    pub fn take_page(&self, direction: Direction, set: &RowSet, first: u32, len: u32) -> Vec<u32> {
        // Known beforehand, so that a short page does not walk on to the end of a long list in vain.
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

fn is_before(other: u32, slot: u32, key: KeyOf, mine: &SortKey) -> bool {
    key(other).cmp(mine).then(slot.cmp(&other)) == Ordering::Less
}
