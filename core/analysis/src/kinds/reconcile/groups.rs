//! The keys that occur in two tables, with the rows and figures of each.

use portal_table::data::data_table::DataTable;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::keys::Key;
use super::measure::Tally;

pub(super) const NONE: u32 = u32::MAX;

/// Up to this many possible keys are numbered by a table, whatever the number of rows.
const FEW: usize = 1 << 16;

/// The keys in the order of their first row.
#[derive(Default)]
pub(super) struct Groups {
    index: Index,
    pub(super) all: Vec<Group>,
    measures: usize,
    /// For each table `measures` tallies per key.
    tallies: [Vec<Tally>; 2],
}

/// The numbers of the keys.
enum Index {
    /// The number of each possible key, if there are not many: the lowest value of each column, the number of its
    /// values, and the numbers of all combinations.
    Table { spans: Vec<(i64, usize)>, numbers: Vec<u32> },
    /// A key of several columns is found column by column, so that equal hashes of different keys never match.
    Maps(Vec<FxHashMap<(u32, i64), u32>>),
}

impl Default for Index {
    fn default() -> Self {
        Self::Maps(Vec::new())
    }
}

impl Index {
    /// Reserves memory for the keys of `rows` rows; growing later would take longer than a step. Returns the most keys.
    fn new(keys: &[Key], rows: usize) -> (Self, usize) {
        let spans: Option<Vec<_>> = keys.iter().map(Key::span).collect();
        let possible =
            |spans: &[(i64, usize)]| spans.iter().fold(1, |all: usize, (_, width)| all.saturating_mul(*width));
        match spans {
            Some(spans) if possible(&spans) <= rows.saturating_mul(4).max(FEW) => {
                let all = possible(&spans);
                (Self::Table { spans, numbers: vec![NONE; all] }, all.min(rows))
            }
            _ => {
                let reserved = || FxHashMap::with_capacity_and_hasher(rows, FxBuildHasher);
                (Self::Maps(keys.iter().map(|_| reserved()).collect()), rows)
            }
        }
    }

    /// The number of the key of a row, `next` for a new one; none if a part of the key is missing.
    fn number(&mut self, keys: &[Key], side: usize, table: &DataTable, row: u32, next: u32) -> Option<u32> {
        match self {
            Self::Table { spans, numbers } => {
                let mut place = 0;
                for (&(lowest, width), key) in spans.iter().zip(keys) {
                    let offset = usize::try_from(key.value(side, table, row)? - lowest).ok()?;
                    place = place * width + Some(offset).filter(|offset| *offset < width)?;
                }
                let number = numbers.get_mut(place)?;
                if *number == NONE {
                    *number = next;
                }
                Some(*number)
            }
            Self::Maps(maps) => {
                let mut number = 0;
                for (known, key) in maps.iter_mut().zip(keys) {
                    let next = u32::try_from(known.len()).unwrap_or(NONE);
                    number = *known.entry((number, key.value(side, table, row)?)).or_insert(next);
                }
                Some(number)
            }
        }
    }
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
    pub(super) fn new(measures: usize) -> Self {
        Self { measures, ..Self::default() }
    }

    /// Makes room for the keys of `rows` rows.
    pub(super) fn begin(&mut self, keys: &[Key], rows: usize) {
        let (index, most) = Index::new(keys, rows);
        self.index = index;
        self.all.reserve(most);
        for tallies in &mut self.tallies {
            tallies.reserve(most * self.measures);
        }
    }

    /// The number of the key of a row; none if a part of the key is missing.
    pub(super) fn of(&mut self, keys: &[Key], side: usize, table: &DataTable, row: u32) -> Option<u32> {
        let next = u32::try_from(self.all.len()).unwrap_or(NONE);
        let number = self.index.number(keys, side, table, row, next)?;
        if number == next {
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
