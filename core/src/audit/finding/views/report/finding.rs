//! The chapter of a finding.

use portal_pdf::document::{PdfBlock, PdfFact, PdfSection};

use super::blocks::{fact, part, section, shown, table, text};
use crate::audit::finding::form::TypedRecommendation;
use crate::audit::finding::views::audit::FindingView;
use crate::audit::finding::views::evidence::EvidenceView;
use crate::locale::calendar::CalendarDate;
use crate::model::finding::{FollowUp, rupiah};
use crate::store::Reader;
use crate::table::data::column::Measure;
use crate::table::data::shown::amount;

const MISSING: &str = "Belum diisi.";

/// A finding: its facts, texts, recommendations, evidence and follow-up.
pub(super) fn chapter(reader: &Reader, finding: &FindingView) -> Vec<PdfSection> {
    let form = &finding.form;
    let mut sections = vec![section(&format!("Temuan {}: {}", finding.number, form.title), vec![facts(finding)])];
    let required = [("Kondisi", &form.condition), ("Kriteria", &form.criteria)];
    let optional = [("Sebab", &form.cause), ("Akibat", &form.effect)];
    for (heading, body) in required {
        sections.push(part(heading, vec![text(if body.is_empty() { MISSING } else { body })]));
    }
    for (heading, body) in optional.into_iter().filter(|(_, body)| !body.is_empty()) {
        sections.push(part(heading, vec![text(body)]));
    }
    sections.push(part("Rekomendasi", vec![recommendations(&form.recommendations)]));
    sections.push(part("Bukti", evidence(&finding.evidence)));
    if let Some(accepted) = reader.follow_ups().get(&FollowUp::id_of(&finding.id)) {
        sections.push(part("Tindak lanjut", vec![follow_up(reader, accepted)]));
    }
    sections
}

fn facts(finding: &FindingView) -> PdfBlock {
    let [class, severity, value] =
        [&finding.class_label, &finding.severity_label, &finding.amount].map(|text| text.as_deref().unwrap_or("-"));
    let mut facts = vec![fact("Klasifikasi", class), fact("Tingkat", severity), fact("Nilai", value)];
    if !finding.form.calculation.is_empty() {
        facts.push(fact("Perhitungan", &finding.form.calculation));
    }
    PdfBlock::Facts(facts)
}

fn recommendations(typed: &[TypedRecommendation]) -> PdfBlock {
    if typed.is_empty() {
        return text(MISSING);
    }
    let numbered = |one: &TypedRecommendation| PdfFact { label: format!("{}.", one.number), value: one.text.clone() };
    PdfBlock::Facts(typed.iter().map(numbered).collect())
}

fn evidence(evidence: &[EvidenceView]) -> Vec<PdfBlock> {
    if evidence.is_empty() {
        return vec![text("Belum ada bukti.")];
    }
    let row = |(number, one): (u32, &EvidenceView)| {
        vec![number.to_string(), one.kind.clone(), one.name.clone(), one.caption.clone(), one.sha256.clone()]
    };
    let rows = (1..).zip(evidence).map(row).collect();
    let mut blocks = vec![table("", &["No.", "Jenis", "Sumber", "Keterangan", "SHA-256"], rows)];
    for (number, one) in (1..).zip(evidence).filter(|(_, one)| one.file.is_none()) {
        blocks.push(shown(&format!("Isi bukti {number}: {}", one.name), &one.shown));
    }
    blocks
}

/// Recommendations as they were accepted, with their state.
fn follow_up(reader: &Reader, accepted: &FollowUp) -> PdfBlock {
    let clock = reader.calendar();
    let row = |number: u32| {
        let settled = accepted.assessment(number).and_then(|one| rupiah(one.settled.as_deref()?));
        let answer = accepted.last_answer(number);
        let answered = answer.map(|one| format!("{}\n{}, {}", one.text, one.by, clock.local(one.at).date().long()));
        let promised = answer.and_then(|one| one.promised).map(CalendarDate::long);
        let or_dash = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
        vec![
            number.to_string(),
            accepted.status(number).label().to_owned(),
            or_dash(settled.map(|value| amount(value, Measure::Money))),
            or_dash(answered),
            or_dash(promised),
        ]
    };
    let rows = accepted.text.recommendations.iter().map(|one| row(one.number)).collect();
    table("", &["Rekomendasi", "Status", "Nilai disetor", "Jawaban terakhir", "Janji selesai"], rows)
}
