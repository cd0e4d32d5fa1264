//! A test on data, run in parts and cached until another one is run or the data change.

use std::cell::RefCell;
use std::rc::Rc;

use portal_analysis::outcome::Outcome;
use portal_analysis::population::Population;
use portal_analysis::problem::Problem;
use portal_analysis::run::{Run, Tables};
use portal_analysis::test::DataTest;

use crate::model::Slice;

/// Number of rows that are tested in one part.
const AT_ONCE: u32 = 5_000;

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
}

/// A finished test with its population; a problem instead of a result if it cannot be run.
#[derive(Debug)]
pub struct Tested {
    /// Number of rows that were tested.
    pub population: u32,
    /// Number of rows of the other table.
    pub others: u32,
    /// The result, or the reason why there is none.
    pub outcome: Result<Outcome, Problem>,
}

/// The last test. A copy starts empty, and equality ignores it.
#[derive(Debug, Default)]
pub struct KeptTest(RefCell<Option<(TestKey, Work)>>);

#[derive(Debug)]
enum Work {
    Running { run: Box<Run>, counts: [u32; 2] },
    Finished(Rc<Tested>),
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
        if kept.as_ref().is_none_or(|(known, _)| known != key) {
            let rows = rows();
            let counts = [rows[0].len(), rows[1].len()];
            let work = match Run::between(&key.test, tables, rows) {
                Ok(run) => Work::Running { run: Box::new(run), counts },
                Err(problem) => Work::Finished(Tested::new(counts, Err(problem))),
            };
            *kept = Some((key.clone(), work));
        }
        let Some((_, Work::Running { run, counts })) = &mut *kept else { return 1.0 };
        while !run.step(tables) {
            if counts.iter().any(|count| *count > AT_ONCE) {
                return run.progress();
            }
        }
        1.0
    }

    /// The result of a test over these rows.
    pub fn finish(
        &self,
        key: &TestKey,
        tables: Tables<'_>,
        rows: impl FnOnce() -> [Population; 2],
    ) -> Option<Rc<Tested>> {
        self.step(key, tables, rows);
        let mut kept = self.0.borrow_mut();
        let (key, work) = kept.take()?;
        let tested = match work {
            Work::Running { run, counts } => Tested::new(counts, run.finish(tables)),
            Work::Finished(tested) => tested,
        };
        *kept = Some((key, Work::Finished(Rc::clone(&tested))));
        Some(tested)
    }
}

impl Tested {
    fn new([population, others]: [u32; 2], outcome: Result<Outcome, Problem>) -> Rc<Self> {
        Rc::new(Self { population, others, outcome })
    }
}
