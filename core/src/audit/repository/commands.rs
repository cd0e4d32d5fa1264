//! Commands on the repository: store and remove. Only the administrator may use them.

use serde::{Deserialize, Serialize};

use super::edit::{EditDataForm, edit};
use super::form::{
    CheckedDataset, CheckedDocument, CheckedPlace, DatasetForm, DocumentForm, check_dataset, check_document,
};
use crate::locale::file_name::shown_file_name;
use crate::model::repository::{DataVersion, Dataset, Document, ExistingRows, RepositoryAction};
use crate::model::{Instant, Slice};
use crate::store::env::Env;
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::records::repository::Item;
use crate::store::records::shelf::Shelved;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, State, Subject, Transaction};
use crate::table::data::csv_form::CsvForm;
use crate::table::saturated;

/// Commands on the repository.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum RepositoryCommand {
    /// Stores a parsed CSV file as a new dataset, or as a new version of an existing one.
    StoreDataset {
        /// The form as typed.
        form: DatasetForm,
    },
    /// Stores a document. The browser stores its file under the document's id.
    StoreDocument {
        /// The form as typed.
        form: DocumentForm,
    },
    /// Edits name, stage, company, activity and description.
    Edit {
        /// The form as typed.
        form: EditDataForm,
    },
    /// Removes a dataset or document that has no assignments.
    Remove {
        /// Id of the dataset or document.
        id: String,
    },
}

/// Checks a command and returns its changes, which the portal applies; `None` if nothing changes.
pub fn handle(
    state: &State,
    session: &Session,
    env: &Env,
    command: &RepositoryCommand,
) -> Result<Option<Transaction>, Refusal> {
    session.require(Action::ManageRepository)?;
    match command {
        RepositoryCommand::StoreDataset { form } => store_dataset(state, env, form),
        RepositoryCommand::StoreDocument { form } => store_document(state, env, form),
        RepositoryCommand::Edit { form } => return edit(state, env, form),
        RepositoryCommand::Remove { id } => remove(state, id),
    }
    .map(Some)
}

pub(super) fn transaction(id: &str, action: RepositoryAction) -> Transaction {
    Transaction::new(Subject { slice: Slice::Repository, id: id.to_owned() }, CommitAction::Repository(action))
}

fn store_dataset(state: &State, env: &Env, form: &DatasetForm) -> Result<Transaction, Refusal> {
    let mut check = FormCheck::default();
    let CheckedDataset { place, kegiatan, before } = check_dataset(state, form, &mut check);
    let shelved = state.repository.shelf.get(&form.content);
    check.finish()?;
    let CheckedPlace { tahapan: Some(tahapan), badan_usaha, description } = place else {
        return Err(Refusal::invalid(Field::Tahapan, Problem::Required));
    };
    let Some(Shelved { table, form: file_form, found }) = shelved else {
        return Err(Refusal::invalid(Field::File, Problem::Gone));
    };
    let columns = form.columns(found);
    let now = env.clock.now;
    let appended = before.filter(|_| form.existing == Some(ExistingRows::Append)).map(|set| {
        // The table has the rows of both; see `views::append`.
        table.row_count().saturating_sub(set.newest().records)
    });
    // The portal has prepared it, unless the form has changed since.
    let is_prepared = table.columns() == columns;
    let sha256 = if is_prepared { table.sha256() } else { table.with_columns(&columns).sha256() };
    let version = DataVersion {
        content: form.content.clone(),
        // The newest version is the last one, even if the clock was put back.
        loaded: before.map_or(now, |set| now.max(Instant(set.newest().loaded.0 + 1))),
        records: table.row_count(),
        appended,
        sha256: Some(sha256),
        columns,
        file_name: Some(shown_file_name(&form.file_name)),
        form: file_form.clone().map(|file| CsvForm { headings: form.all_headers(), ..file }),
    };
    // An empty description keeps the description of the replaced dataset.
    let kept = before.filter(|_| description.is_empty()).map(|set| set.description.clone());
    let new_id = || env.stamped_id("TAB_", |id| state.repository.datasets.knows(id));
    let earlier = before.map(|set| set.versions.clone()).unwrap_or_default();
    let after = Dataset {
        id: before.map_or_else(new_id, |set| set.id.clone()),
        tahapan,
        badan_usaha,
        kegiatan,
        description: kept.unwrap_or(description),
        upload_date: before.map_or(now, |set| set.upload_date),
        updated_date: now,
        versions: earlier.into_iter().chain([version]).collect(),
        recipe: form.recipe.clone(),
    };
    let action = appended.map_or(RepositoryAction::Replaced, |rows| RepositoryAction::Appended { rows });
    Ok(match before {
        Some(before) => transaction(&before.id, action).update(before.clone(), after),
        None => transaction(&after.id, RepositoryAction::Stored).insert(after),
    })
}

fn store_document(state: &State, env: &Env, form: &DocumentForm) -> Result<Transaction, Refusal> {
    let mut check = FormCheck::default();
    let CheckedDocument { place, name, format, sections, pages } = check_document(state, form, &mut check);
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
        pages,
        upload_date: now,
        updated_date: now,
        sections,
        has_file: true,
    };
    Ok(transaction(&document.id, RepositoryAction::Stored).insert(document))
}

fn remove(state: &State, id: &str) -> Result<Transaction, Refusal> {
    let item = state.repository.item(id).ok_or_else(|| Refusal::not_found(Kind::Data, id))?;
    let assignments = saturated(state.assignments.of_data(id).count());
    if assignments > 0 {
        // An auditor's work must not disappear. The administrator must delete the assignments first.
        return Err(Refusal::StillAssigned { assignments });
    }
    let transaction = transaction(id, RepositoryAction::Removed { name: item.name() });
    Ok(match item {
        Item::Dataset(set) => transaction.remove(set.clone()),
        Item::Document(document) => transaction.remove(document.clone()),
    })
}
