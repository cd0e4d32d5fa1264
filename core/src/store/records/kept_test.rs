//! Tests on data, run in parts and cached until others are run or the data change.

use std::cell::RefCell;
use std::rc::Rc;

use portal_analysis::formula::ComputedColumn;
use portal_analysis::population::Population;
use portal_analysis::run::Tables;
use portal_analysis::test::DataTest;
use portal_analysis::testing::{Tested, Testing};

use crate::model::Slice;

/// A test on some rows of a version, or of two.
#[derive(Clone, Debug, PartialEq)]
pub struct TestKey {
    /// The tested rows.
    pub rows: RowsKey,
    /// The rows that a reconciliation compares them with.
    pub others: Option<RowsKey>,
    /// The test.
    pub test: DataTest,
}

/// The rows of a version that match a search and filters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RowsKey {
    /// Content id of the version.
    pub content: String,
    /// Words that every row contains.
    pub search: String,
    /// Filters by column, as in the address.
    pub filters: String,
    /// Columns that are computed for the test.
    pub computed: Vec<ComputedColumn>,
}

/// Number of tests that are kept: a working paper may show the rows of several samples, and repeat steps meanwhile.
const KEPT: usize = 4;

/// An unfinished test is abandoned once this many steps of others have been asked for since its own last one.
const PATIENCE: u64 = 100;

/// The last tests, finished or not. A copy starts empty, and equality ignores it.
///
/// More than [`KEPT`] tests may be open at once. An unfinished one keeps its place until it is done, and others wait.
/// Dropping it for another one would make both begin again and again.
#[derive(Debug, Default)]
pub struct KeptTest(RefCell<Kept>);

#[derive(Debug, Default)]
struct Kept {
    /// The test that was asked for last comes first.
    tests: Vec<Entry>,
    /// Number of steps that were asked for.
    asks: u64,
}

#[derive(Debug)]
struct Entry {
    key: TestKey,
    testing: Testing,
    /// [`Kept::asks`] when it was last asked for.
    asked: u64,
}

impl Clone for KeptTest {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for KeptTest {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl KeptTest {
    /// Forgets the test if it read records of this slice.
    pub fn changed(&mut self, slice: Slice) {
        if slice == Slice::Repository {
            *self = Self::default();
        }
    }

    /// Does a part of a test over these rows. Returns the share that is done, 1 once [`Self::finish`] has no long work
    /// left.
    pub fn step(&self, key: &TestKey, tables: Tables<'_>, rows: impl FnOnce() -> [Population; 2]) -> f64 {
        let mut kept = self.0.borrow_mut();
        if !kept.begin(key, tables, false) {
            return 0.0;
        }
        kept.tests.first_mut().map_or(1.0, |entry| entry.testing.step(tables, rows))
    }

    /// The result of a test over these rows.
    pub fn finish(&self, key: &TestKey, tables: Tables<'_>, rows: impl Fn() -> [Population; 2]) -> Option<Rc<Tested>> {
        let mut kept = self.0.borrow_mut();
        kept.begin(key, tables, true);
        kept.tests.first_mut()?.testing.finish(tables, rows)
    }
}

impl Kept {
    /// Puts a test first and begins it if it is new. False if it has to wait: all places are taken by tests that others
    /// are waiting for. An urgent test takes the place of one of them.
    fn begin(&mut self, key: &TestKey, tables: Tables<'_>, is_urgent: bool) -> bool {
        self.asks += 1;
        if let Some(place) = self.tests.iter().position(|entry| entry.key == *key) {
            self.tests[..=place].rotate_right(1);
            self.tests[0].asked = self.asks;
            return true;
        }
        if self.tests.len() == KEPT {
            let free = |entry: &Entry| entry.testing.is_done() || self.asks - entry.asked > PATIENCE;
            let free = self.tests.iter().rposition(free).or(is_urgent.then_some(KEPT - 1));
            let Some(free) = free else { return false };
            self.tests.remove(free);
        }
        let others = key.others.as_ref().map_or(&[][..], |others| &others.computed);
        let testing = Testing::begin(&key.test, [&key.rows.computed, others], tables);
        self.tests.insert(0, Entry { key: key.clone(), testing, asked: self.asks });
        true
    }
}
