//! What the seeds state about a document is true of the file that a download makes of it.

use portal_pdf::document::{PdfDocument, PdfSection};
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
    let section = |section: &Section| PdfSection { heading: section.title.clone(), body: section.body.clone() };
    PdfDocument {
        title: document.name.rsplit_once('.').expect("an extension").0.to_owned(),
        subject: document.name.clone(),
        language: "id".to_owned(),
        heading: vec![format!("{} · {}", document.tahapan, document.badan_usaha)],
        facts: Vec::new(),
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

/// Asserts what the documents of a format say about themselves; names each that is wrong, with what is right.
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
fn a_pdf_is_as_large_as_its_seed_says() {
    assert_says("pdf", |document| document.size, |document| pdf(document).len());
}

#[test]
fn a_pdf_has_as_many_pages_as_its_seed_says() {
    assert_says("pdf", |document| document.pages, pdf_pages);
}

#[test]
fn a_text_is_as_long_as_its_seed_says() {
    assert_says("txt", |document| document.size, text_size);
}

#[test]
fn every_document_is_of_the_format_that_its_name_says() {
    for document in documents() {
        assert!(["pdf", "txt"].contains(&document.format.as_str()), "{}", document.id);
        assert!(document.name.ends_with(&format!(".{}", document.format)), "{}", document.id);
    }
}
