//! Both list engines answer like a naive implementation while rows are added, changed and removed.
#![cfg(not(target_family = "wasm"))]

use std::cmp::Reverse;
use std::collections::BTreeMap;

use portal_table::field_mask::FieldMask;
use portal_table::fold::{fold, words};
use portal_table::list::List;
use portal_table::list::index::ListIndex;
use portal_table::list::rows::{Part, Place, Row, Rows, Shape};
use portal_table::order::SortKey;
use portal_table::page::{PageRequest, PageSizes};
use portal_table::row_set::RowSet;
use portal_table::sort::{Direction, Sort};
use proptest::prelude::*;

/// Two texts that never change, one that does, two codes, an owner, a number to sort by, and a place.
#[derive(Clone, Debug)]
struct Record {
    fixed: [String; 2],
    changing: String,
    codes: [u8; 2],
    owner: Option<String>,
    number: Option<i64>,
    place: i64,
}

impl Row for Record {
    const SHAPE: &'static Shape = &Shape {
        texts: &[Part { fields: 2, is_fixed: true }, Part { fields: 1, is_fixed: false }],
        codes: 2,
        is_placed: true,
    };

    fn texts(&self, part: usize, take: &mut dyn FnMut(&str)) {
        match part {
            0 => self.fixed.iter().for_each(|text| take(text)),
            _ => take(&self.changing),
        }
    }

    fn code(&self, column: u8) -> u8 {
        self.codes[usize::from(column)]
    }

    fn owner(&self) -> Option<&str> {
        self.owner.as_deref()
    }

    fn key(&self, column: u8) -> SortKey {
        match column {
            0 => self.number.map_or(SortKey::Empty, SortKey::Number),
            1 => SortKey::text(&self.changing),
            _ => SortKey::text(&self.fixed[1]),
        }
    }

    fn place(&self) -> Place {
        [self.place, 0]
    }
}

#[derive(Clone, Debug, Default)]
struct Records(BTreeMap<u32, Record>);

impl Rows for Records {
    fn shape(&self) -> &'static Shape {
        Record::SHAPE
    }

    fn slot_count(&self) -> u32 {
        self.0.keys().next_back().map_or(0, |last| last + 1)
    }

    fn has(&self, slot: u32) -> bool {
        self.0.contains_key(&slot)
    }

    fn texts(&self, slot: u32, part: usize, take: &mut dyn FnMut(&str)) {
        if let Some(record) = self.0.get(&slot) {
            record.texts(part, take);
        }
    }

    fn code(&self, slot: u32, column: u8) -> u8 {
        self.0.get(&slot).map_or(0, |record| record.code(column))
    }

    fn owner(&self, slot: u32) -> Option<&str> {
        self.0.get(&slot)?.owner()
    }

    fn key(&self, slot: u32, column: u8) -> SortKey {
        self.0.get(&slot).map_or(SortKey::Empty, |record| record.key(column))
    }

    fn place(&self, slot: u32) -> Place {
        self.0.get(&slot).map_or_else(Place::default, Row::place)
    }
}

/// Few letters and names, so that many rows match and many are equal.
fn text() -> impl Strategy<Value = String> {
    "[abAB \u{e9}\u{c9}]{0,6}"
}

const OWNERS: [&str; 3] = ["", "bu-nikel", "bu-timah"];

fn record() -> impl Strategy<Value = Record> {
    let owner = prop::option::of(prop::sample::select(OWNERS.to_vec()));
    let codes = [0..3_u8, 0..3_u8];
    ([text(), text()], text(), codes, owner, prop::option::of(-2..3_i64), 0..3_i64).prop_map(
        |(fixed, changing, codes, owner, number, place)| Record {
            fixed,
            changing,
            codes,
            owner: owner.map(str::to_owned),
            number,
            place,
        },
    )
}

/// More rows than a block needs to be packed, so that some cases have packed rows.
const MANY: u32 = 1_700;

#[derive(Clone, Debug)]
enum Step {
    Put(u32, Record),
    Remove(u32),
    /// Many rows at once, with different texts.
    PutMany(Record),
    /// Replaces all records.
    Restore(Vec<(u32, Record)>),
    Pack,
    Ask(Question),
}

