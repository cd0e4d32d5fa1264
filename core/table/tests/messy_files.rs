//! Files as people have them give the table that they mean.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_table::data::column::{ColumnKind, Doubt};
use portal_table::data::csv_form::{CsvChoices, CsvForm, Delimiter, Encoding};
use portal_table::data::csv_reader::{CsvReader, Parsed};
use portal_table::data::data_table::DataTable;
use portal_table::data::number::NumberForm;
use portal_table::data::sniffer::Sniffer;
use portal_table::sort::{Direction, Sort};

struct Read {
    form: CsvForm,
    parsed: Parsed,
    table: DataTable,
}

fn read_as(file: &[u8], choices: &CsvChoices) -> Read {
    let mut sniffer = Sniffer::new();
    sniffer.feed(file);
    let form = sniffer.finish(choices).expect("the form is detected");
    let mut reader = CsvReader::new(form.clone());
    file.chunks(5).for_each(|piece| reader.feed(piece));
    let mut parsed = reader.finish();
    let table = parsed.table.take().unwrap_or_else(|| panic!("{:?}", parsed.problems));
    Read { form, parsed, table }
}

fn case(name: &str) -> Read {
    let path = format!("{}/tests/cases/{name}.csv", env!("CARGO_MANIFEST_DIR"));
    read_as(&std::fs::read(&path).expect(&path), &CsvChoices::default())
}

impl Read {
    fn headers(&self) -> Vec<&str> {
        self.table.columns().iter().map(|column| column.header.as_str()).collect()
    }

    fn kind(&self, column: usize) -> ColumnKind {
        self.table.columns()[column].kind
    }

    /// The cells of a column as shown.
    fn shown(&self, column: u32) -> Vec<String> {
        (0..self.table.row_count()).map(|row| self.table.shown(row, column).into_owned()).collect()
    }

    fn sorted(&self, column: u32) -> Vec<String> {
        let rows = self.table.select("", Some(Sort { column, direction: Direction::Asc }));
        rows.iter().map(|row| self.table.shown(row, column).into_owned()).collect()
    }
}

#[test]
fn words_for_no_value_leave_a_column_of_numbers() {
    let read = case("in-numbers-na");
    assert_eq!(
        (read.kind(1), read.sorted(1)),
        (ColumnKind::NumberIndonesian, ["1.234,5", "2.000,0", "N/A", "-", ""].map(str::to_owned).to_vec())
    );
    assert_eq!(read.table.unread(1), 0);
    let read = case("in-numbers-endash");
    assert_eq!(
        (read.kind(1), read.sorted(1)),
        (ColumnKind::NumberIndonesian, ["1.234,5", "2.000,0", "–"].map(str::to_owned).to_vec())
    );
}

#[test]
fn days_sort_by_time_however_they_are_written() {
    let read = case("in-dates-dmy-nopad");
    assert_eq!((read.kind(0), read.parsed.columns[0].doubt), (ColumnKind::Date, Some(Doubt::DayOrder)));
    assert_eq!(read.sorted(0), ["1 Februari 2026", "2 Februari 2026", "10 Februari 2026"]);
    let read = case("in-dates-id");
    assert_eq!(
        (read.kind(0), read.shown(0)),
        (ColumnKind::Date, vec!["3 Februari 2026".to_owned(), "14 Februari 2026".to_owned()])
    );
    let read = case("in-dates-amb");
    assert_eq!((read.kind(0), read.parsed.columns[0].doubt), (ColumnKind::Date, Some(Doubt::DayOrder)));
    let swapped = read.table.with_kinds(&[ColumnKind::DateMonthFirst]);
    assert_eq!([read.table.shown(0, 0), swapped.shown(0, 0)], ["2 Maret 2026", "3 Februari 2026"]);
    let read = case("in-dates-time");
    assert_eq!(
        (read.kind(0), read.shown(0)),
        (ColumnKind::DateTime, vec!["3 Februari 2026 10.00".to_owned(), "4 Maret 2026 11.00".to_owned()])
    );
}

