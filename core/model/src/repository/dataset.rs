//! Datasets and their versions (§3, decisions §8).

use portal_table::data::column::Column;
use portal_table::data::csv_form::CsvForm;
use serde::{Deserialize, Serialize};

use super::Recipe;
use crate::{Identified, Instant, Stage};

/// The table of one activity of one company in one stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", from = "StoredDataset")]
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
    /// Time of the first upload.
    pub upload_date: Instant,
    /// Time of the last change.
    pub updated_date: Instant,
    /// All versions, oldest first; at least one. Assignments refer to them by their content id.
    pub versions: Vec<DataVersion>,
    /// How the file of the newest version was read; `None` for sample data and for files that were loaded before recipes
    /// were stored.
    pub recipe: Option<Box<Recipe>>,
}

/// The rows of a dataset as they were loaded at one time. They never change. They are on the shelf, under the `content`
/// id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DataVersion {
    /// Id of the rows on the shelf. The browser stores the uploaded file under the same id.
    pub content: String,
    /// Time of loading.
    pub loaded: Instant,
    /// Columns, with the type of their cells.
    pub columns: Vec<Column>,
    /// Number of rows.
    pub records: u32,
    /// Number of rows that were added to those of the version before; `None` if its rows were replaced.
    pub appended: Option<u32>,
    /// Name of the uploaded file; `None` for sample data.
    pub file_name: Option<String>,
    /// Structure of the uploaded file, as it was read; `None` for sample data and for files that were loaded before
    /// structures were stored, whose structure is detected again.
    pub form: Option<CsvForm>,
    /// SHA-256 of the canonical form, in hexadecimal; `None` for rows that were loaded before it was stored.
    pub sha256: Option<String>,
}

impl Identified for Dataset {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Dataset {
    /// The newest version.
    pub fn newest(&self) -> &DataVersion {
        &self.versions[self.versions.len() - 1]
    }

    /// The version with these rows.
    pub fn version(&self, content: &str) -> Option<&DataVersion> {
        self.versions.iter().find(|version| version.content == content)
    }

    /// The version of an assignment that names `content`. An assignment of the time before versions names none; it has
    /// the first.
    pub fn given(&self, content: Option<&str>) -> &DataVersion {
        content.and_then(|content| self.version(content)).unwrap_or(&self.versions[0])
    }

    /// The number of a version, from 1.
    pub fn number(&self, version: &DataVersion) -> u32 {
        let earlier = self.versions.iter().take_while(|other| other.content != version.content);
        u32::try_from(earlier.count() + 1).unwrap_or(u32::MAX)
    }

    /// Ids of the uploaded files.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.versions.iter().filter_map(DataVersion::file)
    }
}

impl DataVersion {
    /// Id of the uploaded file, if there is one.
    pub fn file(&self) -> Option<&str> {
        self.file_name.as_ref().map(|_| self.content.as_str())
    }
}

/// A dataset as stored. Before there were versions, a record had the fields of its only one.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct StoredDataset {
    id: String,
    tahapan: Stage,
    badan_usaha: String,
    kegiatan: String,
    description: String,
    upload_date: Instant,
    updated_date: Instant,
    #[serde(default)]
    versions: Vec<DataVersion>,
    #[serde(default)]
    recipe: Option<Box<Recipe>>,
    #[serde(default)]
    columns: Vec<Column>,
    #[serde(default)]
    records: u32,
    #[serde(default)]
    content: String,
    #[serde(default)]
    file_name: Option<String>,
    #[serde(default)]
    form: Option<CsvForm>,
}

impl From<StoredDataset> for Dataset {
    fn from(stored: StoredDataset) -> Self {
        let StoredDataset { columns, records, content, file_name, form, updated_date: loaded, .. } = stored;
        let only = || {
            let (appended, sha256) = (None, None);
            vec![DataVersion { content, loaded, columns, records, appended, file_name, form, sha256 }]
        };
        Self {
            id: stored.id,
            tahapan: stored.tahapan,
            badan_usaha: stored.badan_usaha,
            kegiatan: stored.kegiatan,
            description: stored.description,
            upload_date: stored.upload_date,
            updated_date: stored.updated_date,
            recipe: stored.recipe,
            versions: if stored.versions.is_empty() { only() } else { stored.versions },
        }
    }
}
