//! Reads exported PDFs back: tables, text order, structure, images.
#![cfg(not(target_family = "wasm"))]

mod contents;
mod reader;
mod sections;
mod tables;

use std::sync::OnceLock;

use portal_pdf::document::{
    PdfActivity, PdfBar, PdfBars, PdfBlock, PdfColour, PdfColumn, PdfDocument, PdfEntry,
    PdfEntryImage::{Drawn, Lost},
    PdfEntryKind, PdfFact, PdfImage, PdfSection, PdfTable,
};
use portal_pdf::font::{PdfFontError, PdfFonts};
use portal_pdf::images::PdfParts;
use proptest::prelude::*;
use reader::Reader;

const REGULAR: &[u8] = include_bytes!("../../fonts/plus-jakarta-sans-regular.ttf");
const BOLD: &[u8] = include_bytes!("../../fonts/plus-jakarta-sans-bold.ttf");

fn fonts() -> &'static PdfFonts<'static> {
    static FONTS: OnceLock<PdfFonts<'static>> = OnceLock::new();
    FONTS.get_or_init(|| PdfFonts::parse(REGULAR, BOLD).expect("the shipped fonts are sound"))
}

fn entry(body: &str) -> PdfEntry {
    PdfEntry {
        author: "Sari Dewi".to_owned(),
        when: "21 November 2026 pukul 09.05 WIB".to_owned(),
        body: body.to_owned(),
        kind: PdfEntryKind::Requester,
        files: Vec::new(),
        images: Vec::new(),
    }
}

fn document(conversation: Vec<PdfEntry>) -> PdfDocument {
    PdfDocument {
        title: "Unggah RKAB gagal".to_owned(),
        subject: "Tiket A1B2C3".to_owned(),
        language: "id-ID".to_owned(),
        heading: vec!["Kategori Teknis".to_owned()],
        facts: vec![PdfFact { label: "Status".to_owned(), value: "Pending".to_owned() }],
        has_contents: false,
        sections: Vec::new(),
        conversation,
        activity: vec![PdfActivity { when: "21 November 2026".to_owned(), what: "Tiket dibuat".to_owned() }],
        footer: "Dicetak oleh Sari Dewi".to_owned(),
        images: Vec::new(),
    }
}

fn image(caption: &str, byte_length: u32) -> PdfImage {
    PdfImage { caption: caption.to_owned(), width: 1600, height: 900, byte_length, colour: PdfColour::Rgb }
}

fn write(document: &PdfDocument, fonts: &PdfFonts) -> PdfParts {
    portal_pdf::write(document, fonts).expect("the shipped fonts can be cut down")
}

/// Joins the parts as the caller does.
fn splice(parts: &PdfParts, images: &[Vec<u8>]) -> Vec<u8> {
    assert_eq!(parts.segments.len(), images.len() + 1);
    let mut images = images.iter();
    parts
        .segments
        .iter()
        .flat_map(|part| [part.clone(), images.next().cloned().unwrap_or_default()])
        .flatten()
        .collect()
}

fn read(document: &PdfDocument) -> Reader {
    Reader::open(splice(&write(document, fonts()), &[]))
}

fn text_of(body: &str) -> String {
    read(&document(vec![entry(body)])).texts().concat()
}

#[test]
fn text_is_read_back_in_order() {
    let text = text_of("Sudah dicoba – “tetap” gagal…");
    let parts =
        ["Portal Minerba", "Tiket A1B2C3", "Unggah RKAB gagal", "Kategori Teknis", "Status", "Pending", "Percakapan"];
    let later = ["Sari Dewi", "Sudah dicoba – “tetap” gagal…", "Riwayat aktivitas", "Tiket dibuat", "Halaman 1 dari 1"];
    let places: Vec<usize> =
        parts.iter().chain(&later).map(|part| text.find(part).expect("every part is there")).collect();
    assert!(places.is_sorted(), "out of order: {text}");
}

