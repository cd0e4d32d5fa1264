//! Paket Bukti: who makes one, its content, and the note in the history (docs/rules.md, Paket Bukti).

use crate::support::audit::*;
use crate::support::findings::{accept, answer, assess, pin, reopen, rows_of, submit};
use crate::support::{Desk, HOUR};
use crate::working_papers::{kept, typed};
use portal_chain::Digest;
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::finding::commands::{FindingCommand, PinTarget};
use portal_core::audit::finding::pin::{EvidenceFile, PinForm, PinPlace};
use portal_core::audit::finding::views::report::report;
use portal_core::audit::package::commands::PackageCommand;
use portal_core::audit::package::content::{PackageContent, content};
use portal_core::audit::package::known::known;
use portal_core::audit::package::rows::{PackageRowsQuery, rows};
use portal_core::audit::review::commands::{ChosenPlace, ReviewCommand};
use portal_core::audit::working_paper::form::TestKind;
use portal_core::model::Role;
use portal_core::model::finding::FollowUp;
use portal_core::store::error::{Kind, Refusal};
use portal_core::store::form::attachment::FileFacts;
use portal_core::table::data::data_table::DataTable;
use portal_pdf::document::PdfBlock;

const OTHERS: [Role; 5] =
    [Role::BadanUsaha, Role::ExternalAuditor, Role::InternalEsdm, Role::Agent, Role::DashboardBuilder];

fn packed(desk: &Desk) -> PackageContent {
    desk.view(|reader| content(reader, PLAN)).expect("may make it")
}

fn record(assignment: &str, head: Digest) -> Command {
    Command::Package(PackageCommand::Record { assignment: assignment.to_owned(), head })
}

fn query(content: &str, first: u32) -> PackageRowsQuery {
    PackageRowsQuery { assignment: PLAN.to_owned(), content: content.to_owned(), first, count: 5 }
}

/// Hendra's audit of the plan, with a step, a file as evidence and an answer.
fn audited() -> Desk {
    let (mut desk, finding) = Desk::with_finding();
    kept(&mut desk, PLAN, typed(TestKind::Profile, &[("column", "Kode Blok")]));
    let facts =
        FileFacts { name: "foto.pdf".to_owned(), size: 9, head: b"%PDF-1.7\n".to_vec(), tail: b"%%EOF".to_vec() };
    let place = PinPlace::Files { files: vec![EvidenceFile { facts, sha256: Digest::of(b"").to_string() }] };
    let target = PinTarget::Finding { finding: finding.clone() };
    let form = PinForm { caption: String::new(), place };
    desk.ok(&Command::Finding(FindingCommand::Pin { target, form }));
    desk.later(HOUR).ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    desk.act_as(Role::BadanUsaha).ok(&answer(&FollowUp::id_of(&finding), 1));
    desk.as_auditor(HENDRA);
    desk
}

#[test]
fn only_its_auditor_and_the_administrator_make_a_package() {
    let mut desk = audited();
    let command = record(PLAN, Digest::of(b"head"));
    let table = packed(&desk).tables[0].content.clone();
    let not_found = Refusal::not_found(Kind::Assignment, PLAN);
    desk.as_auditor(MAYA);
    assert_eq!(desk.view(|reader| content(reader, PLAN)), Err(not_found.clone()));
    assert_eq!(desk.view(|reader| rows(reader, &query(&table, 0))), Err(not_found.clone()));
    assert_eq!(desk.refused(&command), not_found);
    for role in OTHERS {
        desk.act_as(role);
        let is_refused = |refusal: Refusal| matches!(refusal, Refusal::NotPermitted { .. });
        assert!(is_refused(desk.view(|reader| content(reader, PLAN)).expect_err("refused")), "{role:?}");
        assert!(is_refused(desk.view(|reader| rows(reader, &query(&table, 0))).expect_err("refused")), "{role:?}");
        assert!(is_refused(desk.view(|reader| known(reader, "")).expect_err("refused")), "{role:?}");
        assert!(is_refused(desk.refused(&command)), "{role:?}");
    }
    assert!(desk.act_as(Role::CmsAuditor).view(|reader| content(reader, PLAN)).is_ok());
}

#[test]
fn a_package_of_data_assigned_to_an_external_auditor_is_refused_to_all() {
    let mut desk = Desk::cms();
    let refusal = desk.view(|reader| content(reader, RESERVES)).expect_err("refused");
    assert_eq!(refusal, Refusal::not_found(Kind::Assignment, RESERVES));
    desk.as_auditor(YOSEF);
    assert!(desk.view(|reader| content(reader, RESERVES)).is_err());
}

