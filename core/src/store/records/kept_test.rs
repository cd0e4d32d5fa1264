//! A test on data, run in parts and cached until another one is run or the data change.

use std::cell::RefCell;
use std::rc::Rc;

use portal_analysis::outcome::Outcome;
use portal_analysis::problem::Problem;
use portal_analysis::run::Run;
use portal_analysis::test::DataTest;

use crate::model::Slice;
use crate::table::data::data_table::DataTable;
use crate::table::data::selection::Selection;

/// Number of rows that are tested in one part.
const AT_ONCE: u32 = 5_000;

/// A test on the rows of a version that match a search and filters.
#[derive(Clone, Debug, PartialEq)]
pub struct TestKey {
    /// Content id of the version.
    pub content: String,
    /// Words that every row contains.
    pub search: String,
    /// Filters by column, as in the address.
    pub filters: String,
    /// The test.
    pub test: DataTest,
}

/// A finished test with its population; a problem instead of a result if it cannot be run.
#[derive(Debug)]
pub struct Tested {
    /// Number of rows that were tested.
    pub population: u32,
    /// The result, or the reason why there is none.
    pub outcome: Result<Outcome, Problem>,
}

/// The last test. A copy starts empty, and equality ignores it.
#[derive(Debug, Default)]
pub struct KeptTest(RefCell<Option<(TestKey, Work)>>);

#[derive(Debug)]
enum Work {
    Running { run: Box<Run>, population: u32 },
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
    pub fn step(&self, key: &TestKey, table: &DataTable, rows: impl FnOnce() -> Rc<Selection>) -> f64 {
        let mut kept = self.0.borrow_mut();
        if kept.as_ref().is_none_or(|(known, _)| known != key) {
            let rows = rows();
            let population = rows.len();
            let work = match Run::new(&key.test, table, rows) {
                Ok(run) => Work::Running { run: Box::new(run), population },
                Err(problem) => Work::Finished(Rc::new(Tested { population, outcome: Err(problem) })),
            };
            *kept = Some((key.clone(), work));
        }
        let Some((_, Work::Running { run, population })) = &mut *kept else { return 1.0 };
        while !run.step(table) {
            if *population > AT_ONCE {
                return run.progress();
            }
        }
        1.0
    }

    /// The result of a test over these rows.
    pub fn finish(&self, key: &TestKey, table: &DataTable, rows: impl FnOnce() -> Rc<Selection>) -> Option<Rc<Tested>> {
        self.step(key, table, rows);
        let mut kept = self.0.borrow_mut();
        let (key, work) = kept.take()?;
        let tested = match work {
            Work::Running { run, population } => Rc::new(Tested { population, outcome: run.finish(table) }),
            Work::Finished(tested) => tested,
        };
        *kept = Some((key, Work::Finished(Rc::clone(&tested))));
        Some(tested)
    }
}
