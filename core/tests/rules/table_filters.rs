//! The filters of a table by column: their rules, and that every view and export follows them.

use crate::support::Desk;
use crate::support::audit::*;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, PlaceForm};
use portal_core::audit::repository::views::copy::copy;
use portal_core::audit::repository::views::figures::{figures, figures_prepared};
use portal_core::audit::repository::views::filter::{
    ColumnFilterQuery, FilterForm, ValueList, active, form, values, values_prepared,
};
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::repository::views::table::{TableQuery, csv, prepared, rows, sheet};
use portal_core::model::Role;
use portal_core::store::Reader;
use portal_core::store::error::{Kind, Refusal};
use portal_core::table::data::typed_filter::{How, TypedFilter, parse, write};
use proptest::prelude::*;

const FILE: &str = "Nama;Volume (ton);Tanggal;Periode;Tarif\n\
    bara;1.000,5;31/1/2025;Januari 2025;13,5%\n\
    nikel;-2,25;1/2/2025;Feb-25;10%\n\
    bara | dua~;;2/2/2025;Triwulan I 2025;9%\n\
    bara;2.000;-;Jan 2025;\n";

fn stored(desk: &mut Desk) -> String {
    store(desk, FILE)
}

fn store(desk: &mut Desk, file: &str) -> String {
    assert_eq!(desk.read_csv("TABLE", file.as_bytes(), 4_096).problems, []);
    let [tahapan, badan_usaha, description] = ["Perizinan", "PT Satu", ""].map(str::to_owned);
    let place = PlaceForm { tahapan, badan_usaha, description };
    let [kegiatan, content, file_name] = ["Uji", "TABLE", "data.csv"].map(str::to_owned);
    let form = DatasetForm { place, kegiatan, content, file_name, ..DatasetForm::default() };
    desk.ok(&portal_core::Command::Repository(RepositoryCommand::StoreDataset { form })).expect("stored").subject.id
}

fn filtered(id: &str, filters: &str) -> TableQuery {
    TableQuery { filters: filters.to_owned(), ..rows_of(id) }
}

fn view<T>(desk: &Desk, view: impl FnOnce(&Reader) -> Result<T, Refusal>) -> T {
    desk.view(view).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

fn names(desk: &Desk, query: &TableQuery) -> Vec<String> {
    view(desk, |reader| rows(reader, query)).rows.into_iter().map(|mut row| row.swap_remove(0)).collect()
}

fn labels(desk: &Desk, query: &TableQuery) -> Vec<String> {
    view(desk, |reader| active(reader, query)).into_iter().map(|filter| filter.label).collect()
}

#[test]
fn each_kind_of_column_is_filtered_by_its_values() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk);
    for (filters, found, label) in [
        ("0|nilai|bara", vec!["bara", "bara"], "Nama: bara"),
        (
            "0|nilai|bara \\| dua\\~|nikel|bara",
            vec!["bara", "nikel", "bara | dua~", "bara"],
            "Nama: bara | dua~, nikel +1",
        ),
        ("0|memuat| BARA ", vec!["bara", "bara | dua~", "bara"], "Nama: memuat “BARA”"),
        ("1|rentang|1.000,5|2000", vec!["bara", "bara"], "Volume (ton): 1.000,5 – 2.000"),
        ("1|rentang||-2,25", vec!["nikel"], "Volume (ton): sampai -2,25"),
        ("1|kosong", vec!["bara | dua~"], "Volume (ton): kosong"),
        ("2|rentang|1/2/2025", vec!["nikel", "bara | dua~"], "Tanggal: mulai 1 Februari 2025"),
        ("2|terisi", vec!["bara", "nikel", "bara | dua~"], "Tanggal: terisi"),
        ("3|rentang|Jan 2025|Januari 2025", vec!["bara", "bara"], "Periode: Januari 2025"),
        ("3|nilai|Februari 2025", vec!["nikel"], "Periode: Februari 2025"),
        ("4|rentang|10|", vec!["bara", "nikel"], "Tarif: mulai 10%"),
        ("0|nilai|bara~1|rentang|1500|", vec!["bara"], "Nama: bara; Volume (ton): mulai 1.500"),
    ] {
        let query = filtered(&id, filters);
        assert_eq!(names(&desk, &query), found, "{filters}");
        assert_eq!(labels(&desk, &query).join("; "), label);
    }
}

