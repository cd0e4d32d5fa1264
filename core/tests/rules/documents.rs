//! Repositori Dokumen (§2.8): folders, previews with neighbours, downloads, and loaded documents.

use crate::support::audit::*;
use crate::support::{Desk, HOUR, OPENED};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DOCUMENT_MAX_BYTES, DocumentForm, PlaceForm};
use portal_core::audit::repository::views::documents::{DocumentQuery, DocumentShelf, Folder, Level, shelf};
use portal_core::audit::repository::views::file::{DocumentBytes, file};
use portal_core::audit::repository::views::load::document_form_errors;
use portal_core::audit::repository::views::preview::{DocumentPreview, PreviewQuery, preview};
use portal_core::audit::repository::views::search::{FoundCard, search};
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::model::Stage;
use portal_core::model::repository::{Document, DocumentFormat, Section};
use portal_core::store::error::{DocumentProblem, Field, Kind, Problem, Refusal};
use portal_core::store::form::attachment::FileFacts;

fn at([tahapan, badan_usaha, format, search]: [&str; 4]) -> DocumentQuery {
    let [tahapan, badan_usaha, format, search] = [tahapan, badan_usaha, format, search].map(|raw| Some(raw.to_owned()));
    DocumentQuery { tahapan, badan_usaha, format, search, ..DocumentQuery::default() }
}

fn shelves(desk: &Desk, place: [&str; 4]) -> DocumentShelf {
    desk.view(|reader| shelf(reader, &at(place))).expect("the administrator may look")
}

fn ids(shelf: &DocumentShelf) -> Vec<&str> {
    shelf.documents.iter().map(|card| card.id.as_str()).collect()
}

fn counts(folders: &[Folder]) -> Vec<(&str, u32, u32)> {
    folders.iter().map(|folder| (folder.label.as_str(), folder.companies, folder.documents)).collect()
}

#[test]
fn the_first_level_shows_every_stage_with_its_counts() {
    let shown = shelves(&Desk::cms(), [""; 4]);
    assert_eq!((shown.level, shown.documents.len()), (Level::Stages, 0));
    let expected = [
        ("Perizinan", 3, 4),
        ("Pengadministrasian", 2, 3),
        ("Eksplorasi", 2, 2),
        ("Feasibility Study", 2, 2),
        ("Operasi Produksi", 1, 2),
        ("Penjualan", 1, 2),
    ];
    assert_eq!(counts(&shown.stages), expected);
}

#[test]
fn a_stage_shows_its_companies_and_a_company_its_documents() {
    let desk = Desk::cms();
    let stage = shelves(&desk, ["Perizinan", "", "", ""]);
    assert_eq!((stage.level, stage.tahapan), (Level::Companies, Some(Stage::Perizinan)));
    let expected = [("CV Timah Selat Gaspar", 1, 1), ("PT Bara Khatulistiwa", 1, 2), ("PT Nikel Halmahera Raya", 1, 1)];
    assert_eq!(counts(&stage.folders), expected);
    let company = shelves(&desk, ["Perizinan", "PT Bara Khatulistiwa", "", ""]);
    assert_eq!(company.level, Level::Documents);
    let mut found = ids(&company);
    found.sort_unstable();
    assert_eq!(found, ["DOC-PRZ-01", "DOC-PRZ-04"]);
}

#[test]
fn documents_are_listed_newest_first_with_name_size_format_and_day() {
    let desk = Desk::cms();
    let shown = shelves(&desk, ["Perizinan", "PT Bara Khatulistiwa", "", ""]);
    let uploaded = |id| desk.portal.state().repository.documents.get(id).expect("there").upload_date;
    assert!(ids(&shown).into_iter().map(uploaded).is_sorted_by(|one, other| one >= other));
    let card = shown.documents.iter().find(|card| card.id == "DOC-PRZ-01").expect("there");
    assert_eq!(card.name, "Keputusan Perpanjangan IUP Operasi Produksi.pdf");
    assert_eq!((card.size.as_str(), card.format, card.assignments), ("41,13 KB", DocumentFormat::Pdf, 1));
    assert_eq!(card.uploaded, "29 September 2026");
}

#[test]
fn an_unknown_company_shows_the_companies_of_the_stage() {
    let shown = shelves(&Desk::cms(), ["Penjualan", "PT Emas Rimba Larasati", "", ""]);
    assert_eq!((shown.level, shown.badan_usaha), (Level::Companies, None));
    assert_eq!(shown.unknown_company.as_deref(), Some("PT Emas Rimba Larasati"));
}

