//! Recipes: the next file of the same shape is read as the file before (decisions §8).

use crate::support::Desk;
use portal_core::Command;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, PlaceForm};
use portal_core::audit::repository::recipe::{ReadingFacts, RecipeFit};
use portal_core::audit::repository::views::recipe::{
    NewRecipeQuery, RecipeFitQuery, RecipeOffers, RecipeQuery, fitted, made, offers,
};
use portal_core::model::Role;
use portal_core::model::repository::ExistingRows;
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::store::session::Action;
use portal_core::table::data::column::ColumnKind::{DateMonthFirst, NumberEnglish, NumberIndonesian, Text};
use portal_core::table::data::csv_form::CsvChoices;

const JANUARY: &str = "Tanggal;Blok;Volume;Catatan\n1/2/2026;A;1.250;x\n2/3/2026;B;2.500;y\n";

fn query(seen: &[&str], file_name: &str) -> RecipeQuery {
    let [tahapan, badan_usaha, kegiatan] = [""; 3].map(str::to_owned);
    let seen = seen.iter().map(|&heading| heading.to_owned()).collect();
    RecipeQuery { seen, file_name: file_name.to_owned(), tahapan, badan_usaha, kegiatan }
}

fn offered(desk: &Desk, query: &RecipeQuery) -> RecipeOffers {
    desk.view(|reader| offers(reader, query)).expect("granted")
}

/// Stores a file whose columns are renamed, moved and left out.
fn store(desk: &mut Desk, content: &str, company: &str, file_name: &str) -> String {
    store_with(desk, content, company, file_name, &[])
}

/// This recipe, with these texts for 'no value' of each column.
fn store_with(desk: &mut Desk, content: &str, company: &str, file_name: &str, missing: &[Option<&str>]) -> String {
    desk.read_csv(content, JANUARY.as_bytes(), 64);
    let [tahapan, badan_usaha, description] = ["Penjualan", company, ""].map(str::to_owned);
    let mut form = DatasetForm {
        place: PlaceForm { tahapan, badan_usaha, description },
        kegiatan: "Pengapalan".to_owned(),
        content: content.to_owned(),
        file_name: file_name.to_owned(),
        kinds: vec![Some(DateMonthFirst), None, Some(NumberIndonesian), Some(Text)],
        headers: vec![None, None, Some("Volume (ton)".to_owned()), None],
        kept: vec![1, 0, 2],
        missing: missing.iter().map(|words| words.map(str::to_owned)).collect(),
        ..DatasetForm::default()
    };
    let seen = ["Tanggal", "Blok", "Volume", "Catatan"].map(str::to_owned).to_vec();
    let choices = CsvChoices { rows_above: Some(2), columns: Some(vec![9]), ..CsvChoices::default() };
    let facts = ReadingFacts { seen, choices, sheet: Some(1) };
    let recipe = desk.view(|reader| made(reader, &NewRecipeQuery { form: form.clone(), facts })).expect("granted");
    form.recipe = Some(Box::new(recipe));
    desk.ok(&Command::Repository(RepositoryCommand::StoreDataset { form })).expect("stored").subject.id
}

fn fit(desk: &mut Desk, dataset: &str, file: &str) -> RecipeFit {
    desk.read_csv("TABLE_9", file.as_bytes(), 64);
    let query = RecipeFitQuery { content: "TABLE_9".to_owned(), dataset: dataset.to_owned() };
    desk.view(|reader| fitted(reader, &query)).expect("granted").fit
}

#[test]
fn a_file_with_the_same_headings_is_recognised() {
    let mut desk = Desk::cms();
    let id = store(&mut desk, "TABLE_1", "PT Satu", "kapal-jan.csv");
    let found = offered(&desk, &query(&["tanggal", "BLOK", "Volume", "Catatan"], "kapal-feb.csv"));
    assert!(found.is_sure);
    let [offer] = &found.offers[..] else { panic!("one offer") };
    assert_eq!((&offer.dataset, offer.kegiatan.as_str(), offer.sheet), (&id, "Pengapalan", Some(1)));
    assert_eq!(offer.place.badan_usaha, "PT Satu");
    assert_eq!((offer.choices.rows_above, &offer.choices.columns), (Some(2), &None));
    assert_eq!(offer.existing, ExistingRows::Replace);
    let one_differs = offered(&desk, &query(&["Tanggal", "Blok", "Volume", "Mutu"], "x.csv"));
    assert_eq!(one_differs.offers.len(), 1, "one of four headings may differ");
    let two_differ = offered(&desk, &query(&["Tanggal", "Blok", "Harga", "Mutu"], "x.csv"));
    assert_eq!((two_differ.offers.len(), two_differ.is_sure), (0, false));
    assert!(offered(&desk, &query(&[], "x.csv")).offers.is_empty());
}

