//! The keys that occur in two tables, with the rows and figures of each.

use portal_table::data::data_table::DataTable;
use rustc_hash::FxHashMap;

use super::keys::Key;
use super::measure::Tally;

pub(super) const NONE: u32 = u32::MAX;

/// The keys in the order of their first row. A key of several columns is found column by column, so that equal hashes
/// of different keys never match.
#[derive(Default)]
pub(super) struct Groups {
    known: Vec<FxHashMap<(u32, i64), u32>>,
    pub(super) all: Vec<Group>,
    measures: usize,
    /// For each table `measures` tallies per key.
    tallies: [Vec<Tally>; 2],
}

/// A key.
#[derive(Debug, Clone, Copy)]
pub(super) struct Group {
    /// Number of rows of each table.
    pub(super) count: [u32; 2],
    /// First row of each table.
    pub(super) first: [u32; 2],
}

impl Groups {
    pub(super) fn new(keys: usize, measures: usize) -> Self {
        Self { known: (0..keys).map(|_| FxHashMap::default()).collect(), measures, ..Self::default() }
    }

    /// Reserves memory for the keys of `rows` rows; growing later would take longer than a step.
    pub(super) fn reserve(&mut self, rows: usize) {
        for known in &mut self.known {
            known.reserve(rows);
        }
        self.all.reserve(rows);
        for tallies in &mut self.tallies {
            tallies.reserve(rows * self.measures);
        }
    }

    /// The number of the key of a row; none if a part of the key is missing.
    pub(super) fn of(&mut self, keys: &[Key], side: usize, table: &DataTable, row: u32) -> Option<u32> {
        let mut number = 0;
        for (known, key) in self.known.iter_mut().zip(keys) {
            let next = u32::try_from(known.len()).unwrap_or(NONE);
            number = *known.entry((number, key.value(side, table, row)?)).or_insert(next);
        }
        if number as usize == self.all.len() {
            self.all.push(Group { count: [0; 2], first: [NONE; 2] });
            for tallies in &mut self.tallies {
                tallies.resize(tallies.len() + self.measures, Tally::default());
            }
        }
        let group = &mut self.all[number as usize];
        group.count[side] += 1;
        if group.first[side] == NONE {
            group.first[side] = row;
        }
        Some(number)
    }

    /// The tallies of a key, one per measure.
    pub(super) fn tallies(&mut self, side: usize, number: u32) -> &mut [Tally] {
        let first = number as usize * self.measures;
        &mut self.tallies[side][first..first + self.measures]
    }

    /// The tallies of a key and a measure in both tables.
    pub(super) fn of_measure(&self, number: u32, measure: usize) -> [Tally; 2] {
        let at = number as usize * self.measures + measure;
        [0, 1].map(|side: usize| self.tallies[side].get(at).copied().unwrap_or_default())
    }
}
