//! The search of Repositori Dokumen: names and contents of documents and datasets, best match first.

use crate::support::audit::*;
use crate::support::{CLOCK, Desk, OPENED};
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, DocumentForm, PlaceForm};
use portal_core::audit::repository::views::documents::{DocumentQuery, Level, shelf};
use portal_core::audit::repository::views::places::FoundPlace;
use portal_core::audit::repository::views::preview::{PreviewQuery, preview};
use portal_core::audit::repository::views::search::{
    BoundProblem, FoundCard, FoundItem, RepositorySearch, prepared, search,
};
use portal_core::audit::repository::views::table::{TableQuery, rows};
use portal_core::model::Role;
use portal_core::model::repository::Section;
use portal_core::seed::json::StrictJson;
use portal_core::store::form::attachment::FileFacts;
use portal_core::table::sought::TextPiece;
use portal_core::{Command, Portal};

fn of(words: &str) -> DocumentQuery {
    DocumentQuery { search: Some(words.to_owned()), ..DocumentQuery::default() }
}

fn found(desk: &Desk, query: &DocumentQuery) -> RepositorySearch {
    desk.view(|reader| search(reader, query)).expect("the administrator may look")
}

fn name(item: &FoundItem) -> String {
    match &item.item {
        FoundCard::Document(card) => card.name.clone(),
        FoundCard::Dataset(card) => card.name.clone(),
    }
}

fn names(desk: &Desk, query: &DocumentQuery) -> Vec<String> {
    found(desk, query).items.iter().map(name).collect()
}

/// The pieces as one text, with the hits in brackets.
fn written(pieces: &[TextPiece]) -> String {
    pieces.iter().map(|TextPiece { text, is_hit }| if *is_hit { format!("[{text}]") } else { text.clone() }).collect()
}

fn places(item: &FoundItem) -> Vec<(&str, String)> {
    item.places.iter().map(|place| (place.label.as_str(), written(&place.text))).collect()
}

fn place(description: &str) -> PlaceForm {
    let [tahapan, badan_usaha, description] = ["Penjualan", "PT Baru", description].map(str::to_owned);
    PlaceForm { tahapan, badan_usaha, description }
}

fn store_document(desk: &mut Desk, name: &str, description: &str, sections: &[(&str, &str)]) -> String {
    let head: &[u8] = if name.ends_with("pdf") { b"%PDF-1.4" } else { b"text" };
    let section = |(title, body): &(&str, &str)| Section { title: (*title).to_owned(), body: (*body).to_owned() };
    let form = DocumentForm {
        place: place(description),
        file: FileFacts { name: name.to_owned(), size: 9, head: head.to_vec(), tail: Vec::new() },
        sections: sections.iter().map(section).collect(),
        pages: None,
    };
    desk.clock.now.0 += 1_000;
    desk.ok(&Command::Repository(RepositoryCommand::StoreDocument { form })).expect("stored").subject.id
}

fn dataset(content: &str, kegiatan: &str) -> Command {
    let [kegiatan, content, file_name] = [kegiatan, content, "asal.csv"].map(str::to_owned);
    let form = DatasetForm {
        place: place(""),
        kegiatan,
        content,
        file_name,
        kinds: vec![],
        headers: vec![],
        ..DatasetForm::default()
    };
    Command::Repository(RepositoryCommand::StoreDataset { form })
}

fn store_dataset(desk: &mut Desk, kegiatan: &str, file: &str) -> String {
    let content = format!("TABLE_{kegiatan}");
    desk.read_csv(&content, file.as_bytes(), 4_096);
    desk.clock.now.0 += 1_000;
    desk.ok(&dataset(&content, kegiatan)).expect("stored").subject.id
}

