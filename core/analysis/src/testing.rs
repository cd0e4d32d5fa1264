//! A test with the columns that are computed for it, in parts.

use std::rc::Rc;

use portal_table::data::data_table::DataTable;

use crate::formula::{Computed, ComputedColumn, ComputedProblem, Computing};
use crate::outcome::Outcome;
use crate::population::Population;
use crate::problem::Problem;
use crate::run::{Run, Tables};
use crate::test::DataTest;

/// Number of rows that are tested in one part.
const AT_ONCE: u32 = 5_000;

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

/// A test that is begun, running or finished. Each part of it gets the tables and the rows that it began with.
#[derive(Debug)]
pub struct Testing {
    test: DataTest,
    work: Work,
}

#[derive(Debug)]
enum Work {
    Computing(Box<[Option<Computing>; 2]>),
    Running { run: Box<Run>, counts: [u32; 2], grown: Box<[Option<Computed>; 2]> },
    Finished(Rc<Tested>),
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

impl Testing {
    /// Checks the formulas and begins to compute their columns, those of the tested table first.
    pub fn begin(test: &DataTest, computed: [&[ComputedColumn]; 2], tables: Tables<'_>) -> Self {
        let [main, other] = computed;
        let side = |columns: &[ComputedColumn], table: Option<&DataTable>| {
            table.filter(|_| !columns.is_empty()).map(|table| Computing::new(columns, table)).transpose()
        };
        let fault = |is_other, problem| Work::Finished(Tested::faulty(TestFault::Formula { is_other, problem }));
        let work = match (side(main, Some(tables.main)), side(other, tables.other)) {
            (Ok(main), Ok(other)) => Work::Computing(Box::new([main, other])),
            (Err(problem), _) => fault(false, problem),
            (_, Err(problem)) => fault(true, problem),
        };
        Self { test: test.clone(), work }
    }

    /// True once [`Self::finish`] has no long work left.
    pub fn is_done(&self) -> bool {
        match &self.work {
            Work::Computing(_) => false,
            Work::Running { run, .. } => run.progress() >= 1.0,
            Work::Finished(_) => true,
        }
    }

    /// Does a part of the test over these rows. Returns the share that is done, 1 once [`Self::finish`] has no long work
    /// left.
    pub fn step(&mut self, tables: Tables<'_>, rows: impl FnOnce() -> [Population; 2]) -> f64 {
        let is_long = [Some(tables.main), tables.other].into_iter().flatten().any(|one| one.row_count() > AT_ONCE);
        if let Work::Computing(sides) = &mut self.work {
            while !compute(sides, tables) {
                if is_long {
                    let shares = sides.iter().flatten().map(Computing::progress);
                    // A test with computed columns spends about half of its time on them.
                    return shares.fold(1.0, f64::min) / 2.0;
                }
            }
            let sides = std::mem::take(sides);
            self.work = Work::run(&self.test, tables, *sides, rows());
        }
        let Work::Running { run, grown, .. } = &mut self.work else { return 1.0 };
        let tables = over(tables, grown);
        while !run.step(tables) {
            if is_long {
                let has_computed = grown.iter().any(Option::is_some);
                return if has_computed { f64::midpoint(1.0, run.progress()) } else { run.progress() };
            }
        }
        1.0
    }

    /// The result over these rows; does all the work that is left.
    pub fn finish(&mut self, tables: Tables<'_>, rows: impl Fn() -> [Population; 2]) -> Option<Rc<Tested>> {
        while self.step(tables, &rows) < 1.0 {}
        let tested = match std::mem::replace(&mut self.work, Work::Computing(Box::default())) {
            Work::Running { run, counts, grown } => {
                let outcome = run.finish(over(tables, &grown)).map_err(TestFault::Test);
                Rc::new(Tested::new(counts, *grown, outcome))
            }
            Work::Finished(tested) => tested,
            Work::Computing(_) => return None,
        };
        self.work = Work::Finished(Rc::clone(&tested));
        Some(tested)
    }
}

impl Work {
    fn run(test: &DataTest, tables: Tables<'_>, computed: [Option<Computing>; 2], rows: [Population; 2]) -> Self {
        let [main, other] = computed;
        let other = other.zip(tables.other).map(|(other, table)| other.finish(table));
        let grown = [main.map(|main| main.finish(tables.main)), other];
        let counts = [rows[0].len(), rows[1].len()];
        match Run::between(test, over(tables, &grown), rows) {
            Ok(run) => Self::Running { run: Box::new(run), counts, grown: Box::new(grown) },
            Err(problem) => Self::Finished(Rc::new(Tested::new(counts, grown, Err(TestFault::Test(problem))))),
        }
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
