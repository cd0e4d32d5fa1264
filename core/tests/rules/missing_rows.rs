//! Rows that must be read again after a restart: permissions, matching files, and the message if no file has them.

use crate::support::audit::*;
use crate::support::random::Random;
use crate::support::{CLOCK, Desk};
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, PlaceForm};
use portal_core::audit::repository::intake::{Intake, IntakePreview};
use portal_core::audit::repository::views::table::{TableRows, rows};
use portal_core::history::commands::HistoryCommand;
use portal_core::model::repository::ExistingRows;
use portal_core::model::{Role, Slice, SliceSet};
use portal_core::seed::json::StrictJson;
use portal_core::store::Commit;
use portal_core::store::env::Env;
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::store::session::Action;
use portal_core::{Command, Portal};

const CONTENT: &str = "TABLE_1";
const FILE: &[u8] = b"a;b\n1;2\n3;4\n";

fn stored(content: &str, replace: bool) -> Command {
    let [tahapan, badan_usaha, description] = ["Penjualan", "PT Baru", ""].map(str::to_owned);
    let place = PlaceForm { tahapan, badan_usaha, description };
    let [kegiatan, content, file_name] = ["Uji", content, "a.csv"].map(str::to_owned);
    let form = DatasetForm {
        place,
        kegiatan,
        content,
        file_name,
        existing: replace.then_some(ExistingRows::Replace),
        ..DatasetForm::default()
    };
    Command::Repository(RepositoryCommand::StoreDataset { form })
}

/// A desk that was reopened after a file was stored, and the dataset's id.
fn opened_again() -> (Desk, Commit, String) {
    let mut desk = Desk::cms();
    desk.read_csv(CONTENT, FILE, 64);
    let commit = desk.ok(&stored(CONTENT, false)).expect("stored");
    let mut fresh = Desk { portal: Portal::open::<StrictJson>(CLOCK), ..Desk::cms() };
    fresh.act_as(Role::CmsAuditor).portal.apply(&commit);
    let id = commit.subject.id.clone();
    (fresh, commit, id)
}

fn table(desk: &Desk, id: &str) -> TableRows {
    desk.view(|reader| rows(reader, &rows_of(id))).expect("reading is granted")
}

fn take_in(desk: &mut Desk, file: &[u8], content: Option<&str>) -> Result<(IntakePreview, SliceSet), Refusal> {
    let mut intake = Intake::begin(portal_core::table::data::csv_form::CsvChoices::default());
    intake.feed(file);
    let mut intake = intake.turn().expect("the form is detected");
    intake.feed(file);
    let mut entropy = Random::new(1);
    let env = Env { clock: desk.clock, entropy: &mut entropy };
    desk.portal.take_in(&env, intake, content.map(str::to_owned))
}

#[test]
fn only_the_administrator_reads_a_new_file_and_it_gets_an_unused_id() {
    let (mut desk, _, _) = opened_again();
    let mut first = CONTENT.to_owned();
    for _ in 0..2 {
        let (preview, touched) = take_in(&mut desk, FILE, None).expect("an administrator's");
        assert_eq!(touched.to_vec(), [Slice::Repository]);
        let content = preview.content.expect("the file has no problem");
        assert_ne!(content, std::mem::replace(&mut first, content.clone()));
        assert!(desk.portal.state().repository.knows_table(&content));
    }
    desk.act_as(Role::Agent);
    let refusal = take_in(&mut desk, FILE, None).expect_err("an agent may not read a file");
    assert_eq!(refusal, Refusal::NotPermitted { role: Role::Agent, action: Action::ManageRepository });
}

#[test]
fn any_role_reads_missing_rows_again_but_no_other_rows() {
    let (mut desk, _, id) = opened_again();
    desk.act_as(Role::Agent);
    let (preview, _) = take_in(&mut desk, FILE, Some(CONTENT)).expect("a dataset misses these rows");
    assert_eq!(preview.content.as_deref(), Some(CONTENT));
    assert_eq!(table(desk.act_as(Role::CmsAuditor), &id).rows, [["1", "2"], ["3", "4"]]);
    for content in [CONTENT, "TABLE_9"] {
        let refusal = take_in(&mut desk, FILE, Some(content)).expect_err("no dataset misses these rows");
        assert_eq!(refusal, Refusal::not_found(Kind::Data, content));
    }
}

#[test]
fn rows_of_another_file_do_not_replace_missing_rows() {
    let (mut desk, _, id) = opened_again();
    for file in [&b"a;c\n1;2\n3;4\n"[..], b"a;b\n1;2\n", b"a;b;c\n1;2;3\n3;4;5\n"] {
        let refusal = take_in(&mut desk, file, Some(CONTENT)).expect_err("other columns, or another number of rows");
        assert_eq!(refusal, Refusal::invalid(Field::File, Problem::Gone));
        assert!(table(&desk, &id).is_loading);
    }
}

#[test]
fn rows_without_a_file_are_reported_as_lost_with_advice() {
    let (mut desk, _, id) = opened_again();
    assert_eq!(desk.portal.lose_table(CONTENT).to_vec(), [Slice::Repository]);
    let gone = table(&desk, &id);
    assert!(!gone.is_loading && gone.rows.is_empty());
    let lost = gone.lost.expect("the rows are lost");
    assert_eq!(lost.title, "Baris dataset ini tidak ada");
    let advice = "Berkas asalnya hilang atau tidak terbaca di perangkat ini. Muat ulang halaman; bila tetap begitu, ganti \
        isinya lewat Unggah data atau pulihkan cadangan yang memuatnya.";
    assert_eq!(lost.advice, advice);
    assert_eq!(desk.portal.state().missing_tables(), [""; 0], "no rows are missing");

    desk.read_csv("TABLE_2", b"a;b\n5;6\n", 64);
    desk.ok(&stored("TABLE_2", true));
    let replaced = table(&desk, &id);
    assert_eq!((replaced.lost, replaced.rows), (None, vec![vec!["5".to_owned(), "6".to_owned()]]));
}

#[test]
fn present_or_unknown_rows_are_not_lost() {
    let (mut desk, _, id) = opened_again();
    take_in(&mut desk, FILE, Some(CONTENT)).expect("a dataset misses these rows");
    for content in [CONTENT, "TABLE_9", "seed:TAB-PJL-03"] {
        desk.portal.lose_table(content);
    }
    assert_eq!(table(&desk, &id).lost, None);
    assert_eq!(desk.portal.state().missing_tables(), [""; 0]);
    let (preview, _) = take_in(&mut desk, FILE, None).expect("an administrator's");
    assert!(preview.content.is_some());
}

#[test]
fn lost_rows_are_searched_again_after_a_restored_dataset_or_snapshot() {
    let (mut desk, commit, id) = opened_again();
    let snapshot = desk.portal.snapshot();
    desk.portal.lose_table(CONTENT);
    desk.portal.restore(&snapshot).expect("the core reads its own bytes");
    assert!(table(&desk, &id).is_loading);

    desk.portal.lose_table(CONTENT);
    desk.act_as(Role::CmsAuditor);
    for seq in [commit.seq, commit.seq + 1] {
        desk.ok(&Command::History(HistoryCommand::Undo { seq }));
    }
    assert!(table(&desk, &id).is_loading);
}
