//! Workbooks as other programs write them. `mixed.xlsx` and `dates-1904.xlsx` are by openpyxl, `table.xls` by xlwt,
//! `table.xlsb` and `short-records.xlsb` by `SheetJS`, `table.ods` by odfpy, `password.xlsx` by msoffcrypto.

use portal_excel::problem::WorkbookProblem;
use portal_excel::{Places, Warning, Workbook};

use super::archive::replace;
use super::{read, written};

const MIXED: &[u8] = include_bytes!("../fixtures/mixed.xlsx");
const DATES_1904: &[u8] = include_bytes!("../fixtures/dates-1904.xlsx");
const PASSWORD: &[u8] = include_bytes!("../fixtures/password.xlsx");
const XLS: &[u8] = include_bytes!("../fixtures/table.xls");
const XLSB: &[u8] = include_bytes!("../fixtures/table.xlsb");
const ODS: &[u8] = include_bytes!("../fixtures/table.ods");

pub(crate) const ALL: [&[u8]; 5] = [MIXED, DATES_1904, XLS, XLSB, ODS];

fn places(count: u32, first: &[&str]) -> Places {
    Places { count, first: first.iter().map(|&place| place.to_owned()).collect() }
}

fn hidden(names: &[&str]) -> Warning {
    Warning::HiddenSheets { names: names.iter().map(|&name| name.to_owned()).collect() }
}

#[test]
fn hidden_and_empty_sheets_are_listed() {
    let workbook = Workbook::open(MIXED.to_vec()).expect("a workbook");
    let sheets: Vec<_> =
        workbook.sheets().iter().map(|one| (one.name.as_str(), one.is_hidden, one.rows, one.columns)).collect();
    let expected =
        [("Lembar1", false, 8, 10), ("Rahasia", true, 2, 1), ("Sangat rahasia", true, 1, 1), ("Kosong", false, 0, 0)];
    assert_eq!(sheets, expected);
    assert_eq!(read(MIXED, 3, None).err(), Some(WorkbookProblem::EmptySheet));
    assert_eq!(read(MIXED, 4, None).err(), Some(WorkbookProblem::UnknownSheet));
}

#[test]
fn cells_are_read_as_excel_shows_them() {
    let (csv, facts) = read(MIXED, 0, None).expect("a sheet");
    let expected = r#"LAPORAN PRODUKSI,,,,,,,,,
,,,,,,,,,
No,Kode,Produksi,Produksi,Nilai,Persen,Tanggal,Waktu,Bulan,Lama
No,Kode,Batubara,Nikel,,,,,,
1,0012,"1234,5","0,3",Rp 1000000,"12,5 %",2026-02-03,2026-02-03 10:00:00,2026-02,36:05:00
2,"a ""b"", c",-7,"0,333333333333333","Rp 2500,5",7 %,1900-03-01,2026-02-03 00:00:00,2026-03,1:30:00
3,=SUM(1),,Ya,,100 %,2026-12-31,7:30:00,Jan 2026,12:00:00
4,#N/A,#DIV/0!,Tidak,Rp -500,50 %,2024-02-29,2026-02-03 23:59:59,2026-04,0:00:00
"#;
    assert_eq!(csv, expected);
    assert_eq!((facts.rows, facts.columns, facts.first_row, facts.first_column), (8, 10, 2, 2));
    let merged = places(4, &["Lembar1!C4", "Lembar1!D4", "Lembar1!B4", "Lembar1!B2"]);
    let expected = [
        Warning::ErrorCells { cells: places(2, &["Lembar1!C9", "Lembar1!D9"]) },
        Warning::FormulasWithoutValue { cells: places(2, &["Lembar1!D8", "Lembar1!F8"]) },
        Warning::MergedCells { cells: merged, repeated: 3 },
        hidden(&["Rahasia", "Sangat rahasia"]),
    ];
    assert_eq!(facts.warnings, expected);
}

#[test]
fn a_merged_title_is_not_repeated() {
    let plain = rust_xlsxwriter::Format::new();
    let titled = written(|sheet| {
        sheet.merge_range(0, 0, 0, 2, "LAPORAN", &plain).expect("a title");
        sheet.merge_range(1, 0, 1, 1, "Volume", &plain).expect("a header");
        for (column, header) in (0..).zip(["Januari", "Februari", "Jumlah", "Satuan"]) {
            sheet.write_string(2, column, header).expect("a header");
        }
        sheet.write_string(1, 3, "Catatan").expect("a header");
    });
    let (csv, _) = read(&titled, 0, None).expect("a sheet");
    assert_eq!(csv, "LAPORAN,,,\nVolume,Volume,,Catatan\nJanuari,Februari,Jumlah,Satuan\n");
}

