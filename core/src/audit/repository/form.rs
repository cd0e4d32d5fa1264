//! The forms of the dialog 'Unggah data' (§2.8), which describe a file to store.

use serde::{Deserialize, Serialize};

use super::known_name;
use crate::locale::file_name::shown_file_name;
use crate::model::Stage;
use crate::model::repository::{Dataset, DocumentFormat, ExistingRows, Recipe, Section};
use crate::store::State;
use crate::store::error::{DocumentProblem, Field, FieldError, Problem, Refusal};
use crate::store::form::attachment::FileFacts;
use crate::store::form::content::{self, Destination};
use crate::store::form::text::{BODY_MAX, FormCheck, TITLE_MAX, many_lines, one_line, too_long};
use crate::store::records::shelf::Shelved;
use crate::table::data::column::{Column, ColumnKind, Doubt, FoundColumn, missing_words};
use crate::table::fold::fold;
use crate::table::saturated;

/// Maximum size of a document in bytes, inclusive: 25 MB.
pub const DOCUMENT_MAX_BYTES: u64 = 26_214_400;
/// Maximum length of a document's text in characters.
pub const TEXT_MAX: usize = 5_000_000;

/// Stage, company and description of a file, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PlaceForm {
    /// One of the six stages.
    pub tahapan: String,
    /// Known or new company.
    pub badan_usaha: String,
    /// Description; may be empty.
    pub description: String,
}

/// The form for storing a parsed CSV file as a dataset.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DatasetForm {
    /// Stage, company and description.
    pub place: PlaceForm,
    /// Known or new activity.
    pub kegiatan: String,
    /// Id of the rows in the `TableShelf`.
    pub content: String,
    /// Name of the file.
    pub file_name: String,
    /// Chosen kind of each column; `None` accepts the detected kind. A column of numbers that both forms read needs a
    /// choice.
    pub kinds: Vec<Option<ColumnKind>>,
    /// Heading of each column; `None` or an empty text keeps the heading of the file.
    pub headers: Vec<Option<String>>,
    /// Texts for 'no value' of each column, as typed; `None` for the usual ones.
    #[serde(default)]
    pub missing: Vec<Option<String>>,
    /// The columns to keep, in this order; empty for all.
    #[serde(default)]
    pub kept: Vec<u32>,
    /// Effect on the rows of the dataset that exists at this place; `None` until the user has chosen.
    #[serde(default)]
    pub existing: Option<ExistingRows>,
    /// How the file was read, for the next file of the same shape.
    #[serde(default)]
    pub recipe: Option<Box<Recipe>>,
}

impl DatasetForm {
    /// The heading that the user gave this column, if any.
    pub(super) fn header(&self, column: usize) -> Option<String> {
        let header = self.headers.get(column)?.as_deref()?;
        Some(one_line(header)).filter(|header| !header.is_empty())
    }

    /// The columns to keep, in their order.
    pub(super) fn places(&self, found: &[FoundColumn]) -> Vec<u32> {
        let all = 0..saturated(found.len());
        if self.kept.is_empty() { all.collect() } else { all.filter(|place| self.kept.contains(place)).collect() }
    }

    /// The columns of a file as the user wants them.
    pub(crate) fn columns(&self, found: &[FoundColumn]) -> Vec<Column> {
        let columns = found.iter().enumerate().map(|(index, column)| Column {
            header: self.header(index).unwrap_or_else(|| column.header.clone()),
            kind: self.kinds.get(index).copied().flatten().unwrap_or(column.kind),
            missing: self.missing(index).and_then(missing_words),
        });
        columns.collect()
    }

    /// The texts for 'no value' that the user gave this column, as typed.
    pub(super) fn missing(&self, column: usize) -> Option<&str> {
        self.missing.get(column)?.as_deref()
    }

    /// The headings that the user gave, up to the last of them.
    pub(super) fn all_headers(&self) -> Vec<Option<String>> {
        let last = (0..self.headers.len()).rposition(|column| self.header(column).is_some());
        (0..last.map_or(0, |last| last + 1)).map(|column| self.header(column)).collect()
    }
}

/// The form for storing a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DocumentForm {
    /// Stage, company and description.
    pub place: PlaceForm,
    /// Name, size and first bytes of the file.
    pub file: FileFacts,
    /// Extracted text of the file; one section for each page of a PDF that has text.
    pub sections: Vec<Section>,
    /// Number of pages of a PDF, if it could be opened.
    #[serde(default)]
    pub pages: Option<u32>,
}

pub(super) struct CheckedPlace {
    pub(super) tahapan: Option<Stage>,
    pub(super) badan_usaha: String,
    pub(super) description: String,
}

pub(super) fn check_place(state: &State, place: &PlaceForm, check: &mut FormCheck) -> CheckedPlace {
    CheckedPlace {
        tahapan: check.required_choice(Field::Tahapan, &place.tahapan, Stage::parse),
        badan_usaha: known_name::company(state, check.required_line(Field::BadanUsaha, &place.badan_usaha)),
        description: check.optional_body(Field::Description, Some(&place.description)).unwrap_or_default(),
    }
}

pub(super) struct CheckedDataset<'a> {
    pub(super) place: CheckedPlace,
    pub(super) kegiatan: String,
    /// The existing dataset with the same stage, company and activity.
    pub(super) before: Option<&'a Dataset>,
}

