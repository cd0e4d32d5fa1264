//! The reason why a widget cannot be drawn. The other widgets still work.

use serde::Serialize;

/// A problem and its remedy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WidgetProblem {
    /// A few words.
    pub title: String,
    /// A full sentence with names.
    pub detail: String,
}

impl WidgetProblem {
    /// A problem with a title and a detail.
    pub fn new(title: &str, detail: String) -> Self {
        Self { title: title.to_owned(), detail }
    }

    /// The source no longer exists.
    pub fn source_gone(name: &str) -> Self {
        Self::new("Sumber data tidak ada lagi", format!("\"{name}\" sudah dihapus atau tidak ada di portal ini."))
    }

    /// The source does not have this column.
    pub fn column_gone(key: &str, source: &str) -> Self {
        Self::new("Kolom tidak ada lagi", format!("Kolom \"{key}\" tidak ada di \"{source}\"."))
    }
}
