//! A search in wasm finds the same rows as a naive search, before, during and after packing.
//! `core/table/tests/packed_search.rs` tests random rows, words and edits natively.

use std::collections::BTreeMap;

use portal_core::table::field_mask::FieldMask;
use portal_core::table::fold::{fold, words};
use portal_core::table::row_set::RowSet;
use portal_core::table::text_index::TextIndex;
use wasm_bindgen_test::wasm_bindgen_test;

const FIELDS: usize = 3;
/// More than one block of the index, but less than two.
const ROWS: u32 = 2_400;
const MASKS: [(FieldMask, [bool; FIELDS]); 3] = [
    (FieldMask::ALL, [true, true, true]),
    (FieldMask::of(&[1]), [false, true, false]),
    (FieldMask::of(&[0, 2]), [true, false, true]),
];
const QUERIES: [&str; 8] = ["i", "bara jaya", "tambang1", "langka", "k02048", "straße", "12 izin", ""];

type Fields = [String; FIELDS];
/// Each row's fields as written, and folded.
type Rows = BTreeMap<u32, [Fields; 2]>;

fn written(row: u32, turn: u32) -> [Fields; 2] {
    let dice = row.wrapping_mul(2_654_435_761).rotate_left(turn) >> 7;
    let common = if dice.is_multiple_of(5) { "" } else { "Izin " };
    let fields = [
        format!("{common}Tambang{} {}", dice % 37, dice % 1_009),
        ["Bara  Jaya", "\u{c9}mas", "STRA\u{df}E", "", "izin"][dice as usize % 5].to_owned(),
        format!("K{row:05}\t{}", if dice.is_multiple_of(3_001) { "langka" } else { "biasa" }),
    ];
    let folded = fields.each_ref().map(|field| fold(field));
    [fields, folded]
}

fn show(rows: &Rows, slot: u32, take: &mut dyn FnMut(&str)) {
    for field in &rows[&slot][0] {
        take(field);
    }
}

fn has_words(folded: &Fields, query: &[String], asked: [bool; FIELDS]) -> bool {
    let texts = folded.iter().zip(asked).filter(|(_, asked)| *asked);
    query.iter().all(|word| texts.clone().any(|(text, _)| text.contains(word.as_str())))
}

/// Compares searches among all rows and among few rows with a naive search.
fn finds_what_there_is(index: &TextIndex, rows: &Rows) {
    let few: RowSet = rows.keys().copied().filter(|row| row % 701 == 3).collect();
    for query in QUERIES.map(words) {
        for (mask, asked) in MASKS {
            for among in [index.rows(), &few] {
                let mut found = among.clone();
                index.narrow_in(&query, mask, Some(&|slot, take| show(rows, slot, take)), &mut found);
                let expected = among.iter().filter(|row| has_words(&rows[row][1], &query, asked));
                assert_eq!(found, expected.collect(), "{query:?} in {asked:?}");
            }
        }
    }
}

#[wasm_bindgen_test]
fn packing_changes_no_answer() {
    let mut rows: Rows = (0..ROWS).map(|row| (row, written(row, 0))).collect();
    let mut index = TextIndex::unread(FIELDS, &RowSet::first(ROWS));
    for step in 0..4 {
        finds_what_there_is(&index, &rows);
        let first = step * 597 % ROWS;
        for row in first..ROWS.min(first + 150) {
            let text = written(row, step);
            index.set(row, &text[0].each_ref().map(String::as_str));
            rows.insert(row, text);
        }
        index.clear(step * 251);
        rows.remove(&(step * 251));
        index.pack(&|slot, take| show(&rows, slot, take));
    }
    while index.pack(&|slot, take| show(&rows, slot, take)) {}
    finds_what_there_is(&index, &rows);
}
