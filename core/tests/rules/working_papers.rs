//! Working papers: an auditor's tests on assigned data, kept as steps that give the same rows again (decisions §9).

use crate::roles::{ROLES, granted};
use crate::support::audit::*;
use crate::support::{Desk, HOUR};
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::auditor::commands::AuditorCommand;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, PlaceForm};
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::working_paper::commands::{StepForm, WorkingPaperCommand};
use portal_core::audit::working_paper::form::{TestForm, TestKind, TestValue};
use portal_core::audit::working_paper::views::form::choices;
use portal_core::audit::working_paper::views::paper::{self, RepeatQuery, Repeated, WorkingPaper};
use portal_core::audit::working_paper::views::test::{self, TestQuery, TestRowsQuery, TestView};
use portal_core::history::commands::HistoryCommand;
use portal_core::model::Role;
use portal_core::model::assignment::AssignmentStatus;
use portal_core::model::repository::ExistingRows;
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::store::session::Action::{self, KeepSteps, ReadWorkingPapers, TestData};
use portal_core::table::sheet::SheetKind;
use portal_core::{Command, Outcome};

/// Two rows with the same shipment, one number missing.
pub(crate) const SHIPMENTS: &str =
    "Pengapalan;Blok;Nilai (Rp)\nPK-001;A;1.000.000,50\nPK-002;A;2.500.000\nPK-004;B;750.000\nPK-002;B;2.500.000\n";

pub(crate) fn dataset(content: &str) -> DatasetForm {
    let [tahapan, badan_usaha, description] = ["Penjualan", "PT Baru", ""].map(str::to_owned);
    let [kegiatan, content, file_name] = ["Pengapalan", content, "pengapalan.csv"].map(str::to_owned);
    DatasetForm {
        place: PlaceForm { tahapan, badan_usaha, description },
        kegiatan,
        content,
        file_name,
        existing: Some(ExistingRows::Replace),
        ..DatasetForm::default()
    }
}

pub(crate) fn store(desk: &mut Desk, content: &str, file: &str) -> String {
    desk.act_as(Role::CmsAuditor);
    desk.read_csv(content, file.as_bytes(), 64);
    let command = RepositoryCommand::StoreDataset { form: dataset(content) };
    desk.ok(&Command::Repository(command)).expect("stored").subject.id
}

/// Hendra with the shipments; the ids of the dataset and of the assignment.
pub(crate) fn with_shipments() -> (Desk, String, String) {
    let mut desk = Desk::cms();
    let data = store(&mut desk, "TABLE_1", SHIPMENTS);
    let assignment = desk.assign(&data, HENDRA);
    desk.as_auditor(HENDRA);
    (desk, data, assignment)
}

pub(crate) fn typed(kind: TestKind, values: &[(&str, &str)]) -> TestForm {
    let value = |(name, value): &(&str, &str)| TestValue { name: (*name).to_owned(), value: (*value).to_owned() };
    let values = values.iter().map(value).collect();
    TestForm { kind, values }
}

pub(crate) fn query(assignment: String, test: TestForm) -> TestQuery {
    TestQuery { subject: DataSubject::Assigned(assignment), search: String::new(), filters: String::new(), test }
}

pub(crate) fn duplicates() -> TestForm {
    typed(TestKind::Duplicates, &[("columns", "Pengapalan\nNilai (Rp)")])
}

pub(crate) fn step_form(test: TestForm) -> StepForm {
    StepForm {
        search: String::new(),
        filters: String::new(),
        test,
        purpose: "Tidak ada pengapalan yang dicatat dua kali".to_owned(),
        conclusion: "PK-002 tercatat dua kali.".to_owned(),
    }
}

pub(crate) fn keep(assignment: &str, form: StepForm) -> Command {
    Command::WorkingPaper(WorkingPaperCommand::Keep { assignment: assignment.to_owned(), form })
}

pub(crate) fn kept(desk: &mut Desk, assignment: &str, test: TestForm) -> String {
    desk.ok(&keep(assignment, step_form(test))).expect("kept").subject.id
}

pub(crate) fn paper_of(desk: &Desk, assignment: &str) -> WorkingPaper {
    desk.view(|reader| paper::paper(reader, assignment)).expect("may read it")
}

