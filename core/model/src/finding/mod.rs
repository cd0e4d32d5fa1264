//! Findings of an audit (decisions §9): the auditor's own record, and the copy that its company reads and follows up.

mod evidence;
mod follow_up;

use portal_table::data::number::{NumberForm, read};
use portal_table::decimal::Decimal;
use serde::{Deserialize, Serialize};

pub use evidence::{Evidence, EvidenceSource, ShownTable};
pub use follow_up::{Answer, Assessment, FollowUp, FollowUpAction, FollowUpStatus};

use crate::{Identified, Instant};

vocabulary! {
    /// Class of a finding.
    FindingClass {
        /// The state has lost money.
        Loss = "loss", "Kerugian";
        /// The state may lose money.
        PotentialLoss = "potentialLoss", "Potensi kerugian";
        /// The state has received too little.
        Shortfall = "shortfall", "Kekurangan penerimaan";
        /// A duty of administration was not met.
        Administrative = "administrative", "Administrasi";
        /// The internal control has a weakness.
        Control = "control", "Sistem pengendalian intern";
        /// Economy, efficiency or effectiveness.
        Performance = "performance", "3E";
    }
}

vocabulary! {
    /// Severity of a finding, lowest first.
    Severity {
        /// A slip without consequences.
        Low = "low", "Rendah";
        /// To be mended in the ordinary course.
        Medium = "medium", "Sedang";
        /// To be mended soon.
        High = "high", "Tinggi";
        /// To be mended at once.
        Critical = "critical", "Kritis";
    }
}

/// A finding as its auditor writes it. Companies never read it; they read a [`FollowUp`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Finding {
    /// 'FINDING_' and a timestamp.
    pub id: String,
    /// Id of the assignment. It gives company, stage and auditor.
    pub assignment_id: String,
    /// Everything that is written about the finding.
    pub text: FindingText,
    /// Evidence in the order in which it was pinned.
    pub evidence: Vec<Evidence>,
    /// Time of the first draft.
    pub created_date: Instant,
    /// Time of the last change.
    pub updated_date: Instant,
}

/// Everything that is written about a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FindingText {
    /// Title.
    pub title: String,
    /// Kondisi: the facts. This and the next three are empty in a draft.
    pub condition: String,
    /// Kriteria: the rule that the facts are measured by.
    pub criteria: String,
    /// Sebab: the cause.
    pub cause: String,
    /// Akibat: the effect.
    pub effect: String,
    /// Rekomendasi, in the order of their numbers.
    pub recommendations: Vec<Recommendation>,
    /// The class; none in a draft.
    pub class: Option<FindingClass>,
    /// The severity; none in a draft.
    pub severity: Option<Severity>,
    /// Amount in rupiah, if the finding has one.
    pub amount: Option<FindingAmount>,
}

/// One recommendation of a finding. Its follow-up is assessed on its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Recommendation {
    /// Number within the finding, from 1. It never passes to another recommendation.
    pub number: u32,
    /// The recommendation.
    pub text: String,
}

/// An amount in rupiah with its calculation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FindingAmount {
    /// The calculation as typed, such as '4.348.889.674,56 - 3.662.222.883,84'.
    pub calculation: String,
    /// Its exact result, at least 0, such as '686666790.72'.
    pub rupiah: String,
}

impl FindingAmount {
    /// The exact amount; `None` if the text is not the one that [`Decimal`] writes.
    pub fn exact(&self) -> Option<Decimal> {
        rupiah(&self.rupiah)
    }
}

/// The exact amount of a stored text; `None` if it is below 0 or not the text that [`Decimal`] writes.
pub fn rupiah(text: &str) -> Option<Decimal> {
    let exact = read(text, NumberForm::English)?.exact();
    (exact.units >= 0 && exact.to_string() == text).then_some(exact)
}

impl Identified for Finding {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Finding {
    /// Ids of the files that are pinned to it.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.evidence.iter().filter_map(Evidence::file)
    }
}

/// An event in the life of a finding, for activity list and history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum FindingAction {
    /// Written for the first time.
    Written,
    /// Its text changed.
    Edited,
    /// Evidence pinned.
    Pinned,
    /// Evidence removed.
    Unpinned,
    /// Deleted.
    Deleted,
}

impl FindingAction {
    /// Sentence for the history; the actor's name goes before it.
    pub const fn wording(&self) -> &'static str {
        match self {
            Self::Written => "menulis temuan",
            Self::Edited => "mengubah temuan",
            Self::Pinned => "menyematkan bukti",
            Self::Unpinned => "melepas bukti",
            Self::Deleted => "menghapus temuan",
        }
    }
}
