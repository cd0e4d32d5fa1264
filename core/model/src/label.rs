//! A ticket label (§2.5).

use serde::{Deserialize, Serialize};

use crate::Identified;

/// A label that agents put on tickets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Label {
    /// Internal id; screens never show it.
    pub id: String,
    /// Name, unique ignoring case.
    pub name: String,
    /// Colour number, 0 to 7.
    pub hue: u8,
}

impl Identified for Label {
    fn id(&self) -> &str {
        &self.id
    }
}

/// An event in the life of a label, for activity list and history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum LabelAction {
    /// Added by an agent.
    Added,
    /// Renamed by an agent.
    Renamed,
    /// Deleted, and removed from every ticket.
    Deleted {
        /// Name at the time of deletion.
        name: String,
    },
}
