//! Tests on data, run in parts and cached until others are run or the data change.

use std::cell::RefCell;
use std::rc::Rc;

use portal_analysis::formula::{Computed, ComputedColumn, ComputedProblem, Computing};
use portal_analysis::outcome::Outcome;
use portal_analysis::population::Population;
use portal_analysis::problem::Problem;
use portal_analysis::run::{Run, Tables};
use portal_analysis::test::DataTest;

use crate::model::Slice;
use crate::table::data::data_table::DataTable;

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
    /// Columns that are computed for the test.
    pub computed: Vec<ComputedColumn>,
}

/// A finished test with its population; a fault instead of a result if it cannot be run.
#[derive(Debug)]
pub struct Tested {
    /// Number of rows that were tested.
    pub population: u32,
    /// Number of rows of the other table.
    pub others: u32,
    /// The tables with their computed columns, if they have any.
    pub grown: [Option<DataTable>; 2],
    /// The result, or the reason why there is none.
    pub outcome: Result<Outcome, TestFault>,
}

/// The reason why a test cannot be run.
#[derive(Debug)]
pub enum TestFault {
    /// A parameter or the rows.
    Test(Problem),
    /// A computed column.
    Formula {
        /// True for a column of the other table.
        is_other: bool,
        /// The column and the place in it.
        problem: ComputedProblem,
    },
    /// A filter of a repeated step that does not suit the tested version.
    Filter {
        /// The reason and the remedy in Indonesian.
        message: String,
    },
}

impl TestFault {
    /// The reason and the remedy in Indonesian.
    pub fn message(&self) -> String {
        match self {
            Self::Test(problem) => problem.message(),
            Self::Formula { problem, .. } => problem.message.clone(),
            Self::Filter { message } => message.clone(),
        }
    }
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
    work: Work,
    /// [`Kept::asks`] when it was last asked for.
    asked: u64,
}

#[derive(Debug)]
enum Work {
    Computing(Box<[Option<Computing>; 2]>),
    Running { run: Box<Run>, counts: [u32; 2], grown: Box<[Option<Computed>; 2]> },
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
        if self.0.borrow_mut().begin(key, tables, false) { self.go_on(tables, rows) } else { 0.0 }
    }

    /// Does a part of the test that was asked for last.
    fn go_on(&self, tables: Tables<'_>, rows: impl FnOnce() -> [Population; 2]) -> f64 {
        let mut kept = self.0.borrow_mut();
        let Some(Entry { key, work, .. }) = kept.tests.first_mut() else { return 1.0 };
        let is_long = [Some(tables.main), tables.other].into_iter().flatten().any(|one| one.row_count() > AT_ONCE);
        if let Work::Computing(sides) = work {
            while !compute(sides, tables) {
                if is_long {
                    let shares = sides.iter().flatten().map(Computing::progress);
                    // A test with computed columns spends about half of its time on them.
                    return shares.fold(1.0, f64::min) / 2.0;
                }
            }
            let sides = std::mem::take(sides);
            *work = Work::run(key, tables, *sides, rows());
        }
        let Work::Running { run, grown, .. } = work else { return 1.0 };
        let tables = over(tables, grown);
        while !run.step(tables) {
            if is_long {
                let has_computed = grown.iter().any(Option::is_some);
                return if has_computed { f64::midpoint(1.0, run.progress()) } else { run.progress() };
            }
        }
        1.0
    }

    /// The result of a test over these rows.
    pub fn finish(&self, key: &TestKey, tables: Tables<'_>, rows: impl Fn() -> [Population; 2]) -> Option<Rc<Tested>> {
        self.0.borrow_mut().begin(key, tables, true);
        while self.go_on(tables, &rows) < 1.0 {}
        let mut kept = self.0.borrow_mut();
        if kept.tests.is_empty() {
            return None;
        }
        let entry = kept.tests.remove(0);
        let tested = match entry.work {
            Work::Running { run, counts, grown } => {
                let outcome = run.finish(over(tables, &grown)).map_err(TestFault::Test);
                Rc::new(Tested::new(counts, *grown, outcome))
            }
            Work::Finished(tested) => tested,
            Work::Computing(_) => return None,
        };
        kept.tests.insert(0, Entry { work: Work::Finished(Rc::clone(&tested)), ..entry });
        Some(tested)
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
            let free = |entry: &Entry| entry.work.is_done() || self.asks - entry.asked > PATIENCE;
            let free = self.tests.iter().rposition(free).or(is_urgent.then_some(KEPT - 1));
            let Some(free) = free else { return false };
            self.tests.remove(free);
        }
        self.tests.insert(0, Entry { key: key.clone(), work: Work::begin(key, tables), asked: self.asks });
        true
    }
}

