//! The working paper of an assignment, and its steps repeated.

use portal_analysis::outcome::{Groups, TestFigure};
use serde::{Deserialize, Serialize};

use super::test::{ask, in_words};
use crate::audit::assignment::change::is_open;
use crate::audit::finding::views::audit::writer;
use crate::audit::repository::views::subject::{DataSubject, Purpose};
use crate::audit::working_paper::form::name;
use crate::audit::working_paper::items;
use crate::audit::working_paper::population::{Asked, Versions, Wanted};
use crate::locale::number::integer;
use crate::model::assignment::Assignment;
use crate::model::repository::Dataset;
use crate::model::working_paper::{PaperStep, Population, StepResult};
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::records::assignments::{is_own, reads_paper};
use crate::store::session::Action;
use crate::table::data::typed_filter;
use crate::table::saturated;

/// The steps that an auditor has kept.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WorkingPaper {
    /// Name of the tested data.
    pub data_name: String,
    /// Company that owns the data.
    pub badan_usaha: String,
    /// Name of the auditor.
    pub auditor: String,
    /// The steps in the order in which they were kept.
    pub steps: Vec<StepView>,
    /// True if the acting person may keep, edit and delete steps now.
    pub may_keep: bool,
}

/// A step with its result, as shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StepView {
    /// Id.
    pub id: String,
    /// Number, from 1.
    pub number: u32,
    /// Purpose of the test, in the auditor's words.
    pub purpose: String,
    /// Conclusion of the auditor; may be empty.
    pub conclusion: String,
    /// Name of the test with its parameters.
    pub name: String,
    /// Such as 'Versi 1 dari 2 · 6 dari 24 baris'.
    pub population: String,
    /// SHA-256 of the version, and of the other one of a reconciliation.
    pub sha256: Vec<String>,
    /// Search and filters in words; empty if there are none.
    pub filtered: String,
    /// Computed columns, such as 'Selisih (ton) = [Rencana (ton)] - [Produksi (ton)]'.
    pub computed: Vec<String>,
    /// Figures with their labels.
    pub figures: Vec<TestFigure>,
    /// Groups with their figures.
    pub groups: Option<Groups>,
    /// Sentences that interpret the figures, and warnings.
    pub remarks: Vec<String>,
    /// Number of rows that the test points at.
    pub rows: u32,
    /// Number of examined rows, if the test is a sample.
    pub examined: Option<u32>,
    /// Name of the auditor, and the time of the test.
    pub performed: String,
    /// True if a newer version of the data exists, which the administrator can test.
    pub has_newer: bool,
}

/// The assignment and its data, if the acting person may read the working paper. Another auditor's assignment is refused
/// as not found.
pub(super) fn open<'a>(reader: &Reader<'a>, id: &str) -> Result<(&'a Assignment, &'a Dataset), Refusal> {
    reader.require(Action::ReadWorkingPapers)?;
    let not_found = || Refusal::not_found(Kind::Assignment, id);
    let assignment =
        reader.assignments().get(id).filter(|one| reads_paper(reader.session(), one)).ok_or_else(not_found)?;
    let set = reader.repository().datasets.get(&assignment.data_id).ok_or_else(not_found)?;
    Ok((assignment, set))
}

/// The working paper of an assignment.
pub fn paper(reader: &Reader, assignment: &str) -> Result<WorkingPaper, Refusal> {
    let (assignment, set) = open(reader, assignment)?;
    let steps = reader.working_papers().iter().filter(|step| step.assignment_id == assignment.id);
    Ok(WorkingPaper {
        data_name: assignment.data_name.clone(),
        badan_usaha: assignment.badan_usaha.clone(),
        auditor: assignment.auditor_name.clone(),
        steps: steps.zip(1..).map(|(step, number)| view(reader, set, step, number)).collect(),
        may_keep: reader.may(Action::KeepSteps) && is_own(reader.session(), assignment) && is_open(assignment),
    })
}

