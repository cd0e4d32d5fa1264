//! The source 'Langkah uji': one row per step of a working paper.

use std::rc::Rc;

use portal_dashboard::column_source::{Cells, ColumnSource};
use portal_dashboard::source::{DataSource, Meaning};
use portal_table::columnar::Numbers;

use super::company::{
    COMPANY, COMPANY_LABEL, PROVINCE, PROVINCE_LABEL, STAGE, STAGE_LABEL, day_of, days, labels, vocabulary,
};
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
    let kind = |step: &PaperStep| TestKind::ALL.iter().position(|known| *known == kind_of(&step.test));
    let stage = |row: &Row| row.stage.and_then(|stage| Stage::ALL.iter().position(|known| *known == stage));
    let numbers = |number: fn(&PaperStep) -> u32| {
        Cells::Numbers(Rc::new(Numbers::from_values(steps().map(|step| Some(f64::from(number(step)))))))
    };
    ColumnSource::new(ID, NAME, "langkah uji")
        .live()
        .with(
            "jenisUji",
            "Jenis uji",
            None,
            vocabulary(steps().map(kind), TestKind::ALL.iter().map(|kind| kind_name(*kind))),
        )
        .general()
        .with(
            "simpulanDitulis",
            "Simpulan ditulis",
            None,
            vocabulary(steps().map(|step| Some(usize::from(step.conclusion.is_empty()))), ["Ya", "Tidak"].into_iter()),
        )
        .general()
        .with(
            STAGE,
            STAGE_LABEL,
            Some(Meaning::Stage),
            vocabulary(rows.iter().map(stage), Stage::ALL.iter().map(|stage| stage.label())),
        )
        .general()
        .with(COMPANY, COMPANY_LABEL, Some(Meaning::Company), labels(rows.iter().map(|row| row.company)))
        .with(
            PROVINCE,
            PROVINCE_LABEL,
            None,
            labels(rows.iter().map(|row| row.company.and_then(|company| directory.province_of(company)))),
        )
        .with("data", "Data", None, labels(rows.iter().map(|row| row.data.as_deref())))
        .with("auditor", "Auditor", None, labels(steps().map(|step| Some(step.performed_by.as_str()))))
        .with(
            "dikerjakan",
            "Dikerjakan",
            Some(Meaning::Period),
            days(steps().map(|step| day_of(clock, step.performed_date))),
        )
        .with("populasi", "Populasi", None, numbers(|step| step.population.rows))
        .with("barisDitunjuk", "Baris ditunjuk", None, numbers(|step| step.result.rows))
}
