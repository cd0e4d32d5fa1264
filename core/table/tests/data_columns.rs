//! The kinds of columns, their numbers and their statistics.
#![cfg(not(target_family = "wasm"))]

mod support;

use std::rc::Rc;

use portal_table::columnar::{Labels, day_number};
use portal_table::data::column::{Column, ColumnKind, Doubt, missing_words, typed_missing_words};
use portal_table::data::data_table::DataTable;
use portal_table::data::filter::{ColumnFilter, Keep};
use portal_table::data::number::{NumberForm, Written, read};
use portal_table::sort::{Direction, Sort};
use support::{parse_commas, table};

fn bits(value: Option<f64>) -> Option<u64> {
    value.map(f64::to_bits)
}

#[test]
fn a_number_is_parsed_in_its_own_form_only() {
    let cases = [
        ("1234", Some(1234.0), Some(1234.0)),
        ("1.234", Some(1234.0), Some(1.234)),
        ("1,234", Some(1.234), Some(1234.0)),
        ("1.234,56", Some(1234.56), None),
        ("1,234.56", None, Some(1234.56)),
        ("12.345.678", Some(12_345_678.0), None),
        ("12,345,678", None, Some(12_345_678.0)),
        ("0.5", None, Some(0.5)),
        ("0.123", None, Some(0.123)),
        ("-0,25", Some(-0.25), None),
        ("+7", Some(7.0), Some(7.0)),
        (" 12 % ", Some(12.0), Some(12.0)),
        ("0", Some(0.0), Some(0.0)),
        ("999999999999999", Some(999_999_999_999_999.0), Some(999_999_999_999_999.0)),
        ("0.1234567890123456789", None, Some(0.123_456_789_012_345_68)),
    ];
    for (text, indonesian, english) in cases {
        assert_eq!(bits(read(text, NumberForm::Indonesian).map(Written::value)), bits(indonesian), "{text}");
        assert_eq!(bits(read(text, NumberForm::English).map(Written::value)), bits(english), "{text}");
    }
}

#[test]
fn text_that_resembles_a_number_is_no_number() {
    for text in [
        "",
        "-",
        "+",
        "%",
        ".",
        ",",
        "1.",
        "1,",
        "007",
        "00",
        "0123,5",
        "01.234",
        "1.23.456",
        "1,2,3",
        "12.34,5.6",
        "1234.567,8",
        "1234,567.8",
        "1..234",
        "0x1",
        "--1",
        "5%%",
        "1.234.",
        "1.2345.678",
        "NaN",
        "inf",
        "1234567890123456",
        "1.234.567.890.123.456",
        "٣",
        "'5",
    ] {
        for form in NumberForm::ALL {
            let value = read(text, form);
            assert_eq!(value, None, "{text:?} {form:?}");
        }
    }
}

#[test]
fn an_ambiguous_column_is_parsed_as_the_user_chooses() {
    let parsed = parse_commas(b"kode,nilai\n007,1.234\n008,5\n");
    let (kinds, doubts): (Vec<_>, Vec<_>) = parsed.columns.iter().map(|column| (column.kind, column.doubt)).unzip();
    assert_eq!(kinds, [ColumnKind::Code, ColumnKind::NumberIndonesian]);
    assert_eq!(doubts, [None, Some(Doubt::NumberForm)]);
    let table = parsed.table.expect("the file has no problem");
    assert_eq!(bits(table.numbers(1).and_then(|numbers| numbers.value(0))), bits(Some(1234.0)));
    let english = table.with_kinds(&[ColumnKind::Text, ColumnKind::NumberEnglish]);
    assert_eq!(bits(english.numbers(1).and_then(|numbers| numbers.value(0))), bits(Some(1.234)));
    assert_eq!(english.statistics()[0].sum.value().to_bits(), 6.234_f64.to_bits());
    assert_eq!(table.statistics()[0].sum.value().to_bits(), 1239.0_f64.to_bits());
    assert_ne!(english, table);
    assert_eq!(english.with_kinds(&kinds), table);
    assert_eq!(english.cell(0, 1), "1.234");
}

#[test]
fn only_number_columns_have_statistics_and_count_missing_cells() {
    let table = table(b"nama;nilai;tanggal;kosong\na;1,5;2025-01-01;\nb;-;2025-01-02;\nc;-2,5;-;\nd;4;;\n");
    let [found] = table.statistics() else {
        panic!("one column of numbers");
    };
    assert_eq!((found.column, found.count, found.missing), (1, 3, 1));
    let values = [found.min, found.max, found.sum, found.mean].map(|figure| figure.value().to_bits());
    assert_eq!(values, [-2.5, 4.0, 3.0, 1.0].map(f64::to_bits));
}

