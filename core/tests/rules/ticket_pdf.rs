//! A ticket's PDF has the content of its page (decisions §4); `core/pdf/tests` test the layout.

use crate::support::{Desk, form};
use portal_core::model::Role;
use portal_core::model::attachment::Attachment;
use portal_core::store::error::Refusal;
use portal_core::store::form::attachment::FileFacts;
use portal_core::ticket::commands::{TicketCommand, TicketForm};
use portal_core::ticket::views::print::{JpegFacts, PdfQuery, ticket_pdf};
use portal_pdf::document::PdfEntryImage::{Drawn, Lost};

#[test]
fn the_document_is_named_by_code_and_day_and_has_the_whole_conversation() {
    let desk = Desk::acting_as(Role::BadanUsaha);
    let attachment = desk.detail("R8K2AB").conversation[0].files[1].id.clone();
    let image = JpegFacts { attachment, width: 900, height: 520, byte_length: 12_345 };
    let query = PdfQuery { id: "R8K2AB".to_owned(), images: vec![image] };
    let print = desk.view(|reader| ticket_pdf(reader, &query)).expect("its own ticket");
    assert_eq!(print.name, "Tiket_R8K2AB_2026-11-21.pdf");
    let document = print.document;
    let said: Vec<_> = document.conversation.iter().map(|entry| entry.author.as_str()).collect();
    let requester = "PT Bara Khatulistiwa (helpdesk@barakhatulistiwa.example)";
    assert_eq!(said, [requester, "System", "Bagus Pratama (bagus.pratama@esdm.example)", requester]);
    let images: Vec<_> = document.conversation.iter().map(|entry| entry.images.as_slice()).collect();
    assert_eq!(images, [&[Drawn(0)][..], &[], &[], &[]], "the screenshot is printed where it was attached, and once");
    assert_eq!(
        (document.images[0].caption.as_str(), document.images[0].byte_length),
        ("tangkapan-layar-penolakan.png", 12_345)
    );
    assert!(document.footer.contains("PT Bara Khatulistiwa") && document.footer.contains("09.05 WIB"));
    assert!(document.facts.iter().any(|fact| fact.label == "Assignee" && fact.value == "Bagus Pratama"));
    assert!(document.facts.iter().all(|fact| fact.label != "Label"), "labels are for staff");
}

#[test]
fn each_picture_is_printed_where_it_was_attached() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let png = |name: &str| FileFacts {
        name: name.to_owned(),
        size: 9,
        head: b"\x89PNG\r\n\x1a\n".to_vec(),
        tail: Vec::new(),
    };
    let form = TicketForm { attachments: vec![png("a.png"), png("b.png")], ..form("Dua gambar") };
    let id = desk.ticket_ok(TicketCommand::Create { form }).expect("filed").subject.id;
    let [one, other] = &desk.ticket(&id).attachments[..] else { panic!("two files") };
    let image = |file: &Attachment| JpegFacts { attachment: file.id.clone(), width: 9, height: 9, byte_length: 9 };
    let images = |images| {
        let query = PdfQuery { id: id.clone(), images };
        desk.view(|reader| ticket_pdf(reader, &query)).expect("its own ticket").document.conversation[0].images.clone()
    };
    assert_eq!(images(vec![image(other), image(one)]), [Drawn(1), Drawn(0)]);
    assert_eq!(images(vec![image(other)]), [Lost("a.png".to_owned()), Drawn(0)]);
}

#[test]
fn an_undrawable_picture_is_named_in_its_place_and_in_the_notice() {
    let desk = Desk::acting_as(Role::BadanUsaha);
    let query = PdfQuery { id: "R8K2AB".to_owned(), images: vec![] };
    let print = desk.view(|reader| ticket_pdf(reader, &query)).expect("its own ticket");
    assert_eq!(print.document.conversation[0].images, [Lost("tangkapan-layar-penolakan.png".to_owned())]);
    let said = "Gambar yang tidak dapat digambar: tangkapan-layar-penolakan.png.";
    assert_eq!(print.lost_images.as_deref(), Some(said));
}

#[test]
fn a_foreign_ticket_is_not_printed() {
    let desk = Desk::acting_as(Role::BadanUsaha);
    let query = PdfQuery { id: "N4W7KD".to_owned(), images: vec![] };
    let refusal = desk.view(|reader| ticket_pdf(reader, &query)).expect_err("the ticket belongs to another company");
    assert!(matches!(refusal, Refusal::NotFound { .. }));
}
