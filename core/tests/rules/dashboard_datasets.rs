//! Files as sources: a loaded CSV is drawn by its typed columns, and missing or unreadable values are reported in
//! place.

use crate::support::dashboards::*;
use crate::support::{CLOCK, Desk};
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, PlaceForm};
use portal_core::dashboard::views::editor::{ColumnValuesQuery, column_values, source_columns, source_options};
use portal_core::dashboard::views::filters::{FiltersQuery, filters};
use portal_core::dashboard::views::settings::{SuitedQuery, suited_widget};
use portal_core::dashboard::views::widget::{PreviewWidget, csv, prepared, preview_prepared, widget as widget_of};
use portal_core::model::Role;
use portal_core::model::repository::ExistingRows;
use portal_core::seed::json::StrictJson;
use portal_core::store::error::{Kind, Refusal};
use portal_core::table::data::column::ColumnKind;
use portal_core::{Command, Portal};
use portal_dashboard::choices::FilterChoices;
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::source::{ColumnType, Meaning};
use portal_dashboard::view::WidgetBody;
use portal_dashboard::widget::{Widget, WidgetKind};
use portal_table::aggregate::Operation;

const PRODUCTION: &str = "Bulan;Pit;Produksi (ton);Tanggal cek;Mutu\n\
    Januari 2025;Utara;1.000,5;2025-01-31;7,5\n\
    Februari 2025;Utara;2.000;2025-02-28;belum\n\
    Maret 2025;Selatan;500,25;2025-03-31;8\n";

fn stored(desk: &mut Desk, file: &str, kinds: Vec<Option<ColumnKind>>, replace: bool) -> String {
    let content = if replace { "TABLE_2" } else { "TABLE_1" };
    let preview = desk.act_as(Role::CmsAuditor).read_csv(content, file.as_bytes(), 64);
    assert_eq!(preview.problems, []);
    let [tahapan, badan_usaha, description] = ["Operasi Produksi", "PT Bara Khatulistiwa", ""].map(str::to_owned);
    let [kegiatan, content, file_name] = ["Uji", content, "a.csv"].map(str::to_owned);
    let place = PlaceForm { tahapan, badan_usaha, description };
    let form = DatasetForm {
        place,
        kegiatan,
        content,
        file_name,
        kinds,
        existing: replace.then_some(ExistingRows::Replace),
        ..DatasetForm::default()
    };
    let id = desk.ok(&Command::Repository(RepositoryCommand::StoreDataset { form })).expect("stored").subject.id;
    desk.act_as(Role::DashboardBuilder);
    format!("dataset:{id}")
}

/// A desk with this file stored, and the id of its source.
fn with(file: &str) -> (Desk, String) {
    let mut desk = Desk::open();
    let source = stored(&mut desk, file, Vec::new(), false);
    (desk, source)
}

fn of(number: u32, source: &str, dimension: &str, (operation, column): (Operation, &str)) -> Widget {
    let mut widget = counted_by(number, WidgetKind::Bar, source, dimension);
    widget.config.value = vec![measure(operation, column)];
    widget
}

fn columns(desk: &Desk, source: &str) -> Vec<(String, ColumnType, Option<Meaning>)> {
    let columns = desk.view(|reader| source_columns(reader, source)).expect("the source exists").columns;
    columns.into_iter().map(|column| (column.key, column.kind, column.meaning)).collect()
}

fn offered(desk: &Desk, dashboard: &str) -> FilterChoices {
    let query = FiltersQuery { dashboard: dashboard.to_owned(), filters: FilterQuery::default() };
    desk.view(|reader| filters(reader, &query)).expect("reading is granted")
}

fn at_company(name: &str) -> FilterQuery {
    FilterQuery { badan_usaha: Some(name.to_owned()), ..FilterQuery::default() }
}

