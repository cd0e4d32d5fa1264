//! The steps of a comparison.

use std::mem;

use rustc_hash::{FxHashMap, FxHashSet};

use super::Comparison;
use super::rows::{Side, common};
use crate::data::data_table::DataTable;
use crate::row_set::RowSet;
use crate::saturated;

/// Number of cells that one step reads, some milliseconds.
const CELLS_PER_STEP: usize = 60_000;
/// Largest number of columns of a key.
const MOST_KEYS: usize = 6;
/// Marks the end of a chain of rows.
const NONE: u32 = u32::MAX;

/// A comparison in progress. Every step gets the same two tables.
#[derive(Debug, Clone)]
pub struct Comparing {
    found: Comparison,
    columns: [Vec<u32>; 2],
    /// Rows of the later version by hash, in chains.
    chains: FxHashMap<u64, u32>,
    next: Vec<u32>,
    /// Rows that belong to a row of the other version.
    matched: [RowSet; 2],
    /// Sets of columns that may tell the rows apart.
    candidates: Vec<Vec<usize>>,
    seen: FxHashSet<u64>,
    stage: Stage,
    row: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Finds the later rows by their hashes.
    Chain,
    /// Gives each earlier row an equal later one.
    Match,
    /// Looks for a repeated key in the earlier or later version.
    Key(usize),
    /// Finds the later rows that are left by their keys.
    ChainLeft,
    /// Gives each earlier row that is left the later one with its key or place.
    MatchLeft,
    Done,
}

impl Comparing {
    /// Begins to compare two versions.
    pub fn new(before: &DataTable, after: &DataTable) -> Self {
        let common = common(before, after);
        let others = |table: &DataTable, is_common: &dyn Fn(u32) -> bool| -> Vec<u32> {
            (0..saturated(table.columns().len())).filter(|column| !is_common(*column)).collect()
        };
        let found = Comparison {
            removed_columns: others(before, &|column| common.iter().any(|(own, _)| *own == column)),
            added_columns: others(after, &|column| common.iter().any(|(_, own)| *own == column)),
            common,
            ..Comparison::default()
        };
        let columns = [
            found.common.iter().map(|(before, _)| *before).collect(),
            found.common.iter().map(|(_, after)| *after).collect::<Vec<_>>(),
        ];
        let later = Side { table: after, columns: &columns[1] };
        let names: Vec<usize> = (0..columns[1].len()).filter(|place| later.is_name(*place)).collect();
        let alone = names.iter().map(|place| vec![*place]);
        let together = (2..=names.len().min(MOST_KEYS)).map(|count| names[..count].to_vec());
        // The next candidate is the last one of the list.
        let mut candidates: Vec<Vec<usize>> = alone.chain(together).collect();
        candidates.reverse();
        let mut comparing = Self {
            found,
            columns,
            chains: FxHashMap::default(),
            next: vec![NONE; after.row_count() as usize],
            matched: [RowSet::new(), RowSet::new()],
            candidates,
            seen: FxHashSet::default(),
            stage: Stage::Chain,
            row: 0,
        };
        if comparing.found.common.is_empty() {
            comparing.tell_left(before, after);
            comparing.stage = Stage::Done;
        }
        comparing
    }

    /// Does a part of the work. Returns true once [`Self::finish`] has no long work left.
    pub fn step(&mut self, before: &DataTable, after: &DataTable) -> bool {
        let columns = mem::take(&mut self.columns);
        let sides = [Side { table: before, columns: &columns[0] }, Side { table: after, columns: &columns[1] }];
        let part = (CELLS_PER_STEP / columns[0].len().max(1)).max(1);
        for _ in 0..part {
            if self.stage == Stage::Done {
                break;
            }
            self.visit(sides);
        }
        self.columns = columns;
        self.stage == Stage::Done
    }

    /// The result.
    pub fn finish(mut self, before: &DataTable, after: &DataTable) -> Comparison {
        while !self.step(before, after) {}
        self.found
    }

