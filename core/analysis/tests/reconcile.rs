//! Reconciliation of two tables.
#![cfg(not(target_family = "wasm"))]

mod support;

use std::collections::BTreeMap;

use portal_analysis::formula::{ComputedColumn, Computing};
use portal_analysis::key_period::KeyPeriod;
use portal_analysis::outcome::Outcome;
use portal_analysis::population::Population;
use portal_analysis::problem::Problem;
use portal_analysis::reconciliation::{KeyFigure, KeyPair, MeasurePair, Reconciliation};
use portal_analysis::run::{Run, Tables};
use portal_analysis::test::DataTest;
use portal_table::data::column::ColumnKind::{self, Code, Date, NumberEnglish, NumberIndonesian, Period, Text};
use portal_table::data::data_table::DataTable;
use proptest::prelude::*;
use support::{all, figure, lines, table};

fn key(left: &str, right: &str) -> KeyPair {
    KeyPair { left: left.to_owned(), right: right.to_owned(), period: None }
}

fn sum(left: &str, right: &str) -> MeasurePair {
    MeasurePair {
        left: left.to_owned(),
        right: right.to_owned(),
        figure: KeyFigure::Sum,
        absolute: String::new(),
        percent: String::new(),
    }
}

fn reconcile(keys: &[KeyPair], measures: &[MeasurePair], tables: [&DataTable; 2]) -> Result<Outcome, Problem> {
    let asked = Reconciliation { keys: keys.to_vec(), measures: measures.to_vec() };
    let [main, other] = tables;
    let tables = Tables { main, other: Some(other) };
    let mut run = Run::between(&DataTest::Reconcile(asked), tables, [all(main), all(other)])?;
    let mut last = 0.0;
    while !run.step(tables) {
        assert!(run.progress() >= last && run.progress() < 1.0, "progress rises");
        last = run.progress();
    }
    run.finish(tables)
}

fn done(keys: &[KeyPair], measures: &[MeasurePair], tables: [&DataTable; 2]) -> Outcome {
    reconcile(keys, measures, tables).unwrap_or_else(|problem| panic!("{}", problem.message()))
}

fn rows(lines: &[&str]) -> Vec<Vec<String>> {
    lines.iter().map(|line| line.split(';').map(str::to_owned).collect()).collect()
}

fn shipments(column: &str, kind: ColumnKind, lines: &[&str]) -> DataTable {
    table(&[("Nomor", Code), (column, kind)], &rows(lines))
}

#[test]
fn keys_are_matched_different_or_in_one_table_only() {
    let sales = shipments("Nilai (Rp)", NumberIndonesian, &["PK-1;100,00", "PK-2;200,00", "PK-3;300,00", "PK-4;50"]);
    let paid = shipments("Setoran (Rp)", NumberIndonesian, &["pk-1 ;100", "PK-2;180,5", "PK-3;310", "PK-9;7,25"]);
    let outcome = done(&[key("Nomor", "Nomor")], &[sum("Nilai (Rp)", "Setoran (Rp)")], [&sales, &paid]);
    assert_eq!(
        lines(&outcome),
        [
            "PK-2|Berbeda|200,00|180,50|-19,50|-9,8%",
            "PK-3|Berbeda|300,00|310,00|+10,00|3,3%",
            "PK-4|Hanya di data ini|50,00|-|-50,00|-100,0%",
            "PK-9|Hanya di pembanding|-|7,25|+7,25|-",
            "PK-1|Cocok|100,00|100,00|0,00|0,0%",
        ]
    );
    let figures = ["Cocok", "Berbeda", "Hanya di data ini", "Hanya di pembanding"].map(|name| figure(&outcome, name));
    assert_eq!(figures, ["1", "2", "1", "1"]);
    assert_eq!(figure(&outcome, "Selisih Nilai (Rp)"), "-52,25");
    assert_eq!((outcome.rows, outcome.other_rows), (vec![1, 2, 3], vec![1, 2, 3]));
    assert_eq!(outcome.line_rows[1], [vec![2], vec![2]]);
    assert_eq!(outcome.line_rows[3], [vec![], vec![3]]);
}

