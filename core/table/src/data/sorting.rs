//! Sorts the rows of a table by one column, in steps of bounded work.

use portal_locale::period::{self, Period};

use super::column::Column;
use super::data_table::DataTable;
use super::day::{self, DayOrder};
use super::number::{self, NumberForm};
use crate::order::Order;
use crate::saturated;
use crate::sort::Direction;
use crate::sort_job::{SortJob, Texts};

/// Reading a row's sort key takes about as long as visiting this many rows.
const ROWS_PER_READING: usize = 4;

/// An unfinished order. Rows with equal keys keep table order in both directions; rows without a value come last.
#[derive(Debug, Clone)]
pub(super) struct Sorting {
    column: usize,
    by: By,
    /// The column, if it has own texts for 'no value'.
    missing: Option<Column>,
    direction: Direction,
    stage: Stage,
    /// Rows with a value. In a sort by texts the index is the text's number.
    valued: Vec<u32>,
    empty: Vec<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    Text,
    Number(NumberForm),
    Day(DayOrder),
    Moment(DayOrder),
    Period,
}

#[derive(Debug, Clone)]
enum Stage {
    Numbers(Vec<(u64, u32)>),
    Texts(Texts),
    Sort(SortJob),
}

impl Sorting {
    pub(super) fn new((column, spec): (usize, &Column), by: By, direction: Direction, rows: u32) -> Self {
        let stage =
            if by == By::Text { Stage::Texts(Texts::expecting(rows as usize)) } else { Stage::Numbers(Vec::new()) };
        let missing = spec.missing.is_some().then(|| spec.clone());
        Self { column, by, missing, direction, stage, valued: Vec::new(), empty: Vec::new() }
    }

    /// Does about as much work as visiting `rows` rows of the table. True when all are sorted.
    pub(super) fn step(&mut self, table: &DataTable, rows: usize) -> bool {
        let read = saturated(self.valued.len() + self.empty.len());
        let end = saturated(rows / ROWS_PER_READING).saturating_add(read).min(table.row_count());
        let column = saturated(self.column);
        let is_missing = |row| self.missing.as_ref().is_some_and(|spec| spec.names_missing(table.cell(row, column)));
        match &mut self.stage {
            Stage::Sort(job) => return job.step(rows),
            Stage::Texts(texts) => {
                for row in read..end {
                    let text = table.folded(row, self.column);
                    if text.is_empty() || is_missing(row) {
                        self.empty.push(row);
                    } else {
                        texts.push(text);
                        self.valued.push(row);
                    }
                }
            }
            Stage::Numbers(numbers) => {
                for row in read..end {
                    let Some(rank) = rank(table.cell(row, column), self.by).filter(|_| !is_missing(row)) else {
                        self.empty.push(row);
                        continue;
                    };
                    let is_down = self.direction == Direction::Desc;
                    numbers.push((if is_down { !rank } else { rank }, row));
                    self.valued.push(row);
                }
            }
        }
        if end == table.row_count() {
            self.stage = Stage::Sort(match std::mem::replace(&mut self.stage, Stage::Numbers(Vec::new())) {
                Stage::Texts(texts) => SortJob::by_texts(texts, self.direction),
                Stage::Numbers(numbers) => SortJob::by_numbers(numbers),
                Stage::Sort(job) => job,
            });
        }
        false
    }

    pub(super) fn finish(mut self, table: &DataTable) -> Order {
        while !self.step(table, usize::MAX) {}
        let Stage::Sort(job) = self.stage else { return Order::of_store(self.empty) };
        let sorted = job.finish();
        let is_text = self.by == By::Text;
        let row = |place: u32| if is_text { self.valued[place as usize] } else { place };
        Order::of_store(sorted.in_order().map(row).chain(self.empty))
    }
}

/// A whole number that sorts like the cell's value; `None` without a value.
fn rank(cell: &str, by: By) -> Option<u64> {
    match by {
        By::Text => None,
        By::Day(order) => day::read(cell, order).map(day_rank),
        By::Moment(order) => day::read_moment(cell, order).map(moment_rank),
        By::Number(form) => number::read(cell, form).map(|written| number_rank(written.value())),
        By::Period => period::read(cell).map(|Period { start, end }| day_rank(start) << 32 | day_rank(end)),
    }
}

fn day_rank(day: i32) -> u64 {
    u64::from(day.cast_unsigned() ^ 1 << 31)
}

fn moment_rank(moment: i64) -> u64 {
    moment.cast_unsigned() ^ 1 << 63
}

/// Minus zero ranks like zero.
fn number_rank(value: f64) -> u64 {
    let bits = (value + 0.0).to_bits();
    if bits >> 63 == 0 { bits | 1 << 63 } else { !bits }
}

#[cfg(test)]
mod tests {
    use super::{day_rank, moment_rank, number_rank};

    #[test]
    fn ranks_are_ordered_as_their_numbers_and_days() {
        let numbers = [-1e15, -2.5, -1.0, -1e-9, 0.0, 1e-9, 1.0, 2.5, 1e15];
        assert!(numbers.map(number_rank).is_sorted_by(|left, right| left < right));
        assert_eq!(number_rank(-0.0), number_rank(0.0));
        assert!([i64::MIN, -1, 0, 1, i64::MAX].map(moment_rank).is_sorted_by(|left, right| left < right));
        assert!([i32::MIN, -719_162, -1, 0, 1, i32::MAX].map(day_rank).is_sorted_by(|left, right| left < right));
    }
}
