//! The store of datasets and documents, with the rows of datasets.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::shelf::{Shelved, TableShelf};
use crate::model::repository::{DataType, DataVersion, Dataset, Document};
use crate::model::{Collection, Identified, Instant, Record, Stage};
use crate::store::env::Clock;
use crate::table::data::data_table::DataTable;

/// All datasets and documents.
#[derive(Clone, Debug, Default)]
pub struct Repository {
    /// Tabular datasets.
    pub datasets: Collection<Dataset>,
    /// Documents.
    pub documents: Collection<Document>,
    /// The rows of datasets.
    pub shelf: TableShelf,
}

/// Compares only the records, because the rows are derived from files.
impl PartialEq for Repository {
    fn eq(&self, other: &Self) -> bool {
        self.datasets == other.datasets && self.documents == other.documents
    }
}

/// Reason why the rows of a dataset are not in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRows {
    /// The rows must be reloaded from the file after a restart.
    Loading,
    /// The file is missing or has changed.
    Lost,
}

/// A dataset or document.
#[derive(Clone, Copy, Debug)]
pub enum Item<'a> {
    /// A table with headers and rows.
    Dataset(&'a Dataset),
    /// A text or a file.
    Document(&'a Document),
}

impl Repository {
    /// Inserts or replaces a dataset. Parses its cells again by the column kinds of the record. Forgets the rows of
    /// versions that it no longer has.
    pub fn put_dataset(&mut self, set: Dataset) {
        for version in &set.versions {
            self.shelf.understand(version);
            // An undo may have restored the lost file, so the portal must look for it again.
            self.shelf.seek(&version.content);
        }
        if let Some(before) = self.datasets.get(&set.id).cloned() {
            let gone = before.versions.iter().filter(|version| set.version(&version.content).is_none());
            for version in gone {
                self.forget_rows(version);
            }
        }
        self.datasets.put(set);
    }

    /// Removes a dataset and its rows.
    pub fn remove_dataset(&mut self, set: &Dataset) {
        self.datasets.remove(&set.id);
        for version in &set.versions {
            self.forget_rows(version);
        }
    }

    /// Forgets the rows of a version if a file can restore them. The rows of sample data have no file.
    pub fn forget_rows(&mut self, version: &DataVersion) {
        if version.file_name.is_some() {
            self.shelf.remove(&version.content);
        }
    }

    /// Puts rows on the shelf, for an existing version or one that will be stored.
    pub fn shelve(&mut self, content: &str, shelved: Shelved) {
        self.shelf.put(content.to_owned(), shelved);
        if let Some(version) = self.datasets.iter().find_map(|set| set.version(content)) {
            self.shelf.understand(version);
        }
    }

    /// The version with these rows.
    pub fn version(&self, content: &str) -> Option<&DataVersion> {
        self.datasets.iter().find_map(|set| set.version(content))
    }

    /// True if the rows are on the shelf or a version refers to them.
    pub fn knows_table(&self, content: &str) -> bool {
        self.shelf.get(content).is_some() || self.version(content).is_some()
    }

    /// True if the table may have this id. If a version refers to the id, the table must have that version's headings
    /// and number of rows.
    pub fn is_table_of(&self, content: &str, table: &DataTable) -> bool {
        self.version(content).is_none_or(|version| {
            let headers = table.columns().iter().map(|column| &column.header);
            headers.eq(version.columns.iter().map(|column| &column.header)) && table.row_count() == version.records
        })
    }

    /// Replaces all records. Rows that no file can restore stay on the shelf.
    pub fn hold(&mut self, datasets: Collection<Dataset>, documents: Collection<Document>) {
        self.datasets = datasets;
        self.documents = documents;
        self.shelf.seek_all();
        for version in self.datasets.iter().flat_map(|set| &set.versions) {
            self.shelf.understand(version);
        }
    }

    /// Ids of the files of datasets and documents.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.datasets.iter().flat_map(Dataset::files).chain(self.documents.iter().filter_map(Document::file))
    }

    /// The dataset or document with this id as a [`Record`].
    pub fn record(&self, id: &str) -> Option<Record> {
        let document = || self.documents.get(id).cloned().map(Record::from);
        self.datasets.get(id).cloned().map(Record::from).or_else(document)
    }

    /// Marks rows that no file can restore as lost.
    pub fn lose(&mut self, content: &str) {
        if self.version(content).is_some_and(|version| self.no_rows(version) == Some(NoRows::Loading)) {
            self.shelf.lose(content);
        }
    }

    /// The reason why the rows are missing; `None` if they are in memory.
    pub fn no_rows(&self, version: &DataVersion) -> Option<NoRows> {
        let why = if self.shelf.is_lost(&version.content) { NoRows::Lost } else { NoRows::Loading };
        self.table(version).is_none().then_some(why)
    }

    /// The dataset or document with this id.
    pub fn item(&self, id: &str) -> Option<Item<'_>> {
        let document = || self.documents.get(id).map(Item::Document);
        self.datasets.get(id).map(Item::Dataset).or_else(document)
    }

    /// The dataset with this stage, company and activity.
    pub fn dataset_at(&self, tahapan: Stage, badan_usaha: &str, kegiatan: &str) -> Option<&Dataset> {
        let mut datasets = self.datasets.iter();
        datasets.find(|set| set.tahapan == tahapan && set.badan_usaha == badan_usaha && set.kegiatan == kegiatan)
    }

    /// The rows of a version, if they are in memory; see [`Repository::no_rows`].
    pub fn table(&self, version: &DataVersion) -> Option<&Rc<DataTable>> {
        self.shelf.get(&version.content).map(|shelved| &shelved.table)
    }

    /// Names of companies that have data, in alphabetical order.
    pub fn companies(&self) -> BTreeSet<&str> {
        let of_datasets = self.datasets.iter().map(|set| set.badan_usaha.as_str());
        of_datasets.chain(self.documents.iter().map(|document| document.badan_usaha.as_str())).collect()
    }
}