#[test]
fn an_unknown_stage_shows_the_top_level_and_is_named() {
    let shown = shelves(&Desk::cms(), ["Reklamasi", "", "", ""]);
    assert_eq!((shown.level, shown.unknown.as_deref()), (Level::Stages, Some("Reklamasi")));
}

#[test]
fn known_or_absent_places_are_not_reported_as_unknown() {
    let desk = Desk::cms();
    let unknown = |place| {
        let shown = shelves(&desk, place);
        (shown.unknown, shown.unknown_company)
    };
    assert_eq!(unknown([""; 4]), (None, None));
    assert_eq!(unknown(["Perizinan", "PT Bara Khatulistiwa", "", ""]), (None, None));
}

#[test]
fn a_format_or_a_word_counts_as_a_filter_and_a_folder_does_not() {
    let desk = Desk::cms();
    let is_filtered = |place| shelves(&desk, place).is_filtered;
    assert!(!is_filtered(["Perizinan", "PT Bara Khatulistiwa", "", ""]));
    assert!(is_filtered(["", "", "txt", ""]));
    assert!(is_filtered(["", "", "", "laporan"]));
}

#[test]
fn the_format_filter_narrows_folders_and_documents() {
    let desk = Desk::cms();
    let stage = shelves(&desk, ["Pengadministrasian", "", "txt", ""]);
    assert_eq!(counts(&stage.folders), [("CV Timah Selat Gaspar", 1, 1), ("PT Bara Khatulistiwa", 1, 0)]);
    assert_eq!(counts(&shelves(&desk, ["", "", "txt", ""]).stages)[0], ("Perizinan", 0, 0));
    let company = shelves(&desk, ["Operasi Produksi", "PT Bara Khatulistiwa", "txt", ""]);
    assert_eq!((ids(&company), company.format), (vec!["DOC-OPR-02"], Some(DocumentFormat::Txt)));
    assert_eq!(shelves(&desk, ["", "", "exe", ""]).format, None);
}

/// `repository_search.rs` tests the contents.
#[test]
fn a_search_covers_the_names_below_the_open_folder() {
    let desk = Desk::cms();
    let found = |place| {
        assert_eq!(shelves(&desk, place).level, Level::Found);
        let found = desk.view(|reader| search(reader, &at(place))).expect("granted").items.into_iter();
        let in_name = found.filter(|item| item.name.iter().any(|piece| piece.is_hit));
        let mut found: Vec<String> = in_name
            .filter_map(|item| if let FoundCard::Document(card) = item.item { Some(card.id) } else { None })
            .collect();
        found.sort_unstable();
        found
    };
    assert_eq!(found(["", "", "", "LAPORAN"]), ["DOC-ADM-01", "DOC-ADM-03", "DOC-PJL-01"]);
    assert_eq!(found(["", "", "", "berkala tanda"]), ["DOC-ADM-03"]);
    assert_eq!(found(["Penjualan", "", "", "laporan"]), ["DOC-PJL-01"]);
    assert_eq!(found(["", "", "txt", "laporan"]), ["DOC-ADM-03"]);
    assert_eq!(found(["", "", "", "DOC-"]), [""; 0], "an id is no text");
}

