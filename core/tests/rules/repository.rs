//! Query Data Tabular (§2.8, §5): the three selects, their rows, and the rows as CSV.

use crate::support::Desk;
use crate::support::audit::*;
use crate::support::dashboards::{FIRST, counted_by, dashboard_form};
use portal_core::Command;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, PlaceForm};
use portal_core::audit::repository::views::copy::copy;
use portal_core::audit::repository::views::load::{choices, dataset_form_errors};
use portal_core::audit::repository::views::query::{Cascade, CascadeQuery, cascade};
use portal_core::audit::repository::views::table::{TableQuery, TableRows, csv, prepared, rows};
use portal_core::dashboard::commands::DashboardCommand;
use portal_core::locale::calendar::CalendarDate;
use portal_core::locale::number::integer;
use portal_core::model::dashboard::Permission;
use portal_core::model::repository::ExistingRows;
use portal_core::model::{Role, Stage};
use portal_core::store::csv_piece::CsvPiece;
use portal_core::store::error::{Field, Kind, Refusal};
use portal_core::table::sort::Direction;
use portal_dashboard::widget::WidgetKind;

fn chosen(desk: &Desk, [tahapan, badan_usaha, kegiatan]: [&str; 3]) -> Cascade {
    let choice = |raw: &str| Some(raw.to_owned());
    let query = CascadeQuery {
        tahapan: choice(tahapan),
        badan_usaha: choice(badan_usaha),
        kegiatan: choice(kegiatan),
        versi: None,
    };
    desk.view(|reader| cascade(reader, &query)).expect("the administrator may ask")
}

/// Reads and stores a file as an activity of a new company.
fn stored(desk: &mut Desk, badan_usaha: &str, kegiatan: &str, file: &[u8]) -> String {
    let content = format!("TABLE {badan_usaha} {kegiatan}");
    let preview = desk.read_csv(&content, file, 4_096);
    assert_eq!(preview.problems, []);
    let form = DatasetForm {
        place: PlaceForm {
            tahapan: "Perizinan".to_owned(),
            badan_usaha: badan_usaha.to_owned(),
            description: String::new(),
        },
        kegiatan: kegiatan.to_owned(),
        content,
        file_name: "data.csv".to_owned(),
        ..DatasetForm::default()
    };
    desk.ok(&Command::Repository(RepositoryCommand::StoreDataset { form })).expect("stored").subject.id
}

#[test]
fn only_stages_that_have_tables_are_offered() {
    let mut desk = Desk::cms();
    let none = chosen(&desk, ["", "", ""]);
    let with_tables = [
        Stage::Pengadministrasian,
        Stage::Eksplorasi,
        Stage::FeasibilityStudy,
        Stage::OperasiProduksi,
        Stage::Penjualan,
    ];
    assert_eq!(none.stages, with_tables);
    assert_eq!((none.tahapan, none.companies.len(), none.activities.len(), none.dataset), (None, 0, 0, None));
    stored(&mut desk, "PT Satu", "Permohonan", b"a;b\n1;2\n");
    assert_eq!(chosen(&desk, ["", "", ""]).stages, Stage::ALL);
}

#[test]
fn sample_data_show_the_day_and_loaded_files_the_minute_too() {
    let mut desk = Desk::cms();
    let updated = |desk: &Desk, place| chosen(desk, place).dataset.expect("all three are chosen").updated;
    assert!(!updated(&desk, ["Penjualan", "PT Bara Khatulistiwa", "PNBP"]).contains("pukul"));
    stored(&mut desk, "PT Satu", "Permohonan", b"a;b\n1;2\n");
    assert!(updated(&desk, ["Perizinan", "PT Satu", "Permohonan"]).ends_with(" WIB"));
}

#[test]
fn a_stage_without_tables_is_not_offered() {
    let mut desk = Desk::cms();
    let id = stored(&mut desk, "PT Satu", "Permohonan", b"a;b\n1;2\n");
    desk.ok(&Command::Repository(RepositoryCommand::Remove { id }));
    assert!(!chosen(&desk, ["", "", ""]).stages.contains(&Stage::Perizinan));
}