#[test]
fn months_and_days_are_added_up_to_the_quarters_of_a_plan() {
    let plan = table(
        &[("Periode", Period), ("Blok", Code), ("Rencana (ton)", NumberIndonesian)],
        &rows(&["Triwulan I 2025;007;90", "Triwulan II 2025;007;60"]),
    );
    let months = table(
        &[("Bulan", Period), ("Kode", Code), ("Produksi (ton)", NumberIndonesian)],
        &rows(&["Januari 2025;007;30", "Februari 2025;007;30", "Maret 2025;007;30", "April 2025;007;70,5"]),
    );
    let keys = [key("Periode", "Bulan"), key("Blok", "Kode")];
    let measures = [sum("Rencana (ton)", "Produksi (ton)")];
    let expected = ["Triwulan II 2025|007|Berbeda|60|70,5|+10,5|17,5%", "Triwulan I 2025|007|Cocok|90|90,0|0,0|0,0%"];
    assert_eq!(lines(&done(&keys, &measures, [&plan, &months])), expected);
    let days = table(
        &[("Tanggal", Date), ("Kode", Code), ("Produksi (ton)", NumberIndonesian)],
        &rows(&["2025-01-31;007;90", "2025-04-01;007;70,5"]),
    );
    let of_days = [key("Periode", "Tanggal"), key("Blok", "Kode")];
    assert_eq!(lines(&done(&of_days, &measures, [&plan, &days])), expected);

    let per_year = [KeyPair { period: Some(KeyPeriod::Year), ..keys[0].clone() }, keys[1].clone()];
    assert_eq!(lines(&done(&per_year, &measures, [&plan, &months])), ["2025|007|Berbeda|150|160,5|+10,5|7,0%"]);
    let per_month = [KeyPair { period: Some(KeyPeriod::Month), ..keys[0].clone() }];
    let problem = reconcile(&per_month, &measures, [&plan, &months]).expect_err("a quarter is no month");
    assert_eq!(problem.message(), "Kolom “Periode” dicatat per triwulan. Pilih triwulan atau yang lebih panjang.");
}

#[test]
fn a_computed_column_has_the_unit_of_its_formula() {
    let tons = shipments("Berat (ton)", NumberIndonesian, &["A;2"]);
    let kilos = shipments("Berat (kg)", NumberIndonesian, &["A;1.500"]);
    let computed = |name: &str, formula: &str| {
        let column = ComputedColumn { name: name.to_owned(), formula: formula.to_owned() };
        Computing::new(&[column], &kilos).expect("sound").finish(&kilos).table
    };
    let against = |other: &DataTable, column: &str| {
        reconcile(&[key("Nomor", "Nomor")], &[sum("Berat (ton)", column)], [&tons, other])
    };
    let twice = against(&computed("Dua kali", "[Berat (kg)] * 2"), "Dua kali").expect_err("tons and kilograms");
    assert!(twice.message().starts_with("Satuan tidak sama: “Berat (ton)” dalam ton, “Dua kali” dalam kg."));
    for (name, formula) in [
        ("Sama", "SATUAN([Berat (kg)] / 1.000; \"ton\")"),
        ("Angka saja", "[Berat (kg)] / [Berat (kg)]"),
        ("Lain (ton)", "[Berat (kg)] / [Berat (kg)]"),
    ] {
        assert!(against(&computed(name, formula), name).is_ok(), "{name}");
    }
}

#[test]
fn a_number_matches_a_text_with_the_same_value() {
    let numbers = table(&[("Kode", NumberIndonesian)], &rows(&["1.000", "2,50", "-3", "7", "lima"]));
    let texts = table(&[("Nomor", Text)], &rows(&["1000", "2,5", "-3,0", "A-7", "LIMA"]));
    let expected = [
        "7,00|Hanya di data ini",
        "A-7|Hanya di pembanding",
        "1.000,00|Cocok",
        "2,50|Cocok",
        "-3,00|Cocok",
        "lima|Cocok",
    ];
    let outcome = done(&[key("Kode", "Nomor")], &[], [&numbers, &texts]);
    assert_eq!(lines(&outcome), expected);
    let remark = "Hanya satu dari kolom “Kode” dan “Nomor” berupa kolom angka. Teks yang berupa angka dicocokkan menurut nilainya.";
    assert_eq!(outcome.remarks, [remark]);
    let reversed = done(&[key("Nomor", "Kode")], &[], [&texts, &numbers]);
    assert_eq!(figure(&reversed, "Cocok"), "4");
    let english = table(&[("Kode", NumberEnglish)], &rows(&["1,000", "2.50"]));
    assert_eq!(figure(&done(&[key("Nomor", "Kode")], &[], [&texts, &english]), "Cocok"), "2");

    // Texts of two text columns stay texts: leading zeros belong to a code.
    let codes = table(&[("Kode", Code)], &rows(&["007"]));
    let outcome = done(&[key("Kode", "Nomor")], &[], [&codes, &table(&[("Nomor", Text)], &rows(&["7"]))]);
    assert_eq!((figure(&outcome, "Cocok").as_str(), outcome.remarks.len()), ("0", 1));
}

