//! The source 'Rekomendasi': one row per recommendation of each accepted finding that was not withdrawn.
//!
//! It has no column with the amount of the finding: a finding has several recommendations, and a sum by their states would
//! count the amount twice, or give all of it to one of them. The source 'Temuan' has it.

use std::rc::Rc;

use portal_dashboard::column_source::{Cells, ColumnSource};
use portal_dashboard::looks::Tone;
use portal_dashboard::source::{DataSource, Meaning};
use portal_table::columnar::Numbers;

use super::company::{Place, amounts, day_of, days, placed, words, yes_or_no};
use super::findings::{CLASS, SEVERITY};
use crate::model::finding::{FindingClass, FollowUp, FollowUpStatus, Severity};
use crate::model::{Collection, Slice};
use crate::store::env::Clock;
use crate::store::records::assignments::AssignmentStore;
use crate::store::{Directory, Reader};

/// Id of this source.
pub const ID: &str = "followUps";
/// Name of this source.
pub const NAME: &str = "Rekomendasi";

/// A recommendation of an accepted finding.
pub(crate) struct Row<'a> {
    /// The accepted finding.
    pub follow_up: &'a FollowUp,
    /// Number of the recommendation.
    pub number: u32,
}

impl Row<'_> {
    /// Id of the finding and number of the recommendation.
    pub(super) fn id(&self) -> String {
        format!("{}:{}", self.follow_up.finding_id, self.number)
    }

    fn status(&self) -> FollowUpStatus {
        self.follow_up.status(self.number)
    }

    /// Whole days since the acceptance, while something is expected of the company.
    fn age(&self, clock: Clock) -> Option<i64> {
        (!self.status().is_settled()).then(|| clock.days_since(self.follow_up.accepted_date))
    }
}

/// The rows in the order of the source.
pub(crate) fn rows(follow_ups: &Collection<FollowUp>) -> impl Iterator<Item = Row<'_>> {
    let accepted = follow_ups.iter().filter(|one| !one.is_withdrawn);
    accepted.flat_map(|follow_up| {
        follow_up.text.recommendations.iter().map(move |one| Row { follow_up, number: one.number })
    })
}

pub(super) fn open(reader: &Reader) -> Rc<dyn DataSource> {
    let (follow_ups, assignments) = (reader.follow_ups(), reader.assignments());
    let (clock, directory) = (reader.calendar(), reader.directory());
    reader
        .kept_sources()
        .get(ID, &[Slice::FollowUps, Slice::Assignments], clock, || columns(follow_ups, assignments, clock, directory))
}

fn columns(
    follow_ups: &Collection<FollowUp>,
    assignments: &AssignmentStore,
    clock: Clock,
    directory: &Directory,
) -> ColumnSource {
    let rows: Vec<Row> = rows(follow_ups).collect();
    let texts = || rows.iter().map(|row| &row.follow_up.text);
    let of = |row: &Row| Place::of(assignments.get(&row.follow_up.assignment_id));
    let places: Vec<Place> = rows.iter().map(of).collect();
    let ages = rows.iter().map(|row| Some(f64::from(i32::try_from(row.age(clock)?).ok()?)));
    let settled = |row: &'_ Row| row.follow_up.assessment(row.number).and_then(|one| one.settled.clone());
    let settled: Vec<Option<String>> = rows.iter().map(settled).collect();
    let text = ColumnSource::new(ID, NAME, "rekomendasi")
        .live()
        .with(
            "statusTindakLanjut",
            "Status tindak lanjut",
            None,
            words(rows.iter().map(|row| Some(row.status())), FollowUpStatus::ALL, FollowUpStatus::label),
        )
        .toned(FollowUpStatus::ALL.iter().map(|status| (status.label(), tone(*status))))
        .general()
        .with(CLASS.0, CLASS.1, None, words(texts().map(|text| text.class), FindingClass::ALL, FindingClass::label))
        .general()
        .with(SEVERITY.0, SEVERITY.1, None, words(texts().map(|text| text.severity), Severity::ALL, Severity::label))
        .general();
    placed(text, &places, directory)
        .with("umur", "Umur (hari)", None, Cells::Numbers(Rc::new(Numbers::from_values(ages))))
        .with(
            "lewat",
            "Lewat 60 hari",
            None,
            yes_or_no(rows.iter().map(|row| row.age(clock).is_some_and(|days| days > FollowUp::DAYS))),
        )
        .general()
        .with(
            "menungguPenilaian",
            "Menunggu penilaian",
            None,
            yes_or_no(rows.iter().map(|row| row.follow_up.awaits_assessment(row.number))),
        )
        .general()
        .with("nilaiDisetor", "Nilai disetor (Rp)", None, amounts(settled.iter().map(Option::as_deref)))
        .with(
            "diterima",
            "Diterima",
            Some(Meaning::Period),
            days(rows.iter().map(|row| day_of(clock, row.follow_up.accepted_date))),
        )
}

const fn tone(status: FollowUpStatus) -> Tone {
    match status {
        FollowUpStatus::Done => Tone::Success,
        FollowUpStatus::Partial => Tone::Copper,
        FollowUpStatus::Open => Tone::Warning,
        FollowUpStatus::Impossible => Tone::Neutral,
    }
}
