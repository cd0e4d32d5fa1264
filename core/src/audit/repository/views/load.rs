//! Suggestions and form errors of the dialog 'Unggah data' (§2.8).

use serde::{Deserialize, Serialize};

use super::table::row_of;
use crate::audit::repository::form::{DatasetForm, DocumentForm, dataset_errors, document_errors};
use crate::audit::repository::known_name;
use crate::store::Reader;
use crate::store::error::{Field, FieldError, Problem, Refusal};
use crate::store::records::shelf::Shelved;
use crate::store::session::Action;
use crate::table::data::column::{Column, ColumnKind, Doubt, FoundColumn, missing_words, typed_missing_words};
use crate::table::data::data_table::DataTable;
use crate::table::data::number::NumberForm;
use crate::table::data::values::Misfit;

/// Suggested names; the user may also type new ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoadChoices {
    /// Known companies.
    pub companies: Vec<String>,
    /// Known activities.
    pub activities: Vec<String>,
}

/// The suggestions, for the administrator.
pub fn choices(reader: &Reader) -> Result<LoadChoices, Refusal> {
    reader.require(Action::ManageRepository)?;
    let mut companies = reader.repository().companies();
    companies.extend(reader.directory().businesses().map(|business| business.name.as_str()));
    let mut activities: Vec<String> = Vec::new();
    for set in reader.repository().datasets.iter() {
        if !activities.contains(&set.kegiatan) {
            activities.push(set.kegiatan.clone());
        }
    }
    Ok(LoadChoices { companies: companies.into_iter().map(str::to_owned).collect(), activities })
}

/// A known company whose name is nearly the typed one, for the question 'Maksud Anda …?'.
pub fn near_company(reader: &Reader, typed: &str) -> Result<Option<String>, Refusal> {
    reader.require(Action::ManageRepository)?;
    Ok(known_name::nearly(reader, typed))
}

/// Number of rows in a preview.
const PREVIEW_ROWS: u32 = 20;
/// Number of cells that are named if they do not fit their column.
const NAMED_MISFITS: usize = 5;

/// A table that was read and not stored, and the kinds that the user has chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoadedTableQuery {
    /// Id of the rows in the `TableShelf`.
    pub content: String,
    /// Kind of each column; `None` accepts the detected kind.
    pub kinds: Vec<Option<ColumnKind>>,
    /// Texts for 'no value' of each column, as typed; `None` for the usual ones.
    #[serde(default)]
    pub missing: Vec<Option<String>>,
}

/// The columns and first rows of a table, read as the kinds say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoadedTableView {
    /// The columns.
    pub columns: Vec<LoadedColumn>,
    /// Cells of the first rows as shown.
    pub rows: Vec<Vec<String>>,
}

/// A column of a table that was read and not stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoadedColumn {
    /// Heading.
    pub header: String,
    /// Detected kind.
    pub detected: ColumnKind,
    /// Kind by which the cells are read.
    pub kind: ColumnKind,
    /// True if the cells are numbers.
    pub is_number: bool,
    /// Texts for 'no value', such as '-; N/A; nihil'.
    pub missing: String,
    /// Question about the cells, with an example of both readings.
    pub doubt: Option<ColumnDoubt>,
    /// Number of cells that do not fit the kind.
    pub misfits: u32,
    /// The first of these.
    pub first_misfits: Vec<MisfitCell>,
}

/// A cell that can be read in two ways.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ColumnDoubt {
    /// The question.
    pub about: Doubt,
    /// Text in the file.
    pub text: String,
    /// The two kinds, each with the value that the text has then, as shown.
    pub readings: [(ColumnKind, String); 2],
}

/// A cell that does not fit its column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MisfitCell {
    /// Line of the file.
    pub line: u32,
    /// Text of the cell.
    pub text: String,
}

/// The columns and first rows of a table that was read and not stored.
pub fn loaded_table(reader: &Reader, query: &LoadedTableQuery) -> Result<LoadedTableView, Refusal> {
    reader.require(Action::ManageRepository)?;
    let shelf = &reader.repository().shelf;
    let Shelved { table, found, .. } =
        shelf.get(&query.content).ok_or_else(|| Refusal::invalid(Field::File, Problem::Gone))?;
    let chosen = found.iter().enumerate().map(|(place, column)| Column {
        header: column.header.clone(),
        kind: query.kinds.get(place).copied().flatten().unwrap_or(column.kind),
        missing: query.missing.get(place).and_then(|typed| missing_words(typed.as_deref()?)),
    });
    let chosen: Vec<Column> = chosen.collect();
    let table = table.with_columns(&chosen);
    let columns = (0..).zip(found.iter().zip(&chosen));
    let columns = columns.map(|(number, (column, Column { kind, missing, .. }))| {
        let kind = *kind;
        // The number of misfits of a detected kind is known without reading the column again.
        let is_detected = kind == column.kind && missing.is_none();
        let misfits = if is_detected { column.misfits } else { table.unread(number) };
        let named = if misfits == 0 { Vec::new() } else { table.misfits(number, NAMED_MISFITS) };
        LoadedColumn {
            header: column.header.clone(),
            detected: column.kind,
            kind,
            is_number: kind.number_form().is_some(),
            missing: typed_missing_words(missing.as_deref()),
            doubt: column.doubt.and_then(|about| doubt(about, column)),
            misfits,
            first_misfits: named.into_iter().map(|Misfit { line, text }| MisfitCell { line, text }).collect(),
        }
    });
    let rows = 0..table.row_count().min(PREVIEW_ROWS);
    Ok(LoadedTableView { columns: columns.collect(), rows: rows.map(|row| row_of(&table, row)).collect() })
}

fn doubt(about: Doubt, column: &FoundColumn) -> Option<ColumnDoubt> {
    let text = column.samples.first()?.clone();
    let kinds = match about {
        Doubt::NumberForm => [column.kind.in_form(NumberForm::Indonesian), column.kind.in_form(NumberForm::English)],
        Doubt::DayOrder => [ColumnKind::Date, ColumnKind::DateMonthFirst],
    };
    let cell = DataTable::from_rows([""], [[&text]]);
    let reading = |kind: ColumnKind| (kind, cell.with_kinds(&[kind]).shown(0, 0).into_owned());
    Some(ColumnDoubt { about, text, readings: kinds.map(reading) })
}

/// Errors of the dataset form as typed so far.
pub fn dataset_form_errors(reader: &Reader, form: &DatasetForm) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::ManageRepository)?;
    reader.repository();
    Ok(dataset_errors(reader.state(), form))
}

/// Errors of the document form as typed so far.
pub fn document_form_errors(reader: &Reader, form: &DocumentForm) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::ManageRepository)?;
    Ok(document_errors(reader.state(), form))
}
