//! A test on a dataset, with the rows that it points at.

use std::rc::Rc;

use portal_analysis::outcome::{Groups, Outcome, TestFigure};
use portal_analysis::test::DataTest;
use serde::{Deserialize, Serialize};

use crate::audit::repository::views::subject::{DataSubject, OpenVersion, Purpose, find_version};
use crate::audit::repository::views::table::{TableColumn, column, row_of};
use crate::audit::working_paper::form::{TestFieldError, TestForm, checked};
use crate::audit::working_paper::population::Asked;
use crate::locale::number::integer;
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::records::kept_test::{TestKey, Tested};
use crate::store::session::Action;
use crate::table::saturated;

/// Maximum number of rows that [`rows`] returns.
const MOST_ROWS: u32 = 1_000;

/// A test on the rows of a dataset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestQuery {
    /// The dataset.
    pub subject: DataSubject,
    /// Words that every row contains.
    pub search: String,
    /// Filters by column, as in the address.
    pub filters: String,
    /// The test as typed.
    pub test: TestForm,
}

/// The result of a test.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestView {
    /// The tested rows, such as '6 dari 24 baris'.
    pub population: String,
    /// Why the test cannot be run, and what to do, by field; the result is empty then.
    pub errors: Vec<TestFieldError>,
    /// Figures with their labels.
    pub figures: Vec<TestFigure>,
    /// Groups with their figures.
    pub groups: Option<Groups>,
    /// Sentences that interpret the figures, and warnings.
    pub remarks: Vec<String>,
    /// Number of rows that the test points at.
    pub rows: u32,
}

/// A window of the rows that a test points at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestRowsQuery {
    /// The test.
    pub test: TestQuery,
    /// Index of the first requested row.
    pub first: u32,
    /// Number of requested rows.
    pub count: u32,
}

/// Rows that a test points at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestRows {
    /// Columns of the table.
    pub columns: Vec<TableColumn>,
    /// Number of all rows that the test points at.
    pub total: u32,
    /// Index of the first row of `rows`.
    pub first: u32,
    /// The rows.
    pub rows: Vec<TestRow>,
}

/// A row that a test points at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestRow {
    /// Number of the row in its version, from 1.
    pub number: u32,
    /// Cells as shown.
    pub cells: Vec<String>,
}

/// A test on the rows of a version.
pub(super) struct Wanted<'q> {
    pub(super) subject: &'q DataSubject,
    pub(super) search: &'q str,
    pub(super) filters: &'q str,
    pub(super) test: DataTest,
}

impl<'q> Wanted<'q> {
    fn typed(query: &'q TestQuery) -> Result<Self, Vec<TestFieldError>> {
        let TestQuery { subject, search, filters, test } = query;
        Ok(Self { subject, search, filters, test: checked(test)? })
    }

    /// Only auditors with full access and the administrator test data.
    pub(super) fn ask<T>(
        self,
        reader: &Reader,
        use_test: impl FnOnce(OpenVersion, Asked) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        reader.require(Action::TestData)?;
        let open = find_version(reader, self.subject, Purpose::Read)?;
        let key = TestKey {
            content: open.version.content.clone(),
            search: self.search.to_owned(),
            filters: self.filters.to_owned(),
            test: self.test,
        };
        let (version, table) = (open.version, open.table(reader)?);
        use_test(open, Asked { key: &key, version, table, kept: reader.kept_test() })
    }
}

pub(super) fn tested(asked: Asked, open: OpenVersion) -> Result<Rc<Tested>, Refusal> {
    asked.finish().ok_or_else(|| Refusal::not_found(Kind::Data, &open.set.id))
}

/// Does a part of a test. Returns the share that is done, 1 once [`test`] can answer quickly.
pub fn progress(reader: &Reader, query: &TestQuery) -> Result<f64, Refusal> {
    match Wanted::typed(query) {
        Ok(wanted) => wanted.ask(reader, |_, asked| Ok(asked.step())),
        Err(_) => reader.require(Action::TestData).map(|()| 1.0),
    }
}

/// The result of a test.
pub fn test(reader: &Reader, query: &TestQuery) -> Result<TestView, Refusal> {
    let wanted = match Wanted::typed(query) {
        Ok(wanted) => wanted,
        Err(errors) => {
            reader.require(Action::TestData)?;
            return Ok(TestView { errors, ..TestView::default() });
        }
    };
    wanted.ask(reader, |open, asked| {
        let tested = tested(asked, open)?;
        let population = in_words(tested.population, open.version.records);
        Ok(match &tested.outcome {
            Ok(outcome) => found(population, outcome),
            Err(problem) => {
                let errors = vec![TestFieldError::of(problem, &query.test)];
                TestView { population, errors, ..TestView::default() }
            }
        })
    })
}

fn found(population: String, outcome: &Outcome) -> TestView {
    TestView {
        population,
        errors: Vec::new(),
        figures: outcome.figures.clone(),
        groups: outcome.groups.clone(),
        remarks: outcome.remarks.clone(),
        rows: saturated(outcome.rows.len()),
    }
}

/// Such as '6 dari 24 baris', or '24 baris' for all of them.
pub(super) fn in_words(rows: u32, of: u32) -> String {
    let number = |rows: u32| integer(rows.into());
    if rows == of { format!("{} baris", number(rows)) } else { format!("{} dari {} baris", number(rows), number(of)) }
}

/// A window of the rows that a test points at.
pub fn rows(reader: &Reader, query: &TestRowsQuery) -> Result<TestRows, Refusal> {
    let TestRowsQuery { test, first, count } = query;
    let wanted = Wanted::typed(test).map_err(|_| Refusal::not_found(Kind::Data, ""))?;
    wanted.ask(reader, |open, asked| {
        let tested = tested(asked, open)?;
        let rows = tested.outcome.as_ref().map_or(&[][..], |outcome| &outcome.rows);
        let wanted = rows.iter().skip(*first as usize).take(*count.min(&MOST_ROWS) as usize);
        Ok(TestRows {
            columns: open.version.columns.iter().map(column).collect(),
            total: saturated(rows.len()),
            first: *first,
            rows: wanted.map(|&row| TestRow { number: row + 1, cells: row_of(asked.table, row) }).collect(),
        })
    })
}
