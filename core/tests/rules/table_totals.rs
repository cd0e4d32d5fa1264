//! The total row of a table: sums of the matching rows, under the columns that add up.

use crate::support::Desk;
use crate::support::audit::*;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, PlaceForm};
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::repository::views::table::{TableQuery, totals};
use portal_core::store::error::{Kind, Refusal};

const FILE: &str = "Nama;Volume (ton);Tarif (%);Kode Billing;Catatan\n\
    bara;1.000,5;13,5;7;x\nnikel;-2,25;10;8;\nbara dua;;9;9;y\n";

fn stored(desk: &mut Desk, file: &str) -> String {
    assert_eq!(desk.read_csv("TABLE", file.as_bytes(), 4_096).problems, []);
    let [tahapan, badan_usaha, description] = ["Perizinan", "PT Satu", ""].map(str::to_owned);
    let place = PlaceForm { tahapan, badan_usaha, description };
    let [kegiatan, content, file_name] = ["Uji", "TABLE", "data.csv"].map(str::to_owned);
    let form = DatasetForm { place, kegiatan, content, file_name, ..DatasetForm::default() };
    desk.ok(&portal_core::Command::Repository(RepositoryCommand::StoreDataset { form })).expect("stored").subject.id
}

fn added_up(desk: &Desk, id: &str, search: &str) -> Vec<Option<String>> {
    let query = TableQuery { search: search.to_owned(), ..rows_of(id) };
    desk.view(|reader| totals(reader, &query)).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

fn only_volume(total: &str) -> [Option<String>; 5] {
    [None, Some(total.to_owned()), None, None, None]
}

#[test]
fn totals_have_the_columns_decimals_and_skip_rates_codes_and_texts() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk, FILE);
    assert_eq!(added_up(&desk, &id, ""), only_volume("998,25"));
}

#[test]
fn totals_cover_the_matching_rows_only() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk, FILE);
    assert_eq!(added_up(&desk, &id, "BARA"), only_volume("1.000,50"), "the decimals of the whole column");
    assert_eq!(added_up(&desk, &id, "nikel"), only_volume("-2,25"));
    assert_eq!(added_up(&desk, &id, "bara dua"), [const { None }; 5], "a row without a number");
    assert_eq!(added_up(&desk, &id, "tidak ada"), [const { None }; 5]);
}

#[test]
fn totals_ignore_the_window_and_the_order() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk, FILE);
    let query = TableQuery { sort: Some(1), first: 2, count: 0, ..rows_of(&id) };
    assert_eq!(desk.view(|reader| totals(reader, &query)).expect("permitted"), only_volume("998,25"));
}

#[test]
fn more_than_20_000_hits_are_not_added_up_but_a_whole_table_is() {
    let mut desk = Desk::cms();
    let lines = format!("lain;1\n{}", "sama;1\n".repeat(20_001));
    let id = stored(&mut desk, &format!("Nama;Volume\n{lines}"));
    assert_eq!(added_up(&desk, &id, ""), [None, Some("20.002".to_owned())]);
    assert_eq!(added_up(&desk, &id, "sama"), [None, None]);
    assert_eq!(added_up(&desk, &id, "lain"), [None, Some("1".to_owned())]);
}

#[test]
fn an_auditor_adds_up_its_own_tables_only() {
    let mut desk = Desk::open();
    desk.as_auditor(DEWI);
    let sums = |id: &str| {
        let subject = DataSubject::Assigned(id.to_owned());
        desk.view(|reader| totals(reader, &TableQuery { subject, ..rows_of("") }))
    };
    assert!(!sums(RESOURCES).expect("its own").is_empty());
    for id in [PNBP, DOMESTIC, "ASSIGN_1"] {
        assert!(matches!(sums(id), Err(Refusal::NotFound { what: Kind::Data, .. })), "{id}");
    }
}