#[test]
fn a_file_becomes_a_source_with_typed_columns() {
    let (desk, source) = with(PRODUCTION);
    let key = |key: &str, kind, meaning| (key.to_owned(), kind, meaning);
    let expected = [
        key("Bulan", ColumnType::Period, Some(Meaning::Period)),
        key("Pit", ColumnType::Category, None),
        key("Produksi (ton)", ColumnType::Number, None),
        key("Tanggal cek", ColumnType::Date, Some(Meaning::Period)),
        key("Mutu", ColumnType::Category, None),
        key("@badanUsaha", ColumnType::Category, Some(Meaning::Company)),
        key("@provinsi", ColumnType::Category, None),
        key("@tahapan", ColumnType::Category, Some(Meaning::Stage)),
    ];
    assert_eq!(columns(&desk, &source), expected);
    let options = desk.view(source_options).expect("an administrator's");
    let option = options.iter().find(|option| option.id == source).expect("the source is offered");
    let facts = (option.name.as_str(), option.group.as_str(), option.rows);
    assert_eq!(facts, ("Uji - PT Bara Khatulistiwa", "Operasi Produksi", 3));
    let own: Vec<_> = options.iter().take(9).map(|option| (option.id.as_str(), option.rows)).collect();
    let records = [("tickets", 6), ("ticketPerformance", 6), ("assignments", 11), ("documents", 15), ("datasets", 13)];
    let of_audits = [("steps", 0), ("findings", 3), ("followUps", 3), ("reviews", 6)];
    assert_eq!(own, [&records[..], &of_audits].concat());
    assert_eq!(options.len(), 9 + 13);
}

#[test]
fn a_file_is_drawn_by_category_period_company_province_and_stage() {
    let (mut desk, source) = with(PRODUCTION);
    let total = (Operation::Sum, "Produksi (ton)");
    let widgets = vec![
        of(1, &source, "Pit", total),
        of(2, &source, "Bulan", total),
        of(3, &source, "@badanUsaha", (Operation::Mean, "Produksi (ton)")),
        of(4, &source, "@provinsi", (Operation::Median, "Produksi (ton)")),
        of(5, &source, "@tahapan", (Operation::Distinct, "Pit")),
    ];
    let id = desk.build(widgets);
    let drawn = |number: u32| rows(&desk.drawn(&id, &format!("widget_{number}")));
    assert_eq!(drawn(1), [["Selatan", "500,25"], ["Utara", "3.000,50"]]);
    let months = [["Januari 2025", "1.000,50"], ["Februari 2025", "2.000,00"], ["Maret 2025", "500,25"]];
    assert_eq!(drawn(2), months);
    assert_eq!(drawn(3), [["PT Bara Khatulistiwa", "1.166,92"]]);
    assert_eq!(drawn(4), [["Kalimantan Timur", "1.000,50"]]);
    assert_eq!(drawn(5), [["Operasi Produksi", "2"]]);
}

#[test]
fn a_column_of_texts_and_numbers_notes_its_skipped_cells() {
    let (mut desk, source) = with(PRODUCTION);
    let id = desk
        .build(vec![of(1, &source, "Pit", (Operation::Sum, "Mutu")), counted_by(2, WidgetKind::Bar, &source, "Mutu")]);
    let view = desk.drawn(&id, "widget_1");
    let (title, detail) = problem(&view);
    assert_eq!(title, "Kolom berisi teks");
    assert!(detail.contains("\"Mutu\"") && detail.contains("2 dari 3"), "{detail}");
    assert_eq!(rows(&desk.drawn(&id, "widget_2")).len(), 3, "the other widgets still work");

    let kinds = vec![None, None, None, None, Some(ColumnKind::NumberIndonesian)];
    stored(&mut desk, PRODUCTION, kinds, true);
    let view = desk.drawn(&id, "widget_1");
    assert_eq!(rows(&view), [["Selatan", "8,0"], ["Utara", "7,5"]]);
    assert_eq!(view.notes, ["1 sel kolom \"Mutu\" bukan angka dan dilewati."]);
}

#[test]
fn a_widget_without_its_dataset_names_it_and_the_others_still_work() {
    let (mut desk, source) = with(PRODUCTION);
    let id = desk.build(vec![
        counted_by(1, WidgetKind::Bar, &source, "Pit"),
        counted_by(2, WidgetKind::Bar, "tickets", "status"),
    ]);
    let data = source.trim_start_matches("dataset:").to_owned();
    desk.act_as(Role::CmsAuditor).ok(&Command::Repository(RepositoryCommand::Remove { id: data }));
    desk.act_as(Role::DashboardBuilder);
    let view = desk.drawn(&id, "widget_1");
    let detail = format!("\"Sumber {source}\" sudah dihapus atau tidak ada di portal ini.");
    assert_eq!(problem(&view), ("Sumber data tidak ada lagi", detail.as_str()));
    assert!(view.figures.is_none());
    assert_eq!(rows(&desk.drawn(&id, "widget_2")).len(), 5);
    assert_eq!(offered(&desk, &id).stages, [""; 0], "a missing source offers no choices");
    let gone = desk.view(|reader| source_columns(reader, &source)).expect_err("gone");
    assert_eq!(gone, Refusal::not_found(Kind::Source, &source));
    desk.undo().read_csv("TABLE_1", PRODUCTION.as_bytes(), 64);
    assert_eq!(rows(&desk.drawn(&id, "widget_1")).len(), 2, "the widget works again with the dataset and its rows");
}