#[test]
fn a_package_has_all_that_the_audit_used() {
    let desk = audited();
    let package = packed(&desk);
    assert_eq!(package.name, "Paket_Bukti_RKAB Operasi Produksi - PT Bara Khatulistiwa.html");
    assert_eq!((package.about.auditor.as_str(), package.about.review.as_str()), ("Hendra Kusuma", "Diterima"));
    let tables: Vec<&str> = package.tables.iter().map(|table| table.name.as_str()).collect();
    assert_eq!(tables, ["RKAB Operasi Produksi - PT Bara Khatulistiwa · Versi 1"]);
    assert!(package.tables[0].is_loaded && !package.tables[0].is_lost);
    assert_eq!((package.steps.len(), package.findings.len(), package.follow_ups.len()), (1, 1, 1));
    assert_eq!(package.steps[0].view.id, package.steps[0].step.id);
    let files: Vec<&str> = package.files.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(files, ["foto.pdf"], "once, though finding and follow-up name it");
    assert_eq!(package.assignment.id, PLAN);
}

#[test]
fn the_rows_of_a_package_are_those_that_the_steps_tested() {
    let desk = audited();
    let package = packed(&desk);
    let table = &package.tables[0];
    let (mut text, mut next) = (Vec::new(), 0);
    loop {
        let piece = desk.view(|reader| rows(reader, &query(&table.content, next))).expect("its own");
        text.extend(piece.bytes);
        next = piece.written;
        if next == piece.total {
            break;
        }
    }
    let text = String::from_utf8(text).expect("UTF-8");
    let read = DataTable::from_verbatim(&text, &table.columns).expect("as it was written");
    assert_eq!(read.row_count(), table.rows);
    assert_eq!(read.sha256(), package.steps[0].step.population.sha256);
    let other = desk.view(|reader| rows(reader, &query("TABLE_0", 0)));
    assert_eq!(other, Err(Refusal::not_found(Kind::Data, "TABLE_0")), "a version that the audit did not use");
}

#[test]
fn versions_of_other_datasets_belong_to_a_package_if_a_finding_points_at_them() {
    let (mut desk, finding) = Desk::with_finding();
    assert_eq!(packed(&desk).tables.len(), 1);
    desk.ok(&pin(&finding, rows_of(PNBP, &[1])));
    let names: Vec<String> = packed(&desk).tables.into_iter().map(|table| table.name).collect();
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(names[1].starts_with("PNBP - "), "{names:?}");
}

#[test]
fn a_package_is_noted_in_the_history_and_in_the_report() {
    let mut desk = audited();
    let head = Digest::of(b"head");
    let told = |desk: &Desk| {
        let document = desk.view(|reader| report(reader, PLAN)).expect("its own").document;
        let chapter = document.sections.into_iter().find(|one| one.heading == "Keutuhan").expect("a chapter");
        chapter.blocks
    };
    let none = "Belum ada Paket Bukti ketika laporan ini dibuat.";
    assert!(matches!(told(&desk).last(), Some(PdfBlock::Text(text)) if text == none));
    let before = desk.assignment(PLAN).clone();
    desk.ok(&record(PLAN, head));
    assert_eq!(*desk.assignment(PLAN), before, "locked work stays as it is");
    let Some(PdfBlock::Table(table)) = told(&desk).pop() else { panic!("a list of packages") };
    assert_eq!(table.rows[0][1], head.to_string());

    let found = desk.view(|reader| known(reader, &head.to_string())).expect("may ask").expect("noted");
    assert_eq!(found.badan_usaha, "PT Bara Khatulistiwa");
    let other = Digest::of(b"other").to_string();
    assert_eq!(desk.view(|reader| known(reader, &other)), Ok(None));
    assert_eq!(desk.as_auditor(MAYA).view(|reader| known(reader, &head.to_string())), Ok(None), "another auditor's");
}

#[test]
fn a_package_hides_the_names_that_its_auditor_does_not_read() {
    let mut desk = audited();
    desk.act_as(Role::CmsAuditor).ok(&reopen(PLAN));
    let comment = ReviewCommand::Comment {
        assignment: PLAN.to_owned(),
        place: ChosenPlace::Assignment,
        text: "Perlu bukti lain.".to_owned(),
    };
    desk.as_auditor(HENDRA).ok(&Command::Review(comment));
    let writers = |desk: &Desk| {
        let comments = packed(desk).assignment.comments;
        comments.into_iter().map(|comment| comment.by).collect::<Vec<_>>()
    };
    assert_eq!(writers(&desk), ["Hendra Kusuma"]);
    desk.act_as(Role::CmsAuditor);
    desk.assignment_ok(AssignmentCommand::HandOver { form: hand_over_form(PLAN, MAYA) });
    assert_eq!(writers(&desk), ["Auditor sebelumnya"]);
}

