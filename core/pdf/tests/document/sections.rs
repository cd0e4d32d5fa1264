//! Tests of the document's own text: sections, headings and bookmarks.

use portal_pdf::document::{PdfBlock, PdfDocument, PdfSection};

use super::{document, entry, fonts, read, write};

fn section(heading: &str, body: &str) -> PdfSection {
    PdfSection { heading: heading.to_owned(), is_part: false, blocks: vec![PdfBlock::Text(body.to_owned())] }
}

/// A document with a title and sections only.
fn report(sections: Vec<PdfSection>) -> PdfDocument {
    PdfDocument { sections, facts: Vec::new(), activity: Vec::new(), footer: String::new(), ..document(Vec::new()) }
}

#[test]
fn sections_are_read_in_order_between_facts_and_conversation() {
    let sections = vec![section("Ringkasan", "Cadangan – “terbukti”."), section("Kesimpulan", "Layak tambang.")];
    let text = read(&PdfDocument { sections, ..document(vec![entry("Halo")]) }).texts().concat();
    let parts = ["Status", "Pending", "Ringkasan", "Cadangan – “terbukti”.", "Kesimpulan", "Layak", "Percakapan"];
    let places: Vec<usize> = parts.iter().map(|part| text.find(part).expect("every part is there")).collect();
    assert!(places.is_sorted(), "out of order: {text}");
}

#[test]
fn headings_are_second_level_and_the_text_is_paragraphs() {
    let reader = read(&report(vec![section("Ringkasan", "satu\ndua\n\ntiga"), section("Kesimpulan", "empat")]));
    assert_eq!(reader.elements("H1"), ["Unggah RKAB gagal"]);
    assert_eq!(reader.elements("H2"), ["Ringkasan", "Kesimpulan"]);
    let paragraphs = reader.elements("P");
    assert!(paragraphs.ends_with(&["satu dua ".to_owned(), "tiga ".to_owned(), "empat ".to_owned()]), "{paragraphs:?}");
}

#[test]
fn empty_parts_leave_no_heading_behind() {
    let reader = read(&report(vec![section("Ringkasan", "Teks.")]));
    let text = reader.texts().concat();
    for absent in ["Percakapan", "Riwayat aktivitas", "Status", "Dicetak"] {
        assert!(!text.contains(absent), "{absent} in {text}");
    }
    assert!(text.trim_end().ends_with("Halaman 1 dari 1"), "without a footer only the page's number stands there");
    assert_eq!(reader.elements("H2"), ["Ringkasan"]);
    assert!(reader.elements("L").is_empty());
}

#[test]
fn a_long_section_flows_over_pages_and_loses_nothing() {
    let words: Vec<String> = (0..6000).map(|index| format!("kata{index}")).collect();
    let reader = read(&report(vec![section("Panjang", &words.join(" ")), section("Akhir", "selesai")]));
    assert!(reader.pages().len() > 5, "{} pages", reader.pages().len());
    let paragraph = reader.elements("P").into_iter().find(|text| text.starts_with("kata0 ")).expect("the paragraph");
    assert_eq!(paragraph.split_whitespace().collect::<Vec<_>>(), words, "one paragraph across all its pages");
    let last = reader.texts().pop().expect("a page");
    assert!(last.contains("Akhir") && last.contains("selesai"));
}

#[test]
fn a_heading_is_never_alone_at_the_foot_of_a_page() {
    for lines in 1..60 {
        let filler = "baris\n".repeat(lines);
        let reader = read(&report(vec![section("Satu", &filler), section("Dua", "isi\nlagi")]));
        let (texts, outline) = (reader.texts(), reader.outline());
        let page = &texts[outline[1].1];
        assert!(page.contains("Dua\nisi \n"), "after {lines} lines: {page}");
    }
}

#[test]
fn the_outline_leads_to_every_section() {
    let long = "Kata demi kata. ".repeat(1000);
    let reader = read(&report(vec![section("Ringkasan – awal", &long), section("(Dua)", &long), section("Tiga", "")]));
    let outline = reader.outline();
    let titles: Vec<&str> = outline.iter().map(|(title, ..)| title.as_str()).collect();
    assert_eq!(titles, ["Ringkasan – awal", "(Dua)", "Tiga"]);
    let (texts, contents) = (reader.texts(), reader.contents());
    for (title, page, top) in &outline {
        assert!(texts[*page].lines().any(|line| line == title), "{title} is not on page {page}");
        let headings = contents[*page].split("/H2 <<").skip(1);
        let baselines = headings.map(|piece| baseline(piece.split_once(" Td").expect("a place").0));
        let nearest = baselines.map(|baseline| top - baseline).filter(|drop| *drop > 0.0).fold(f32::MAX, f32::min);
        assert!(nearest < 18.0, "{title} begins {nearest} points below where the outline leads");
    }
    assert!(outline[0].1 < outline[1].1, "the second begins on a later page");
    assert!(reader.catalog().contains("/PageMode /UseOutlines"));
}

fn baseline(before: &str) -> f32 {
    before.rsplit(' ').next().and_then(|height| height.parse().ok()).expect("a height")
}

#[test]
fn a_document_without_sections_has_no_outline() {
    let reader = read(&document(vec![entry("Halo")]));
    assert!(reader.outline().is_empty());
    assert!(!reader.catalog().contains("Outlines"));
}

#[test]
fn a_section_without_a_heading_is_only_text() {
    let reader = read(&report(vec![section(" ", "Teks saja."), section("Lalu", "Isi.")]));
    assert_eq!(reader.elements("H2"), ["Lalu"]);
    assert_eq!(reader.outline().len(), 1);
    assert!(reader.texts().concat().contains("Teks saja."));
}

#[test]
fn equal_sections_give_equal_bytes() {
    let one = report(vec![section("Ringkasan", "Teks 🙏"), section("Dua", "Isi")]);
    assert_eq!(write(&one, fonts()), write(&one.clone(), fonts()));
    assert_ne!(write(&one, fonts()), write(&report(vec![section("Ringkasan", "Teks 🙏")]), fonts()));
}
