//! Evidence of a finding: its place, and what the place showed when it was pinned.

use std::fmt::Write;

use portal_table::data::digest::sha256;
use serde::{Deserialize, Serialize};

use crate::attachment::Attachment;

/// Evidence of a finding. It keeps what it showed, so that a later change of its source can be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Evidence {
    /// Random id.
    pub id: String,
    /// The auditor's words about it; may be empty.
    pub caption: String,
    /// The place.
    pub source: EvidenceSource,
    /// Name of the source when it was pinned.
    pub name: String,
    /// Content of the place when it was pinned.
    pub shown: ShownTable,
    /// SHA-256 of this content; of a file, that of its bytes.
    pub sha256: String,
}

/// The place of evidence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum EvidenceSource {
    /// Rows of a dataset, or cells of them.
    Rows {
        /// Id of the dataset.
        data: String,
        /// Content id of the version.
        version: String,
        /// Numbers of the rows in the version, from 1, in ascending order.
        rows: Vec<u32>,
        /// The columns, counted from 0; empty for all.
        columns: Vec<u32>,
    },
    /// A step of a working paper.
    Step {
        /// Id of the step.
        step: String,
    },
    /// A section or page of a document.
    Section {
        /// Id of the document.
        document: String,
        /// The section, counted from 0.
        section: u32,
        /// Words of the section that matter; empty for all of it.
        quote: String,
    },
    /// A file of the auditor.
    File {
        /// The file.
        file: Attachment,
    },
}

/// A small table of texts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShownTable {
    /// Headings.
    pub headings: Vec<String>,
    /// Lines with one cell per heading.
    pub lines: Vec<Vec<String>>,
}

impl ShownTable {
    /// Number of characters of all cells.
    pub fn characters(&self) -> usize {
        self.headings.iter().chain(self.lines.iter().flatten()).map(|cell| cell.chars().count()).sum()
    }

    /// SHA-256 of the cells in hexadecimal. Each cell is preceded by its length in bytes, so that no two tables have the
    /// same text.
    pub fn sha256(&self) -> String {
        let mut text = format!("{}\n", self.headings.len());
        for cell in self.headings.iter().chain(self.lines.iter().flatten()) {
            let _ = writeln!(text, "{}:{cell}", cell.len());
        }
        sha256(text.as_bytes())
    }
}

impl Evidence {
    /// Id of the file, if the evidence is one.
    pub fn file(&self) -> Option<&str> {
        match &self.source {
            EvidenceSource::File { file } => Some(&file.id),
            EvidenceSource::Rows { .. } | EvidenceSource::Step { .. } | EvidenceSource::Section { .. } => None,
        }
    }

    /// True if the evidence is in rows of this version.
    pub fn reads(&self, content: &str) -> bool {
        matches!(&self.source, EvidenceSource::Rows { version, .. } if version == content)
    }
}