#[derive(Clone, Debug)]
struct Question {
    owner: Option<&'static str>,
    column: u8,
    codes: Vec<u8>,
    search: String,
    scope: [FieldMask; 2],
    sort: Option<Sort<u8>>,
    page: u32,
}

fn question() -> impl Strategy<Value = Question> {
    let scopes = vec![
        [FieldMask::ALL, FieldMask::ALL],
        [FieldMask::of(&[1]), FieldMask::NONE],
        [FieldMask::NONE, FieldMask::of(&[0])],
        [FieldMask::of(&[0]), FieldMask::of(&[0])],
        [FieldMask::NONE, FieldMask::NONE],
    ];
    let direction = prop::sample::select(vec![Direction::Asc, Direction::Desc]);
    let sort = prop::option::of((0..3_u8, direction).prop_map(|(column, direction)| Sort { column, direction }));
    let owner = prop::option::of(prop::sample::select(OWNERS.to_vec()));
    let codes = prop::collection::vec(0..4_u8, 0..3);
    (owner, 0..2_u8, codes, text(), prop::sample::select(scopes), sort, 1..4_u32).prop_map(
        |(owner, column, codes, search, scope, sort, page)| Question {
            owner,
            column,
            codes,
            search,
            scope,
            sort,
            page,
        },
    )
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let some = prop::collection::vec((0..60_u32, record()), 0..20);
    let step = prop_oneof![
        8 => (0..60_u32, record()).prop_map(|(slot, record)| Step::Put(slot, record)),
        3 => (0..60_u32).prop_map(Step::Remove),
        1 => record().prop_map(Step::PutMany),
        1 => some.prop_map(Step::Restore),
        2 => Just(Step::Pack),
        8 => question().prop_map(Step::Ask),
    ];
    prop::collection::vec(step, 1..30)
}

/// Rows, counts of the values, the slots of a page, and its footer.
type Answer = (Vec<u32>, [u32; 3], Vec<u32>, String);

fn answer(list: List, question: &Question) -> Answer {
    let Question { owner, column, codes, search, scope, sort, page } = question;
    let mut rows = owner.map_or_else(|| list.all(), |owner| list.owned_by(owner));
    list.narrow(&words(search), scope, &mut rows);
    let counts = list.count(*column, &rows);
    list.keep(*column, codes, &mut rows);
    assert!(sort.is_none_or(|sort| list.prepare(sort.column, &rows)), "a short list needs no preparation");
    let request = PageRequest::parse(Some(&page.to_string()), Some("10"), PageSizes::TABLE);
    let (slots, pagination) = list.page(*sort, &rows, request);
    (rows.iter().collect(), counts, slots, pagination.showing)
}

fn naive(records: &Records, question: &Question) -> Answer {
    let Question { owner, column, codes, search, scope, sort, page } = question;
    let has_word = |record: &Record, word: &str| {
        let texts = [&record.fixed[..], std::slice::from_ref(&record.changing)];
        texts.iter().zip(scope).any(|(texts, fields)| {
            let mut asked = texts.iter().enumerate().filter(|(field, _)| fields.contains(*field));
            asked.any(|(_, text)| fold(text).contains(word))
        })
    };
    let mut found: Vec<(u32, &Record)> = records.0.iter().map(|(slot, record)| (*slot, record)).collect();
    found.retain(|(_, record)| owner.is_none_or(|owner| record.owner.as_deref() == Some(owner)));
    found.retain(|(_, record)| words(search).iter().all(|word| has_word(record, word)));
    let counts = [0, 1, 2].map(|code| {
        let having = found.iter().filter(|(_, record)| record.codes[usize::from(*column)] == code);
        u32::try_from(having.count()).expect("few")
    });
    found.retain(|(_, record)| codes.is_empty() || codes.contains(&record.codes[usize::from(*column)]));
    let rows: Vec<u32> = found.iter().map(|(slot, _)| *slot).collect();

    found.sort_by_key(|(slot, record)| Reverse((record.place, *slot)));
    if let Some(Sort { column, direction }) = sort {
        let (mut valued, empty): (Vec<_>, Vec<_>) =
            found.into_iter().partition(|(_, record)| record.key(*column) != SortKey::Empty);
        match direction {
            Direction::Asc => valued.sort_by_key(|(_, record)| record.key(*column)),
            Direction::Desc => valued.sort_by_key(|(_, record)| Reverse(record.key(*column))),
        }
        found = [valued, empty].concat();
    }
    let total = found.len();
    let before = (*page as usize).min(total.div_ceil(10).max(1)) * 10 - 10;
    let slots: Vec<u32> = found.iter().skip(before).take(10).map(|(slot, _)| *slot).collect();
    let first = if total == 0 { 0 } else { before + 1 };
    (rows, counts, slots.clone(), format!("Showing {first} to {} of {total} entries", before + slots.len()))
}