#[test]
fn every_object_is_where_the_table_says() {
    let reader = read(&document(vec![entry("Halo")]));
    assert_eq!(reader.tables, 1);
    for id in reader.offsets.keys() {
        assert!(!reader.object(*id).is_empty());
    }
}

#[test]
fn image_bytes_are_spliced_into_a_valid_file() {
    let jpegs = [b"\xFF\xD8 endobj \xFF\xD9".to_vec(), vec![7; 3000]];
    let mut with_images =
        document(vec![PdfEntry { images: vec![Drawn(1), Drawn(0), Drawn(9)], ..entry("Lihat foto") }]);
    with_images.images = vec![image("satu.jpg", 12), PdfImage { colour: PdfColour::Grey, ..image("dua.jpg", 3000) }];
    let reader = Reader::open(splice(&write(&with_images, fonts()), &jpegs));
    assert_eq!(reader.tables, 2, "the images come as an update with its own table");
    let numbers: Vec<usize> = reader.offsets.keys().copied().rev().take(2).collect();
    assert_eq!(reader.stream(numbers[1]), jpegs[0]);
    assert_eq!(reader.stream(numbers[0]), jpegs[1]);
    assert!(reader.object(numbers[1]).contains("/DeviceRGB"));
    assert!(reader.object(numbers[0]).contains("/DeviceGray"));
    let drawn = reader.contents().concat();
    assert!(drawn.find("/Gambar1 Do").expect("drawn") < drawn.find("/Gambar0 Do").expect("drawn"));
    assert!(!drawn.contains("/Gambar9"));
}

#[test]
fn an_image_is_no_wider_than_its_column_and_keeps_its_shape() {
    let mut wide = document(vec![PdfEntry { images: vec![Drawn(0)], ..entry("") }]);
    wide.images = vec![image("panorama.jpg", 3)];
    let drawn = Reader::open(splice(&write(&wide, fonts()), &[vec![0; 3]])).contents().concat();
    let matrix = drawn.split_once("q\n").expect("an image").1.split_once(" cm").expect("a matrix").0;
    let [width, _, _, height, left, _] =
        matrix.split(' ').map(|n| n.parse::<f32>().expect("a number")).collect::<Vec<_>>()[..]
    else {
        panic!("not a matrix: {matrix}")
    };
    assert!(left + width <= 540.0);
    assert!((width / height - 16.0 / 9.0).abs() < 0.01);
}

#[test]
fn an_image_without_size_leaves_its_gap_but_is_not_drawn() {
    let mut empty = document(vec![PdfEntry { images: vec![Drawn(0)], ..entry("Foto rusak") }]);
    empty.images = vec![PdfImage { width: 0, ..image("rusak.jpg", 0) }];
    let reader = Reader::open(splice(&write(&empty, fonts()), &[Vec::new()]));
    assert!(!reader.contents().concat().contains(" Do"));
}

