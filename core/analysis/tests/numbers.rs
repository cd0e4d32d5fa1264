//! Tests on columns of numbers.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_analysis::test::{BenfordDigits, DataTest, OutlierMethod};
use portal_table::data::column::ColumnKind::{MoneyIndonesian, NumberIndonesian};
use support::{figure, found, groups, lines, one_column};

fn column() -> String {
    "Nilai".to_owned()
}

fn numbers(cells: &[&str]) -> portal_table::data::data_table::DataTable {
    one_column("Nilai", NumberIndonesian, cells)
}

#[test]
fn a_profile_is_exact() {
    let cells = ["1.000,10", "-2", "0", "7,5", "", "belum", "7,50", "12", "9", "10"];
    let outcome = found(&DataTest::Profile { column: "NILAI ".to_owned() }, &numbers(&cells));
    let figures: Vec<String> =
        outcome.figures.iter().map(|figure| format!("{}={}", figure.label, figure.value)).collect();
    let expected = [
        "Baris=10",
        "Sel kosong=1",
        "Bukan angka=1",
        "Nilai berbeda=7",
        "Terkecil=-2,00",
        "Kuartil 1=5,625",
        "Median=8,25",
        "Kuartil 3=10,50",
        "Terbesar=1.000,10",
        "Jumlah=1.044,10",
        "Rata-rata=130,51",
        "Negatif=1",
        "Nol=1",
    ];
    assert_eq!(figures, expected);
    assert_eq!(lines(&outcome)[..2], ["-100,00 – di bawah 0,00|1|12,5%", "0,00 – di bawah 100,00|6|75,0%"]);
    assert_eq!(groups(&outcome).lines[1].row, Some(2));
    assert_eq!(outcome.remarks.len(), 2);
}

#[test]
fn numbers_of_too_many_digits_for_floats_stay_exact() {
    let cells = ["123.456.789.012.345,67", "0,01", "-123.456.789.012.345,66"];
    let outcome = found(&DataTest::Profile { column: column() }, &numbers(&cells));
    assert_eq!(figure(&outcome, "Jumlah"), "0,02");
    assert_eq!(figure(&outcome, "Terbesar"), "123.456.789.012.345,67");
    let rounded =
        found(&DataTest::Profile { column: column() }, &numbers(&["100.000.000.000.000", "0,123456789012345"]));
    assert_eq!(figure(&rounded, "Jumlah"), "100.000.000.000.000,1235");
    assert!(rounded.remarks[0].contains("dibulatkan ke 4 desimal"), "{:?}", rounded.remarks);
}

#[test]
fn amounts_of_money_are_shown_as_rupiah() {
    let table = one_column("PNBP", MoneyIndonesian, &["Rp1.500,00", "-Rp500,00"]);
    let outcome = found(&DataTest::Signs { column: "PNBP".to_owned() }, &table);
    assert_eq!(lines(&outcome), ["Positif|1|50,0%|Rp1.500,00", "Negatif|1|50,0%|-Rp500,00", "Nol|0|0,0%|Rp0,00"]);
    assert_eq!(outcome.rows, [1]);
}

#[test]
fn the_rarer_sign_is_found() {
    let test = DataTest::Signs { column: column() };
    assert_eq!(found(&test, &numbers(&["1", "2", "-3", "0"])).rows, [2]);
    let outcome = found(&test, &numbers(&["-1", "2", "-3", "0"]));
    assert_eq!((outcome.rows, outcome.remarks.len()), (vec![1], 1));
}

#[test]
fn outliers_are_beyond_the_fences() {
    let cells = ["1", "2", "3", "4", "5", "6", "7", "8", "100", "-50", ""];
    let test = |factor| DataTest::Outliers { column: column(), method: OutlierMethod::Interquartile { factor } };
    let outcome = found(&test(1.5), &numbers(&cells));
    assert_eq!(outcome.rows, [8, 9]);
    let shown = ["Kuartil 1", "Kuartil 3", "Batas bawah", "Batas atas"].map(|label| figure(&outcome, label));
    assert_eq!(shown, ["2,25", "6,75", "-4,5", "13,5"]);
    assert_eq!(lines(&outcome), ["Di bawah batas bawah|1|-50", "Di atas batas atas|1|100"]);
    // A number on a fence is no outlier: the quartiles are 1 and 3, the upper fence 6.
    let on_fence = found(&test(1.5), &numbers(&["1", "1", "2", "3", "6"]));
    assert!(on_fence.rows.is_empty());
    assert_eq!(found(&test(1.49), &numbers(&["1", "1", "2", "3", "6"])).rows, [4]);
}

#[test]
fn z_scores_measure_standard_deviations() {
    let cells: Vec<String> = (0..20).map(|number| (number % 2).to_string()).chain(["40".to_owned()]).collect();
    let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    let test = DataTest::Outliers { column: column(), method: OutlierMethod::ZScore { limit: 3.0 } };
    let outcome = found(&test, &numbers(&cells));
    assert_eq!(outcome.rows, [20]);
    assert_eq!(figure(&outcome, "Rata-rata"), "2,38");
    let same = found(&test, &numbers(&["5", "5", "5"]));
    assert_eq!((same.rows.len(), same.remarks.len()), (0, 1));
}

