//! A step, and the same test run again.

use portal_analysis::outcome::{Outcome, TestFigure};
use portal_locale::number::integer;
use portal_table::saturated;

use super::{PaperStep, StepResult};
use crate::checksum::crc32;

impl StepResult {
    /// The part of an outcome that a step keeps.
    pub fn of(outcome: &Outcome) -> Self {
        let rows_checksum =
            outcome.rows.iter().chain(&outcome.other_rows).fold(0, |checksum, row| crc32(checksum, &row.to_le_bytes()));
        Self {
            figures: outcome.figures.clone(),
            groups: outcome.groups.clone(),
            remarks: outcome.remarks.clone(),
            rows: saturated(outcome.rows.len()),
            rows_checksum,
        }
    }
}

impl PaperStep {
    /// The differences between the step and the same test run again, which read these numbers of rows: one sentence each,
    /// such as 'Jumlah: 120 → 121'.
    pub fn differences(&self, again: &StepResult, [population, others]: [u32; 2]) -> Vec<String> {
        let PaperStep { result, population: before, counterpart, .. } = self;
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
        let other = counterpart.as_ref().and_then(|one| changed("Pembanding", &number(one.rows), &number(others)));
        let rows = changed("Baris yang ditunjuk", &number(result.rows), &number(again.rows));
        let texts = |result: &StepResult| -> Vec<Vec<String>> {
            result.groups.iter().flat_map(|groups| &groups.lines).map(|line| line.texts.clone()).collect()
        };
        let lines = (texts(result) != texts(again)).then(|| "Tabel hasilnya berbeda".to_owned());
        let are_others = rows.is_none() && result.rows_checksum != again.rows_checksum;
        let others = are_others.then(|| "Baris yang ditunjuk bukan baris yang sama".to_owned());
        population.into_iter().chain(other).chain(figures).chain(rows).chain(others).chain(lines).collect()
    }
}
