//! 'Unggah data' (§2.8): a file is read in pieces, and stored only if nothing is wrong or ambiguous.

use crate::support::audit::*;
use crate::support::{CLOCK, Desk, HOUR, OPENED};
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::auditor::desk::DeskQuery;
use portal_core::audit::auditor::item::Statistic;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, PlaceForm};
use portal_core::audit::repository::views::figures::ColumnFigures;
use portal_core::audit::repository::views::query::{CascadeQuery, cascade};
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::repository::views::table::{TableQuery, TableRows, rows};
use portal_core::model::repository::{Dataset, ExistingRows, RepositoryAction};
use portal_core::model::{Instant, Stage};
use portal_core::seed::json::StrictJson;
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::store::{Commit, CommitAction};
use portal_core::table::data::column::ColumnKind;
use portal_core::table::data::csv_form::CsvChoices;
use portal_core::{Command, Portal};

pub(crate) const CONTENT: &str = "TABLE_1";

pub(crate) fn dataset_form(kegiatan: &str) -> DatasetForm {
    DatasetForm {
        place: PlaceForm {
            tahapan: "Eksplorasi".to_owned(),
            badan_usaha: "PT Baru Sekali".to_owned(),
            description: "Dari berkas".to_owned(),
        },
        kegiatan: kegiatan.to_owned(),
        content: CONTENT.to_owned(),
        file_name: "data.csv".to_owned(),
        ..DatasetForm::default()
    }
}

pub(crate) fn store(desk: &mut Desk, form: DatasetForm) -> Commit {
    desk.ok(&Command::Repository(RepositoryCommand::StoreDataset { form })).expect("stored")
}

pub(crate) fn refused(desk: &mut Desk, form: DatasetForm) -> Refusal {
    desk.refused(&Command::Repository(RepositoryCommand::StoreDataset { form }))
}

fn dataset<'a>(desk: &'a Desk, id: &str) -> &'a Dataset {
    desk.portal.state().repository.datasets.get(id).unwrap_or_else(|| panic!("there is no dataset {id}"))
}

