//! Statistics of the rows that a search and filters find, in parts of bounded work.

use std::rc::Rc;

use super::data_table::{DataTable, Query};
use super::filter::ColumnFilter;
use super::selection::Selection;
use super::statistics::{ColumnStatistics, Tally};
use crate::fold::words;
use crate::saturated;

/// This many cells are read within a frame.
const CELLS_PER_PART: usize = 100_000;

/// Tallies of the found rows before position `next`, one per number column.
#[derive(Debug, Clone)]
pub(super) struct Adding {
    next: u32,
    tallies: Vec<(u32, Tally)>,
}

impl DataTable {
    /// Statistics of the number columns that have a number in these rows, with the decimals of the whole column.
    pub fn figures(&self, search: &str, filters: &[ColumnFilter]) -> Rc<[ColumnStatistics]> {
        self.some_figures(search, filters, u32::MAX).unwrap_or_default()
    }

    /// Reads a part of the found rows, some 10 ms. True when [`Self::figures`] has no long work left. Prepare the
    /// search and the filters before.
    pub fn prepare_figures(&self, search: &str, filters: &[ColumnFilter]) -> bool {
        let part = CELLS_PER_PART / self.statistics().len().max(1);
        self.some_figures(search, filters, saturated(part).max(1)).is_some()
    }

    fn some_figures(&self, search: &str, filters: &[ColumnFilter], part: u32) -> Option<Rc<[ColumnStatistics]>> {
        let rows = self.select_filtered(search, filters, None);
        if rows.len() == self.row_count() {
            return Some(self.statistics().into());
        }
        let query: Query = (words(search), filters.to_vec());
        let caches = &self.caches;
        if let Some(known) = caches.figures.known(&query) {
            return Some(known);
        }
        let begun = caches.adding.take().filter(|(begun, _)| *begun == query).map(|(_, adding)| adding);
        let mut adding = begun.unwrap_or_else(|| self.adding());
        self.add(&rows, &mut adding, part);
        if adding.next < rows.len() {
            *caches.adding.borrow_mut() = Some((query, adding));
            return None;
        }
        let figures = adding.tallies.iter().filter_map(|(column, tally)| tally.finish(*column, rows.len()));
        let figures: Rc<[ColumnStatistics]> = figures.collect();
        Some(caches.figures.get(query, |_| figures))
    }

    fn adding(&self) -> Adding {
        let empty = |figures: &ColumnStatistics| (figures.column, Tally::with_decimals(self.decimals(figures.column)));
        Adding { next: 0, tallies: self.statistics().iter().map(empty).collect() }
    }

    fn add(&self, rows: &Selection, adding: &mut Adding, part: u32) {
        for (column, tally) in &mut adding.tallies {
            let numbers = rows.rows(adding.next, part).filter_map(|row| self.number(row, *column));
            numbers.for_each(|number| tally.add(number));
        }
        adding.next = adding.next.saturating_add(part).min(rows.len());
    }
}
