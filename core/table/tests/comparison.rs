//! The comparison of two versions of a table.
#![cfg(not(target_family = "wasm"))]

use portal_table::data::comparison::{Comparing, Comparison};
use portal_table::data::data_table::DataTable;
use proptest::prelude::*;

fn compared(before: &DataTable, after: &DataTable) -> Comparison {
    Comparing::new(before, after).finish(before, after)
}

fn table(rows: &[[&str; 3]]) -> DataTable {
    DataTable::from_rows(["Bulan", "Blok", "Produksi (ton)"], rows)
}

const ROWS: [[&str; 3]; 4] = [
    ["Januari 2026", "Blok A", "1.000"],
    ["Januari 2026", "Blok B", "2.000"],
    ["Februari 2026", "Blok A", "1.500"],
    ["Februari 2026", "Blok B", "2.500"],
];

#[test]
fn equal_versions_have_no_differences() {
    let found = compared(&table(&ROWS), &table(&ROWS));
    assert_eq!((found.same, found.changed.len(), found.added.len(), found.removed.len()), (4, 0, 0, 0));
}

#[test]
fn rows_belong_together_by_the_columns_that_tell_them_apart() {
    let after = [
        ["Maret 2026", "Blok A", "900"],
        ["Februari 2026", "Blok B", "2.500"],
        ["Februari 2026", "Blok A", "1.501"],
        ["Januari 2026", "Blok A", "1.000"],
    ];
    let found = compared(&table(&ROWS), &table(&after));
    assert_eq!(found.key, [0, 1]);
    assert_eq!((found.same, found.changed_cells), (2, 1));
    assert_eq!(found.changed, [(2, 2)]);
    assert_eq!((found.added, found.removed), (vec![0], vec![1]));
}

#[test]
fn cells_are_compared_by_value() {
    let rows = [["Jan-26", "Blok A", "1000"], ["2026-01", " Blok B", "2000,00"]];
    let found = compared(&table(&ROWS[..2]), &table(&rows));
    assert_eq!((found.same, found.changed_cells), (2, 0), "{found:?}");
}

#[test]
fn equal_rows_are_counted_one_by_one() {
    let twice = [ROWS[0], ROWS[0], ROWS[1]];
    let once = [ROWS[1], ROWS[0]];
    let found = compared(&table(&twice), &table(&once));
    assert_eq!((found.same, found.removed.len(), found.added.len()), (2, 1, 0));
    let found = compared(&table(&once), &table(&twice));
    assert_eq!((found.same, found.removed.len(), found.added.len()), (2, 0, 1));
}

#[test]
fn rows_without_a_key_belong_together_by_their_place() {
    let table = |cells: &[[&str; 1]]| DataTable::from_rows(["Volume"], cells);
    let found = compared(&table(&[["1"], ["2"], ["3"]]), &table(&[["1"], ["5"]]));
    assert_eq!((found.same, &found.changed[..], found.changed_cells), (1, &[(1, 1)][..], 1));
    assert_eq!((found.removed, found.key), (vec![2], vec![]));
}

#[test]
fn columns_belong_together_by_their_heading() {
    let before = DataTable::from_rows(["Bulan", "Lama"], [["Januari 2026", "x"]]);
    let after = DataTable::from_rows(["Baru", "BULAN"], [["y", "Januari 2026"]]);
    let found = compared(&before, &after);
    assert_eq!((found.common, found.same), (vec![(0, 1)], 1));
    assert_eq!((found.removed_columns, found.added_columns), (vec![1], vec![0]));
    let foreign = DataTable::from_rows(["Lain"], [["z"]]);
    let found = compared(&before, &foreign);
    assert_eq!((found.same, found.added, found.removed), (0, vec![0], vec![0]));
}

#[test]
fn a_long_comparison_is_made_in_steps() {
    let long = |odd: u32| {
        let rows = (0..50_000)
            .map(move |row| [row.to_string(), format!("K-{row:06}"), (row + u32::from(row == odd)).to_string()]);
        DataTable::from_rows(["A", "Kode", "C"], rows)
    };
    let (before, after) = (long(7), long(8));
    let mut comparing = Comparing::new(&before, &after);
    let mut steps = 1;
    while !comparing.step(&before, &after) {
        steps += 1;
    }
    assert!(steps > 3);
    let found = comparing.finish(&before, &after);
    assert_eq!((found.changed, found.changed_cells), (vec![(7, 7), (8, 8)], 2));
}

proptest! {
    #[test]
    fn each_row_is_told_once(
        before in proptest::collection::vec((0..4_u8, 0..3_u8), 0..12),
        after in proptest::collection::vec((0..4_u8, 0..3_u8), 0..12),
    ) {
        let table = |rows: &[(u8, u8)]| {
            DataTable::from_rows(["Blok", "Isi"], rows.iter().map(|(block, text)| [format!("B{block}"), format!("t{text}")]))
        };
        let found = compared(&table(&before), &table(&after));
        let told = found.same as usize + found.changed.len();
        prop_assert_eq!(told + found.removed.len(), before.len());
        prop_assert_eq!(told + found.added.len(), after.len());
        prop_assert!(found.changed_cells as usize >= found.changed.len());
    }
}
