//! Written workbooks, which are read back equal.

use std::io::{Cursor, Read};

use portal_excel::write::{ColumnKind, ColumnSpec, MAX_ROWS, SheetSpec, WriteProblem, Writing};
use zip::ZipArchive;

use super::read;

fn column(header: &str, kind: ColumnKind, decimals: u8) -> ColumnSpec {
    ColumnSpec { header: header.to_owned(), kind, decimals }
}

fn write(columns: Vec<ColumnSpec>, rows: &[&[&str]]) -> Result<Vec<u8>, WriteProblem> {
    let mut writing = Writing::begin(SheetSpec { name: "Data/uji".to_owned(), columns, rows: 0 })?;
    for row in rows {
        writing.add(row)?;
    }
    writing.finish()
}

fn part(bytes: &[u8], name: &str) -> String {
    let mut text = String::new();
    let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    archive.by_name(name).expect("a part").read_to_string(&mut text).expect("text");
    text
}

fn table() -> Vec<ColumnSpec> {
    vec![
        column("Uraian", ColumnKind::Text, 0),
        column("Kode", ColumnKind::Code, 0),
        column("Volume", ColumnKind::Number, 2),
        column("Nilai", ColumnKind::Money, 0),
        column("Bagian", ColumnKind::Percent, 1),
        column("Tanggal", ColumnKind::Date, 0),
        column("Saat", ColumnKind::DateTime, 0),
        column("Masa", ColumnKind::Period, 0),
    ]
}

#[test]
fn what_is_written_is_read_back_equal() {
    let rows: [&[&str]; 4] = [
        &["PT Bara", "0012", "-1234.56", "1000000", "12.5", "2026-02-03", "2026-02-03 10:00:00", "Januari 2025"],
        &["=1+1", "+62", "0.1", "73256691127.19", "0.07", "1900-01-01", "2026-02-03T23:59:59", "TW I 2025"],
        &["@SUM(A1)", "-7", "12345678901234567890.5", "", "100", "", "2026-02-03", "2025"],
        &["a \"b\", c\nd", "", "bukan angka", "1", "", "1899-12-31", "", ""],
    ];
    let bytes = write(table(), &rows).expect("a file");
    let (csv, facts) = read(&bytes, 0, None).expect("a sheet");
    let expected = r#"Uraian,Kode,Volume,Nilai,Bagian,Tanggal,Saat,Masa
PT Bara,0012,"-1234,56",Rp 1000000,"12,5 %",2026-02-03,2026-02-03 10:00:00,Januari 2025
=1+1,+62,"0,1","Rp 73256691127,19","0,07 %",1900-01-01,2026-02-03 23:59:59,TW I 2025
@SUM(A1),-7,12345678901234567890.5,,100 %,,2026-02-03,2025
"a ""b"", c
d",,bukan angka,Rp 1,,1899-12-31,,
"#;
    assert_eq!(csv, expected);
    assert!(facts.warnings.is_empty());
}

#[test]
fn a_marked_cell_is_text_in_any_column() {
    let row: &[&str] =
        &["\u{1}a", "\u{1}007", "\u{1}1.5", "\u{1}5", "\u{1}5", "\u{1}2026-02-03", "\u{1}segera", "\u{1}2025"];
    let bytes = write(table(), &[row]).expect("a file");
    let sheet = part(&bytes, "xl/worksheets/sheet1.xml");
    let rows = &sheet[sheet.find("<row r=\"2\"").expect("the row")..];
    assert_eq!(rows.matches("t=\"s\"").count(), 8, "{rows}");
    let (csv, _) = read(&bytes, 0, None).expect("a sheet");
    assert_eq!(csv.lines().nth(1), Some("a,007,1.5,5,5,2026-02-03,segera,2025"));
}

#[test]
fn nothing_becomes_a_formula_and_nobody_is_named() {
    let row: &[&str] = &["=HYPERLINK(\"x\")", "=1", "=1", "-1", "+1", "@", "=", "-"];
    let bytes = write(table(), &[row]).expect("a file");
    let sheet = part(&bytes, "xl/worksheets/sheet1.xml");
    assert!(!sheet.contains("<f"), "{sheet}");
    let core = part(&bytes, "docProps/core.xml");
    assert!(core.contains("<dc:creator></dc:creator>"), "{core}");
    assert!(!core.contains("lastModifiedBy>a"), "{core}");
}

#[test]
fn the_header_stays_and_can_be_filtered() {
    let long = "x".repeat(200);
    let bytes = write(table(), &[&[long.as_str(), "1", "1", "1", "1", "2026-02-03", "2026-02-03 10:00", "2025"]]);
    let bytes = bytes.expect("a file");
    let sheet = part(&bytes, "xl/worksheets/sheet1.xml");
    assert!(sheet.contains(r#"<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>"#), "{sheet}");
    assert!(sheet.contains(r#"<autoFilter ref="A1:H2"/>"#), "{sheet}");
    assert!(sheet.contains(r#"<col min="1" max="1" width="60.7109375""#), "{sheet}");
    assert!(part(&bytes, "xl/workbook.xml").contains(r#"<sheet name="Data-uji""#));
    let styles = part(&bytes, "xl/styles.xml");
    for code in ["#,##0.00", "&quot;Rp&quot;#,##0", "0.0&quot; %&quot;", "d mmm yyyy", "d mmm yyyy hh:mm", "<b/>"] {
        assert!(styles.contains(code) || code == "#,##0.00", "{code}: {styles}");
    }
}

#[test]
fn limits_of_a_sheet_are_problems() {
    let text = || vec![column("Uraian", ColumnKind::Text, 0)];
    let too_long = "x".repeat(32_768);
    let problem = WriteProblem::CellTooLong { row: 2, header: "Uraian".to_owned(), max: 32_767 };
    assert_eq!(write(text(), &[&["a"], &[&too_long]]).err(), Some(problem));
    assert_eq!(write(Vec::new(), &[]).err(), Some(WriteProblem::ColumnCount { max: 16_384 }));
    let spec = |rows| SheetSpec { name: String::new(), columns: text(), rows };
    let too_many = WriteProblem::TooManyRows { max: MAX_ROWS };
    assert_eq!(Writing::begin(spec(MAX_ROWS + 1)).err(), Some(too_many.clone()));
    let mut writing = Writing::begin(spec(MAX_ROWS)).expect("a file");
    let rows = vec![""; MAX_ROWS as usize];
    assert_eq!(writing.add(&rows), Ok(()));
    assert_eq!(writing.add(&rows[..1]), Err(too_many));
}
