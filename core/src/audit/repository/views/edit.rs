//! The dialog that edits what is written about a dataset or document.

use serde::Serialize;

use crate::audit::repository::edit::{EditDataForm, edit_errors};
use crate::audit::repository::form::PlaceForm;
use crate::model::repository::DocumentFormat;
use crate::store::Reader;
use crate::store::error::{FieldError, Kind, Refusal};
use crate::store::records::repository::Item;
use crate::store::session::Action;
use crate::table::saturated;

/// Content of the dialog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EditDataView {
    /// Name as shown.
    pub name: String,
    /// The form with the present values; a document's name is without its extension.
    pub form: EditDataForm,
    /// Format of a document, whose extension is part of the stored name; `None` for a dataset.
    pub format: Option<DocumentFormat>,
    /// Number of assignments, whose names follow.
    pub assignments: u32,
}

/// The dialog for one dataset or document, for the administrator.
pub fn edit(reader: &Reader, id: &str) -> Result<EditDataView, Refusal> {
    reader.require(Action::ManageRepository)?;
    let item = reader.repository().item(id).ok_or_else(|| Refusal::not_found(Kind::Data, id))?;
    let place = PlaceForm {
        tahapan: item.tahapan().value().to_owned(),
        badan_usaha: item.badan_usaha().to_owned(),
        description: item.description().to_owned(),
    };
    let (name, kegiatan, format) = match item {
        Item::Dataset(set) => (String::new(), set.kegiatan.clone(), None),
        Item::Document(document) => {
            let stem = document.name.rsplit_once('.').map_or(document.name.as_str(), |(stem, _)| stem);
            (stem.to_owned(), String::new(), Some(document.format))
        }
    };
    Ok(EditDataView {
        name: item.name(),
        form: EditDataForm { id: id.to_owned(), place, name, kegiatan },
        format,
        assignments: saturated(reader.assignments().of_data(id).count()),
    })
}

/// Errors of the form as typed so far.
pub fn edit_form_errors(reader: &Reader, form: &EditDataForm) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::ManageRepository)?;
    // Reading the repository makes the view refresh when other data change.
    reader.repository();
    edit_errors(reader.state(), form)
}
