//! Suggestions and form errors of the dialog 'Unggah data' (§2.8).

use serde::Serialize;

use crate::audit::repository::form::{DatasetForm, DocumentForm, dataset_errors, document_errors};
use crate::store::Reader;
use crate::store::error::{FieldError, Refusal};
use crate::store::session::Action;

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
    companies.extend(reader.directory().businesses.iter().map(|business| business.name.as_str()));
    let mut activities: Vec<String> = Vec::new();
    for set in reader.repository().datasets.iter() {
        if !activities.contains(&set.kegiatan) {
            activities.push(set.kegiatan.clone());
        }
    }
    Ok(LoadChoices { companies: companies.into_iter().map(str::to_owned).collect(), activities })
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
