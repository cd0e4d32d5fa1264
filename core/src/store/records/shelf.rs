//! The rows of datasets, apart from the records, so that a commit does not contain a million cells. Records refer to
//! rows by a content id. After a restart the rows are reloaded from stored files.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use crate::model::repository::Dataset;
use crate::table::data::column::{ColumnKind, FoundColumn};
use crate::table::data::csv_form::CsvForm;
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
    /// Structure of the file; `None` for sample data.
    pub form: Option<CsvForm>,
    /// The columns as detected in the file; empty for sample data.
    pub found: Vec<FoundColumn>,
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

    /// Gives a table the headings of the record, and parses its cells again by the record's kinds.
    pub fn understand(&mut self, set: &Dataset) {
        let Some(Shelved { table, .. }) = self.tables.get_mut(&set.content) else { return };
        let mut columns = set.columns.clone();
        if set.form.is_none() {
            for (column, detected) in columns.iter_mut().zip(table.columns()) {
                column.kind = refined(column.kind, detected.kind);
            }
        }
        *table = Rc::new(table.with_columns(&columns));
    }

    /// Removes a table.
    pub fn remove(&mut self, content: &str) {
        self.tables.remove(content);
    }
}

/// The kind of a column whose record was written before periods, codes and measures were kinds of their own.
fn refined(stored: ColumnKind, detected: ColumnKind) -> ColumnKind {
    match (stored, stored.number_form()) {
        (ColumnKind::Text, _) if matches!(detected, ColumnKind::Period | ColumnKind::Code) => detected,
        (_, Some(form)) if detected.number_form().is_some() => detected.in_form(form),
        _ => stored,
    }
}

#[cfg(test)]
mod tests {
    use super::refined;
    use crate::table::data::column::ColumnKind::{
        Code, Date, MoneyIndonesian, NumberEnglish, NumberIndonesian, PercentEnglish, PercentIndonesian, Period, Text,
    };

    #[test]
    fn columns_of_early_records_get_the_kinds_that_did_not_exist_then() {
        for (stored, detected, kind) in [
            (Text, Period, Period),
            (Text, Code, Code),
            (Text, NumberIndonesian, Text),
            (Text, Date, Text),
            (NumberIndonesian, MoneyIndonesian, MoneyIndonesian),
            (NumberEnglish, PercentIndonesian, PercentEnglish),
            (NumberEnglish, Text, NumberEnglish),
            (Date, Text, Date),
        ] {
            assert_eq!(refined(stored, detected), kind, "{stored:?} {detected:?}");
        }
    }
}
