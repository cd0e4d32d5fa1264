//! Places of an assignment to which a comment of its review can belong.

use serde::Serialize;

use super::commands::ChosenPlace;
use crate::model::assignment::Assignment;
use crate::model::auditor::AuditorType;
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::labelled::Labelled;
use crate::store::records::assignments::reads_paper;
use crate::store::records::repository::{Item, Repository};
use crate::store::session::Action;
use crate::table::data::data_table::DataTable;

/// Choices of the place of a comment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CommentPlaces {
    /// The whole assignment, its findings and its steps.
    pub choices: Vec<PlaceChoice>,
    /// Number of rows of the assigned version; 0 for a document.
    pub rows: u32,
    /// Columns of this version by number, counted from 0.
    pub columns: Vec<Labelled<u32>>,
}

/// A place that is chosen from a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PlaceChoice {
    /// Key of the choice; empty for the whole assignment.
    pub key: String,
    /// The place in words, such as 'Temuan 2: Produksi melebihi RKAB'.
    pub label: String,
    /// The place.
    pub place: ChosenPlace,
}

/// The places of an assignment. Another auditor's is refused as not found.
pub fn places(reader: &Reader, id: &str) -> Result<CommentPlaces, Refusal> {
    reader.require(Action::ReadWorkingPapers)?;
    let found = reader.assignments().get(id);
    let found = found.filter(|one| one.assigned_to == AuditorType::Internal && reads_paper(reader.session(), one));
    let assignment = found.ok_or_else(|| Refusal::not_found(Kind::Assignment, id))?;
    let choice = |key: &str, label: String, place: ChosenPlace| PlaceChoice { key: key.to_owned(), label, place };
    let whole = choice("", "Seluruh pemeriksaan".to_owned(), ChosenPlace::Assignment);
    let findings = reader.findings().iter().filter(|one| one.assignment_id == id);
    let findings = findings.zip(1..).map(|(finding, number)| {
        let place = ChosenPlace::Finding { finding: finding.id.clone() };
        choice(&finding.id, format!("Temuan {number}: {}", finding.text.title), place)
    });
    let steps = reader.working_papers().iter().filter(|one| one.assignment_id == id);
    let steps = steps.zip(1..).map(|(step, number)| {
        let place = ChosenPlace::Step { step: step.id.clone() };
        choice(&step.id, format!("Langkah {number}: {}", step.purpose), place)
    });
    let table = table(reader.repository(), assignment);
    Ok(CommentPlaces {
        choices: [whole].into_iter().chain(findings).chain(steps).collect(),
        rows: table.map_or(0, DataTable::row_count),
        columns: table.map_or_else(Vec::new, |table| {
            let numbered = table.columns().iter().zip(0..);
            numbered.map(|(column, value)| Labelled { value, label: column.header.clone() }).collect()
        }),
    })
}

/// The table of the assigned version; `None` for a document.
pub(super) fn table<'a>(repository: &'a Repository, assignment: &Assignment) -> Option<&'a DataTable> {
    let Some(Item::Dataset(set)) = repository.item(&assignment.data_id) else { return None };
    repository.table(set.given(assignment.version.as_deref())).map(AsRef::as_ref)
}
