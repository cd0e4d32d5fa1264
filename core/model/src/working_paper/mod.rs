//! The working paper of an assignment: tests on its data with their results (decisions §9).

mod repeated;

use portal_analysis::formula::ComputedColumn;
use portal_analysis::outcome::{Groups, TestFigure};
use portal_analysis::test::DataTest;
use portal_table::data::column::Measure;
use portal_table::data::number::{NumberForm, read};
use portal_table::data::shown::amount as amount_in_words;
use portal_table::decimal::Decimal;
use serde::{Deserialize, Serialize};

use crate::{Identified, Instant};

/// A test that an auditor has kept, with all that is needed to repeat it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PaperStep {
    /// 'STEP_' and a timestamp.
    pub id: String,
    /// Id of the assignment whose working paper this is.
    pub assignment_id: String,
    /// Purpose of the test, in the auditor's words.
    pub purpose: String,
    /// The rows that were tested.
    pub population: Population,
    /// The rows of the other dataset of a reconciliation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counterpart: Option<Population>,
    /// The test with its parameters and seed.
    pub test: DataTest,
    /// The result.
    pub result: StepResult,
    /// Conclusion of the auditor; may be empty.
    pub conclusion: String,
    /// Findings of the auditor in the rows of a sample, in the order of their numbers. Other tests have none.
    #[serde(default)]
    pub item_results: Vec<ItemResult>,
    /// Name of the auditor who ran the test.
    pub performed_by: String,
    /// Time of the test.
    pub performed_date: Instant,
    /// Time of the last change.
    pub updated_date: Instant,
}

/// The rows that a test read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Population {
    /// Id of the dataset, if it is not the assigned one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
    /// Content id of the version.
    pub version: String,
    /// SHA-256 of the version's canonical form.
    pub sha256: String,
    /// Words that every row contains.
    pub search: String,
    /// Filters by column, as in the address.
    pub filters: String,
    /// Columns that are computed for the test.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub computed: Vec<ComputedColumn>,
    /// Number of rows.
    pub rows: u32,
}

/// The result of a test as it was shown. The rows that it points at are found again by repeating it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StepResult {
    /// Figures with their labels.
    pub figures: Vec<TestFigure>,
    /// Groups with their figures.
    pub groups: Option<Groups>,
    /// Sentences that interpret the figures, and warnings.
    pub remarks: Vec<String>,
    /// Number of rows that the test points at.
    pub rows: u32,
    /// Checksum of the numbers of these rows, of both datasets of a reconciliation. A repeated test that finds the same
    /// rows has the same one.
    pub rows_checksum: u32,
}

/// The auditor's finding in a row of a sample.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ItemResult {
    /// Number of the row in its version, from 1.
    pub number: u32,
    /// The finding.
    pub finding: ItemFinding,
    /// A note; may be empty.
    pub note: String,
}

/// The finding of a row of a sample.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ItemFinding {
    /// The row has no deviation.
    Conforms,
    /// The row deviates.
    Deviates,
    /// The amount that a row of a monetary-unit sample should have.
    Audited {
        /// An exact number of at least 0, such as '1234.5'.
        amount: String,
    },
}

impl PaperStep {
    /// True if the step tested rows of this version.
    pub fn reads(&self, content: &str) -> bool {
        let other = self.counterpart.as_ref();
        self.population.version == content || other.is_some_and(|other| other.version == content)
    }
}

impl Identified for PaperStep {
    fn id(&self) -> &str {
        &self.id
    }
}

impl ItemFinding {
    /// The audited amount; `None` if the text is not the one that [`Decimal`] writes, or below 0.
    pub fn amount(amount: &str) -> Option<Decimal> {
        let exact = read(amount, NumberForm::English)?.exact();
        (exact.units >= 0 && exact.to_string() == amount).then_some(exact)
    }

    /// 'Sesuai', 'Menyimpang' or '1.234,5'.
    pub fn in_words(&self) -> String {
        match self {
            Self::Conforms => "Sesuai".to_owned(),
            Self::Deviates => "Menyimpang".to_owned(),
            Self::Audited { amount } => {
                Self::amount(amount).map_or_else(String::new, |exact| amount_in_words(exact, Measure::Plain))
            }
        }
    }
}

/// An event in the life of a step, for activity list and history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PaperStepAction {
    /// Kept after a test.
    Kept,
    /// Purpose or conclusion edited.
    Edited,
    /// The result of a sampled row recorded, changed or removed.
    ItemRecorded,
    /// Deleted.
    Deleted,
}

impl PaperStepAction {
    /// Sentence for the history; the actor's name goes before it.
    pub const fn wording(&self) -> &'static str {
        match self {
            Self::Kept => "menyimpan langkah kertas kerja",
            Self::Edited => "mengubah langkah kertas kerja",
            Self::ItemRecorded => "mencatat hasil baris sampel",
            Self::Deleted => "menghapus langkah kertas kerja",
        }
    }
}