#[test]
fn a_dataset_replaced_by_one_without_the_column_names_the_column() {
    let (mut desk, source) = with(PRODUCTION);
    let id = desk.build(vec![
        of(1, &source, "Pit", (Operation::Sum, "Produksi (ton)")),
        counted_by(2, WidgetKind::Bar, &source, "Bulan"),
    ]);
    stored(&mut desk, "Bulan;Lokasi;Produksi (ton)\nApril 2025;Utara;7\n", Vec::new(), true);
    let name = "Uji - PT Bara Khatulistiwa";
    let view = desk.drawn(&id, "widget_1");
    let detail = format!("Kolom \"Pit\" tidak ada di \"{name}\".");
    assert_eq!(problem(&view), ("Kolom tidak ada lagi", detail.as_str()));
    assert_eq!(rows(&desk.drawn(&id, "widget_2")), [["April 2025", "1"]], "the other draws the new rows");
}

#[test]
fn after_a_restart_a_widget_waits_for_the_rows_of_its_dataset() {
    let (mut desk, source) = with(PRODUCTION);
    let id = desk.build(vec![counted_by(1, WidgetKind::Bar, &source, "Pit")]);
    let mut fresh = Desk { portal: Portal::open::<StrictJson>(CLOCK), ..Desk::open() };
    desk.commits.iter().for_each(|commit| _ = fresh.portal.apply(commit));
    fresh.act_as(Role::DashboardBuilder);
    let view = fresh.drawn(&id, "widget_1");
    assert!(matches!(&view.body, WidgetBody::Empty { hint } if hint == "Baris dataset ini sedang dimuat."), "{view:?}");
    assert!(view.figures.is_none());
    let other = FilterQuery { badan_usaha: Some("PT Tidak Ada".to_owned()), ..FilterQuery::default() };
    let query = FiltersQuery { dashboard: id.clone(), filters: other.clone() };
    let applied = |desk: &Desk| desk.view(|reader| filters(reader, &query)).expect("reading is granted").filters;
    assert_eq!(applied(&fresh), other, "those rows may be of any company");
    fresh.read_csv("TABLE_1", PRODUCTION.as_bytes(), 64);
    assert_eq!(applied(&fresh), FilterQuery::default());
    assert_eq!(fresh.drawn(&id, "widget_1"), desk.drawn(&id, "widget_1"));
}

#[test]
fn a_widget_over_lost_rows_reports_it_and_does_not_wait() {
    let (mut desk, source) = with(PRODUCTION);
    let id = desk.build(vec![counted_by(1, WidgetKind::Bar, &source, "Pit")]);
    let mut fresh = Desk { portal: Portal::open::<StrictJson>(CLOCK), ..Desk::open() };
    desk.commits.iter().for_each(|commit| _ = fresh.portal.apply(commit));
    fresh.act_as(Role::DashboardBuilder).portal.lose_table("TABLE_1");
    let advice = "Berkas asalnya hilang atau tidak terbaca di perangkat ini. Muat ulang halaman; bila tetap begitu, \
        mintalah administrator CMS mengunggah kembali berkasnya.";
    assert_eq!(problem(&fresh.drawn(&id, "widget_1")), ("Baris dataset ini tidak ada", advice));
    let query = FiltersQuery { dashboard: id, filters: at_company("PT Tidak Ada") };
    let applied = fresh.view(|reader| filters(reader, &query)).expect("reading is granted").filters;
    assert_eq!(applied, FilterQuery::default());
}

#[test]
fn company_and_stage_columns_of_a_file_take_precedence_over_its_record() {
    let (mut desk, source) = with("Perusahaan;Tahapan;Nilai\nPT B;Penjualan;1\nPT A;Eksplorasi;2\nPT B;Penjualan;4\n");
    let id = desk.build(vec![of(1, &source, "Perusahaan", (Operation::Sum, "Nilai"))]);
    let choices = offered(&desk, &id);
    assert_eq!(
        (choices.companies, choices.stages),
        (vec!["PT A".to_owned(), "PT B".to_owned()], vec!["Penjualan".to_owned(), "Eksplorasi".to_owned()])
    );
    assert_eq!(choices.periods, [], "the file has no time column");
    assert_eq!(rows(&desk.filtered(&id, "widget_1", &at_company("PT B"))), [["PT B", "5"]]);
    let record = desk.filtered(&id, "widget_1", &at_company("PT Bara Khatulistiwa"));
    assert!(matches!(record.body, WidgetBody::Empty { .. }), "{record:?}");
}

