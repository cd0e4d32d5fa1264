//! A step of the working paper, repeated on the rows in the package.

use portal_analysis::formula::ComputedColumn;
use portal_analysis::population::Population as Rows;
use portal_analysis::run::Tables as Sides;
use portal_analysis::testing::{Tested, Testing};
use portal_model::working_paper::{PaperStep, Population, StepResult};
use portal_table::data::data_table::DataTable;
use portal_table::data::typed_filter;
use serde::Serialize;

use crate::tables::Tables;

/// Share that is done while only the SHA-256 of the rows is left.
const NEARLY_DONE: f64 = 0.99;

const OTHER_ROWS: &str = "Baris data bukan baris yang diuji: SHA-256-nya berbeda dari yang dicatat langkah ini";

/// A step that is being repeated. Each side has the search and the filters that the step keeps for it.
#[derive(Debug)]
pub struct Repetition {
    step: PaperStep,
    testing: Option<Testing>,
}

/// The state of a repetition.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum RepeatedStep {
    /// This share of the work is done.
    Running(f64),
    /// The step was repeated.
    Done {
        /// True if rows and figures are the same, and the rows have the SHA-256 that the step keeps.
        is_same: bool,
        /// The differences, such as 'Jumlah: 120 → 121', or the reason why the test cannot be run.
        differences: Vec<String>,
    },
    /// Rows that the step read are not among the tables.
    NoRows,
}

impl Repetition {
    /// Begins with nothing done.
    pub const fn new(step: PaperStep) -> Self {
        Self { step, testing: None }
    }

    /// Does a part of the work, some milliseconds. The tables must stay the same until it is done.
    pub fn go_on(&mut self, tables: &Tables) -> RepeatedStep {
        let PaperStep { population, counterpart, test, .. } = &self.step;
        let Some(main) = tables.get(&population.version) else { return RepeatedStep::NoRows };
        let other = counterpart.as_ref().map(|one| (one, tables.get(&one.version)));
        let other = match other {
            Some((_, None)) => return RepeatedStep::NoRows,
            Some((one, Some(table))) => Some((one, table)),
            None => None,
        };
        let read = [Some((population, main)), other];
        if !read.iter().flatten().all(|(one, table)| is_found(one, table)) {
            return RepeatedStep::Running(0.0);
        }
        let sides = Sides { main, other: other.map(|(_, table)| table) };
        let rows = || read.map(|side| side.map_or_else(|| Vec::new().into(), |(one, table)| selected(one, table)));
        let computed = read.map(|side| side.map_or(&[][..], |(one, _)| -> &[ComputedColumn] { &one.computed }));
        let testing = self.testing.get_or_insert_with(|| Testing::begin(test, computed, sides));
        let share = testing.step(sides, rows);
        if share < 1.0 {
            return RepeatedStep::Running(share.min(NEARLY_DONE));
        }
        if !read.iter().flatten().all(|(_, table)| table.prepare_sha256()) {
            return RepeatedStep::Running(NEARLY_DONE);
        }
        let tested = testing.finish(sides, rows);
        let are_tested_rows = read.iter().flatten().all(|(one, table)| table.sha256() == one.sha256);
        let others = (!are_tested_rows).then(|| OTHER_ROWS.to_owned());
        let differences = tested.map(|tested| differences(&self.step, &tested)).unwrap_or_default();
        let differences: Vec<String> = others.into_iter().chain(differences).collect();
        RepeatedStep::Done { is_same: differences.is_empty(), differences }
    }
}

/// Does a part of the search and the filters. True when the rows can be selected quickly.
fn is_found(population: &Population, table: &DataTable) -> bool {
    let filters = typed_filter::effective(&population.filters, table.columns());
    table.prepare_search(&population.search) && table.prepare_filters(&filters)
}

fn selected(population: &Population, table: &DataTable) -> Rows {
    let filters = typed_filter::effective(&population.filters, table.columns());
    table.select_filtered(&population.search, &filters, None).into()
}

fn differences(step: &PaperStep, tested: &Tested) -> Vec<String> {
    match &tested.outcome {
        Ok(outcome) => step.differences(&StepResult::of(outcome), [tested.population, tested.others]),
        Err(fault) => vec![fault.message()],
    }
}
