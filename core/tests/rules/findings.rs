//! Findings: drafts, evidence, and what they show later (decisions §9).

use crate::support::audit::*;
use crate::support::findings::{answer, assess, pin, reopen, rows_of, to, whole, write};
use crate::support::history::undo;
use crate::support::invariants;
use crate::support::{Desk, HOUR};
use crate::working_papers::{kept, store, typed};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::auditor::commands::AuditorCommand;
use portal_core::audit::finding::commands::{FindingCommand, PinTarget};
use portal_core::audit::finding::form::{FindingForm, TypedRecommendation};
use portal_core::audit::finding::pin::{EvidenceFile, PinForm, PinPlace};
use portal_core::audit::finding::views::audit::FindingView;
use portal_core::audit::finding::views::evidence::EvidenceState;
use portal_core::audit::finding::views::export::{FindingsQuery, csv};
use portal_core::audit::finding::views::pin::choices;
use portal_core::audit::finding::views::typed::typed as typed_finding;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::working_paper::form::TestKind;
use portal_core::history::commands::HistoryCommand;
use portal_core::model::assignment::AssignmentStatus;
use portal_core::model::finding::Finding;
use portal_core::model::{Role, Slice};
use portal_core::store::Subject;
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::store::form::attachment::FileFacts;

fn title_only(title: &str) -> FindingForm {
    FindingForm { title: title.to_owned(), ..FindingForm::default() }
}

fn edit(finding: &str, form: FindingForm) -> Command {
    Command::Finding(FindingCommand::Edit { finding: finding.to_owned(), form })
}

fn errors(refusal: Refusal) -> Vec<(Field, Problem)> {
    match refusal {
        Refusal::Invalid { errors } => errors.into_iter().map(|error| (error.field, error.problem)).collect(),
        other => panic!("{other:?}"),
    }
}

fn first(desk: &Desk) -> FindingView {
    desk.audit(PLAN).expect("may read it").findings.into_iter().next().expect("a finding")
}

fn stored<'a>(desk: &'a Desk, id: &str) -> &'a Finding {
    desk.portal.state().findings.get(id).expect("there")
}

#[test]
fn a_draft_needs_a_title_only_and_says_what_is_missing() {
    let mut desk = Desk::acting_as(Role::InternalAuditor);
    desk.ok(&write(PLAN, title_only("  Tarif\nPNBP ")));
    let finding = first(&desk);
    assert_eq!((finding.number, finding.form.title.as_str()), (1, "Tarif PNBP"));
    assert_eq!(finding.missing, ["Kondisi", "Kriteria", "Rekomendasi", "Bukti"]);
    assert_eq!(errors(desk.refused(&write(PLAN, title_only(" ")))), [(Field::Title, Problem::Required)]);
}

#[test]
fn the_amount_of_a_finding_is_calculated_exactly() {
    let (desk, _) = Desk::with_finding();
    assert_eq!(first(&desk).amount.as_deref(), Some("Rp686.666.790,72"));
    let shown = |calculation: &str| {
        let form = FindingForm { calculation: calculation.to_owned(), ..title_only("A") };
        let typed = desk.view(|reader| typed_finding(reader, &form)).expect("may write");
        (typed.amount, typed.errors.into_iter().map(|error| error.field).collect::<Vec<_>>())
    };
    assert_eq!(shown("7.200.000"), (Some("Rp7.200.000".to_owned()), vec![]));
    for wrong in ["1 - 2", "1 / 0", "satu", "(1"] {
        assert_eq!(shown(wrong), (None, vec![Field::Amount]), "{wrong}");
    }
    assert_eq!(shown(" "), (None, vec![]));
}

#[test]
fn a_recommendation_keeps_its_number_when_others_are_removed_or_added() {
    let (mut desk, id) = Desk::with_finding();
    let recommendations = |texts: &[(u32, &str)]| {
        let typed = |(number, text): &(u32, &str)| TypedRecommendation { number: *number, text: (*text).to_owned() };
        FindingForm { recommendations: texts.iter().map(typed).collect(), ..whole("A") }
    };
    desk.ok(&edit(&id, recommendations(&[(2, "Laporkan."), (0, "  "), (0, "Bayar."), (9, "Lain."), (2, "Lagi.")])));
    let numbers: Vec<_> =
        stored(&desk, &id).text.recommendations.iter().map(|one| (one.number, one.text.as_str())).collect();
    assert_eq!(numbers, [(2, "Laporkan."), (3, "Bayar."), (4, "Lain."), (5, "Lagi.")]);
}