impl Work {
    fn is_done(&self) -> bool {
        match self {
            Self::Computing(_) => false,
            Self::Running { run, .. } => run.progress() >= 1.0,
            Self::Finished(_) => true,
        }
    }

    /// Checks the formulas and begins to compute their columns.
    fn begin(key: &TestKey, tables: Tables<'_>) -> Self {
        let side = |key: Option<&RowsKey>, table: Option<&DataTable>| {
            let (key, table) = key.filter(|key| !key.computed.is_empty()).zip(table)?;
            Some(Computing::new(&key.computed, table))
        };
        let fault = |is_other, problem| Self::Finished(Tested::faulty(TestFault::Formula { is_other, problem }));
        let main = match side(Some(&key.rows), Some(tables.main)).transpose() {
            Ok(main) => main,
            Err(problem) => return fault(false, problem),
        };
        match side(key.others.as_ref(), tables.other).transpose() {
            Ok(other) => Self::Computing(Box::new([main, other])),
            Err(problem) => fault(true, problem),
        }
    }

    fn run(key: &TestKey, tables: Tables<'_>, computed: [Option<Computing>; 2], rows: [Population; 2]) -> Self {
        let [main, other] = computed;
        let other = other.zip(tables.other).map(|(other, table)| other.finish(table));
        let grown = [main.map(|main| main.finish(tables.main)), other];
        let counts = [rows[0].len(), rows[1].len()];
        match Run::between(&key.test, over(tables, &grown), rows) {
            Ok(run) => Self::Running { run: Box::new(run), counts, grown: Box::new(grown) },
            Err(problem) => Self::Finished(Rc::new(Tested::new(counts, grown, Err(TestFault::Test(problem))))),
        }
    }
}

impl Tested {
    fn new([population, others]: [u32; 2], grown: [Option<Computed>; 2], outcome: Result<Outcome, TestFault>) -> Self {
        let remarks = grown.iter().flatten().flat_map(|one| one.remarks.clone()).collect();
        let outcome = outcome.map(|outcome| outcome.after(remarks));
        Self { population, others, grown: grown.map(|one| one.map(|one| one.table)), outcome }
    }

    /// A test that cannot be run.
    pub fn faulty(fault: TestFault) -> Rc<Self> {
        Rc::new(Self { population: 0, others: 0, grown: [None, None], outcome: Err(fault) })
    }
}

/// Does a part of computing the columns. True when nothing is left to do.
fn compute([main, other]: &mut [Option<Computing>; 2], tables: Tables<'_>) -> bool {
    let is_main = main.as_mut().is_none_or(|computing| computing.step(tables.main));
    is_main && other.as_mut().zip(tables.other).is_none_or(|(computing, table)| computing.step(table))
}

/// The tables with their computed columns.
fn over<'a>(tables: Tables<'a>, [main, other]: &'a [Option<Computed>; 2]) -> Tables<'a> {
    Tables {
        main: main.as_ref().map_or(tables.main, |computed| &computed.table),
        other: other.as_ref().map(|computed| &computed.table).or(tables.other),
    }
}