pub(crate) fn run(desk: &Desk, subject: DataSubject, test: TestForm) -> Result<TestView, Refusal> {
    let query = TestQuery { subject, search: String::new(), filters: String::new(), test };
    desk.view(|reader| test::test(reader, &query))
}

pub(crate) fn repeat(desk: &Desk, step: &str, newest: bool) -> Repeated {
    let query = RepeatQuery { step: step.to_owned(), newest };
    while desk.view(|reader| paper::repeat_progress(reader, &query)).expect("may read it") < 1.0 {}
    desk.view(|reader| paper::repeated(reader, &query)).expect("may read it")
}

#[test]
fn a_kept_test_says_what_was_tested_and_what_was_found() {
    let (mut desk, data, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, duplicates());
    let kept = desk.portal.state().working_papers.get(&step).expect("there").clone();
    assert_eq!((kept.population.rows, kept.result.rows), (4, 2));
    let versions = &desk.portal.state().repository.datasets.get(&data).expect("there").versions;
    assert_eq!(Some(kept.population.sha256.clone()), versions[0].sha256);

    let paper = paper_of(&desk, &assignment);
    assert!(paper.may_keep);
    let [view] = &paper.steps[..] else { panic!("one step") };
    assert_eq!((view.number, view.name.as_str()), (1, "Duplikat: Pengapalan, Nilai (Rp)"));
    assert_eq!(view.population, "Versi 1 · 4 baris");
    assert!(view.performed.starts_with(&desk.auditor(HENDRA).name), "{}", view.performed);
}

#[test]
fn search_and_filters_narrow_the_population() {
    let (mut desk, _, assignment) = with_shipments();
    let form = StepForm { search: "A".to_owned(), filters: "1|nilai|A".to_owned(), ..step_form(duplicates()) };
    desk.ok(&keep(&assignment, form));
    let [view] = &paper_of(&desk, &assignment).steps[..] else { panic!("one step") };
    assert_eq!((view.population.as_str(), view.rows), ("Versi 1 · 2 dari 4 baris", 0));
    assert!(view.filtered.contains("cari “A”"), "{}", view.filtered);
}

#[test]
fn the_rows_of_a_test_are_shown_with_their_numbers() {
    let (desk, _, assignment) = with_shipments();
    let test = query(assignment, duplicates());
    let rows = desk
        .view(|reader| test::rows(reader, &TestRowsQuery { test, line: None, is_other: false, first: 1, count: 9 }))
        .expect("its own");
    assert_eq!((rows.total, rows.rows.len(), rows.rows[0].number), (2, 1, 4));
    assert_eq!(rows.rows[0].cells[0], "PK-002");
}

#[test]
fn exported_rows_of_a_test_begin_with_their_numbers() {
    let (desk, _, assignment) = with_shipments();
    let test = query(assignment, duplicates());
    let rows = |first| TestRowsQuery { test: test.clone(), line: None, is_other: false, first, count: 1 };
    let csv = |first| desk.view(|reader| test::rows_csv(reader, &rows(first))).expect("its own");
    let (begin, rest) = (csv(0), csv(1));
    assert_eq!((begin.written, begin.total, rest.written, rest.total), (1, 2, 2, 2));
    let file = String::from_utf8([begin.bytes, rest.bytes].concat()).expect("text");
    let expected = "\u{feff}Baris,Pengapalan,Blok,Nilai (Rp)\r\n2,PK-002,A,2.500.000\r\n4,PK-002,B,2.500.000\r\n";
    assert_eq!(file, expected);
    let sheet = desk.view(|reader| test::rows_sheet(reader, &rows(1))).expect("its own");
    let headers: Vec<_> = sheet.columns.iter().map(|column| (column.header.as_str(), column.kind)).collect();
    assert_eq!(headers[..2], [("Baris", SheetKind::Number), ("Pengapalan", SheetKind::Text)]);
    assert_eq!(sheet.cells, "4\0\u{1}PK-002\0\u{1}B\x002500000");
    assert_eq!((sheet.written, sheet.total), (2, 2));
}