#[test]
fn the_history_in_a_package_is_the_whole_chain_with_the_entries_about_the_audit() {
    let mut desk = audited();
    desk.act_as(Role::BadanUsaha).filed(crate::support::form("Kuota"));
    let history = packed(desk.as_auditor(HENDRA)).history;
    assert_eq!(history.fault(), None);
    let state = desk.portal.state();
    assert_eq!(history.head, state.activity.head().to_string());
    assert_eq!(history.entries.len(), state.seq as usize);
    let told: Vec<String> = history.entries.iter().map(|entry| entry.what.clone().unwrap_or_default()).collect();
    let expected = [
        "menulis temuan",
        "menyematkan bukti",
        "menyimpan langkah kertas kerja",
        "menyematkan bukti",
        "mengajukan reviu",
        "menerima hasil pemeriksaan",
        "menjawab rekomendasi",
        "",
    ];
    assert_eq!(told, expected, "the ticket of the company is a hash only");
    assert_eq!(history.entries.last().and_then(|entry| entry.content.clone()), None);
}

#[test]
fn the_history_in_a_package_names_no_earlier_auditor() {
    let mut desk = audited();
    desk.act_as(Role::CmsAuditor).ok(&reopen(PLAN));
    desk.assignment_ok(AssignmentCommand::HandOver { form: hand_over_form(PLAN, MAYA) });
    let history = packed(&desk).history;
    assert_eq!(history.fault(), None);
    let json = serde_json::to_string(&history).expect("JSON");
    let name: String = "Hendra Kusuma".bytes().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
    assert!(!json.contains("Hendra Kusuma") && !json.contains(&name));
    assert!(json.contains("membuka kembali pemeriksaan"));
}

#[test]
fn the_report_prints_the_head_of_the_history_after_the_last_action_on_the_audit() {
    let mut desk = audited();
    let printed = |desk: &Desk| {
        let document = desk.view(|reader| report(reader, PLAN)).expect("its own").document;
        let chapter = document.sections.into_iter().find(|one| one.heading == "Keutuhan").expect("a chapter");
        let facts = chapter.blocks.into_iter().find_map(|block| match block {
            PdfBlock::Facts(facts) => Some(facts),
            _ => None,
        });
        facts.expect("the head").pop().expect("a head").value
    };
    let head = printed(&desk);
    assert_eq!(head, desk.portal.state().activity.head().to_string());
    desk.act_as(Role::BadanUsaha).filed(crate::support::form("Kuota"));
    assert_eq!(printed(desk.as_auditor(HENDRA)), head, "a ticket is no part of the audit");
    assert_ne!(desk.portal.state().activity.head().to_string(), head);
}

#[test]
fn deleted_findings_stay_in_the_history_of_a_package() {
    let (mut desk, finding) = Desk::with_finding();
    desk.ok(&Command::Finding(FindingCommand::Delete { finding }));
    let history = packed(&desk).history;
    let told: Vec<&str> = history.entries.iter().filter_map(|entry| entry.what.as_deref()).collect();
    assert_eq!(told, ["menulis temuan", "menyematkan bukti", "menghapus temuan"]);
}

#[test]
fn a_package_after_a_hand_over_names_no_earlier_auditor_and_opens_none_of_their_data() {
    let (mut desk, finding) = Desk::with_finding();
    kept(&mut desk, PLAN, typed(TestKind::Profile, &[("column", "Kode Blok")]));
    desk.ok(&pin(&finding, rows_of(PNBP, &[1])));
    desk.later(HOUR).ok(&submit(PLAN));
    desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
    let follow_up = FollowUp::id_of(&finding);
    desk.act_as(Role::BadanUsaha).ok(&answer(&follow_up, 1));
    desk.as_auditor(HENDRA).later(HOUR).ok(&assess(&follow_up, 1, "done", "", ""));
    desk.act_as(Role::CmsAuditor).ok(&reopen(PLAN));
    desk.assignment_ok(AssignmentCommand::HandOver { form: hand_over_form(PLAN, MAYA) });
    let package = packed(desk.as_auditor(MAYA));
    assert_eq!(package.tables.len(), 1, "the pinned row is an excerpt, and its table was never given to Maya");
    let json = serde_json::to_string(&package).expect("JSON");
    assert!(!json.contains("Hendra Kusuma"), "{json}");
}
