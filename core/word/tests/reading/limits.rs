//! Documents beyond the limits, and bytes that are no documents.

use miniz_oxide::deflate::compress_to_vec;
use portal_word::{MAX_BODY_BYTES, MAX_CHARACTERS, Problem, Reading};
use proptest::prelude::*;

use super::archive::{Member, archive, body, document, paragraph};
use super::read_in;

#[test]
fn a_body_that_unpacks_beyond_the_limit_is_refused_whatever_its_stated_size() {
    let megabyte = format!("{}<w:p/>", " ".repeat(1024 * 1024));
    let empty = megabyte.repeat(usize::try_from(MAX_BODY_BYTES).expect("a number") / 1024 / 1024);
    let packed = compress_to_vec(document(&empty).as_bytes(), 1);
    let lying = Member { name: "word/document.xml", packed, stated: 2_000 };
    assert_eq!(read_in(&archive(&[lying]), 400_000), Err(Problem::TooLarge));
}

#[test]
fn text_beyond_the_limit_is_refused_before_the_rest_is_read() {
    let thousand = paragraph(&"a".repeat(1_000));
    assert!(read_in(&archive(&[body(&thousand.repeat(MAX_CHARACTERS / 1_000))]), 400_000).is_ok());
    let mut reading = Reading::begin(&archive(&[body(&thousand.repeat(MAX_CHARACTERS / 500))])).expect("a document");
    let steps = (1..20).find(|_| reading.step(1_000_000).is_err());
    assert!(steps.is_some_and(|steps| steps < 7), "half of the document is not read: {steps:?}");
}

#[test]
fn one_tag_or_text_of_many_megabytes_is_refused() {
    let long = "a".repeat(5 * 1024 * 1024);
    for inside in [format!("<w:p>{long}</w:p>"), format!("<w:p w:x=\"{long}\"/>")] {
        assert_eq!(read_in(&archive(&[body(&inside)]), 10).err(), Some(Problem::TooLarge));
    }
}

#[test]
fn deeply_nested_elements_are_refused() {
    let deep = "<w:p><w:r><w:txbxContent>".repeat(100_000);
    assert_eq!(read_in(&archive(&[body(&deep)]), 10_000), Err(Problem::TooLarge));
}

#[test]
fn bytes_that_are_no_document_are_refused() {
    for bytes in [&b""[..], b"PK\x03\x04, dan tidak lebih dari itu", b"%PDF-1.7", &[0; 40]] {
        assert_eq!(read_in(bytes, 10), Err(Problem::NotWord));
    }
    let other = Member::new("x.txt", "halo");
    assert_eq!(read_in(&archive(&[other]), 10), Err(Problem::NotWord));
    let page = Member::new("word/document.xml", "<html><body></body></html>");
    assert!(read_in(&archive(&[page]), 10).expect("empty").is_empty());
    let cut = Member { packed: vec![0xff; 20], ..body("") };
    assert_eq!(read_in(&archive(&[cut]), 10), Err(Problem::NotWord));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn damaged_documents_never_panic(at in 0_usize..2_000, byte in any::<u8>(), cut in 0_usize..2_300) {
        let mut bytes = include_bytes!("../cases/ordered-list.docx").to_vec();
        let at = at.min(bytes.len() - 1);
        bytes[at] = byte;
        let _ = read_in(&bytes, 5);
        bytes.truncate(cut);
        let _ = read_in(&bytes, 5);
    }

    #[test]
    fn malformed_xml_never_panics(inside in "(<w:(p|tbl|tr|tc|r|t|txbxContent|body|footnoteReference)( w:id=\"1\")?/?>|</w:(p|tbl|tr|tc|r|t|txbxContent|body)>|a|&x;|<){0,60}") {
        let _ = read_in(&archive(&[body(&inside)]), 5);
    }
}
