//! Tables of many steps give the same results as naive implementations.
#![cfg(not(target_family = "wasm"))]

mod support;

use std::collections::HashMap;

use portal_analysis::population::Population;
use portal_analysis::run::Run;
use portal_analysis::test::{DataTest, OutlierMethod};
use portal_table::data::column::ColumnKind::{Code, NumberIndonesian, Text};
use portal_table::data::data_table::DataTable;
use support::{all, figure, found, groups, run_on, table};

const ROWS: u32 = 100_000;

/// Numbers without a pattern that matters.
fn value(row: u32) -> i64 {
    i64::from(row.wrapping_mul(2_654_435_761) % 50_021) - 1_000
}

fn data() -> DataTable {
    let row =
        |row: u32| vec![format!("PK-{:06}", row + row / 100), value(row).to_string(), format!("PT {}", row % 977)];
    let rows: Vec<Vec<String>> = (0..ROWS).map(row).collect();
    table(&[("Kode", Code), ("Nilai", NumberIndonesian), ("Nama", Text)], &rows)
}

fn nilai() -> String {
    "Nilai".to_owned()
}

#[test]
fn duplicates_of_many_rows() {
    let mut rows_of: HashMap<i64, Vec<u32>> = HashMap::new();
    for row in 0..ROWS {
        rows_of.entry(value(row)).or_default().push(row);
    }
    let mut expected: Vec<Vec<u32>> = rows_of.into_values().filter(|rows| rows.len() > 1).collect();
    expected.sort_by_key(|rows| (std::cmp::Reverse(rows.len()), rows[0]));
    let outcome = found(&DataTest::Duplicates { columns: vec![nilai()], differing: None }, &data());
    assert_eq!(outcome.rows, expected.concat());
    assert_eq!(groups(&outcome).lines.len(), 1_000);
    assert!(outcome.remarks.iter().any(|remark| remark.starts_with("Tabel memuat 1.000 dari ")));
}

#[test]
fn quartiles_and_outliers_of_many_rows() {
    let mut sorted: Vec<i64> = (0..ROWS).map(value).collect();
    sorted.sort_unstable();
    let at = |place: usize| sorted[place];
    // (n − 1) / 4 = 24,999.75, (n − 1) / 2 = 49,999.5.
    let first = at(24_999) * 4 + 3 * (at(25_000) - at(24_999));
    let median = at(49_999) * 2 + (at(50_000) - at(49_999));
    let outcome = found(&DataTest::Profile { column: nilai() }, &data());
    let shown = |parts: i64, of: i64| {
        portal_locale::number::decimal(
            f64::from(i32::try_from(parts).expect("small")) / f64::from(i32::try_from(of).expect("small")),
            2,
        )
    };
    assert_eq!(figure(&outcome, "Kuartil 1"), shown(first, 4));
    assert_eq!(figure(&outcome, "Median"), shown(median, 2));
    let sum: i64 = sorted.iter().sum();
    assert_eq!(figure(&outcome, "Jumlah"), portal_locale::number::integer(sum));
    let bars: f64 = groups(&outcome).bars.iter().flat_map(|bars| &bars.values).sum();
    assert!((bars - f64::from(ROWS)).abs() < 0.5);
    let method = OutlierMethod::Interquartile { factor: 0.5 };
    let third = at(74_999) * 4 + (at(75_000) - at(74_999));
    let is_outlier = |value: i64| value * 8 < 2 * first - (third - first) || value * 8 > 2 * third + (third - first);
    let expected: Vec<u32> = (0..ROWS).filter(|row| is_outlier(value(*row))).collect();
    assert_eq!(found(&DataTest::Outliers { column: nilai(), method }, &data()).rows, expected);
}

#[test]
fn gaps_of_many_rows_in_any_order() {
    let rows: Vec<u32> = (0..ROWS).rev().collect();
    let outcome = run_on(&DataTest::Gaps { column: "Kode".to_owned() }, &data(), Population::from(rows)).expect("gaps");
    // One number is left out after every hundredth row.
    assert_eq!(figure(&outcome, "Nomor hilang"), "999");
    assert_eq!(groups(&outcome).lines[0].texts, ["PK-…", "Hilang", "PK-000100", "1"]);
    assert_eq!(groups(&outcome).lines[0].row, Some(99));
}

#[test]
fn a_run_can_be_finished_early_or_dropped() {
    let table = data();
    let test = DataTest::Profile { column: nilai() };
    let whole = found(&test, &table);
    let mut run = Run::new(&test, &table, all(&table)).expect("a run");
    run.step(&table);
    assert_eq!(run.finish(&table).expect("an outcome"), whole);
    let mut dropped = Run::new(&test, &table, all(&table)).expect("a run");
    dropped.step(&table);
    drop(dropped);
    assert_eq!(found(&test, &table), whole);
}
