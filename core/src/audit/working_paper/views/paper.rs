//! The working paper of an assignment, and its steps repeated.

use portal_analysis::outcome::{Groups, TestFigure};
use serde::{Deserialize, Serialize};

use super::test::{Wanted, in_words, tested};
use crate::audit::assignment::change::is_open;
use crate::audit::repository::filter;
use crate::audit::repository::views::subject::DataSubject;
use crate::audit::working_paper::commands::recorded;
use crate::audit::working_paper::form::name;
use crate::locale::number::integer;
use crate::model::assignment::Assignment;
use crate::model::repository::Dataset;
use crate::model::working_paper::{PaperStep, StepResult};
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::records::assignments::is_own;
use crate::store::session::Action;

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
    /// SHA-256 of the version.
    pub sha256: String,
    /// Search and filters in words; empty if there are none.
    pub filtered: String,
    /// Figures with their labels.
    pub figures: Vec<TestFigure>,
    /// Groups with their figures.
    pub groups: Option<Groups>,
    /// Sentences that interpret the figures, and warnings.
    pub remarks: Vec<String>,
    /// Number of rows that the test points at.
    pub rows: u32,
    /// Name of the auditor, and the time of the test.
    pub performed: String,
    /// True if a newer version of the data exists.
    pub has_newer: bool,
}

/// The assignment and its data, if the acting person may read the working paper. Another auditor's assignment is refused
/// as not found.
fn open<'a>(reader: &Reader<'a>, id: &str) -> Result<(&'a Assignment, &'a Dataset), Refusal> {
    reader.require(Action::ReadWorkingPapers)?;
    let not_found = || Refusal::not_found(Kind::Assignment, id);
    let may_read = |one: &&Assignment| reader.may(Action::ManageAssignments) || is_own(reader.session(), one);
    let assignment = reader.assignments().get(id).filter(may_read).ok_or_else(not_found)?;
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

fn view(reader: &Reader, set: &Dataset, step: &PaperStep, number: u32) -> StepView {
    let PaperStep { population, result, .. } = step;
    let version = set.version(&population.version);
    let rows = in_words(population.rows, version.map_or(population.rows, |version| version.records));
    let place = version.map(|version| format!("Versi {} · ", integer(set.number(version).into())));
    let filters = version.map(|version| filter::in_words(&population.filters, &version.columns)).unwrap_or_default();
    let search = Some(format!("cari “{}”", population.search)).filter(|_| !population.search.is_empty());
    let filtered: Vec<String> = search.into_iter().chain(Some(filters).filter(|words| !words.is_empty())).collect();
    StepView {
        id: step.id.clone(),
        number,
        purpose: step.purpose.clone(),
        conclusion: step.conclusion.clone(),
        name: name(&step.test),
        population: format!("{}{rows}", place.unwrap_or_default()),
        sha256: population.sha256.clone(),
        filtered: filtered.join(", "),
        figures: result.figures.clone(),
        groups: result.groups.clone(),
        remarks: result.remarks.clone(),
        rows: result.rows,
        performed: format!("{}, {}", step.performed_by, reader.calendar().local(step.performed_date).long()),
        has_newer: set.newest().content != population.version,
    }
}

/// A step that is to be repeated.
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

fn repetition<'a>(reader: &Reader<'a>, query: &RepeatQuery) -> Result<(&'a PaperStep, DataSubject), Refusal> {
    let not_found = || Refusal::not_found(Kind::PaperStep, &query.step);
    let step = reader.working_papers().get(&query.step).ok_or_else(not_found)?;
    let (assignment, set) = open(reader, &step.assignment_id)?;
    // An auditor tests the assigned version, which is another one once the administrator has given it.
    let subject = if reader.may(Action::ManageRepository) {
        let content = if query.newest { &set.newest().content } else { &step.population.version };
        DataSubject::Version { data: set.id.clone(), content: content.clone() }
    } else {
        DataSubject::Assigned(assignment.id.clone())
    };
    Ok((step, subject))
}

fn wanted<'q>(step: &'q PaperStep, subject: &'q DataSubject) -> Wanted<'q> {
    let PaperStep { population, test, .. } = step;
    Wanted { subject, search: &population.search, filters: &population.filters, test: test.clone() }
}

/// Does a part of repeating a step. Returns the share that is done, 1 once [`repeated`] can answer quickly.
pub fn repeat_progress(reader: &Reader, query: &RepeatQuery) -> Result<f64, Refusal> {
    let (step, subject) = repetition(reader, query)?;
    wanted(step, &subject).ask(reader, |_, asked| Ok(asked.step()))
}

/// Repeats a step and compares the results.
pub fn repeated(reader: &Reader, query: &RepeatQuery) -> Result<Repeated, Refusal> {
    let (step, subject) = repetition(reader, query)?;
    wanted(step, &subject).ask(reader, |open, asked| {
        let tested = tested(asked, open)?;
        let differences = match &tested.outcome {
            Err(problem) => vec![problem.message()],
            Ok(outcome) => differences(step, &recorded(outcome), tested.population),
        };
        Ok(Repeated { is_same: differences.is_empty(), differences })
    })
}

/// The differences between a step and its repetition, one sentence each.
fn differences(step: &PaperStep, again: &StepResult, population: u32) -> Vec<String> {
    let PaperStep { result, population: before, .. } = step;
    let number = |rows: u32| integer(rows.into());
    let changed = |label: &str, was: &str, is: &str| (was != is).then(|| format!("{label}: {was} → {is}"));
    let value = |figures: &[TestFigure], label: &str| -> String {
        let figure = figures.iter().find(|figure| figure.label == label);
        figure.map_or_else(|| "-".to_owned(), |figure| figure.value.clone())
    };
    let labels = || again.figures.iter().map(|figure| figure.label.as_str());
    let lost =
        result.figures.iter().map(|figure| figure.label.as_str()).filter(|label| labels().all(|own| own != *label));
    let figures = labels().chain(lost);
    let figures =
        figures.filter_map(|label| changed(label, &value(&result.figures, label), &value(&again.figures, label)));
    let population = changed("Populasi", &number(before.rows), &number(population));
    let rows = changed("Baris yang ditunjuk", &number(result.rows), &number(again.rows));
    let are_others = rows.is_none() && result.rows_checksum != again.rows_checksum;
    let others = are_others.then(|| "Baris yang ditunjuk bukan baris yang sama".to_owned());
    population.into_iter().chain(figures).chain(rows).chain(others).collect()
}