pub(crate) fn table(desk: &Desk, query: &TableQuery) -> TableRows {
    desk.view(|reader| rows(reader, query)).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

/// A desk with this file read and stored, and the dataset's id.
fn with(file: &[u8]) -> (Desk, String) {
    let mut desk = Desk::cms();
    desk.read_csv(CONTENT, file, 5);
    let id = store(&mut desk, dataset_form("Sondir")).subject.id;
    (desk, id)
}

#[test]
fn a_stored_file_is_a_dataset_with_its_rows() {
    let (desk, id) = with("Kode,Volume (ton)\r\n007,\"1.234,5\"\r\n008,\"2,25\"\r\n".as_bytes());
    assert_eq!(id, "TAB_1795226700000");
    let set = dataset(&desk, &id);
    assert_eq!(
        (set.tahapan, set.badan_usaha.as_str(), set.kegiatan.as_str()),
        (Stage::Eksplorasi, "PT Baru Sekali", "Sondir")
    );
    assert_eq!((set.newest().records, set.upload_date, set.updated_date), (2, OPENED, OPENED));
    assert_eq!((set.newest().file_name.as_deref(), set.description.as_str()), (Some("data.csv"), "Dari berkas"));
    let kinds: Vec<_> = set.newest().columns.iter().map(|column| column.kind).collect();
    assert_eq!(kinds, [ColumnKind::Code, ColumnKind::NumberIndonesian], "a number with zeros in front is a code");
    let read = table(&desk, &rows_of(&id));
    assert_eq!(read.rows, [["007", "1.234,50"], ["008", "2,25"]]);
    let query = CascadeQuery {
        tahapan: Some("Eksplorasi".to_owned()),
        badan_usaha: Some("PT Baru Sekali".to_owned()),
        kegiatan: Some("Sondir".to_owned()),
        versi: None,
    };
    let found = desk.view(|reader| cascade(reader, &query)).expect("there").dataset.expect("all three are chosen");
    assert_eq!((found.id, found.records), (id, 2));
}

/// A column that reads as 1.234 or as 1,234.
pub(crate) const AMBIGUOUS: &[u8] = b"Kode;Volume\nA;1.234\nB;5.678\n";

#[test]
fn an_ambiguous_column_needs_an_answer() {
    let mut desk = Desk::cms();
    desk.read_csv(CONTENT, AMBIGUOUS, 7);
    let asked = Refusal::invalid(Field::Columns, Problem::Ambiguous { header: "Volume".to_owned() });
    for kinds in [vec![], vec![None, None], vec![Some(ColumnKind::Text)]] {
        assert_eq!(refused(&mut desk, DatasetForm { kinds, ..dataset_form("Sondir") }), asked);
    }
}

#[test]
fn the_answer_decides_how_numbers_are_read() {
    let sums = [
        (ColumnKind::NumberIndonesian, Some("6.912")),
        (ColumnKind::NumberEnglish, Some("6,912")),
        (ColumnKind::Text, None),
    ];
    for (kind, sum) in sums {
        let mut desk = Desk::cms();
        desk.read_csv(CONTENT, AMBIGUOUS, 7);
        let id = store(&mut desk, DatasetForm { kinds: vec![None, Some(kind)], ..dataset_form("Sondir") }).subject.id;
        assert_eq!(dataset(&desk, &id).newest().columns[1].kind, kind);
        let assigned = desk.assign(&id, HENDRA);
        desk.as_auditor(HENDRA);
        let columns = desk.figures(&assigned);
        assert_eq!(columns.first().and_then(|figures| figures.sum.as_deref()), sum, "{kind:?}");
    }
}

#[test]
fn statistics_are_rows_columns_and_the_figures_of_each_numeric_column() {
    let (mut desk, id) = with("Kode;Volume;Nilai\nA;1,5;10\nB;-2,25;\nC;1.000,75;30\n".as_bytes());
    let assigned = desk.assign(&id, HENDRA);
    desk.as_auditor(HENDRA);
    let item = desk.item(&assigned).expect("its own");
    let facts: Vec<_> =
        item.statistics.iter().map(|Statistic { label, value }| (label.as_str(), value.as_str())).collect();
    assert_eq!(facts, [("Jumlah baris", "3"), ("Jumlah kolom", "3")]);
    let figures = |column, [header, count, min, max, sum, mean]: [&str; 6]| {
        let [header, count, min, max, mean] = [header, count, min, max, mean].map(str::to_owned);
        ColumnFigures { column, header, count, min, max, sum: Some(sum.to_owned()), mean }
    };
    let expected = [
        figures(1, ["Volume", "3", "-2,25", "1.000,75", "1.000,00", "333,33"]),
        figures(2, ["Nilai", "2", "10", "30", "40", "20,00"]),
    ];
    assert_eq!(desk.figures(&assigned), expected, "an empty cell is no zero");
    let source: Vec<_> = item.source.iter().map(|fact| fact.value.as_str()).collect();
    assert_eq!(source[..3], ["PT Baru Sekali", "Eksplorasi", "Sondir"]);
    assert_eq!((source[3].len(), source[4]), (64, "data.csv"), "SHA-256 and file");
}

#[test]
fn figures_are_exact_and_rates_have_no_sum() {
    let mut desk = Desk::open();
    desk.as_auditor(HENDRA);
    let (columns, none) = (desk.figures(PNBP), "-".to_owned());
    let told: Vec<_> = columns
        .iter()
        .map(|each| [&each.header, each.sum.as_ref().unwrap_or(&none), &each.mean].map(String::as_str))
        .collect();
    let expected = [
        ["Volume (ton)", "952.471,25", "39.686,30"],
        ["Nilai Penjualan (Rp)", "826.669.931.591,00", "34.444.580.482,96"],
        ["Tarif (%)", "-", "8,69"],
        ["PNBP (Rp)", "73.256.691.127,19", "3.052.362.130,30"],
    ];
    assert_eq!(told, expected);
}

#[test]
fn figures_have_the_decimals_of_the_cells() {
    let (mut desk, id) = with("Kode;Kadar\nA;0,033\nB;0,131\nC;0,0004\n".as_bytes());
    let assigned = desk.assign(&id, HENDRA);
    desk.as_auditor(HENDRA);
    let columns = desk.figures(&assigned);
    let told: Vec<_> = columns.iter().map(|figures| [&figures.min, &figures.max, &figures.mean]).collect();
    assert_eq!(told, [["0,0004", "0,1310", "0,0548"]]);
    assert_eq!(columns[0].sum, None);
}

#[test]
fn replacing_existing_rows_needs_a_confirmation() {
    let (mut desk, _) = with(b"a;b\n1;2\n");
    desk.read_csv("TABLE_2", b"a;b\n3;4\n", 9);
    for kegiatan in [" Sondir ", "SONDIR"] {
        let mut again = DatasetForm { content: "TABLE_2".to_owned(), ..dataset_form(kegiatan) };
        assert_eq!(refused(&mut desk, again.clone()), Refusal::invalid(Field::Kegiatan, Problem::Taken));
        "pt baru sekali".clone_into(&mut again.place.badan_usaha);
        assert_eq!(refused(&mut desk, again), Refusal::invalid(Field::Kegiatan, Problem::Taken));
    }
}

#[test]
fn replacing_keeps_the_id_the_upload_and_the_assignments() {
    let (mut desk, id) = with(b"a;b\n1;2\n");
    let assigned = desk.assign(&id, HENDRA);
    desk.later(HOUR).read_csv("TABLE_2", b"a;c\n3;4\n5;6\n", 9);
    let form = DatasetForm {
        content: "TABLE_2".to_owned(),
        file_name: "data baru.csv".to_owned(),
        existing: Some(ExistingRows::Replace),
        ..dataset_form("Sondir")
    };
    let commit = store(&mut desk, form);
    assert_eq!((commit.subject.id, commit.action), (id.clone(), CommitAction::Repository(RepositoryAction::Replaced)));
    let set = dataset(&desk, &id);
    assert_eq!((set.upload_date, set.updated_date), (OPENED, Instant(OPENED.0 + HOUR)));
    let newest = set.newest();
    assert_eq!(
        (newest.records, newest.columns[1].header.as_str(), newest.file_name.as_deref()),
        (2, "c", Some("data baru.csv"))
    );
    assert_eq!(table(&desk, &rows_of(&id)).rows, [["3", "4"], ["5", "6"]]);
    desk.as_auditor(HENDRA);
    let query = TableQuery { subject: DataSubject::Assigned(assigned), ..rows_of("") };
    assert_eq!(table(&desk, &query).rows, [["1", "2"]], "the auditor keeps the version that was assigned");
    assert_eq!(desk.own(&DeskQuery::default()).counts.total, 4);
}

#[test]
fn unread_rows_and_rows_of_another_dataset_cannot_be_stored() {
    let (mut desk, _) = with(b"a;b\n1;2\n");
    for content in ["TABLE_9", CONTENT, "seed:TAB-PJL-03"] {
        let form = DatasetForm { content: content.to_owned(), ..dataset_form("Lain") };
        assert_eq!(refused(&mut desk, form), Refusal::invalid(Field::File, Problem::Gone), "{content}");
    }
}

#[test]
fn every_empty_field_has_an_error() {
    let mut desk = Desk::cms();
    desk.read_csv(CONTENT, b"a;b\n1;2\n", 9);
    let blank = || " ".to_owned();
    let place = PlaceForm { tahapan: blank(), badan_usaha: blank(), description: blank() };
    let Refusal::Invalid { errors } = refused(&mut desk, DatasetForm { place, ..dataset_form(" ") }) else {
        panic!("the form is wrong")
    };
    let errors: Vec<_> = errors.into_iter().map(|error| (error.field, error.problem)).collect();
    assert_eq!(errors, [Field::Tahapan, Field::BadanUsaha, Field::Kegiatan].map(|field| (field, Problem::Required)));
    let place = PlaceForm { tahapan: "Reklamasi".to_owned(), ..dataset_form("").place };
    let refusal = refused(&mut desk, DatasetForm { place, ..dataset_form("Sondir") });
    assert_eq!(refusal, Refusal::invalid(Field::Tahapan, Problem::NotAChoice));
}

#[test]
fn an_invalid_file_cannot_be_stored() {
    let columns = (0..5_000).map(|column| format!("k{column}")).collect::<Vec<_>>().join(",");
    let files: [(&str, Vec<u8>); 6] = [
        ("ragged", b"a,b\n1,2\n1\n".to_vec()),
        ("NUL", b"a,b\n1,x\0y\n".to_vec()),
        ("one cell of 10 MB", format!("a,b\n1,{}\n", "x".repeat(10_000_000)).into_bytes()),
        ("no rows", b"a,b\n".to_vec()),
        ("5,000 columns", format!("{columns}\n{columns}\n").into_bytes()),
        ("empty", Vec::new()),
    ];
    for (what, file) in files {
        let (preview, shelved) = read_csv(&file, 64 * 1024);
        assert!(shelved.is_none() && preview.content.is_none(), "{what}");
        assert!(preview.problem_count > 0 && !preview.problems.is_empty(), "{what}");
        let mut desk = Desk::cms();
        desk.read_csv(CONTENT, &file, 64 * 1024);
        assert_eq!(refused(&mut desk, dataset_form("Sondir")), Refusal::invalid(Field::File, Problem::Gone), "{what}");
    }
}

#[test]
fn a_cancelled_file_leaves_nothing() {
    let mut intake = portal_core::audit::repository::intake::Intake::begin(CsvChoices::default());
    intake.feed(b"a;b\n1;");
    let (preview, shelved) = intake.finish();
    assert!(shelved.is_none() && preview.content.is_none() && preview.rows.is_empty());
}

#[test]
fn a_misleading_name_is_shown_with_replacement_characters() {
    let mut desk = Desk::cms();
    desk.read_csv(CONTENT, b"a;b\n1;2\n", 9);
    let form = DatasetForm { file_name: "data\u{202e}vsc.exe\n".to_owned(), ..dataset_form("Sondir") };
    let id = store(&mut desk, form).subject.id;
    assert_eq!(dataset(&desk, &id).newest().file_name.as_deref(), Some("data\u{fffd}vsc.exe\u{fffd}"));
}

#[test]
fn unstored_rows_leave_the_shelf_and_stored_ones_stay() {
    let (mut desk, id) = with(b"a;b\n1;2\n");
    desk.read_csv("TABLE_2", b"a;b\n3;4\n", 9);
    desk.portal.unshelve("TABLE_2");
    desk.portal.unshelve(CONTENT);
    let form = DatasetForm { content: "TABLE_2".to_owned(), ..dataset_form("Lain") };
    assert_eq!(refused(&mut desk, form), Refusal::invalid(Field::File, Problem::Gone));
    assert_eq!(table(&desk, &rows_of(&id)).rows.len(), 1);
}

#[test]
fn after_a_restart_rows_return_once_they_are_read_again() {
    let mut desk = Desk::cms();
    desk.read_csv(CONTENT, AMBIGUOUS, 7);
    let form = DatasetForm { kinds: vec![None, Some(ColumnKind::NumberEnglish)], ..dataset_form("Sondir") };
    let commit = store(&mut desk, form);
    let id = commit.subject.id.clone();

    let mut fresh = Desk { portal: Portal::open::<StrictJson>(CLOCK), ..Desk::cms() };
    fresh.act_as(portal_core::model::Role::CmsAuditor);
    fresh.portal.apply(&commit);
    let waiting = table(&fresh, &rows_of(&id));
    assert!(waiting.is_loading && waiting.rows.is_empty());
    assert_eq!((waiting.total, waiting.columns.len()), (2, 2));
    assert_eq!(fresh.portal.state().missing_tables(), [CONTENT]);

    fresh.read_csv(CONTENT, AMBIGUOUS, 7);
    assert_eq!(fresh.portal.state().missing_tables(), [""; 0]);
    assert_eq!(table(&fresh, &rows_of(&id)), table(&desk, &rows_of(&id)));
    let sum = |desk: &mut Desk| {
        let assigned = desk.assign(&id, HENDRA);
        desk.as_auditor(HENDRA);
        desk.figures(&assigned).remove(0).sum
    };
    assert_eq!(
        [&mut fresh, &mut desk].map(sum),
        [Some("6,912".to_owned()), Some("6,912".to_owned())],
        "parsed as answered the first time"
    );
}

#[test]
fn data_that_is_assigned_cannot_be_removed() {
    let (mut desk, id) = with(b"a;b\n1;2\n");
    let assigned = [HENDRA, DEWI].map(|auditor| desk.assign(&id, auditor));
    let remove = Command::Repository(RepositoryCommand::Remove { id: id.clone() });
    assert_eq!(desk.refused(&remove), Refusal::StillAssigned { assignments: 2 });
    for assignment in assigned {
        desk.assignment_ok(AssignmentCommand::Delete { assignment });
    }
    desk.ok(&remove);
    assert_eq!(desk.view(|reader| rows(reader, &rows_of(&id))).expect_err("gone"), Refusal::not_found(Kind::Data, &id));
    assert_eq!(desk.refused(&remove), Refusal::not_found(Kind::Data, &id));
}

#[test]
fn the_id_of_a_removed_dataset_is_not_reused() {
    let (mut desk, id) = with(b"a;b\n1;2\n");
    desk.ok(&Command::Repository(RepositoryCommand::Remove { id: id.clone() }));
    desk.read_csv("TABLE_2", b"a;b\n1;2\n", 9);
    let form = DatasetForm { content: "TABLE_2".to_owned(), ..dataset_form("Sondir") };
    assert_eq!(store(&mut desk, form).subject.id, format!("{id}_2"));
}

#[test]
fn an_empty_description_keeps_the_old_one() {
    let (mut desk, id) = with(b"a;b\n1;2\n");
    let replace = |desk: &mut Desk, content: &str, description: &str| {
        desk.read_csv(content, b"a;b\n3;4\n", 9);
        let mut form = DatasetForm {
            content: content.to_owned(),
            existing: Some(ExistingRows::Replace),
            ..dataset_form("Sondir")
        };
        description.clone_into(&mut form.place.description);
        store(desk, form);
        dataset(desk, &id).description.clone()
    };
    assert_eq!(replace(&mut desk, "TABLE_2", "Sondir blok utara"), "Sondir blok utara");
    assert_eq!(replace(&mut desk, "TABLE_3", " \n"), "Sondir blok utara");
}