fn previewed(desk: &Desk, id: &str, place: [&str; 4]) -> DocumentPreview {
    let query = PreviewQuery { id: id.to_owned(), list: at(place) };
    desk.view(|reader| preview(reader, &query)).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

#[test]
fn a_preview_has_the_neighbours_of_the_filtered_list() {
    let desk = Desk::cms();
    let place = ["Perizinan", "PT Bara Khatulistiwa", "", ""];
    let list = shelves(&desk, place);
    let list = ids(&list);
    assert_eq!(list.len(), 2);
    for (index, id) in list.iter().enumerate() {
        let shown = previewed(&desk, id, place);
        assert_eq!(shown.previous.as_deref(), index.checked_sub(1).map(|before| list[before]));
        assert_eq!(shown.next.as_deref(), list.get(index + 1).copied());
        assert_eq!(shown.position, format!("{} dari {}", index + 1, list.len()));
    }
}

#[test]
fn a_preview_outside_the_filter_has_no_neighbours() {
    let shown = previewed(&Desk::cms(), "DOC-PRZ-01", ["", "", "txt", ""]);
    assert_eq!((shown.previous, shown.next, shown.position.as_str()), (None, None, ""));
    assert_eq!(shown.place, "Perizinan · PT Bara Khatulistiwa · 29 September 2026");
    assert_eq!((shown.content.pages.as_str(), shown.content.file), ("2", None));
    assert!(shown.content.sections.len() >= 3);
}

fn bytes_of(desk: &Desk, id: &str) -> DocumentBytes {
    desk.view(|reader| file(reader, &DataSubject::Data(id.to_owned()))).expect("the administrator is allowed").bytes
}

#[test]
fn a_text_is_downloaded_as_its_sections() {
    let desk = Desk::cms();
    let DocumentBytes::Text(text) = bytes_of(&desk, "DOC-PJL-02") else { panic!("the document is a text") };
    let document = desk.portal.state().repository.documents.get("DOC-PJL-02").expect("there");
    for section in &document.sections {
        assert!(text.contains(&format!("{}\r\n\r\n{}\r\n\r\n", section.title, section.body.replace('\n', "\r\n"))));
    }
    assert_eq!(text.len() as u64, document.size);
    assert!(!text.replace("\r\n", "").contains('\n'));
}

#[test]
fn a_pdf_is_downloaded_as_its_sections() {
    let DocumentBytes::Pdf(pdf) = bytes_of(&Desk::cms(), "DOC-PRZ-01") else { panic!("the document is a PDF") };
    assert_eq!(pdf.title, "Keputusan Perpanjangan IUP Operasi Produksi");
    assert!(pdf.sections.len() >= 3 && pdf.footer.is_empty());
}

#[test]
fn a_dataset_or_an_unknown_id_cannot_be_downloaded() {
    let desk = Desk::cms();
    for id in ["TAB-PJL-03", "DOC-HILANG"] {
        let refusal = desk.view(|reader| file(reader, &DataSubject::Data(id.to_owned()))).expect_err("no document");
        assert_eq!(refusal, Refusal::not_found(Kind::Data, id));
    }
}

fn document_form(name: &str, size: u64, head: &[u8]) -> DocumentForm {
    DocumentForm {
        place: PlaceForm {
            tahapan: "Penjualan".to_owned(),
            badan_usaha: "PT Baru Sekali".to_owned(),
            description: String::new(),
        },
        file: FileFacts { name: name.to_owned(), size, head: head.to_vec(), tail: Vec::new() },
        sections: Vec::new(),
        pages: None,
    }
}

fn loaded(desk: &mut Desk, form: DocumentForm) -> String {
    desk.ok(&Command::Repository(RepositoryCommand::StoreDocument { form })).expect("stored").subject.id
}

fn document<'a>(desk: &'a Desk, id: &str) -> &'a Document {
    desk.portal.state().repository.documents.get(id).expect("the document is stored")
}

#[test]
fn a_loaded_document_is_downloaded_unchanged() {
    let mut desk = Desk::cms();
    let id = loaded(&mut desk, document_form("Kontrak:A.PDF", 2_048, b"%PDF-1.7"));
    assert_eq!(id, "DOC_1795226700000");
    let stored = document(&desk, &id);
    assert_eq!((stored.format, stored.size, stored.pages, stored.has_file), (DocumentFormat::Pdf, 2_048, None, true));
    assert_eq!((stored.upload_date, stored.updated_date), (OPENED, OPENED));
    assert_eq!(bytes_of(&desk, &id), DocumentBytes::Kept(id.clone()));
    let name = desk.view(|reader| file(reader, &DataSubject::Data(id.clone()))).expect("there").name;
    assert_eq!(name, "Kontrak_A.PDF");
    let shown = previewed(&desk, &id, ["Penjualan", "PT Baru Sekali", "", ""]);
    assert_eq!((shown.content.pages.as_str(), shown.content.file.as_deref()), ("-", Some(id.as_str())));
    assert_eq!(shown.position, "1 dari 1");
}

#[test]
fn a_document_with_text_shows_it_with_a_word_count() {
    let mut desk = Desk::cms();
    let section = |title: &str, body: &str| Section { title: title.to_owned(), body: body.to_owned() };
    let sections = vec![section(" Bab\nsatu ", "dua tiga\r\n\r\nempat lima\u{0}"), section("", "enam")];
    let id = loaded(&mut desk, DocumentForm { sections, ..document_form("a.docx", 9, b"PK\x03\x04....") });
    assert_eq!(document(&desk, &id).sections, [section("Bab satu", "dua tiga\n\nempat lima"), section("", "enam")]);
    let assigned = desk.assign(&id, HENDRA);
    desk.as_auditor(HENDRA);
    let item = desk.item(&assigned).expect("its own");
    let facts: Vec<_> = item.statistics.iter().map(|fact| (fact.label.as_str(), fact.value.as_str())).collect();
    assert_eq!(facts, [("Halaman", "-"), ("Bagian", "2"), ("Kata", "7")]);
    let origin = item.source.last().map(|fact| (fact.label.as_str(), fact.value.as_str()));
    assert_eq!(origin, Some(("Asal", "a.docx")));
    let content = item.document.expect("a document");
    assert_eq!((content.sections.len(), content.file), (2, None), "the text is shown instead of the file");
}

