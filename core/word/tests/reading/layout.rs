//! Page headers and footers, text boxes in them, and merged cells.

use super::archive::{Member, body, paragraph, part};
use super::{read, text};

const RELATIONS: &str = "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">\
    <Relationship Id=\"r1\" Type=\"x/header\" Target=\"header1.xml\"/>\
    <Relationship Id=\"r2\" Type=\"x/header\" Target=\"/word/header2.xml\"/>\
    <Relationship Id=\"r3\" Type=\"x/footer\" Target=\"footer1.xml\"/>\
    <Relationship Id=\"r4\" Type=\"x/footer\" Target=\"tidak-ada.xml\"/>\
    <Relationship Id=\"r5\" Type=\"x/header\" Target=\"header3.xml\"/></Relationships>";

/// A chapter's end with references to page headers and footers.
fn chapter(references: &[(&str, &str)]) -> String {
    let reference = |(sort, id): &(&str, &str)| format!("<w:{sort}Reference w:type=\"default\" r:id=\"{id}\"/>");
    format!("<w:sectPr>{}</w:sectPr>", references.iter().map(reference).collect::<String>())
}

fn relations() -> Member {
    Member::new("word/_rels/document.xml.rels", RELATIONS)
}

fn sections(found: &[(String, String)]) -> Vec<(&str, &str)> {
    found.iter().map(|(title, body)| (title.as_str(), body.as_str())).collect()
}

#[test]
fn page_headers_and_footers_have_sections_at_the_end() {
    let first = chapter(&[("header", "r1"), ("footer", "r3"), ("footer", "r4")]);
    let inside = [
        format!("<w:p><w:pPr>{first}</w:pPr><w:r><w:t>Satu</w:t></w:r></w:p>"),
        paragraph("Dua"),
        chapter(&[("header", "r1"), ("header", "r2"), ("header", "tidak ada")]),
    ];
    let letterhead = [paragraph("PT Bara"), "<w:p/>".to_owned(), paragraph("Jalan Tambang 1")].concat();
    let heading = "<w:p><w:pPr><w:outlineLvl w:val=\"0\"/></w:pPr><w:r><w:t>Lampiran</w:t></w:r></w:p>";
    let found = read(&[
        body(&inside.concat()),
        relations(),
        part("word/header1.xml", "hdr", &letterhead),
        part("word/header2.xml", "hdr", heading),
        part("word/header3.xml", "hdr", &paragraph("tidak dipakai")),
        part("word/footer1.xml", "ftr", &paragraph("Halaman 2 dari 5")),
    ]);
    let expected = [
        ("Isi", "Satu\n\nDua"),
        ("Kepala halaman", "PT Bara\nJalan Tambang 1\n\nLampiran"),
        ("Kaki halaman", "Halaman 2 dari 5"),
    ];
    assert_eq!(sections(&found), expected);
}

#[test]
fn repeated_page_headers_are_read_once_and_bare_page_numbers_are_left_out() {
    let inside = [paragraph("Isi surat"), chapter(&[("header", "r1"), ("header", "r2"), ("footer", "r3")])];
    let found = read(&[
        body(&inside.concat()),
        relations(),
        part("word/header1.xml", "hdr", &paragraph("PT Bara")),
        part("word/header2.xml", "hdr", &paragraph("PT Bara")),
        part("word/footer1.xml", "ftr", &paragraph("– 2 / 5 –")),
    ]);
    assert_eq!(sections(&found), [("Isi", "Isi surat"), ("Kepala halaman", "PT Bara")]);
}

#[test]
fn a_text_box_and_a_table_in_a_page_header_are_read_once() {
    let shape = format!("<w:txbxContent>{}</w:txbxContent>", paragraph("RAHASIA"));
    let both = format!(
        "<mc:AlternateContent><mc:Choice Requires=\"wps\"><w:drawing><wps:txbx>{shape}</wps:txbx></w:drawing></mc:Choice>\
         <mc:Fallback><w:pict><v:textbox>{shape}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>"
    );
    let table = format!(
        "<w:tbl><w:tr><w:tc>{}</w:tc><w:tc><w:p><w:r>{both}</w:r></w:p></w:tc></w:tr></w:tbl>",
        paragraph("Nomor")
    );
    let found = read(&[
        body(&[paragraph("Isi surat"), chapter(&[("header", "r1")])].concat()),
        relations(),
        part("word/header1.xml", "hdr", &table),
    ]);
    assert_eq!(sections(&found), [("Isi", "Isi surat"), ("Kepala halaman", "Nomor | RAHASIA")]);
}

#[test]
fn merged_cells_keep_the_columns_of_their_table() {
    let cell = |properties: &str, text: &str| format!("<w:tc><w:tcPr>{properties}</w:tcPr>{}</w:tc>", paragraph(text));
    let row = |inside: &[String]| format!("<w:tr>{}</w:tr>", inside.concat());
    let (two, start, rest) = ("<w:gridSpan w:val=\"2\"/>", "<w:vMerge w:val=\"restart\"/>", "<w:vMerge/>");
    let old = "<w:tcPrChange><w:tcPr><w:gridSpan w:val=\"9\"/></w:tcPr></w:tcPrChange>";
    let table = [
        row(&[cell(start, "Blok"), cell(two, "Volume"), cell(old, "Ket")]),
        row(&[cell(rest, ""), cell("", "2025"), cell("", "2026"), cell("", "x")]),
        row(&[cell("", "A"), cell(two, "7"), cell("", "")]),
        format!("<w:tr><w:trPr><w:gridBefore w:val=\"1\"/><w:gridAfter w:val=\"2\"/></w:trPr>{}</w:tr>", cell("", "8")),
    ];
    let lines = ["Blok | Volume |  | Ket", " | 2025 | 2026 | x", "A | 7 |  | ", " | 8 |  | "];
    assert_eq!(text(&format!("<w:tbl>{}</w:tbl>", table.concat())), lines.join("\n"));
}

#[test]
fn a_merge_over_too_many_columns_is_cut() {
    let table = "<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val=\"4000000000\"/></w:tcPr><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc></w:tr></w:tbl>";
    assert_eq!(text(table).matches('|').count(), 62);
}
