//! The total row of a table: sums of the matching rows, under the columns that add up.

use crate::support::Desk;
use crate::support::audit::*;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, PlaceForm};
use portal_core::audit::repository::views::figures::{figures, figures_prepared};
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::repository::views::table::TableQuery;
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

/// The sums of the columns that add up, each with its column.
fn added_up(desk: &Desk, query: &TableQuery) -> Vec<(u32, String)> {
    let figures = desk.view(|reader| figures(reader, query)).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    figures.into_iter().filter_map(|figures| Some((figures.column, figures.sum?))).collect()
}

fn found(desk: &Desk, id: &str, search: &str) -> Vec<(u32, String)> {
    added_up(desk, &TableQuery { search: search.to_owned(), ..rows_of(id) })
}

fn only_volume(total: &str) -> Vec<(u32, String)> {
    vec![(1, total.to_owned())]
}

#[test]
fn totals_have_the_columns_decimals_and_skip_rates_codes_and_texts() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk, FILE);
    assert_eq!(found(&desk, &id, ""), only_volume("998,25"));
}

#[test]
fn totals_cover_the_matching_rows_only() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk, FILE);
    assert_eq!(found(&desk, &id, "BARA"), only_volume("1.000,50"), "the decimals of the whole column");
    assert_eq!(found(&desk, &id, "nikel"), only_volume("-2,25"));
    assert_eq!(found(&desk, &id, "bara dua"), [], "a row without a number");
    assert_eq!(found(&desk, &id, "tidak ada"), []);
}

#[test]
fn totals_ignore_the_window_and_the_order() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk, FILE);
    let query = TableQuery { sort: Some(1), first: 2, count: 0, ..rows_of(&id) };
    assert_eq!(added_up(&desk, &query), only_volume("998,25"));
}

#[test]
fn many_hits_are_added_up_in_parts() {
    let mut desk = Desk::cms();
    let lines = format!("lain;1\n{}", "sama;1\n".repeat(150_000));
    let id = stored(&mut desk, &format!("Nama;Volume\n{lines}"));
    assert_eq!(found(&desk, &id, ""), only_volume("150.001"));
    let query = TableQuery { search: "sama".to_owned(), ..rows_of(&id) };
    let is_prepared = || desk.view(|reader| figures_prepared(reader, &query)) == Ok(true);
    let parts = (0..50).take_while(|_| !is_prepared()).count();
    assert!((1..50).contains(&parts), "{parts} parts");
    assert_eq!(found(&desk, &id, "sama"), only_volume("150.000"));
    assert_eq!(found(&desk, &id, "lain"), only_volume("1"));
}

#[test]
fn an_auditor_adds_up_its_own_tables_only() {
    let mut desk = Desk::open();
    desk.as_auditor(DEWI);
    let sums = |id: &str| {
        let subject = DataSubject::Assigned(id.to_owned());
        desk.view(|reader| figures(reader, &TableQuery { subject, ..rows_of("") }))
    };
    assert!(!sums(RESOURCES).expect("its own").is_empty());
    for id in [PNBP, DOMESTIC, "ASSIGN_1"] {
        assert!(matches!(sums(id), Err(Refusal::NotFound { what: Kind::Data, .. })), "{id}");
    }
}
