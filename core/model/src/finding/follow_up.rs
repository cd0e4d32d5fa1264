//! An accepted finding as its company reads it, with the company's answers and the auditor's assessments.

use portal_locale::calendar::CalendarDate;
use serde::{Deserialize, Serialize};

use super::{Evidence, FindingText};
use crate::attachment::Attachment;
use crate::{Identified, Instant};

vocabulary! {
    /// State of a recommendation (decisions §9).
    FollowUpStatus {
        /// Followed as recommended.
        Done = "done", "Sesuai";
        /// Followed in part.
        Partial = "partial", "Belum sesuai";
        /// Not followed yet.
        Open = "open", "Belum ditindaklanjuti";
        /// It cannot be followed.
        Impossible = "impossible", "Tidak dapat ditindaklanjuti";
    }
}

impl FollowUpStatus {
    /// True if nothing more is expected of the company.
    pub const fn is_settled(self) -> bool {
        matches!(self, Self::Done | Self::Impossible)
    }
}

/// A finding as the review has accepted it, for its company. It holds nothing of the auditor's later drafts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FollowUp {
    /// 'TL_' and the id of the finding.
    pub id: String,
    /// Id of the finding.
    pub finding_id: String,
    /// Id of the assignment. It gives company and stage.
    pub assignment_id: String,
    /// The text as it was accepted.
    pub text: FindingText,
    /// The evidence as it was accepted.
    pub evidence: Vec<Evidence>,
    /// Time of the first acceptance. Ageing counts from here.
    pub accepted_date: Instant,
    /// Answers of the company, oldest first.
    pub answers: Vec<Answer>,
    /// Assessments of the auditor, oldest first. The last one of a recommendation counts.
    pub assessments: Vec<Assessment>,
    /// True once the finding was deleted from a reopened audit.
    pub is_withdrawn: bool,
    /// Time of the last change.
    pub updated_date: Instant,
}

/// An answer of the company to a recommendation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    /// Random id.
    pub id: String,
    /// Number of the recommendation.
    pub recommendation: u32,
    /// The answer.
    pub text: String,
    /// The day by which the company promises to be done.
    pub promised: Option<CalendarDate>,
    /// Proof.
    pub files: Vec<Attachment>,
    /// Name of the company.
    pub by: String,
    /// Time of the answer.
    pub at: Instant,
}

/// An assessment of a recommendation by the auditor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Assessment {
    /// Random id.
    pub id: String,
    /// Number of the recommendation.
    pub recommendation: u32,
    /// The state.
    pub status: FollowUpStatus,
    /// Settled amount in rupiah, such as '7200000'; `None` if nothing was paid.
    pub settled: Option<String>,
    /// Reason; empty only if none is needed.
    pub reason: String,
    /// Name of the auditor.
    pub by: String,
    /// Time of the assessment.
    pub at: Instant,
}

impl FollowUp {
    /// A company has this number of days to follow a recommendation (decisions §9).
    pub const DAYS: i64 = 60;

    /// Id of the follow-up of a finding.
    pub fn id_of(finding: &str) -> String {
        format!("TL_{finding}")
    }

    /// Id of the finding of a follow-up.
    pub fn finding_of(follow_up: &str) -> Option<&str> {
        follow_up.strip_prefix("TL_")
    }

    /// The highest number that a recommendation of the finding had when it was accepted, answered or assessed.
    pub fn last_number(&self) -> u32 {
        let accepted = self.text.recommendations.iter().map(|one| one.number);
        let answered = self.answers.iter().map(|one| one.recommendation);
        let assessed = self.assessments.iter().map(|one| one.recommendation);
        accepted.chain(answered).chain(assessed).max().unwrap_or_default()
    }

    /// The assessment that counts for a recommendation.
    pub fn assessment(&self, recommendation: u32) -> Option<&Assessment> {
        self.assessments.iter().rev().find(|one| one.recommendation == recommendation)
    }

    /// State of a recommendation.
    pub fn status(&self, recommendation: u32) -> FollowUpStatus {
        self.assessment(recommendation).map_or(FollowUpStatus::Open, |one| one.status)
    }

    /// The last answer to a recommendation.
    pub fn last_answer(&self, recommendation: u32) -> Option<&Answer> {
        self.answers.iter().rev().find(|answer| answer.recommendation == recommendation)
    }

    /// True if the company has answered a recommendation after its last assessment.
    pub fn awaits_assessment(&self, recommendation: u32) -> bool {
        let assessed = self.assessment(recommendation).map(|one| one.at);
        self.last_answer(recommendation).is_some_and(|answer| assessed.is_none_or(|at| answer.at > at))
    }

    /// True once nothing more is expected of the company.
    pub fn is_settled(&self) -> bool {
        let numbers = self.text.recommendations.iter().map(|one| one.number);
        self.is_withdrawn || numbers.into_iter().all(|number| self.status(number).is_settled())
    }

    /// Ids of its files.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        let proof = self.answers.iter().flat_map(|answer| &answer.files).map(|file| file.id.as_str());
        self.evidence.iter().filter_map(Evidence::file).chain(proof)
    }
}

impl Identified for FollowUp {
    fn id(&self) -> &str {
        &self.id
    }
}

/// An event in the life of a follow-up, for activity list and history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum FollowUpAction {
    /// Answered by the company.
    Answered,
    /// Assessed by the auditor.
    Assessed,
}

impl FollowUpAction {
    /// Sentence for the history; the actor's name goes before it.
    pub const fn wording(&self) -> &'static str {
        match self {
            Self::Answered => "menjawab rekomendasi",
            Self::Assessed => "menilai tindak lanjut",
        }
    }
}
