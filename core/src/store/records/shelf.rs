//! The rows of datasets, apart from the records, so that a commit does not contain a million cells. Records refer to
//! rows by a content id. After a restart the rows are reloaded from stored files.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use crate::model::repository::Dataset;
use crate::table::data::data_table::DataTable;

/// Tables by content id.
#[derive(Clone, Debug, Default)]
pub struct TableShelf {
    tables: HashMap<String, Shelved>,
    /// Content ids of tables whose file is missing or has changed.
    lost: HashSet<String>,
}

/// A table on the shelf.
#[derive(Clone, Debug)]
pub struct Shelved {
    /// The rows.
    pub table: Rc<DataTable>,
    /// For each column: true if its numbers differ in Indonesian and English notation.
    pub ambiguous: Vec<bool>,
}

impl TableShelf {
    /// The table with this content id, if it is in memory.
    pub fn get(&self, content: &str) -> Option<&Shelved> {
        self.tables.get(content)
    }

    /// Puts a table under a new id.
    pub fn put(&mut self, content: String, shelved: Shelved) {
        self.lost.remove(&content);
        self.tables.insert(content, shelved);
    }

    /// Marks a table that no file can restore as lost.
    pub fn lose(&mut self, content: &str) {
        self.lost.insert(content.to_owned());
    }

    /// True if no file can restore the table.
    pub fn is_lost(&self, content: &str) -> bool {
        self.lost.contains(content)
    }

    /// Marks a table as no longer lost, so that its file is read again.
    pub fn seek(&mut self, content: &str) {
        self.lost.remove(content);
    }

    /// Marks all tables as no longer lost.
    pub fn seek_all(&mut self) {
        self.lost.clear();
    }

    /// Parses the cells of a table again by the column kinds of the record.
    pub fn understand(&mut self, set: &Dataset) {
        if let Some(Shelved { table, .. }) = self.tables.get_mut(&set.content) {
            let kinds: Vec<_> = set.columns.iter().map(|column| column.kind).collect();
            *table = Rc::new(table.with_kinds(&kinds));
        }
    }

    /// Removes a table.
    pub fn remove(&mut self, content: &str) {
        self.tables.remove(content);
    }
}