#[test]
fn a_difference_within_a_tolerance_matches() {
    let left = shipments("Ton", NumberIndonesian, &["A;100", "B;100", "C;100", "D;0"]);
    let right = shipments("Ton", NumberIndonesian, &["A;110", "B;110,01", "C;91", "D;0,5"]);
    let with = |absolute: &str, percent: &str| {
        let measure = MeasurePair { absolute: absolute.to_owned(), percent: percent.to_owned(), ..sum("Ton", "Ton") };
        let outcome = done(&[key("Nomor", "Nomor")], &[measure], [&left, &right]);
        (figure(&outcome, "Cocok"), figure(&outcome, "Berbeda"))
    };
    let counts = |matched: &str, different: &str| (matched.to_owned(), different.to_owned());
    assert_eq!(with("", ""), counts("0", "4"));
    assert_eq!(with("", "10"), counts("2", "2"));
    assert_eq!(with("10,005", ""), counts("3", "1"));
    assert_eq!(with("0,5", "10"), counts("3", "1"));
    let below = MeasurePair { absolute: "-1".to_owned(), ..sum("Ton", "Ton") };
    let problem = reconcile(&[key("Nomor", "Nomor")], &[below], [&left, &right]).expect_err("below 0");
    assert_eq!((problem.field(), &*problem.message()), (Some("measures"), "Isi angka 0 atau lebih sebagai toleransi."));
}

#[test]
fn several_rows_of_a_key_have_a_sum_a_mean_or_a_largest() {
    let left = shipments("Ton", NumberIndonesian, &["A;10", "A;20", "A;40"]);
    let right = shipments("Ton", NumberIndonesian, &["A;1"]);
    let of = |figure: KeyFigure| {
        let outcome = done(&[key("Nomor", "Nomor")], &[MeasurePair { figure, ..sum("Ton", "Ton") }], [&left, &right]);
        assert!(outcome.remarks[0].starts_with("1 kunci memiliki beberapa baris di data ini"), "{:?}", outcome.remarks);
        lines(&outcome).remove(0)
    };
    assert!(of(KeyFigure::Sum).starts_with("A|Berbeda|70|1|-69|"));
    assert!(of(KeyFigure::Mean).starts_with("A|Berbeda|23|1|-22|"));
    assert!(of(KeyFigure::Largest).starts_with("A|Berbeda|40|1|-39|"));
}

