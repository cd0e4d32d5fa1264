//! Storing what was loaded, and removing it: the administrator's alone.

use serde::{Deserialize, Serialize};

use super::form::{
    CheckedDataset, CheckedDocument, CheckedPlace, DatasetForm, DocumentForm, check_dataset, check_document,
};
use super::shelf::Shelved;
use super::store::Item;
use crate::env::Env;
use crate::error::{Field, Kind, Problem, Refusal};
use crate::model::Slice;
use crate::model::repository::{Dataset, Document, RepositoryAction};
use crate::session::{Action, Session};
use crate::store::{CommitAction, Draft, State, Subject};
use crate::table::data::column::Column;
use crate::table::saturated;
use crate::text::FormCheck;

/// What can be done to the repository.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum RepositoryCommand {
    /// Stores a CSV file that was read as a dataset, or gives a dataset that is there other rows.
    StoreDataset {
        /// As typed.
        form: DatasetForm,
    },
    /// Stores a document; the web side keeps the file under the document's id.
    StoreDocument {
        /// As typed.
        form: DocumentForm,
    },
    /// Removes a dataset or document that nobody is assigned to.
    Remove {
        /// Its id.
        id: String,
    },
}

/// Drafts what a command changes; the portal applies it.
pub fn handle(state: &State, session: &Session, env: &Env, command: &RepositoryCommand) -> Result<Draft, Refusal> {
    session.require(Action::ManageRepository)?;
    match command {
        RepositoryCommand::StoreDataset { form } => store_dataset(state, env, form),
        RepositoryCommand::StoreDocument { form } => store_document(state, env, form),
        RepositoryCommand::Remove { id } => remove(state, id),
    }
}

fn draft(id: &str, action: RepositoryAction) -> Draft {
    Draft::new(Subject { slice: Slice::Repository, id: id.to_owned() }, CommitAction::Repository(action))
}

fn store_dataset(state: &State, env: &Env, form: &DatasetForm) -> Result<Draft, Refusal> {
    let mut check = FormCheck::default();
    let CheckedDataset { place, kegiatan, before } = check_dataset(state, form, &mut check);
    let shelved = state.repository.shelf.get(&form.content);
    check.finish()?;
    let CheckedPlace { tahapan: Some(tahapan), badan_usaha, description } = place else {
        return Err(Refusal::invalid(Field::Tahapan, Problem::Required));
    };
    let Some(Shelved { table, .. }) = shelved else {
        return Err(Refusal::invalid(Field::File, Problem::Gone));
    };
    let found = table.columns().iter().enumerate();
    let columns = found.map(|(index, column)| Column {
        header: column.header.clone(),
        kind: form.kinds.get(index).copied().flatten().unwrap_or(column.kind),
    });
    let now = env.clock.now;
    // A form that is left empty says nothing of the description that is there.
    let kept = before.filter(|_| description.is_empty()).map(|set| set.description.clone());
    let after = Dataset {
        id: before
            .map_or_else(|| env.stamped_id("TAB_", |id| state.repository.datasets.knows(id)), |set| set.id.clone()),
        tahapan,
        badan_usaha,
        kegiatan,
        description: kept.unwrap_or(description),
        columns: columns.collect(),
        records: table.row_count(),
        upload_date: before.map_or(now, |set| set.upload_date),
        updated_date: now,
        content: form.content.clone(),
        file_name: Some(crate::file_name::shown_file_name(&form.file_name)),
    };
    Ok(match before {
        Some(before) => draft(&before.id, RepositoryAction::Replaced).update(before.clone(), after),
        None => draft(&after.id, RepositoryAction::Stored).insert(after),
    })
}

fn store_document(state: &State, env: &Env, form: &DocumentForm) -> Result<Draft, Refusal> {
    let mut check = FormCheck::default();
    let CheckedDocument { place, name, format, sections } = check_document(state, form, &mut check);
    check.finish()?;
    let (CheckedPlace { tahapan: Some(tahapan), badan_usaha, description }, Some(format)) = (place, format) else {
        return Err(Refusal::invalid(Field::Tahapan, Problem::Required));
    };
    let now = env.clock.now;
    let document = Document {
        id: env.stamped_id("DOC_", |id| state.repository.documents.knows(id)),
        name,
        tahapan,
        badan_usaha,
        description,
        format,
        size: form.file.size,
        pages: None,
        upload_date: now,
        updated_date: now,
        sections,
        has_file: true,
    };
    Ok(draft(&document.id, RepositoryAction::Stored).insert(document))
}

fn remove(state: &State, id: &str) -> Result<Draft, Refusal> {
    let item = state.repository.item(id).ok_or_else(|| Refusal::not_found(Kind::Data, id))?;
    let assignments = saturated(state.assignments.of_data(id).count());
    if assignments > 0 {
        // What an auditor is working on does not vanish: the assignments go first.
        return Err(Refusal::StillAssigned { assignments });
    }
    let draft = draft(id, RepositoryAction::Removed { name: item.name() });
    Ok(match item {
        Item::Dataset(set) => draft.remove(set.clone()),
        Item::Document(document) => draft.remove(document.clone()),
    })
}
