//! A ticket label (§2.5).

use serde::{Deserialize, Serialize};

use crate::Identified;

/// A label that agents put on tickets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Label {
    /// Never shown.
    pub id: String,
    /// Unique, ignoring case.
    pub name: String,
    /// Its colour, 0 to 7.
    pub hue: u8,
}

impl Identified for Label {
    fn id(&self) -> &str {
        &self.id
    }
}

/// What happened to a label.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum LabelAction {
    /// Made.
    Added,
    /// Renamed.
    Renamed,
    /// Deleted, and taken off every ticket.
    Deleted {
        /// Its name then.
        name: String,
    },
}