#[test]
fn bad_input_gets_a_sentence() {
    let left = shipments("Ton", NumberIndonesian, &["A;1", "-;2", ";3"]);
    let right = shipments("Ton", NumberIndonesian, &["B;1", "C;x"]);
    let outcome = done(&[key("Nomor", "Nomor")], &[sum("Ton", "Ton")], [&left, &right]);
    assert_eq!(
        outcome.remarks,
        [
            "1 sel di kolom \"Ton\" bukan angka dan tidak dihitung.",
            "2 baris di data ini tidak berkunci dan tidak dicocokkan.",
            "Tidak ada kunci yang sama di kedua data. Periksa pasangan kolom kunci.",
        ]
    );
    let message = |keys: &[KeyPair], measures: &[MeasurePair], tables: [&DataTable; 2]| {
        reconcile(keys, measures, tables).expect_err("a problem").message()
    };
    assert!(message(&[], &[], [&left, &right]).starts_with("Kolom belum dipilih"));
    assert!(message(&[key("Nomor", "Tidak Ada")], &[], [&left, &right]).contains("tidak ada di data ini"));
    let kilograms = shipments("Berat (kg)", NumberIndonesian, &["A;1"]);
    let tons = shipments("Volume (ton)", NumberIndonesian, &["A;1"]);
    assert_eq!(
        message(&[key("Nomor", "Nomor")], &[sum("Volume (ton)", "Berat (kg)")], [&tons, &kilograms]),
        "Satuan tidak sama: “Volume (ton)” dalam ton, “Berat (kg)” dalam kg. Samakan dengan kolom hitungan, misalnya SATUAN([Berat (kg)] / 1.000; \"ton\")."
    );
    let days = table(&[("Hari", Date)], &rows(&["2025-01-01"]));
    assert!(message(&[key("Nomor", "Hari")], &[], [&left, &days]).contains("tidak sejenis"));
    let totals = table(&[("Periode", Period)], &rows(&["Triwulan I 2025", "2025"]));
    let remarks = done(&[key("Periode", "Periode")], &[], [&totals, &totals]).remarks;
    // Rows that a filter leaves out do not count.
    let asked = Reconciliation { keys: vec![key("Periode", "Periode")], measures: Vec::new() };
    let tables = Tables { main: &totals, other: Some(&totals) };
    let first = [vec![0], vec![0]].map(Population::from);
    let run = Run::between(&DataTest::Reconcile(asked), tables, first).expect("a test");
    let filtered = run.finish(tables).expect("a result");
    assert_eq!((lines(&filtered), filtered.remarks), (vec!["Triwulan I 2025|Cocok".to_owned()], vec![]));
    assert!(remarks[0].starts_with("Kolom “Periode” memuat triwulan dan tahun."), "{remarks:?}");
    let empty = shipments("Ton", NumberIndonesian, &[]);
    assert_eq!(message(&[key("Nomor", "Nomor")], &[], [&empty, &right]), Problem::NoRows.message());
    let outcome = done(&[key("Nomor", "Nomor")], &[], [&left, &empty]);
    assert_eq!(figure(&outcome, "Hanya di data ini"), "1");
}

type Sums = BTreeMap<(String, u8), i64>;

proptest! {
    #[test]
    fn a_reconciliation_equals_a_naive_one(
        left in prop::collection::vec(("[ab]?", 0_u8..3, -50_i64..50), 1..60),
        right in prop::collection::vec(("[abc]?", 0_u8..3, -50_i64..50), 0..60),
        absolute in 0_i64..30,
        percent in 0_i64..40,
        // Texts have few possible keys, which a table numbers; numbers are found by their hash.
        kind in prop::sample::select(vec![NumberIndonesian, Code]),
    ) {
        let columns = [("Nama", Text), ("Nomor", kind), ("Ton", NumberIndonesian)];
        let made = |rows: &[(String, u8, i64)]| {
            let cells = |(name, number, tons): &(String, u8, i64)| vec![name.clone(), number.to_string(), tons.to_string()];
            table(&columns, &rows.iter().map(cells).collect::<Vec<_>>())
        };
        let sums = |rows: &[(String, u8, i64)]| {
            let mut sums = Sums::new();
            for (name, number, tons) in rows.iter().filter(|(name, _, _)| !name.is_empty()) {
                *sums.entry((name.clone(), *number)).or_default() += tons;
            }
            sums
        };
        let (of_left, of_right) = (sums(&left), sums(&right));
        let mut counts = [0_usize; 4];
        for key in of_left.keys().chain(of_right.keys().filter(|key| !of_left.contains_key(key))) {
            let place = match (of_left.get(key), of_right.get(key)) {
                (Some(left), Some(right)) => {
                    let difference = (right - left).abs();
                    usize::from(difference > absolute && difference * 100 > percent * left.abs())
                }
                (Some(_), None) => 2,
                _ => 3,
            };
            counts[place] += 1;
        }
        let measure = MeasurePair { absolute: absolute.to_string(), percent: percent.to_string(), ..sum("Ton", "Ton") };
        let keys = [key("Nama", "Nama"), key("Nomor", "Nomor")];
        let outcome = done(&keys, &[measure], [&made(&left), &made(&right)]);
        let found = ["Cocok", "Berbeda", "Hanya di data ini", "Hanya di pembanding"].map(|name| figure(&outcome, name));
        prop_assert_eq!(found, counts.map(|count| count.to_string()));
        let lines = outcome.line_rows.iter();
        let listed: usize = lines.map(|[main, other]| main.len() + other.len()).sum();
        let with_name = |rows: &[(String, u8, i64)]| rows.iter().filter(|(name, _, _)| !name.is_empty()).count();
        prop_assert_eq!(listed, with_name(&left) + with_name(&right));
    }
}
