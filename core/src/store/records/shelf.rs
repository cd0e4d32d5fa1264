//! Rows of datasets, separate from the records: a commit names them by id instead of carrying a million cells. They are
//! derived from stored files, so a restarted core reads them again.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use crate::model::repository::Dataset;
use crate::table::data::data_table::DataTable;

/// Tables by content id.
#[derive(Clone, Debug, Default)]
pub struct TableShelf {
    tables: HashMap<String, Shelved>,
    /// Tables whose file is gone or has changed.
    lost: HashSet<String>,
}

/// A table and its undecided columns.
#[derive(Clone, Debug)]
pub struct Shelved {
    /// The rows.
    pub table: Rc<DataTable>,
    /// By column: true if its numbers can be read in two ways.
    pub ambiguous: Vec<bool>,
}

impl TableShelf {
    /// The table, if it is here.
    pub fn get(&self, content: &str) -> Option<&Shelved> {
        self.tables.get(content)
    }

    /// Puts a table under a new id.
    pub fn put(&mut self, content: String, shelved: Shelved) {
        self.lost.remove(&content);
        self.tables.insert(content, shelved);
    }

    /// Records that no file can restore a table.
    pub fn lose(&mut self, content: &str) {
        self.lost.insert(content.to_owned());
    }

    /// True if no file can restore the table.
    pub fn is_lost(&self, content: &str) -> bool {
        self.lost.contains(content)
    }

    /// Allows another search for the table's file.
    pub fn seek(&mut self, content: &str) {
        self.lost.remove(content);
    }

    /// Allows another search for all files.
    pub fn seek_all(&mut self) {
        self.lost.clear();
    }

    /// Reads the cells of a table by the record's column types.
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
