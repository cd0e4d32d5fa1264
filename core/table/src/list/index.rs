//! What one list keeps between two readings, if anything.

use std::cell::OnceCell;

use super::List;
use super::kept::Kept;
use super::rows::{Rows, Shape};

/// A list with more rows than this keeps an index. Numbers: docs/decisions/003-scan-short-lists.md.
pub const SCANNED_ROWS: u32 = 1_000;

/// The index of one list. It follows from the records: so none is stored, and records are equal whatever is kept of them.
#[derive(Clone, Debug)]
pub struct ListIndex {
    scanned_rows: u32,
    kept: OnceCell<Kept>,
}

impl ListIndex {
    /// One that keeps nothing before a list of more than `scanned_rows` slots is opened; then it is made, and from then on it follows
    /// the rows.
    pub const fn new(scanned_rows: u32) -> Self {
        Self { scanned_rows, kept: OnceCell::new() }
    }

    /// One that keeps everything from the first row on, for a list that may be so long that nobody wants to wait for it later.
    pub fn from_the_start(shape: &Shape) -> Self {
        Self { scanned_rows: 0, kept: OnceCell::from(Kept::empty(shape)) }
    }

    /// The list as it is now.
    pub fn open<'a>(&'a self, rows: &'a dyn Rows) -> List<'a> {
        let is_long = rows.slot_count() > self.scanned_rows;
        let kept = if is_long { Some(self.kept.get_or_init(|| Kept::of(rows))) } else { self.kept.get() };
        List { rows, kept }
    }

    /// Whether anything is kept: otherwise changes need not be told.
    pub fn is_kept(&self) -> bool {
        self.kept.get().is_some()
    }

    /// Takes in one of many rows that come one after the other, but for its texts.
    pub fn arrive(&mut self, slot: u32, rows: &dyn Rows) {
        self.change(|kept| kept.arrive(slot, rows));
    }

    /// They have all come.
    pub fn all_there(&mut self, shape: &Shape) {
        self.change(|kept| kept.all_there(shape));
    }

    /// To be told before the row in a slot changes or goes. What it says must not change in any other way.
    pub fn leave(&mut self, slot: u32, rows: &dyn Rows) {
        self.change(|kept| kept.leave(slot, rows));
    }

    /// To be told after the row in a slot has come, changed or gone.
    pub fn enter(&mut self, slot: u32, rows: &dyn Rows) {
        self.change(|kept| kept.enter(slot, rows));
    }

    /// Forgets all: the rows are others.
    pub fn forget(&mut self) {
        self.kept.take();
    }

    /// Does a part, some 10 ms at most, of what makes searching quicker; no answer changes. False when nothing is left to do.
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