#[test]
fn filters_that_do_not_suit_the_table_are_ignored() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk);
    for filters in [
        "",
        "~",
        "x",
        "0",
        "0|",
        "0|lain|a",
        "9|kosong",
        "-1|kosong",
        "0|nilai",
        "0|nilai|",
        "0|memuat| ",
        "1|rentang",
        "1|rentang||",
        "0|rentang|1|2",
        "1|nilai|1",
        "2|memuat|2025",
        "\\",
        "0|nilai|\\",
    ] {
        let query = filtered(&id, filters);
        assert_eq!((names(&desk, &query).len(), labels(&desk, &query).len()), (4, 0), "{filters}");
    }
    assert_eq!(names(&desk, &filtered(&id, "0|kosong~0|nilai|bara")), [""; 0], "the first one of a column counts");
}

fn opened(desk: &Desk, id: &str, column: u32, typed: Option<TypedFilter>) -> FilterForm {
    let query =
        ColumnFilterQuery { table: filtered(id, "0|nilai|bara~1|rentang|abc|5"), column, typed, search: String::new() };
    view(desk, |reader| form(reader, &query)).expect("a column")
}

#[test]
fn a_bound_that_is_not_understood_has_an_error_and_does_not_filter() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk);
    let query = filtered(&id, "0|nilai|bara~1|rentang|abc|5");
    assert_eq!(names(&desk, &query), ["bara", "bara"]);
    assert_eq!(labels(&desk, &query), ["Nama: bara", "Volume (ton): rentang tidak terbaca"]);
    let range = |column, from: &str, to: &str| TypedFilter {
        column,
        how: How::Range,
        texts: [from, to].map(str::to_owned).to_vec(),
    };
    let [number, time] =
        ["Tulis angka, misalnya 1.234,56.", "Tulis tanggal atau periode, misalnya 31/12/2025 atau Januari 2025."];
    let after = "Batas akhir tidak boleh sebelum batas awal.";
    let shown = opened(&desk, &id, 1, None);
    assert_eq!(shown.filter, range(1, "abc", "5"), "kept as typed");
    for (filter, from, to) in [
        (range(1, "abc", "5"), Some(number), None),
        (range(1, "", "1,2,3"), None, Some(number)),
        (range(1, "2", "1"), None, Some(after)),
        (range(1, "1.234,56", "1.234,560"), None, None),
        (range(2, "31/2/2025", ""), Some(time), None),
        (range(3, "2025", "2024"), None, Some(after)),
    ] {
        let [from, to] = [from, to].map(|error| error.map(str::to_owned));
        let column = filter.column;
        assert_eq!(opened(&desk, &id, column, Some(filter.clone())).errors, [from, to], "{filter:?}");
    }
}

#[test]
fn the_form_offers_what_suits_the_column_and_writes_the_address() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk);
    let fresh = opened(&desk, &id, 3, None);
    assert_eq!((fresh.header.as_str(), fresh.is_number), ("Periode", false));
    assert_eq!(fresh.hows, [How::Range, How::Values, How::Missing, How::Present]);
    assert_eq!(opened(&desk, &id, 0, None).hows, [How::Values, How::Contains, How::Missing, How::Present]);
    assert_eq!(opened(&desk, &id, 2, None).hows, [How::Range, How::Missing, How::Present]);
    assert!(opened(&desk, &id, 4, None).is_number);
    let typed = |how, texts: &[&str]| TypedFilter {
        column: 0,
        how,
        texts: texts.iter().map(|&text| text.to_owned()).collect(),
    };
    let shown = opened(&desk, &id, 0, Some(typed(How::Values, &["a|b", "c~\\"])));
    assert_eq!(shown.next, "1|rentang|abc|5~0|nilai|a\\|b|c\\~\\\\");
    assert_eq!(shown.without, "1|rentang|abc|5");
    assert_eq!(
        opened(&desk, &id, 0, Some(typed(How::Contains, &[" "]))).next,
        "1|rentang|abc|5",
        "an idle one is removed"
    );
    assert_eq!(
        opened(&desk, &id, 0, Some(typed(How::Range, &["1"]))).filter,
        typed(How::Values, &[]),
        "it does not suit"
    );
    let query = ColumnFilterQuery { table: rows_of(&id), column: 5, typed: None, search: String::new() };
    assert_eq!(view(&desk, |reader| form(reader, &query)), None);
}