#[test]
fn an_edit_can_be_undone_and_the_same_text_is_no_change() {
    let (mut desk, id) = Desk::with_finding();
    let before = stored(&desk, &id).clone();
    desk.later(HOUR);
    desk.ok(&edit(&id, title_only("Lain")));
    let seq = desk.portal.state().seq;
    desk.ok(&undo(seq));
    assert_eq!(stored(&desk, &id), &before);
    let form = FindingForm::of(&before.text);
    assert!(desk.ok(&edit(&id, form)).is_none());
}

#[test]
fn evidence_keeps_what_the_rows_showed_with_a_checksum() {
    let (desk, id) = Desk::with_finding();
    let evidence = &stored(&desk, &id).evidence[0];
    assert_eq!(evidence.name, "RKAB Operasi Produksi - PT Bara Khatulistiwa · Versi 1");
    assert_eq!(evidence.shown.headings[0], "Baris");
    assert_eq!(evidence.shown.lines.iter().map(|line| line[0].as_str()).collect::<Vec<_>>(), ["1", "3"]);
    assert_eq!(evidence.sha256, evidence.shown.sha256());
    let shown = &first(&desk).evidence[0];
    assert_eq!((shown.state, shown.present.as_ref()), (EvidenceState::Same, None));
}

#[test]
fn a_cell_of_evidence_shows_its_column_only() {
    let (mut desk, id) = Desk::with_finding();
    let place = PinPlace::Rows { assignment: PLAN.to_owned(), rows: vec![2], columns: vec![1] };
    desk.ok(&pin(&id, PinForm { caption: String::new(), place }));
    let evidence = &stored(&desk, &id).evidence[1];
    assert_eq!((evidence.shown.headings.len(), evidence.shown.lines.len()), (2, 1));
}

#[test]
fn evidence_tells_that_a_newer_version_shows_something_else() {
    let mut desk = Desk::cms();
    let data = store(&mut desk, "TABLE_1", "Blok;Nilai (Rp)\nA;1000\nB;2000\n");
    let work = desk.assign(&data, HENDRA);
    desk.as_auditor(HENDRA);
    let id = desk.ok(&write(&work, title_only("A"))).expect("written").subject.id;
    desk.ok(&pin(&id, rows_of(&work, &[1])));
    desk.ok(&pin(&id, rows_of(&work, &[2])));
    store(&mut desk, "TABLE_2", "Blok;Nilai (Rp)\nA;1500\nB;2000\n");
    desk.as_auditor(HENDRA);
    let evidence = desk.audit(&work).expect("own").findings[0].evidence.clone();
    assert_eq!([evidence[0].state, evidence[1].state], [EvidenceState::Newer, EvidenceState::Same]);
    assert_eq!(evidence[0].present.as_ref().expect("other").lines, [["1", "A", "1500"]]);
}

#[test]
fn a_step_that_was_deleted_leaves_its_evidence_readable() {
    let (mut desk, id) = Desk::with_finding();
    let step = kept(&mut desk, PLAN, typed(TestKind::Profile, &[("column", "Kode Blok")]));
    let place = PinPlace::Step { step: step.clone() };
    desk.ok(&pin(&id, PinForm { caption: String::new(), place }));
    let shown = first(&desk).evidence[1].clone();
    assert_eq!((shown.kind.as_str(), shown.state), ("Langkah uji", EvidenceState::Same));
    desk.ok(&Command::WorkingPaper(portal_core::audit::working_paper::commands::WorkingPaperCommand::Delete { step }));
    let later = first(&desk).evidence[1].clone();
    assert_eq!((later.state, later.shown), (EvidenceState::Gone, shown.shown));
}

