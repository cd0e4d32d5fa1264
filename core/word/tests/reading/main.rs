//! The text of real and hostile Word documents.
#![cfg(not(target_family = "wasm"))]

mod archive;
mod layout;
mod limits;
mod lists;

use archive::{Member, archive, body, paragraph, part};
use portal_word::{Problem, Reading, WordSection};

pub(crate) fn read_in(bytes: &[u8], slice: u64) -> Result<Vec<WordSection>, Problem> {
    let mut reading = Reading::begin(bytes)?;
    while !reading.step(slice)? {}
    Ok(reading.finish())
}

fn read(members: &[Member]) -> Vec<(String, String)> {
    let sections = read_in(&archive(members), 100).expect("a document");
    sections.into_iter().map(|WordSection { title, body }| (title, body)).collect()
}

fn text(inside: &str) -> String {
    read(&[body(inside)]).into_iter().map(|(_, body)| body).collect::<Vec<_>>().join("\n\n")
}

fn case(bytes: &[u8]) -> Vec<(String, String)> {
    let sections = read_in(bytes, 7).expect("a document");
    sections.into_iter().map(|WordSection { title, body }| (title, body)).collect()
}

fn section(title: &str, body: &str) -> Vec<(String, String)> {
    vec![(title.to_owned(), body.to_owned())]
}

#[test]
fn a_table_in_a_table_is_read_once() {
    let found = case(include_bytes!("../cases/nested-table.docx"));
    assert_eq!(found, section("Formulir", "Luar A | [Dalam 1 | Dalam 2] Sesudah"));
}

#[test]
fn a_list_keeps_its_numbers_and_letters() {
    let found = case(include_bytes!("../cases/ordered-list.docx"));
    let items = "1. Wajib lapor\n2. Wajib bayar\na. sub satu\nb. sub dua\n3. Sesuai butir 2";
    assert_eq!(found, section("Ketentuan", items));
}

#[test]
fn the_text_of_a_text_box_follows_its_paragraph() {
    let found = case(include_bytes!("../cases/textbox-drawingml.docx"));
    assert_eq!(found, section("Bab", "Sebelum\n\nISI KOTAK TEKS\n\nSesudah"));
}

#[test]
fn a_text_box_repeated_for_older_programs_is_read_once() {
    let text_box = |name: &str| format!("<mc:{name}><w:txbxContent>{}</w:txbxContent></mc:{name}>", paragraph("kotak"));
    let both = format!("<mc:AlternateContent>{}{}</mc:AlternateContent>", text_box("Choice"), text_box("Fallback"));
    assert_eq!(text(&format!("<w:p><w:r><w:t>a</w:t>{both}</w:r></w:p>")), "a\n\nkotak");
    let old = format!(
        "<w:p><w:r><w:pict><v:textbox><w:txbxContent>{}</w:txbxContent></v:textbox></w:pict></w:r></w:p>",
        paragraph("lama")
    );
    assert_eq!(text(&old), "lama");
    let newer = format!("<mc:AlternateContent>{}{}</mc:AlternateContent>", text_box("Choice"), text_box("Choice"));
    assert_eq!(text(&format!("<w:p><w:r>{newer}{newer}</w:r></w:p>")), "kotak\n\nkotak");
}

#[test]
fn lettering_is_read_like_a_text_box() {
    let lettering = "<w:pict><v:shape><v:textpath string=\"RAHASIA &amp; TERBATAS\"/></v:shape></w:pict>";
    assert_eq!(text(&format!("<w:p><w:r><w:t>a</w:t>{lettering}</w:r></w:p>")), "a\n\nRAHASIA & TERBATAS");
}