#[test]
fn the_heading_of_exported_numbers_is_unlike_every_column() {
    let mut desk = Desk::cms();
    let data = store(&mut desk, "TABLE_1", "Pengapalan;BARIS\nPK-001;A\nPK-001;B\n");
    let assignment = desk.assign(&data, HENDRA);
    desk.as_auditor(HENDRA);
    let test = query(assignment, typed(TestKind::Duplicates, &[("columns", "Pengapalan")]));
    let rows = TestRowsQuery { test, line: None, is_other: false, first: 0, count: 1 };
    let csv = desk.view(|reader| test::rows_csv(reader, &rows)).expect("its own");
    let file = String::from_utf8(csv.bytes).expect("text");
    assert_eq!(file, "\u{feff}Nomor baris,Pengapalan,BARIS\r\n1,PK-001,A\r\n");
}

#[test]
fn only_the_assigned_internal_auditor_keeps_steps() {
    let (mut desk, _, assignment) = with_shipments();
    for role in ROLES {
        desk.act_as(role);
        if role == Role::InternalAuditor {
            continue;
        }
        let refusal = desk.refused(&keep(&assignment, step_form(duplicates())));
        assert_eq!(refusal, Refusal::NotPermitted { role, action: KeepSteps });
    }
    desk.as_auditor(MAYA);
    let refusal = desk.refused(&keep(&assignment, step_form(duplicates())));
    assert_eq!(refusal, Refusal::not_found(Kind::Assignment, &assignment));
}

#[test]
fn only_the_assigned_internal_auditor_and_the_administrator_test_and_read() {
    let (mut desk, data, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, duplicates());
    for role in ROLES {
        desk.act_as(role);
        let own = if role == Role::CmsAuditor {
            DataSubject::Data(data.clone())
        } else {
            DataSubject::Assigned(assignment.clone())
        };
        let refused = |action: Action| (!granted(action, role)).then_some(Refusal::NotPermitted { role, action });
        assert_eq!(run(&desk, own.clone(), duplicates()).err(), refused(TestData), "{role:?}");
        assert_eq!(desk.view(|reader| choices(reader, &own)).err(), refused(TestData), "{role:?}");
        assert_eq!(desk.view(|reader| paper::paper(reader, &assignment)).err(), refused(ReadWorkingPapers));
        let query = RepeatQuery { step: step.clone(), newest: false };
        let hidden =
            (!granted(ReadWorkingPapers, role)).then_some(Refusal::NotPermitted { role, action: ReadWorkingPapers });
        assert_eq!(desk.view(|reader| paper::repeated(reader, &query)).err(), hidden, "{role:?}");
    }
    desk.as_auditor(MAYA);
    let hidden = Refusal::not_found(Kind::Assignment, &assignment);
    assert_eq!(desk.view(|reader| paper::paper(reader, &assignment)).err(), Some(hidden));
}

#[test]
fn a_step_is_edited_deleted_and_undone() {
    let (mut desk, _, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, duplicates());
    let edit = |purpose: &str| {
        let [step, purpose, conclusion] = [&step, purpose, ""].map(str::to_owned);
        Command::WorkingPaper(WorkingPaperCommand::Edit { step, purpose, conclusion })
    };
    let refusal = desk.refused(&edit("  "));
    assert_eq!(refusal, Refusal::invalid(Field::Purpose, Problem::Required));
    desk.ok(&edit("Lengkap"));
    assert_eq!(paper_of(&desk, &assignment).steps[0].purpose, "Lengkap");
    assert!(desk.ok(&edit("Lengkap")).is_none(), "nothing has changed");

    let delete = Command::WorkingPaper(WorkingPaperCommand::Delete { step: step.clone() });
    let commit = desk.ok(&delete).expect("deleted");
    assert!(paper_of(&desk, &assignment).steps.is_empty());
    assert_eq!(desk.refused(&delete), Refusal::not_found(Kind::PaperStep, &step));
    desk.ok(&Command::History(HistoryCommand::Undo { seq: commit.seq }));
    assert_eq!(paper_of(&desk, &assignment).steps[0].purpose, "Lengkap");
}