#[test]
fn a_quotation_must_be_in_its_section() {
    let mut desk = Desk::acting_as(Role::InternalAuditor);
    let id = desk.ok(&write(LICENCE, title_only("Izin"))).expect("written").subject.id;
    let body = desk.portal.state().repository.documents.get("DOC-PRZ-01").expect("there").sections[0].body.clone();
    let quoted = |quote: &str| {
        let place = PinPlace::Section { assignment: LICENCE.to_owned(), section: 0, quote: quote.to_owned() };
        pin(&id, PinForm { caption: String::new(), place })
    };
    let words: Vec<&str> = body.split_whitespace().take(4).collect();
    desk.ok(&quoted(&words.join("  ")));
    assert_eq!(errors(desk.refused(&quoted("kata yang tidak ada"))), [(Field::Quote, Problem::NotInText)]);
    let place = PinPlace::Section { assignment: LICENCE.to_owned(), section: 99, quote: String::new() };
    let refusal = desk.refused(&pin(&id, PinForm { caption: String::new(), place }));
    assert_eq!(errors(refusal), [(Field::Evidence, Problem::Gone)]);
}

#[test]
fn files_of_evidence_are_checked_and_kept() {
    let (mut desk, id) = Desk::with_finding();
    let file = |name: &str, head: &[u8], sha256: &str| {
        let facts = FileFacts { name: name.to_owned(), size: 9, head: head.to_vec(), tail: Vec::new() };
        let place = PinPlace::Files { files: vec![EvidenceFile { facts, sha256: sha256.to_owned() }] };
        pin(&id, PinForm { caption: String::new(), place })
    };
    let sha256 = "ab".repeat(32);
    desk.ok(&file("setoran.pdf", b"%PDF-1.7", &sha256));
    let evidence = stored(&desk, &id).evidence[1].clone();
    assert_eq!((evidence.sha256.as_str(), evidence.name.as_str()), (sha256.as_str(), "setoran.pdf"));
    let file_id = evidence.file().expect("a file").to_owned();
    assert!(desk.portal.state().held_files().contains(&file_id));
    for (command, why) in [
        (file("setoran.exe", b"MZ", &sha256), "type"),
        (file("setoran.pdf", b"%PDF-1.7", "ab"), "checksum"),
        (pin(&id, PinForm { caption: String::new(), place: PinPlace::Files { files: vec![] } }), "none"),
    ] {
        assert!(matches!(desk.refused(&command), Refusal::Invalid { .. }), "{why}");
    }
}

#[test]
fn wrong_rows_are_refused_and_nothing_is_lost() {
    let (mut desk, id) = Desk::with_finding();
    let before = stored(&desk, &id).clone();
    for (rows, problem) in [
        (vec![], Problem::Required),
        (vec![0], Problem::Gone),
        (vec![9_999], Problem::Gone),
        ((1..=201).collect(), Problem::TooMany { max: 200 }),
    ] {
        assert_eq!(errors(desk.refused(&pin(&id, rows_of(PLAN, &rows)))), [(Field::Evidence, problem)]);
    }
    assert_eq!(stored(&desk, &id), &before);
}

#[test]
fn evidence_comes_from_own_assignments_of_the_same_company_only() {
    let (mut desk, id) = Desk::with_finding();
    desk.ok(&pin(&id, rows_of(PNBP, &[1])));
    desk.act_as(Role::CmsAuditor);
    let tin = desk.assign("TAB-EKS-01", HENDRA);
    desk.as_auditor(HENDRA);
    for other in [tin.as_str(), FINAL_REPORT, RESERVES, "ASSIGN_0"] {
        let refusal = desk.refused(&pin(&id, rows_of(other, &[1])));
        assert_eq!(refusal, Refusal::not_found(Kind::Assignment, other));
    }
    let titles: Vec<String> =
        desk.view(|reader| choices(reader, PNBP)).expect("own").into_iter().map(|one| one.title).collect();
    assert_eq!(titles, ["Produksi melebihi RKAB"]);
    assert!(desk.view(|reader| choices(reader, &tin)).expect("own").is_empty());
}

