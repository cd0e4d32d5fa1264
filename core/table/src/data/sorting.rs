//! The rows of a table by one of its columns.

use super::cells::Cells;
use super::column::ColumnKind;
use super::number::{self, NumberForm};
use super::{day, text_order};
use crate::order::Order;
use crate::sort::Direction;
use crate::text_index::TextIndex;

pub(super) fn order(cells: &Cells, index: &TextIndex, column: usize, kind: ColumnKind, direction: Direction) -> Order {
    let by_value = |key: &dyn Fn(&str) -> Option<u64>| {
        let keyed = (0..cells.rows()).map(|row| (key(cells.cell(row, column)), row));
        by_key(keyed, direction)
    };
    let by_number = |form: NumberForm| by_value(&|cell| number::read(cell, form).map(rank));
    match kind {
        ColumnKind::Text => text_order::order(index, cells.rows(), column, direction),
        ColumnKind::Date => by_value(&|cell| day::read(cell).map(day_rank)),
        ColumnKind::NumberIndonesian => by_number(NumberForm::Indonesian),
        ColumnKind::NumberEnglish => by_number(NumberForm::English),
    }
}

/// Equal keys keep the order of the rows in both directions; rows without one come last.
fn by_key(keyed: impl Iterator<Item = (Option<u64>, u32)>, direction: Direction) -> Order {
    let (mut valued, mut rest) = (Vec::new(), Vec::new());
    for (key, row) in keyed {
        match (key, direction) {
            (Some(key), Direction::Asc) => valued.push((key, row)),
            (Some(key), Direction::Desc) => valued.push((!key, row)),
            (None, _) => rest.push(row),
        }
    }
    valued.sort_unstable();
    Order::of_store(valued.into_iter().map(|(_, row)| row).chain(rest))
}

/// A whole number for each day, in the same order.
fn day_rank(day: i32) -> u64 {
    u64::from(day.cast_unsigned() ^ 1 << 31)
}

/// A whole number for each float, in the same order; the two zeros are one.
fn rank(value: f64) -> u64 {
    let bits = (value + 0.0).to_bits();
    if bits >> 63 == 0 { bits | 1 << 63 } else { !bits }
}

#[cfg(test)]
mod tests {
    use super::{day_rank, rank};

    #[test]
    fn ranks_are_ordered_as_their_numbers_and_days() {
        let numbers = [-1e15, -2.5, -1.0, -1e-9, 0.0, 1e-9, 1.0, 2.5, 1e15];
        assert!(numbers.map(rank).is_sorted_by(|left, right| left < right));
        assert_eq!(rank(-0.0), rank(0.0));
        assert!([i32::MIN, -719_162, -1, 0, 1, i32::MAX].map(day_rank).is_sorted_by(|left, right| left < right));
    }
}