#[test]
fn one_bad_byte_changes_one_cell_only() {
    let read = case("in-one-bad-byte");
    assert_eq!((read.form.encoding, &read.parsed.replaced_lines), (Encoding::Utf8, &vec![4]));
    assert_eq!(read.shown(1), ["Perusahaan Tambang – Café", "π Résumé", "x\u{fffd}"]);
}

#[test]
fn rows_and_columns_of_delimiters_only_are_left_out() {
    let read = case("in-excel-padding-rows");
    assert_eq!((read.table.row_count(), read.parsed.blank_rows), (2, 3));
    let read = case("in-trailing-delimiter");
    assert_eq!((read.headers(), read.table.row_count(), read.form.dropped_columns), (vec!["Kode", "Nilai"], 2, 1));
}

#[test]
fn titles_above_the_header_are_skipped_and_told() {
    for (name, rows) in [("in-title-rows-padded", 1), ("in-title-rows-bare", 2)] {
        let read = case(name);
        assert_eq!((read.headers(), read.table.row_count()), (vec!["Kode", "Nilai", "Ket"], rows), "{name}");
        let above: Vec<_> = read.parsed.above.iter().map(|row| (row.line, row.text.as_str())).collect();
        assert_eq!(above, [(1, "Laporan Produksi"), (2, "Periode 2026")], "{name}");
    }
}

#[test]
fn every_heading_is_there_once() {
    assert_eq!(case("in-dup-headers").headers(), ["Volume", "Volume (2)", "Ket"]);
    let read = case("in-empty-header-mid");
    assert_eq!((read.headers(), read.parsed.renamed.len()), (vec!["Kode", "Kolom 2", "Ket"], 1));
}

#[test]
fn numbers_of_accountants_and_spreadsheets_are_numbers() {
    let cases = [
        ("in-numbers-paren", ColumnKind::NumberIndonesian, ["1.234,5", "-1.234,5"]),
        ("in-numbers-rp", ColumnKind::MoneyIndonesian, ["Rp1.000", "Rp2.500.000"]),
        ("in-numbers-nbsp", ColumnKind::NumberIndonesian, ["1.234,5", "2.500,0"]),
        ("in-numbers-unicode-minus", ColumnKind::NumberIndonesian, ["-100", "200"]),
        ("in-numbers-sci", ColumnKind::NumberIndonesian, ["100.000", "150.000"]),
    ];
    for (name, kind, cells) in cases {
        let read = case(name);
        assert_eq!((read.kind(1), read.shown(1)), (kind, cells.map(str::to_owned).to_vec()), "{name}");
        assert_eq!(read.parsed.columns[1].doubt, None, "{name}");
    }
}

#[test]
fn pipes_and_single_columns_are_told_apart() {
    let read = case("in-pipe");
    assert_eq!(
        (read.form.delimiter, read.headers(), read.shown(1)),
        (Delimiter::PIPE, vec!["Kode", "Nilai", "Ket"], vec!["1,5".to_owned(), "2,5".to_owned()])
    );
    let read = case("in-single-column-decimal");
    assert_eq!(
        (read.headers(), read.kind(0), read.shown(0)),
        (vec!["Nilai"], ColumnKind::NumberIndonesian, vec!["1,5".to_owned(), "2,5".to_owned(), "3,0".to_owned()])
    );
}

#[test]
fn unusual_quotes_are_understood() {
    let read = case("in-backslash-quote");
    assert_eq!((read.form.has_backslashes, read.shown(0)), (true, vec!["kata \"izin\" usaha".to_owned()]));
    let read = case("in-space-before-quote");
    assert_eq!((read.headers(), read.shown(1)), (vec!["a", "b"], vec!["x, y".to_owned(), "z".to_owned()]));
}

#[test]
fn marks_at_both_ends_of_a_file_are_no_text() {
    assert_eq!(case("in-ctrl-z").table.row_count(), 1);
    assert_eq!(case("in-double-bom").headers(), ["Kode", "Nilai"]);
    let read = case("in-utf16le-bom");
    assert_eq!(
        (read.form.encoding, read.headers(), read.table.row_count()),
        (Encoding::Utf16Le, vec!["Kode", "Nilai"], 1)
    );
}

