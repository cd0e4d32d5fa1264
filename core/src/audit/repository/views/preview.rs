//! The preview of a document, with links to its neighbours in the list (decisions §6).

use serde::{Deserialize, Serialize};

use super::documents::{DocumentQuery, listed};
use crate::locale::file_size::file_size;
use crate::locale::number::count;
use crate::model::repository::{Document, DocumentFormat, Section};
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;

/// Content of a document, for every screen that shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DocumentContent {
    /// File name.
    pub file_name: String,
    /// File size, such as '1,5 MB'.
    pub size: String,
    /// File format.
    pub format: DocumentFormat,
    /// Number of pages, or '-' if unknown.
    pub pages: String,
    /// The text; empty if the screen must show the file itself.
    pub sections: Vec<Section>,
    /// Id of the stored file, if the screen must show the file itself.
    pub file: Option<String>,
}

/// A document and the list from which it was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PreviewQuery {
    /// Id of the document.
    pub id: String,
    /// Parameters of the list.
    pub list: DocumentQuery,
}

/// Content of the preview dialog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DocumentPreview {
    /// Id of the document.
    pub id: String,
    /// Content of the document.
    pub content: DocumentContent,
    /// Stage, company and date of the upload.
    pub place: String,
    /// Id of the previous document in the list.
    pub previous: Option<String>,
    /// Id of the next document in the list.
    pub next: Option<String>,
    /// Position in the list, such as '2 dari 4'.
    pub position: String,
}

/// The preview of a document within the filtered list.
pub fn preview(reader: &Reader, query: &PreviewQuery) -> Result<DocumentPreview, Refusal> {
    reader.require(Action::ManageRepository)?;
    let document = reader.repository().documents.get(&query.id);
    let document = document.ok_or_else(|| Refusal::not_found(Kind::Data, &query.id))?;
    let list = listed(reader, &query.list);
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

/// The content of a document.
pub fn content(document: &Document) -> DocumentContent {
    DocumentContent {
        file_name: document.name.clone(),
        size: file_size(document.size),
        format: document.format,
        pages: document.pages.map_or_else(|| "-".to_owned(), |pages| pages.to_string()),
        sections: if document.is_shown_as_pages() { Vec::new() } else { document.sections.clone() },
        file: document.is_shown_as_pages().then(|| document.id.clone()),
    }
}