#[test]
fn an_image_that_cannot_be_drawn_is_named_in_its_place() {
    let images = vec![Lost("satu.jpg".to_owned()), Drawn(0), Lost("tiga.jpg".to_owned())];
    let mut lost = document(vec![PdfEntry { images, ..entry("Lihat foto") }, entry("Sesudahnya")]);
    lost.images = vec![image("dua.jpg", 1)];
    let text = Reader::open(splice(&write(&lost, fonts()), &[vec![0]])).texts().concat();
    let said = |name: &str| format!("Gambar {name} tidak dapat digambar di sini.");
    let order = ["Lihat foto", &said("satu.jpg"), "dua.jpg", &said("tiga.jpg"), "Sesudahnya"];
    let places = order.map(|part| text.find(part).unwrap_or_else(|| panic!("no {part}")));
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn the_head_of_an_entry_stays_with_its_first_lines() {
    for filler in 0..60 {
        let mut long = document(vec![entry(&"Baris.\n".repeat(filler)), entry("")]);
        long.conversation[1] = PdfEntry { author: "Nama Terakhir".to_owned(), ..entry(&"Isi terakhir.\n".repeat(5)) };
        for page in read(&long).texts() {
            let lines = page.matches("Isi terakhir.").count();
            assert!(!page.contains("Nama Terakhir") || lines >= 2, "after {filler} lines");
        }
    }
    for filler in 0..60 {
        let image_alone = PdfEntry { author: "Nama Terakhir".to_owned(), images: vec![Drawn(0)], ..entry("") };
        let mut long = document(vec![entry(&"Baris.\n".repeat(filler)), image_alone]);
        long.images = vec![image("foto.jpg", 1)];
        let reader = Reader::open(splice(&write(&long, fonts()), &[vec![0]]));
        for (page, drawn) in reader.texts().iter().zip(reader.contents()) {
            assert_eq!(page.contains("Nama Terakhir"), drawn.contains("/Gambar0 Do"), "after {filler} lines");
        }
    }
}

#[test]
fn no_page_is_a_third_empty_because_of_an_image() {
    for filler in 0..60 {
        let mut long = document(vec![PdfEntry { images: vec![Drawn(0)], ..entry(&"Baris.\n".repeat(filler)) }]);
        long.images = vec![PdfImage { width: 900, height: 1600, ..image("foto.jpg", 1) }];
        let reader = Reader::open(splice(&write(&long, fonts()), &[vec![0]]));
        let pages = reader.contents();
        let with_image = pages.iter().position(|page| page.contains("/Gambar0 Do")).expect("drawn");
        let Some(before) = with_image.checked_sub(1) else { continue };
        let heights = pages[before].split(" Td").filter_map(|start| start.rsplit(' ').next()?.parse::<f32>().ok());
        let lowest = heights.filter(|height| *height > 60.0).fold(f32::MAX, f32::min);
        assert!(lowest < 66.0 + 712.0 / 3.0, "{lowest} after {filler} lines");
    }
}

#[test]
fn pages_grow_with_the_text_and_are_numbered() {
    let short = read(&document(vec![entry("Halo")]));
    let long = read(&document(vec![entry(&"Kata demi kata. ".repeat(6250))]));
    assert_eq!(short.pages().len(), 1);
    let pages = long.texts();
    assert!(pages.len() > 20, "100,000 characters on {} pages", pages.len());
    for (index, page) in pages.iter().enumerate() {
        assert!(page.contains(&format!("Halaman {} dari {}", index + 1, pages.len())));
        assert_eq!(page.contains("Portal Minerba · Tiket A1B2C3"), index > 0);
    }
}

#[test]
fn a_word_longer_than_a_line_is_broken_and_read_as_one_word() {
    let word = "a".repeat(1500);
    let text = text_of(&word);
    assert!(text.lines().all(|line| line.len() < 120));
    assert!(text.replace('\n', "").contains(&word));
}

#[test]
fn a_hyphen_never_ends_a_line() {
    let text = text_of(&"tahun-tahun ".repeat(200));
    assert!(text.lines().all(|line| !line.trim_end().ends_with('-')));
}

#[test]
fn line_breaks_stay_and_blank_lines_separate_paragraphs() {
    let reader = read(&document(vec![entry("satu\r\ndua\n\n\n  \ntiga\u{2028}empat")]));
    let lines: Vec<String> = reader.texts().concat().lines().map(|line| line.trim_end().to_owned()).collect();
    for line in ["satu", "dua", "tiga", "empat"] {
        assert!(lines.iter().any(|found| found == line), "{line} has a line of its own");
    }
    let paragraphs =
        |reader: &Reader| reader.offsets.keys().filter(|id| reader.object(**id).contains("/S /P ")).count();
    let single = read(&document(vec![entry("satu")]));
    assert_eq!(paragraphs(&reader), paragraphs(&single) + 1);
}

#[test]
fn a_character_without_a_glyph_is_shown_as_a_box_and_copied_as_itself() {
    let text = text_of("Terima kasih 🙏🏽 日本語 مرحبا 👩‍🔧!");
    for original in ["🙏🏽", "日本語", "مرحبا", "👩‍🔧"] {
        assert!(text.lines().any(|line| line == original), "{original} in {text}");
    }
    let (said, note) = text.split_once("Tanda □").expect("what the box means is told");
    assert!(!said.contains('□'), "the box is for the eye only");
    assert!(note.contains("teks aslinya ikut tersalin."));
    assert!(said.contains('!'));
}

#[test]
fn only_pages_with_replaced_characters_explain_the_box() {
    assert!(!text_of("Daftar: □ satu – dua…").contains("menggantikan"), "a box that was typed replaces nothing");
    let pages = read(&document(vec![entry(&format!("日本語 {}", "Kata demi kata. ".repeat(600)))])).texts();
    assert!(pages.len() > 1);
    for (index, page) in pages.iter().enumerate() {
        assert_eq!(page.contains("Tanda □ menggantikan huruf"), index == 0, "page {}", index + 1);
    }
}

#[test]
fn every_replaced_character_is_counted_once() {
    let boxes = |document: &PdfDocument| write(document, fonts()).boxes;
    assert_eq!(boxes(&document(vec![entry("Daftar: □ satu – dua… é")])), 0);
    let mut odd = document(vec![entry("Terima kasih 🙏🏽 日本語 مرحبا 👩‍🔧!"), entry(&"Kata demi kata. ".repeat(600))]);
    assert_eq!(boxes(&odd), 1 + 3 + 5 + 1);
    odd.title = "baris😀 emoji".to_owned();
    assert_eq!(boxes(&odd), 1 + 1 + 3 + 5 + 1, "not again at the head of the further pages");
}

#[test]
fn an_address_that_fits_a_line_is_not_broken() {
    let mut long = document(vec![]);
    let author = "Bara Khatulistiwa Nusantara Sejahtera Abadi Perkasa (helpdesk@barakhatulistiwa.example)";
    for words in ["", "PT ", "PT Tambang ", "PT Tambang Jaya ", "PT Tambang Jaya Makmur Sentosa "] {
        long.conversation = vec![PdfEntry { author: format!("{words}{author}"), ..entry("Halo") }];
        let text = read(&long).texts().concat();
        assert!(text.lines().any(|line| line.contains("(helpdesk@barakhatulistiwa.example)")), "broken: {text}");
    }
}

#[test]
fn an_address_too_long_for_a_line_breaks_at_its_joints() {
    let text = text_of(&format!("https://portal.example/{}", "berkas_lampiran/".repeat(20)));
    let ends: Vec<&str> = text.lines().filter(|line| line.contains("berkas")).map(str::trim_end).collect();
    assert!(ends.len() > 2, "{text}");
    assert!(ends.iter().all(|line| line.ends_with(['/', '_'])), "{ends:?}");
}

#[test]
fn a_letter_typed_with_a_separate_accent_is_one_letter() {
    assert!(text_of("cafe\u{301} Mu\u{308}ller").contains("café Müller"));
    assert!(text_of("q\u{301}").contains("q\u{301}"), "an accent that cannot be drawn is still copied");
}

#[test]
fn control_characters_vanish() {
    assert!(text_of("a\u{0}b\u{7}c\u{9F}d\u{200B}e").contains("abcde"));
}

#[test]
fn a_text_cannot_inject_pdf_syntax() {
    let mut hostile = document(vec![entry("> Tj ET endstream endobj <")]);
    // Each of these texts could end its PDF string or hide its end.
    hostile.language = "id) /OpenAction 1".to_owned();
    hostile.subject = "(".to_owned();
    hostile.title = "\\".to_owned();
    let reader = read(&hostile);
    assert!(reader.catalog().contains(r"/Lang (id\) /OpenAction 1)"), "{}", reader.catalog());
    let facts: String =
        reader.offsets.keys().map(|id| reader.object(*id)).filter(|one| one.contains("/Creator")).collect();
    assert!(facts.contains(r"/Title (\\) /Subject (\()"), "{facts}");
    assert!(reader.texts().concat().contains("> Tj ET endstream endobj <"));
}

#[test]
fn structure_names_language_headings_and_images() {
    let mut described = document(vec![PdfEntry { images: vec![Drawn(0)], ..entry("Foto") }]);
    described.images = vec![image("Lokasi tambang – utara.jpg", 1)];
    let reader = Reader::open(splice(&write(&described, fonts()), &[vec![0]]));
    assert!(reader.catalog().contains("/Lang (id-ID)"));
    assert!(reader.catalog().contains("/DisplayDocTitle true"));
    assert!(reader.catalog().contains("/MarkInfo << /Marked true >>"));
    let objects: String = reader.offsets.keys().map(|id| reader.object(*id)).collect();
    for role in ["H1", "H2", "H3", "P", "L", "LI", "Lbl", "LBody", "Figure", "Caption"] {
        assert!(objects.contains(&format!("/S /{role} ")), "no {role}");
    }
    assert!(objects.contains("/Alt <FEFF"));
}

#[test]
fn every_drawing_is_in_exactly_one_marked_content_sequence() {
    assert_each_drawing_is_marked_once(&read(&document(vec![entry("🙏 satu\n\ndua")])));
}

fn assert_each_drawing_is_marked_once(reader: &Reader) {
    for operators in reader.contents() {
        let mut depth = 0;
        for line in operators.lines() {
            match line {
                _ if line.ends_with("BDC") => depth += 1,
                "EMC" => depth -= 1,
                _ => assert_eq!(depth, 1, "outside any mark, or in two: {line}"),
            }
        }
        assert_eq!(depth, 0);
    }
}

#[test]
fn equal_documents_give_equal_bytes() {
    let one = document(vec![entry("Halo 🙏"), entry("Balasan")]);
    assert_eq!(write(&one, fonts()), write(&one.clone(), fonts()));
}

#[test]
fn a_file_that_is_no_font_is_refused() {
    assert_eq!(PdfFonts::parse(b"<html>", BOLD).err(), Some(PdfFontError::Unreadable));
    assert_eq!(PdfFonts::parse(REGULAR, &BOLD[..2000]).err(), Some(PdfFontError::Unreadable));
    assert_eq!(PdfFonts::parse(REGULAR, &[]).err(), Some(PdfFontError::Unreadable));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_text_gives_a_valid_file(text in any::<String>(), odd in "\\PC{0,400}", long in "[a-z\u{300}\u{200D} \n🙏]{0,800}") {
        let mut anything = document(vec![PdfEntry { author: odd.clone(), when: text.clone(), ..entry(&long) }]);
        anything.title.clone_from(&text);
        anything.subject.clone_from(&odd);
        anything.footer.clone_from(&long);
        anything.has_contents = true;
        let columns = vec![PdfColumn { heading: odd.clone(), is_number: true }; 3];
        let table = PdfTable { caption: text.clone(), columns, rows: vec![vec![text.clone(), long.clone()]; 3] };
        let bar = PdfBar { label: odd.clone(), value: text.clone(), thousandths: 700 };
        let bars = PdfBars { title: long.clone(), bars: vec![bar; 30] };
        let blocks = vec![PdfBlock::Text(text.clone()), PdfBlock::Table(table), PdfBlock::Bars(bars)];
        anything.sections = vec![PdfSection { heading: odd.clone(), is_part: false, blocks }; 3];
        anything.facts = vec![PdfFact { label: odd.clone(), value: text.clone() }; 3];
        anything.activity = vec![PdfActivity { when: text, what: odd }];
        let reader = read(&anything);
        prop_assert!(!reader.texts().is_empty());
        for id in reader.offsets.keys() {
            prop_assert!(!reader.object(*id).is_empty());
        }
    }

    #[test]
    fn a_damaged_font_never_panics(at in 0..REGULAR.len(), byte in any::<u8>(), length in 0..REGULAR.len()) {
        let mut bytes = REGULAR.to_vec();
        bytes[at.min(2000)] = byte;
        bytes.truncate(length.max(1000));
        if let Ok(fonts) = PdfFonts::parse(&bytes, BOLD) {
            let _ = portal_pdf::write(&document(vec![entry("Halo – é → ✓ 🙏")]), &fonts);
        }
    }
}