#[test]
fn round_amounts_are_multiples_of_the_unit() {
    let test = DataTest::RoundAmounts { column: column(), unit: 1_000 };
    let outcome = found(&test, &numbers(&["1.000", "1.000,50", "0", "-2.000", "500", "1.000"]));
    assert_eq!(outcome.rows, [0, 3, 5]);
    assert_eq!(lines(&outcome), ["1.000,00|2|2.000,00", "-2.000,00|1|-2.000,00"]);
    assert_eq!(figure(&outcome, "Bagian"), "50,0%");
    let beyond = DataTest::RoundAmounts { column: column(), unit: u64::MAX };
    assert!(found(&beyond, &numbers(&["1.000"])).rows.is_empty());
}

#[test]
fn amounts_just_below_a_limit_are_found() {
    let test = |limit: &str| DataTest::BelowLimit { column: column(), limit: limit.to_owned(), percent: 10 };
    let outcome = found(&test("Rp1.000"), &numbers(&["899,99", "900", "999,99", "1.000", "1.099,99", "1.100"]));
    assert_eq!(outcome.rows, [1, 2]);
    assert_eq!(lines(&outcome), ["900 – di bawah 1.000|2|1.899,99", "1.000 – di bawah 1.100|2|2.099,99"]);
    // A limit with more decimals than the column.
    assert_eq!(found(&test("10,5"), &numbers(&["9", "10", "11"])).rows, [1]);
}

#[test]
fn first_digits_are_compared_with_benford() {
    // 30 ones, 18 twos, 12 threes, 10 fours, 8 fives, 7 sixes, 6 sevens, 5 eights, 4 nines.
    let counts = [30, 18, 12, 10, 8, 7, 6, 5, 4];
    let cells: Vec<String> =
        (1..).zip(counts).flat_map(|(digit, count)| (0..count).map(move |more| format!("-{digit}{more:04}"))).collect();
    let mut cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    cells.push("0");
    let outcome = found(&DataTest::Digits { column: column(), digits: BenfordDigits::First }, &numbers(&cells));
    // By hand: sum of (count − 100 e)² / (100 e) with e = log10(1 + 1/d), and the mean of |count/100 − e|.
    assert_eq!(figure(&outcome, "Khi-kuadrat"), "0,135");
    assert_eq!(figure(&outcome, "Rata-rata simpangan mutlak"), "0,0029");
    assert_eq!(figure(&outcome, "Kesesuaian menurut Nigrini"), "sesuai");
    assert_eq!(figure(&outcome, "Nilai kritis 5%"), "15,507 (tidak menyimpang)");
    assert_eq!(lines(&outcome)[0], "1|30|30%|30,1%|30,1|0,02");
    let bars = groups(&outcome).bars.as_ref().expect("bars");
    let expected = bars.expected.as_ref().expect("expected shares");
    assert!((expected.iter().sum::<f64>() - 1.0).abs() < 1e-12 && (bars.values[0] - 0.3).abs() < 1e-12);
    assert!(outcome.remarks[0].starts_with("Hanya 100 angka; uji digit baru bermakna dari sekitar 300."));
    assert!(outcome.remarks.iter().any(|remark| remark.contains("hukum Benford")), "{:?}", outcome.remarks);
    assert!(outcome.rows.is_empty());
}

#[test]
fn frequent_digits_lead_to_their_rows() {
    let cells: Vec<String> =
        (0..400).map(|number| if number % 4 == 0 { "49,50" } else { "1.234,00" }.to_owned()).collect();
    let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    for (digits, rows, first) in
        [(BenfordDigits::First, 400, 0), (BenfordDigits::Second, 400, 0), (BenfordDigits::FirstTwo, 400, 0)]
    {
        let outcome = found(&DataTest::Digits { column: column(), digits }, &numbers(&cells));
        assert_eq!((outcome.rows.len(), outcome.rows[0]), (rows, first), "{digits:?}");
        assert_eq!(figure(&outcome, "Kesesuaian menurut Nigrini"), "tidak sesuai");
        let expected = groups(&outcome).bars.as_ref().and_then(|bars| bars.expected.clone()).expect("expected shares");
        assert!((expected.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
    // A number of one digit has no second one.
    let outcome =
        found(&DataTest::Digits { column: column(), digits: BenfordDigits::Second }, &numbers(&["5", "50", "0"]));
    assert_eq!(figure(&outcome, "Angka diperiksa"), "1");
    assert!(outcome.remarks.iter().any(|remark| remark.starts_with("2 angka nol atau hanya satu digit")));
}

#[test]
fn strata_begin_at_their_lower_bounds() {
    let strata = |bounds: &[&str]| DataTest::Strata {
        column: column(),
        bounds: bounds.iter().map(|bound| (*bound).to_owned()).collect(),
    };
    let outcome = found(&strata(&["100", "1.000"]), &numbers(&["99,99", "100", "999", "1.000", "-5"]));
    let expected = [
        "Di bawah 100|2|40,0%|94,99|4,3%",
        "100 – di bawah 1.000|2|40,0%|1.099,00|50,1%",
        "1.000 ke atas|1|20,0%|1.000,00|45,6%",
    ];
    assert_eq!(lines(&outcome), expected);
    let cells: Vec<String> = (1..=100).map(|number| number.to_string()).collect();
    let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    let outcome = found(&strata(&[]), &numbers(&cells));
    assert_eq!(groups(&outcome).lines.len(), 10);
    assert!(groups(&outcome).lines.iter().all(|line| line.texts[1] == "10"));
    assert_eq!(lines(&found(&strata(&[]), &numbers(&["7", "7"]))), ["Semua|2|100,0%|14|100,0%"]);
}
