//! The report of an audit: who reads it, its content, and equal bytes (decisions §9). `core/pdf/tests` test the layout.

use crate::support::audit::*;
use crate::support::findings::{accept, answer, assess, pin, reopen, rows_of, send_back, submit, whole, write};
use crate::support::{DAY, Desk, HOUR};
use crate::working_papers::{kept, typed};
use portal_core::Command;
use portal_core::audit::finding::form::FindingForm;
use portal_core::audit::finding::pin::{EvidenceFile, PinForm, PinPlace};
use portal_core::audit::finding::views::report::{ReportPrint, report};
use portal_core::audit::review::commands::{ChosenPlace, ReviewCommand};
use portal_core::audit::working_paper::form::TestKind;
use portal_core::model::Role;
use portal_core::model::finding::FollowUp;
use portal_core::store::error::{Kind, Refusal};
use portal_core::store::form::attachment::FileFacts;
use portal_pdf::document::{PdfBlock, PdfDocument, PdfTable};

fn printed(desk: &Desk) -> ReportPrint {
    desk.view(|reader| report(reader, PLAN)).expect("may read it")
}

fn refused(desk: &Desk, id: &str) -> Refusal {
    desk.view(|reader| report(reader, id)).expect_err("refused")
}

/// Everything that is printed, one piece to a line.
fn told(document: &PdfDocument) -> String {
    let mut lines = vec![document.title.clone(), document.footer.clone()];
    lines.extend(document.heading.iter().cloned());
    lines.extend(document.facts.iter().map(|fact| format!("{}: {}", fact.label, fact.value)));
    for section in &document.sections {
        lines.push(format!("# {}", section.heading));
        for block in &section.blocks {
            match block {
                PdfBlock::Text(body) => lines.push(body.clone()),
                PdfBlock::Facts(facts) => {
                    lines.extend(facts.iter().map(|fact| format!("{}: {}", fact.label, fact.value)));
                }
                PdfBlock::Table(table) => {
                    lines.push(table.caption.clone());
                    lines.push(table.columns.iter().map(|one| one.heading.as_str()).collect::<Vec<_>>().join(" | "));
                    lines.extend(table.rows.iter().map(|row| row.join(" | ")));
                }
                PdfBlock::Bars(bars) => {
                    lines.push(bars.title.clone());
                    let bar = |bar: &portal_pdf::document::PdfBar| {
                        format!("{} = {} ({})", bar.label, bar.value, bar.thousandths)
                    };
                    lines.extend(bars.bars.iter().map(bar));
                }
            }
        }
    }
    lines.join("\n")
}

fn assert_told(document: &PdfDocument, parts: &[&str]) {
    let text = told(document);
    for part in parts {
        assert!(text.contains(part), "no '{part}' in:\n{text}");
    }
}

fn tables(document: &PdfDocument) -> impl Iterator<Item = &PdfTable> {
    document.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
        PdfBlock::Table(table) => Some(table),
        _ => None,
    })
}

/// An accepted audit with two findings, a step, a comment, an answer and an assessment.
fn followed() -> Desk {
    let (mut desk, finding) = Desk::with_finding();
    kept(&mut desk, PLAN, typed(TestKind::Profile, &[("column", "Kode Blok")]));
    kept(&mut desk, PLAN, typed(TestKind::Sample, &[("method", "simple"), ("method.size", "5"), ("seed", "2026")]));
    let second = FindingForm { calculation: "7.200.000,5".to_owned(), ..whole("Tarif salah") };
    let second = desk.ok(&write(PLAN, second)).expect("written").subject.id;
    desk.ok(&pin(&second, rows_of(PLAN, &[2])));
    desk.later(HOUR).ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor);
    let place = ChosenPlace::Finding { finding: finding.clone() };
    let text = "Lengkapi dasar perhitungannya.".to_owned();
    desk.ok(&Command::Review(ReviewCommand::Comment { assignment: PLAN.to_owned(), place, text }));
    desk.ok(&send_back(PLAN, "Bukti belum cukup."));
    desk.as_auditor(HENDRA).later(HOUR).ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    let id = FollowUp::id_of(&finding);
    desk.act_as(Role::BadanUsaha).ok(&answer(&id, 1));
    desk.as_auditor(HENDRA).later(HOUR).ok(&assess(&id, 1, "done", "7.200.000", ""));
    desk
}

