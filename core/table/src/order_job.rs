//! Sorts a long list in steps of bounded work, while rows are added, changed and removed.

use crate::kept_order::{KeptOrder, SortedBy};
use crate::order::SortKey;
use crate::row_set::RowSet;
use crate::runs::Runs;
use crate::sort::Direction;
use crate::sort_job::{SortJob, Sorted, Texts};

/// Reading a sort key takes about as long as visiting this many rows; comparing a row with its predecessor takes a
/// little longer.
const ROWS_PER_READING: usize = 16;
const ROWS_PER_COMPARISON: usize = 24;

/// An unfinished order. It sorts the rows that existed at its start; rows that changed since are inserted at the end.
#[derive(Debug, Clone)]
pub(crate) struct OrderJob {
    rows: Vec<u32>,
    changed: RowSet,
    /// The row of each text, by text number.
    slots: Vec<u32>,
    empty: Vec<u32>,
    stage: Stage,
}

#[derive(Debug, Clone)]
enum Stage {
    /// Reads the keys of the rows from index `next` on.
    Read {
        next: usize,
        numbers: Vec<(u64, u32)>,
        texts: Texts,
    },
    Sort {
        numbers: Box<SortJob>,
        texts: Box<SortJob>,
    },
    /// Merges the sorted rows from index `next` on into the list.
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
    /// A job for `rows`, which must be in the list's own order.
    pub(crate) fn of(rows: Vec<u32>) -> Self {
        let stage = Stage::Read { next: 0, numbers: Vec::new(), texts: Texts::expecting(rows.len()) };
        Self { rows, changed: RowSet::new(), slots: Vec::new(), empty: Vec::new(), stage }
    }

    pub(crate) fn note(&mut self, slot: u32) {
        self.changed.insert(slot);
    }

    /// Does about as much work as visiting `rows` rows. True when nothing is left to do.
    pub(crate) fn step(&mut self, rows: usize, by: SortedBy) -> bool {
        let done = Stage::Done { valued: Runs::default() };
        self.stage = match std::mem::replace(&mut self.stage, done) {
            Stage::Read { next, numbers, texts } => self.read(next, numbers, texts, rows, by),
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

    pub(crate) fn finish(mut self, rows: &RowSet, by: SortedBy) -> KeptOrder {
        while !self.step(usize::MAX, by) {}
        let mut valued = if let Stage::Done { valued } = self.stage { valued } else { Runs::default() };
        let mut empty = Runs::of(self.empty.iter().map(|&slot| (slot, false)));
        if !self.changed.is_empty() {
            valued.retain(&|slot| !self.changed.contains(slot));
            empty.retain(&|slot| !self.changed.contains(slot));
        }
        let mut order = KeptOrder::of(valued, empty);
        self.changed.and(rows);
        self.changed.iter().for_each(|slot| order.insert(slot, by));
        order
    }

    fn read(
        &mut self,
        next: usize,
        mut numbers: Vec<(u64, u32)>,
        mut texts: Texts,
        rows: usize,
        by: SortedBy,
    ) -> Stage {
        let end = next.saturating_add(rows.div_ceil(ROWS_PER_READING)).min(self.rows.len());
        for &slot in &self.rows[next..end] {
            match by.key(slot) {
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

    /// Adds the next sorted rows; numbers come before texts.
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

/// An unsigned number that sorts like `number`.
const fn rank(number: i64) -> u64 {
    number.cast_unsigned() ^ 1 << 63
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::{OrderJob, ROWS_PER_COMPARISON, ROWS_PER_READING};
    use crate::kept_order::SortedBy;
    use crate::list::rows::{Place, Rows, Shape, in_own_order};
    use crate::order::{Order, SortKey};
    use crate::row_set::RowSet;
    use crate::sort::Direction;

    const SLOTS: u32 = 300;

    #[derive(Clone, Debug, Default)]
    struct Keyed(BTreeMap<u32, SortKey>);

    impl Keyed {
        fn all(&self) -> RowSet {
            self.0.keys().copied().collect()
        }
    }

    impl Rows for Keyed {
        fn shape(&self) -> &'static Shape {
            &Shape { texts: &[], codes: 0, is_placed: true }
        }
        fn slot_count(&self) -> u32 {
            SLOTS
        }
        fn has(&self, slot: u32) -> bool {
            self.0.contains_key(&slot)
        }
        fn texts(&self, _: u32, _: usize, _: &mut dyn FnMut(&str)) {}
        fn code(&self, _: u32, _: u8) -> u8 {
            0
        }
        fn owner(&self, _: u32) -> Option<&str> {
            None
        }
        fn key(&self, slot: u32, _: u8) -> SortKey {
            self.0.get(&slot).cloned().unwrap_or(SortKey::Empty)
        }
        /// A rank that differs from the order of arrival.
        fn place(&self, slot: u32) -> Place {
            [i64::from(slot % 3), i64::from(slot % 2)]
        }
    }

    fn key() -> impl Strategy<Value = SortKey> {
        let texts =
            prop::sample::select(vec!["bara", "bara jaya", "nikel", "pt tambang nikel a", "pt tambang nikel b"]);
        prop_oneof![
            3 => texts.prop_map(SortKey::text),
            1 => (-2..3_i64).prop_map(SortKey::Number),
            1 => Just(SortKey::Empty),
        ]
    }

    /// The changes between two steps: a row is added or changed (`Some`), or removed (`None`).
    fn changes() -> impl Strategy<Value = Vec<(u32, Option<SortKey>)>> {
        prop::collection::vec((0..SLOTS, prop::option::of(key())), 0..60)
    }

    proptest! {
        #[test]
        fn rows_that_change_during_a_sort_are_in_their_right_place(
            keys in prop::collection::btree_map(0..SLOTS, key(), 0..200),
            changes in changes(),
            rows in 1..400_usize,
        ) {
            let mut keyed = Keyed(keys);
            let mut job = OrderJob::of(in_own_order(&keyed, &keyed.all()));
            for (slot, change) in changes {
                job.step(rows, SortedBy::new(&keyed, Some(0)));
                job.note(slot);
                match change {
                    Some(key) => drop(keyed.0.insert(slot, key)),
                    None => drop(keyed.0.remove(&slot)),
                }
            }
            let all = keyed.all();
            let order = job.finish(&all, SortedBy::new(&keyed, Some(0)));
            for direction in [Direction::Asc, Direction::Desc] {
                let anew = Order::sorted(in_own_order(&keyed, &all), direction, |slot| keyed.key(slot, 0));
                prop_assert_eq!(order.take_page(direction, &all, 0, u32::MAX), anew.take_page(&all, 0, u32::MAX));
            }
        }
    }

    #[test]
    fn the_work_is_split_into_steps() {
        let key = |slot: u32| (slot, SortKey::text(&format!("tiket {}", slot % 7_919)));
        let keyed = Keyed((0..20_000).map(key).collect());
        let mut job = OrderJob::of(in_own_order(&keyed, &keyed.all()));
        let mut steps = 1;
        while !job.step(20_000, SortedBy::new(&keyed, Some(0))) {
            steps += 1;
        }
        assert!(steps > ROWS_PER_READING + ROWS_PER_COMPARISON, "{steps} steps");
    }
}