#[test]
fn words_in_the_name_come_first_then_in_one_passage_then_spread_and_the_newest_first() {
    let mut desk = Desk::cms();
    store_document(&mut desk, "Wolfram dan Galena.txt", "", &[]);
    store_document(&mut desk, "spread.txt", "", &[("", "wolfram\n\ngalena")]);
    store_document(&mut desk, "older.txt", "", &[("", "Galena dengan wolfram")]);
    store_document(&mut desk, "newer.txt", "", &[("", "apa pun"), ("", "wolfram\ngalena")]);
    store_document(&mut desk, "one.txt", "", &[("", "wolfram saja")]);
    store_dataset(&mut desk, "Tabel", "Mineral;Jumlah\nWOLFRAM;1\nGalena;2\n");
    let result = found(&desk, &of("galena wolfram"));
    let names: Vec<String> = result.items.iter().map(name).collect();
    assert_eq!(names, ["Wolfram dan Galena.txt", "newer.txt", "older.txt", "Tabel - PT Baru", "spread.txt"]);
    assert_eq!(written(&result.items[0].name), "[Wolfram] dan [Galena].txt");
    let counts: Vec<u32> = result.items.iter().map(|item| item.count).collect();
    assert_eq!((counts, result.found.as_str()), (vec![0, 1, 1, 2, 2], "6 tempat di 5 berkas"));
}

#[test]
fn a_place_is_a_page_a_section_a_description_or_a_heading() {
    let mut desk = Desk::cms();
    let pages = [("Halaman 1", "kosong"), ("Halaman 3", "ada Wolfram\n\ndan galena di sini")];
    store_document(&mut desk, "a.pdf", "", &pages);
    store_document(&mut desk, "b.txt", "Tentang wolfram", &[("Bab wolfram", "satu\n\n\ndua\n\nkadar wolfram")]);
    store_dataset(&mut desk, "Tabel", "Kadar Wolfram;Jumlah\na;1\n");
    let result = found(&desk, &of("wolfram"));
    let [table, text, pdf] = result.items.as_slice() else { panic!("{result:?}") };
    assert_eq!(places(table), [("Judul kolom", "Kadar [Wolfram] · Jumlah".to_owned())]);
    let expected =
        [("Keterangan", "Tentang [wolfram]"), ("Bab wolfram", "Bab [wolfram]"), ("Bab wolfram", "kadar [wolfram]")];
    assert_eq!(places(text), expected.map(|(label, text)| (label, text.to_owned())));
    let at = |item: &FoundItem| item.places.iter().map(|place| place.at.clone()).collect::<Vec<_>>();
    assert_eq!(at(text), [None, Some("0.0".to_owned()), Some("0.2".to_owned())]);
    assert_eq!(places(pdf), [("Halaman 3", "ada [Wolfram] dan galena di sini".to_owned())]);
    assert_eq!(at(pdf), [Some("3".to_owned())]);
    let find = |words| found(&desk, &of(words)).items[0].places[0].find.clone();
    assert_eq!(find("galena DI"), "galena DI");
    assert_eq!(find("galena wolfram"), "Wolfram", "the reader finds only words that follow each other");
    assert!(found(&desk, &of("halaman")).items.iter().all(|item| name(item) != "a.pdf"), "a page's number is no text");
}

#[test]
fn a_row_shows_its_number_the_column_and_its_first_cells() {
    let mut desk = Desk::cms();
    let file = "Tanggal;Mineral;Lokasi;Catatan\n2025-01-19;Galena;Sumbawa;\n2025-02-20;Wolfram;Bima;x\n";
    let id = store_dataset(&mut desk, "Tabel", file);
    let [item] = found(&desk, &of("wolfram bima")).items.try_into().expect("one");
    let [FoundPlace { label, text, row, find, at }] = item.places.try_into().expect("one");
    assert_eq!((label.as_str(), written(&text).as_str()), ("Baris 2 · Mineral", "[Wolfram]"));
    assert_eq!(row.as_deref(), Some("20 Februari 2025 · Bima · x"));
    assert_eq!((find.as_str(), at), ("wolfram bima", None));

    let [item] = found(&desk, &of("februari wolfram baru")).items.try_into().expect("one");
    let FoundPlace { label, find, .. } = &item.places[0];
    assert_eq!(
        (label.as_str(), find.as_str()),
        ("Baris 2 · Tanggal", "februari wolfram"),
        "the company has the last one"
    );
    let query = TableQuery { search: find.clone(), ..rows_of(&id) };
    assert_eq!(desk.view(|reader| rows(reader, &query)).expect("granted").matching, 1);
}

#[test]
fn matching_ignores_case_unicode_form_and_variants() {
    let mut desk = Desk::cms();
    store_document(&mut desk, "a.txt", "", &[("", "Die Straße im Cafe\u{301}, 12 m³ tam\u{ad}bang")]);
    for words in ["STRASSE", "café", "CAFE\u{301}", "m3", "tambang 12", "ｃａｆé"] {
        assert_eq!(names(&desk, &of(words)).first().map(String::as_str), Some("a.txt"), "{words}");
    }
    assert_eq!(names(&desk, &of("strasse zzz")), [""; 0]);
}

