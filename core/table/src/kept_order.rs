//! The rows of a long list by one of its columns, kept while they change: the one that does is moved, all others stay.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use crate::order::{Order, SortKey};
use crate::row_set::RowSet;
use crate::runs::Runs;
use crate::sort::Direction;
use crate::text_sort;

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
        for slot in rows.page_from_the_end(0, u32::MAX) {
            match key(slot) {
                SortKey::Number(number) => numbers.push((number, u32::MAX - slot)),
                SortKey::Text(text) => texts.push(slot, &text),
                SortKey::Empty => empty.push((slot, false)),
            }
        }
        numbers.sort_unstable();
        let begins = |place: usize| place == 0 || numbers[place - 1].0 != numbers[place].0;
        let numbered = (0..).zip(&numbers).map(|(place, (_, turned))| (u32::MAX - turned, begins(place)));
        Self { valued: Runs::of(numbered.chain(texts.sorted())), empty: Runs::of(empty.into_iter()) }
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

/// Texts one after the other, each with its row.
#[derive(Default)]
struct Texts {
    bytes: Vec<u8>,
    ends: Vec<usize>,
    slots: Vec<u32>,
}

impl Texts {
    fn push(&mut self, slot: u32, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
        self.ends.push(self.bytes.len());
        self.slots.push(slot);
    }

    fn text(&self, number: u32) -> &[u8] {
        let number = number as usize;
        let start = number.checked_sub(1).map_or(0, |earlier| self.ends[earlier]);
        &self.bytes[start..self.ends[number]]
    }

    /// Their rows by the texts, each with whether it is the first of its text; those of the same text in the order in which they came.
    fn sorted(&self) -> impl Iterator<Item = (u32, bool)> {
        let numbered = (0..).zip(&self.slots);
        let mut entries: Vec<_> = numbered.map(|(number, _)| (0, number, self.text(number))).collect();
        text_sort::sort(&mut entries, Direction::Asc);
        let numbers: Vec<u32> = entries.into_iter().map(|(_, number, _)| number).collect();
        (0..numbers.len()).map(move |place| {
            let begins = place == 0 || self.text(numbers[place - 1]) != self.text(numbers[place]);
            (self.slots[numbers[place] as usize], begins)
        })
    }
}