#[test]
fn of_several_datasets_the_one_with_a_similar_file_name_is_meant() {
    let mut desk = Desk::cms();
    store(&mut desk, "TABLE_1", "PT Satu", "satu 2026-01.csv");
    store(&mut desk, "TABLE_2", "PT Dua", "dua 2026-01.csv");
    let headings = ["Tanggal", "Blok", "Volume", "Catatan"];
    let companies = |found: &RecipeOffers| -> Vec<String> {
        found.offers.iter().map(|offer| offer.place.badan_usaha.clone()).collect()
    };
    let found = offered(&desk, &query(&headings, "satu 2026-02.csv"));
    assert_eq!((companies(&found), found.is_sure), (vec!["PT Satu".to_owned(), "PT Dua".to_owned()], true));
    let found = offered(&desk, &query(&headings, "tiga.csv"));
    assert_eq!((found.offers.len(), found.is_sure), (2, false));
    let of_company = RecipeQuery { badan_usaha: "PT Dua".to_owned(), ..query(&headings, "tiga.csv") };
    let found = offered(&desk, &of_company);
    assert_eq!((companies(&found), found.is_sure), (vec!["PT Dua".to_owned()], false));
    assert!(offered(&desk, &RecipeQuery { kegiatan: "Pengapalan".to_owned(), ..of_company }).is_sure);
}

#[test]
fn a_recipe_names_moves_and_leaves_out_columns_as_before() {
    let mut desk = Desk::cms();
    let id = store(&mut desk, "TABLE_1", "PT Satu", "a.csv");
    let fit = fit(&mut desk, &id, JANUARY);
    assert_eq!(fit.kinds, [Some(DateMonthFirst), Some(Text), Some(NumberIndonesian), None]);
    assert_eq!(fit.headers, [None, None, Some("Volume (ton)".to_owned()), None]);
    assert_eq!((fit.order, fit.left_out), (vec![1, 0, 2, 3], vec![3]));
    assert_eq!((fit.missing.len(), fit.fresh.len(), fit.other_kinds.len()), (0, 0, 0));
}

#[test]
fn a_column_that_fits_with_its_own_words_is_not_told() {
    let mut desk = Desk::cms();
    let id = store_with(&mut desk, "TABLE_1", "PT Satu", "a.csv", &[None, None, Some("belum")]);
    let file = "Tanggal;Blok;Volume;Catatan\n3/4/2026;A;belum;x\n4/4/2026;B;belum;y\n";
    assert_eq!(fit(&mut desk, &id, file).other_kinds, [""; 0]);
}

#[test]
fn a_file_that_differs_from_the_recipe_is_told() {
    let mut desk = Desk::cms();
    let id = store(&mut desk, "TABLE_1", "PT Satu", "a.csv");
    let file = "Volume;Tanggal;Harga\nbanyak;2026-02-01;5\nsedikit;2026-02-02;6\n";
    let fit = fit(&mut desk, &id, file);
    assert_eq!(fit.missing, ["Blok"]);
    assert_eq!(fit.fresh, ["Harga"]);
    assert_eq!(fit.other_kinds, ["Volume (ton)"]);
    assert_eq!(fit.order, [1, 0, 2]);
}

#[test]
fn numbers_are_read_in_the_form_of_the_file() {
    let mut desk = Desk::cms();
    let id = store(&mut desk, "TABLE_1", "PT Satu", "a.csv");
    let file = "Tanggal;Blok;Volume;Catatan\n13/2/2026;A;1,250.50;x\n2/3/2026;B;2,500.25;y\n";
    let fit = fit(&mut desk, &id, file);
    assert_eq!(fit.kinds[2], Some(NumberEnglish));
    assert_ne!(fit.kinds[0], Some(DateMonthFirst), "these days can only be read day first");
}

#[test]
fn only_the_administrator_reads_recipes() {
    let mut desk = Desk::cms();
    let id = store(&mut desk, "TABLE_1", "PT Satu", "a.csv");
    let missing = RecipeFitQuery { content: "TABLE_8".to_owned(), dataset: id.clone() };
    assert_eq!(desk.view(|reader| fitted(reader, &missing)), Err(Refusal::invalid(Field::File, Problem::Gone)));
    let unknown = RecipeFitQuery { content: "TABLE_1".to_owned(), dataset: "TAB-OPR-02".to_owned() };
    assert_eq!(
        desk.view(|reader| fitted(reader, &unknown)),
        Err(Refusal::not_found(Kind::Data, "TAB-OPR-02")),
        "sample data have no recipe"
    );
    for role in [Role::InternalAuditor, Role::ExternalAuditor, Role::DashboardBuilder] {
        desk.act_as(role);
        let refusal = Refusal::NotPermitted { role, action: Action::ManageRepository };
        assert_eq!(desk.view(|reader| offers(reader, &query(&["A"], "a.csv"))), Err(refusal.clone()));
        let fit = RecipeFitQuery { content: "TABLE_1".to_owned(), dataset: id.clone() };
        assert_eq!(desk.view(|reader| fitted(reader, &fit)), Err(refusal));
    }
}
