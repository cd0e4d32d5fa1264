//! Delimiter and encoding of a CSV file are detected.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_table::data::csv_form::{Delimiter, Encoding};
use portal_table::data::csv_problem::CsvProblem;
use support::{cells, sniff, table};

fn delimiter(file: &str) -> Delimiter {
    sniff([file.as_bytes()]).expect("the form is detected").delimiter
}

#[test]
fn the_delimiter_gives_rows_of_equal_length() {
    assert_eq!(delimiter("a,b,c\n1,2,3\n"), Delimiter::COMMA);
    assert_eq!(delimiter("a;b;c\n1,5;2,5;3\n1;2;3\n"), Delimiter::SEMICOLON);
    assert_eq!(delimiter("a\tb\nsatu, dua\tx;y\n"), Delimiter::TAB);
    assert_eq!(delimiter("nama,alamat\n\"a;b\",\"c;d\"\n"), Delimiter::COMMA);
    assert_eq!(delimiter("\"nama, gelar\";\"kota\"\r\n\"x, y\";\"z\"\r\n"), Delimiter::SEMICOLON);
    assert_eq!(delimiter("a,b\n\"satu\ndua;tiga\",2\n"), Delimiter::COMMA);
    assert_eq!(delimiter("satu\ndua\n"), Delimiter::COMMA);
    assert_eq!(delimiter("a;b"), Delimiter::SEMICOLON);
    assert_eq!(
        delimiter("a;b,c\n1;2,3\n"),
        Delimiter::SEMICOLON,
        "of two equal delimiters, the one that is rarer in texts"
    );
    assert_eq!(delimiter("a;b;c\n1;2;3\n1;2\n1;2;3\n"), Delimiter::SEMICOLON);
}

#[test]
fn a_row_cut_off_where_detection_ends_is_ignored() {
    let file = format!("a;b;c\n{}", "1,5;2,5;\"x;y\"\n".repeat(20_000));
    assert_eq!(delimiter(&file), Delimiter::SEMICOLON);
    let long_row = format!("a;b;c\n{};2;3\n", "x".repeat(100_000));
    assert_eq!(delimiter(&long_row), Delimiter::SEMICOLON);
}

#[test]
fn a_file_with_bytes_invalid_in_utf_8_is_windows_1252() {
    let mut file = "kota;café\n".repeat(20_000).into_bytes();
    assert_eq!(sniff([&file[..]]).expect("the form is detected").encoding, Encoding::Utf8);
    file.extend_from_slice(b"x;caf\xe9\n");
    let damaged = sniff([&file[..]]).expect("the form is detected");
    assert_eq!((damaged.encoding, damaged.is_damaged), (Encoding::Utf8, true), "one bad byte among 20,000 characters");
    let file = "kota;cafe\n".repeat(20_000).into_bytes();
    let file = [file, b"x;caf\xe9\n".to_vec()].concat();
    assert_eq!(sniff([&file[..]]).expect("the form is detected").encoding, Encoding::Windows1252);
    let read = table(b"kota;harga\nMal\xe9;\x8012\n");
    assert_eq!(cells(&read), [["Malé", "€12"]]);
}

#[test]
fn a_byte_order_mark_is_not_part_of_the_first_header() {
    let read = table("\u{feff}a,b\n1,2".as_bytes());
    assert_eq!(read.columns()[0].header, "a");
    let read = table("\u{feff}\"a\",b\n1,2".as_bytes());
    assert_eq!(read.columns()[0].header, "a");
}

#[test]
fn a_first_line_may_name_the_delimiter() {
    let read = table(b"sep=;\r\na,b;c\r\n1;2\r\n");
    assert_eq!(read.columns().iter().map(|column| column.header.as_str()).collect::<Vec<_>>(), ["a,b", "c"]);
    assert_eq!(cells(&read), [["1", "2"]]);
    let marked = table("\u{feff}SEP=\t\na\tb\n1;2\t3\n".as_bytes());
    assert_eq!(cells(&marked), [["1;2", "3"]]);
    let header = table(b"sep=;x,b\n1,2\n");
    assert_eq!(header.columns()[0].header, "sep=;x");
}

#[test]
fn utf_16_is_detected_with_and_without_its_mark() {
    let text = "nama,kota\r\nana,ternate\r\n";
    let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let marked = [[&[0xFF, 0xFE], &little[..]].concat(), [&[0xFE, 0xFF], &big[..]].concat()];
    for (file, encoding) in
        marked.into_iter().chain([little, big]).zip([Encoding::Utf16Le, Encoding::Utf16Be].repeat(2))
    {
        let form = sniff([&file[..]]).expect("the form is detected");
        assert_eq!(form.encoding, encoding);
        assert_eq!(cells(&table(&file)), [["ana", "ternate"]]);
    }
    let mark_alone: Vec<u8> = "\u{feff}名前,町\n一,二\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(cells(&table(&mark_alone)), [["一", "二"]], "UTF-16 without any NUL byte in its letters");
    assert!(sniff([&b"a,b\nx\0,y\n"[..]]).is_ok());
}

#[test]
fn a_renamed_workbook_document_or_picture_is_no_text() {
    let workbooks = [&b"PK\x03\x04\x14\0"[..], b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"];
    let others = [&b"%PDF-1.7"[..], b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0", b"GIF89a", b"\x1f\x8b\x08\0"];
    for mark in workbooks.into_iter().chain(others) {
        let file = [mark, &[0; 500], b"\n", mark].concat();
        assert_eq!(sniff(file.chunks(3)), Err(CsvProblem::NotText { line: 1 }));
    }
    assert!(sniff([&b"PK,b\n1,2\n"[..]]).is_ok());
}

#[test]
fn a_file_without_text_is_reported_as_empty() {
    for file in ["", "\u{feff}", "\r\n\n"] {
        assert_eq!(sniff([file.as_bytes()]), Err(CsvProblem::EmptyFile), "{file:?}");
    }
}
