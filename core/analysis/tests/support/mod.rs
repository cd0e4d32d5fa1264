//! Runs tests on small tables.
#![allow(dead_code, unreachable_pub, reason = "each test file uses some of it, and none is a library")]

use std::rc::Rc;

use portal_analysis::outcome::{Groups, Outcome};
use portal_analysis::population::Population;
use portal_analysis::problem::Problem;
use portal_analysis::run::Run;
use portal_analysis::test::DataTest;
use portal_table::data::column::ColumnKind;
use portal_table::data::data_table::DataTable;
use portal_table::data::selection::Selection;

/// A table of one column per heading, whose kinds are set rather than detected.
pub fn table(columns: &[(&str, ColumnKind)], rows: &[Vec<String>]) -> DataTable {
    let kinds: Vec<ColumnKind> = columns.iter().map(|(_, kind)| *kind).collect();
    DataTable::from_rows(columns.iter().map(|(heading, _)| heading), rows).with_kinds(&kinds)
}

pub fn one_column(heading: &str, kind: ColumnKind, cells: &[&str]) -> DataTable {
    let rows: Vec<Vec<String>> = cells.iter().map(|cell| vec![(*cell).to_owned()]).collect();
    table(&[(heading, kind)], &rows)
}

pub fn all(table: &DataTable) -> Population {
    Population::from(Rc::new(Selection::all(table.row_count())))
}

pub fn run(test: &DataTest, table: &DataTable) -> Result<Outcome, Problem> {
    run_on(test, table, all(table))
}

pub fn run_on(test: &DataTest, table: &DataTable, population: Population) -> Result<Outcome, Problem> {
    let mut run = Run::new(test, table, population)?;
    let mut last = 0.0;
    while !run.step(table) {
        assert!(run.progress() >= last && run.progress() < 1.0, "progress rises");
        last = run.progress();
    }
    assert!(run.progress() >= 1.0);
    run.finish(table)
}

pub fn found(test: &DataTest, table: &DataTable) -> Outcome {
    run(test, table).unwrap_or_else(|problem| panic!("{}", problem.message()))
}

pub fn figure(outcome: &Outcome, label: &str) -> String {
    let found = outcome.figures.iter().find(|figure| figure.label == label);
    found.unwrap_or_else(|| panic!("no figure {label}: {:?}", outcome.figures)).value.clone()
}

pub fn groups(outcome: &Outcome) -> &Groups {
    outcome.groups.as_ref().expect("groups")
}

/// The texts of the lines, joined by '|'.
pub fn lines(outcome: &Outcome) -> Vec<String> {
    groups(outcome).lines.iter().map(|line| line.texts.join("|")).collect()
}
