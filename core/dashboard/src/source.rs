//! Sources of widgets: rows in typed columns.

use std::rc::Rc;

use crate::looks::Tone;
use portal_table::columnar::{Days, Labels, Numbers};
use portal_table::fold::fold;
use portal_table::row_set::RowSet;
use serde::{Deserialize, Serialize};

vocabulary! {
    /// The type of a column's values.
    ColumnType {
        /// Texts to group by.
        Category = "category", "Kategori";
        /// Numbers to calculate with.
        Number = "number", "Angka";
        /// Days.
        Date = "date", "Tanggal";
        /// Texts that name a period, such as 'Januari 2025' or 'Triwulan I 2025'.
        Period = "period", "Periode";
    }
}

vocabulary! {
    /// The meaning of a column for the filters of a dashboard.
    Meaning {
        /// Period.
        Period = "period", "Periode";
        /// Company.
        Company = "company", "Badan usaha";
        /// Stage.
        Stage = "stage", "Tahapan";
    }
}

/// A column of a source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SourceColumn {
    /// Key in definitions.
    pub key: String,
    /// Label for users.
    pub label: String,
    /// Type of the values.
    #[serde(rename = "type")]
    pub kind: ColumnType,
    /// Meaning for the filters of a dashboard.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub meaning: Option<Meaning>,
}

impl SourceColumn {
    /// True for a column such as 'Capaian (%)'.
    pub fn is_percentage(&self) -> bool {
        self.kind == ColumnType::Number && self.label.trim_end().ends_with(" (%)")
    }
}

/// A table of typed columns. Each getter returns `None` if the column does not have that type.
pub trait DataSource {
    /// Id in definitions.
    fn id(&self) -> &str;
    /// Name for users.
    fn name(&self) -> &str;
    /// Noun for its rows: 'tiket', 'penugasan', 'dokumen', 'langkah uji', 'baris'.
    fn counted(&self) -> &str;
    /// The columns.
    fn columns(&self) -> &[SourceColumn];
    /// Number of rows, with removed ones.
    fn rows(&self) -> u32;
    /// The removed rows, if any.
    fn gone(&self) -> Option<Rc<RowSet>>;
    /// True if the source is still growing, so that its present period may be empty.
    fn is_live(&self) -> bool;
    /// A column as texts; every column has them.
    fn labels(&self, key: &str) -> Option<Rc<Labels>>;
    /// A column of numbers.
    fn numbers(&self, key: &str) -> Option<Rc<Numbers>>;
    /// A column of dates; for periods, the first day of each.
    fn days(&self, key: &str) -> Option<Rc<Days>>;
    /// Number of cells in a number or date column that hold something else.
    fn unread(&self, key: &str) -> u32;
    /// The tone of a text, for columns such as a status.
    fn tone(&self, _key: &str, _text: &str) -> Option<Tone> {
        None
    }
    /// True if the values of a column are fixed words, such as a status, and name no person, company or thing.
    fn is_general(&self, _key: &str) -> bool {
        false
    }
    /// The column with this key.
    fn column(&self, key: &str) -> Option<&SourceColumn> {
        self.columns().iter().find(|column| column.key == key)
    }
    /// The first column with this label, ignoring case.
    fn labelled(&self, label: &str) -> Option<&SourceColumn> {
        let wanted = fold(label);
        self.columns().iter().find(|column| fold(&column.label) == wanted)
    }
    /// The column that filters use for this meaning: the first one that has it.
    fn meant(&self, meaning: Meaning) -> Option<&SourceColumn> {
        self.columns().iter().find(|column| column.meaning == Some(meaning))
    }
}
