//! A sample whose size follows from a plan.

use portal_locale::number::decimal;
use portal_table::data::data_table::DataTable;
use portal_table::data::shown::amount;
use portal_table::decimal::Decimal;

use crate::outcome::{Amounts, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::run::{Job, Next, Tables};
use crate::sample_results::rounded;
use crate::test::{SampleMethod, SamplePlan};
use crate::text;

/// Draws as the method does, and adds to the result what was planned.
pub(super) struct PlannedSample {
    job: Box<dyn Job>,
    plan: SamplePlan,
    size: u32,
    /// Deviations that a sample of rows may have.
    allowed: u32,
}

impl PlannedSample {
    /// Refuses a size that does not follow from the plan.
    pub(super) fn new(job: Box<dyn Job>, plan: &SamplePlan, method: &SampleMethod) -> Result<Self, Problem> {
        let (size, allowed) = plan.size(method.is_monetary())?;
        if size != method.size() {
            return Err(Problem::OutOfRange { field: "method.size", range: "sebesar yang dihitung dari keyakinan" });
        }
        Ok(Self { job, plan: *plan, size, allowed })
    }

    /// An amount that is a percentage of the total.
    fn part(amounts: &Amounts, percent: f64) -> String {
        let total = Decimal { units: amounts.total, decimals: amounts.decimals }.value();
        amount(rounded(total * percent / 100.0, amounts.decimals), amounts.measure)
    }
}

impl Job for PlannedSample {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.job.visit(table, part);
    }

    fn turn(&mut self) -> Next {
        self.job.turn()
    }

    fn work(&mut self, tables: Tables<'_>) -> bool {
        self.job.work(tables)
    }

    fn stages(&self) -> u32 {
        self.job.stages()
    }

    fn finish(self: Box<Self>, table: &DataTable) -> Result<Outcome, Problem> {
        let Self { job, plan, size, allowed } = *self;
        let mut outcome = job.finish(table)?;
        let percent = |value: f64| format!("{}%", decimal(value, 2));
        outcome.figure("Tingkat keyakinan", percent(plan.confidence));
        outcome.figure("Ukuran sampel", text::count(size));
        let drawn = outcome.drawn.as_ref();
        if let Some(amounts) = drawn.and_then(|drawn| drawn.amounts.clone()) {
            let of_total = |value| format!("{} ({})", Self::part(&amounts, value), percent(value));
            outcome.figure("Salah saji yang dapat diterima", of_total(plan.tolerable));
            outcome.figure("Salah saji yang diharapkan", of_total(plan.expected));
            return Ok(outcome);
        }
        let population = drawn.map_or(0, |drawn| drawn.population);
        outcome.figure("Penyimpangan yang dapat diterima", percent(plan.tolerable));
        outcome.figure("Penyimpangan yang diharapkan", percent(plan.expected));
        outcome.figure("Penyimpangan yang boleh ditemukan", text::count(allowed));
        if size > population {
            let [size, population] = [size, population].map(text::count);
            outcome.remarks.push(format!(
                "Ukuran yang dihitung, {size} baris, melebihi populasi {population} baris, sehingga semua baris diambil."
            ));
        }
        Ok(outcome)
    }
}