#[test]
fn only_its_auditor_and_the_administrator_read_a_report() {
    let (mut desk, _) = Desk::with_finding();
    let not_found = Refusal::not_found(Kind::Assignment, PLAN);
    assert!(desk.view(|reader| report(reader, PLAN)).is_ok());
    assert!(desk.act_as(Role::CmsAuditor).view(|reader| report(reader, PLAN)).is_ok());
    assert_eq!(refused(&desk, "ASSIGN_0"), Refusal::not_found(Kind::Assignment, "ASSIGN_0"));
    desk.as_auditor(MAYA);
    assert_eq!(refused(&desk, PLAN), not_found);
    for role in [Role::BadanUsaha, Role::ExternalAuditor, Role::InternalEsdm, Role::Agent, Role::DashboardBuilder] {
        desk.act_as(role);
        assert!(matches!(refused(&desk, PLAN), Refusal::NotPermitted { .. }), "{role:?}");
    }
}

#[test]
fn a_report_has_everything_that_the_audit_holds() {
    let desk = followed();
    let ReportPrint { name, document } = printed(&desk);
    assert_eq!(name, "Laporan_RKAB Operasi Produksi - PT Bara Khatulistiwa.pdf");
    assert_eq!((document.title.as_str(), document.has_contents), ("Laporan Hasil Pemeriksaan", true));
    let chapters = document.sections.iter().filter(|one| !one.is_part).map(|one| one.heading.as_str());
    let expected = [
        "Ringkasan",
        "Temuan 1: Produksi melebihi RKAB",
        "Temuan 2: Tarif salah",
        "Kertas kerja",
        "Riwayat reviu",
        "Keutuhan",
    ];
    assert_eq!(chapters.collect::<Vec<_>>(), expected);
    assert_told(
        &document,
        &[
            "Data: RKAB Operasi Produksi",
            "Badan usaha: PT Bara Khatulistiwa",
            "Auditor: Hendra Kusuma",
            "Reviu: Diterima",
            "Simpulan: Sesuai dengan catatan",
            "Versi data: Versi 1, ",
            "Pemeriksaan ini menghasilkan 2 temuan dengan nilai seluruhnya Rp693.866.791,22.",
            "1 | Produksi melebihi RKAB | Administrasi | Tinggi | Rp686.666.790,72",
            "Nilai per temuan\n1. Produksi melebihi RKAB = Rp686.666.790,72 (1000)\n2. Tarif salah = Rp7.200.000,5 (10)",
            "Sesuai dengan catatan.\n\nAda satu temuan.",
            "Perhitungan: 4.348.889.674,56 - 3.662.222.883,84",
            "# Kondisi\nProduksi blok 021 melebihi rencana.",
            "# Kriteria\nRKAB Operasi Produksi 2025.",
            "# Sebab\nTarget bulanan tidak dipantau.",
            "# Akibat\nCadangan berkurang lebih cepat.",
            "# Rekomendasi\n1.: Sesuaikan rencana.\n2.: Laporkan penyebabnya.",
            "1 | Baris data | RKAB Operasi Produksi - PT Bara Khatulistiwa · Versi 1 | Lihat Triwulan III | ",
            "Isi bukti 1: RKAB Operasi Produksi",
            "1 | Sesuai | Rp7.200.000 | Sudah disetor.\nPT Bara Khatulistiwa, 21 November 2026 | -",
            "2 | Belum ditindaklanjuti | - | - | -",
            "benih 2026",
            "Kode Blok",
            "mengajukan reviu",
            "mengembalikan hasil reviu",
            "menerima hasil pemeriksaan",
            "Temuan 1 | Lengkapi dasar perhitungannya. | ",
        ],
    );
    assert!(document.footer.starts_with("Perubahan terakhir 21 November 2026 pukul"), "{}", document.footer);
}

