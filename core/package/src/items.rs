//! The results of a sample's rows, in words.

use portal_model::working_paper::PaperStep;
use serde::Serialize;

/// The auditor's finding in a row of a sample.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackageItem {
    /// Number of the row in its version, from 1.
    pub number: u32,
    /// The finding in words, such as 'Sesuai' or '1.234,5'.
    pub finding: String,
    /// The note; may be empty.
    pub note: String,
}

/// The examined rows of a step, in the order of their numbers.
pub fn items(step: &PaperStep) -> Vec<PackageItem> {
    let shown = step.item_results.iter();
    shown
        .map(|item| PackageItem { number: item.number, finding: item.finding.in_words(), note: item.note.clone() })
        .collect()
}
