//! What the editor asks while a dashboard is being edited.

use portal_dashboard::edit::{EditRefusal, EditRequest, Edited, edited};
use portal_dashboard::evaluate;
use portal_dashboard::source::{DataSource, SourceColumn};
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

/// The most values of a column that are offered at once.
const MOST_VALUES: usize = 100;

/// The columns of a source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SourceColumns {
    /// The source's name.
    pub name: String,
    /// What a row of it is: 'tiket'.
    pub counted: String,
    /// Its columns.
    pub columns: Vec<SourceColumn>,
    /// How figures can be made of its rows: only what it has columns for.
    pub measures: Vec<MeasureChoice>,
    /// Those of its columns that a trend can go by.
    pub times: Vec<SourceColumn>,
}

/// A way of making a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MeasureChoice {
    /// In words.
    pub operation: OperationWords,
    /// The columns that it can be made of, the usual one first; none where it takes no column.
    pub columns: Vec<SourceColumn>,
}

/// Which values of which column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ColumnValuesQuery {
    /// The source's id.
    pub source: String,
    /// The column's key.
    pub column: String,
    /// Words to find.
    pub search: String,
}

/// Values of a column, the most frequent first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ColumnValues {
    /// The values.
    pub values: Vec<String>,
    /// How many more there are.
    pub more: u32,
}

/// What came of a step of the editor.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum EditOutcome {
    /// It was done.
    Done(Edited),
    /// It could not be; everything stays as it was.
    Refused(EditRefusal),
}

/// The sources to choose from.
pub fn source_options(reader: &Reader) -> Result<Vec<SourceOption>, Refusal> {
    reader.require(Action::ManageDashboards)?;
    Ok(sources::options(reader))
}

/// The columns of a source.
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

/// Values to choose from in a condition.
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

/// What a step of the editor makes of the widgets.
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

/// What is wrong with a dashboard's form so far.
pub fn form_errors(reader: &Reader, form: &DashboardForm) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::ManageDashboards)?;
    Ok(check_form(form))
}
