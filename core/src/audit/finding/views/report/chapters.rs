//! The chapters around the findings: summary, working paper, review.

use portal_pdf::document::{PdfBar, PdfBars, PdfBlock, PdfFact, PdfSection};

use super::blocks::{fact, part, section, table, text};
use crate::audit::finding::shown::version_name;
use crate::audit::finding::views::audit::{AuditView, CommentView, FindingView, is_decision};
use crate::audit::working_paper::views::paper::StepView;
use crate::locale::number::integer;
use crate::model::assignment::{Assignment, AssignmentAction};
use crate::model::finding::{Finding, FindingAmount, Severity};
use crate::store::activity::ActivityEntry;
use crate::store::{CommitAction, Reader};
use crate::table::data::column::Measure;
use crate::table::data::shown::amount;
use crate::table::decimal::Decimal;
use crate::table::saturated;

/// The summary, with the conclusion as a part.
pub(super) fn summary(reader: &Reader, assignment: &Assignment, view: &AuditView) -> Vec<PdfSection> {
    let own = reader.findings().iter().filter(|one| one.assignment_id == assignment.id);
    let findings: Vec<&Finding> = own.collect();
    let amounts: Vec<Option<Decimal>> =
        findings.iter().map(|one| one.text.amount.as_ref().and_then(FindingAmount::exact)).collect();
    let total = amounts.iter().flatten().copied().reduce(sum);
    let mut blocks = vec![text(overview(findings.len(), total))];
    if !findings.is_empty() {
        blocks.push(list(view));
        blocks.push(PdfBlock::Bars(match total.filter(|total| total.units > 0) {
            Some(_) => of_amounts(view, &amounts),
            None => of_severities(&findings),
        }));
    }
    let conclusion = view.review.conclusion_label.as_deref().unwrap_or("Simpulan belum ditetapkan");
    let words = format!("{conclusion}.\n\n{}", view.review.summary);
    vec![section("Ringkasan", blocks), part("Simpulan auditor", vec![text(words)])]
}

fn overview(findings: usize, total: Option<Decimal>) -> String {
    if findings == 0 {
        return "Pemeriksaan ini tidak menghasilkan temuan.".to_owned();
    }
    let count = integer(saturated(findings).into());
    let total = total.map(|total| format!(" dengan nilai seluruhnya {}", amount(total, Measure::Money)));
    format!("Pemeriksaan ini menghasilkan {count} temuan{}.", total.unwrap_or_default())
}

fn sum(left: Decimal, right: Decimal) -> Decimal {
    let (left, right) = (left.with_decimals(right.decimals), right.with_decimals(left.decimals));
    Decimal { units: left.units.saturating_add(right.units), ..left }
}

fn list(view: &AuditView) -> PdfBlock {
    let dash = |text: &Option<String>| text.clone().unwrap_or_else(|| "-".to_owned());
    let row = |one: &FindingView| {
        let title = one.form.title.clone();
        vec![one.number.to_string(), title, dash(&one.class_label), dash(&one.severity_label), dash(&one.amount)]
    };
    let rows = view.findings.iter().map(row).collect();
    table("Daftar temuan", &["No.", "Judul", "Klasifikasi", "Tingkat", "Nilai"], rows)
}

fn of_amounts(view: &AuditView, amounts: &[Option<Decimal>]) -> PdfBars {
    let most = amounts.iter().flatten().map(|one| one.value()).fold(0.0, f64::max);
    let with_amount = view.findings.iter().zip(amounts).filter_map(|(finding, amount)| Some((finding, (*amount)?)));
    let bar = |(finding, value): (&FindingView, Decimal)| PdfBar {
        label: format!("{}. {}", finding.number, finding.form.title),
        value: amount(value, Measure::Money),
        thousandths: thousandths(value.value() / most),
    };
    PdfBars { title: "Nilai per temuan".to_owned(), bars: with_amount.map(bar).collect() }
}

fn of_severities(findings: &[&Finding]) -> PdfBars {
    let count = |severity| findings.iter().filter(|one| one.text.severity == severity).count();
    let kinds = Severity::ALL.iter().rev().map(|one| (Some(*one), one.label())).chain([(None, "Belum ditetapkan")]);
    let counts: Vec<(&str, u32)> = kinds.map(|(severity, label)| (label, saturated(count(severity)))).collect();
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
    let bar = |(label, count): &(&str, u32)| PdfBar {
        label: (*label).to_owned(),
        value: integer((*count).into()),
        thousandths: thousandths(f64::from(*count) / f64::from(most)),
    };
    PdfBars { title: "Jumlah temuan per tingkat".to_owned(), bars: counts.iter().map(bar).collect() }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the share is limited to 0 to 1")]
fn thousandths(share: f64) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u16
}

