//! The table engine against naive implementations.

use std::collections::{BTreeMap, BTreeSet};

use portal_core::table::columns::CodeColumn;
use portal_core::table::field_mask::FieldMask;
use portal_core::table::fold::{fold, words};
use portal_core::table::order::{Order, SortKey};
use portal_core::table::page::{PageRequest, PageSizes, Pagination};
use portal_core::table::row_set::RowSet;
use portal_core::table::sort::Direction;
use portal_core::table::text_index::TextIndex;
use proptest::prelude::*;

const FIELDS: usize = 3;
const MASKS: [(FieldMask, [bool; FIELDS]); 4] = [
    (FieldMask::ALL, [true, true, true]),
    (FieldMask::of(&[0, 1, 2]), [true, true, true]),
    (FieldMask::of(&[1]), [false, true, false]),
    (FieldMask::of(&[0, 2]), [true, false, true]),
];

/// Few letters, so that words match often. Folding lengthens some of them and shortens others; some are spaces.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => "[absAB \u{e9}\u{c9}\u{301}\u{130}\u{131}\u{df}\u{3a3}\u{3c2}\u{212a}\u{ff21}\u{fb01}\u{200b}⛏\u{a0}]{0,12}",
        1 => any::<String>(),
    ]
}

type Fields = [String; FIELDS];

/// Writes a row, or removes it (`None`).
fn edits() -> impl Strategy<Value = Vec<(u32, Option<Fields>)>> {
    let fields = [text(), text(), text()];
    prop::collection::vec((0..90_u32, prop::option::weighted(0.8, fields)), 0..120)
}

fn indexed(edits: &[(u32, Option<Fields>)]) -> (TextIndex, BTreeMap<u32, Fields>) {
    let (mut index, mut rows) = (TextIndex::new(FIELDS), BTreeMap::new());
    for (slot, fields) in edits {
        if let Some(fields) = fields {
            index.set(*slot, &fields.each_ref().map(String::as_str));
            rows.insert(*slot, fields.clone());
        } else {
            index.clear(*slot);
            rows.remove(slot);
        }
    }
    (index, rows)
}

fn has_word(fields: &Fields, word: &str, asked: [bool; FIELDS]) -> bool {
    let mut asked_fields = fields.iter().zip(asked).filter(|(_, asked)| *asked);
    asked_fields.any(|(field, _)| fold(field).contains(word))
}

fn slots(set: &RowSet) -> Vec<u32> {
    set.iter().collect()
}

