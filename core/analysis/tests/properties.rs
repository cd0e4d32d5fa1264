//! Tests equal naive implementations on random data.
#![cfg(not(target_family = "wasm"))]

mod support;

use std::collections::{BTreeMap, BTreeSet};

use portal_analysis::outcome::Outcome;
use portal_analysis::test::DataTest;
use portal_table::data::column::ColumnKind::{Code, NumberIndonesian, Text};
use portal_table::data::data_table::DataTable;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use support::{groups, run, table};

const NAMES: [&str; 5] = ["PT A", "PT B", "CV C", "pt a", ""];
const NUMBERS: [&str; 9] = ["1", "1,0", "2", "-3,5", "1.000", "0", "", "entah", "999.999.999.999"];
const CODES: [&str; 9] = ["PK-001", "PK-002", "PK-2", "PK-005", "SP-001", "SP-003", "PK-009", "", "lain"];

/// The value of a number in tenths.
fn tenths(cell: &str) -> Option<i64> {
    if cell.is_empty() {
        return None;
    }
    let (whole, fraction) = cell.split_once(',').unwrap_or((cell, "0"));
    format!("{}{fraction}", whole.replace('.', "")).parse().ok()
}

/// Number and sum of the rows of a group.
type Sums = (u32, i64);

fn rows() -> impl Strategy<Value = Vec<[&'static str; 4]>> {
    let row = (select(&NAMES[..]), select(&NUMBERS[..]), select(&NAMES[..]), select(&CODES[..]));
    vec(row.prop_map(|(name, number, other, code)| [name, number, other, code]), 1..60)
}

fn data(rows: &[[&str; 4]]) -> DataTable {
    let cells: Vec<Vec<String>> = rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect();
    table(&[("Nama", Text), ("Nilai", NumberIndonesian), ("Lain", Text), ("Kode", Code)], &cells)
}

/// '1.234,5' for tenths.
fn shown(tenths: i64) -> String {
    portal_locale::number::exact(tenths.into(), 1)
}

/// A table without decimals shows none.
fn same_number(text: &str, tenths: i64) -> bool {
    let expected = shown(tenths);
    text == expected || Some(text) == expected.strip_suffix(",0")
}

fn rows_of(outcome: &Outcome) -> BTreeSet<u32> {
    let rows: BTreeSet<u32> = outcome.rows.iter().copied().collect();
    assert_eq!(rows.len(), outcome.rows.len(), "rows are distinct");
    rows
}

