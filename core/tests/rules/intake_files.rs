//! The CSV files that can be read (§2.8): delimiters, encodings, marks, empty rows and invalid bytes.

use crate::support::Desk;
use crate::support::audit::read_csv;
use portal_core::table::data::csv_form::{Delimiter, Encoding};

#[test]
fn every_delimiter_mark_and_encoding_gives_the_same_rows() {
    let text = "Nama,Nilai\r\nCafé Ibu,1\r\n\"baris\r\ndua\",2\r\n";
    let latin: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).expect("in Latin-1")).collect();
    let marked = ["\u{feff}", text].concat();
    let files: [(&[u8], Delimiter, Encoding, bool); 5] = [
        (text.as_bytes(), Delimiter::COMMA, Encoding::Utf8, false),
        (&text.replace(',', ";").into_bytes(), Delimiter::SEMICOLON, Encoding::Utf8, false),
        (&text.replace(',', "\t").into_bytes(), Delimiter::TAB, Encoding::Utf8, false),
        (marked.as_bytes(), Delimiter::COMMA, Encoding::Utf8, true),
        (&latin, Delimiter::COMMA, Encoding::Windows1252, false),
    ];
    for (file, delimiter, encoding, has_mark) in files {
        for piece in [1, 3, 64 * 1024] {
            let (preview, shelved) = read_csv(file, piece);
            let form = preview.form.expect("the form is detected");
            assert_eq!((form.delimiter, form.encoding, form.marks == 1), (delimiter, encoding, has_mark));
            assert_eq!(preview.rows, [["Café Ibu", "1"], ["baris\r\ndua", "2"]], "{delimiter:?} {encoding:?} {piece}");
            assert_eq!((preview.records, preview.problem_count, shelved.is_some()), (2, 0, true));
        }
    }
}

#[test]
fn the_preview_shows_the_first_rows_and_the_row_count() {
    let lines = (0..5_000).map(|row| format!("{row};x\n")).collect::<Vec<_>>().concat();
    let preview = Desk::cms().read_csv("TABLE_1", format!("no;teks\n{lines}").as_bytes(), 4_096);
    assert_eq!(preview.records, 5_000);
    assert!(preview.rows.len() >= 10 && preview.rows.len() < 100);
    assert_eq!(preview.rows[1], ["1", "x"]);
    assert_eq!(preview.headers, ["no", "teks"]);
}

#[test]
fn blank_rows_are_left_out_and_counted() {
    let file = b"Kode;Nilai;Ket\r\nA1;1;x\r\n;;\r\nA2;2;y\r\n;;\r\n; ;\r\n";
    for piece in [1, 5, 64 * 1024] {
        let (preview, shelved) = read_csv(file, piece);
        assert_eq!((preview.records, preview.blank_rows, preview.problem_count), (2, 3, 0));
        assert_eq!(preview.rows, [["A1", "1", "x"], ["A2", "2", "y"]]);
        assert_eq!(shelved.map(|shelved| shelved.table.row_count()), Some(2));
    }
}

#[test]
fn a_bad_byte_in_utf8_is_replaced_and_its_line_is_named() {
    let file =
        b"Kode,Nama\nA1,Perusahaan Tambang \xe2\x80\x93 Caf\xc3\xa9\nA2,\xcf\x80 R\xc3\xa9sum\xc3\xa9\nA3,x\xff\n";
    for piece in [1, 7, 64 * 1024] {
        let (preview, _) = read_csv(file, piece);
        let rows = [["A1", "Perusahaan Tambang – Café"], ["A2", "π Résumé"], ["A3", "x\u{fffd}"]];
        assert_eq!(preview.rows, rows, "in pieces of {piece} bytes");
        assert_eq!((preview.replaced_lines, preview.problem_count), (vec![4], 0));
        assert_eq!(preview.form.map(|form| form.encoding), Some(Encoding::Utf8));
    }
}

#[test]
fn every_byte_order_mark_at_the_start_is_left_out() {
    for piece in [1, 4, 64 * 1024] {
        let (preview, _) = read_csv("\u{feff}\u{feff}Kode;Nilai\r\nA1;1\r\n".as_bytes(), piece);
        assert_eq!((preview.headers, preview.records), (vec!["Kode".to_owned(), "Nilai".to_owned()], 1));
    }
}
