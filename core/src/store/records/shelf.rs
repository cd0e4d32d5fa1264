//! The rows of tabular datasets, apart from their records: a commit names them by an id instead of carrying a million cells.
//!
//! What lies here follows from the files that the web side keeps, so a core that was started anew is given them again.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use crate::model::repository::Dataset;
use crate::table::data::data_table::DataTable;

/// Tables by content id.
#[derive(Clone, Debug, Default)]
pub struct TableShelf {
    tables: HashMap<String, Shelved>,
    /// Of which the file is gone, or is not what it was.
    lost: HashSet<String>,
}

/// A table and what could not be told of it.
#[derive(Clone, Debug)]
pub struct Shelved {
    /// The rows.
    pub table: Rc<DataTable>,
    /// By column: whether its numbers read differently in the two forms.
    pub ambiguous: Vec<bool>,
}

impl TableShelf {
    /// The table, if it lies here.
    pub fn get(&self, content: &str) -> Option<&Shelved> {
        self.tables.get(content)
    }

    /// Puts a table under an id that no other has.
    pub fn put(&mut self, content: String, shelved: Shelved) {
        self.lost.remove(&content);
        self.tables.insert(content, shelved);
    }

    /// Notes that no file brings a table back.
    pub fn lose(&mut self, content: &str) {
        self.lost.insert(content.to_owned());
    }

    /// Whether no file brings the table back.
    pub fn is_lost(&self, content: &str) -> bool {
        self.lost.contains(content)
    }

    /// Has the table looked for again.
    pub fn seek(&mut self, content: &str) {
        self.lost.remove(content);
    }

    /// Has all tables looked for again.
    pub fn seek_all(&mut self) {
        self.lost.clear();
    }

    /// Understands the cells of a dataset's table as its record says.
    pub fn understand(&mut self, set: &Dataset) {
        if let Some(Shelved { table, .. }) = self.tables.get_mut(&set.content) {
            let kinds: Vec<_> = set.columns.iter().map(|column| column.kind).collect();
            *table = Rc::new(table.with_kinds(&kinds));
        }
    }

    /// Takes a table away.
    pub fn remove(&mut self, content: &str) {
        self.tables.remove(content);
    }
}
