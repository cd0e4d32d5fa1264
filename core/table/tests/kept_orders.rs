//! An order that is updated while rows change equals a new sort.
#![cfg(not(target_family = "wasm"))]

use std::collections::BTreeMap;

use portal_table::kept_orders::KeptOrders;
use portal_table::list::rows::{Place, Rows, Shape};
use portal_table::order::{Order, SortKey};
use portal_table::row_set::RowSet;
use portal_table::sort::{Direction, Sort};
use proptest::prelude::*;

const TEXTS: [&str; 7] =
    ["", "Bara", "bara  JAYA", "bara jaya abadi", "nikel", "pt tambang nikel a", "pt tambang nikel b"];

/// Two columns: few different texts, and numbers of which some are missing.
type Row = (usize, Option<i64>);

#[derive(Clone, Debug, Default)]
struct Table(BTreeMap<u32, Row>);

impl Rows for Table {
    fn shape(&self) -> &'static Shape {
        &Shape { texts: &[], codes: 0, is_placed: false }
    }
    fn slot_count(&self) -> u32 {
        self.0.keys().next_back().map_or(0, |last| last + 1)
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
    fn key(&self, slot: u32, column: u8) -> SortKey {
        self.0.get(&slot).map_or(SortKey::Empty, |(text, number)| match column {
            0 => SortKey::text(TEXTS[*text]),
            _ => number.map_or(SortKey::Empty, SortKey::Number),
        })
    }
    fn place(&self, _: u32) -> Place {
        Place::default()
    }
}

#[derive(Clone, Debug)]
enum Step {
    Put(u32, Row),
    Remove(u32),
    /// Many rows at once from this slot on, so that chunks are split and emptied.
    PutMany(u32, Row),
    RemoveMany(u32),
    Ask(u8),
}

const SLOTS: u32 = 5_000;
const MANY: u32 = 4_500;

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let row = || (0..TEXTS.len(), prop::option::of(-3..30_i64));
    let step = prop_oneof![
        6 => (0..SLOTS, row()).prop_map(|(slot, row)| Step::Put(slot, row)),
        3 => (0..SLOTS).prop_map(Step::Remove),
        1 => (0..SLOTS, row()).prop_map(|(slot, row)| Step::PutMany(slot, row)),
        1 => (0..SLOTS).prop_map(Step::RemoveMany),
        2 => (0..2_u8).prop_map(Step::Ask),
    ];
    prop::collection::vec(step, 1..40)
}

struct List {
    rows: Table,
    orders: KeptOrders,
}

impl List {
    fn put(&mut self, slot: u32, row: Row) {
        self.remove(slot);
        self.rows.0.insert(slot, row);
        self.orders.enter(slot, &self.rows);
    }

    fn remove(&mut self, slot: u32) {
        if self.rows.has(slot) {
            self.orders.leave(slot, &self.rows);
            self.rows.0.remove(&slot);
        }
    }

    fn is_right(&self, column: u8, found: &RowSet, first: u32, len: u32) -> Result<(), TestCaseError> {
        let all: RowSet = self.rows.0.keys().copied().collect();
        let of_row = |slot| self.rows.key(slot, column);
        let few: RowSet = all.iter().next().into_iter().collect();
        for direction in [Direction::Asc, Direction::Desc] {
            let page = |set: &RowSet, first, len| {
                self.orders.page(Sort { column: Some(column), direction }, (&all, set), (first, len), &self.rows)
            };
            let anew = Order::sorted(self.rows.0.keys().rev().copied(), direction, of_row);
            prop_assert_eq!(page(&all, 0, u32::MAX), anew.take_page(&all, 0, u32::MAX));
            let mut found = found.clone();
            found.and(&all);
            prop_assert_eq!(page(&found, first, len), anew.take_page(&found, first, len));
            prop_assert_eq!(page(&few, 0, 2), anew.take_page(&few, 0, 2));
        }
        Ok(())
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn an_updated_order_equals_a_new_sort(
        steps in steps(),
        found in prop::collection::btree_set(0..SLOTS, 0..60),
        first in 0..40_u32,
        len in 0..20_u32,
    ) {
        let mut list = List { rows: Table::default(), orders: KeptOrders::new() };
        let found: RowSet = found.into_iter().collect();
        for step in steps {
            match step {
                Step::Put(slot, row) => list.put(slot, row),
                Step::Remove(slot) => list.remove(slot),
                Step::PutMany(from, (text, number)) => {
                    for slot in from..SLOTS.min(from + MANY) {
                        let spread = number.map(|number| number + i64::from(slot % 5));
                        list.put(slot, ((text + slot as usize) % TEXTS.len(), spread));
                    }
                }
                Step::RemoveMany(from) => (from..SLOTS.min(from + MANY)).for_each(|slot| list.remove(slot)),
                Step::Ask(column) => list.is_right(column, &found, first, len)?,
            }
        }
        list.is_right(0, &found, first, len)?;
        list.is_right(1, &found, first, len)?;
    }
}

#[test]
fn a_long_list_is_sorted_in_parts_and_a_short_one_or_a_few_rows_at_once() {
    let mut list = List { rows: Table::default(), orders: KeptOrders::new() };
    for slot in 0..60_000 {
        list.rows.0.insert(slot, (slot as usize % TEXTS.len(), Some(i64::from(slot * 7_919 % 1_000))));
    }
    let all = RowSet::first(60_000);
    let prepared =
        |list: &List, column, all: &RowSet, set: &RowSet| list.orders.prepare(Some(column), (all, set), &list.rows);
    assert!(prepared(&list, 0, &RowSet::first(10_000), &RowSet::first(10_000)), "a short list");
    assert!(prepared(&list, 0, &all, &RowSet::first(14)), "a few rows");
    for column in [0, 1] {
        assert!(!prepared(&list, column, &all, &all), "the first part is not enough");
        list.put(59_999, (1, Some(-5)));
        let rest = (0..1_000).take_while(|_| !prepared(&list, column, &all, &all)).count();
        assert!((1..1_000).contains(&rest), "{rest} parts");
        list.put(3, (2, Some(-4)));
        list.is_right(column, &RowSet::first(50), 0, 20).expect("equals a new sort");
    }
    assert!(prepared(&list, 0, &all, &all), "the order is cached");
}
