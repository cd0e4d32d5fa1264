//! Search and sort find the same rows as a check of every cell.
#![cfg(not(target_family = "wasm"))]

mod support;

use std::cmp::Ordering;

use portal_table::data::column::ColumnKind;
use portal_table::data::data_table::DataTable;
use portal_table::data::number::{self, NumberForm};
use portal_table::fold::{fold, words};
use portal_table::sort::{Direction, Sort};
use proptest::prelude::*;

const ROWS_OF: usize = 3;

fn cell() -> impl Strategy<Value = String> {
    prop_oneof![
        "[abAB é\u{200b}]{0,3}",
        "[ae]\u{301}[ab]",
        "(pt|PT) tambang (nikel|batu  bara) [a-c]",
        "-?[0-9]{1,2}([.,][0-9]{1,3})?",
        "202[0-9]-0[1-3]-[0-3][0-9]",
        Just("-".to_owned()),
    ]
}

fn rows() -> impl Strategy<Value = Vec<Vec<String>>> {
    prop::collection::vec(prop::collection::vec(cell(), ROWS_OF), 0..40)
}

fn table(rows: &[Vec<String>]) -> DataTable {
    DataTable::from_rows(["a", "b", "c"], rows)
}

/// The day in a cell that [`cell`] made, if such a day exists.
fn day(cell: &str) -> Option<&str> {
    let cell = cell.trim();
    let is_day = cell.len() == 10 && cell.starts_with("202");
    let exists = |cell: &str| {
        let (year, month, day) = (&cell[..4], &cell[5..7], &cell[8..]);
        let last =
            if month == "02" { if matches!(year, "2020" | "2024" | "2028") { "29" } else { "28" } } else { "31" };
        day != "00" && day <= last
    };
    (is_day && exists(cell)).then_some(cell)
}

fn compare(left: &str, right: &str, kind: ColumnKind, direction: Direction) -> Ordering {
    let directed = |ordering: Ordering| if direction == Direction::Asc { ordering } else { ordering.reverse() };
    let numbers = |form: NumberForm| match (number::read(left, form), number::read(right, form)) {
        (Some(left), Some(right)) => directed(left.value().partial_cmp(&right.value()).expect("finite")),
        (left, right) => right.is_some().cmp(&left.is_some()),
    };
    match kind {
        ColumnKind::NumberIndonesian => numbers(NumberForm::Indonesian),
        ColumnKind::NumberEnglish => numbers(NumberForm::English),
        ColumnKind::Date => match (day(left), day(right)) {
            (Some(left), Some(right)) => directed(left.cmp(right)),
            (left, right) => right.is_some().cmp(&left.is_some()),
        },
        _ => match (fold(left), fold(right)) {
            (left, right) if left.is_empty() || right.is_empty() => left.is_empty().cmp(&right.is_empty()),
            (left, right) => directed(left.cmp(&right)),
        },
    }
}

fn naive(table: &DataTable, rows: &[Vec<String>], search: &str, sort: Option<Sort<u32>>, kind: ColumnKind) -> Vec<u32> {
    let words = words(search);
    let has_in = |row: u32, column: u32, word: &str| {
        let cell = table.cell(row, column);
        let value = |text: &str, form| number::read(text, form).map(number::Written::value);
        fold(cell).contains(word)
            || match table.columns()[column as usize].kind.number_form() {
                None => fold(&table.shown(row, column)).contains(word),
                Some(form) => {
                    word.contains(['.', ','])
                        && value(cell, form).is_some_and(|number| Some(number) == value(word, NumberForm::Indonesian))
                }
            }
    };
    let has = |row: u32, word: &str| (0..3).any(|column| has_in(row, column, word));
    let numbered = (0..).zip(rows);
    let mut found: Vec<(u32, &Vec<String>)> =
        numbered.filter(|(row, _)| words.iter().all(|word| has(*row, word))).collect();
    if let Some(Sort { column, direction }) = sort {
        found
            .sort_by(|(_, left), (_, right)| compare(&left[column as usize], &right[column as usize], kind, direction));
    }
    found.into_iter().map(|(row, _)| row).collect()
}

fn direction() -> impl Strategy<Value = Direction> {
    prop_oneof![Just(Direction::Asc), Just(Direction::Desc)]
}

