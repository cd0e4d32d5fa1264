//! What the repository holds (§3).

pub mod listed;

use portal_table::data::column::Column;
use serde::{Deserialize, Serialize};

use crate::{Identified, Instant, Stage};

vocabulary! {
    /// What kind of data an item is (§3).
    DataType {
        /// Headers and rows.
        Tabular = "tabular", "Tabular";
        /// Text in sections, or a file.
        Document = "document", "Document";
    }
}

vocabulary! {
    /// The format of a document.
    DocumentFormat {
        /// Portable document.
        Pdf = "pdf", "PDF";
        /// Word since 2007.
        Docx = "docx", "DOCX";
        /// Plain text.
        Txt = "txt", "TXT";
    }
}

/// A tabular dataset: one activity's table of a company in a stage. Its rows are not here but on the
/// shelf, under `content`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Dataset {
    /// Never changes, not even when the rows are replaced.
    pub id: String,
    /// The stage.
    pub tahapan: Stage,
    /// The company.
    pub badan_usaha: String,
    /// The activity.
    pub kegiatan: String,
    /// What it is, in a sentence or two; may be empty.
    pub description: String,
    /// The columns, and how their cells are to be understood.
    pub columns: Vec<Column>,
    /// How many rows it has.
    pub records: u32,
    /// When it was generated.
    pub upload_date: Instant,
    /// When it last changed.
    pub updated_date: Instant,
    /// Under which its rows are on the shelf, and the file they came from is with the web side.
    pub content: String,
    /// The name of that file; none for the sample data.
    pub file_name: Option<String>,
}

impl Identified for Dataset {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Dataset {
    /// The id of the file that its rows came from, if they came from one.
    pub fn file(&self) -> Option<&str> {
        self.file_name.as_ref().map(|_| self.content.as_str())
    }
}

/// A document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Document {
    /// Never changes.
    pub id: String,
    /// The file's name as shown.
    pub name: String,
    /// The stage.
    pub tahapan: Stage,
    /// The company.
    pub badan_usaha: String,
    /// What it is, in a sentence or two; may be empty.
    pub description: String,
    /// The file's format.
    pub format: DocumentFormat,
    /// The file's size, in bytes.
    pub size: u64,
    /// How many pages it has, where that is known.
    pub pages: Option<u32>,
    /// When it was generated.
    pub upload_date: Instant,
    /// When it last changed.
    pub updated_date: Instant,
    /// Its text; empty where only the file itself can show it.
    pub sections: Vec<Section>,
    /// Whether the web side keeps the file, under the document's id; otherwise it is written from the sections.
    pub has_file: bool,
}

impl Identified for Document {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Document {
    /// The id of its file, where the web side keeps one.
    pub fn file(&self) -> Option<&str> {
        self.has_file.then_some(self.id.as_str())
    }

    /// Whether only the file itself can show what it holds.
    pub fn is_shown_as_file(&self) -> bool {
        self.has_file && self.format == DocumentFormat::Pdf && self.sections.is_empty()
    }
}

/// A part of a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// Paragraphs with a blank line between them.
    pub body: String,
}

/// What happened to a dataset or document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum RepositoryAction {
    /// Stored.
    Stored,
    /// Given other rows.
    Replaced,
    /// Removed.
    Removed {
        /// The name then.
        name: String,
    },
}
