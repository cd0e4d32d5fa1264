//! The rows of datasets, apart from the records, so that a commit does not contain a million cells. Records refer to
//! rows by a content id. After a restart the rows are reloaded from stored files.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use crate::model::repository::DataVersion;
use crate::table::data::column::{Column, ColumnKind, FoundColumn};
use crate::table::data::comparison::{Comparing, Comparison};
use crate::table::data::csv_form::CsvForm;
use crate::table::data::data_table::DataTable;

/// Tables by content id.
#[derive(Clone, Debug, Default)]
pub struct TableShelf {
    tables: HashMap<String, Shelved>,
    /// Content ids of tables whose file is missing or has changed.
    lost: HashSet<String>,
    /// Content ids of tables of earlier versions that a person has asked for.
    wanted: HashSet<String>,
    /// The comparison that was asked for last, with the content ids of the earlier and the later version.
    compared: RefCell<Option<([String; 2], Compared)>>,
}

#[derive(Clone, Debug)]
enum Compared {
    Unfinished(Box<Comparing>),
    Finished(Rc<Comparison>),
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
    pub fn understand(&mut self, version: &DataVersion) {
        let Some(Shelved { table, .. }) = self.tables.get_mut(&version.content) else { return };
        let mut columns = version.columns.clone();
        if version.form.is_none() {
            for (column, detected) in columns.iter_mut().zip(table.columns()) {
                column.kind = refined(column.kind, detected.kind);
            }
        }
        *table = Rc::new(table.with_columns(&columns));
    }

    /// Asks for a table of an earlier version, which is read when it is needed only.
    pub fn want(&mut self, content: &str) {
        self.wanted.insert(content.to_owned());
    }

    /// True if a person has asked for the table.
    pub fn is_wanted(&self, content: &str) -> bool {
        self.wanted.contains(content)
    }

    /// Gives a table that is not stored yet these columns, and does a part of its SHA-256. Returns true once that is
    /// done, or if there is no such table.
    pub fn prepare_sha256(&mut self, content: &str, columns: impl FnOnce(&[FoundColumn]) -> Vec<Column>) -> bool {
        let Some(Shelved { table, found, .. }) = self.tables.get_mut(content) else { return true };
        let columns = columns(found);
        if table.columns() != columns {
            *table = Rc::new(table.with_columns(&columns));
        }
        table.prepare_sha256()
    }

    /// Does a part of a comparison. Returns true if [`Self::comparison`] has no long work left, or cannot compare.
    pub fn prepare_comparison(&self, before: &str, after: &str) -> bool {
        let (Some(earlier), Some(later)) = (self.get(before), self.get(after)) else { return true };
        let (earlier, later) = (&earlier.table, &later.table);
        let mut compared = self.compared.borrow_mut();
        let is_same = compared.as_ref().is_some_and(|([first, second], _)| first == before && second == after);
        if !is_same {
            let begun = Compared::Unfinished(Box::new(Comparing::new(earlier, later)));
            *compared = Some(([before, after].map(str::to_owned), begun));
        }
        let Some((ids, Compared::Unfinished(comparing))) = &mut *compared else { return true };
        if !comparing.step(earlier, later) {
            return false;
        }
        let found = comparing.clone().finish(earlier, later);
        *compared = Some((ids.clone(), Compared::Finished(Rc::new(found))));
        true
    }

    /// The differences between two tables; `None` unless both are in memory.
    pub fn comparison(&self, before: &str, after: &str) -> Option<Rc<Comparison>> {
        self.get(before).and(self.get(after))?;
        while !self.prepare_comparison(before, after) {}
        match &*self.compared.borrow() {
            Some((_, Compared::Finished(found))) => Some(Rc::clone(found)),
            _ => None,
        }
    }

    /// Removes a table.
    pub fn remove(&mut self, content: &str) {
        self.tables.remove(content);
        self.wanted.remove(content);
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