const REPORT: &[u8] = b"Laporan;;\nKode;Ton;Ket\nA;1,5;x\nB;2,5;y\nTotal;4,0;\n;;\nSumber: laporan bulanan\n";

#[test]
fn totals_and_notes_at_the_end_are_set_aside() {
    let read = read_as(REPORT, &CsvChoices::default());
    assert_eq!((read.table.row_count(), read.shown(1)), (2, vec!["1,5".to_owned(), "2,5".to_owned()]));
    let texts = |rows: &[portal_table::data::csv_reader::AsideRow]| {
        rows.iter().map(|row| (row.line, row.text.clone())).collect::<Vec<_>>()
    };
    assert_eq!(texts(&read.parsed.totals), [(5, "Total · 4,0".to_owned())]);
    assert_eq!(texts(&read.parsed.notes), [(7, "Sumber: laporan bulanan".to_owned())]);
    let kept = read_as(REPORT, &CsvChoices { keeps_total: Some(true), ..CsvChoices::default() });
    assert_eq!(kept.shown(0), ["A", "B", "Total"]);
    let inside = read_as(b"Kode;Ton\nA;1\nSubtotal;1\nB;2\n", &CsvChoices::default());
    assert_eq!(inside.shown(0), ["A", "Subtotal", "B"]);
    let names = read_as(b"Nama;Ton\nTotal Energi;1\nJumlah Tenaga Kerja;2\n", &CsvChoices::default());
    assert_eq!(names.table.row_count(), 2, "a name that begins with the word is no total");
}

#[test]
fn the_user_decides_against_detection() {
    let choices = CsvChoices {
        delimiter: Some(Delimiter::COMMA),
        rows_above: Some(0),
        has_header: Some(false),
        encoding: Some(Encoding::Iso88591),
        numbers: Some(NumberForm::English),
        columns: Some(vec![1, 0, 7]),
        ..CsvChoices::default()
    };
    let read = read_as(b"caf\xe9,1.234\nb,5.678\n", &choices);
    assert_eq!((read.headers(), read.kind(0)), (vec!["Kolom 2", "Kolom 1"], ColumnKind::NumberEnglish));
    assert_eq!(
        (read.shown(0), read.shown(1)),
        (vec!["1,234".to_owned(), "5,678".to_owned()], vec!["café".to_owned(), "b".to_owned()])
    );
}

#[test]
fn cells_that_do_not_fit_are_told_with_their_lines() {
    let file = "Judul\n\nKode;Ton\nA;\"1,5\"\n\"B\nb\";lima\nC;2\nD;enam\n";
    let read = read_as(file.as_bytes(), &CsvChoices::default());
    let table = read.table.with_kinds(&[ColumnKind::Text, ColumnKind::NumberIndonesian]);
    let misfits: Vec<_> = table.misfits(1, 5).into_iter().map(|misfit| (misfit.line, misfit.text)).collect();
    assert_eq!((table.unread(1), misfits), (2, vec![(5, "lima".to_owned()), (8, "enam".to_owned())]));
    assert_eq!(table.shown(1, 1), "lima", "its text is kept");
}

#[test]
fn a_search_finds_cells_as_they_are_shown() {
    let file = "Bulan;Hari;Ton\nJan-25;3-Feb-26;4529\nTW I 2025;14-Mar-26;4.985,71\n";
    let read = read_as(file.as_bytes(), &CsvChoices::default());
    assert_eq!(read.shown(0), ["Januari 2025", "Triwulan I 2025"]);
    assert_eq!(read.shown(2), ["4.529,00", "4.985,71"]);
    let found = |search: &str| read.table.select(search, None).iter().collect::<Vec<_>>();
    for (search, rows) in [
        ("januari", &[0][..]),
        ("jan-25", &[0]),
        ("triwulan", &[1]),
        ("februari", &[0]),
        ("2026", &[0, 1]),
        ("4.529,00", &[0]),
        ("4529", &[0]),
        ("4.985,71 maret", &[1]),
        ("4.529", &[0]),
    ] {
        assert_eq!(found(search), rows, "{search}");
    }
}