proptest! {
    #[test]
    fn a_word_is_found_exactly_where_a_field_contains_it(edits in edits(), word in text()) {
        let (index, rows) = indexed(&edits);
        let word = fold(&word);
        for (mask, asked) in MASKS {
            let expected: Vec<u32> =
                rows.iter().filter(|(_, fields)| has_word(fields, &word, asked)).map(|(slot, _)| *slot).collect();
            prop_assert_eq!(slots(&index.matching(&word, mask)), expected);
        }
    }

    #[test]
    fn narrowing_keeps_exactly_the_rows_with_every_word(
        edits in edits(),
        query in text(),
        start in prop::collection::vec(0..100_u32, 0..60),
    ) {
        let (index, rows) = indexed(&edits);
        let query_words: Vec<String> = fold(&query).split(' ').map(str::to_owned).collect();
        for (mask, asked) in MASKS {
            let mut found: RowSet = start.iter().copied().filter(|slot| rows.contains_key(slot)).collect();
            let mut expected = slots(&found);
            expected.retain(|slot| query_words.iter().all(|word| has_word(&rows[slot], word, asked)));
            index.narrow(&words(&query), mask, &mut found);
            prop_assert_eq!(slots(&found), expected);
        }
    }

    #[test]
    fn no_folded_word_of_a_query_occurs_in_another(query in any::<String>()) {
        let words = words(&query);
        for (index, word) in words.iter().enumerate() {
            let others = words.iter().enumerate().filter(|(other, _)| *other != index);
            prop_assert!(others.into_iter().all(|(_, other)| !other.contains(word.as_str())));
        }
    }

    #[test]
    fn folding_twice_equals_folding_once(text in any::<String>()) {
        prop_assert_eq!(fold(&fold(&text)), fold(&text));
    }

    #[test]
    fn a_row_set_behaves_like_a_set(
        changes in prop::collection::vec((0..300_u32, any::<bool>()), 0..200),
        other in prop::collection::btree_set(0..300_u32, 0..100),
    ) {
        let (mut set, mut model) = (RowSet::new(), BTreeSet::new());
        for (slot, insert) in changes {
            if insert {
                prop_assert_eq!(set.insert(slot), model.insert(slot));
            } else {
                prop_assert_eq!(set.remove(slot), model.remove(&slot));
            }
        }
        let other_set: RowSet = other.iter().copied().collect();
        let combined = |change: fn(&mut RowSet, &RowSet)| {
            let mut set = set.clone();
            change(&mut set, &other_set);
            slots(&set)
        };
        let both: Vec<u32> = model.intersection(&other).copied().collect();
        prop_assert_eq!(set.len_with(&other_set) as usize, both.len());
        prop_assert_eq!(combined(RowSet::and), both);
        prop_assert_eq!(combined(RowSet::or), model.union(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(combined(RowSet::and_not), model.difference(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(set.len() as usize, model.len());
        prop_assert_eq!(set == other_set, model == other);
    }

    #[test]
    fn counts_of_a_column_equal_those_of_its_values(
        edits in prop::collection::vec((0..80_u32, prop::option::of(0..6_u8)), 0..200),
        set in prop::collection::btree_set(0..100_u32, 0..60),
    ) {
        let (mut column, mut model) = (CodeColumn::new(), BTreeMap::new());
        for (slot, code) in edits {
            if let Some(code) = code {
                column.set(slot, code);
                model.insert(slot, code);
            } else {
                column.clear(slot);
                model.remove(&slot);
            }
        }
        let rows: RowSet = set.iter().copied().collect();
        let mut counts = [0; 7];
        column.count_each(&rows, &mut counts);
        for code in 0..7 {
            let expected: Vec<u32> = model.iter().filter(|(_, held)| **held == code).map(|(slot, _)| *slot).collect();
            let expected_in_set = expected.iter().filter(|slot| set.contains(slot)).count();
            prop_assert_eq!(column.count(code) as usize, expected.len());
            prop_assert_eq!(counts[usize::from(code)] as usize, expected_in_set);
            prop_assert_eq!(slots(column.rows(code)), expected);
        }
        prop_assert!((0..100).all(|slot| column.code(slot) == model.get(&slot).copied()));
    }

    #[test]
    fn a_sorted_page_equals_that_of_a_stable_sort(
        values in prop::collection::vec(prop::option::of(-3..3_i64), 0..60),
        found in prop::collection::btree_set(0..80_u32, 0..60),
        first in 0..40_u32,
        len in 0..20_u32,
        descending in any::<bool>(),
    ) {
        let store: Vec<u32> = (0..).take(values.len()).collect();
        let key = |slot: u32| values[slot as usize].map_or(SortKey::Empty, SortKey::Number);
        let direction = if descending { Direction::Desc } else { Direction::Asc };

        let mut expected: Vec<u32> = store.iter().copied().filter(|slot| found.contains(slot)).collect();
        expected.sort_by_key(|&slot| {
            let value = values[slot as usize];
            (value.is_none(), value.map(|value| if descending { -value } else { value }))
        });
        let expected: Vec<u32> = expected.into_iter().skip(first as usize).take(len as usize).collect();

        let set: RowSet = found.iter().copied().collect();
        prop_assert_eq!(Order::sorted(store, direction, key).take_page(&set, first, len), expected);
    }

    #[test]
    fn a_page_is_always_within_its_list(page in any::<String>(), size in any::<String>(), number in any::<u64>(), total in any::<u32>()) {
        for page in [page, number.to_string()] {
            let request = PageRequest::parse(Some(&page), Some(&size), PageSizes::TABLE);
            let shown = Pagination::new(request, total);
            prop_assert!((1..=shown.page_count).contains(&shown.page));
            prop_assert!(shown.window.contains(&shown.page));
            prop_assert_eq!(shown.window.len(), shown.page_count.min(5) as usize);
            prop_assert!(shown.window.windows(2).all(|pair| pair[0] + 1 == pair[1]));
            prop_assert!(shown.window.iter().all(|number| (1..=shown.page_count).contains(number)));
            prop_assert!(shown.last <= total && shown.last - shown.rows_before() <= shown.page_size);
            prop_assert_eq!(shown.last == 0, total == 0);
        }
    }
}