fn listed(desk: &Desk, query: &ColumnFilterQuery) -> (Vec<(String, String)>, u32) {
    let ValueList { values: listed, further, .. } = view(desk, |reader| values(reader, query));
    (listed.into_iter().map(|[text, rows]| (text, rows)).collect(), further)
}

#[test]
fn the_values_are_those_that_search_and_other_filters_leave() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk);
    let owned = |values: &[(&str, &str)]| {
        values.iter().map(|(text, rows)| ((*text).to_owned(), (*rows).to_owned())).collect::<Vec<_>>()
    };
    let of = |filters: &str, column, search: &str| ColumnFilterQuery {
        table: filtered(&id, filters),
        column,
        typed: None,
        search: search.to_owned(),
    };
    assert_eq!(listed(&desk, &of("", 0, "")).0, owned(&[("bara", "2"), ("bara | dua~", "1"), ("nikel", "1")]));
    assert_eq!(listed(&desk, &of("", 0, "DUA")).0, owned(&[("bara | dua~", "1")]));
    let chosen = owned(&[("timah", "0"), ("nikel", "1"), ("bara", "2"), ("bara | dua~", "1")]);
    assert_eq!(listed(&desk, &of("0|nilai|nikel|timah", 0, "")).0, chosen, "the chosen ones come first");
    assert_eq!(listed(&desk, &of("0|nilai|nikel~1|terisi", 0, "")).0, owned(&[("nikel", "1"), ("bara", "2")]));
    assert_eq!(listed(&desk, &of("1|kosong", 3, "")).0, owned(&[("Triwulan I 2025", "1")]));
    assert_eq!(listed(&desk, &of("", 3, "")).0[0], ("Januari 2025".to_owned(), "2".to_owned()));
}

#[test]
fn at_most_200_values_are_listed() {
    let mut desk = Desk::cms();
    let lines = (0..350).map(|row| format!("nama {row};{row}\n")).collect::<Vec<_>>().concat();
    let id = store(&mut desk, &format!("Nama;Nilai\n{lines}"));
    let query = ColumnFilterQuery { table: rows_of(&id), column: 0, typed: None, search: String::new() };
    let (values, further) = listed(&desk, &query);
    assert_eq!((values.len(), further), (200, 150));
}

#[test]
fn the_ids_of_a_long_table_are_not_listed() {
    let mut desk = Desk::cms();
    let lines = (0..120_000).map(|row| format!("ID-{row};PT {}\n", row % 900)).collect::<Vec<_>>().concat();
    let id = store(&mut desk, &format!("Kode;Nama\n{lines}"));
    let of = |column| ColumnFilterQuery { table: rows_of(&id), column, typed: None, search: String::new() };
    let ids = view(&desk, |reader| values(reader, &of(0)));
    assert_eq!((ids.has_too_many, ids.values.len()), (true, 0));
    assert!(view(&desk, |reader| values_prepared(reader, &of(0))), "nothing to do");
    let names = view(&desk, |reader| values(reader, &of(1)));
    assert_eq!((names.has_too_many, names.values.len(), names.further), (false, 200, 700));
}

