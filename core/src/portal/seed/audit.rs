//! Reads `auditors.json`, `datasets.json`, `documents.json` and `assignments.json`.

use std::rc::Rc;

use serde::Deserialize;

use super::{SeedError, moment};
use crate::model::assignment::{Assignment, AssignmentAction, AssignmentStatus, Review};
use crate::model::auditor::Auditor;
use crate::model::repository::{DataVersion, Dataset, Document, DocumentFormat, Section};
use crate::model::{Instant, Stage};
use crate::store::activity::ActivityEntry;
use crate::store::env::Clock;
use crate::store::records::shelf::Shelved;
use crate::store::{CommitAction, State};
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

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct AssignmentSeed {
    id: String,
    data: String,
    auditor: String,
    assigned_by: String,
    assigned: String,
    status: AssignmentStatus,
    due: String,
    notes: Option<String>,
    updated: String,
    completed: Option<String>,
}

struct Record<'a> {
    file: &'static str,
    id: &'a str,
    opened: Clock,
}

impl Record<'_> {
    fn wrong(&self, field: &str, problem: &str) -> SeedError {
        SeedError::new(self.file, self.id, field, problem)
    }

    fn when(&self, field: &str, text: &str) -> Result<Instant, SeedError> {
        let problem = || self.wrong(field, &format!("'{text}' is no moment such as -8h"));
        moment::parse(text, self.opened).ok_or_else(problem)
    }

    fn free(&self, is_taken: bool) -> Result<(), SeedError> {
        if is_taken { Err(self.wrong("id", "is not unique")) } else { Ok(()) }
    }
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

pub(super) fn plant_assignment(state: &mut State, seed: AssignmentSeed, opened: Clock) -> Result<(), SeedError> {
    let record = Record { file: "assignments.json", id: &seed.id, opened };
    record.free(state.assignments.knows(&seed.id))?;
    if !seed.id.starts_with("ASSIGN_") {
        return Err(record.wrong("id", "does not begin with ASSIGN_"));
    }
    let item = state.repository.item(&seed.data);
    let item = item.ok_or_else(|| record.wrong("data", "is neither in datasets.json nor in documents.json"))?;
    let auditor =
        state.auditors.get(&seed.auditor).ok_or_else(|| record.wrong("auditor", "is not in auditors.json"))?;
    let administrators = &state.directory.cms_administrators;
    let by = administrators.iter().find(|person| person.id == seed.assigned_by);
    let by = by.ok_or_else(|| record.wrong("assignedBy", "is no cmsAdministrator of users.json"))?.name.clone();
    let assigned_date = record.when("assigned", &seed.assigned)?.max(item.generated());
    let updated_date = record.when("updated", &seed.updated)?.max(assigned_date);
    let completed = seed.completed.as_deref().map(|text| record.when("completed", text)).transpose()?;
    let completed_date = completed.map(|at| at.max(assigned_date));
    if completed_date.is_some() != (seed.status == AssignmentStatus::Completed) {
        return Err(record.wrong("completed", "does not go with the status"));
    }
    let due = moment::day(&seed.due, opened).ok_or_else(|| record.wrong("due", "is no day such as +5d"))?;
    let assignment = Assignment {
        data_id: seed.data,
        data_name: item.name(),
        data_type: item.data_type(),
        version: item.newest_version().map(str::to_owned),
        tahapan: item.tahapan(),
        badan_usaha: item.badan_usaha().to_owned(),
        assigned_to: auditor.auditor_type,
        auditor_id: auditor.id.clone(),
        auditor_name: auditor.name.clone(),
        assigned_by: by.clone(),
        assigned_date,
        status: seed.status,
        expiry_date: due,
        notes: seed.notes,
        updated_date,
        completed_date,
        review: Review::default(),
        comments: Vec::new(),
        id: seed.id,
    };
    remember(state, &assignment, &by);
    state.assignments.put(assignment);
    Ok(())
}

/// Adds the activity that must have happened before the portal was opened.
fn remember(state: &mut State, assignment: &Assignment, by: &str) {
    let action = CommitAction::Assignment;
    let entry = |at, who: &str, what| ActivityEntry { at, who: who.to_owned(), action: action(what) };
    let id = &assignment.id;
    state.activity.add(id, entry(assignment.assigned_date, by, AssignmentAction::Created));
    if assignment.status == AssignmentStatus::InProgress {
        state.activity.add(id, entry(assignment.updated_date, &assignment.auditor_name, AssignmentAction::Started));
    }
    if let Some(at) = assignment.completed_date {
        state.activity.add(id, entry(at, &assignment.auditor_name, AssignmentAction::Completed));
    }
}
