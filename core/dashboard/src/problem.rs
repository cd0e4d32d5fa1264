//! Why a widget cannot be drawn. The other widgets go on.

use serde::Serialize;

/// What is missing or wrong, and what helps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WidgetProblem {
    /// In a few words.
    pub title: String,
    /// In a sentence, with names.
    pub detail: String,
}

impl WidgetProblem {
    /// A problem.
    pub fn new(title: &str, detail: String) -> Self {
        Self { title: title.to_owned(), detail }
    }

    /// The source is not there any more.
    pub fn source_gone(name: &str) -> Self {
        Self::new("Sumber data tidak ada lagi", format!("\"{name}\" sudah dihapus atau tidak ada di portal ini."))
    }

    /// The source has no such column (any more).
    pub fn column_gone(key: &str, source: &str) -> Self {
        Self::new("Kolom tidak ada lagi", format!("Kolom \"{key}\" tidak ada di \"{source}\"."))
    }
}