#[test]
fn filters_limit_format_stage_company_and_days() {
    let mut desk = Desk::cms();
    let [pdf, txt] = ["a.pdf", "a.txt"].map(|name| store_document(&mut desk, name, "wolfram", &[]));
    let table = store_dataset(&mut desk, "Tabel", "Mineral;n\nwolfram;1\n");
    let ids = |query: DocumentQuery| {
        let id = |item: &FoundItem| match &item.item {
            FoundCard::Document(card) => card.id.clone(),
            FoundCard::Dataset(card) => card.id.clone(),
        };
        found(&desk, &query).items.iter().map(id).collect::<Vec<_>>()
    };
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(ids(of("wolfram")), [table.as_str(), &txt, &pdf]);
    assert_eq!(ids(DocumentQuery { format: some("pdf"), ..of("wolfram") }), [pdf.as_str()]);
    assert_eq!(ids(DocumentQuery { format: some("tabular"), ..of("wolfram") }), [table.as_str()]);
    assert_eq!(ids(DocumentQuery { tahapan: some("Perizinan"), ..of("wolfram") }), [""; 0]);
    assert_eq!(ids(DocumentQuery { badan_usaha: some("PT Baru"), ..of("wolfram") }).len(), 3);
    assert_eq!(ids(DocumentQuery { badan_usaha: some("PT Bara Khatulistiwa"), ..of("wolfram") }), [""; 0]);
    let today = CLOCK.local(OPENED).date();
    let day = |days: i64| Some(today.plus_days(days).long());
    assert_eq!(ids(DocumentQuery { from: day(0), until: day(0), ..of("wolfram") }).len(), 3);
    assert_eq!(ids(DocumentQuery { from: day(1), ..of("wolfram") }), [""; 0]);
    assert_eq!(ids(DocumentQuery { until: day(-1), ..of("wolfram") }), [""; 0]);
    assert_eq!(ids(DocumentQuery { from: day(0), ..DocumentQuery::default() }), [table, txt, pdf], "without words");
}

#[test]
fn a_text_that_is_no_date_limits_nothing_and_is_reported() {
    let desk = Desk::cms();
    let typed = |from: &str, until: &str| DocumentQuery {
        from: Some(from.to_owned()),
        until: Some(until.to_owned()),
        ..of("izin")
    };
    let all = names(&desk, &of("izin"));
    let problems = |from, until| {
        let query = typed(from, until);
        let result = found(&desk, &query);
        assert_eq!(result.items.iter().map(name).collect::<Vec<_>>(), all);
        let shown = desk.view(|reader| shelf(reader, &query)).expect("granted");
        (shown.from.problem, shown.until.problem)
    };
    assert_eq!(problems("kemarin", " "), (Some(BoundProblem::NotADate), None));
    assert_eq!(problems("1/1/2020", "31/12/2019"), (None, Some(BoundProblem::BeforeFirst)));
}

#[test]
fn the_screen_lists_what_a_search_finds_and_the_preview_steps_through_its_documents() {
    let desk = Desk::cms();
    let query = of("reklamasi");
    let shown = desk.view(|reader| shelf(reader, &query)).expect("granted");
    assert_eq!((shown.level, shown.is_filtered, shown.documents.len()), (Level::Found, true, 0));
    assert!(shown.companies.iter().any(|company| company == "PT Emas Rimba Larasati"), "datasets' companies too");
    let result = found(&desk, &query);
    let documents: Vec<&str> = result
        .items
        .iter()
        .filter_map(|item| if let FoundCard::Document(card) = &item.item { Some(card.id.as_str()) } else { None })
        .collect();
    assert!(documents.len() > 1 && documents.len() < result.items.len(), "{documents:?}");
    let list = PreviewQuery { id: documents[0].to_owned(), list: query };
    let first = desk.view(|reader| preview(reader, &list)).expect("granted");
    assert_eq!((first.previous, first.next.as_deref()), (None, documents.get(1).copied()));
    assert_eq!(first.position, format!("1 dari {}", documents.len()));
}

