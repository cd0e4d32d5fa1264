//! A search finds the same rows before, during and after packing as a naive search.
#![cfg(not(target_family = "wasm"))]

use std::collections::BTreeMap;

use portal_table::field_mask::FieldMask;
use portal_table::fold::{fold, words};
use portal_table::row_set::RowSet;
use portal_table::text_index::TextIndex;
use proptest::prelude::*;

const FIELDS: usize = 3;
const MASKS: [(FieldMask, [bool; FIELDS]); 3] = [
    (FieldMask::ALL, [true, true, true]),
    (FieldMask::of(&[1]), [false, true, false]),
    (FieldMask::of(&[0, 2]), [true, false, true]),
];
/// Between two and three blocks.
const ROWS: u32 = 4_400;

type Fields = [String; FIELDS];

/// Texts with words of most, some and single rows, and with characters that folding changes.
fn fields(row: u32, turn: u32) -> Fields {
    let dice = row.wrapping_mul(2_654_435_761).rotate_left(turn) >> 7;
    let common = if dice.is_multiple_of(5) { "" } else { "Izin " };
    [
        format!("{common}Tambang{} {}", dice % 37, dice % 1_009),
        ["Bara  Jaya", "\u{c9}mas", "STRA\u{df}E", "", "izin"][dice as usize % 5].to_owned(),
        format!("K{row:05}\t{}", if dice.is_multiple_of(3_001) { "langka" } else { "biasa" }),
    ]
}

#[derive(Clone, Debug)]
enum Step {
    /// Writes new texts from this row on; the second number varies them.
    Write(u32, u32),
    Clear(u32),
    Pack,
    Search(String),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let word = prop_oneof![
        4 => prop::sample::select(vec!["i", "izin", "bara jaya", "tambang1", "langka", "k0", "K04095", "k04096", "é", "straße", "12 izin", "", "a b"])
            .prop_map(str::to_owned),
        1 => "[a-z0-9]{1,3}",
    ];
    let step = prop_oneof![
        3 => (0..ROWS, 0..31_u32).prop_map(|(row, turn)| vec![Step::Write(row, turn)]),
        2 => (0..ROWS).prop_map(|row| vec![Step::Clear(row)]),
        2 => Just(vec![Step::Pack]),
        2 => word.clone().prop_map(|word| vec![Step::Search(word)]),
        3 => (word, 0..10_usize).prop_map(|(word, pause)| typed(&word, pause)),
    ];
    prop::collection::vec(step, 1..20).prop_map(|steps| steps.concat())
}

/// Types a word letter by letter, with a packing step after `pause` letters.
fn typed(word: &str, pause: usize) -> Vec<Step> {
    let ends = word.char_indices().map(|(start, letter)| start + letter.len_utf8());
    let mut steps: Vec<Step> = ends.map(|end| Step::Search(word[..end].to_owned())).collect();
    steps.insert(pause.min(steps.len()), Step::Pack);
    steps
}

fn has_words(fields: &Fields, query: &[String], asked: [bool; FIELDS]) -> bool {
    let texts: Vec<String> =
        fields.iter().zip(asked).filter(|(_, asked)| *asked).map(|(field, _)| fold(field)).collect();
    query.iter().all(|word| texts.iter().any(|text| text.contains(word.as_str())))
}

type Rows = BTreeMap<u32, Fields>;

/// The rows found by an index that may still have to request texts.
fn found(index: &TextIndex, rows: &Rows, among: &RowSet, query: &[String], mask: FieldMask) -> Vec<u32> {
    let mut found = among.clone();
    index.narrow_in(query, mask, Some(&|slot, take| show(rows, slot, take)), &mut found);
    found.iter().collect()
}

fn show(rows: &Rows, slot: u32, take: &mut dyn FnMut(&str)) {
    rows[&slot].iter().for_each(|field| take(field));
}

fn write(index: &mut TextIndex, rows: &mut Rows, row: u32, turn: u32) {
    let fields = fields(row, turn);
    index.set(row, &fields.each_ref().map(String::as_str));
    rows.insert(row, fields);
}

thread_local! {
    /// One index with every row written, and one with the same rows unread.
    static FILLED: ([TextIndex; 2], Rows) = {
        let (mut index, mut rows) = (TextIndex::new(FIELDS), Rows::new());
        (0..ROWS).for_each(|row| write(&mut index, &mut rows, row, 0));
        let unread = TextIndex::unread(FIELDS, index.rows());
        ([index, unread], rows)
    };
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn packing_changes_no_answer(steps in steps(), few in prop::collection::btree_set(0..ROWS, 0..9)) {
        let (mut indices, mut rows) = FILLED.with(Clone::clone);
        for step in steps {
            match step {
                // Many rows at once: a packed block needs that many loose rows before it is packed again.
                Step::Write(first, turn) => {
                    for row in first..ROWS.min(first + 300) {
                        for index in &mut indices {
 write(index, &mut rows, row, turn);
 }
                    }
                }
                Step::Clear(row) => {
                    for index in &mut indices {
 index.clear(row);
 }
                    rows.remove(&row);
                }
                Step::Pack => {
                    for index in &mut indices {
                        index.pack(&|slot, take| show(&rows, slot, take));
                    }
                }
                Step::Search(query) => {
                    let query = words(&query);
                    for (mask, asked) in MASKS {
                        let mut expected: Vec<u32> = rows.keys().copied().collect();
                        expected.retain(|row| has_words(&rows[row], &query, asked));
                        let few: RowSet = few.iter().copied().filter(|row| rows.contains_key(row)).collect();
                        let few_expected: Vec<u32> = expected.iter().copied().filter(|&row| few.contains(row)).collect();
                        for index in &indices {
                            prop_assert_eq!(&found(index, &rows, index.rows(), &query, mask), &expected);
                            prop_assert_eq!(&found(index, &rows, &few, &query, mask), &few_expected);
                        }
                    }
                }
            }
        }
    }
}
