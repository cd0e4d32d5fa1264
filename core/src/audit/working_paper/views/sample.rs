//! The rows of a sample with what was found in them.

use std::collections::HashMap;

use portal_analysis::outcome::{Drawn, TestFigure};
use portal_analysis::sample_results::{Finding, projected};
use serde::{Deserialize, Serialize};

use super::paper::{RepeatQuery, open, repetition};
use super::test::MOST_ROWS;
use crate::audit::assignment::change::is_open;
use crate::audit::repository::views::table::{TableColumn, column, row_of};
use crate::audit::working_paper::items::{drawn_again, finding, method_of, not_a_sample, other_version};
use crate::model::working_paper::{ItemFinding, ItemResult, PaperStep};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::records::assignments::is_own;
use crate::store::session::Action;
use crate::table::data::shown::amount;
use crate::table::decimal::Decimal;
use crate::table::saturated;

/// A window of the rows of a sample.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SampleItemsQuery {
    /// Id of the step.
    pub step: String,
    /// Index of the first requested row.
    pub first: u32,
    /// Number of requested rows.
    pub count: u32,
}

/// Rows of a sample with their results, and what these say about the population.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SampleItems {
    /// Columns of the table.
    pub columns: Vec<TableColumn>,
    /// Number of all rows of the sample.
    pub total: u32,
    /// Index of the first row of `items`.
    pub first: u32,
    /// The rows.
    pub items: Vec<SampleItem>,
    /// True if the rows have audited amounts instead of findings.
    pub is_monetary: bool,
    /// The projection: figures with their labels.
    pub figures: Vec<TestFigure>,
    /// Sentences that say what the figures mean.
    pub remarks: Vec<String>,
    /// True if the acting person may record results now.
    pub may_record: bool,
}

/// A row of a sample.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SampleItem {
    /// Number of the row in its version, from 1.
    pub number: u32,
    /// Cells as shown.
    pub cells: Vec<String>,
    /// The amount of the row as shown; empty without audited amounts.
    pub book: String,
    /// 'conforms', 'deviates', or empty.
    pub finding: String,
    /// The audited amount, as it is typed; may be empty.
    pub amount: String,
    /// The result in words; empty for a row that is not examined.
    pub result: String,
    /// The note; may be empty.
    pub note: String,
}

/// The rows of a sample with their results. `repeat_progress` does the work of drawing them again in parts.
pub fn items(reader: &Reader, query: &SampleItemsQuery) -> Result<SampleItems, Refusal> {
    let (step, asked) = repetition(reader, &RepeatQuery { step: query.step.clone(), newest: false })?;
    let (assignment, _) = open(reader, &step.assignment_id)?;
    let (method, plan) = method_of(step).ok_or_else(not_a_sample)?;
    let may_record = reader.may(Action::KeepSteps) && is_own(reader.session(), assignment) && is_open(assignment);
    let (version, table) = asked.main();
    if version.version.content != step.population.version {
        return Err(other_version());
    }
    let tested = asked.finish()?;
    let outcome = tested.outcome.as_ref().map_err(|problem| Refusal::Untestable { message: problem.message() })?;
    let (rows, drawn) = drawn_again(step, outcome)?;
    let results = results_by_row(step);
    let findings: Vec<Option<Finding>> =
        rows.iter().map(|row| results.get(row).and_then(|item| finding(item))).collect();
    let projection = projected(drawn, plan, &findings);
    let window = (0..rows.len()).skip(query.first as usize).take(query.count.min(MOST_ROWS) as usize);
    let item = |place: usize| {
        let row = rows[place];
        let result = results.get(&row).copied();
        shown(row, row_of(table, row), book(drawn, place), result)
    };
    Ok(SampleItems {
        columns: version.version.columns.iter().map(column).collect(),
        total: saturated(rows.len()),
        first: query.first,
        items: window.map(item).collect(),
        is_monetary: method.is_monetary(),
        figures: projection.figures,
        remarks: projection.remarks,
        may_record,
    })
}

fn results_by_row(step: &PaperStep) -> HashMap<u32, &ItemResult> {
    step.item_results.iter().map(|item| (item.number.saturating_sub(1), item)).collect()
}

/// The amount of a drawn row as shown.
fn book(drawn: &Drawn, place: usize) -> String {
    let Some(amounts) = &drawn.amounts else { return String::new() };
    let units = amounts.books.get(place).copied().unwrap_or_default();
    amount(Decimal { units: units.into(), decimals: amounts.decimals }, amounts.measure)
}

fn shown(row: u32, cells: Vec<String>, book: String, result: Option<&ItemResult>) -> SampleItem {
    let words = result.map(|item| item.finding.in_words()).unwrap_or_default();
    let (choice, amount) = match result.map(|item| &item.finding) {
        None => ("", String::new()),
        Some(ItemFinding::Conforms) => ("conforms", String::new()),
        Some(ItemFinding::Deviates) => ("deviates", String::new()),
        Some(ItemFinding::Audited { .. }) => ("", words.clone()),
    };
    SampleItem {
        number: row + 1,
        cells,
        book,
        finding: choice.to_owned(),
        amount,
        result: words,
        note: result.map(|item| item.note.clone()).unwrap_or_default(),
    }
}