#[test]
fn evidence_is_listed_with_its_digest_and_the_first_columns_and_rows() {
    let (mut desk, finding) = Desk::with_finding();
    let rows: Vec<u32> = (1..=24).collect();
    desk.ok(&pin(&finding, rows_of(PNBP, &rows)));
    let ReportPrint { document, .. } = printed(&desk);
    let stored = &desk.portal.state().findings.get(&finding).expect("there").evidence;
    assert_told(
        &document,
        &[&stored[0].sha256, &stored[1].sha256, " dan 20 dari 24 baris; SHA-256 mencakup seluruhnya."],
    );
    let table = tables(&document).find(|table| table.caption.starts_with("Isi bukti 2")).expect("the content");
    assert_eq!((table.columns.len(), table.rows.len()), (8, 20));
    assert!(table.rows.iter().all(|row| row.len() == 8));
    let numbers = table.columns.iter().filter(|column| column.is_number).map(|column| column.heading.as_str());
    let expected = ["Baris", "Volume (ton)", "Nilai Penjualan (Rp)", "Tarif (%)"];
    assert_eq!(numbers.collect::<Vec<_>>(), expected, "neither dates nor codes");
}

#[test]
fn a_draft_says_so_and_names_what_is_missing() {
    let (mut desk, _) = Desk::with_finding();
    let form = FindingForm { title: "Kosong".to_owned(), ..FindingForm::default() };
    desk.ok(&write(PLAN, form));
    let ReportPrint { document, .. } = printed(&desk);
    assert_eq!(document.title, "Rancangan Laporan Hasil Pemeriksaan");
    assert!(document.footer.starts_with("Rancangan · Perubahan terakhir "), "{}", document.footer);
    let missing = [
        "# Temuan 2: Kosong\nKlasifikasi: -\nTingkat: -\nNilai: -\n# Kondisi\nBelum diisi.\n# Kriteria\nBelum diisi.",
        "# Rekomendasi\nBelum diisi.\n# Bukti\nBelum ada bukti.",
        "Simpulan belum ditetapkan.",
        "Hasil pemeriksaan belum diajukan untuk direviu.",
        "Tidak ada langkah kertas kerja.",
    ];
    assert_told(&document, &missing);
    assert!(!told(&document).contains("Tindak lanjut"));
}

#[test]
fn findings_without_amounts_are_counted_by_severity() {
    let mut desk = Desk::acting_as(Role::InternalAuditor);
    desk.as_auditor(HENDRA);
    assert_told(&printed(&desk).document, &["Pemeriksaan ini tidak menghasilkan temuan."]);
    for severity in ["high", "high", "low", ""] {
        let form = FindingForm { severity: severity.to_owned(), calculation: String::new(), ..whole("A") };
        desk.ok(&write(PLAN, form));
    }
    let bars = "Jumlah temuan per tingkat\nKritis = 0 (0)\nTinggi = 2 (1000)\nSedang = 0 (0)\nRendah = 1 (500)\nBelum ditetapkan = 1 (500)";
    assert_told(&printed(&desk).document, &["menghasilkan 4 temuan.", bars]);
}

#[test]
fn a_file_is_listed_without_content() {
    let (mut desk, finding) = Desk::with_finding();
    let facts = FileFacts { name: "surat.pdf".to_owned(), size: 9, head: b"%PDF-1.7".to_vec(), tail: Vec::new() };
    let file = EvidenceFile { facts, sha256: "ab".repeat(32) };
    desk.ok(&pin(&finding, PinForm { caption: "Surat".to_owned(), place: PinPlace::Files { files: vec![file] } }));
    let ReportPrint { document, .. } = printed(&desk);
    assert_told(&document, &[&format!("2 | Berkas | surat.pdf | Surat | {}", "ab".repeat(32))]);
    assert!(!told(&document).contains("Isi bukti 2"));
}

#[test]
fn the_same_content_gives_the_same_report_to_every_reader_at_any_time() {
    let mut desk = followed();
    let first = printed(&desk);
    desk.act_as(Role::CmsAuditor).later(40 * DAY);
    assert_eq!(printed(&desk), first);
    desk.ok(&reopen(PLAN));
    let after = printed(&desk);
    assert_ne!(after, first, "the review is part of the content");
    assert!(after.document.title.starts_with("Rancangan ") && after.document.footer != first.document.footer);
}