proptest! {
    #[test]
    fn a_selection_equals_a_check_of_every_cell(
        rows in rows(),
        search in "([abAB1PTé]{0,2}|e\u{301}|tam|nikel a|jan)( [ab0-9])?",
        column in 0..3_u32,
        direction in direction(),
        kind in prop_oneof![
            Just(ColumnKind::Text),
            Just(ColumnKind::NumberIndonesian),
            Just(ColumnKind::NumberEnglish),
            Just(ColumnKind::Date),
        ],
    ) {
        let table = table(&rows).with_kinds(&[kind; ROWS_OF]);
        for sort in [None, Some(Sort { column, direction })] {
            let selection = table.select(&search, sort);
            prop_assert_eq!(selection.iter().collect::<Vec<_>>(), naive(&table, &rows, &search, sort, kind));
            prop_assert_eq!(selection.iter().count(), selection.len() as usize);
            prop_assert_eq!(&table.select(&search, sort), &selection);
        }
    }
}

fn sorted(cells: &[&str], direction: Direction) -> Vec<String> {
    let table = DataTable::from_rows(["a"], cells.iter().map(|cell| [cell]));
    let selection = table.select("", Some(Sort { column: 0, direction }));
    selection.iter().map(|row| table.cell(row, 0).to_owned()).collect()
}

#[test]
fn days_and_numbers_are_sorted_by_value_and_missing_ones_come_last() {
    let days = ["02/01/2025", "-", "2024-12-31", "", "31-01-2025"];
    assert_eq!(sorted(&days, Direction::Asc), ["2024-12-31", "02/01/2025", "31-01-2025", "-", ""]);
    assert_eq!(sorted(&days, Direction::Desc), ["31-01-2025", "02/01/2025", "2024-12-31", "-", ""]);
    let numbers = ["10", "", "-1.000,5", "9", "-2"];
    assert_eq!(sorted(&numbers, Direction::Asc), ["-1.000,5", "-2", "9", "10", ""]);
    assert_eq!(sorted(&numbers, Direction::Desc), ["10", "9", "-2", "-1.000,5", ""]);
}

#[test]
fn sorting_in_parts_gives_the_same_order() {
    let cell = |row: u32, word: &str| format!("{word} {}", row * 7_919 % 100_000);
    let rows = || (0..100_000).map(|row| [cell(row, "PT Tambang Nikel"), cell(row, "").trim().to_owned()]);
    let (prepared, at_once) = (DataTable::from_rows(["a", "b"], rows()), DataTable::from_rows(["a", "b"], rows()));
    for (column, direction) in [(0, Direction::Asc), (1, Direction::Desc), (1, Direction::Asc)] {
        let sort = Sort { column, direction };
        let parts = (1..1_000).find(|_| prepared.prepare(sort)).expect("the work ends");
        assert!(parts > 1, "in {parts} parts");
        assert!(prepared.prepare(sort), "the finished work is not repeated");
        let [prepared, at_once] = [&prepared, &at_once].map(|table| table.select("", Some(sort)));
        assert!(prepared.iter().eq(at_once.iter()), "{sort:?}");
    }
}

#[test]
fn another_sort_restarts_the_work_and_an_unknown_column_needs_none() {
    let rows = (0..100_000).map(|row| [format!("teks {}", row * 7_919 % 100_000)]);
    let table = DataTable::from_rows(["a"], rows);
    let [up, down] = [Direction::Asc, Direction::Desc].map(|direction| Sort { column: 0, direction });
    assert!(!table.prepare(up) && !table.prepare(down));
    let first = |sort| table.select("", Some(sort)).iter().next().map(|row| table.cell(row, 0).to_owned());
    assert_eq!((first(up).as_deref(), first(down).as_deref()), (Some("teks 0"), Some("teks 99999")));
    assert!(table.prepare(up) && table.prepare(down) && table.prepare(Sort { column: 1, ..up }));
}

