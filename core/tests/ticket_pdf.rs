//! A ticket's PDF holds what its page shows (decisions §4); the layout itself is tested in `core/tests/pdf`.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_core::Refusal;
use portal_core::pdf::font::PdfFonts;
use portal_core::session::Role;
use portal_core::ticket::views::print::{JpegFacts, PdfQuery, ticket_pdf};
use support::Desk;

const REGULAR: &[u8] = include_bytes!("../src/pdf/fonts/plus-jakarta-sans-regular.ttf");
const BOLD: &[u8] = include_bytes!("../src/pdf/fonts/plus-jakarta-sans-bold.ttf");

fn fonts() -> PdfFonts<'static> {
    PdfFonts::parse(REGULAR, BOLD).expect("the shipped fonts are whole")
}

#[test]
fn file_is_named_after_code_and_day_and_has_a_gap_for_each_image() {
    let desk = Desk::acting_as(Role::BadanUsaha);
    let attachment = desk.detail("R8K2AB").conversation[0].files[1].id.clone();
    let image = JpegFacts { attachment, width: 900, height: 520, byte_length: 12_345 };
    let query = PdfQuery { id: "R8K2AB".to_owned(), images: vec![image] };
    let file = desk.view(|reader| ticket_pdf(reader, &query, &fonts())).expect("its own ticket");
    assert_eq!(file.name, "Tiket_R8K2AB_2026-11-21.pdf");
    assert_eq!(file.segments.len(), 2);
    assert!(file.segments[0].0.starts_with(b"%PDF-"));
    assert!(file.segments[1].0.ends_with(b"%%EOF\n") || file.segments[1].0.ends_with(b"%%EOF"));
    let length = file.segments[0].0.windows(13).any(|bytes| bytes == b"/Length 12345");
    assert!(length, "the image object announces the bytes that the caller splices in");
}

#[test]
fn foreign_ticket_is_not_printed() {
    let desk = Desk::acting_as(Role::BadanUsaha);
    let query = PdfQuery { id: "N4W7KD".to_owned(), images: vec![] };
    let refusal = desk.view(|reader| ticket_pdf(reader, &query, &fonts())).expect_err("somebody else's");
    assert!(matches!(refusal, Refusal::NotFound { .. }));
}
