//! Any table written as CSV is read back unchanged, by the portal and by the `csv` crate, in chunks of any size.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_table::data::csv_form::{CsvForm, Delimiter};
use portal_table::data::data_table::DataTable;
use proptest::prelude::*;
use support::{cells, parse, parse_commas, sniff, table, write};

fn cell() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[a-c0-9.,%\"'\r\n\t =+@;-]{0,8}",
        3 => "[-+]?[0-9]{1,3}([.,][0-9]{3}){0,2}",
        1 => "[a-zé€😀 ,]{28,60}",
        1 => any::<String>().prop_map(|text| text.replace('\0', "")),
    ]
}

fn rows() -> impl Strategy<Value = (usize, Vec<Vec<String>>)> {
    (1..6_usize).prop_flat_map(|width| {
        // Rows without text are left out when a file is read.
        let row = prop::collection::vec(cell(), width);
        let row = row.prop_filter("has text", move |row| width == 1 || row.iter().any(|cell| !cell.trim().is_empty()));
        let rows = prop::collection::vec(row, 1..12);
        (Just(width), rows)
    })
}

fn headers(width: usize) -> Vec<String> {
    (0..width).map(|column| format!("Kolom \"{column}\", \n€")).collect()
}

fn chunks<'a>(file: &'a [u8], cuts: &[prop::sample::Index]) -> Vec<&'a [u8]> {
    let mut places: Vec<usize> = cuts.iter().map(|cut| cut.index(file.len() + 1)).collect();
    places.extend([0, file.len()]);
    places.sort_unstable();
    places.windows(2).map(|pair| &file[pair[0]..pair[1]]).collect()
}

fn by_csv_crate(file: &[u8]) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(file);
    let records = reader.records().map(|record| record.expect("is UTF-8"));
    records.map(|record| record.iter().map(str::to_owned).collect()).collect()
}

/// Writes the cells as another program would.
fn by_another(delimiter: Delimiter, style: csv::QuoteStyle, rows: &[Vec<String>]) -> Vec<u8> {
    let mut file = csv::WriterBuilder::new().delimiter(delimiter.byte()).quote_style(style).from_writer(Vec::new());
    for row in rows {
        file.write_record(row).expect("as long as the others");
    }
    file.into_inner().expect("is in memory")
}

proptest! {
    #[test]
    fn delimiter_and_quoting_do_not_change_the_cells((width, rows) in rows()) {
        // An apostrophe before a formula is no part of the text.
        let rows: Vec<Vec<String>> =
            rows.iter().map(|row| row.iter().map(|cell| cell.replace('\'', "’")).collect()).collect();
        let made = DataTable::from_rows(headers(width), &rows);
        let written = [vec![headers(width)], rows].concat();
        for delimiter in [Delimiter::COMMA, Delimiter::SEMICOLON, Delimiter::TAB] {
            for style in [csv::QuoteStyle::Necessary, csv::QuoteStyle::Always, csv::QuoteStyle::NonNumeric] {
                let file = by_another(delimiter, style, &written);
                let bytes = u32::try_from(file.len()).expect("a short file");
                let form = CsvForm { delimiter, bytes, ..CsvForm::PLAIN };
                let read = parse(form, [&file[..]]).table.expect("the file has no problem");
                prop_assert_eq!(cells(&read), cells(&made));
                prop_assert_eq!(&read, &made);
                prop_assert_eq!(write(&read), write(&made));
            }
        }
    }

    #[test]
    fn any_table_is_read_back_from_its_own_file((width, rows) in rows()) {
        let file = write(&DataTable::from_rows(headers(width), &rows));
        let read = parse_commas(&file[3..]).table.expect("the file has no problem");
        let found = cells(&read);
        prop_assert_eq!(found.len(), rows.len());
        prop_assert_eq!(&found, &rows);
        for (column, header) in read.columns().iter().zip(headers(width)) {
            prop_assert_eq!(&column.header, &header);
        }
        let found_by_another = by_csv_crate(&file);
        prop_assert_eq!(found_by_another.len(), rows.len() + 1);
        prop_assert_eq!(write(&read), file);
    }

    #[test]
    fn chunk_borders_do_not_change_the_result(
        (width, rows) in rows(),
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..12),
    ) {
        let file = write(&DataTable::from_rows(headers(width), &rows));
        let form = sniff([&file[..]]).expect("the form is detected");
        let pieces = chunks(&file, &cuts);
        prop_assert_eq!(sniff(pieces.iter().copied()), Ok(form.clone()));
        let (whole, cut) = (parse(form.clone(), [&file[..]]), parse(form, pieces));
        prop_assert_eq!(&cut.table, &whole.table);
        prop_assert_eq!((cut.columns, cut.first_rows), (whole.columns, whole.first_rows));
    }

    #[test]
    fn rows_equal_those_of_the_csv_crate(
        file in "[ab1 ,\"\r\n€]{0,60}",
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..6),
    ) {
        let file = format!("a,b\n{file}");
        let whole = parse_commas(file.as_bytes());
        let form = sniff([&b"a,b\nc,d"[..]]).expect("the form is detected");
        let parsed = parse(form, chunks(file.as_bytes(), &cuts));
        prop_assert_eq!(&parsed.table, &whole.table);
        prop_assert_eq!(&parsed.problems, &whole.problems);
        if let Some(table) = parsed.table.filter(|_| parsed.notes.is_empty()) {
            let mut expected = by_csv_crate(file.as_bytes());
            expected.retain(|row| row.iter().any(|cell| !cell.trim().is_empty()));
            // Empty cells beyond the header are left out.
            for row in &mut expected {
                row.truncate(2);
            }
            prop_assert_eq!(cells(&table), expected[1..].to_vec());
        }
    }
}

#[test]
fn negative_numbers_stay_numbers_and_formulas_stay_text() {
    let rows = [["-5", "=1+1"], ["-1.234,56", "+62 812"], ["-", "'="]];
    let read = table(&write(&DataTable::from_rows(["a", "b"], rows)));
    assert_eq!(cells(&read), rows);
}

#[test]
fn a_part_of_a_sorted_search_is_written_in_its_order() {
    use portal_table::sort::{Direction, Sort};
    let table = DataTable::from_rows(["a", "b"], [["x", "2"], ["y", "3"], ["x,", "1"], ["x", "4"]]);
    let selection = table.select("x", Some(Sort { column: 1, direction: Direction::Desc }));
    let mut part = Vec::new();
    table.write_rows(&selection, 1, 2, &mut part);
    assert_eq!(part, b"x,2\r\n\"x,\",1\r\n");
}

/// Read as one cell, '+,0' would look like a number and get no apostrophe.
#[test]
fn a_formula_after_a_semicolon_ends_at_the_end_of_its_cell() {
    let row = vec!["a;+".to_owned(), "0".to_owned()];
    let file = write(&DataTable::from_rows(vec!["x".to_owned(), "y".to_owned()], &[row]));
    assert_eq!(String::from_utf8_lossy(&file[3..]), "x,y\r\na;'+,0\r\n");
}