impl<'a> Item<'a> {
    /// Id of the dataset or document.
    pub fn id(self) -> &'a str {
        match self {
            Self::Dataset(set) => set.id(),
            Self::Document(document) => document.id(),
        }
    }

    /// Name in lists: activity and company, or file name.
    pub fn name(self) -> String {
        match self {
            Self::Dataset(set) => format!("{} - {}", set.kegiatan, set.badan_usaha),
            Self::Document(document) => document.name.clone(),
        }
    }

    /// Content id of the newest version; `None` for a document.
    pub fn newest_version(self) -> Option<&'a str> {
        match self {
            Self::Dataset(set) => Some(&set.newest().content),
            Self::Document(_) => None,
        }
    }

    /// True if an assignment of the item can name this version.
    pub fn has_version(self, content: Option<&str>) -> bool {
        content.is_none_or(|content| matches!(self, Self::Dataset(set) if set.version(content).is_some()))
    }

    /// Kind of the data.
    pub const fn data_type(self) -> DataType {
        match self {
            Self::Dataset(_) => DataType::Tabular,
            Self::Document(_) => DataType::Document,
        }
    }

    /// Stage of the data.
    pub const fn tahapan(self) -> Stage {
        match self {
            Self::Dataset(set) => set.tahapan,
            Self::Document(document) => document.tahapan,
        }
    }

    /// Company of the data.
    pub fn badan_usaha(self) -> &'a str {
        match self {
            Self::Dataset(set) => &set.badan_usaha,
            Self::Document(document) => &document.badan_usaha,
        }
    }

    /// Description of the data.
    pub fn description(self) -> &'a str {
        match self {
            Self::Dataset(set) => &set.description,
            Self::Document(document) => &document.description,
        }
    }

    /// Time of the upload.
    pub const fn generated(self) -> Instant {
        match self {
            Self::Dataset(set) => set.upload_date,
            Self::Document(document) => document.upload_date,
        }
    }

    /// Time of the last change.
    pub const fn updated(self) -> Instant {
        match self {
            Self::Dataset(set) => set.updated_date,
            Self::Document(document) => document.updated_date,
        }
    }

    /// Time of the last change, with time zone. For sample data only the date.
    pub fn updated_exactly(self, clock: Clock) -> String {
        let has_file = match self {
            Self::Dataset(set) => set.newest().file_name.is_some(),
            Self::Document(document) => document.has_file,
        };
        let at = clock.local(self.updated());
        if has_file { at.long() } else { at.date().long() }
    }
}
