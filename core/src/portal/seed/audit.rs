//! Reads `auditors.json`, `datasets.json` and `documents.json`.

use std::rc::Rc;

use serde::Deserialize;

use super::SeedError;
use super::record::Record;
use crate::model::Stage;
use crate::model::auditor::Auditor;
use crate::model::repository::{DataVersion, Dataset, Document, DocumentFormat, Section};
use crate::store::State;
use crate::store::env::Clock;
use crate::store::records::shelf::Shelved;
use crate::table::data::data_table::DataTable;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DatasetSeed {
    id: String,
    tahapan: Stage,
    badan_usaha: String,
    kegiatan: String,
    description: String,
    uploaded: String,
    updated: String,
    headers: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// A dataset seed, of which only the rows are used.
#[derive(Deserialize)]
pub(super) struct TableSeed {
    id: String,
    headers: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl TableSeed {
    pub(super) fn shelve(&self, state: &mut State) {
        shelve(state, &content(&self.id), DataTable::from_rows(&self.headers, &self.rows));
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DocumentSeed {
    id: String,
    name: String,
    tahapan: Stage,
    badan_usaha: String,
    description: String,
    format: DocumentFormat,
    size: u64,
    pages: u32,
    uploaded: String,
    updated: String,
    sections: Vec<Section>,
}

pub(super) fn plant_auditor(state: &mut State, auditor: Auditor) -> Result<(), SeedError> {
    let wrong = |field: &str, problem: &str| SeedError::new("auditors.json", &auditor.id, field, problem);
    if state.auditors.knows(&auditor.id) {
        return Err(wrong("id", "is not unique"));
    }
    if auditor.expertise.is_empty() {
        return Err(wrong("expertise", "is empty"));
    }
    state.auditors.put(auditor);
    Ok(())
}

pub(super) fn plant_dataset(state: &mut State, seed: DatasetSeed, opened: Clock) -> Result<(), SeedError> {
    let record = Record { file: "datasets.json", id: &seed.id, opened };
    record.free(state.repository.item(&seed.id).is_some())?;
    let upload_date = record.when("uploaded", &seed.uploaded)?;
    let updated_date = record.when("updated", &seed.updated)?.max(upload_date);
    if state.repository.dataset_at(seed.tahapan, &seed.badan_usaha, &seed.kegiatan).is_some() {
        return Err(record.wrong("kegiatan", "has a dataset already"));
    }
    if let Some(ragged) = seed.rows.iter().position(|row| row.len() != seed.headers.len()) {
        return Err(record.wrong("rows", &format!("row {} has not as many cells as there are headers", ragged + 1)));
    }
    let table = DataTable::from_rows(&seed.headers, &seed.rows);
    let content = content(&seed.id);
    let set = Dataset {
        id: seed.id,
        tahapan: seed.tahapan,
        badan_usaha: seed.badan_usaha,
        kegiatan: seed.kegiatan,
        description: seed.description,
        upload_date,
        updated_date,
        versions: vec![DataVersion {
            content: content.clone(),
            loaded: updated_date,
            columns: table.columns().to_vec(),
            records: table.row_count(),
            appended: None,
            file_name: None,
            form: None,
            sha256: Some(table.sha256()),
        }],
        recipe: None,
    };
    state.repository.put_dataset(set);
    shelve(state, &content, table);
    Ok(())
}

fn content(id: &str) -> String {
    format!("seed:{id}")
}

fn shelve(state: &mut State, content: &str, table: DataTable) {
    // A test ensures that the seeds contain no ambiguous numbers.
    state.repository.shelve(content, Shelved { table: Rc::new(table), form: None, found: Vec::new() });
}

pub(super) fn plant_document(state: &mut State, seed: DocumentSeed, opened: Clock) -> Result<(), SeedError> {
    let record = Record { file: "documents.json", id: &seed.id, opened };
    record.free(state.repository.item(&seed.id).is_some())?;
    let upload_date = record.when("uploaded", &seed.uploaded)?;
    let updated_date = record.when("updated", &seed.updated)?.max(upload_date);
    if seed.format == DocumentFormat::Docx {
        return Err(record.wrong("format", "cannot be written from sections"));
    }
    if seed.sections.is_empty() {
        return Err(record.wrong("sections", "is empty"));
    }
    if !seed.name.ends_with(&format!(".{}", seed.format.value())) {
        return Err(record.wrong("name", "does not end in its format"));
    }
    state.repository.documents.put(Document {
        id: seed.id,
        name: seed.name,
        tahapan: seed.tahapan,
        badan_usaha: seed.badan_usaha,
        description: seed.description,
        format: seed.format,
        size: seed.size,
        pages: Some(seed.pages),
        upload_date,
        updated_date,
        sections: seed.sections,
        has_file: false,
    });
    Ok(())
}