/// The records, and four indexes: one is never built, one at the first query, one beyond 30 slots, and one exists from
/// the start.
struct Lists {
    records: Records,
    indices: [ListIndex; 4],
}

impl Lists {
    fn of(records: Records) -> Self {
        let mut from_the_start = ListIndex::from_the_start(Record::SHAPE);
        (0..records.slot_count()).for_each(|slot| from_the_start.arrive(slot, &records));
        from_the_start.all_there(Record::SHAPE);
        let indices = [ListIndex::new(u32::MAX), ListIndex::new(0), ListIndex::new(30), from_the_start];
        Self { records, indices }
    }

    fn change(&mut self, slot: u32, record: Option<Record>) {
        let Self { records, indices } = self;
        for index in indices.iter_mut() {
            index.leave(slot, records);
        }
        match record {
            Some(record) => {
                // Fixed texts must not change while the row exists.
                let fixed = records.0.get(&slot).map_or_else(|| record.fixed.clone(), |before| before.fixed.clone());
                records.0.insert(slot, Record { fixed, ..record });
            }
            None => drop(records.0.remove(&slot)),
        }
        for index in indices {
            index.enter(slot, records);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn both_engines_answer_like_a_check_of_every_row(steps in steps()) {
        let mut lists = Lists::of(Records::default());
        for step in steps {
            match step {
                Step::Put(slot, record) => lists.change(slot, Some(record)),
                Step::Remove(slot) => lists.change(slot, None),
                Step::PutMany(record) => {
                    for slot in 0..MANY {
                        let changing = format!("{} a{}", record.changing, slot % 97);
                        lists.change(slot, Some(Record { changing, place: i64::from(slot % 5), ..record.clone() }));
                    }
                }
                Step::Restore(records) => lists = Lists::of(Records(records.into_iter().collect())),
                Step::Pack => {
                    let Lists { records, indices } = &mut lists;
                    for index in indices {
                        while index.pack(records) {}
                    }
                }
                Step::Ask(question) => {
                    let expected = naive(&lists.records, &question);
                    for (number, index) in lists.indices.iter().enumerate() {
                        let answer = answer(index.open(&lists.records), &question);
                        prop_assert_eq!(&answer, &expected, "index {}, {:?}", number, &question);
                    }
                }
            }
        }
        prop_assert!(!lists.indices[0].is_kept() && lists.indices[3].is_kept());
    }
}

#[test]
fn a_dropped_index_is_built_again_from_the_new_records() {
    let record = |text: &str| Record {
        fixed: [text.to_owned(), String::new()],
        changing: String::new(),
        codes: [0, 0],
        owner: None,
        number: None,
        place: 0,
    };
    let one = |text: &str| Records([(0, record(text))].into());
    let mut index = ListIndex::new(0);
    let found = |index: &ListIndex, records: &Records| {
        let list = index.open(records);
        let mut rows: RowSet = list.all();
        list.narrow(&words("bara"), &[FieldMask::ALL, FieldMask::NONE], &mut rows);
        rows.len()
    };
    assert_eq!(found(&index, &one("Bara")), 1);
    index.forget();
    assert!(!index.is_kept());
    assert_eq!(found(&index, &one("Nikel")), 0);
    assert_eq!(found(&index, &one("Bara")), 0, "the change was not reported");
}
