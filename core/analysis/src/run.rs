//! The steps of a test.

use portal_table::data::data_table::DataTable;

use crate::kinds::begin;
use crate::outcome::Outcome;
use crate::population::{Part, Population};
use crate::problem::Problem;
use crate::reading::Reader;
use crate::test::DataTest;

/// Number of rows that one step visits, some milliseconds.
const ROWS_PER_STEP: u32 = 32_000;

/// A test in progress. Every step gets the table that the run began with.
pub struct Run {
    job: Box<dyn Job>,
    population: Population,
    /// Columns to be parsed, and whether their texts are needed.
    unread: Vec<(u32, bool)>,
    stages: u32,
    stage: u32,
    next: Next,
    /// The position in the population.
    at: u32,
}

/// The work of one kind of test.
pub(crate) trait Job {
    /// Visits a part of the rows.
    fn visit(&mut self, table: &DataTable, part: Part<'_>);

    /// Chooses what comes after a pass over the rows, or after work.
    fn turn(&mut self) -> Next {
        Next::Done
    }

    /// Does a part of work that does not visit rows. True when it is done.
    fn work(&mut self, _table: &DataTable) -> bool {
        true
    }

    /// The expected number of passes and works.
    fn stages(&self) -> u32 {
        1
    }

    /// The result.
    fn finish(self: Box<Self>, table: &DataTable) -> Result<Outcome, Problem>;
}

/// The next part of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Next {
    /// Visit all rows.
    Rows,
    /// Call [`Job::work`] until it is done.
    Work,
    /// Finish.
    Done,
}

impl Run {
    /// Begins a test; checks its parameters and columns.
    pub fn new(test: &DataTest, table: &DataTable, population: impl Into<Population>) -> Result<Self, Problem> {
        let population = population.into();
        let mut reader = Reader::new(table);
        let job = begin(test, &mut reader, population.len())?;
        if population.is_empty() {
            return Err(Problem::NoRows);
        }
        let unread = reader.into_needs();
        let stages = u32::try_from(unread.len()).unwrap_or_default() + job.stages();
        Ok(Self { job, population, unread, stages, stage: 0, next: Next::Rows, at: 0 })
    }

    /// Does a part of the work, about 10 ms at most. True when [`Self::finish`] has no long work left.
    pub fn step(&mut self, table: &DataTable) -> bool {
        if let Some(&(column, with_texts)) = self.unread.last() {
            if table.prepare_column(column, with_texts) {
                self.unread.pop();
                self.stage += 1;
            }
            return false;
        }
        let is_turned = match self.next {
            Next::Rows => {
                self.job.visit(table, self.population.part(self.at, ROWS_PER_STEP));
                self.at = self.at.saturating_add(ROWS_PER_STEP);
                self.at >= self.population.len()
            }
            Next::Work => self.job.work(table),
            Next::Done => return true,
        };
        if is_turned {
            self.at = 0;
            self.stage += 1;
            self.next = self.job.turn();
        }
        self.next == Next::Done
    }

    /// The share of the work that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        if self.next == Next::Done {
            return 1.0;
        }
        let inside = f64::from(self.at) / f64::from(self.population.len().max(1));
        ((f64::from(self.stage) + inside) / f64::from(self.stages.max(1))).min(0.99)
    }

    /// Completes the work. Fails if the rows turn out to hold nothing that the test can use.
    pub fn finish(mut self, table: &DataTable) -> Result<Outcome, Problem> {
        while !self.step(table) {}
        let mut outcome = self.job.finish(table)?;
        outcome.limit_lines();
        Ok(outcome)
    }
}

impl std::fmt::Debug for Run {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Run").field("progress", &self.progress()).finish_non_exhaustive()
    }
}
