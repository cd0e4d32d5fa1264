//! The rows of a table as cells of a sheet, each in the form of its column's kind.

use portal_table::data::column::ColumnKind::{
    self, Code, Date, DateMonthFirst, DateTime, MoneyIndonesian, NumberEnglish, NumberIndonesian, PercentIndonesian,
    Period, Text,
};
use portal_table::data::data_table::DataTable;
use portal_table::sheet::{SheetCells, SheetKind};
use portal_table::sort::{Direction, Sort};

/// The cells of a column of this kind; `'` marks a text.
fn written(kind: ColumnKind, cells: &[&str]) -> Vec<String> {
    let table = DataTable::from_rows(["a", "b"], cells.iter().map(|cell| [*cell, "x"])).with_kinds(&[kind]);
    let mut sheet = SheetCells::default();
    table.write_sheet(&table.select("", None), 0, u32::MAX, &mut sheet);
    sheet.finish().split('\0').step_by(2).map(|cell| cell.replace('\u{1}', "'")).collect()
}

#[test]
fn each_kind_has_one_form() {
    let cases: [(ColumnKind, &[&str], &[&str]); 11] = [
        (Text, &["=1+1", " a ", ""], &["'=1+1", "' a ", ""]),
        (Code, &["007", "12345678901234567"], &["'007", "'12345678901234567"]),
        (NumberIndonesian, &["-1.234,56", "(1.000)", "1,50", ",097"], &["-1234.56", "-1000", "1.50", "0.097"]),
        (NumberEnglish, &["1,234.5", "1e5"], &["1234.5", "100000"]),
        (MoneyIndonesian, &["Rp 1.000", "Rp1.000,50", "-Rp 5"], &["1000", "1000.50", "-5"]),
        (PercentIndonesian, &["12,5 %", "7%"], &["12.5", "7"]),
        (Date, &["3 Februari 2026", "03/02/2026", "1899-12-31"], &["2026-02-03", "2026-02-03", "1899-12-31"]),
        (DateMonthFirst, &["2/3/2026"], &["2026-02-03"]),
        (DateTime, &["3/2/2026 10:00", "2026-02-03"], &["2026-02-03 10:00:00", "2026-02-03 00:00:00"]),
        (Period, &["Jan-25", "TW I 2025", "2025"], &["'Januari 2025", "'Triwulan I 2025", "'2025"]),
        (ColumnKind::DateTimeMonthFirst, &["2/3/2026 22:15:07"], &["2026-02-03 22:15:07"]),
    ];
    for (kind, cells, expected) in cases {
        assert_eq!(written(kind, cells), expected, "{kind:?}");
    }
}

#[test]
fn a_cell_that_does_not_fit_its_column_or_excel_is_text() {
    // '1.5' is no Indonesian number, although a spreadsheet would read it as one.
    assert_eq!(written(NumberIndonesian, &["5", "1.5", "N/A", "=1"]), ["5", "'1.5", "'N/A", "'=1"]);
    assert_eq!(written(Date, &["2026-02-03", "2026-02-03 10:00", "segera"])[1..], ["'2026-02-03 10:00", "'segera"]);
    assert_eq!(written(Period, &["2025", "2025-13"])[1], "'2025-13");
    assert_eq!(written(MoneyIndonesian, &["Rp 123.456.789.012.345,67"]), ["'Rp123.456.789.012.345,67"]);
}

#[test]
fn columns_have_kinds_and_decimals_and_rows_follow_the_selection() {
    let rows = [["a", "1,5", "01/02/2026"], ["b", "2,25", "x"], ["ab", "3", "02/02/2026"]];
    let table = DataTable::from_rows(["Nama", "Jumlah", "Tanggal"], rows).with_kinds(&[Text, NumberIndonesian, Date]);
    let columns: Vec<_> =
        table.sheet_columns().into_iter().map(|column| (column.header, column.kind, column.decimals)).collect();
    let expected = [("Nama", SheetKind::Text, 0), ("Jumlah", SheetKind::Number, 2), ("Tanggal", SheetKind::Date, 0)];
    assert_eq!(columns, expected.map(|(header, kind, decimals)| (header.to_owned(), kind, decimals)));

    let found = table.select("a", Some(Sort { column: 1, direction: Direction::Desc }));
    let mut cells = SheetCells::default();
    table.write_sheet(&found, 1, 5, &mut cells);
    assert_eq!(cells.finish().replace('\0', "|"), "\u{1}a|1.5|2026-02-01");
}