#[test]
fn a_pdf_with_text_is_shown_as_pages_and_counts_pages_and_words() {
    let mut desk = Desk::cms();
    let page = |number: u32, body: &str| Section { title: format!("Halaman {number}"), body: body.to_owned() };
    let sections = vec![page(1, "dua tiga"), page(3, "empat")];
    let id = loaded(&mut desk, DocumentForm { sections, pages: Some(3), ..document_form("a.pdf", 9, b"%PDF-1.4") });
    let assigned = desk.assign(&id, HENDRA);
    desk.as_auditor(HENDRA);
    let item = desk.item(&assigned).expect("its own");
    let facts: Vec<_> = item.statistics.iter().map(|fact| (fact.label.as_str(), fact.value.as_str())).collect();
    assert_eq!(facts, [("Halaman", "3"), ("Bagian", "-"), ("Kata", "3")]);
    let content = item.document.expect("a document");
    assert_eq!((content.sections.len(), content.file, content.pages.as_str()), (0, Some(id), "3"));
}

#[test]
fn only_a_pdf_has_a_number_of_pages() {
    let mut desk = Desk::cms();
    let id = loaded(&mut desk, DocumentForm { pages: Some(3), ..document_form("a.txt", 9, b"x") });
    assert_eq!(document(&desk, &id).pages, None);
}

#[test]
fn a_document_without_text_has_no_counts() {
    let mut desk = Desk::cms();
    let id = loaded(&mut desk, document_form("a.pdf", 9, b"%PDF-1.4"));
    let assigned = desk.assign(&id, HENDRA);
    desk.as_auditor(HENDRA);
    let facts = desk.item(&assigned).expect("its own").statistics;
    assert!(facts.iter().all(|fact| fact.value == "-"), "{facts:?}");
}

#[test]
fn only_a_pdf_is_shown_as_its_own_file() {
    for (name, head) in [("kosong.docx", &b"PK\x03\x04...."[..]), ("kosong.txt", b"  ")] {
        let mut desk = Desk::cms();
        let id = loaded(&mut desk, document_form(name, 9, head));
        let content = previewed(&desk, &id, [""; 4]).content;
        assert_eq!((content.sections, content.file), (Vec::new(), None), "{name}");
    }
}

#[test]
fn a_company_in_another_case_matches_the_existing_one() {
    let mut desk = Desk::cms();
    let mut form = document_form("a.txt", 4, b"halo");
    "pt  bara KHATULISTIWA".clone_into(&mut form.place.badan_usaha);
    let id = loaded(&mut desk, form);
    assert_eq!(document(&desk, &id).badan_usaha, "PT Bara Khatulistiwa");
}