proptest! {
    #[test]
    fn duplicates_are_rows_with_equal_keys(rows in rows(), is_differing in any::<bool>()) {
        let key = |row: &[&str; 4]| (row[0].to_owned(), tenths(row[1]).map_or_else(|| row[1].to_owned(), |tenths| tenths.to_string()));
        let differ = |left: &[&str; 4], right: &[&str; 4]| left[2] != right[2];
        let is_filled = |row: &[&str; 4]| !row[0].is_empty() || !row[1].is_empty();
        let expected: BTreeSet<u32> = (0_u32..)
            .zip(&rows)
            .filter(|(_, row)| {
                let same: Vec<_> = rows.iter().filter(|other| is_filled(row) && key(other) == key(row)).collect();
                let differs = same.iter().any(|left| same.iter().any(|right| differ(left, right)));
                same.len() > 1 && (!is_differing || differs)
            })
            .map(|(number, _)| number)
            .collect();
        let differing = is_differing.then(|| "Lain".to_owned());
        let test = DataTest::Duplicates { columns: vec!["Nama".to_owned(), "Nilai".to_owned()], differing };
        let outcome = run(&test, &data(&rows)).expect("an outcome");
        prop_assert_eq!(rows_of(&outcome), expected.clone());
        let keys: BTreeSet<_> = expected.iter().map(|row| key(&rows[*row as usize])).collect();
        prop_assert_eq!(groups(&outcome).lines.len(), keys.len());
    }

    #[test]
    fn gaps_are_the_numbers_that_no_row_has(rows in rows()) {
        let serial = |code: &'static str| Some((code.split_once('-')?.0, code.split_once('-')?.1.parse::<u64>().ok()?));
        let mut series: BTreeMap<&str, BTreeMap<u64, u32>> = BTreeMap::new();
        for (prefix, number) in rows.iter().filter_map(|row| serial(row[3])) {
            *series.entry(prefix).or_default().entry(number).or_default() += 1;
        }
        let outcome = run(&DataTest::Gaps { column: "Kode".to_owned() }, &data(&rows));
        let missing: u64 = series
            .values()
            .map(|numbers| {
                let (first, last) = (*numbers.keys().next().unwrap_or(&0), *numbers.keys().last().unwrap_or(&0));
                (first..=last).filter(|number| !numbers.contains_key(number)).count() as u64
            })
            .sum();
        let repeated: u32 = series.values().flat_map(BTreeMap::values).filter(|count| **count > 1).sum();
        match outcome {
            Err(_) => prop_assert!(series.is_empty()),
            Ok(outcome) => {
                prop_assert_eq!(support::figure(&outcome, "Nomor hilang"), missing.to_string());
                prop_assert_eq!(rows_of(&outcome).len(), repeated as usize);
            }
        }
    }

    #[test]
    fn strata_hold_the_numbers_between_their_bounds(rows in rows(), bounds in vec(-50_i64..20_000, 1..5)) {
        let bounds: Vec<i64> = bounds.into_iter().collect::<BTreeSet<_>>().into_iter().collect();
        let mut expected: Vec<Sums> = vec![(0, 0); bounds.len() + 1];
        for number in rows.iter().filter_map(|row| tenths(row[1])) {
            let band = &mut expected[bounds.iter().filter(|bound| **bound <= number).count()];
            *band = (band.0 + 1, band.1 + number);
        }
        let typed = bounds.iter().map(|bound| shown(*bound)).collect();
        match run(&DataTest::Strata { column: "Nilai".to_owned(), bounds: typed }, &data(&rows)) {
            Err(_) => prop_assert!(expected.iter().all(|(count, _)| *count == 0)),
            Ok(outcome) => {
                prop_assert_eq!(groups(&outcome).lines.len(), expected.len());
                for (line, (count, sum)) in groups(&outcome).lines.iter().zip(expected) {
                    prop_assert_eq!(&line.texts[1], &count.to_string());
                    prop_assert!(same_number(&line.texts[3], sum), "{} {sum}", line.texts[3]);
                }
            }
        }
    }

    #[test]
    fn the_top_names_have_the_largest_sums(rows in rows(), count in 1_u32..6) {
        let mut sums: BTreeMap<&str, Sums> = BTreeMap::new();
        for (name, number) in rows.iter().filter_map(|row| Some((row[0], tenths(row[1])?))) {
            let sums = sums.entry(name).or_default();
            *sums = (sums.0 + 1, sums.1 + number);
        }
        let mut largest: Vec<i64> = sums.values().map(|(_, sum)| *sum).collect();
        largest.sort_unstable_by(|left, right| right.cmp(left));
        largest.truncate(count as usize);
        match run(&DataTest::Top { column: "Nama".to_owned(), by: "Nilai".to_owned(), count }, &data(&rows)) {
            Err(_) => prop_assert!(largest.is_empty()),
            Ok(outcome) => {
                prop_assert_eq!(groups(&outcome).lines.len(), largest.len());
                for (line, sum) in groups(&outcome).lines.iter().zip(largest) {
                    prop_assert!(same_number(&line.texts[2], sum), "{} {sum}", line.texts[2]);
                    let name = if line.texts[0] == "(kosong)" { "" } else { &line.texts[0] };
                    prop_assert_eq!(&line.texts[1], &sums[name].0.to_string());
                    prop_assert_eq!(sums[name].1, sum);
                }
            }
        }
    }

    #[test]
    fn a_cross_table_counts_every_pair(rows in rows(), is_sum in any::<bool>()) {
        let mut cells: BTreeMap<(&str, &str), Sums> = BTreeMap::new();
        for row in &rows {
            let Some(number) = tenths(row[1]).or((!is_sum).then_some(0)) else { continue };
            let cell = cells.entry((row[0], row[2])).or_default();
            *cell = (cell.0 + 1, cell.1 + number);
        }
        let test = DataTest::CrossTable {
            rows: "Nama".to_owned(),
            columns: "Lain".to_owned(),
            amount: is_sum.then(|| "Nilai".to_owned()),
        };
        let Ok(outcome) = run(&test, &data(&rows)) else {
            prop_assert!(cells.is_empty());
            return Ok(());
        };
        let name = |text: &str| if text == "(kosong)" { String::new() } else { text.to_owned() };
        let headings: Vec<String> = groups(&outcome).headings.iter().map(|heading| name(&heading.text)).collect();
        let (last, lines) = groups(&outcome).lines.split_last().expect("a line of totals");
        let mut filled = 0;
        for line in lines {
            let down = name(&line.texts[0]);
            for (heading, text) in headings.iter().zip(&line.texts).take(headings.len() - 1).skip(1) {
                let cell = cells.get(&(down.as_str(), heading.as_str()));
                filled += usize::from(cell.is_some());
                match cell {
                    None => prop_assert!(text.is_empty()),
                    Some((count, _)) if !is_sum => prop_assert_eq!(text, &count.to_string()),
                    Some((_, sum)) => prop_assert!(same_number(text, *sum), "{text} {sum}"),
                }
            }
        }
        prop_assert_eq!(filled, cells.len());
        let total: i64 = cells.values().map(|(count, sum)| if is_sum { *sum } else { i64::from(*count) * 10 }).sum();
        prop_assert!(same_number(last.texts.last().expect("a total"), total));
    }
}
