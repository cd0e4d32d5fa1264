//! Choices and checks for the dashboard editor.

use std::collections::BTreeSet;

use portal_dashboard::edit::{EditRefusal, EditRequest, Edited, edited};
use portal_dashboard::evaluate;
use portal_dashboard::source::{ColumnType, DataSource, SourceColumn};
use portal_dashboard::suited;
use portal_dashboard::widget::Widget;
use portal_table::aggregate::{Groups, Rows, sizes};
use serde::{Deserialize, Serialize};

use crate::dashboard::commands::{DashboardForm, check_form};
use crate::dashboard::sources::{self, SourceOption};
use crate::dashboard::views::words::{OperationWords, operations};
use crate::store::Reader;
use crate::store::error::{FieldError, Kind, Refusal};
use crate::store::session::Action;
use crate::table::{fold, saturated};

/// Maximum number of column values in one answer.
const MOST_VALUES: usize = 100;

/// The columns of a source, with their uses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SourceColumns {
    /// Name of the source.
    pub name: String,
    /// Noun for the rows of the source, such as 'tiket'.
    pub counted: String,
    /// All columns.
    pub columns: Vec<SourceColumn>,
    /// Calculations for which the source has suitable columns.
    pub measures: Vec<MeasureChoice>,
    /// Columns that a trend can use as its time axis.
    pub times: Vec<SourceColumn>,
}

/// A calculation with its suitable columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MeasureChoice {
    /// The calculation with its label.
    pub operation: OperationWords,
    /// Suitable columns, the most usual one first. Empty if the calculation needs no column.
    pub columns: Vec<SourceColumn>,
}

/// Parameters for the values of a column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ColumnValuesQuery {
    /// Id of the source.
    pub source: String,
    /// Key of the column.
    pub column: String,
    /// Words to find in the values.
    pub search: String,
}

/// Values of a column, most frequent first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ColumnValues {
    /// The values.
    pub values: Vec<String>,
    /// Number of matching values that are left out.
    pub more: u32,
}

/// Result of an edit step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum EditOutcome {
    /// The step was done.
    Done(Edited),
    /// The step was refused and nothing has changed.
    Refused(EditRefusal),
}

/// All sources to choose from.
pub fn source_options(reader: &Reader) -> Result<Vec<SourceOption>, Refusal> {
    reader.require(Action::ManageDashboards)?;
    Ok(sources::options(reader))
}

/// The columns of one source.
pub fn source_columns(reader: &Reader, id: &str) -> Result<SourceColumns, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let source = sources::open(reader, id).ok_or_else(|| Refusal::not_found(Kind::Source, id))?;
    Ok(SourceColumns {
        name: source.name().to_owned(),
        counted: source.counted().to_owned(),
        columns: source.columns().to_vec(),
        measures: measures(source.as_ref()),
        times: suited::times(source.as_ref()),
    })
}

fn measures(source: &dyn DataSource) -> Vec<MeasureChoice> {
    let choices = operations()
        .into_iter()
        .map(|operation| MeasureChoice { columns: suited::columns_for(operation.value, source), operation });
    choices.filter(|choice| !choice.operation.needs_column || !choice.columns.is_empty()).collect()
}

/// Labels of the columns of these widgets' sources that a dashboard can offer as filters, each once. Period, company and
/// stage are always offered.
pub fn filter_columns(reader: &Reader, widgets: &[Widget]) -> Result<Vec<String>, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let ids: BTreeSet<&str> = widgets
        .iter()
        .filter_map(|widget| widget.config.data_source.as_ref())
        .map(|source| source.id.as_str())
        .collect();
    let mut labels: Vec<String> = Vec::new();
    for source in ids.into_iter().filter_map(|id| sources::open(reader, id)) {
        let is_usable = |column: &&SourceColumn| column.kind != ColumnType::Number && column.meaning.is_none();
        for column in source.columns().iter().filter(is_usable) {
            if !labels.iter().any(|label| fold::fold(label) == fold::fold(&column.label)) {
                labels.push(column.label.clone());
            }
        }
    }
    labels.sort_by_key(|label| fold::fold(label));
    Ok(labels)
}

/// Values of a column, to choose from in a condition.
pub fn column_values(reader: &Reader, query: &ColumnValuesQuery) -> Result<ColumnValues, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let source = sources::open(reader, &query.source).ok_or_else(|| Refusal::not_found(Kind::Source, &query.source))?;
    let labels = source.labels(&query.column).unwrap_or_default();
    let words = fold::words(&query.search);
    let counts = sizes(Rows::All(source.rows()), &Groups::of_labels(&labels));
    let mut found: Vec<(u32, &String)> = counts.into_iter().zip(labels.labels()).collect();
    found.retain(|(count, text)| *count > 0 && (words.is_empty() || fold::has_all(&[text], &words)));
    found.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    Ok(ColumnValues {
        more: saturated(found.len().saturating_sub(MOST_VALUES)),
        values: found.into_iter().take(MOST_VALUES).map(|(_, text)| text.clone()).collect(),
    })
}

/// Applies an edit step to the widgets.
pub fn step(reader: &Reader, request: &EditRequest) -> Result<EditOutcome, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let title = |widget: &Widget| {
        let source = widget.config.data_source.as_ref().and_then(|source| sources::open(reader, &source.id));
        evaluate::title(widget, source.as_deref())
    };
    Ok(match edited(request, &title) {
        Ok(edited) => EditOutcome::Done(edited),
        Err(refusal) => EditOutcome::Refused(refusal),
    })
}

/// Errors of the form as typed so far.
pub fn form_errors(reader: &Reader, form: &DashboardForm) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::ManageDashboards)?;
    Ok(check_form(form))
}
