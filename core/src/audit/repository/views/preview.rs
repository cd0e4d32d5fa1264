//! A document in sections, with its neighbours in the list it was opened from (decisions §6).

use serde::{Deserialize, Serialize};

use super::documents::{DocumentQuery, found};
use crate::locale::file_size::file_size;
use crate::locale::number::count;
use crate::model::repository::{Document, DocumentFormat, Section};
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;

/// What a document holds, wherever it is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DocumentContent {
    /// The file's name.
    pub file_name: String,
    /// '1,5 MB'.
    pub size: String,
    /// The format.
    pub format: DocumentFormat,
    /// How many pages, or '-' where that is not known.
    pub pages: String,
    /// Its text in parts; empty where only the file itself can show it.
    pub sections: Vec<Section>,
    /// The id under which the web side keeps the file, where it is the file that has to be shown.
    pub file: Option<String>,
}

/// Which document, out of which list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PreviewQuery {
    /// The document's id.
    pub id: String,
    /// The list as the address has it.
    pub list: DocumentQuery,
}

/// The preview dialog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DocumentPreview {
    /// The document's id.
    pub id: String,
    /// What it holds.
    pub content: DocumentContent,
    /// Stage, company, and the day it was uploaded.
    pub place: String,
    /// The document before it in the list.
    pub previous: Option<String>,
    /// The document after it.
    pub next: Option<String>,
    /// '2 dari 4'.
    pub position: String,
}

/// A document out of the filtered list, for the administrator.
pub fn preview(reader: &Reader, query: &PreviewQuery) -> Result<DocumentPreview, Refusal> {
    reader.require(Action::ManageRepository)?;
    let document = reader.repository().documents.get(&query.id);
    let document = document.ok_or_else(|| Refusal::not_found(Kind::Data, &query.id))?;
    let list = found(reader, &query.list).documents;
    let place = list.iter().position(|other| other.id == document.id);
    let neighbour = |index: Option<usize>| index.and_then(|index| list.get(index)).map(|other| other.id.clone());
    let uploaded = reader.calendar().local(document.upload_date).date().long();
    Ok(DocumentPreview {
        id: document.id.clone(),
        content: content(document),
        place: format!("{} · {} · {uploaded}", document.tahapan.label(), document.badan_usaha),
        previous: neighbour(place.and_then(|index| index.checked_sub(1))),
        next: neighbour(place.map(|index| index + 1)),
        position: place.map_or_else(String::new, |index| format!("{} dari {}", count(index + 1), count(list.len()))),
    })
}

/// What a document holds.
pub fn content(document: &Document) -> DocumentContent {
    DocumentContent {
        file_name: document.name.clone(),
        size: file_size(document.size),
        format: document.format,
        pages: document.pages.map_or_else(|| "-".to_owned(), |pages| pages.to_string()),
        sections: document.sections.clone(),
        file: document.is_shown_as_file().then(|| document.id.clone()),
    }
}
