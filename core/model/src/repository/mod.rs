//! Datasets and documents of the repository (§3).

pub mod listed;

use portal_table::data::column::Column;
use portal_table::data::csv_form::CsvForm;
use serde::{Deserialize, Serialize};

use crate::{Identified, Instant, Stage};

vocabulary! {
    /// Kind of data (§3).
    DataType {
        /// A table with headers and rows.
        Tabular = "tabular", "Tabular";
        /// A text in sections, or a file.
        Document = "document", "Document";
    }
}

vocabulary! {
    /// File format of a document.
    DocumentFormat {
        /// PDF document.
        Pdf = "pdf", "PDF";
        /// Word document in the format since 2007.
        Docx = "docx", "DOCX";
        /// Plain text.
        Txt = "txt", "TXT";
    }
}

/// The table of one activity of one company in one stage. The rows are on the shelf, under the `content` id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Dataset {
    /// Id, which stays when the rows are replaced.
    pub id: String,
    /// Stage of the dataset.
    pub tahapan: Stage,
    /// Company that owns the dataset.
    pub badan_usaha: String,
    /// Activity that the data are about.
    pub kegiatan: String,
    /// Description in a sentence or two; may be empty.
    pub description: String,
    /// Columns, with the type of their cells.
    pub columns: Vec<Column>,
    /// Number of rows.
    pub records: u32,
    /// Time of the first upload.
    pub upload_date: Instant,
    /// Time of the last change.
    pub updated_date: Instant,
    /// Id of the rows on the shelf. The browser stores the uploaded file under the same id.
    pub content: String,
    /// Name of the uploaded file; `None` for sample data.
    pub file_name: Option<String>,
    /// Structure of the uploaded file, as it was read; `None` for sample data and for files of earlier versions, whose
    /// structure is detected again.
    #[serde(default)]
    pub form: Option<CsvForm>,
}

impl Identified for Dataset {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Dataset {
    /// Id of the uploaded file, if there is one.
    pub fn file(&self) -> Option<&str> {
        self.file_name.as_ref().map(|_| self.content.as_str())
    }
}

/// A document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Document {
    /// Id; it never changes.
    pub id: String,
    /// File name for display.
    pub name: String,
    /// Stage of the document.
    pub tahapan: Stage,
    /// Company that owns the document.
    pub badan_usaha: String,
    /// Description in a sentence or two; may be empty.
    pub description: String,
    /// Format of the file.
    pub format: DocumentFormat,
    /// Size of the file in bytes.
    pub size: u64,
    /// Number of pages, if known.
    pub pages: Option<u32>,
    /// Time of the upload.
    pub upload_date: Instant,
    /// Time of the last change.
    pub updated_date: Instant,
    /// The text; one section for each page of a stored PDF. Empty if the file has no text.
    pub sections: Vec<Section>,
    /// True if the browser stores the file, under the document's id. Otherwise the file is generated from the
    /// sections.
    pub has_file: bool,
}

impl Identified for Document {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Document {
    /// Id of the stored file, if there is one.
    pub fn file(&self) -> Option<&str> {
        self.has_file.then_some(self.id.as_str())
    }

    /// True if the pages of the stored file are shown, and not the text.
    pub fn is_shown_as_pages(&self) -> bool {
        self.has_file && self.format == DocumentFormat::Pdf
    }
}

/// A section of a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Section {
    /// Heading.
    pub title: String,
    /// Paragraphs, separated by blank lines.
    pub body: String,
}

/// An event in the life of a dataset or document, for activity list and history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum RepositoryAction {
    /// Uploaded for the first time.
    Stored,
    /// Replaced by a new upload.
    Replaced,
    /// Name, place or description edited.
    Edited,
    /// Removed from the repository.
    Removed {
        /// Name at the time of removal.
        name: String,
    },
}
