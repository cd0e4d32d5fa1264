//! The rows of a table by their folded text in one column.

use crate::order::Order;
use crate::sort::Direction;
use crate::text_index::TextIndex;
use crate::text_sort::sort;

pub(super) fn order(index: &TextIndex, rows: u32, column: usize, direction: Direction) -> Order {
    let (mut entries, mut empty) = (Vec::with_capacity(rows as usize), Vec::new());
    for row in 0..rows {
        let text = index.folded(row, column);
        if text.is_empty() {
            empty.push(row);
        } else {
            entries.push((0, row, text));
        }
    }
    sort(&mut entries, direction);
    Order::of_store(entries.into_iter().map(|(_, row, _)| row).chain(empty))
}
