//! What 'Muat data' offers to choose, and what is wrong with its forms.

use serde::Serialize;

use crate::audit::repository::form::{DatasetForm, DocumentForm, dataset_errors, document_errors};
use crate::store::Reader;
use crate::store::error::{FieldError, Refusal};
use crate::store::session::Action;

/// Suggestions: new names may be typed as well.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoadChoices {
    /// Companies that are known.
    pub companies: Vec<String>,
    /// Activities that are known.
    pub activities: Vec<String>,
}

/// What can be chosen, for the administrator.
pub fn choices(reader: &Reader) -> Result<LoadChoices, Refusal> {
    reader.require(Action::ManageRepository)?;
    let mut companies = reader.repository().companies();
    companies.extend(reader.directory().businesses.iter().map(|business| business.name.as_str()));
    let mut activities: Vec<String> = Vec::new();
    for set in reader.repository().datasets.iter() {
        if !activities.contains(&set.kegiatan) {
            activities.push(set.kegiatan.clone());
        }
    }
    Ok(LoadChoices { companies: companies.into_iter().map(str::to_owned).collect(), activities })
}

/// What is wrong with a dataset's form so far.
pub fn dataset_form_errors(reader: &Reader, form: &DatasetForm) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::ManageRepository)?;
    reader.repository();
    Ok(dataset_errors(reader.state(), form))
}

/// What is wrong with a document's form so far.
pub fn document_form_errors(reader: &Reader, form: &DocumentForm) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::ManageRepository)?;
    Ok(document_errors(reader.state(), form))
}