/// The steps as a table, with the digests of the tested rows.
pub(super) fn working_paper(reader: &Reader, assignment: &Assignment, steps: &[StepView]) -> Vec<PdfBlock> {
    if steps.is_empty() {
        return vec![text("Tidak ada langkah kertas kerja.")];
    }
    let row = |step: &StepView| {
        let found = format!("Baris yang ditunjuk: {}", integer(step.rows.into()));
        let figures = step.figures.iter().map(|figure| format!("{}: {}", figure.label, figure.value));
        let population = [step.population.as_str(), &step.filtered];
        let population: Vec<&str> = population.into_iter().filter(|text| !text.is_empty()).collect();
        vec![
            step.number.to_string(),
            step.purpose.clone(),
            step.name.clone(),
            population.join("\n"),
            figures.chain([found]).collect::<Vec<_>>().join("\n"),
            step.conclusion.clone(),
        ]
    };
    let headings = ["No.", "Tujuan", "Uji", "Populasi", "Hasil", "Simpulan"];
    let digests = PdfBlock::Facts(tested(reader, assignment));
    vec![table("", &headings, steps.iter().map(row).collect()), text("Data yang diuji, dengan SHA-256:"), digests]
}

/// The tested versions, each once, with the SHA-256 that the steps keep.
fn tested(reader: &Reader, assignment: &Assignment) -> Vec<PdfFact> {
    let datasets = &reader.repository().datasets;
    let mut tested: Vec<PdfFact> = Vec::new();
    for step in reader.working_papers().iter().filter(|step| step.assignment_id == assignment.id) {
        for population in std::iter::once(&step.population).chain(&step.counterpart) {
            let set = datasets.get(population.data.as_ref().unwrap_or(&assignment.data_id));
            let named = set.and_then(|set| Some(version_name(set, set.version(&population.version)?)));
            let one = fact(&named.unwrap_or_else(|| "Versi yang sudah dihapus".to_owned()), &population.sha256);
            if !tested.contains(&one) {
                tested.push(one);
            }
        }
    }
    tested
}

/// The review: its decisions and comments, oldest first.
pub(super) fn review(reader: &Reader, assignment: &Assignment, view: &AuditView) -> Vec<PdfBlock> {
    let events = events(reader, assignment);
    if events.is_empty() && view.comments.is_empty() {
        return vec![text("Hasil pemeriksaan belum diajukan untuk direviu.")];
    }
    let mut blocks = Vec::new();
    if !events.is_empty() {
        blocks.push(table("Keputusan reviu", &["Waktu", "Pelaku", "Kegiatan"], events));
    }
    if !view.review.decision.is_empty() {
        blocks.push(text(format!("Keterangan keputusan terakhir: {}", view.review.decision)));
    }
    if !view.comments.is_empty() {
        let row = |comment: &CommentView| {
            let state = if comment.is_resolved { "Selesai" } else { "Terbuka" };
            vec![comment.place_words.clone(), comment.text.clone(), comment.written.clone(), state.to_owned()]
        };
        let rows = view.comments.iter().map(row).collect();
        blocks.push(table("Catatan reviu", &["Tempat", "Catatan", "Penulis", "Status"], rows));
    }
    blocks
}

/// Submissions and decisions. No auditor reads who had the assignment before, so other names are left out.
fn events(reader: &Reader, assignment: &Assignment) -> Vec<Vec<String>> {
    let clock = reader.calendar();
    let entries = reader.activity().of(&assignment.id);
    let reviewers: Vec<&str> =
        entries.iter().filter(|entry| is_decision(entry)).map(|entry| entry.who.as_str()).collect();
    let row = |entry: &ActivityEntry| {
        let what = wording(&entry.action)?;
        let is_named = entry.who == assignment.auditor_name || reviewers.contains(&entry.who.as_str());
        let who = if is_named { entry.who.clone() } else { "-".to_owned() };
        Some(vec![clock.local(entry.at).long(), who, what])
    };
    entries.iter().filter_map(row).collect()
}

fn wording(action: &CommitAction) -> Option<String> {
    use AssignmentAction::{Accepted, Reopened, Returned, Submitted};
    match action {
        CommitAction::Assignment(action @ (Submitted | Accepted | Reopened | Returned)) => Some(action.wording()),
        CommitAction::History(action) => action.wording(&wording),
        _ => None,
    }
}
