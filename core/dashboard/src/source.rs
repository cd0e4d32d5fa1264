//! What can be drawn from: rows in typed columns.

use std::rc::Rc;

use crate::looks::Tone;
use portal_table::columnar::{Days, Labels, Numbers};
use portal_table::row_set::RowSet;
use serde::{Deserialize, Serialize};

vocabulary! {
    /// What the values of a column are.
    ColumnType {
        /// Texts to group by.
        Category = "category", "Kategori";
        /// Numbers to calculate with.
        Number = "number", "Angka";
        /// Days.
        Date = "date", "Tanggal";
        /// Texts that name a stretch of time, such as 'Januari 2025' or 'Triwulan I 2025'.
        Period = "period", "Periode";
    }
}

vocabulary! {
    /// What a column means to the filters of a dashboard.
    Meaning {
        /// When.
        Period = "period", "Periode";
        /// Which company.
        Company = "company", "Badan usaha";
        /// Which stage.
        Stage = "stage", "Tahapan";
    }
}

/// A column of a source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SourceColumn {
    /// As definitions name it.
    pub key: String,
    /// As people read it.
    pub label: String,
    /// What its values are.
    #[serde(rename = "type")]
    pub kind: ColumnType,
    /// What it means to the filters of a dashboard.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub meaning: Option<Meaning>,
}

/// Rows in columns. A column is asked for in the form in which it is used; it answers none if it has no such form.
pub trait DataSource {
    /// As definitions name it.
    fn id(&self) -> &str;
    /// As people read it.
    fn name(&self) -> &str;
    /// What its rows are: 'tiket', 'penugasan', 'dokumen', 'baris'.
    fn counted(&self) -> &str;
    /// Its columns.
    fn columns(&self) -> &[SourceColumn];
    /// How many rows its columns have.
    fn rows(&self) -> u32;
    /// The rows that do not count, if there are any.
    fn gone(&self) -> Option<Rc<RowSet>>;
    /// Whether it goes on growing, so that its present period may be empty.
    fn is_live(&self) -> bool;
    /// A column as texts; every column has them.
    fn labels(&self, key: &str) -> Option<Rc<Labels>>;
    /// A column of numbers.
    fn numbers(&self, key: &str) -> Option<Rc<Numbers>>;
    /// A column of dates; of periods, the day on which each begins.
    fn days(&self, key: &str) -> Option<Rc<Days>>;
    /// How many cells of a column of numbers or dates hold something else.
    fn unread(&self, key: &str) -> u32;
    /// What a text of a column means, where it is a status or the like.
    fn tone(&self, _key: &str, _text: &str) -> Option<Tone> {
        None
    }
    /// A column, if it has it.
    fn column(&self, key: &str) -> Option<&SourceColumn> {
        self.columns().iter().find(|column| column.key == key)
    }
}
