//! What is asked of each group.

use serde::{Deserialize, Serialize};

use crate::columnar::{Days, Labels, Numbers};

/// How the values of a group become one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum Operation {
    /// How many there are.
    Count,
    /// All of them together.
    Sum,
    /// Their sum by their number.
    Mean,
    /// The smallest.
    Min,
    /// The largest.
    Max,
    /// The one in the middle, or what is halfway between the two.
    Median,
    /// How many different ones there are.
    Distinct,
}

/// What a measure is taken of.
#[derive(Debug, Clone, Copy)]
pub enum Operand<'a> {
    /// The rows themselves; no two of them are the same.
    Rows,
    /// A column of numbers.
    Numbers(&'a Numbers),
    /// A column of texts.
    Labels(&'a Labels),
    /// A column of days.
    Days(&'a Days),
}