type Objection = Option<(DocumentProblem, Option<&'static str>)>;

#[test]
fn extension_and_first_bytes_must_agree() {
    let differs = |hint| Some((DocumentProblem::ContentDiffers, Some(hint)));
    let unsupported = |hint| Some((DocumentProblem::Unsupported, hint));
    let cases: [(&str, &[u8], Objection); 15] = [
        ("a.pdf", b"%PDF-1.4", None),
        ("a.Docx", b"PK\x03\x04\x14\0\x06\0", None),
        ("a.txt", b"halo", None),
        ("a.txt", "é".as_bytes(), None),
        ("a.txt", b"\xff\xfeh\0a\0l\0o\0", None),
        ("a.txt", b"\xfe\xff\0h\0a\0l\0o", None),
        ("a.pdf", b"PK\x03\x04....", differs("Ini arsip ZIP. Ekstrak terlebih dahulu, lalu pilih berkas di dalamnya.")),
        ("a.docx", b"%PDF-1.4", differs("Ini dokumen PDF. Ubah ekstensinya menjadi .pdf, lalu pilih lagi.")),
        ("a.docx", b"PK\x05\x06....", differs("Ini arsip ZIP yang kosong. Pilih berkas lain.")),
        ("a.txt", b"MZ\x90\0", differs("Ini program Windows. Pilih berkas lain.")),
        ("a.pdf", b"\0\0\0\x18ftypheic", differs("Ini berkas HEIC dari iPhone. Simpan sebagai PDF, lalu pilih lagi.")),
        ("a.rtf", b"{\\rtf1", unsupported(Some("Ini dokumen RTF. Simpan sebagai PDF atau DOCX, lalu pilih lagi."))),
        ("a.doc", b"\xd0\xcf\x11\xe0", unsupported(None)),
        (
            "a.pdf.exe",
            b"%PDF-1.4",
            unsupported(Some("Ini dokumen PDF. Ubah ekstensinya menjadi .pdf, lalu pilih lagi.")),
        ),
        ("pdf", b"%PDF-1.4", unsupported(Some("Ini dokumen PDF. Ubah ekstensinya menjadi .pdf, lalu pilih lagi."))),
    ];
    for (name, head, why) in cases {
        let form = document_form(name, 100, head);
        let errors = Desk::cms().view(|reader| document_form_errors(reader, &form)).expect("the administrator may ask");
        let problems: Vec<_> = errors.into_iter().map(|error| (error.field, error.problem)).collect();
        let name = name.to_owned();
        let problem = |(why, hint): (_, Option<&str>)| Problem::Document { name, why, hint: hint.map(str::to_owned) };
        let expected = why.map(|why| (Field::File, problem(why)));
        assert_eq!(problems, expected.into_iter().collect::<Vec<_>>(), "{head:?}");
    }
}

#[test]
fn a_document_has_at_least_one_byte_and_at_most_25_megabytes() {
    let wrong = |why| Refusal::invalid(Field::File, Problem::Document { name: "a.pdf".to_owned(), why, hint: None });
    assert_eq!(DOCUMENT_MAX_BYTES, 25 * 1024 * 1024);
    let form = |size| document_form("a.pdf", size, b"%PDF-1.4");
    for size in [1, DOCUMENT_MAX_BYTES] {
        loaded(&mut Desk::cms(), form(size));
    }
    for (size, why) in [(0, DocumentProblem::Empty), (DOCUMENT_MAX_BYTES + 1, DocumentProblem::TooLarge)] {
        let command = Command::Repository(RepositoryCommand::StoreDocument { form: form(size) });
        assert_eq!(Desk::cms().refused(&command), wrong(why));
    }
}

#[test]
fn text_of_maximum_length_passes_and_one_more_character_is_refused() {
    let body = |count| vec![Section { title: String::new(), body: "é".repeat(count) }];
    let form = |count| DocumentForm { sections: body(count), ..document_form("a.txt", 100, b"x") };
    loaded(&mut Desk::cms(), form(5_000_000));
    let command = Command::Repository(RepositoryCommand::StoreDocument { form: form(5_000_001) });
    let problem = Problem::TooLong { max: 5_000_000, actual: 5_000_001 };
    assert_eq!(Desk::cms().refused(&command), Refusal::invalid(Field::File, problem));
}

#[test]
fn a_misleading_name_is_shown_with_replacement_characters_and_saved_safely() {
    let mut desk = Desk::cms();
    let id = loaded(&mut desk, document_form("../lap\u{202e}fdp.txt", 4, b"halo"));
    assert_eq!(document(&desk, &id).name, "../lap\u{fffd}fdp.txt");
    let saved = desk.view(|reader| file(reader, &DataSubject::Data(id.clone()))).expect("there").name;
    assert!(!saved.contains(['/', '\\', '\u{202e}']) && saved.ends_with("fdp.txt"), "{saved}");
}

#[test]
fn two_documents_of_one_moment_have_different_ids() {
    let mut desk = Desk::cms();
    let mut load = || loaded(&mut desk, document_form("a.pdf", 9, b"%PDF-1.4"));
    assert_eq!([load(), load()], ["DOC_1795226700000", "DOC_1795226700000_2"]);
}

#[test]
fn an_assigned_document_cannot_be_removed() {
    let mut desk = Desk::cms();
    let id = loaded(&mut desk, document_form("a.pdf", 9, b"%PDF-1.4"));
    let assignment = desk.later(HOUR).assign(&id, DEWI);
    let remove = Command::Repository(RepositoryCommand::Remove { id: id.clone() });
    assert_eq!(desk.refused(&remove), Refusal::StillAssigned { assignments: 1 });
    desk.assignment_ok(AssignmentCommand::Delete { assignment });
    desk.ok(&remove);
    assert_eq!(shelves(&desk, ["Penjualan", "PT Baru Sekali", "", ""]).badan_usaha, None);
    assert_eq!(desk.refused(&remove), Refusal::not_found(Kind::Data, &id));
}
