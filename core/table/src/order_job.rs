//! The order of a long list in the making, a bounded piece of work at a time, while rows come, change and go.

use crate::kept_order::{KeptOrder, KeyOf};
use crate::order::SortKey;
use crate::row_set::RowSet;
use crate::runs::Runs;
use crate::sort::Direction;
use crate::sort_job::{SortJob, Sorted, Texts};

/// To read what a row is sorted by, and later to compare it with the one before, takes about as long as to go through so many rows.
const ROWS_PER_READING: usize = 16;
const ROWS_PER_COMPARISON: usize = 24;

/// An order in the making. It is made of the rows that there were at its beginning; those that changed since are put in at its end.
#[derive(Debug, Clone)]
pub(crate) struct OrderJob {
    rows: Vec<u32>,
    changed: RowSet,
    /// The rows of the texts, by the numbers of these.
    slots: Vec<u32>,
    empty: Vec<u32>,
    stage: Stage,
}

#[derive(Debug, Clone)]
enum Stage {
    /// The keys of the rows from this place on are to be read.
    Read {
        next: usize,
        numbers: Vec<(u64, u32)>,
        texts: Texts,
    },
    Sort {
        numbers: Box<SortJob>,
        texts: Box<SortJob>,
    },
    /// The sorted ones from this place on are to be laid into the list.
    Gather {
        next: usize,
        numbers: Sorted,
        texts: Sorted,
        valued: Runs,
    },
    Done {
        valued: Runs,
    },
}

impl OrderJob {
    pub(crate) fn of(rows: &RowSet) -> Self {
        let rows = rows.page_from_the_end(0, u32::MAX);
        let stage = Stage::Read { next: 0, numbers: Vec::new(), texts: Texts::expecting(rows.len()) };
        Self { rows, changed: RowSet::new(), slots: Vec::new(), empty: Vec::new(), stage }
    }

    /// Notes that a row comes, changes or goes.
    pub(crate) fn note(&mut self, slot: u32) {
        self.changed.insert(slot);
    }

    /// Does about as much as goes through so many rows once. True when nothing is left to do.
    pub(crate) fn step(&mut self, rows: usize, key: KeyOf) -> bool {
        let done = Stage::Done { valued: Runs::default() };
        self.stage = match std::mem::replace(&mut self.stage, done) {
            Stage::Read { next, numbers, texts } => self.read(next, numbers, texts, rows, key),
            Stage::Sort { mut numbers, mut texts } => {
                if numbers.step(rows) && texts.step(rows) {
                    let (numbers, texts) = (numbers.finish(), texts.finish());
                    Stage::Gather { next: 0, numbers, texts, valued: Runs::default() }
                } else {
                    Stage::Sort { numbers, texts }
                }
            }
            Stage::Gather { next, numbers, texts, valued } => self.gather(next, (numbers, texts), valued, rows),
            done @ Stage::Done { .. } => done,
        };
        matches!(self.stage, Stage::Done { .. })
    }

    /// The order of all `rows` that there are by now, after what is left of the work.
    pub(crate) fn finish(mut self, rows: &RowSet, key: KeyOf) -> KeptOrder {
        while !self.step(usize::MAX, key) {}
        let mut valued = if let Stage::Done { valued } = self.stage { valued } else { Runs::default() };
        let mut empty = Runs::of(self.empty.iter().map(|&slot| (slot, false)));
        if !self.changed.is_empty() {
            valued.retain(&|slot| !self.changed.contains(slot));
            empty.retain(&|slot| !self.changed.contains(slot));
        }
        let mut order = KeptOrder::of(valued, empty);
        self.changed.and(rows);
        self.changed.iter().for_each(|slot| order.insert(slot, key));
        order
    }

