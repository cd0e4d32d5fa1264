//! Tests on columns of texts and days.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_analysis::test::DataTest;
use portal_table::data::column::ColumnKind::{Code, Date, NumberIndonesian, Period, Text};
use portal_table::data::data_table::DataTable;
use support::{figure, found, groups, lines, one_column, table};

fn column() -> String {
    "Kolom".to_owned()
}

fn rows(rows: &[&[&str]]) -> Vec<Vec<String>> {
    rows.iter().map(|row| row.iter().map(|cell| (*cell).to_owned()).collect()).collect()
}

fn days(cells: &[&str]) -> DataTable {
    one_column("Kolom", Date, cells)
}

#[test]
fn texts_are_counted() {
    let outcome =
        found(&DataTest::Profile { column: column() }, &one_column("Kolom", Text, &["b", "a", "b ", "", "c"]));
    assert_eq!(lines(&outcome), ["b|2|50,0%", "a|1|25,0%", "c|1|25,0%"]);
    assert_eq!(figure(&outcome, "Nilai yang muncul sekali"), "2");
}

#[test]
fn days_are_counted_per_month() {
    let outcome = found(&DataTest::Profile { column: column() }, &days(&["2025-03-07", "31/01/2025", "", "besok"]));
    assert_eq!(lines(&outcome), ["Januari 2025|1", "Februari 2025|0", "Maret 2025|1"]);
    assert_eq!([figure(&outcome, "Pertama"), figure(&outcome, "Terakhir")], ["31 Januari 2025", "7 Maret 2025"]);
}

#[test]
fn duplicates_compare_values() {
    let table = table(
        &[("Nomor", Text), ("Nilai", NumberIndonesian), ("Vendor", Text)],
        &rows(&[
            &["PK-1", "1.000", "A"],
            &["PK-1", "1000,00", "B"],
            &["PK-2", "5", "A"],
            &["", "", "A"],
            &["PK-2", "5", "A"],
            &["PK-1", "1000", "A"],
            &["", "", "B"],
            &["PK-3", "lima", "A"],
            &["PK-3", "lima ", "A"],
        ]),
    );
    let test = |differing: Option<&str>| DataTest::Duplicates {
        columns: vec!["Nomor".to_owned(), "Nilai".to_owned()],
        differing: differing.map(str::to_owned),
    };
    let outcome = found(&test(None), &table);
    assert_eq!(outcome.rows, [0, 1, 5, 2, 4, 7, 8]);
    assert_eq!(lines(&outcome), ["PK-1|1.000,00|3", "PK-2|5,00|2", "PK-3|lima|2"]);
    assert_eq!(figure(&outcome, "Baris selain yang pertama"), "4");
    assert!(outcome.remarks[0].starts_with("2 baris yang kosong"));
    assert_eq!(found(&test(Some("Vendor")), &table).rows, [0, 1, 5]);
}

#[test]
fn spellings_of_one_name_are_near_duplicates() {
    let cells = [
        "PT Bara Khatulistiwa",
        "PT. BARA KHATULISTIWA",
        "CV Mitra Jaya",
        "Bara Khatulistwa, PT",
        "Blok 1 Utara",
        "Blok 2 Utara",
        "",
        "PT Bara Khatulistiwa",
    ];
    let outcome = found(&DataTest::NearDuplicates { column: column() }, &one_column("Kolom", Text, &cells));
    assert_eq!(outcome.rows, [0, 1, 3, 7]);
    let expected = ["1|PT Bara Khatulistiwa|2", "1|PT. BARA KHATULISTIWA|1", "1|Bara Khatulistwa, PT|1"];
    assert_eq!(lines(&outcome), expected);
    assert_eq!(outcome.remarks.len(), 1);
}

#[test]
fn gaps_and_repeats_are_found_per_series() {
    let cells = ["PK-009", "PK-012", "PK-013", "PK-012", "SP-1", "SP-3", "tanpa", "", "PK-014"];
    let outcome = found(&DataTest::Gaps { column: column() }, &one_column("Kolom", Code, &cells));
    let expected = ["PK-…|Hilang|PK-010 – PK-011|2", "PK-…|Ganda|PK-012|2", "SP-…|Hilang|SP-2|1"];
    assert_eq!(lines(&outcome), expected);
    assert_eq!(outcome.rows, [1, 3]);
    assert_eq!((figure(&outcome, "Seri"), figure(&outcome, "Nomor hilang")), ("2".to_owned(), "3".to_owned()));
    assert_eq!(outcome.remarks.len(), 2);
    // The year is no serial number.
    let cells = ["001/PK/2025", "003/PK/2025", "002/PK/2026"];
    let outcome = found(&DataTest::Gaps { column: column() }, &one_column("Kolom", Code, &cells));
    assert_eq!(lines(&outcome), ["…/PK/2025|Hilang|002/PK/2025|1"]);
}

#[test]
fn whole_numbers_are_one_series() {
    let cells = ["1.001", "1.004", "1.003,5", "-2", "1.004", "1.002"];
    let outcome = found(&DataTest::Gaps { column: column() }, &one_column("Kolom", NumberIndonesian, &cells));
    assert_eq!(lines(&outcome), ["(tanpa awalan)|Hilang|1003|1", "(tanpa awalan)|Ganda|1004|2"]);
    assert_eq!(outcome.rows, [1, 4]);
    assert!(outcome.remarks[0].starts_with("2 sel"));
}

