//! Tests of the table of contents: numbers, pages and links.

use portal_pdf::document::{PdfBlock, PdfDocument, PdfFact, PdfSection};

use super::{document, read};

pub(crate) fn section(heading: &str, is_part: bool, blocks: Vec<PdfBlock>) -> PdfSection {
    PdfSection { heading: heading.to_owned(), is_part, blocks }
}

pub(crate) fn text(body: &str) -> PdfBlock {
    PdfBlock::Text(body.to_owned())
}

/// A document with a table of contents.
pub(crate) fn report(sections: Vec<PdfSection>) -> PdfDocument {
    PdfDocument { has_contents: true, sections, activity: Vec::new(), ..document(Vec::new()) }
}

#[test]
fn headings_are_numbered_on_two_levels() {
    let sections = vec![
        section("Ringkasan", false, vec![text("Isi.")]),
        section("Temuan", false, Vec::new()),
        section("Kondisi", true, vec![text("Satu.")]),
        section("Sebab", true, vec![text("Dua.")]),
        section(" ", false, vec![text("Tanpa judul.")]),
        section("Lampiran", false, Vec::new()),
        section("Bukti", true, vec![text("Tiga.")]),
    ];
    let reader = read(&report(sections));
    assert_eq!(reader.elements("H2"), ["Daftar isi", "1. Ringkasan", "2. Temuan", "3. Lampiran"]);
    assert_eq!(reader.elements("H3"), ["2.1 Kondisi", "2.2 Sebab", "3.1 Bukti"]);
    let titles: Vec<String> = reader.outline().into_iter().map(|(title, ..)| title).collect();
    assert_eq!(titles, ["1. Ringkasan", "2. Temuan", "3. Lampiran"], "parts have no bookmark");
}

#[test]
fn the_contents_name_the_page_of_each_section_and_lead_there() {
    let long = "Kata demi kata. ".repeat(700);
    let sections: Vec<PdfSection> =
        (1..=90).map(|index| section(&format!("Bab ke-{index}"), false, vec![text(&long[..index * 100])])).collect();
    let reader = read(&report(sections));
    let (links, outline, entries) = (reader.links(), reader.outline(), reader.elements("Link"));
    assert_eq!((links.len(), outline.len(), entries.len()), (90, 90, 90));
    assert!(links.last().is_some_and(|(page, ..)| *page > 0), "the contents go on on another page");
    let texts = reader.texts();
    for (((from, title, page, top), (name, index, height)), entry) in links.iter().zip(&outline).zip(&entries) {
        assert_eq!((title, page, top), (name, index, height));
        assert_eq!(*entry, format!("{name} {}", page + 1));
        assert!(texts[*page].lines().any(|line| line == name), "{name} is not on page {}", page + 1);
        assert!(texts[*page].contains(&format!("Halaman {} dari {}", page + 1, texts.len())));
        assert!(from < page, "the first section begins on a page of its own");
    }
    assert_eq!(reader.elements("TOC").len(), 1);
    assert_eq!(reader.elements("TOCI").len(), 90);
    assert_eq!(reader.elements("Reference").len(), 90);
}

#[test]
fn a_document_without_contents_has_no_links_and_no_numbers() {
    let plain = PdfDocument { has_contents: false, ..report(vec![section("Ringkasan", false, vec![text("Isi.")])]) };
    let reader = read(&plain);
    assert!(reader.links().is_empty());
    assert_eq!(reader.elements("H2"), ["Ringkasan"]);
}

#[test]
fn a_long_attribute_has_a_row_of_its_own() {
    let fact = |label: &str, value: &str| PdfFact { label: label.to_owned(), value: value.to_owned() };
    let digest = "a1b2c3d4".repeat(8);
    let facts = vec![fact("Satu", "1"), fact("Dua", "2"), fact("SHA-256", &digest), fact("Tiga", "3")];
    let reader = read(&PdfDocument { facts, ..report(Vec::new()) });
    assert!(reader.texts().concat().lines().any(|line| line == digest), "it is on one line");
    assert_eq!(reader.elements("LBody"), ["1", "2", &digest, "3"]);
}

#[test]
fn facts_of_a_section_keep_their_line_breaks() {
    let fact = PdfFact { label: "1.".to_owned(), value: "Setor.\n\nLaporkan.".to_owned() };
    let reader = read(&report(vec![section("Rekomendasi", false, vec![PdfBlock::Facts(vec![fact])])]));
    assert_eq!(reader.elements("Lbl").last().map(String::as_str), Some("1."));
    assert_eq!(reader.elements("LBody").last().map(String::as_str), Some("Setor. Laporkan. "));
}

#[test]
fn a_heading_with_parts_stays_with_the_first_part() {
    for lines in 1..60 {
        let filler = "baris\n".repeat(lines);
        let sections = vec![
            section("Satu", false, vec![text(&filler)]),
            section("Dua", false, Vec::new()),
            section("Bagian", true, vec![text("isi\nlagi")]),
        ];
        let reader = read(&report(sections));
        let (texts, outline) = (reader.texts(), reader.outline());
        assert!(texts[outline[1].1].contains("2. Dua\n2.1 Bagian\nisi \n"), "after {lines} lines");
    }
}
