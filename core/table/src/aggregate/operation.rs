use serde::{Deserialize, Serialize};

use crate::columnar::{Days, Labels, Numbers};

/// Reduces the values of a group to one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum Operation {
    /// Number of values.
    Count,
    /// Sum.
    Sum,
    /// Arithmetic mean.
    Mean,
    /// Smallest value.
    Min,
    /// Largest value.
    Max,
    /// Median: the middle value, or halfway between the two middle values.
    Median,
    /// Number of different values.
    Distinct,
}

/// The values that an operation reduces.
#[derive(Debug, Clone, Copy)]
pub enum Operand<'a> {
    /// The rows themselves; no two count as equal.
    Rows,
    /// A column of numbers.
    Numbers(&'a Numbers),
    /// A column of texts.
    Labels(&'a Labels),
    /// A column of days.
    Days(&'a Days),
}
