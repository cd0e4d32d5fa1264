//! The rows of a long list by one of its columns, kept while they change: the one that does is moved, all others stay.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use crate::order::{Order, SortKey};
use crate::row_set::RowSet;
use crate::runs::Runs;
use crate::sort::Direction;
use crate::sort_job::{SortJob, Texts};

/// Few rows are sorted by themselves: to look for one of them costs about as much as to pass so many of all.
const ROWS_PASSED_PER_SORTED: usize = 4_096;

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
    /// The order of all `rows`.
    pub fn sorted(rows: &RowSet, key: KeyOf) -> Self {
        let (mut numbers, mut texts, mut empty) = (Vec::new(), Texts::default(), Vec::new());
        let mut slots = Vec::new();
        for slot in rows.page_from_the_end(0, u32::MAX) {
            match key(slot) {
                SortKey::Number(number) => numbers.push((rank(number), slot)),
                SortKey::Text(text) => {
                    texts.push(text.as_bytes());
                    slots.push(slot);
                }
                SortKey::Empty => empty.push((slot, false)),
            }
        }
        let (numbers, texts) =
            (SortJob::by_numbers(numbers).finish(), SortJob::by_texts(texts, Direction::Asc).finish());
        let slots = texts.in_order().map(|number| slots[number as usize]);
        let valued = numbers.in_order().zip(numbers.beginnings()).chain(slots.zip(texts.beginnings()));
        Self { valued: Runs::of(valued), empty: Runs::of(empty.into_iter()) }
    }

    fn len(&self) -> usize {
        self.valued.len() + self.empty.len()
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
    pub fn take_page(&self, direction: Direction, set: &RowSet, first: u32, len: u32, key: KeyOf) -> Vec<u32> {
        let count = set.len();
        if (count as usize).saturating_mul(ROWS_PASSED_PER_SORTED) < self.len() {
            let few = Order::sorted(set.page_from_the_end(0, count), direction, key);
            return few.take_page(set, first, len);
        }
        // Known beforehand, so that a short page does not walk on to the end of a long list in vain.
        let len = len.min(count.saturating_sub(first)) as usize;
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

/// A whole number for each number, in the same order.
const fn rank(number: i64) -> u64 {
    number.cast_unsigned() ^ 1 << 63
}
