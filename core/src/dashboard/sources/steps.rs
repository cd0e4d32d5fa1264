//! The source 'Langkah uji': one row per step of a working paper.

use std::rc::Rc;

use portal_dashboard::column_source::ColumnSource;
use portal_dashboard::source::{DataSource, Meaning};

use super::assignments::{AUDITOR, AUDITOR_LABEL};
use super::company::{Place, counts, day_of, days, labels, placed, words, yes_or_no};
use super::dataset_table;
use crate::model::repository::Dataset;
use crate::model::test_kind::{TestKind, kind_name, kind_of};
use crate::model::working_paper::PaperStep;
use crate::model::{Collection, Slice, Stage};
use crate::store::env::Clock;
use crate::store::records::assignments::AssignmentStore;
use crate::store::{Directory, Reader};

/// Id of this source.
pub const ID: &str = "steps";
/// Name of this source.
pub const NAME: &str = "Langkah uji";

/// A step and the data that it tested.
struct Row<'a> {
    step: &'a PaperStep,
    company: Option<&'a str>,
    stage: Option<Stage>,
    data: Option<String>,
}

pub(super) fn open(reader: &Reader) -> Rc<dyn DataSource> {
    let (steps, assignments, datasets) = (reader.working_papers(), reader.assignments(), &reader.repository().datasets);
    let (clock, directory) = (reader.calendar(), reader.directory());
    reader.kept_sources().get(ID, &[Slice::WorkingPapers, Slice::Assignments, Slice::Repository], clock, || {
        columns(&rows(steps, assignments, datasets), clock, directory)
    })
}

fn rows<'a>(
    steps: &'a Collection<PaperStep>,
    assignments: &'a AssignmentStore,
    datasets: &'a Collection<Dataset>,
) -> Vec<Row<'a>> {
    let row = |step: &'a PaperStep| {
        let assignment = assignments.get(&step.assignment_id);
        let company = assignment.map(|one| one.badan_usaha.as_str());
        let (stage, data) = match &step.population.data {
            None => (assignment.map(|one| one.tahapan), assignment.map(|one| one.data_name.clone())),
            // A reconciliation that starts from another dataset of the company.
            Some(id) => {
                let set = datasets.get(id);
                (set.map(|set| set.tahapan), set.map(dataset_table::name))
            }
        };
        Row { step, company, stage, data }
    };
    steps.iter().map(row).collect()
}

fn columns(rows: &[Row], clock: Clock, directory: &Directory) -> ColumnSource {
    let steps = || rows.iter().map(|row| row.step);
    let places: Vec<Place> = rows.iter().map(|row| Place { stage: row.stage, company: row.company }).collect();
    let of_test = ColumnSource::new(ID, NAME, "langkah uji")
        .live()
        .with(
            "jenisUji",
            "Jenis uji",
            None,
            words(steps().map(|step| Some(kind_of(&step.test))), TestKind::ALL, kind_name),
        )
        .general()
        .with("simpulanDitulis", "Simpulan ditulis", None, yes_or_no(steps().map(|step| !step.conclusion.is_empty())))
        .general();
    placed(of_test, &places, directory)
        .with("data", "Data", None, labels(rows.iter().map(|row| row.data.as_deref())))
        .with(AUDITOR, AUDITOR_LABEL, None, labels(steps().map(|step| Some(step.performed_by.as_str()))))
        .with(
            "dikerjakan",
            "Dikerjakan",
            Some(Meaning::Period),
            days(steps().map(|step| day_of(clock, step.performed_date))),
        )
        .with("populasi", "Populasi", None, counts(steps().map(|step| step.population.rows)))
        .with("barisDitunjuk", "Baris ditunjuk", None, counts(steps().map(|step| step.result.rows)))
}