#[test]
fn a_finding_can_begin_with_its_evidence() {
    let mut desk = Desk::acting_as(Role::InternalAuditor);
    let target = PinTarget::New { assignment: PLAN.to_owned(), title: "Dari baris".to_owned() };
    desk.ok(&Command::Finding(FindingCommand::Pin { target, form: rows_of(PLAN, &[4]) }));
    let finding = first(&desk);
    assert_eq!((finding.form.title.as_str(), finding.evidence.len()), ("Dari baris", 1));
    let evidence = finding.evidence[0].id.clone();
    let caption =
        FindingCommand::Caption { finding: finding.id.clone(), evidence: evidence.clone(), caption: "Q3".to_owned() };
    desk.ok(&Command::Finding(caption));
    assert_eq!(first(&desk).evidence[0].caption, "Q3");
    desk.ok(&Command::Finding(FindingCommand::Unpin { finding: finding.id, evidence }));
    assert!(first(&desk).evidence.is_empty());
}

#[test]
fn only_the_assigned_internal_auditor_writes_and_the_administrator_reads() {
    for role in Role::ALL {
        let (mut desk, id) = Desk::with_finding();
        desk.act_as(role);
        let may_write = role == Role::InternalAuditor;
        assert_eq!(desk.may(&edit(&id, title_only("B"))), may_write, "{role:?}");
        assert_eq!(desk.may(&write(PNBP, title_only("B"))), may_write, "{role:?}");
        let may_read = may_write || role == Role::CmsAuditor;
        assert_eq!(desk.audit(PLAN).is_ok(), may_read, "{role:?}");
        assert_eq!(desk.may(&Command::Finding(FindingCommand::Delete { finding: id })), may_write, "{role:?}");
    }
    let (mut desk, id) = Desk::with_finding();
    desk.as_auditor(MAYA);
    assert_eq!(desk.refused(&edit(&id, title_only("B"))), Refusal::not_found(Kind::Finding, &id));
    let foreign = FindingCommand::Pin { target: to(&id), form: rows_of(COMPLIANCE, &[1]) };
    assert_eq!(desk.refused(&Command::Finding(foreign)), Refusal::not_found(Kind::Finding, &id));
    assert_eq!(desk.audit(PLAN).expect_err("foreign"), Refusal::not_found(Kind::Assignment, PLAN));
}

#[test]
fn findings_of_a_completed_assignment_stay_as_they_are() {
    let (mut desk, id) = Desk::with_finding();
    let seq = desk.portal.state().seq;
    desk.assignment_ok(AssignmentCommand::Complete { assignment: PLAN.to_owned() });
    let wrong = Refusal::WrongStep { status: AssignmentStatus::Completed };
    assert_eq!(desk.refused(&edit(&id, title_only("B"))), wrong);
    assert_eq!(desk.refused(&pin(&id, rows_of(PLAN, &[1]))), wrong);
    assert_eq!(desk.refused(&undo(seq)), wrong);
    assert!(!desk.audit(PLAN).expect("own").may_write);
}

#[test]
fn an_administrator_repeats_a_deletion_that_was_undone() {
    let (mut desk, id) = Desk::with_finding();
    desk.act_as(Role::CmsAuditor);
    desk.assignment_ok(AssignmentCommand::Delete { assignment: PLAN.to_owned() });
    for is_there in [true, false, true] {
        let seq = desk.portal.state().seq;
        desk.ok(&undo(seq));
        assert_eq!(desk.portal.state().findings.get(&id).is_some(), is_there);
    }
}

#[test]
fn an_auditor_is_restored_without_findings_about_data_that_are_gone() {
    let mut desk = Desk::cms();
    desk.ok(&Command::Auditor(AuditorCommand::Delete { id: MAYA.to_owned() }));
    let seq = desk.portal.state().seq;
    desk.ok(&Command::Repository(RepositoryCommand::Remove { id: "TAB-PJL-01".to_owned() }));
    let record = Subject { slice: Slice::Auditors, id: MAYA.to_owned() };
    desk.ok(&Command::History(HistoryCommand::Restore { seq, record }));
    let state = desk.portal.state();
    assert!(state.auditors.get(MAYA).is_some() && state.assignments.get(BLENDING).is_none());
    assert_eq!((state.findings_of(BLENDING).count(), state.follow_ups.len()), (0, 0));
    assert_eq!(state.findings_of(FINAL_REPORT).count(), 1);
}

