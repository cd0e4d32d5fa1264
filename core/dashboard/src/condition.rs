//! Conditions on rows.

use serde::{Deserialize, Serialize};

/// A condition on one column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Condition {
    /// The column's key.
    pub column: String,
    /// What has to hold.
    pub test: Test,
}

/// What has to hold for a row to count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Test {
    /// The text is one of these.
    Is(Vec<String>),
    /// The text is none of these.
    IsNot(Vec<String>),
    /// The number, or the date as YYYY-MM-DD, is at least this; a number is written in Indonesian.
    AtLeast(String),
    /// The number or date is at most this.
    AtMost(String),
    /// The date lies within so many days up to today, today included.
    LastDays(u32),
}
