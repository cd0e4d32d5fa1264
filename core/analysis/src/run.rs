//! The steps of a test.

use portal_table::data::data_table::DataTable;

use crate::kinds::begin;
use crate::outcome::Outcome;
use crate::population::{Part, Population};
use crate::problem::Problem;
use crate::reading::{Needs, Reader};
use crate::test::DataTest;

/// Number of rows that one step visits, some milliseconds.
const ROWS_PER_STEP: u32 = 32_000;

/// The tested table, and the one that it is compared with.
#[derive(Debug, Clone, Copy)]
pub struct Tables<'a> {
    /// The tested table.
    pub main: &'a DataTable,
    /// The other table of a reconciliation.
    pub other: Option<&'a DataTable>,
}

impl<'a> From<&'a DataTable> for Tables<'a> {
    fn from(main: &'a DataTable) -> Self {
        Self { main, other: None }
    }
}

/// A test in progress. Every step gets the tables that the run began with.
pub struct Run {
    job: Box<dyn Job>,
    population: Population,
    /// The rows of the other table.
    others: Population,
    /// Columns to be parsed, and whether their texts are needed.
    unread: Needs,
    /// Columns of the other table to be parsed, and whether their texts are needed.
    unread_others: Needs,
    stages: u32,
    stage: u32,
    next: Next,
    /// The position in the population.
    at: u32,
}

/// The work of one kind of test.
pub(crate) trait Job {
    /// The first part of the run.
    fn first(&self) -> Next {
        Next::Rows
    }

    /// Visits a part of the rows.
    fn visit(&mut self, table: &DataTable, part: Part<'_>);

    /// Visits a part of the other table's rows.
    fn visit_others(&mut self, _other: &DataTable, _part: Part<'_>) {}

    /// Chooses what comes after a pass over the rows, or after work.
    fn turn(&mut self) -> Next {
        Next::Done
    }

    /// Does a part of work that does not visit rows. True when it is done.
    fn work(&mut self, _tables: Tables<'_>) -> bool {
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
    /// Visit all rows of the other table.
    Others,
    /// Call [`Job::work`] until it is done.
    Work,
    /// Finish.
    Done,
}

impl Run {
    /// Begins a test of one table; checks its parameters and columns.
    pub fn new(test: &DataTest, table: &DataTable, population: impl Into<Population>) -> Result<Self, Problem> {
        Self::between(test, table.into(), [population.into(), Population::from(Vec::new())])
    }

    /// Begins a test of some rows of each table; checks its parameters and columns.
    pub fn between(
        test: &DataTest,
        tables: Tables<'_>,
        [population, others]: [Population; 2],
    ) -> Result<Self, Problem> {
        let mut reader = Reader::new(tables.main);
        let mut other = tables.other.map(Reader::new);
        let job = begin(test, &mut reader, other.as_mut(), population.len())?;
        if population.is_empty() {
            return Err(Problem::NoRows);
        }
        let (unread, unread_others) = (reader.into_needs(), other.map(Reader::into_needs).unwrap_or_default());
        let stages = u32::try_from(unread.len() + unread_others.len()).unwrap_or_default() + job.stages();
        let next = job.first();
        Ok(Self { job, population, others, unread, unread_others, stages, stage: 0, next, at: 0 })
    }

    /// Does a part of the work, about 10 ms at most. True when [`Self::finish`] has no long work left.
    pub fn step<'a>(&mut self, tables: impl Into<Tables<'a>>) -> bool {
        self.do_step(tables.into())
    }

    fn do_step(&mut self, tables: Tables<'_>) -> bool {
        let Tables { main, other } = tables;
        let parsed = parse(main, &mut self.unread).or_else(|| parse(other?, &mut self.unread_others));
        if let Some(is_parsed) = parsed {
            self.stage += u32::from(is_parsed);
            return false;
        }
        let is_turned = match self.next {
            Next::Rows => {
                self.job.visit(main, self.population.part(self.at, ROWS_PER_STEP));
                self.is_past(self.population.len())
            }
            Next::Others => {
                if let Some(other) = other {
                    self.job.visit_others(other, self.others.part(self.at, ROWS_PER_STEP));
                }
                self.is_past(self.others.len())
            }
            Next::Work => self.job.work(tables),
            Next::Done => return true,
        };
        if is_turned {
            self.at = 0;
            self.stage += 1;
            self.next = self.job.turn();
        }
        self.next == Next::Done
    }

    /// Moves on in a pass over `rows` rows. True at its end.
    const fn is_past(&mut self, rows: u32) -> bool {
        self.at = self.at.saturating_add(ROWS_PER_STEP);
        self.at >= rows
    }

    /// The share of the work that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        if self.next == Next::Done {
            return 1.0;
        }
        let rows = if self.next == Next::Others { &self.others } else { &self.population };
        let inside = f64::from(self.at) / f64::from(rows.len().max(1));
        ((f64::from(self.stage) + inside) / f64::from(self.stages.max(1))).min(0.99)
    }

    /// Completes the work. Fails if the rows turn out to hold nothing that the test can use.
    pub fn finish<'a>(mut self, tables: impl Into<Tables<'a>>) -> Result<Outcome, Problem> {
        let tables = tables.into();
        while !self.do_step(tables) {}
        let mut outcome = self.job.finish(tables.main)?;
        outcome.limit_lines();
        Ok(outcome)
    }
}

/// Does a part of parsing the columns, if any is left. True when a column is done.
fn parse(table: &DataTable, unread: &mut Needs) -> Option<bool> {
    let &(column, with_texts) = unread.last()?;
    let is_parsed = table.prepare_column(column, with_texts);
    if is_parsed {
        unread.pop();
    }
    Some(is_parsed)
}

impl std::fmt::Debug for Run {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Run").field("progress", &self.progress()).finish_non_exhaustive()
    }
}
