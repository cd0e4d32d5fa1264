//! Sums against those of the period before.
#![cfg(not(target_family = "wasm"))]

mod support;

use std::collections::{BTreeMap, BTreeSet};

use portal_analysis::problem::Problem;
use portal_analysis::test::{DataTest, OutlierMethod};
use portal_table::data::column::ColumnKind::{Date, NumberIndonesian, Period, Text};
use portal_table::data::data_table::DataTable;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use support::{figure, found, groups, lines, run, table};

fn test(names: Option<&str>, percent: u32) -> DataTest {
    let names = names.map(str::to_owned);
    let method = OutlierMethod::PreviousPeriod { periods: "Tanggal".to_owned(), names, percent };
    DataTest::Outliers { column: "Ton".to_owned(), method }
}

fn data(rows: &[[&str; 3]]) -> DataTable {
    let cells: Vec<Vec<String>> = rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect();
    table(&[("Tanggal", Date), ("Kode Blok", Text), ("Ton", NumberIndonesian)], &cells)
}

const ROWS: [[&str; 3]; 9] = [
    ["2025-01-05", "A", "100"],
    ["2025-02-05", "A", "40"],
    ["2025-02-20", "A", "110"],
    ["2025-03-01", "A", "151"],
    ["2025-01-31", "B", "10"],
    ["2025-03-31", "B", "20"],
    ["2025-02-10", "C", "5"],
    ["", "C", "5"],
    ["2025-03-10", "C", "lima"],
];

#[test]
fn a_name_is_compared_with_itself_in_the_month_before() {
    let outcome = found(&test(Some("Kode Blok"), 50), &data(&ROWS));
    // A grows by exactly 50 % in February, which is not more. B and C have no rows in the month after.
    assert_eq!(lines(&outcome), ["Februari 2025|B|0|10|-10|-100,0%", "Maret 2025|C|0|5|-5|-100,0%"]);
    assert_eq!(groups(&outcome).lines[0].row, None);
    assert_eq!((figure(&outcome, "Perbandingan"), outcome.rows.len()), ("4".to_owned(), 0));
    let remark = "2 nilai tidak dibandingkan, karena nilai periode sebelumnya nol atau tidak ada.";
    assert!(outcome.remarks.iter().any(|found| found == remark), "{:?}", outcome.remarks);

    let outcome = found(&test(Some("Kode Blok"), 49), &data(&ROWS));
    assert_eq!(lines(&outcome)[2], "Februari 2025|A|150|100|+50|50,0%");
    assert_eq!(outcome.rows, [1, 2]);
}

#[test]
fn without_names_the_sums_of_all_rows_are_compared() {
    let outcome = found(&test(None, 20), &data(&ROWS));
    assert_eq!(lines(&outcome), ["Februari 2025|155|110|+45|40,9%"]);
    assert_eq!(outcome.rows, [1, 2, 6]);
    assert_eq!(groups(&outcome).lines[0].row, Some(1));
}

#[test]
fn a_period_is_compared_with_the_period_before_it_in_the_data() {
    let rows = [["Triwulan I 2025", "4"], ["Triwulan IV 2025", "-6"], ["Triwulan IV 2025", "1"]];
    let cells: Vec<Vec<String>> = rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect();
    let outcome = found(&test(None, 50), &table(&[("Tanggal", Period), ("Ton", NumberIndonesian)], &cells));
    assert_eq!(lines(&outcome), ["Triwulan IV 2025|-5|4|-9|-225,0%"]);
    assert_eq!(outcome.rows, [1, 2]);
}

const MIXED: &str = "Kolom “Tanggal” memuat bulan, triwulan dan tahun. Masing-masing dihitung sendiri; saring barisnya agar hanya satu yang diuji.";

/// Months, with totals of quarters and of a year that begin on the same days.
fn with_totals() -> DataTable {
    let rows = [
        ["Januari 2025", "10"],
        ["Triwulan I 2025", "35"],
        ["2025", "95"],
        ["Jan-25", "2"],
        ["Februari 2025", "10"],
        ["Maret 2025", "13"],
        ["April 2025", "60"],
        ["TW II 2025", "60"],
    ];
    let cells: Vec<Vec<String>> = rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect();
    table(&[("Tanggal", Period), ("Ton", NumberIndonesian)], &cells)
}

#[test]
fn periods_of_another_length_are_neither_added_nor_compared() {
    let outcome = found(&test(None, 50), &with_totals());
    assert_eq!(lines(&outcome), ["April 2025|60|13|+47|361,5%", "Triwulan II 2025|60|35|+25|71,4%"]);
    assert_eq!(outcome.rows, [6, 7]);
    assert_eq!(["Periode", "Perbandingan"].map(|label| figure(&outcome, label)), ["7", "4"]);
    assert!(outcome.remarks.iter().any(|remark| remark == MIXED), "{:?}", outcome.remarks);
    assert!(!outcome.remarks.iter().any(|remark| remark.contains("tidak dibandingkan")), "{:?}", outcome.remarks);
}

