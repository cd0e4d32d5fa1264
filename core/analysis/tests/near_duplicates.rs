//! Near duplicates equal a naive comparison of all pairs of names.
#![cfg(not(target_family = "wasm"))]

mod support;

use std::collections::BTreeSet;

use portal_analysis::test::DataTest;
use portal_table::data::column::ColumnKind::Text;
use proptest::collection::vec;
use proptest::prelude::*;
use support::{found, one_column};

/// The least number of letters to add, drop, replace or exchange with a neighbour.
fn distance(left: &[u8], right: &[u8]) -> usize {
    let mut table = vec![vec![0; right.len() + 1]; left.len() + 1];
    for row in 0..=left.len() {
        for column in 0..=right.len() {
            table[row][column] = if row == 0 || column == 0 {
                row + column
            } else {
                let replaced = table[row - 1][column - 1] + usize::from(left[row - 1] != right[column - 1]);
                let least = replaced.min(table[row - 1][column] + 1).min(table[row][column - 1] + 1);
                let is_exchange =
                    row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1];
                if is_exchange { least.min(table[row - 2][column - 2] + 1) } else { least }
            };
        }
    }
    table[left.len()][right.len()]
}

fn is_near(left: &str, right: &str) -> bool {
    left == right || (left.len().min(right.len()) >= 5 && distance(left.as_bytes(), right.as_bytes()) <= 1)
}

proptest! {
    #[test]
    fn every_name_with_a_near_one_is_found(names in vec("[ab]{4,8}", 1..12), legal in vec(any::<bool>(), 12)) {
        let written: Vec<String> =
            names.iter().zip(&legal).map(|(name, legal)| if *legal { format!("PT. {}", name.to_uppercase()) } else { name.clone() }).collect();
        let cells: Vec<&str> = written.iter().map(String::as_str).collect();
        let outcome = found(&DataTest::NearDuplicates { column: "Nama".to_owned() }, &one_column("Nama", Text, &cells));
        let expected: BTreeSet<u32> = (0_u32..)
            .zip(&names)
            .zip(&written)
            .filter(|((_, name), cell)| {
                names.iter().zip(&written).any(|(other, other_cell)| other_cell != *cell && is_near(name, other))
            })
            .map(|((row, _), _)| row)
            .collect();
        prop_assert_eq!(outcome.rows.iter().copied().collect::<BTreeSet<u32>>(), expected);
    }
}
