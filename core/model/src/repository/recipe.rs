//! Recipes: how a file of a dataset was read, for the next file of the same shape (decisions §8).

use portal_table::data::column::ColumnKind;
use portal_table::data::csv_form::CsvChoices;
use serde::{Deserialize, Serialize};

/// Effect of another file on the rows of a dataset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum ExistingRows {
    /// The new version has the rows of the file only.
    Replace,
    /// The new version has the rows of the version before, then those of the file.
    Append,
}

/// The choices about a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Recipe {
    /// Headings of the file as it was first read, before any choice. They tell whether a file has the same shape.
    pub seen: Vec<String>,
    /// Choices about the structure.
    pub choices: CsvChoices,
    /// Chosen sheet of a workbook, from 0.
    pub sheet: Option<u32>,
    /// The columns that were kept, in their order.
    pub columns: Vec<RecipeColumn>,
    /// Headings of the columns that were left out.
    pub left_out: Vec<String>,
    /// Effect that the file had on the rows; `None` if the dataset was new.
    pub existing: Option<ExistingRows>,
}

/// A column that was kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RecipeColumn {
    /// Heading in the file.
    pub heading: String,
    /// Heading that the user gave; `None` for that of the file.
    pub name: Option<String>,
    /// How the cells were read.
    pub kind: ColumnKind,
    /// Texts for 'no value' that the user gave, as typed; `None` for the usual ones.
    #[serde(default)]
    pub missing: Option<String>,
}