#[test]
fn an_empty_result_says_what_was_searched() {
    let desk = Desk::cms();
    let tabular = Some("tabular".to_owned());
    let result = found(&desk, &DocumentQuery { tahapan: Some("Penjualan".to_owned()), ..of("qqqq") });
    assert_eq!((result.items.len(), result.found.as_str()), (0, "0 berkas"));
    assert_eq!(result.searched, "Yang dicari: nama, keterangan, dan isi 2 dokumen dan 3 dataset.");
    let result = found(&desk, &DocumentQuery { format: tabular, tahapan: Some("Perizinan".to_owned()), ..of("qqqq") });
    assert_eq!(result.searched, "Tidak ada data di bawah filter ini.");
}

#[test]
fn an_empty_result_names_documents_without_text() {
    let mut desk = Desk::cms();
    store_document(&mut desk, "Pindaian.pdf", "", &[]);
    let result = found(&desk, &of("qqqqq"));
    let told = " 1 dokumen tanpa teks dicari menurut nama dan keterangannya saja.";
    assert!(result.searched.ends_with(told), "{}", result.searched);
}

#[test]
fn datasets_without_rows_in_memory_are_named_and_searched_when_they_are_back() {
    let file = "Mineral;n\nwolfram;1\n";
    let mut desk = Desk::cms();
    desk.read_csv("T", file.as_bytes(), 64);
    let commit = desk.ok(&dataset("T", "Tabel")).expect("stored");
    let mut desk = Desk { portal: Portal::open::<StrictJson>(CLOCK), ..Desk::cms() };
    desk.act_as(Role::CmsAuditor).portal.apply(&commit);
    let result = found(&desk, &of("wolfram"));
    assert_eq!((result.items.len(), result.loading, result.lost.len()), (0, vec!["Tabel - PT Baru".to_owned()], 0));
    assert_eq!(names(&desk, &of("tabel pt baru"))[..1], ["Tabel - PT Baru"], "the name is searched all the same");
    desk.read_csv("T", file.as_bytes(), 64);
    let result = found(&desk, &of("wolfram"));
    assert_eq!((result.items.len(), result.loading.len()), (1, 0));
}

#[test]
fn a_change_of_the_repository_is_searched_again() {
    let mut desk = Desk::cms();
    assert_eq!(names(&desk, &of("wolfram")), [""; 0]);
    store_document(&mut desk, "a.txt", "", &[("", "wolfram")]);
    assert_eq!(names(&desk, &of("wolfram")), ["a.txt"]);
}

#[test]
fn a_search_in_parts_finds_the_same_as_one_at_once() {
    let lines = |word: &str| (0..16_000).map(|line| format!("baris {line} {word} é")).collect::<Vec<_>>().join("\n");
    let rows = (0..6_000).map(|row| format!("{row};{};Lokasi {}", ["wolfram", "galena"][row % 2], row % 97));
    let table = format!("Nomor;Mineral;Lokasi\n{}\n", rows.collect::<Vec<_>>().join("\n"));
    let mut desk = Desk::cms();
    store_document(&mut desk, "panjang.txt", "", &[("Awal", &lines("wolfram")), ("Akhir", &lines("galena"))]);
    store_document(&mut desk, "panjang.pdf", "", &[("Halaman 2", &lines("wolfram galena"))]);
    store_dataset(&mut desk, "Tabel", &table);
    for words in ["wolfram", "galena wolfram", "wolfram 5998 galena 5999", "panjang galena", "wolfram tidak-ada"] {
        let parts = (1..1_000).find(|_| desk.view(|reader| prepared(reader, &of(words))).expect("granted"));
        assert!(parts.is_some_and(|parts| parts > 1), "{words}: {parts:?}");
        let result = found(&desk, &of(words));
        let fresh = Desk { portal: desk.portal.clone(), ..Desk::cms() };
        assert_eq!(found(&fresh, &of(words)), result, "{words}");
    }
}

#[test]
fn many_items_are_cut_and_the_rest_is_counted() {
    let mut desk = Desk::cms();
    for number in 0..53 {
        store_document(&mut desk, &format!("wolfram {number}.txt"), "", &[]);
    }
    let result = found(&desk, &of("wolfram"));
    assert_eq!((result.items.len(), result.more, result.found.as_str()), (50, 3, "53 berkas"));
}
