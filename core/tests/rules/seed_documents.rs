//! Facts about documents in the seeds equal those of the files that a download makes.

use portal_pdf::document::{PdfBlock, PdfDocument, PdfSection};
use portal_pdf::font::PdfFonts;
use serde::Deserialize;

const REGULAR: &[u8] = include_bytes!("../../pdf/fonts/plus-jakarta-sans-regular.ttf");
const BOLD: &[u8] = include_bytes!("../../pdf/fonts/plus-jakarta-sans-bold.ttf");

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Document {
    id: String,
    name: String,
    tahapan: String,
    badan_usaha: String,
    format: String,
    size: usize,
    pages: usize,
    sections: Vec<Section>,
}

#[derive(Deserialize)]
struct Section {
    title: String,
    body: String,
}

fn documents() -> Vec<Document> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../seeds/documents.json");
    serde_json::from_slice(&std::fs::read(path).expect("seeds/documents.json")).expect("documents")
}

fn printed(document: &Document) -> PdfDocument {
    let section = |section: &Section| PdfSection {
        heading: section.title.clone(),
        is_part: false,
        blocks: vec![PdfBlock::Text(section.body.clone())],
    };
    PdfDocument {
        title: document.name.rsplit_once('.').expect("an extension").0.to_owned(),
        subject: document.name.clone(),
        language: "id".to_owned(),
        heading: vec![format!("{} · {}", document.tahapan, document.badan_usaha)],
        facts: Vec::new(),
        has_contents: false,
        sections: document.sections.iter().map(section).collect(),
        conversation: Vec::new(),
        activity: Vec::new(),
        footer: String::new(),
        images: Vec::new(),
    }
}

fn pdf(document: &Document) -> Vec<u8> {
    let fonts = PdfFonts::parse(REGULAR, BOLD).expect("the shipped fonts are sound");
    portal_pdf::write(&printed(document), &fonts).expect("the shipped fonts can be cut down").segments.concat()
}

fn pdf_pages(document: &Document) -> usize {
    let (bytes, page) = (pdf(document), b"/Type /Page\n");
    bytes.windows(page.len()).filter(|window| window == page).count()
}

fn text_size(document: &Document) -> usize {
    let section = |one: &Section| format!("{}\r\n\r\n{}\r\n\r\n", one.title, one.body.replace('\n', "\r\n"));
    document.sections.iter().map(section).collect::<String>().len()
}

/// Compares a fact of all documents of a format; a failure names each wrong one with the right value.
fn assert_says(format: &str, says: impl Fn(&Document) -> usize, is: impl Fn(&Document) -> usize) {
    let mut documents = documents();
    documents.retain(|document| document.format == format);
    assert!(!documents.is_empty(), "no {format} among the documents");
    let facts = documents.iter().map(|document| (&document.id, says(document), is(document)));
    let wrong: Vec<_> = facts.filter(|(_, says, is)| says != is).collect();
    let lines = wrong.iter().map(|(id, says, is)| format!("\n{id}: says {says}, is {is}"));
    assert!(wrong.is_empty(), "in seeds/documents.json:{}", lines.collect::<String>());
}

#[test]
fn a_pdf_has_the_size_in_its_seed() {
    assert_says("pdf", |document| document.size, |document| pdf(document).len());
}

#[test]
fn a_pdf_has_the_page_count_in_its_seed() {
    assert_says("pdf", |document| document.pages, pdf_pages);
}

#[test]
fn a_text_has_the_length_in_its_seed() {
    assert_says("txt", |document| document.size, text_size);
}

#[test]
fn every_document_has_the_format_of_its_name() {
    for document in documents() {
        assert!(["pdf", "txt"].contains(&document.format.as_str()), "{}", document.id);
        assert!(document.name.ends_with(&format!(".{}", document.format)), "{}", document.id);
    }
}
