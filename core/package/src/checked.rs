//! The state of a history, for the page.

use portal_chain::history::{Fault, PackageHistory};
use serde::Serialize;

/// A history that was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum CheckedHistory {
    /// All contents fit their hashes, and the hashes lead to the head.
    Sound,
    /// The genesis has another form.
    Genesis,
    /// The entry at this position, from 0, was changed.
    Entry(u32),
    /// The entries lead to another head.
    Head,
}

impl CheckedHistory {
    /// Checks a history.
    pub fn of(history: &PackageHistory) -> Self {
        match history.fault() {
            None => Self::Sound,
            Some(Fault::Genesis) => Self::Genesis,
            Some(Fault::Entry(at)) => Self::Entry(number(at)),
            Some(Fault::Head) => Self::Head,
        }
    }
}

fn number(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}
