//! Samples are reproducible, and every row has its chance.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_analysis::population::Population;
use portal_analysis::test::{DataTest, SampleMethod};
use portal_table::data::column::ColumnKind::{NumberIndonesian, Text};
use portal_table::data::data_table::DataTable;
use support::{figure, found, lines, run_on, table};

fn data(rows: u32) -> DataTable {
    let row = |row: u32| vec![["A", "B", "C"][row as usize % 3].to_owned(), (row * 37 % 101).to_string()];
    table(&[("Blok", Text), ("Nilai", NumberIndonesian)], &(0..rows).map(row).collect::<Vec<_>>())
}

fn methods(size: u32) -> [SampleMethod; 4] {
    [
        SampleMethod::Simple { size },
        SampleMethod::Systematic { size },
        SampleMethod::Stratified { column: "Blok".to_owned(), size },
        SampleMethod::MonetaryUnit { column: "Nilai".to_owned(), size },
    ]
}

#[test]
fn a_seed_draws_the_same_distinct_rows() {
    let table = data(70_000);
    for method in methods(500) {
        let draw = |seed| found(&DataTest::Sample { method: method.clone(), seed, plan: None }, &table).rows;
        let rows = draw(42);
        assert_eq!(rows, draw(42), "{method:?}");
        assert_ne!(rows, draw(43), "{method:?}");
        assert!(rows.is_sorted_by(|left, right| left < right) && rows.len() <= 500, "{method:?}");
        assert!(rows.len() == 500 || matches!(method, SampleMethod::MonetaryUnit { .. }), "{method:?}");
    }
}

#[test]
fn the_rows_of_a_seed_never_change() {
    // Working papers keep seeds for years. If this test fails, their samples cannot be drawn again.
    let table = data(100);
    let drawn = methods(5).map(|method| found(&DataTest::Sample { method, seed: 2_025, plan: None }, &table).rows);
    // Drawn by a second implementation too, in Python.
    let expected = [[0, 21, 46, 72, 89], [0, 20, 40, 60, 80], [0, 21, 37, 59, 91], [2, 21, 40, 60, 81]];
    assert_eq!(drawn, expected);
}

#[test]
fn a_whole_population_is_drawn_whole() {
    let table = data(10);
    for method in &methods(10)[..3] {
        let outcome = found(&DataTest::Sample { method: method.clone(), seed: 1, plan: None }, &table);
        assert_eq!(outcome.rows, (0..10).collect::<Vec<u32>>());
    }
}

#[test]
fn every_row_has_the_same_chance() {
    let table = data(20);
    for method in &methods(5)[..2] {
        let mut counts = [0_u32; 20];
        for seed in 0..4_000 {
            for row in found(&DataTest::Sample { method: method.clone(), seed, plan: None }, &table).rows {
                counts[row as usize] += 1;
            }
        }
        // The expected count is 1,000, with a standard deviation of 27.
        assert!(counts.iter().all(|count| (880..1_120).contains(count)), "{method:?} {counts:?}");
    }
}

#[test]
fn only_rows_of_the_population_are_drawn() {
    let table = data(100);
    let population: Vec<u32> = (0..100).filter(|row| row % 7 == 0).collect();
    for method in methods(6) {
        let test = DataTest::Sample { method, seed: 9, plan: None };
        let outcome = run_on(&test, &table, Population::from(population.clone())).expect("a sample");
        assert!(outcome.rows.iter().all(|row| population.contains(row)));
    }
}

#[test]
fn strata_have_their_shares() {
    let names = [("A", 50), ("B", 30), ("C", 19), ("D", 1)];
    let rows: Vec<Vec<String>> =
        names.iter().flat_map(|(name, count)| vec![vec![(*name).to_owned()]; *count]).collect();
    let method = SampleMethod::Stratified { column: "Blok".to_owned(), size: 10 };
    let outcome = found(&DataTest::Sample { method, seed: 3, plan: None }, &table(&[("Blok", Text)], &rows));
    assert_eq!(lines(&outcome), ["A|50|5", "B|30|3", "C|19|2", "D|1|0"]);
    assert_eq!((outcome.rows.len(), outcome.remarks.len()), (10, 1));
}

#[test]
fn large_amounts_are_always_drawn() {
    let cells = ["1", "2", "5.000", "-10.000", "0", "3", "2.500", ""];
    let rows: Vec<Vec<String>> = cells.iter().map(|cell| vec![(*cell).to_owned()]).collect();
    let table = table(&[("Nilai", NumberIndonesian)], &rows);
    for seed in 0..50 {
        let method = SampleMethod::MonetaryUnit { column: "Nilai".to_owned(), size: 3 };
        let outcome = found(&DataTest::Sample { method, seed, plan: None }, &table);
        assert!(outcome.rows.contains(&2));
        assert_eq!(figure(&outcome, "Interval"), "2.502");
        assert_eq!(figure(&outcome, "Satuan terpilih"), "3");
        assert!(outcome.remarks.iter().any(|remark| remark.starts_with("2 baris bernilai nol atau negatif")));
    }
}