#[test]
fn statistics_of_a_chosen_kind_skip_cells_that_it_cannot_parse() {
    let table = DataTable::from_rows(["a"], [["x"], ["2"], ["0,5"]]).with_kinds(&[ColumnKind::NumberIndonesian]);
    let found = table.statistics()[0];
    assert_eq!((found.count, found.missing, found.sum.value().to_bits()), (2, 1, 2.5_f64.to_bits()));
    assert!(table.with_kinds(&[ColumnKind::Text]).statistics().is_empty());
}

#[test]
fn a_column_is_read_as_labels_whatever_its_kind() {
    let table = DataTable::from_rows(["nama", "nilai"], [[" a ", "1,5"], ["-", "1,5"], ["a", ""], ["A", "1,50"]]);
    let names = table.labels(0).expect("the column exists");
    assert_eq!(names.labels(), ["a", "A"]);
    assert_eq!(names.codes().collect::<Vec<_>>(), [0, Labels::MISSING, 0, 1]);
    assert_eq!(table.labels(1).expect("the column exists").labels(), ["1,5", "1,50"]);
    assert!(table.labels(2).is_none());
}

#[test]
fn only_number_columns_have_numbers_and_only_date_columns_have_days() {
    let table = table(b"nama;nilai;tanggal\na;1,5;2025-01-01\nb;-;02/01/2025\nc;2,5;\n");
    let numbers = table.numbers(1).expect("the column has numbers");
    let read: Vec<_> = (0..3).map(|row| numbers.value(row)).collect();
    assert_eq!(read, [Some(1.5), None, Some(2.5)]);
    let days = table.days(2).expect("the column has dates");
    let read: Vec<_> = (0..3).map(|row| days.value(row)).collect();
    assert_eq!(read, [Some(day_number(2025, 1, 1)), Some(day_number(2025, 1, 2)), None]);
    let others = [0, 2, 3].map(|column| table.numbers(column).is_none());
    assert_eq!((others, table.days(1).is_none(), table.days(3).is_none()), ([true; 3], true, true));
}

#[test]
fn cells_of_another_kind_than_their_column_are_counted() {
    let kinds = [ColumnKind::NumberIndonesian, ColumnKind::Date, ColumnKind::Text];
    let rows = [["1,5", "2025-01-01", "x"], ["lima", "-", "y"], ["", "kemarin", ""], ["-", "31/02/2025", "z"]];
    let table = DataTable::from_rows(["a", "b", "c"], rows).with_kinds(&kinds);
    assert_eq!([0, 1, 2, 3].map(|column| table.unread(column)), [1, 2, 0, 0]);
}

#[test]
fn a_column_is_parsed_again_after_its_kind_changes() {
    let table = DataTable::from_rows(["a", "b"], [["1.234", "x"], ["5", "x"], ["0,5", "y"]]);
    let (labels, before) = (table.labels(0), table.numbers(0).expect("the column has numbers"));
    assert!(Rc::ptr_eq(&before, &table.numbers(0).expect("the column has numbers")));
    let english = table.with_kinds(&[ColumnKind::NumberEnglish]);
    assert_eq!(bits(english.numbers(0).expect("the column has numbers").value(0)), bits(Some(1.234)));
    assert_eq!((table.unread(0), english.unread(0)), (0, 1));
    assert!(Rc::ptr_eq(&labels.expect("the column exists"), &english.labels(0).expect("the column exists")));
    assert!(table.with_kinds(&[ColumnKind::Text]).numbers(0).is_none());
}

#[test]
fn short_rows_are_filled_and_long_rows_are_cut() {
    let table = DataTable::from_rows(["a", "b"], [&["1"][..], &["1", "2", "3"], &[]]);
    let cells: Vec<[&str; 2]> = (0..3).map(|row| [table.cell(row, 0), table.cell(row, 1)]).collect();
    assert_eq!(cells, [["1", ""], ["1", "2"], ["", ""]]);
    assert_eq!([table.cell(0, 2), table.cell(3, 0)], ["", ""]);
}