    fn visit(&mut self, [before, after]: [Side; 2]) {
        let all = || 0..before.columns.len();
        let row = self.row;
        let rows = |side: Side| side.table.row_count();
        match self.stage {
            // From the last row to the first, so that each chain begins with its first row.
            Stage::Chain if row < rows(after) => {
                let row = rows(after) - 1 - row;
                self.chain(row, after.hash(row, all()));
            }
            Stage::Match if row < rows(before) => {
                let hash = before.hash(row, all());
                self.take(hash, row, |other| before.is_equal(row, (after, other), all()));
            }
            Stage::Key(side) if row < rows([before, after][side]) => {
                let places = self.candidates.last().into_iter().flatten().copied();
                let key = [before, after][side].hash(row, places);
                if !self.seen.insert(key) {
                    return self.drop_candidate();
                }
            }
            Stage::ChainLeft if row < rows(after) => {
                if !self.matched[1].contains(row) && !self.found.key.is_empty() {
                    self.chain(row, after.hash(row, self.found.key.iter().copied()));
                }
            }
            Stage::MatchLeft if row < rows(before) => {
                if !self.matched[0].contains(row) {
                    self.match_left(row, before, after);
                }
            }
            _ => return self.turn(before, after),
        }
        self.row += 1;
    }

    /// Begins the next stage.
    fn turn(&mut self, before: Side, after: Side) {
        self.row = 0;
        self.stage = match self.stage {
            Stage::Chain => Stage::Match,
            Stage::Match => {
                self.found.same = self.matched[0].len();
                self.chains.clear();
                let is_left = self.found.same < before.table.row_count() && self.found.same < after.table.row_count();
                if is_left && !self.candidates.is_empty() { Stage::Key(0) } else { Stage::ChainLeft }
            }
            Stage::Key(0) => {
                self.seen.clear();
                Stage::Key(1)
            }
            Stage::Key(_) => {
                self.seen = FxHashSet::default();
                self.found.key = self.candidates.pop().unwrap_or_default();
                Stage::ChainLeft
            }
            Stage::ChainLeft => Stage::MatchLeft,
            Stage::MatchLeft | Stage::Done => {
                self.chains = FxHashMap::default();
                self.tell_left(before.table, after.table);
                Stage::Done
            }
        };
    }

    fn tell_left(&mut self, before: &DataTable, after: &DataTable) {
        let left = |count, matched: &RowSet| (0..count).filter(|row| !matched.contains(*row)).collect();
        self.found.removed = left(before.row_count(), &self.matched[0]);
        self.found.added = left(after.row_count(), &self.matched[1]);
    }

    fn drop_candidate(&mut self) {
        self.candidates.pop();
        self.seen.clear();
        self.row = 0;
        self.stage = if self.candidates.is_empty() { Stage::ChainLeft } else { Stage::Key(0) };
    }

    fn chain(&mut self, row: u32, hash: u64) {
        let first = self.chains.insert(hash, row);
        self.next[row as usize] = first.unwrap_or(NONE);
    }

    fn match_left(&mut self, row: u32, before: Side, after: Side) {
        let key = mem::take(&mut self.found.key);
        let places = || key.iter().copied();
        let other = if key.is_empty() {
            let is_free = row < after.table.row_count() && self.matched[1].insert(row);
            is_free.then_some(row)
        } else {
            let hash = before.hash(row, places());
            self.take(hash, row, |other| before.is_equal(row, (after, other), places()))
        };
        if let Some(other) = other {
            self.matched[0].insert(row);
            self.found.changed.push((row, other));
            self.found.changed_cells += before.differing(row, (after, other));
        }
        self.found.key = key;
    }

    /// Gives an earlier row the first later row of its chain, if they belong together.
    fn take(&mut self, hash: u64, row: u32, belongs: impl Fn(u32) -> bool) -> Option<u32> {
        let first = self.chains.get_mut(&hash)?;
        let other = *first;
        if !belongs(other) {
            return None;
        }
        match self.next[other as usize] {
            NONE => drop(self.chains.remove(&hash)),
            next => *first = next,
        }
        self.matched[0].insert(row);
        self.matched[1].insert(other);
        Some(other)
    }
}
