//! Versions of a dataset: each file makes one, and an assignment keeps the one it was given (decisions §8).

use crate::support::audit::*;
use crate::support::{Desk, HOUR};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::assignment::views::detail::{AssignmentDetail, detail};
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, PlaceForm};
use portal_core::audit::repository::views::append::{self, AppendQuery, AppendedPiece};
use portal_core::audit::repository::views::comparison::{
    ComparisonQuery, ComparisonView, Difference, comparison, missing,
};
use portal_core::audit::repository::views::query::{CascadeQuery, cascade};
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::repository::views::table::{TableQuery, csv, rows};
use portal_core::model::assignment::AssignmentAction;
use portal_core::model::repository::{DataVersion, ExistingRows, RepositoryAction};
use portal_core::model::{Record, Role};
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::store::session::Action;
use portal_core::store::{Commit, CommitAction};
use portal_core::table::data::column::ColumnKind::{NumberEnglish, Text};

const FIRST: &str = "Bulan;Blok;Produksi (ton)\nJanuari 2026;A;1.000,5\nJanuari 2026;B;2.000\nFebruari 2026;A;1.500\n";
const SECOND: &str = "Bulan;Blok;Produksi (ton)\nJanuari 2026;A;1.000,5\nJanuari 2026;B;2.100\nMaret 2026;A;900\n";

fn form(content: &str, existing: Option<ExistingRows>) -> DatasetForm {
    let [tahapan, badan_usaha, description] = ["Operasi Produksi", "PT Baru", ""].map(str::to_owned);
    let [kegiatan, content, file_name] = ["Produksi", content, "produksi.csv"].map(str::to_owned);
    DatasetForm {
        place: PlaceForm { tahapan, badan_usaha, description },
        kegiatan,
        content,
        file_name,
        existing,
        ..DatasetForm::default()
    }
}

fn store(desk: &mut Desk, form: DatasetForm) -> Commit {
    desk.ok(&Command::Repository(RepositoryCommand::StoreDataset { form })).expect("stored")
}

fn replace(desk: &mut Desk, content: &str, file: &str) -> Commit {
    desk.read_csv(content, file.as_bytes(), 64);
    store(desk, form(content, Some(ExistingRows::Replace)))
}

/// A desk with one version, and the dataset's id.
fn with_first() -> (Desk, String) {
    let mut desk = Desk::cms();
    desk.read_csv("TABLE_1", FIRST.as_bytes(), 64);
    let id = store(&mut desk, form("TABLE_1", None)).subject.id;
    (desk, id)
}

/// A desk whose first version is assigned and replaced; the dataset's id and that of the assignment.
fn with_two(auditor: &str) -> (Desk, String, String) {
    let (mut desk, id) = with_first();
    let assignment = desk.assign(&id, auditor);
    desk.later(HOUR);
    replace(&mut desk, "TABLE_2", SECOND);
    (desk, id, assignment)
}

fn versions(desk: &Desk, id: &str) -> Vec<DataVersion> {
    desk.portal.state().repository.datasets.get(id).expect("there").versions.clone()
}

fn cells(desk: &Desk, subject: DataSubject) -> Vec<Vec<String>> {
    desk.view(|reader| rows(reader, &TableQuery { subject, ..rows_of("") })).expect("granted").rows
}

fn compared(desk: &Desk, subject: DataSubject, other: Option<&str>) -> ComparisonView {
    let query = ComparisonQuery { subject, other: other.map(str::to_owned) };
    desk.view(|reader| comparison(reader, &query)).expect("granted")
}

fn detailed(desk: &Desk, id: &str) -> AssignmentDetail {
    desk.view(|reader| detail(reader, id)).expect("the administrator's view")
}

#[test]
fn a_file_makes_a_new_version_and_the_earlier_one_stays() {
    let (desk, id, _) = with_two(HENDRA);
    let [first, second] = &versions(&desk, &id)[..] else { panic!("two versions") };
    assert_eq!((first.content.as_str(), second.content.as_str()), ("TABLE_1", "TABLE_2"));
    assert!(first.loaded < second.loaded);
    let earlier = DataSubject::Version { data: id.clone(), content: "TABLE_1".to_owned() };
    assert_eq!(cells(&desk, earlier)[1], ["Januari 2026", "B", "2.000,0"]);
    assert_eq!(cells(&desk, DataSubject::Data(id))[1], ["Januari 2026", "B", "2.100,0"]);
}