#[test]
fn headings_with_odd_characters_work_as_columns() {
    let odd = ["=1+1", "a \"b\" 'c'", "<b>tebal</b>", "\u{1f5fa} peta", "@badanUsaha", "x".repeat(900).leak()];
    let quoted: Vec<String> = odd.iter().map(|heading| format!("\"{}\"", heading.replace('"', "\"\""))).collect();
    let (mut desk, source) = with(&format!("{}\nu;v;w;x;y;z\nu;v;w;x;yy;z\n", quoted.join(";")));
    let keys: Vec<String> = columns(&desk, &source).into_iter().map(|(key, ..)| key).collect();
    assert_eq!(keys[..6], odd);
    assert_eq!(keys[6..], ["@provinsi", "@tahapan"], "a heading takes precedence over a key of the record");
    let id = desk
        .build((1..).zip(odd).map(|(number, column)| counted_by(number, WidgetKind::Bar, &source, column)).collect());
    for number in 1..=6 {
        let view = desk.drawn(&id, &format!("widget_{number}"));
        assert_eq!(rows(&view).len(), if number == 5 { 2 } else { 1 }, "{view:?}");
    }
    let note = desk.filtered(&id, "widget_5", &at_company("y")).notes;
    assert_eq!(note, ["Filter badan usaha tidak berlaku pada sumber ini."]);
}

#[test]
fn choices_are_sorted_by_frequency() {
    let line = |row: u32| format!("K{row};{}\n", if row.is_multiple_of(3) { "jarang" } else { "sering" });
    let lines = (0..150).map(line).collect::<Vec<_>>().concat();
    let (desk, source) = with(&format!("Kode;Jenis\n{lines}"));
    let values = |column: &str, search: &str| {
        let [column, search] = [column, search].map(str::to_owned);
        let query = ColumnValuesQuery { source: source.clone(), column, search };
        desk.view(|reader| column_values(reader, &query)).expect("the source exists")
    };
    assert_eq!(values("Jenis", "").values, ["sering", "jarang"]);
    assert_eq!(values("Jenis", "JAR").values, ["jarang"]);
    let many = values("Kode", "");
    assert_eq!((many.values.len(), many.more), (100, 50));
    assert_eq!(values("Kode", "k149").values, ["K149"]);
    assert_eq!(values("Tidak ada", "").values, [""; 0]);
}

#[test]
fn a_widget_adapted_to_a_file_draws_at_once() {
    let (desk, source) = with(PRODUCTION);
    for kind in WidgetKind::ALL.iter().filter(|kind| **kind != WidgetKind::Text) {
        let mut widget = counted_by(1, *kind, "tickets", "status");
        widget.config = portal_dashboard::config::WidgetConfig::new(*kind);
        let query = SuitedQuery { widget, source: source.clone() };
        let suited = desk.view(|reader| suited_widget(reader, &query)).expect("the source exists");
        let mut desk = desk.clone();
        let id = desk.build(vec![suited]);
        let view = desk.drawn(&id, "widget_1");
        assert!(view.figures.is_some(), "{kind:?}: {view:?}");
    }
    let query = SuitedQuery { widget: counted_by(1, WidgetKind::Bar, "tickets", "status"), source: "x".to_owned() };
    let refusal = desk.view(|reader| suited_widget(reader, &query)).expect_err("no such source");
    assert_eq!(refusal, Refusal::not_found(Kind::Source, "x"));
}