pub(super) fn check_dataset<'a>(state: &'a State, form: &DatasetForm, check: &mut FormCheck) -> CheckedDataset<'a> {
    let place = check_place(state, &form.place, check);
    let kegiatan = known_name::activity(state, check.required_line(Field::Kegiatan, &form.kegiatan));
    let at = |tahapan| state.repository.dataset_at(tahapan, &place.badan_usaha, &kegiatan);
    let before = place.tahapan.and_then(at);
    if before.is_some() && form.existing.is_none() {
        check.reject(Field::Kegiatan, Problem::Taken);
    }
    let is_used = state.repository.version(&form.content).is_some();
    match state.repository.shelf.get(&form.content).filter(|_| !is_used) {
        None => check.reject(Field::File, Problem::Gone),
        Some(Shelved { found, .. }) => {
            let headers = check_columns(form, found, check);
            if let (Some(set), Some(ExistingRows::Append)) = (before, form.existing) {
                check_same_columns(set, &headers, check);
            }
        }
    }
    CheckedDataset { place, kegiatan, before }
}

/// Checks the kept columns and returns their headings.
fn check_columns(form: &DatasetForm, found: &[FoundColumn], check: &mut FormCheck) -> Vec<String> {
    let mut headers: Vec<String> = Vec::new();
    for index in form.places(found).into_iter().map(|place| place as usize) {
        let column = &found[index];
        let typed = form.header(index);
        let header = typed.as_ref().unwrap_or(&column.header);
        let is_open = column.doubt == Some(Doubt::NumberForm);
        if is_open && form.kinds.get(index).copied().flatten().is_none() {
            check.reject(Field::Columns, Problem::Ambiguous { header: header.clone() });
        }
        let length = typed.as_ref().map_or(0, |header| header.chars().count());
        if let Some(problem) = too_long(length, TITLE_MAX) {
            check.reject(Field::Columns, problem);
        }
        if headers.iter().any(|other| fold(other) == fold(header)) {
            check.reject(Field::Columns, Problem::HeaderTaken { header: header.clone() });
        }
        headers.push(header.clone());
    }
    headers
}

/// Rows can be added if the file has the columns of the dataset, in any order.
fn check_same_columns(set: &Dataset, headers: &[String], check: &mut FormCheck) {
    let own: Vec<&String> = set.newest().columns.iter().map(|column| &column.header).collect();
    let has = |list: &[&String], header: &str| list.iter().any(|other| fold(other) == fold(header));
    let there: Vec<&String> = headers.iter().collect();
    let missing: Vec<String> = own.iter().filter(|header| !has(&there, header)).map(|&header| header.clone()).collect();
    let extra: Vec<String> = headers.iter().filter(|header| !has(&own, header)).cloned().collect();
    if !missing.is_empty() || !extra.is_empty() {
        check.reject(Field::Kegiatan, Problem::OtherColumns { missing, extra });
    }
}

/// The dataset to which the form adds the rows of its file. Refused if the form has errors.
pub(super) fn appended_to<'a>(state: &'a State, form: &DatasetForm) -> Result<&'a Dataset, Refusal> {
    let mut check = FormCheck::default();
    let CheckedDataset { before, .. } = check_dataset(state, form, &mut check);
    check.finish()?;
    let is_addition = form.existing == Some(ExistingRows::Append);
    before.filter(|_| is_addition).ok_or_else(|| Refusal::invalid(Field::Kegiatan, Problem::Gone))
}

/// Errors of the dataset form as typed so far.
pub fn dataset_errors(state: &State, form: &DatasetForm) -> Vec<FieldError> {
    let mut check = FormCheck::default();
    check_dataset(state, form, &mut check);
    check.into_errors()
}

pub(super) struct CheckedDocument {
    pub(super) place: CheckedPlace,
    pub(super) name: String,
    pub(super) format: Option<DocumentFormat>,
    pub(super) sections: Vec<Section>,
    pub(super) pages: Option<u32>,
}

pub(super) fn check_document(state: &State, form: &DocumentForm, check: &mut FormCheck) -> CheckedDocument {
    let place = check_place(state, &form.place, check);
    let format = document_format(&form.file).map_err(|problem| check.reject(Field::File, problem)).ok();
    let characters = form.sections.iter().map(|section| section.title.chars().count() + section.body.chars().count());
    if let Some(problem) = too_long(characters.sum(), TEXT_MAX) {
        check.reject(Field::File, problem);
    }
    let sections = form.sections.iter().map(|section| Section {
        title: one_line(&section.title).chars().take(BODY_MAX).collect(),
        body: many_lines(&section.body),
    });
    let pages = form.pages.filter(|_| format == Some(DocumentFormat::Pdf));
    CheckedDocument { place, name: shown_file_name(&form.file.name), format, sections: sections.collect(), pages }
}

/// Errors of the document form as typed so far.
pub fn document_errors(state: &State, form: &DocumentForm) -> Vec<FieldError> {
    let mut check = FormCheck::default();
    check_document(state, form, &mut check);
    check.into_errors()
}

/// The format that the file's extension names. The first bytes must match the format.
fn document_format(file: &FileFacts) -> Result<DocumentFormat, Problem> {
    let wrong = |why| {
        let hint = match why {
            DocumentProblem::Empty | DocumentProblem::TooLarge => None,
            DocumentProblem::Unsupported => content::way_out(file, Destination::Repository),
            DocumentProblem::ContentDiffers => Some(content::mismatch(file, Destination::Repository)),
        };
        Problem::Document { name: shown_file_name(&file.name), why, hint }
    };
    if file.size == 0 {
        return Err(wrong(DocumentProblem::Empty));
    }
    if file.size > DOCUMENT_MAX_BYTES {
        return Err(wrong(DocumentProblem::TooLarge));
    }
    let extension = file.name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
    let format =
        extension.as_deref().and_then(DocumentFormat::parse).ok_or_else(|| wrong(DocumentProblem::Unsupported))?;
    if content::matches_document(format, file) { Ok(format) } else { Err(wrong(DocumentProblem::ContentDiffers)) }
}