    fn read(&mut self, next: usize, mut numbers: Vec<(u64, u32)>, mut texts: Texts, rows: usize, key: KeyOf) -> Stage {
        let end = next.saturating_add(rows.div_ceil(ROWS_PER_READING)).min(self.rows.len());
        for &slot in &self.rows[next..end] {
            match key(slot) {
                SortKey::Number(number) => numbers.push((rank(number), slot)),
                SortKey::Text(text) => {
                    texts.push(text.as_bytes());
                    self.slots.push(slot);
                }
                SortKey::Empty => self.empty.push(slot),
            }
        }
        if end < self.rows.len() {
            return Stage::Read { next: end, numbers, texts };
        }
        self.rows = Vec::new();
        let texts = SortJob::by_texts(texts, Direction::Asc);
        Stage::Sort { numbers: Box::new(SortJob::by_numbers(numbers)), texts: Box::new(texts) }
    }

    /// Numbers come before texts.
    fn gather(&self, next: usize, (numbers, texts): (Sorted, Sorted), mut valued: Runs, rows: usize) -> Stage {
        let count = numbers.len() + texts.len();
        let end = next.saturating_add(rows.div_ceil(ROWS_PER_COMPARISON)).min(count);
        for place in next..end {
            let (slot, begins) = match place.checked_sub(numbers.len()) {
                None => numbers.at(place),
                Some(place) => {
                    let (number, begins) = texts.at(place);
                    (self.slots[number as usize], begins)
                }
            };
            valued.push(slot, begins);
        }
        if end < count { Stage::Gather { next: end, numbers, texts, valued } } else { Stage::Done { valued } }
    }
}

/// A whole number for each number, in the same order.
const fn rank(number: i64) -> u64 {
    number.cast_unsigned() ^ 1 << 63
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::{OrderJob, ROWS_PER_COMPARISON, ROWS_PER_READING};
    use crate::order::{Order, SortKey};
    use crate::row_set::RowSet;
    use crate::sort::Direction;

    const SLOTS: u32 = 300;

    /// Rows with a text, a number or nothing to be sorted by.
    type Keys = BTreeMap<u32, SortKey>;

    fn key() -> impl Strategy<Value = SortKey> {
        let texts =
            prop::sample::select(vec!["bara", "bara jaya", "nikel", "pt tambang nikel a", "pt tambang nikel b"]);
        prop_oneof![
            3 => texts.prop_map(SortKey::text),
            1 => (-2..3_i64).prop_map(SortKey::Number),
            1 => Just(SortKey::Empty),
        ]
    }

    /// What happens to a row between two steps: it comes or changes, or it goes.
    fn changes() -> impl Strategy<Value = Vec<(u32, Option<SortKey>)>> {
        prop::collection::vec((0..SLOTS, prop::option::of(key())), 0..60)
    }

    proptest! {
        #[test]
        fn rows_that_change_while_an_order_is_made_are_where_they_belong(
            mut keys in prop::collection::btree_map(0..SLOTS, key(), 0..200),
            changes in changes(),
            rows in 1..400_usize,
        ) {
            let of = |keys: &Keys, slot: u32| keys.get(&slot).cloned().unwrap_or(SortKey::Empty);
            let mut job = OrderJob::of(&keys.keys().copied().collect());
            for (slot, change) in changes {
                job.step(rows, &|slot| of(&keys, slot));
                job.note(slot);
                match change {
                    Some(key) => drop(keys.insert(slot, key)),
                    None => drop(keys.remove(&slot)),
                }
            }
            let all: RowSet = keys.keys().copied().collect();
            let order = job.finish(&all, &|slot| of(&keys, slot));
            for direction in [Direction::Asc, Direction::Desc] {
                let anew = Order::sorted(keys.keys().rev().copied(), direction, |slot| of(&keys, slot));
                prop_assert_eq!(order.take_page(direction, &all, 0, u32::MAX), anew.take_page(&all, 0, u32::MAX));
            }
        }
    }

    #[test]
    fn no_step_does_it_all() {
        let all = RowSet::first(20_000);
        let mut job = OrderJob::of(&all);
        let mut steps = 1;
        while !job.step(20_000, &|slot| SortKey::text(&format!("tiket {}", slot % 7_919))) {
            steps += 1;
        }
        assert!(steps > ROWS_PER_READING + ROWS_PER_COMPARISON, "{steps} steps");
    }
}