#[test]
fn a_version_has_the_sha256_of_its_values() {
    let (mut desk, id) = with_first();
    let english = "Bulan,Blok,Produksi (ton)\nJan-26,A,\"1,000.50\"\n2026-01,B,2000.00\n2026-02,A,1500.00\n";
    replace(&mut desk, "TABLE_2", english);
    replace(&mut desk, "TABLE_3", SECOND);
    let hashes: Vec<_> = versions(&desk, &id).into_iter().map(|version| version.sha256.expect("stored")).collect();
    let again = DatasetForm { kinds: vec![Some(Text)], ..form("TABLE_4", Some(ExistingRows::Replace)) };
    desk.read_csv("TABLE_4", SECOND.as_bytes(), 64);
    while !desk.portal.prepare_version(&again) {}
    store(&mut desk, again);
    let prepared = versions(&desk, &id).pop().and_then(|version| version.sha256);
    assert!(prepared.is_some_and(|hash| !hashes.contains(&hash)), "the kinds of the form count");
    assert_eq!(hashes[0].len(), 64);
    assert_eq!(hashes[0], hashes[1], "the same values in another form");
    assert_ne!(hashes[1], hashes[2]);
    for set in desk.portal.state().repository.datasets.iter() {
        let table = desk.portal.state().repository.table(set.newest()).expect("in memory");
        assert_eq!(set.newest().sha256.as_ref(), Some(&table.sha256()), "{}", set.id);
    }
}

#[test]
fn an_assignment_keeps_its_version_in_every_view() {
    let (mut desk, id, assignment) = with_two(HENDRA);
    let other = desk.assign(&id, MAYA);
    desk.as_auditor(HENDRA);
    let item = desk.item(&assignment).expect("own");
    let version = item.version.expect("a dataset has versions");
    assert_eq!((version.place.as_str(), version.is_newest), ("Versi 1 dari 2", false));
    assert_eq!(desk.figures(&assignment)[0].sum.as_deref(), Some("4.500,5"));
    let subject = DataSubject::Assigned(assignment);
    assert_eq!(cells(&desk, subject.clone())[2], ["Februari 2026", "A", "1.500,0"]);
    let piece = desk.view(|reader| csv(reader, &TableQuery { subject, ..rows_of("") })).expect("internal auditor");
    assert_eq!(piece.name, "Operasi Produksi_PT Baru_Produksi_versi-1.csv");
    assert!(String::from_utf8(piece.bytes).expect("UTF-8").contains("Februari 2026"));
    desk.as_auditor(MAYA);
    let version = desk.item(&other).expect("own").version.expect("a dataset has versions");
    assert_eq!((version.place.as_str(), version.is_newest), ("Versi 2 dari 2", true));
}

#[test]
fn an_auditor_compares_the_assigned_version_with_the_newest() {
    let (mut desk, _, assignment) = with_two(HENDRA);
    desk.as_auditor(HENDRA);
    let view = compared(&desk, DataSubject::Assigned(assignment), None);
    assert_eq!((view.before, view.after), (1, 2));
    assert_eq!(view.summary, "1 baris ditambah, 1 baris dihapus, 1 sel berubah di 1 baris");
    assert_eq!(view.key, ["Bulan", "Blok"]);
    let kinds: Vec<_> = view.rows.iter().map(|row| (row.kind, row.number)).collect();
    assert_eq!(kinds, [(Difference::Changed, 2), (Difference::Added, 3), (Difference::Removed, 3)]);
    let cell = &view.rows[0].cells[2];
    assert_eq!((cell.text.as_str(), cell.before.as_deref()), ("2.100,0", Some("2.000,0")));
}

#[test]
fn an_external_auditor_reads_the_numbers_of_a_comparison_only() {
    let (mut desk, _, assignment) = with_two(DEWI);
    desk.as_auditor(DEWI);
    let view = compared(&desk, DataSubject::Assigned(assignment), None);
    assert!(view.is_limited && view.rows.is_empty() && view.columns.is_empty() && view.key.is_empty());
    assert_eq!(view.summary, "1 baris ditambah, 1 baris dihapus, 1 sel berubah di 1 baris");
}