#[test]
fn a_section_begins_at_each_heading() {
    let heading = |style: &str, text: &str| {
        format!("<w:p><w:pPr><w:pStyle w:val=\"{style}\"/></w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>")
    };
    let style = |id: &str, inside: &str| format!("<w:style w:styleId=\"{id}\">{inside}</w:style>");
    let styles = [
        style("J1", "<w:name w:val=\"heading 1\"/>"),
        style("Bab", "<w:basedOn w:val=\"J1\"/><w:name w:val=\"Bab\"/>"),
        style("J4", "<w:name w:val=\"heading 4\"/>"),
    ];
    let inside = [
        paragraph("Awal"),
        heading("J1", "Satu"),
        paragraph("A"),
        paragraph("B &amp; &#67;"),
        heading("Bab", "Dua"),
        heading("J4", "kecil"),
        "<w:p><w:pPr><w:outlineLvl w:val=\"1\"/></w:pPr><w:r><w:t>Tiga</w:t></w:r></w:p>".to_owned(),
    ];
    let found = read(&[body(&inside.concat()), part("word/styles.xml", "styles", &styles.concat())]);
    let expected = [("Isi", "Awal"), ("Satu", "A\n\nB & C"), ("Dua", "kecil"), ("Tiga", "")];
    assert_eq!(found, expected.map(|(title, body)| (title.to_owned(), body.to_owned())));
}

#[test]
fn a_table_has_one_line_per_row() {
    let cell = |inside: &str| format!("<w:tc>{inside}</w:tc>");
    let row = |left: &str, right: &str| format!("<w:tr>{}{}</w:tr>", cell(&paragraph(left)), cell(&paragraph(right)));
    let two = format!("{}{}", paragraph("1"), paragraph("satu"));
    let table = format!("<w:tbl><w:tr>{}{}</w:tr>{}</w:tbl>", cell(&two), cell(&paragraph("2")), row("3", ""));
    assert_eq!(
        text(&format!("{}{table}{}", paragraph("di atas"), paragraph("di bawah"))),
        "di atas\n\n1 satu | 2\n3 | \n\ndi bawah"
    );
}

#[test]
fn deleted_text_and_field_codes_are_skipped() {
    let run = |name: &str, text: &str| format!("<w:{name}><w:r><w:t>{text}</w:t></w:r></w:{name}>");
    let inside = [
        "<w:pPr><w:pPrChange><w:pPr><w:pStyle w:val=\"Heading1\"/></w:pPr></w:pPrChange></w:pPr>",
        &run("ins", "baru "),
        &run("del", "lama "),
        &run("moveFrom", "dulu "),
        "<w:r><w:instrText>PAGE</w:instrText><w:tab/><w:t>a</w:t><w:br/><w:t>b</w:t><w:noBreakHyphen/><w:t>c</w:t></w:r>",
    ];
    assert_eq!(text(&format!("<w:p>{}</w:p>", inside.concat())), "baru \ta\nb-c");
}

#[test]
fn notes_have_sections_at_the_end_and_the_numbers_of_their_references() {
    let reference = |kind: &str, id: u32| format!("<w:r><w:{kind}Reference w:id=\"{id}\"/></w:r>");
    let note = |kind: &str, id: i32, text: &str| format!("<w:{kind} w:id=\"{id}\">{}</w:{kind}>", paragraph(text));
    let inside = format!("<w:p><w:r><w:t>a</w:t></w:r>{}{}</w:p>", reference("footnote", 2), reference("endnote", 1));
    let footnotes = format!("{}{}", note("footnote", -1, "garis"), note("footnote", 2, "kaki"));
    let found = read(&[
        body(&inside),
        part("word/footnotes.xml", "footnotes", &footnotes),
        part("word/endnotes.xml", "endnotes", &note("endnote", 1, "akhir")),
    ]);
    let expected = [("Isi", "a[1][2]"), ("Catatan kaki", "[1] kaki"), ("Catatan akhir", "[2] akhir")];
    assert_eq!(found, expected.map(|(title, body)| (title.to_owned(), body.to_owned())));
}

#[test]
fn a_document_in_another_folder_of_the_package_is_found() {
    let rels =
        "<Relationships><Relationship Type=\"http://x/officeDocument\" Target=\"/isi/surat.xml\"/></Relationships>";
    let document = Member { name: "isi/surat.xml", ..body(&paragraph("halo")) };
    assert_eq!(read(&[Member::new("_rels/.rels", rels), document]), section("Isi", "halo"));
}
