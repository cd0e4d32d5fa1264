//! Results that an auditor enters for the rows of a sample.

use portal_analysis::outcome::{Drawn, Outcome};
use portal_analysis::sample_results::Finding;
use portal_analysis::test::{DataTest, SampleMethod, SamplePlan};

use super::commands::ItemForm;
use super::population::{Versions, Wanted};
use crate::audit::repository::views::subject::OpenVersion;
use crate::model::working_paper::{ItemFinding, ItemResult, PaperStep, StepResult};
use crate::store::State;
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::records::repository::Item;
use crate::store::rule::{Sound, holds, line};
use crate::table::data::number::{NumberForm, read};

/// How the sample of a step is drawn, and its plan; `None` if the step is another test.
pub(super) fn method_of(step: &PaperStep) -> Option<(&SampleMethod, Option<&SamplePlan>)> {
    match &step.test {
        DataTest::Sample { method, plan, .. } => Some((method, plan.as_ref())),
        _ => None,
    }
}

/// The refusal of a step that is no sample.
pub(super) fn not_a_sample() -> Refusal {
    untestable("Langkah ini bukan sampel. Pilih langkah dengan uji Sampel.")
}

/// The refusal of an auditor who was given another version since the sample was drawn.
pub(super) fn other_version() -> Refusal {
    untestable(
        "Versi data yang ditugaskan sudah diganti sejak sampel ini ditarik. Tarik sampel baru dari versi yang sekarang.",
    )
}

fn untestable(message: &str) -> Refusal {
    Refusal::Untestable { message: message.to_owned() }
}

/// The rows of the sample, drawn again, if they are the kept ones.
pub(super) fn drawn_again<'a>(step: &PaperStep, outcome: &'a Outcome) -> Result<(&'a [u32], &'a Drawn), Refusal> {
    let again = StepResult::of(outcome);
    let is_same = again.rows_checksum == step.result.rows_checksum && again.rows == step.result.rows;
    match &outcome.drawn {
        Some(drawn) if is_same => Ok((&outcome.rows, drawn)),
        _ => Err(untestable("Sampel ini tidak dapat ditarik lagi dengan baris yang sama. Tarik sampel baru.")),
    }
}

/// The finding in the form in which results are projected.
pub(super) fn finding(item: &ItemResult) -> Option<Finding> {
    match &item.finding {
        ItemFinding::Conforms => Some(Finding::Conforms),
        ItemFinding::Deviates => Some(Finding::Deviates),
        ItemFinding::Audited { amount } => ItemFinding::amount(amount).map(Finding::Audited),
    }
}

/// The results of a step with what was typed about one row.
pub(super) fn recorded(
    state: &State,
    step: &PaperStep,
    number: u32,
    typed: &ItemForm,
) -> Result<Vec<ItemResult>, Refusal> {
    let (method, _) = method_of(step).ok_or_else(not_a_sample)?;
    let item = typed_item(number, typed, method.is_monetary())?;
    if !is_drawn(state, step, number)? {
        return Err(untestable("Baris ini tidak ada di sampel. Pilih baris lain."));
    }
    let mut results = step.item_results.clone();
    results.retain(|result| result.number != number);
    results.extend(item);
    results.sort_by_key(|result| result.number);
    Ok(results)
}

/// True if the row is in the sample. Draws the sample again.
fn is_drawn(state: &State, step: &PaperStep, number: u32) -> Result<bool, Refusal> {
    let assignment = state.assignments.get(&step.assignment_id);
    let assignment = assignment.ok_or_else(|| Refusal::not_found(Kind::Assignment, &step.assignment_id))?;
    let not_found = || Refusal::not_found(Kind::Data, &assignment.data_id);
    let Some(Item::Dataset(set)) = state.repository.item(&assignment.data_id) else { return Err(not_found()) };
    let version = set.given(assignment.version.as_deref());
    if version.content != step.population.version {
        return Err(other_version());
    }
    let open = OpenVersion { set, version };
    let tested = Wanted::again(step, Versions::Given).on(&state.repository, &state.tested, open)?.finish()?;
    match &tested.outcome {
        Ok(outcome) => Ok(drawn_again(step, outcome)?.0.iter().any(|&row| row.checked_add(1) == Some(number))),
        Err(problem) => Err(Refusal::Untestable { message: problem.message() }),
    }
}

/// The result as typed; `None` for a row that is not examined.
fn typed_item(number: u32, typed: &ItemForm, is_monetary: bool) -> Result<Option<ItemResult>, Refusal> {
    let mut check = FormCheck::default();
    let (field, raw) =
        if is_monetary { (Field::AuditedAmount, &typed.amount) } else { (Field::Finding, &typed.finding) };
    let note = check.optional_line(Field::Note, &typed.note);
    let finding = match raw.trim() {
        "" => None,
        amount if is_monetary => audited(amount),
        "conforms" => Some(ItemFinding::Conforms),
        "deviates" => Some(ItemFinding::Deviates),
        _ => None,
    };
    if finding.is_none() {
        match (raw.trim(), is_monetary) {
            ("", _) if note.is_empty() => {}
            ("", _) => check.reject(field, Problem::Required),
            (_, true) => check.reject(field, Problem::NotAnAmount),
            (_, false) => check.reject(field, Problem::NotAChoice),
        }
    }
    check.finish()?;
    Ok(finding.map(|finding| ItemResult { number, finding, note }))
}

fn audited(typed: &str) -> Option<ItemFinding> {
    let exact = read(typed, NumberForm::Indonesian)?.exact().without_zeros();
    let amount = exact.to_string();
    ItemFinding::amount(&amount).map(|_| ItemFinding::Audited { amount })
}

/// Checks the results of a step.
pub(super) fn check(step: &PaperStep) -> Sound {
    let (record, results) = (step.id.as_str(), &step.item_results);
    let Some((method, _)) = method_of(step) else {
        return holds(results.is_empty(), record, "only the rows of a sample have results");
    };
    holds(results.iter().is_sorted_by(|one, other| one.number < other.number), record, "a sampled row has one result")?;
    holds(results.len() <= step.result.rows as usize, record, "only rows of the sample have results")?;
    for ItemResult { number, finding, note } in results {
        let fits = match finding {
            ItemFinding::Conforms | ItemFinding::Deviates => !method.is_monetary(),
            ItemFinding::Audited { amount } => method.is_monetary() && ItemFinding::amount(amount).is_some(),
        };
        holds(fits && *number > 0, record, "a result fits its sample")?;
        if !note.is_empty() {
            line(note, record)?;
        }
    }
    Ok(())
}