#[test]
fn the_working_paper_of_a_completed_assignment_stays_as_it_is() {
    let (mut desk, _, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, duplicates());
    desk.assignment_ok(AssignmentCommand::Start { assignment: assignment.clone() });
    desk.assignment_ok(AssignmentCommand::Complete { assignment: assignment.clone() });
    let refusal = Refusal::WrongStep { status: AssignmentStatus::Completed };
    assert_eq!(desk.refused(&keep(&assignment, step_form(duplicates()))), refusal);
    let delete = Command::WorkingPaper(WorkingPaperCommand::Delete { step });
    assert_eq!(desk.refused(&delete), refusal);
    assert!(!paper_of(&desk, &assignment).may_keep);
}

#[test]
fn a_repeated_step_gives_the_same_rows_and_tells_what_a_newer_version_changes() {
    let (mut desk, _, assignment) = with_shipments();
    let step = kept(&mut desk, &assignment, duplicates());
    assert_eq!(repeat(&desk, &step, false), Repeated { is_same: true, differences: vec![] });

    desk.later(HOUR);
    store(&mut desk, "TABLE_2", &format!("{SHIPMENTS}PK-001;A;1.000.000,50\n"));
    assert!(paper_of(&desk, &assignment).steps[0].has_newer);
    assert!(repeat(&desk, &step, false).is_same, "the administrator repeats it on its own version");
    let newer = repeat(&desk, &step, true);
    assert!(!newer.is_same);
    assert!(newer.differences.contains(&"Populasi: 4 → 5".to_owned()), "{newer:?}");
    assert!(newer.differences.contains(&"Baris yang ditunjuk: 2 → 4".to_owned()), "{newer:?}");

    desk.as_auditor(HENDRA);
    assert!(repeat(&desk, &step, true).is_same, "an auditor tests the assigned version");
    desk.act_as(Role::CmsAuditor);
    desk.assignment_ok(AssignmentCommand::Renew { assignment });
    desk.as_auditor(HENDRA);
    assert!(!repeat(&desk, &step, false).is_same);
}

#[test]
fn a_sample_is_drawn_again_after_a_backup() {
    let (mut desk, _, assignment) = with_shipments();
    let sample = typed(TestKind::Sample, &[("method", "simple"), ("method.size", "2"), ("seed", "20261130")]);
    let step = kept(&mut desk, &assignment, sample);
    let snapshot = desk.portal.snapshot();
    let mut desk = Desk::cms();
    desk.portal.restore(&snapshot).expect("a snapshot");
    desk.as_auditor(HENDRA);
    let query = RepeatQuery { step: step.clone(), newest: false };
    let message = "Baris Pengapalan sedang dimuat. Tunggu sebentar, lalu ulangi.".to_owned();
    let refused = desk.view(|reader| paper::repeated(reader, &query)).err();
    assert_eq!(refused, Some(Refusal::Untestable { message }));
    desk.act_as(Role::CmsAuditor).read_csv("TABLE_1", SHIPMENTS.as_bytes(), 7);
    desk.as_auditor(HENDRA);
    assert!(repeat(&desk, &step, false).is_same);
}

#[test]
fn steps_leave_with_their_assignment_and_come_back() {
    for command in [
        Command::Auditor(AuditorCommand::Delete { id: HENDRA.to_owned() }),
        Command::Assignment(AssignmentCommand::Delete { assignment: String::new() }),
    ] {
        let (mut desk, _, assignment) = with_shipments();
        let step = kept(&mut desk, &assignment, duplicates());
        let command = match command {
            Command::Assignment(_) => Command::Assignment(AssignmentCommand::Delete { assignment }),
            other => other,
        };
        desk.act_as(Role::CmsAuditor);
        let commit = desk.ok(&command).expect("deleted");
        assert!(desk.portal.state().working_papers.get(&step).is_none());
        desk.ok(&Command::History(HistoryCommand::Undo { seq: commit.seq }));
        assert!(desk.portal.state().working_papers.get(&step).is_some());
    }
}

#[test]
fn the_portal_answers_a_command_about_a_missing_assignment() {
    let mut desk = Desk::acting_as(Role::InternalAuditor);
    let outcome = desk.dispatch(&keep("ASSIGN_0", step_form(duplicates())));
    assert!(matches!(outcome, Outcome::Refused { refusal: Refusal::NotFound { what: Kind::Assignment, .. } }));
}
