//! The definition of a reconciliation of two tables.

use serde::{Deserialize, Serialize};

use crate::key_period::KeyPeriod;

/// Rows of the tested table are matched with rows of another one by their keys, and their figures are compared.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct Reconciliation {
    /// The columns by which rows are matched, at least one pair.
    pub keys: Vec<KeyPair>,
    /// The columns that are compared. Without any, only the keys are.
    pub measures: Vec<MeasurePair>,
}

/// Two columns by which rows are matched: texts, numbers, or times.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct KeyPair {
    /// A column of the tested table.
    pub left: String,
    /// A column of the other table.
    pub right: String,
    /// The period in which times match; none for the longest that occurs in either column.
    pub period: Option<KeyPeriod>,
}

/// Two columns of numbers that are compared per key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct MeasurePair {
    /// A column of the tested table.
    pub left: String,
    /// A column of the other table.
    pub right: String,
    /// The figure of the rows with one key.
    pub figure: KeyFigure,
    /// The largest difference that still matches, in the unit of the columns, in Indonesian form; empty for 0.
    pub absolute: String,
    /// The largest difference that still matches, in percent of the left figure; empty for 0. The larger of both counts.
    pub percent: String,
}

/// The figure of several rows with one key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum KeyFigure {
    /// Their sum.
    Sum,
    /// Their mean, rounded to the decimals of the column.
    Mean,
    /// The largest, for totals that every row repeats.
    Largest,
}
