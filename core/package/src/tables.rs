//! The versions of datasets in a package.

use portal_table::data::column::Column;
use portal_table::data::data_table::DataTable;
use serde::Serialize;

/// Versions whose rows have been read, by content id.
#[derive(Debug, Default)]
pub struct Tables(Vec<(String, DataTable)>);

/// A window of rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackageRows {
    /// Headings of the columns.
    pub columns: Vec<PackageColumn>,
    /// Number of rows in the version.
    pub total: u32,
    /// Cells by row, as shown.
    pub rows: Vec<Vec<String>>,
}

/// A column of a window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackageColumn {
    /// The heading.
    pub header: String,
    /// True if the cells are numbers, which are aligned to the right.
    pub is_number: bool,
}

impl Tables {
    /// Adds a version from its rows, as [`DataTable::write_verbatim`] writes them. False if the text has another form, or
    /// does not have these columns.
    pub fn add(&mut self, content: &str, columns: &[Column], text: &str) -> bool {
        let Some(table) = DataTable::from_verbatim(text, columns) else { return false };
        self.0.retain(|(known, _)| known != content);
        self.0.push((content.to_owned(), table));
        true
    }

    /// The rows of a version; `None` until they have been added.
    pub fn get(&self, content: &str) -> Option<&DataTable> {
        self.0.iter().find(|(known, _)| known == content).map(|(_, table)| table)
    }

    /// Does a part of computing the SHA-256 of a version; `None` until it is done, and for a version that is missing.
    pub fn sha256(&self, content: &str) -> Option<String> {
        let table = self.get(content)?;
        table.prepare_sha256().then(|| table.sha256())
    }

    /// Rows of a version from row `first` on; `None` until they have been added.
    pub fn rows(&self, content: &str, first: u32, count: u32) -> Option<PackageRows> {
        let table = self.get(content)?;
        let columns = table.columns().iter();
        let end = first.saturating_add(count).min(table.row_count());
        let shown =
            |row: u32| (0..).zip(table.columns()).map(|(column, _)| table.shown(row, column).into_owned()).collect();
        Some(PackageRows {
            columns: columns
                .map(|column| PackageColumn {
                    header: column.header.clone(),
                    is_number: column.kind.number_form().is_some(),
                })
                .collect(),
            total: table.row_count(),
            rows: (first..end).map(shown).collect(),
        })
    }
}
