//! Datasets and documents of the repository (§3).

mod dataset;
pub mod listed;
mod recipe;

use serde::{Deserialize, Serialize};

pub use self::dataset::{DataVersion, Dataset};
pub use self::recipe::{ExistingRows, Recipe, RecipeColumn};
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
    /// Given a new version with other rows.
    Replaced,
    /// Given a new version with more rows.
    Appended {
        /// Number of rows that were added.
        rows: u32,
    },
    /// Name, place or description edited.
    Edited,
    /// Removed from the repository.
    Removed {
        /// Name at the time of removal.
        name: String,
    },
}