#[test]
fn a_trend_adds_up_periods_of_one_length() {
    let trend = DataTest::Trend { column: "Tanggal".to_owned(), amount: "Ton".to_owned() };
    let outcome = found(&trend, &with_totals());
    assert_eq!(
        lines(&outcome),
        [
            "Januari 2025|2|12||",
            "Februari 2025|1|10|-2|-16,7%",
            "Maret 2025|1|13|+3|30,0%",
            "April 2025|1|60|+47|361,5%",
            "Triwulan I 2025|1|35||",
            "Triwulan II 2025|1|60|+25|71,4%",
            "2025|1|95||",
        ]
    );
    let totals = ["Jumlah (bulan)", "Jumlah (triwulan)", "Jumlah (tahun)"].map(|label| figure(&outcome, label));
    assert_eq!(totals, ["95", "95", "95"]);
    assert_eq!(outcome.remarks, [MIXED]);
}

#[test]
fn settings_and_columns_are_checked() {
    let problem = |test: &DataTest| run(test, &data(&ROWS)).expect_err("a problem");
    let range = "dari 1 sampai 100.000";
    assert_eq!(problem(&test(None, 0)), Problem::OutOfRange { field: "method.percent", range });
    assert_eq!(problem(&test(Some("Blok"), 5)).field(), Some("method.names"));
    let method = OutlierMethod::PreviousPeriod { periods: "Kode Blok".to_owned(), names: None, percent: 5 };
    let on_texts = DataTest::Outliers { column: "Ton".to_owned(), method };
    assert_eq!(problem(&on_texts).field(), Some("method.periods"));
    let empty = [["2025-01-05", "A", "-"], ["2025-02-05", "A", ""]];
    assert_eq!(run(&test(None, 5), &data(&empty)).expect_err("no numbers").field(), Some("column"));
    let empty = [["", "A", "5"]];
    assert_eq!(run(&test(None, 5), &data(&empty)).expect_err("no days").field(), Some("method.periods"));
}

const DAYS: [&str; 7] = ["2024-11-30", "2024-12-01", "2025-01-15", "2025-01-31", "2025-03-01", "2025-04-07", ""];
const NAMES: [&str; 4] = ["A", "B", "C", ""];
const TONS: [&str; 7] = ["0", "1", "-1", "3", "7,5", "100", "?"];

/// Tons in tenths.
fn tenths(cell: &str) -> Option<i64> {
    let (whole, fraction) = cell.split_once(',').unwrap_or((cell, "0"));
    format!("{whole}{fraction}").parse().ok()
}

/// Months since the year 0.
fn month(day: &str) -> Option<i64> {
    let mut parts = day.split('-').map(str::parse::<i64>);
    Some(parts.next()?.ok()? * 12 + parts.next()?.ok()?)
}

proptest! {
    #[test]
    fn findings_are_those_of_a_naive_comparison(
        rows in vec((select(&DAYS[..]), select(&NAMES[..]), select(&TONS[..])), 1..50),
        percent in 1_u32..250,
        by_name in any::<bool>(),
    ) {
        let rows: Vec<[&str; 3]> = rows.into_iter().map(|(day, name, tons)| [day, name, tons]).collect();
        let usable = |row: &[&'static str; 3]| Some((if by_name { row[1] } else { "" }, month(row[0])?, tenths(row[2])?));
        let mut sums: BTreeMap<&str, BTreeMap<i64, i64>> = BTreeMap::new();
        for (name, month, tons) in rows.iter().filter_map(usable) {
            *sums.entry(name).or_default().entry(month).or_default() += tons;
        }
        let Ok(outcome) = run(&test(by_name.then_some("Kode Blok"), percent), &data(&rows)) else {
            prop_assert!(sums.is_empty());
            return Ok(());
        };
        let months = || sums.values().flat_map(BTreeMap::keys);
        let (first, last) = (*months().min().expect("a month"), *months().max().expect("a month"));
        let (mut expected, mut found_groups, mut compared, mut uncompared) = (BTreeSet::new(), 0, 0, 0);
        for (name, sums) in &sums {
            for month in first + 1..=last {
                let sum = |month: i64| sums.get(&month).copied().unwrap_or_default();
                let (sum, before) = (sum(month), sum(month - 1));
                if before == 0 {
                    uncompared += usize::from(sum != 0);
                    continue;
                }
                compared += 1;
                if (sum - before).abs() * 100 > i64::from(percent) * before.abs() {
                    found_groups += 1;
                    let is_of = |row: &[&'static str; 3]| usable(row).is_some_and(|(own, at, _)| (own, at) == (*name, month));
                    expected.extend((0_u32..).zip(&rows).filter(|(_, row)| is_of(row)).map(|(number, _)| number));
                }
            }
        }
        prop_assert_eq!(outcome.rows.len(), expected.len());
        prop_assert_eq!(outcome.rows.iter().copied().collect::<BTreeSet<u32>>(), expected);
        prop_assert_eq!(groups(&outcome).lines.len(), found_groups);
        prop_assert_eq!(figure(&outcome, "Perbandingan"), compared.to_string());
        let remark = outcome.remarks.iter().find(|remark| remark.contains("tidak dibandingkan"));
        prop_assert_eq!(remark.map_or("0", |remark| remark.split(' ').next().expect("a number")), uncompared.to_string());
    }
}
