//! Laporan hasil pemeriksaan: the audit of an assignment as a PDF (decisions §9).
//!
//! The report depends on stored content only. It names neither its reader nor the time of reading, and no state of
//! evidence that depends on the rows in memory. The same content therefore gives the same bytes.

mod blocks;
mod chapters;
mod finding;
mod integrity;

use portal_pdf::document::{PdfDocument, PdfFact, PdfSection};
use serde::Serialize;

use super::audit::{AuditView, audit, open};
use crate::audit::working_paper::views::paper::{StepView, paper};
use crate::locale::file_name::safe_file_name;
use crate::locale::number::integer;
use crate::model::Instant;
use crate::model::assignment::{Assignment, ReviewState};
use crate::store::Reader;
use crate::store::error::Refusal;
use blocks::{fact, section};

const TITLE: &str = "Laporan Hasil Pemeriksaan";
const DRAFT: &str = "Rancangan";

/// Input for the PDF writer (`core/pdf`), with the name of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReportPrint {
    /// File name; see [`file_name`].
    pub name: String,
    /// The report as a document.
    pub document: PdfDocument,
}

/// The report of an assignment. Refused in the same cases as [`audit`].
pub fn report(reader: &Reader, id: &str) -> Result<ReportPrint, Refusal> {
    let assignment = open(reader, id)?;
    let view = audit(reader, id)?;
    // A document has no working paper.
    let steps = paper(reader, id).map(|paper| paper.steps).unwrap_or_default();
    let name = file_name("Laporan", assignment, "pdf");
    Ok(ReportPrint { name, document: document(reader, assignment, &view, &steps) })
}

/// Name of a file about an audit, such as `Laporan_PNBP - PT Bara Khatulistiwa.pdf`. The names of datasets have their
/// company; it is added to others.
pub(in crate::audit) fn file_name(kind: &str, assignment: &Assignment, extension: &str) -> String {
    let Assignment { data_name, badan_usaha, .. } = assignment;
    let company = if data_name.contains(badan_usaha.as_str()) { String::new() } else { format!("_{badan_usaha}") };
    safe_file_name(&format!("{kind}_{data_name}{company}.{extension}"))
}

fn document(reader: &Reader, assignment: &Assignment, view: &AuditView, steps: &[StepView]) -> PdfDocument {
    let is_draft = view.review.state != ReviewState::Accepted;
    let changed = format!("Perubahan terakhir {}", reader.calendar().local(last_change(reader, assignment)).long());
    PdfDocument {
        title: if is_draft { format!("{DRAFT} {TITLE}") } else { TITLE.to_owned() },
        subject: assignment.data_name.clone(),
        language: "id-ID".to_owned(),
        heading: vec![format!("{} · {}", view.tahapan, view.badan_usaha)],
        facts: facts(reader, assignment, view),
        has_contents: true,
        sections: sections(reader, assignment, view, steps),
        conversation: Vec::new(),
        activity: Vec::new(),
        footer: if is_draft { format!("{DRAFT} · {changed}") } else { changed },
        images: Vec::new(),
    }
}

fn sections(reader: &Reader, assignment: &Assignment, view: &AuditView, steps: &[StepView]) -> Vec<PdfSection> {
    let mut sections = chapters::summary(reader, assignment, view);
    for one in &view.findings {
        sections.extend(finding::chapter(reader, one));
    }
    sections.push(section("Kertas kerja", chapters::working_paper(reader, assignment, steps)));
    sections.push(section("Riwayat reviu", chapters::review(reader, assignment, view)));
    sections.push(section("Keutuhan", integrity::chapter(reader, assignment)));
    sections
}

fn facts(reader: &Reader, assignment: &Assignment, view: &AuditView) -> Vec<PdfFact> {
    let clock = reader.calendar();
    let day = |at: Instant| clock.local(at).date().long();
    let mut facts = vec![
        fact("Data", &view.data_name),
        fact("Badan usaha", &view.badan_usaha),
        fact("Tahapan", &view.tahapan),
        fact("Auditor", &view.auditor),
        fact("Penugasan", &format!("{} – {}", day(assignment.assigned_date), assignment.expiry_date.long())),
        fact("Selesai", &assignment.completed_date.map_or_else(|| "Belum selesai".to_owned(), day)),
        fact("Reviu", &view.review.state_label),
        fact("Simpulan", view.review.conclusion_label.as_deref().unwrap_or("Belum ada")),
    ];
    if let Some(set) = reader.repository().datasets.get(&assignment.data_id) {
        let version = set.given(assignment.version.as_deref());
        let [number, rows] = [set.number(version), version.records].map(|count| integer(count.into()));
        facts.push(fact("Versi data", &format!("Versi {number}, {rows} baris")));
        facts.extend(version.sha256.as_deref().map(|digest| fact("SHA-256 data", digest)));
    }
    facts
}

/// Time of the last change of anything that the report shows.
fn last_change(reader: &Reader, assignment: &Assignment) -> Instant {
    let id = &assignment.id;
    let findings = reader.findings().iter().filter(|one| one.assignment_id == *id).map(|one| one.updated_date);
    let steps = reader.working_papers().iter().filter(|one| one.assignment_id == *id).map(|one| one.updated_date);
    let follow_ups = reader.follow_ups().iter().filter(|one| one.assignment_id == *id).map(|one| one.updated_date);
    let activity = reader.activity().of(id).into_iter().map(|entry| entry.at);
    findings.chain(steps).chain(follow_ups).chain(activity).fold(assignment.updated_date, Instant::max)
}
