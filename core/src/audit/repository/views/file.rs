//! The file that 'Download' saves for a document (decisions §6).

use portal_pdf::document::{PdfBlock, PdfDocument, PdfSection};
use serde::Serialize;

use super::subject::{DataSubject, Purpose, find};
use crate::locale::file_name::safe_file_name;
use crate::model::repository::{Document, DocumentFormat};
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::records::repository::Item;

/// A file to save, with the source of its bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DocumentFile {
    /// File name that is safe on every file system.
    pub name: String,
    /// Source of the bytes.
    pub bytes: DocumentBytes,
}

/// Source of a document's bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DocumentBytes {
    /// The file that the browser stores under this id.
    Kept(String),
    /// This text.
    Text(String),
    /// The PDF that the PDF writer makes from this document.
    Pdf(Box<PdfDocument>),
}

/// The document as a file. Refused unless the acting person may download it.
pub fn file(reader: &Reader, subject: &DataSubject) -> Result<DocumentFile, Refusal> {
    match find(reader, subject, Purpose::TakeOut)? {
        Item::Document(document) => Ok(DocumentFile { name: safe_file_name(&document.name), bytes: bytes(document) }),
        Item::Dataset(set) => Err(Refusal::not_found(Kind::Data, &set.id)),
    }
}

fn bytes(document: &Document) -> DocumentBytes {
    match document.format {
        _ if document.has_file => DocumentBytes::Kept(document.id.clone()),
        DocumentFormat::Pdf => DocumentBytes::Pdf(Box::new(pdf(document))),
        DocumentFormat::Txt | DocumentFormat::Docx => DocumentBytes::Text(text(document)),
    }
}

/// The sections as plain text, for a document without a stored file.
pub fn text(document: &Document) -> String {
    let mut text = String::new();
    for section in &document.sections {
        let body = section.body.replace('\n', "\r\n");
        text.extend([section.title.as_str(), "\r\n\r\n", &body, "\r\n\r\n"]);
    }
    text
}

/// The sections for the PDF writer, for a document without a stored file.
pub fn pdf(document: &Document) -> PdfDocument {
    let title = document.name.rsplit_once('.').map_or(document.name.as_str(), |(stem, _)| stem);
    let section = |section: &crate::model::repository::Section| PdfSection {
        heading: section.title.clone(),
        is_part: false,
        blocks: vec![PdfBlock::Text(section.body.clone())],
    };
    PdfDocument {
        title: title.to_owned(),
        subject: document.name.clone(),
        language: "id".to_owned(),
        heading: vec![format!("{} · {}", document.tahapan.label(), document.badan_usaha)],
        facts: Vec::new(),
        has_contents: false,
        sections: document.sections.iter().map(section).collect(),
        conversation: Vec::new(),
        activity: Vec::new(),
        footer: String::new(),
        images: Vec::new(),
    }
}