#[test]
fn days_are_checked_against_period_weekend_and_holidays() {
    let cells = ["2024-12-31", "2025-08-17", "2025-08-18", "2025-08-23", "2026-01-02", "2027-03-01", ""];
    let dates = |from: Option<&str>, to: Option<&str>, weekends, holidays| DataTest::Dates {
        column: column(),
        from: from.map(str::to_owned),
        to: to.map(str::to_owned),
        weekends,
        holidays,
    };
    let outcome = found(&dates(Some("1/1/2025"), Some("31 Desember 2025"), true, true), &days(&cells));
    assert_eq!(outcome.rows, [0, 1, 3, 4, 5]);
    let expected = [
        "Sebelum 1 Januari 2025|1|16,7%",
        "Sesudah 31 Desember 2025|2|33,3%",
        "Sabtu|1|16,7%",
        "Minggu|1|16,7%",
        "Proklamasi Kemerdekaan, 17 Agustus 2025|1|16,7%",
    ];
    assert_eq!(lines(&outcome), expected);
    assert!(outcome.remarks.iter().any(|remark| remark.contains("untuk 2 baris")), "{:?}", outcome.remarks);
    assert_eq!(found(&dates(None, Some("2025-08-17"), false, false), &days(&cells)).rows, [2, 3, 4, 5]);
}

#[test]
fn ages_are_counted_from_a_day() {
    let table = table(
        &[("Kolom", Date), ("Piutang", NumberIndonesian)],
        &rows(&[
            &["2025-12-31", "1"],
            &["2025-12-01", "2"],
            &["2025-11-30", "3"],
            &["2025-01-01", "4"],
            &["2026-01-01", "5"],
        ]),
    );
    let test = |bands: &[u32], amount: Option<&str>| DataTest::Ageing {
        column: column(),
        until: "31/12/2025".to_owned(),
        bands: bands.to_vec(),
        amount: amount.map(str::to_owned),
    };
    let outcome = found(&test(&[], Some("piutang")), &table);
    let expected = [
        "Sesudah 31 Desember 2025|1|20,0%|5|33,3%",
        "0–30 hari|2|40,0%|3|20,0%",
        "31–60 hari|1|20,0%|3|20,0%",
        "61–90 hari|0|0,0%|0|0,0%",
        "Lebih dari 90 hari|1|20,0%|4|26,7%",
    ];
    assert_eq!(lines(&outcome), expected);
    assert_eq!(outcome.rows, [3]);
    let counted = found(&test(&[0], None), &table);
    assert_eq!(lines(&counted), ["Sesudah 31 Desember 2025|1|20,0%", "0–0 hari|1|20,0%", "Lebih dari 0 hari|3|60,0%"]);
}

#[test]
fn the_largest_names_have_their_shares() {
    let table = table(
        &[("Kolom", Text), ("PNBP", NumberIndonesian)],
        &rows(&[&["A", "10"], &["B", "25"], &["A", "20"], &["", "30"], &["C", ""], &["D", "15"]]),
    );
    let outcome = found(&DataTest::Top { column: column(), by: "PNBP".to_owned(), count: 2 }, &table);
    assert_eq!(lines(&outcome), ["A|2|30|30,0%|30,0%", "(kosong)|1|30|30,0%|60,0%"]);
    assert_eq!(outcome.rows, [0, 2, 3]);
    assert_eq!(figure(&outcome, "Bagian 2 terbesar"), "60,0%");
}

#[test]
fn a_cross_table_has_totals() {
    let table = table(
        &[("Bulan", Period), ("Blok", NumberIndonesian), ("Ton", NumberIndonesian)],
        &rows(&[
            &["Februari 2025", "10", "1,5"],
            &["Januari 2025", "9", "2"],
            &["Februari 2025", "9", "-1"],
            &["Januari 2025", "", "4"],
            &["Februari 2025", "10", "3"],
            &["Februari 2025", "10", ""],
        ]),
    );
    let test = |amount: Option<&str>| DataTest::CrossTable {
        rows: "Bulan".to_owned(),
        columns: "Blok".to_owned(),
        amount: amount.map(str::to_owned),
    };
    let outcome = found(&test(Some("Ton")), &table);
    let headings: Vec<&str> = groups(&outcome).headings.iter().map(|heading| heading.text.as_str()).collect();
    assert_eq!(headings, ["Bulan", "9", "10", "(kosong)", "Jumlah"]);
    assert_eq!(lines(&outcome), ["Januari 2025|2,0||4,0|6,0", "Februari 2025|-1,0|4,5||3,5", "Jumlah|1,0|4,5|4,0|9,5"]);
    assert_eq!(groups(&outcome).lines[1].row, Some(0));
    assert_eq!(lines(&found(&test(None), &table)), ["Januari 2025|1||1|2", "Februari 2025|1|3||4", "Jumlah|2|3|1|6"]);
}

#[test]
fn a_trend_shows_changes_and_empty_months() {
    let cells = [["2025-03-31", "5"], ["2025-01-01", "10"], ["2025-01-31", "2"], ["2025-03-01", "-1"]];
    let cells: Vec<Vec<String>> = cells.iter().map(|row| row.map(str::to_owned).to_vec()).collect();
    let test = DataTest::Trend { column: column(), amount: "Ton".to_owned() };
    let outcome = found(&test, &table(&[("Kolom", Date), ("Ton", NumberIndonesian)], &cells));
    assert_eq!(lines(&outcome), ["Januari 2025|2|12||", "Februari 2025|0|0|-12|-100,0%", "Maret 2025|2|4|+4|-"]);
    assert_eq!(figure(&outcome, "Penurunan terbesar"), "-12 (Februari 2025)");
    let quarters = rows(&[&["Triwulan I 2025", "4"], &["Triwulan III 2025", "6"]]);
    let outcome = found(&test, &table(&[("Kolom", Period), ("Ton", NumberIndonesian)], &quarters));
    assert_eq!(lines(&outcome), ["Triwulan I 2025|1|4||", "Triwulan III 2025|1|6|+2|50,0%"]);
}