#[test]
fn findings_are_deleted_and_restored_together_with_their_assignment() {
    let (mut desk, id) = Desk::with_finding();
    let before = stored(&desk, &id).clone();
    desk.act_as(Role::CmsAuditor);
    desk.assignment_ok(AssignmentCommand::Delete { assignment: PLAN.to_owned() });
    assert!(desk.portal.state().findings.get(&id).is_none());
    let seq = desk.portal.state().seq;
    desk.ok(&undo(seq));
    assert_eq!(stored(&desk, &id), &before);
}

#[test]
fn the_list_of_findings_has_a_row_for_each_recommendation_with_its_follow_up() {
    let (mut desk, id) = Desk::with_accepted();
    desk.ok(&answer(&id, 2));
    desk.later(1).as_auditor(HENDRA);
    desk.ok(&assess(&id, 2, "done", "7.200.000", ""));
    let list = |desk: &Desk, assignment: Option<&str>| {
        let query = FindingsQuery { assignment: assignment.map(str::to_owned), first: 0, count: 99 };
        desk.view(|reader| csv(reader, &query)).map(|piece| String::from_utf8(piece.bytes).expect("text"))
    };
    let text = list(&desk, Some(PLAN)).expect("own");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert!(lines[1].contains("Produksi melebihi RKAB") && lines[1].contains("Belum ditindaklanjuti"), "{text}");
    assert!(lines[2].contains("7200000") && lines[2].contains("Sudah disetor."), "{text}");
    assert!(lines[1].contains("686666790,72"), "{text}");
    assert_eq!(list(&desk, Some(PLAN)), list(&desk, Some(PLAN)), "the same content gives the same bytes");
    desk.as_auditor(MAYA);
    assert!(!list(&desk, None).expect("own ones").contains("Produksi melebihi RKAB"));
    assert!(list(&desk, Some(PLAN)).is_err());
    for role in Role::ALL {
        desk.act_as(role);
        let may = [Role::InternalAuditor, Role::CmsAuditor].contains(&role);
        assert_eq!(list(&desk, None).is_ok(), may, "{role:?}");
    }
}

#[test]
fn two_changed_captions_leave_one_piece_of_evidence() {
    let (mut desk, id) = Desk::with_finding();
    let evidence = stored(&desk, &id).evidence[0].id.clone();
    let caption = |text: &str| {
        let [finding, evidence, caption] = [id.as_str(), &evidence, text].map(str::to_owned);
        Command::Finding(FindingCommand::Caption { finding, evidence, caption })
    };
    desk.ok(&caption("Satu"));
    let first_edit = desk.portal.state().seq;
    desk.ok(&caption("Dua"));
    desk.ok(&undo(first_edit));
    assert_eq!(stored(&desk, &id).evidence.len(), 1);
    invariants::check(desk.portal.state());
}

#[test]
fn a_recommendation_never_gets_the_number_of_an_accepted_one() {
    let (mut desk, follow_up) = Desk::with_accepted();
    let id = desk.portal.state().follow_ups.get(&follow_up).expect("there").finding_id.clone();
    desk.act_as(Role::CmsAuditor).ok(&reopen(PLAN));
    desk.as_auditor(HENDRA);
    let with = |typed: &[(u32, &str)]| {
        let typed =
            typed.iter().map(|(number, text)| TypedRecommendation { number: *number, text: (*text).to_owned() });
        FindingForm { recommendations: typed.collect(), ..whole("A") }
    };
    desk.ok(&edit(&id, with(&[(1, "Tetap.")])));
    desk.ok(&edit(&id, with(&[(1, "Tetap."), (0, "Baru.")])));
    let numbers: Vec<u32> = stored(&desk, &id).text.recommendations.iter().map(|one| one.number).collect();
    assert_eq!(numbers, [1, 3]);
}
