//! The index of a list, which exists only if the list is long.

use std::cell::OnceCell;

use super::List;
use super::kept::Kept;
use super::rows::{Rows, Shape};

/// A list with more rows than this keeps an index. Measurements: docs/decisions/003-scan-short-lists.md.
pub const SCANNED_ROWS: u32 = 1_000;

/// The index of one list. It is derived from the records, so it is never stored and does not affect their equality.
#[derive(Clone, Debug)]
pub struct ListIndex {
    scanned_rows: u32,
    kept: OnceCell<Kept>,
}

impl ListIndex {
    /// An index that is built when a list of more than `scanned_rows` slots is opened, and updated from then on.
    pub const fn new(scanned_rows: u32) -> Self {
        Self { scanned_rows, kept: OnceCell::new() }
    }

    /// An index that exists from the first row on, for a list that may grow too long to index at once.
    pub fn from_the_start(shape: &Shape) -> Self {
        Self { scanned_rows: 0, kept: OnceCell::from(Kept::empty(shape)) }
    }

    /// Opens the list in its present state.
    pub fn open<'a>(&'a self, rows: &'a dyn Rows) -> List<'a> {
        let is_long = rows.slot_count() > self.scanned_rows;
        let kept = if is_long { Some(self.kept.get_or_init(|| Kept::of(rows))) } else { self.kept.get() };
        List { rows, kept }
    }

    /// True if the index exists; otherwise changes need not be reported.
    pub fn is_kept(&self) -> bool {
        self.kept.get().is_some()
    }

    /// Adds one of many rows during a load, without its texts.
    pub fn arrive(&mut self, slot: u32, rows: &dyn Rows) {
        self.change(|kept| kept.arrive(slot, rows));
    }

    /// Ends the load.
    pub fn all_there(&mut self, shape: &Shape) {
        self.change(|kept| kept.all_there(shape));
    }

    /// Call this before the row in a slot changes or is deleted; otherwise later answers are wrong.
    pub fn leave(&mut self, slot: u32, rows: &dyn Rows) {
        self.change(|kept| kept.leave(slot, rows));
    }

    /// Call this after the row in a slot was added, changed or deleted.
    pub fn enter(&mut self, slot: u32, rows: &dyn Rows) {
        self.change(|kept| kept.enter(slot, rows));
    }

    /// Drops the index, because the rows were replaced.
    pub fn forget(&mut self) {
        self.kept.take();
    }

    /// Does a part of the work that makes searches faster, about 10 ms at most. It changes no answer. False when
    /// nothing is left to do.
    pub fn pack(&mut self, rows: &dyn Rows) -> bool {
        self.kept.get_mut().is_some_and(|kept| kept.pack(rows))
    }

    fn change(&mut self, change: impl FnOnce(&mut Kept)) {
        if let Some(kept) = self.kept.get_mut() {
            change(kept);
        }
    }
}

impl Default for ListIndex {
    fn default() -> Self {
        Self::new(SCANNED_ROWS)
    }
}

impl PartialEq for ListIndex {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