#[test]
fn the_figures_of_a_widget_are_exported_with_the_active_filters() {
    let (mut desk, source) =
        with("Nama;Perusahaan;Nilai\n=SUM(A1);PT A;1\n\"Satu; \"\"dua\"\"\";PT A;2\nTiga;PT B;4\n");
    let mut widget = of(1, &source, "Nama", (Operation::Sum, "Nilai"));
    "Nilai / nama: \"uji\"".clone_into(&mut widget.title);
    let mut bare = counted_by(2, WidgetKind::Bar, &source, "Nama");
    bare.config = portal_dashboard::config::WidgetConfig::new(WidgetKind::Bar);
    let id = desk.build(vec![widget, bare]);
    let taken = |widget: &str| desk.view(|reader| csv(reader, &widget_query(&id, widget, &at_company("PT A"))));
    let file = taken("widget_1").expect("an administrator's");
    assert_eq!(file.content, "\u{feff}Nama,Total nilai\r\n'=SUM(A1),1\r\n\"Satu; \"\"dua\"\"\",2\r\n");
    assert!(file.name.strip_suffix(".csv").is_some_and(|stem| stem.starts_with("Uji_Nilai")), "{}", file.name);
    assert!(!file.name.contains(['/', ':', '"']), "{}", file.name);
    for nothing in ["widget_2", "widget_9"] {
        assert_eq!(taken(nothing).expect_err("no figures"), Refusal::not_found(Kind::Widget, nothing));
    }
    let missing = desk.view(|reader| widget_of(reader, &widget_query(&id, "widget_9", &FilterQuery::default())));
    assert_eq!(missing.expect_err("no such widget"), Refusal::not_found(Kind::Widget, "widget_9"));
}

#[test]
fn a_sum_of_fractions_is_exported_without_rounding_errors() {
    let (mut desk, source) = with("Nama;Nilai\nA;0,1\nA;0,2\nB;1000\n");
    let id = desk.build(vec![of(1, &source, "Nama", (Operation::Sum, "Nilai"))]);
    let query = widget_query(&id, "widget_1", &FilterQuery::default());
    let file = desk.view(|reader| csv(reader, &query)).expect("an administrator's");
    assert_eq!(file.content, "\u{feff}Nama,Total nilai\r\nA,\"0,3\"\r\nB,1000\r\n");
}

fn long(rows: usize) -> String {
    let row = |row: usize| {
        let (month, day, share) = (1 + row % 12, 1 + row % 28, row * 7_919 % 1_000);
        format!("2025-{month:02};Pit {};{share},5;2025-{month:02}-{day:02}\n", row % 41)
    };
    let rows: String = (0..rows).map(row).collect();
    format!("Bulan;Pit;Produksi;Tanggal\n{rows}")
}

fn widgets(source: &str) -> Vec<Widget> {
    let sum = (Operation::Sum, "Produksi");
    ["Bulan", "Pit", "Produksi", "Tanggal"].into_iter().zip(1..).map(|(by, n)| of(n, source, by, sum)).collect()
}

#[test]
fn columns_of_a_long_file_read_in_parts_give_the_same_drawing() {
    let file = long(70_000);
    let ((mut at_once, source), (mut in_parts, same)) = (with(&file), with(&file));
    assert_eq!(source, same);
    let ids = [&mut at_once, &mut in_parts].map(|desk| desk.build(widgets(&source)));
    let is_prepared = || in_parts.view(|reader| prepared(reader, &ids[1])).expect("reading is granted");
    let parts = (0..100).take_while(|_| !is_prepared()).count();
    // Four columns are read in three parts each; counting their unreadable cells takes further parts.
    assert!((8..100).contains(&parts), "{parts} parts");
    for widget in widgets(&source) {
        assert_eq!(in_parts.drawn(&ids[1], &widget.id), at_once.drawn(&ids[0], &widget.id));
        let query = PreviewWidget { widget, filters: FilterQuery::default(), coloured: Vec::new() };
        assert_eq!(in_parts.view(|reader| preview_prepared(reader, &query)), Ok(true), "read for all widgets");
    }
    assert_eq!(offered(&in_parts, &ids[1]), offered(&at_once, &ids[0]));
}

#[test]
fn only_the_columns_of_a_widget_are_read_and_a_short_file_at_once() {
    let (desk, source) = with(&long(70_000));
    let is_prepared = |desk: &Desk, widget: Widget| {
        let query = PreviewWidget { widget, filters: FilterQuery::default(), coloured: Vec::new() };
        desk.view(|reader| preview_prepared(reader, &query)).expect("whoever builds them asks")
    };
    let by_pit = || counted_by(1, WidgetKind::Bar, &source, "Pit");
    let parts = (0..100).take_while(|_| !is_prepared(&desk, by_pit())).count();
    assert!((1..100).contains(&parts), "{parts} parts");
    assert!(!is_prepared(&desk, of(2, &source, "Pit", (Operation::Sum, "Produksi"))), "another column");
    let (desk, source) = with(PRODUCTION);
    assert!(is_prepared(&desk, of(1, &source, "Pit", (Operation::Sum, "Produksi (ton)"))));
    assert!(is_prepared(&desk, of(1, "dataset:gone", "Pit", (Operation::Sum, "Produksi"))), "nothing to read");
}