fn view(reader: &Reader, assigned: &Dataset, step: &PaperStep, number: u32) -> StepView {
    let PaperStep { population, counterpart, result, .. } = step;
    let told = || {
        [Some(population), counterpart.as_ref()]
            .into_iter()
            .flatten()
            .map(|one| Told::of(reader, assigned, one, counterpart.is_some()))
    };
    let joined = |texts: Vec<String>, between: &str| {
        texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(between)
    };
    StepView {
        id: step.id.clone(),
        number,
        purpose: step.purpose.clone(),
        conclusion: step.conclusion.clone(),
        name: name(&step.test),
        population: joined(told().map(|one| one.rows).collect(), "; "),
        sha256: [Some(population), counterpart.as_ref()].into_iter().flatten().map(|one| one.sha256.clone()).collect(),
        filtered: joined(told().map(|one| one.filtered).collect(), "; "),
        computed: told().flat_map(|one| one.computed).collect(),
        figures: result.figures.clone(),
        groups: result.groups.clone(),
        remarks: result.remarks.clone(),
        rows: result.rows,
        examined: items::method_of(step).map(|_| saturated(step.item_results.len())),
        performed: format!("{}, {}", performer(reader, step), reader.calendar().local(step.performed_date).long()),
        has_newer: reader.may(Action::ManageRepository) && told().any(|one| one.has_newer),
    }
}

/// Name of the auditor of a step, as readers of the working paper know it.
fn performer<'a>(reader: &Reader, step: &'a PaperStep) -> &'a str {
    let assignment = reader.assignments().get(&step.assignment_id);
    assignment.map_or("", |assignment| writer(reader, assignment, &step.performed_by))
}

/// The rows of a step in words.
struct Told {
    rows: String,
    filtered: String,
    computed: Vec<String>,
    has_newer: bool,
}

impl Told {
    fn of(reader: &Reader, assigned: &Dataset, population: &Population, is_pair: bool) -> Self {
        let Population { data, version: content, search, filters, computed, rows, .. } = population;
        let set = data.as_ref().map_or(Some(assigned), |id| reader.repository().datasets.get(id));
        let version = set.and_then(|set| set.version(content));
        let rows = in_words(*rows, version.map_or(*rows, |version| version.records));
        let is_named = data.is_some() || is_pair;
        let name = set.filter(|_| is_named).map(|set| format!("{} · ", set.kegiatan));
        let place = set.zip(version).map(|(set, version)| format!("Versi {} · ", integer(set.number(version).into())));
        let filters = version.map(|version| typed_filter::in_words(filters, &version.columns)).unwrap_or_default();
        let search = Some(format!("cari “{search}”")).filter(|_| !search.is_empty());
        let filtered: Vec<String> = search.into_iter().chain(Some(filters).filter(|words| !words.is_empty())).collect();
        Self {
            rows: format!("{}{}{rows}", name.unwrap_or_default(), place.unwrap_or_default()),
            filtered: filtered.join(", "),
            computed: computed.iter().map(|one| format!("{} = {}", one.name, one.formula)).collect(),
            has_newer: set.is_none_or(|set| set.newest().content != *content),
        }
    }
}

/// A step that someone repeats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RepeatQuery {
    /// Id of the step.
    pub step: String,
    /// True for the administrator to test the newest version instead of the step's own.
    pub newest: bool,
}

/// How a repeated test differs from the step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Repeated {
    /// True if rows and figures are the same.
    pub is_same: bool,
    /// The differences, such as 'Jumlah: 120 → 121', or the reason why the test cannot be run.
    pub differences: Vec<String>,
}

pub(super) fn repetition<'a>(reader: &Reader<'a>, query: &RepeatQuery) -> Result<(&'a PaperStep, Asked<'a>), Refusal> {
    let not_found = || Refusal::not_found(Kind::PaperStep, &query.step);
    let step = reader.working_papers().get(&query.step).ok_or_else(not_found)?;
    let (assignment, set) = open(reader, &step.assignment_id)?;
    // An auditor tests the assigned version, which is another one once the administrator has given it.
    let (subject, versions) = if reader.may(Action::ManageRepository) {
        (DataSubject::Data(set.id.clone()), if query.newest { Versions::Newest } else { Versions::Own })
    } else {
        (DataSubject::Assigned(assignment.id.clone()), Versions::Given)
    };
    Ok((step, ask(reader, &subject, Purpose::Read, Wanted::again(step, versions))?))
}

/// Does a part of repeating a step. Returns the share that is done, 1 once [`repeated`] can answer quickly.
pub fn repeat_progress(reader: &Reader, query: &RepeatQuery) -> Result<f64, Refusal> {
    repetition(reader, query).map(|(_, asked)| asked.step())
}

/// Repeats a step and compares the results.
pub fn repeated(reader: &Reader, query: &RepeatQuery) -> Result<Repeated, Refusal> {
    let (step, asked) = repetition(reader, query)?;
    let tested = asked.finish()?;
    let differences = match &tested.outcome {
        Err(fault) => vec![fault.message()],
        Ok(outcome) => step.differences(&StepResult::of(outcome), [tested.population, tested.others]),
    };
    Ok(Repeated { is_same: differences.is_empty(), differences })
}