#[test]
fn other_people_read_no_version_and_no_comparison() {
    let (mut desk, id, assignment) = with_two(HENDRA);
    let earlier = DataSubject::Version { data: id, content: "TABLE_1".to_owned() };
    let ask = |desk: &Desk, subject: &DataSubject| {
        let query = ComparisonQuery { subject: subject.clone(), other: None };
        desk.view(|reader| comparison(reader, &query)).expect_err("refused")
    };
    desk.as_auditor(MAYA);
    assert_eq!(ask(&desk, &DataSubject::Assigned(assignment.clone())), Refusal::not_found(Kind::Data, &assignment));
    for role in [Role::InternalAuditor, Role::ExternalAuditor, Role::BadanUsaha, Role::InternalEsdm, Role::Agent] {
        desk.act_as(role);
        let action = Action::ManageRepository;
        assert_eq!(ask(&desk, &earlier), Refusal::NotPermitted { role, action });
    }
}

#[test]
fn the_administrator_reads_all_versions() {
    let (desk, id, _) = with_two(HENDRA);
    let query = |versi: Option<&str>| CascadeQuery {
        tahapan: Some("Operasi Produksi".to_owned()),
        badan_usaha: Some("PT Baru".to_owned()),
        kegiatan: Some("Produksi".to_owned()),
        versi: versi.map(str::to_owned),
    };
    let facts = |versi| desk.view(|reader| cascade(reader, &query(versi))).expect("granted").dataset.expect("chosen");
    let newest = facts(None);
    assert_eq!((&newest.subject, newest.records), (&DataSubject::Data(id.clone()), 3));
    let told: Vec<_> =
        newest.versions.iter().map(|line| (line.number, line.origin.as_str(), line.assignments)).collect();
    assert_eq!(told, [(2, "Semua baris diganti", 0), (1, "Unggahan pertama", 1)]);
    let earlier = DataSubject::Version { data: id, content: "TABLE_1".to_owned() };
    assert_eq!(facts(Some("1")).subject, earlier);
    for unknown in ["0", "3", "x", ""] {
        assert_eq!(facts(Some(unknown)).subject, newest.subject, "{unknown}");
    }
    assert_eq!(compared(&desk, earlier, Some("TABLE_2")).after, 2);
}

#[test]
fn an_assignment_can_be_given_the_newest_version() {
    let (mut desk, id, assignment) = with_two(HENDRA);
    assert!(detailed(&desk, &assignment).can_renew);
    let commit = desk.assignment_ok(AssignmentCommand::Renew { assignment: assignment.clone() });
    assert_eq!(commit.action, CommitAction::Assignment(AssignmentAction::Renewed { version: 2 }));
    let after = detailed(&desk, &assignment);
    assert!(!after.can_renew && after.history[0].what == "memberikan versi 2 dari data ini");
    desk.undone(commit.seq);
    assert_eq!(desk.assignment(&assignment).version.as_deref(), Some("TABLE_1"));
    desk.assignment_ok(AssignmentCommand::Start { assignment: assignment.clone() });
    desk.assignment_ok(AssignmentCommand::Complete { assignment: assignment.clone() });
    let refusal = desk.refused(&Command::Assignment(AssignmentCommand::Renew { assignment: assignment.clone() }));
    assert!(matches!(refusal, Refusal::WrongStep { .. }), "what was audited stays");
    assert!(!detailed(&desk, &assignment).can_renew);
    assert_eq!(versions(&desk, &id).len(), 2);
}

#[test]
fn a_version_that_is_assigned_cannot_be_taken_away() {
    let (mut desk, id) = with_first();
    let replaced = replace(&mut desk, "TABLE_2", SECOND);
    let assignment = desk.assign(&id, HENDRA);
    assert_eq!(desk.not_undone(replaced.seq), Refusal::StillAssigned { assignments: 1 });
    desk.assignment_ok(AssignmentCommand::Delete { assignment });
    desk.undone(replaced.seq);
    assert_eq!(versions(&desk, &id).len(), 1);
}

#[test]
fn rows_of_an_earlier_version_are_read_when_they_are_needed() {
    let (desk, _, _) = with_two(HENDRA);
    assert_eq!(desk.portal.state().missing_tables(), [""; 0], "the assigned version stays in memory");
    let (mut desk, id) = with_first();
    replace(&mut desk, "TABLE_2", SECOND);
    assert_eq!(desk.portal.state().missing_tables(), [""; 0]);
    let earlier = DataSubject::Version { data: id, content: "TABLE_1".to_owned() };
    let query = ComparisonQuery { subject: earlier.clone(), other: None };
    let awaited = |desk: &Desk| desk.view(|reader| missing(reader, &query)).expect("granted").awaited;
    assert_eq!(awaited(&desk), ["TABLE_1"]);
    desk.portal.want_table("TABLE_1");
    assert_eq!(desk.portal.state().missing_tables(), ["TABLE_1"]);
    desk.read_csv("TABLE_1", FIRST.as_bytes(), 64);
    assert_eq!(awaited(&desk), [""; 0]);
    assert_eq!(compared(&desk, earlier, None).before, 1);
}