#[test]
fn counts_exports_copies_and_figures_follow_the_filters() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk);
    let query =
        TableQuery { search: "bara".to_owned(), sort: Some(1), ..filtered(&id, "1|rentang|1.500|~0|nilai|bara") };
    let shown = view(&desk, |reader| rows(reader, &query));
    assert_eq!((shown.total, shown.matching), (4, 1));
    let file = view(&desk, |reader| csv(reader, &query));
    assert_eq!(file.name, "Perizinan_PT Satu_Uji_cari-bara_saring-volume (ton) mulai 1.500, nama bara.csv");
    assert_eq!((file.total, String::from_utf8_lossy(&file.bytes).lines().count()), (1, 2));
    let excel = view(&desk, |reader| sheet(reader, &query));
    assert_eq!((excel.total, excel.name.ends_with("nama bara.xlsx")), (1, true));
    let copied = view(&desk, |reader| copy(reader, &query));
    assert_eq!((copied.headings.as_str(), copied.count), ("Nama\tVolume (ton)\tTanggal\tPeriode\tTarif", 1));
    assert!(copied.text.starts_with("bara\t2.000\t"));
    let found = view(&desk, |reader| figures(reader, &query));
    let [volume] = &*found else { panic!("the rate is missing: {found:?}") };
    assert_eq!(
        (volume.count.as_str(), volume.sum.as_deref(), volume.mean.as_str()),
        ("1", Some("2.000,00"), "2.000,00")
    );
    let unknown = view(&desk, |reader| csv(reader, &filtered(&id, "1|rentang|abc|")));
    assert_eq!(unknown.name, "Perizinan_PT Satu_Uji.csv", "a filter without effect is not named");
}

#[test]
fn a_person_filters_only_tables_that_it_may_read() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk);
    let assigned = desk.assign(&id, DEWI);
    let asked = |desk: &Desk, subject: &DataSubject| {
        let table = TableQuery { subject: subject.clone(), ..filtered("", "0|nilai|bara") };
        let of_form = ColumnFilterQuery { table: table.clone(), column: 0, typed: None, search: String::new() };
        let of_values = ColumnFilterQuery { table: table.clone(), column: 0, typed: None, search: String::new() };
        vec![
            desk.view(|reader| active(reader, &table)).map(|_| ()),
            desk.view(|reader| form(reader, &of_form)).map(|_| ()),
            desk.view(|reader| values(reader, &of_values)).map(|_| ()),
            desk.view(|reader| figures(reader, &table)).map(|_| ()),
            desk.view(|reader| prepared(reader, &table)).map(|_| ()),
            desk.view(|reader| figures_prepared(reader, &table)).map(|_| ()),
            desk.view(|reader| values_prepared(reader, &of_values)).map(|_| ()),
        ]
    };
    let [data, own] = [DataSubject::Data(id), DataSubject::Assigned(assigned)];
    assert!(asked(&desk, &data).iter().all(Result::is_ok));
    assert!(asked(&desk, &own).iter().all(|answer| matches!(answer, Err(Refusal::NotPermitted { .. }))));
    desk.as_auditor(DEWI);
    assert!(asked(&desk, &own).iter().all(Result::is_ok), "read only, but it may filter");
    assert!(asked(&desk, &data).iter().all(|answer| matches!(answer, Err(Refusal::NotPermitted { .. }))));
    desk.as_auditor(HENDRA);
    let not_found = |answer: &Result<(), Refusal>| matches!(answer, Err(Refusal::NotFound { what: Kind::Data, .. }));
    assert!(asked(&desk, &own).iter().all(not_found));
    desk.act_as(Role::Agent);
    assert!(asked(&desk, &own).iter().all(|answer| matches!(answer, Err(Refusal::NotPermitted { .. }))));
}

proptest! {
    #[test]
    fn filters_survive_the_address(
        filters in prop::collection::btree_map(0..9_u32, prop::collection::vec("[a|~\\\\ é]{0,4}", 1..4), 0..4),
        how in prop_oneof![Just(How::Values), Just(How::Contains), Just(How::Range), Just(How::Missing)],
    ) {
        let filters: Vec<_> =
            filters.into_iter().map(|(column, texts)| TypedFilter { column, how, texts }).filter(|filter| !filter.is_idle()).collect();
        prop_assert_eq!(parse(&write(&filters)), filters);
    }

    #[test]
    fn any_text_in_the_address_is_understood_or_ignored(text in "[0-9a|~\\\\nilaimuatrentangkosong]{0,40}") {
        let filters = parse(&text);
        prop_assert_eq!(parse(&write(&filters)), filters.into_iter().filter(|filter| !filter.is_idle()).collect::<Vec<_>>());
    }
}