#[test]
fn tables_with_equal_cells_and_columns_are_equal() {
    let table = |cells: [[&str; 2]; 2]| DataTable::from_rows(["a", "b"], cells);
    let one = table([["x", "y"], ["1", "2"]]);
    assert_eq!(one, table([["x", "y"], ["1", "2"]]));
    assert_ne!(one, table([["x", "y"], ["1", "3"]]));
    assert_ne!(table([["x,", "y"], ["", ""]]), table([["x", ",y"], ["", ""]]));
    assert_ne!(one, DataTable::from_rows(["a", "c"], [["x", "y"], ["1", "2"]]));
}

#[test]
fn a_long_column_is_parsed_in_parts_and_a_short_one_at_once() {
    let rows = (0..70_000_u32).map(|row| [format!("Pit {}", row % 41), format!("{},5", row % 97), String::from("x")]);
    let kinds = [ColumnKind::Text, ColumnKind::NumberIndonesian, ColumnKind::Date];
    let table = || DataTable::from_rows(["a", "b", "c"], rows.clone()).with_kinds(&kinds);
    let (in_parts, at_once) = (table(), table());
    for (column, with_texts, parts) in [(0, true, 2), (1, false, 3), (1, true, 2), (2, false, 3), (3, true, 0)] {
        let asked = (0..100).take_while(|_| !in_parts.prepare_column(column, with_texts)).count();
        assert!((parts..=parts + 2).contains(&asked), "column {column}: {asked} parts");
    }
    let codes =
        |table: &DataTable, column| table.labels(column).expect("the column exists").codes().collect::<Vec<_>>();
    let numbers = |table: &DataTable| {
        let numbers = table.numbers(1).expect("the column has numbers");
        numbers.values().iter().map(|value| value.to_bits()).collect::<Vec<_>>()
    };
    assert_eq!([0, 1].map(|column| codes(&in_parts, column)), [0, 1].map(|column| codes(&at_once, column)));
    assert_eq!(numbers(&in_parts), numbers(&at_once));
    assert_eq!((in_parts.unread(2), at_once.unread(2)), (70_000, 70_000));
    assert!(DataTable::from_rows(["a"], [["1"], ["2"]]).prepare_column(0, true));
}

#[test]
fn a_column_has_its_own_texts_for_no_value() {
    let rows = [["9999", "-"], ["2", "nihil"], ["", "Blok A"], ["belum", "9999"]];
    let table = DataTable::from_rows(["Volume", "Blok"], rows);
    let own = |header: &str, kind, typed| Column { missing: missing_words(typed), ..Column::new(header, kind) };
    let columns = [own("Volume", ColumnKind::NumberIndonesian, "9999; Belum"), own("Blok", ColumnKind::Text, "nihil")];
    let table = table.with_columns(&columns);
    assert_eq!(table.unread(0), 0);
    let figures = &table.statistics()[0];
    assert_eq!((figures.sum.units, figures.max.units), (2, 2), "9999 is no value");
    let numbers = table.numbers(0).expect("a number column");
    assert_eq!([0, 1, 2, 3].map(|row| numbers.value(row)), [None, Some(2.0), None, None]);
    assert_eq!(table.shown(0, 0), "9999", "the text stays");
    let sorted: Vec<u32> = table.select("", Some(Sort { column: 0, direction: Direction::Desc })).iter().collect();
    assert_eq!(sorted, [1, 0, 2, 3], "cells without a value come last");
    let labels = table.labels(1).expect("there");
    assert_eq!(labels.labels(), ["-", "Blok A", "9999"], "a dash is a value here");
    let missing = |column| ColumnFilter { column, keep: Keep::Missing };
    assert_eq!(table.select_filtered("", &[missing(0)], None).len(), 3);
    assert_eq!(table.select_filtered("", &[missing(1)], None).iter().collect::<Vec<_>>(), [1]);
    assert_ne!(table.sha256(), table.with_kinds(&[ColumnKind::Text]).sha256());
}

#[test]
fn typed_texts_for_no_value_are_separated_by_semicolons() {
    let usual = typed_missing_words(None);
    assert_eq!(missing_words(&usual), None, "the usual texts are no choice");
    assert_eq!(missing_words(" 0 ;; tidak ada "), Some(vec!["0".to_owned(), "tidak ada".to_owned()]));
    assert_eq!(missing_words(""), Some(Vec::new()), "only empty cells");
    assert_eq!(typed_missing_words(Some(&["0".to_owned(), "x".to_owned()])), "0; x");
}