#[test]
fn rows_are_added_to_those_of_the_newest_version() {
    let (mut desk, id) = with_first();
    // The columns are in another order, and the numbers and periods in another form.
    desk.read_csv("TABLE_2", b"Produksi (ton),Blok,Bulan\n\"1,250.25\",A,2026-03\n=1+1,B,Mar-26\n", 64);
    let kinds = vec![Some(NumberEnglish), None, None];
    let addition = DatasetForm { kinds, ..form("TABLE_2", Some(ExistingRows::Append)) };
    let piece = |first| {
        let query = AppendQuery { form: addition.clone(), first, count: 2 };
        desk.view(|reader| append::csv(reader, &query)).expect("granted")
    };
    let mut file = Vec::new();
    let mut written = 0;
    let mut kinds = Vec::new();
    while written < 5 {
        let AppendedPiece { piece, kinds: read, .. } = piece(written);
        kinds = read.into_iter().map(Some).collect();
        assert_eq!((piece.first, piece.total), (written, 5));
        file.extend(piece.bytes);
        written = piece.written;
    }
    desk.read_csv("TABLE_3", &file, 64);
    let commit = store(&mut desk, DatasetForm { kinds, ..form("TABLE_3", Some(ExistingRows::Append)) });
    assert_eq!(commit.action, CommitAction::Repository(RepositoryAction::Appended { rows: 2 }));
    let shown = cells(&desk, DataSubject::Data(id.clone()));
    assert_eq!(shown[0], ["Januari 2026", "A", "1.000,50"]);
    assert_eq!(shown[3], ["Maret 2026", "A", "1.250,25"]);
    assert_eq!(shown[4], ["Maret 2026", "B", "=1+1"], "a cell that does not fit keeps its text");
    assert_eq!(versions(&desk, &id)[1].appended, Some(2));
    desk.undone(commit.seq);
    assert_eq!(versions(&desk, &id).len(), 1);
}

#[test]
fn rows_with_other_columns_are_not_added() {
    let (mut desk, id) = with_first();
    desk.read_csv("TABLE_2", b"Bulan;Blok;Mutu\nMaret 2026;A;7,5\n", 64);
    let mut addition = form("TABLE_2", Some(ExistingRows::Append));
    let [missing, extra] = [["Produksi (ton)"], ["Mutu"]].map(|names| names.map(str::to_owned).to_vec());
    let refusal = Refusal::invalid(Field::Kegiatan, Problem::OtherColumns { missing, extra });
    let command = |form: &DatasetForm| Command::Repository(RepositoryCommand::StoreDataset { form: form.clone() });
    assert_eq!(desk.refused(&command(&addition)), refusal);
    let query = AppendQuery { form: addition.clone(), first: 0, count: 9 };
    assert_eq!(desk.view(|reader| append::csv(reader, &query)).expect_err("refused"), refusal);
    // A heading that the user gives counts, and a column that is left out does not.
    addition.headers = vec![None, None, Some("produksi (TON)".to_owned())];
    assert_eq!(desk.view(|reader| append::csv(reader, &AppendQuery { form: addition, ..query })).map(|_| ()), Ok(()));
    assert_eq!(versions(&desk, &id).len(), 1);
}

#[test]
fn a_record_of_the_time_before_versions_has_one() {
    let (desk, id) = with_first();
    let set = desk.portal.state().repository.datasets.get(&id).expect("there");
    let newest = set.newest();
    let stored = serde_json::json!({
        "id": set.id, "tahapan": set.tahapan, "badanUsaha": set.badan_usaha, "kegiatan": set.kegiatan,
        "description": set.description, "uploadDate": set.upload_date, "updatedDate": set.updated_date,
        "columns": newest.columns, "records": newest.records, "content": newest.content,
        "fileName": newest.file_name, "form": newest.form,
    });
    let read: portal_core::model::repository::Dataset = serde_json::from_value(stored).expect("read");
    let only = DataVersion { sha256: None, ..newest.clone() };
    assert_eq!((read.versions, read.recipe), (vec![only], None));
    assert_eq!(Record::from(set.clone()).files(), ["TABLE_1"]);
}