#[test]
fn a_range_leaves_out_the_rest() {
    let (csv, facts) = read(MIXED, 0, Some("c5:E7")).expect("a range");
    assert_eq!(csv, ",Batubara,Nikel\n0012,\"1234,5\",\"0,3\"\n\"a \"\"b\"\", c\",-7,\"0,333333333333333\"\n");
    assert_eq!((facts.first_row, facts.first_column), (5, 3));
    assert_eq!(facts.warnings, [hidden(&["Rahasia", "Sangat rahasia"])]);
    assert_eq!(read(MIXED, 0, Some("A1:A1")).err(), Some(WorkbookProblem::EmptySheet));
    assert_eq!(read(MIXED, 0, Some("5")).err(), Some(WorkbookProblem::InvalidRange));
}

#[test]
fn days_from_1904_are_converted() {
    let (csv, facts) = read(DATES_1904, 0, None).expect("a sheet");
    assert_eq!(csv, "Tanggal,Waktu\n2026-02-03,2026-02-03 10:00:00\n1904-01-02,1999-12-31 23:59:59\n");
    assert_eq!(facts.warnings, [Warning::Dates1904]);
}

#[test]
fn a_workbook_with_a_password_says_so() {
    assert_eq!(read(PASSWORD, 0, None).err(), Some(WorkbookProblem::PasswordProtected));
}

#[test]
fn a_workbook_whose_cells_would_be_skipped_says_so() {
    let short = include_bytes!("../fixtures/short-records.xlsb");
    assert_eq!(read(short, 0, None).err(), Some(WorkbookProblem::UnknownRecords));
}

#[test]
fn older_and_other_formats_are_read() {
    let (csv, facts) = read(XLS, 0, None).expect("an xls");
    let rows = "000,2026-02-03,\"1234,5\"\n001,2026-02-04,2469\n002,2026-02-05,\"3703,5\"\n,,Ya\n";
    assert_eq!(csv, format!("Judul,,\nKode,Tanggal,Nilai\n{rows}"));
    let merged = Warning::MergedCells { cells: places(1, &["Lembar1!B1"]), repeated: 0 };
    assert_eq!(facts.warnings, [merged, hidden(&["Rahasia"])]);

    let (csv, facts) = read(XLSB, 0, None).expect("an xlsb");
    let rows = "001,,2026-02-03,,\"1234,5\"\n\"a,b\",,2026-02-04,,-7\n,,,,Ya\nx,,,,#DIV/0!\n";
    assert_eq!(csv, format!("Kode,,Tanggal,,Nilai\n{rows}"));
    assert_eq!(facts.warnings[0], Warning::ErrorCells { cells: places(1, &["Lembar1!F6"]) });

    let (csv, facts) = read(ODS, 0, None).expect("an ods");
    let rows = "001,2026-02-03,\"1234,5\"\n\"a,b\",2026-02-03 10:00:00,\"0,125\"\nx,36:05:00,Ya\ny,,\n";
    assert_eq!(csv, format!("Kode,Tanggal,Nilai\n{rows}"));
    assert_eq!(facts.warnings[0], Warning::FormulasWithoutValue { cells: places(1, &["Lembar1!D6"]) });
}

#[test]
fn dates_without_a_day_and_errors_of_newer_programs_are_counted() {
    let change = |sheet: String| {
        let date = r#"<c r="H6" s="3" t="n"><v>-5</v></c>"#;
        let start = sheet.find(r#"<c r="H6""#).expect("a cell");
        let end = start + sheet[start..].find("</c>").expect("its end") + 4;
        format!("{}{date}{}", &sheet[..start], &sheet[end..]).replace("#DIV/0!", "#SPILL!")
    };
    let changed = replace(MIXED, &[("xl/worksheets/sheet1.xml", &change)]);
    let (csv, facts) = read(&changed, 0, None).expect("a sheet");
    assert!(csv.contains("\n4,#N/A,,Tidak,"), "{csv}");
    let errors = facts.warnings.iter().find_map(|warning| match warning {
        Warning::ErrorCells { cells } => Some(cells.count),
        _ => None,
    });
    assert_eq!(errors, Some(2));
    assert!(facts.warnings.contains(&Warning::DatesOutOfRange { cells: places(1, &["Lembar1!H6"]) }), "{facts:?}");
}