#[test]
fn each_select_limits_the_choices_of_the_next() {
    let desk = Desk::cms();
    let stage = chosen(&desk, ["Eksplorasi", "", ""]);
    assert_eq!(stage.companies, ["CV Timah Selat Gaspar", "PT Emas Rimba Larasati", "PT Nikel Halmahera Raya"]);
    assert_eq!((stage.activities.len(), stage.dataset), (0, None));
    let company = chosen(&desk, ["Penjualan", "PT Bara Khatulistiwa", ""]);
    assert_eq!(company.companies, ["PT Bara Khatulistiwa"]);
    assert_eq!(company.activities, ["Blending", "PNBP", "Penjualan"]);
    assert_eq!(company.dataset, None);
}

#[test]
fn a_dataset_needs_all_three_choices() {
    let desk = Desk::cms();
    let full = ["Penjualan", "PT Bara Khatulistiwa", "PNBP"];
    for missing in 0..3 {
        let mut partly = full;
        partly[missing] = "";
        assert_eq!(chosen(&desk, partly).dataset, None, "{partly:?}");
    }
    let dataset = chosen(&desk, full).dataset.expect("all three");
    assert_eq!((dataset.id.as_str(), dataset.name.as_str()), ("TAB-PJL-03", "PNBP - PT Bara Khatulistiwa"));
    assert_eq!((dataset.assignments, dataset.file_name), (1, None));
}

#[test]
fn a_change_of_a_select_resets_the_later_ones() {
    let desk = Desk::cms();
    let other_stage = chosen(&desk, ["Eksplorasi", "PT Bara Khatulistiwa", "PNBP"]);
    assert_eq!(
        (other_stage.tahapan, other_stage.badan_usaha, other_stage.kegiatan),
        (Some(Stage::Eksplorasi), None, None)
    );
    assert_eq!((other_stage.activities.len(), other_stage.dataset), (0, None));
    let other_company = chosen(&desk, ["Eksplorasi", "PT Nikel Halmahera Raya", "RKAB Eksplorasi"]);
    assert_eq!((other_company.badan_usaha.as_deref(), other_company.kegiatan), (Some("PT Nikel Halmahera Raya"), None));
    assert_eq!(other_company.dataset, None);
}

#[test]
fn an_unknown_stage_in_the_address_is_named() {
    let desk = Desk::cms();
    for unknown in ["Reklamasi", "operasi produksi", "Perizinan"] {
        let cascade = chosen(&desk, [unknown, "PT Bara Khatulistiwa", "PNBP"]);
        assert_eq!(cascade.unknown.as_deref(), Some(unknown));
        assert_eq!((cascade.tahapan, cascade.badan_usaha, cascade.dataset), (None, None, None));
    }
    assert_eq!(chosen(&desk, ["Operasi Produksi", "", ""]).unknown, None);
}