#[test]
fn a_column_that_does_not_exist_sorts_nothing() {
    let table = DataTable::from_rows(["a"], [["b"], ["a"]]);
    let selection = table.select("", Some(Sort { column: 1, direction: Direction::Asc }));
    assert_eq!(selection.iter().collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn rows_are_sorted_again_after_a_column_changes_its_kind() {
    let table = DataTable::from_rows(["a"], [["10"], ["9"]]);
    let sort = Some(Sort { column: 0, direction: Direction::Asc });
    let sorted = |table: &DataTable| table.select("", sort).iter().collect::<Vec<_>>();
    assert_eq!(sorted(&table), [1, 0]);
    assert_eq!(sorted(&table.with_kinds(&[ColumnKind::Text])), [0, 1]);
}

#[test]
fn a_page_ends_at_the_end_of_its_selection() {
    let table = DataTable::from_rows(["a"], [["x"], ["y"], ["x"], ["x"]]);
    let page = |search, first, count| table.select(search, None).rows(first, count).collect::<Vec<_>>();
    assert_eq!(page("x", 1, 1), [2]);
    assert_eq!(page("x", 1, 9), [2, 3]);
    assert_eq!(page("", 3, u32::MAX), [3]);
    assert_eq!(page("", 9, 1), [] as [u32; 0]);
}

#[test]
fn searching_a_long_table_in_parts_finds_the_same_rows() {
    let rows = (0..140_000_u32).map(|row| [format!("pit {}", row % 41), format!("batubara {}", row % 97)]);
    let table = || DataTable::from_rows(["a", "b"], rows.clone());
    let (in_parts, at_once) = (table(), table());
    for search in ["b", "batu", "pit 7", "batubara 4 pit", "ba", "tembaga", ""] {
        let parts = (0..100).take_while(|_| !in_parts.prepare_search(search)).count();
        assert!(parts < 10, "{search}: {parts} parts");
        assert!(search != "b" || parts == 1, "the work takes more than one part");
        assert_eq!(in_parts.select(search, None), at_once.select(search, None), "{search}");
    }
    assert!(!in_parts.prepare_search("pit 9"), "a search is begun");
    assert!(!in_parts.prepare_search("tu"), "another search replaces it");
    assert!(in_parts.prepare_search("tu"));
    assert_eq!(in_parts.select("tu", None), at_once.select("tu", None));
}

fn of_column(cells: &[&str]) -> DataTable {
    DataTable::from_rows(["a"], cells.iter().map(|cell| [*cell]))
}

#[test]
fn periods_are_sorted_by_time() {
    let sorted = |cells: &[&str], direction| {
        let table = of_column(cells);
        let selection = table.select("", Some(Sort { column: 0, direction }));
        let shown: Vec<String> =
            selection.rows(0, selection.len()).map(|row| table.shown(row, 0).into_owned()).collect();
        shown
    };
    let months = ["April 2025", "Januari 2025", "", "Desember 2024", "Februari 2025"];
    let in_time = ["Desember 2024", "Januari 2025", "Februari 2025", "April 2025", ""];
    assert_eq!(sorted(&months, Direction::Asc), in_time);
    assert_eq!(sorted(&months, Direction::Desc)[..2], ["April 2025", "Februari 2025"]);
    let quarters = ["Triwulan IV 2025", "Triwulan I 2026", "Triwulan II 2025", "2025", "Triwulan I 2025"];
    let in_time = ["Triwulan I 2025", "2025", "Triwulan II 2025", "Triwulan IV 2025", "Triwulan I 2026"];
    assert_eq!(sorted(&quarters, Direction::Asc), in_time);
    assert_eq!(sorted(&["Januari 2025", "April 2025", "lain"], Direction::Asc)[0], "April 2025", "these are texts");
}

#[test]
fn days_are_shown_and_found_in_the_portals_form() {
    let table = of_column(&["2025-01-19", "07/03/2025", "-"]);
    assert_eq!([0, 1, 2].map(|row| table.shown(row, 0).into_owned()), ["19 Januari 2025", "7 Maret 2025", "-"]);
    let found = |search: &str| table.select(search, None).rows(0, 9).collect::<Vec<_>>();
    assert_eq!((found("januari"), found("MARET 2025"), found("19 jan")), (vec![0], vec![1], vec![0]));
    assert_eq!((found("2025-01"), found("februari"), found("maret 19")), (vec![0], vec![], vec![]));
    let texts = of_column(&["Januari", "Maret"]);
    assert_eq!(texts.select("mar", None).rows(0, 9).collect::<Vec<_>>(), [1]);
}