fn table(desk: &Desk, query: &TableQuery) -> TableRows {
    desk.view(|reader| rows(reader, query)).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

fn column(table: &TableRows, column: usize) -> Vec<&str> {
    table.rows.iter().map(|row| row[column].as_str()).collect()
}

#[test]
fn a_window_has_the_requested_rows_and_at_most_a_thousand() {
    let mut desk = Desk::cms();
    let lines = (0..2_500).map(|row| format!("{row};x\n")).collect::<Vec<_>>().concat();
    let id = stored(&mut desk, "PT Satu", "Panjang", format!("no;teks\n{lines}").as_bytes());
    let window = |first, count| table(&desk, &TableQuery { first, count, ..rows_of(&id) });
    let shown = window(1_200, 3);
    assert_eq!((shown.total, shown.matching, shown.first), (2_500, 2_500, 1_200));
    assert_eq!(column(&shown, 0), ["1.200", "1.201", "1.202"]);
    assert_eq!(window(0, u32::MAX).rows.len(), 1_000);
    assert_eq!(column(&window(2_499, 1_000), 0), ["2.499"]);
    assert_eq!(window(2_500, 10).rows.len(), 0);
    assert_eq!(window(u32::MAX, u32::MAX).rows.len(), 0);
    assert_eq!(window(7, 0).rows.len(), 0);
}

#[test]
fn numbers_sort_by_value_texts_by_letter_and_empty_cells_last() {
    let mut desk = Desk::cms();
    let file = "Volume;Nama;Kode\n10,5;delta;a\n9;Alfa;b\n;;c\n1.000;charlie;d\n-3;bravo;e\n";
    let id = stored(&mut desk, "PT Satu", "Urut", file.as_bytes());
    let sorted = |number: u32, direction| {
        let shown = table(&desk, &TableQuery { sort: Some(number), direction, ..rows_of(&id) });
        column(&shown, number as usize).into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(sorted(0, Direction::Asc), ["-3,0", "9,0", "10,5", "1.000,0", ""]);
    assert_eq!(sorted(0, Direction::Desc), ["1.000,0", "10,5", "9,0", "-3,0", ""]);
    assert_eq!(sorted(1, Direction::Asc), ["Alfa", "bravo", "charlie", "delta", ""]);
    assert_eq!(sorted(1, Direction::Desc), ["delta", "charlie", "bravo", "Alfa", ""]);
    let unsorted = table(&desk, &TableQuery { sort: Some(3), ..rows_of(&id) });
    assert_eq!(column(&unsorted, 0), ["10,5", "9,0", "", "1.000,0", "-3,0"], "an unknown column sorts nothing");
    let kinds: Vec<_> = unsorted.columns.iter().map(|column| column.is_number).collect();
    assert_eq!(kinds, [true, false, false]);
}

#[test]
fn preparing_a_sort_needs_the_permission_to_read_the_rows() {
    let mut desk = Desk::cms();
    let lines = (0..70_000).map(|row| format!("{};x\n", row * 7_919 % 70_000)).collect::<Vec<_>>().concat();
    let id = stored(&mut desk, "PT Satu", "Panjang", format!("no;teks\n{lines}").as_bytes());
    let query = TableQuery { sort: Some(0), ..rows_of(&id) };
    let is_prepared = |desk: &Desk, query: &TableQuery| desk.view(|reader| prepared(reader, query));
    assert_eq!(is_prepared(&desk, &query), Ok(false));
    assert!((0..50).any(|_| is_prepared(&desk, &query) == Ok(true)));
    assert_eq!(column(&table(&desk, &query), 0)[..3], ["0", "1", "2"]);
    assert_eq!(is_prepared(&desk, &rows_of(&id)), Ok(true), "nothing to sort by");
    desk.act_as(Role::Agent);
    assert!(matches!(is_prepared(&desk, &query), Err(Refusal::NotPermitted { .. })));
}

#[test]
fn search_needs_every_word_somewhere_in_the_row() {
    let desk = Desk::cms();
    let query = |words: &str| TableQuery { search: words.to_owned(), ..rows_of("TAB-PJL-03") };
    let shown = table(&desk, &query("bk-44 PK-014"));
    assert_eq!((shown.matching, shown.rows.len()), (1, 1));
    assert!(shown.total > 1 && shown.rows[0].contains(&"PK-014".to_owned()));
    assert_eq!(table(&desk, &query("tidak-ada")).matching, 0);
}

#[test]
fn rows_of_a_document_or_an_unknown_id_are_not_found() {
    let desk = Desk::cms();
    for id in ["DOC-PJL-01", "TAB-HILANG", ""] {
        let refusal = desk.view(|reader| rows(reader, &rows_of(id))).expect_err("no table");
        assert_eq!(refusal, Refusal::not_found(Kind::Data, id));
        assert_eq!(desk.view(|reader| csv(reader, &rows_of(id))).expect_err("no table"), refusal);
        assert_eq!(desk.view(|reader| copy(reader, &rows_of(id))).expect_err("no table"), refusal);
    }
}

/// The whole file, fetched in pieces of `count` rows, and its name.
fn whole_csv(desk: &Desk, query: &TableQuery, count: u32) -> (String, Vec<u8>) {
    let (mut file, mut first) = (Vec::new(), 0);
    loop {
        let query = TableQuery { first, count, ..query.clone() };
        let CsvPiece { name, bytes, written, total, .. } =
            desk.view(|reader| csv(reader, &query)).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        file.extend(bytes);
        assert!(written > first || written == total, "every piece makes progress");
        if written == total {
            return (name, file);
        }
        first = written;
    }
}

fn records(file: &[u8]) -> Vec<Vec<String>> {
    let text = file.strip_prefix(b"\xef\xbb\xbf").expect("begins with the byte order mark");
    let mut reader = ::csv::ReaderBuilder::new().has_headers(false).from_reader(text);
    let cells = |record: ::csv::StringRecord| record.iter().map(str::to_owned).collect();
    reader.records().map(|record| cells(record.expect("every row is as long as the first"))).collect()
}

/// Cells as shown to users; the file has days as YYYY-MM-DD, and whole numbers without groups.
fn read_by_people(records: &[Vec<String>]) -> Vec<Vec<String>> {
    let is_code = |cell: &str| cell.len() > 9 || cell.starts_with('0');
    let grouped = |cell: &str| cell.parse().ok().filter(|_| !is_code(cell)).map(integer);
    let day = |cell: &str| CalendarDate::parse(cell).map(CalendarDate::long);
    let cell = |cell: &String| day(cell).or_else(|| grouped(cell)).unwrap_or_else(|| cell.clone());
    records.iter().map(|cells| cells.iter().map(cell).collect()).collect()
}

#[test]
fn every_sample_table_survives_csv_export_in_pieces_of_any_size() {
    let desk = Desk::cms();
    for set in desk.portal.state().repository.datasets.iter() {
        let shown = table(&desk, &rows_of(&set.id));
        let headers = shown.columns.iter().map(|column| column.header.clone()).collect();
        let expected: Vec<Vec<String>> = std::iter::once(headers).chain(shown.rows).collect();
        let files = [1, 7, 1_000].map(|count| whole_csv(&desk, &rows_of(&set.id), count).1);
        assert_eq!(read_by_people(&records(&files[0])), expected, "{}", set.id);
        assert!(files[0] == files[1] && files[1] == files[2], "{}", set.id);
    }
}

#[test]
fn the_csv_has_the_matching_rows_in_order() {
    let desk = Desk::cms();
    let query =
        TableQuery { search: "bk-44".to_owned(), sort: Some(4), direction: Direction::Desc, ..rows_of("TAB-PJL-03") };
    let shown = table(&desk, &query);
    assert!(shown.matching > 3 && shown.matching < shown.total);
    assert_eq!(read_by_people(&records(&whole_csv(&desk, &query, 2).1)[1..]), shown.rows);
}

#[test]
fn awkward_cells_survive_export_and_formulas_do_not_run() {
    let mut desk = Desk::cms();
    let cells = ["a,b", "\"kutip\"", "baris\r\ndua", " tepi ", "-1.234,5", "=1+1", "@x", "+62 21", "-2+3"];
    let header = (1..=cells.len()).map(|number| format!("k{number}")).collect::<Vec<_>>().join(";");
    let row = cells.map(|cell| format!("\"{}\"", cell.replace('"', "\"\""))).join(";");
    let id = stored(&mut desk, "PT Satu", "Aneh", format!("{header}\n{row}\n").as_bytes());
    assert_eq!(table(&desk, &rows_of(&id)).rows, [cells], "shown as they are");
    let file = whole_csv(&desk, &rows_of(&id), 10).1;
    let read = records(&file).swap_remove(1);
    assert_eq!(read[..5], cells[..5], "a negative number is no formula");
    for (read, cell) in read[5..].iter().zip(&cells[5..]) {
        assert!(read.ends_with(cell) && !read.starts_with(['=', '@', '+', '-']), "{cell} is written as {read}");
    }
    assert!(file.ends_with(b"\r\n"));
}

#[test]
fn rows_are_copied_in_order_and_formulas_do_not_run() {
    let mut desk = Desk::cms();
    let file = "Nama;Volume\n=1+1;3\nbiasa;-2,5\n\"tab\there\";1\n@x;9\n";
    let id = stored(&mut desk, "PT Satu", "Salin", file.as_bytes());
    let copied = |first, count, query: &TableQuery| {
        let query = TableQuery { first, count, ..query.clone() };
        let copied = desk.view(|reader| copy(reader, &query)).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        assert_eq!(copied.headings, "Nama\tVolume");
        (copied.text, copied.count)
    };
    let sorted = TableQuery { sort: Some(1), ..rows_of(&id) };
    assert_eq!(copied(0, 2, &sorted), ("biasa\t-2,5\n\"tab\there\"\t1".to_owned(), 2));
    assert_eq!(copied(2, 1_000, &sorted), ("'=1+1\t3\n'@x\t9".to_owned(), 2));
    assert_eq!(copied(4, 1_000, &sorted), (String::new(), 0));
    let found = TableQuery { search: "biasa".to_owned(), ..rows_of(&id) };
    assert_eq!(copied(0, u32::MAX, &found), ("biasa\t-2,5".to_owned(), 1));
}

#[test]
fn a_csv_has_a_safe_name_of_stage_company_and_activity() {
    let mut desk = Desk::cms();
    let name = |desk: &Desk, id: &str| whole_csv(desk, &rows_of(id), 1_000).0;
    assert_eq!(name(&desk, "TAB-OPR-01"), "Operasi Produksi_PT Bara Khatulistiwa_RKAB Operasi Produksi.csv");
    let found = TableQuery { search: " Blok A/1 ".to_owned(), ..rows_of("TAB-OPR-01") };
    let file = desk.view(|reader| csv(reader, &found)).expect("it may");
    assert_eq!(file.name, "Operasi Produksi_PT Bara Khatulistiwa_RKAB Operasi Produksi_cari-blok a_1.csv");
    let id = stored(&mut desk, "PT A/B: \"Jaya\"", "Uji?*|<x>", b"a;b\n1;2\n");
    assert_eq!(name(&desk, &id), "Perizinan_PT A_B_ _Jaya__Uji____x_.csv");
}

#[test]
fn loading_suggests_every_known_company_and_activity() {
    let mut desk = Desk::cms();
    stored(&mut desk, "PT Satu", "Permohonan", b"a;b\n1;2\n");
    let offered = desk.view(choices).expect("the administrator may ask");
    assert!(offered.companies.is_sorted());
    for company in ["PT Satu", "PT Bara Khatulistiwa", "PT Bauksit Riam Asri", "CV Timah Selat Gaspar"] {
        assert_eq!(offered.companies.iter().filter(|known| *known == company).count(), 1, "{company}");
    }
    assert!(offered.activities.contains(&"Permohonan".to_owned()) && offered.activities.len() == 13);
}

#[test]
fn replaced_rows_leave_the_shelf_and_are_requested_after_an_undo() {
    let mut desk = Desk::cms();
    let store = |desk: &mut Desk, content: &str, replace: bool| {
        desk.read_csv(content, b"a;b\n1;2\n", 64);
        let [tahapan, badan_usaha, description] = ["Perizinan", "PT Satu", ""].map(str::to_owned);
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
        desk.ok(&Command::Repository(RepositoryCommand::StoreDataset { form })).expect("stored")
    };
    let missing = |desk: &Desk| desk.portal.state().missing_tables();
    store(&mut desk, "TABLE_1", false);
    let replaced = store(&mut desk, "TABLE_2", true);
    assert!(missing(&desk).is_empty());
    desk.undone(replaced.seq);
    assert_eq!(missing(&desk), ["TABLE_1"]);
}

#[test]
fn the_form_of_a_table_is_validated_while_it_is_filled_in() {
    let mut desk = Desk::cms();
    let errors = |desk: &Desk, form: &DatasetForm| {
        let errors = desk.view(|reader| dataset_form_errors(reader, form)).expect("the administrator's form");
        errors.into_iter().map(|error| error.field).collect::<Vec<_>>()
    };
    let [tahapan, badan_usaha, description] = ["Perizinan", "PT Satu", ""].map(str::to_owned);
    let place = PlaceForm { tahapan, badan_usaha, description };
    let [kegiatan, content, file_name] = ["", "TABLE_1", "a.csv"].map(str::to_owned);
    let form = DatasetForm { place, kegiatan, content, file_name, ..DatasetForm::default() };
    assert_eq!(errors(&desk, &form), [Field::Kegiatan, Field::File]);
    desk.read_csv("TABLE_1", b"a;b\n1;2\n", 64);
    assert_eq!(errors(&desk, &DatasetForm { kegiatan: "Uji".to_owned(), ..form }), []);
}

#[test]
fn a_dataset_names_the_dashboards_that_use_it_except_private_ones() {
    let mut desk = Desk::cms();
    let used = |desk: &mut Desk| {
        desk.act_as(Role::CmsAuditor);
        let chosen = chosen(desk, ["Operasi Produksi", "PT Bara Khatulistiwa", "Produksi"]);
        chosen.dataset.expect("all three dashboards use the dataset").used_by
    };
    let before = used(&mut desk);
    assert!(!before.names.is_empty());
    let widgets = vec![counted_by(1, WidgetKind::Bar, "dataset:TAB-OPR-02", "Pit")];
    for permission in [Permission::Public, Permission::Private] {
        let form = dashboard_form(permission.label(), permission);
        let dashboard = desk.as_builder(FIRST).create(form.clone());
        desk.dashboard_ok(DashboardCommand::Save { dashboard, form, widgets: widgets.clone() });
    }
    let after = used(&mut desk);
    assert_eq!(after.names, [before.names, vec!["Publik".to_owned()]].concat());
    assert_eq!(after.private, before.private + 1);
}
