//! Every problem says what is wrong and names its setting.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_analysis::population::Population;
use portal_analysis::problem::Problem;
use portal_analysis::test::{BenfordDigits, DataTest, OutlierMethod, SampleMethod};
use portal_table::data::column::ColumnKind::{Date, NumberIndonesian, Period, Text};
use portal_table::data::data_table::DataTable;
use support::{run, run_on, table};

fn data() -> DataTable {
    let rows = [["Blok A", "1.000", "2025-01-01", "Januari 2025", "", "x"], ["Blok B", "", "", "2025", "", ""]];
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect();
    let columns = [
        ("Nama", Text),
        ("Nilai", NumberIndonesian),
        ("Tanggal", Date),
        ("Periode", Period),
        ("Kosong", NumberIndonesian),
        ("Hari", Date),
    ];
    table(&columns, &rows)
}

fn problem(test: &DataTest) -> (Problem, Option<&'static str>) {
    let problem = run(test, &data()).expect_err("a problem");
    assert!(problem.message().ends_with('.') && problem.message().len() > 10);
    let field = problem.field();
    (problem, field)
}

fn text(text: &str) -> String {
    text.to_owned()
}

fn profile(column: &str) -> DataTest {
    DataTest::Profile { column: text(column) }
}

fn dates(from: Option<&str>, to: Option<&str>, weekends: bool, column: &str) -> DataTest {
    DataTest::Dates { column: text(column), from: from.map(text), to: to.map(text), weekends, holidays: false }
}

#[test]
fn a_column_must_exist_and_have_the_right_kind() {
    let no_column = Problem::NoColumn { field: "column", column: text("Tonase") };
    assert_eq!(no_column.message(), "Kolom “Tonase” tidak ada di data ini. Pilih kolom lain.");
    assert_eq!(problem(&profile("Tonase")), (no_column, Some("column")));
    assert_eq!(problem(&profile(" ")).0, Problem::NoColumnChosen { field: "column" });
    let none = DataTest::Duplicates { columns: Vec::new(), differing: None };
    assert_eq!(problem(&none).0, Problem::NoColumnChosen { field: "columns" });
    let digits = DataTest::Digits { column: text("Nama"), digits: BenfordDigits::First };
    assert_eq!(problem(&digits).0, Problem::NotNumbers { field: "column", column: text("Nama") });
    let trend = DataTest::Trend { column: text("Nilai"), amount: text("Nilai") };
    assert_eq!(problem(&trend).0, Problem::NotDays { field: "column", column: text("Nilai") });
    let weekends = problem(&dates(None, None, true, "Periode"));
    assert_eq!(weekends.0, Problem::NotDays { field: "column", column: text("Periode") });
    let trend = DataTest::Trend { column: text("Tanggal"), amount: text("Nama") };
    assert_eq!(problem(&trend), (Problem::NotNumbers { field: "amount", column: text("Nama") }, Some("amount")));
}

#[test]
fn there_must_be_something_to_test() {
    let empty = run_on(&profile("Nama"), &data(), Population::from(Vec::new())).expect_err("a problem");
    assert_eq!((empty.clone(), empty.field()), (Problem::NoRows, None));
    let no_numbers = |field| Problem::NoNumbers { field, column: text("Kosong") };
    let column = || text("Kosong");
    let on_empty = [
        profile("Kosong"),
        DataTest::Digits { column: column(), digits: BenfordDigits::FirstTwo },
        DataTest::Signs { column: column() },
        DataTest::RoundAmounts { column: column(), unit: 10 },
        DataTest::BelowLimit { column: column(), limit: text("5"), percent: 5 },
        DataTest::Outliers { column: column(), method: OutlierMethod::ZScore { limit: 3.0 } },
        DataTest::Outliers { column: column(), method: OutlierMethod::Interquartile { factor: 1.5 } },
        DataTest::Strata { column: column(), bounds: Vec::new() },
        DataTest::Strata { column: column(), bounds: vec![text("1")] },
    ];
    for test in on_empty {
        assert_eq!(problem(&test), (no_numbers("column"), Some("column")), "{test:?}");
    }
    let sample =
        DataTest::Sample { method: SampleMethod::MonetaryUnit { column: column(), size: 1 }, seed: 0, plan: None };
    assert_eq!(problem(&sample).0, no_numbers("method.column"));
    assert_eq!(problem(&DataTest::Top { column: text("Nama"), by: column(), count: 1 }).0, no_numbers("by"));
    let cross = DataTest::CrossTable { rows: text("Nama"), columns: text("Nilai"), amount: Some(column()) };
    assert_eq!(problem(&cross).0, no_numbers("amount"));
    assert_eq!(problem(&DataTest::Trend { column: text("Tanggal"), amount: column() }).0, no_numbers("amount"));
    let no_days = Problem::NoDays { field: "column", column: text("Hari") };
    let ageing = DataTest::Ageing { column: text("Hari"), until: text("1/1/2026"), bands: Vec::new(), amount: None };
    let trend = DataTest::Trend { column: text("Hari"), amount: text("Nilai") };
    for test in [profile("Hari"), dates(None, None, true, "Hari"), ageing, trend] {
        assert_eq!(problem(&test).0, no_days, "{test:?}");
    }
    assert_eq!(problem(&DataTest::Gaps { column: text("Nama") }).0, Problem::NoSerials { column: text("Nama") });
    assert_eq!(problem(&DataTest::Gaps { column: text("Kosong") }).0, Problem::NoSerials { column: text("Kosong") });
    let near = DataTest::NearDuplicates { column: text("Kosong") };
    assert_eq!(problem(&near).0, Problem::NoTexts { field: "column", column: text("Kosong") });
}

#[test]
fn settings_must_be_in_range() {
    let below = |limit: &str, percent| DataTest::BelowLimit { column: text("Nilai"), limit: text(limit), percent };
    assert_eq!(problem(&below("lima", 5)).0, Problem::BadNumber { field: "limit", typed: text("lima") });
    assert_eq!(problem(&below("0", 5)).1, Some("limit"));
    assert_eq!(problem(&below("5", 0)).0, Problem::OutOfRange { field: "percent", range: "dari 1 sampai 100" });
    assert_eq!(problem(&below("5", 101)).0.message(), "Isi angka dari 1 sampai 100.");
    assert_eq!(problem(&DataTest::RoundAmounts { column: text("Nilai"), unit: 0 }).1, Some("unit"));
    assert_eq!(problem(&DataTest::Top { column: text("Nama"), by: text("Nilai"), count: 0 }).1, Some("count"));
    for factor in [0.0, -1.0, f64::NAN, f64::INFINITY, 1e9] {
        let method = OutlierMethod::Interquartile { factor };
        assert_eq!(problem(&DataTest::Outliers { column: text("Nilai"), method }).1, Some("method.factor"), "{factor}");
    }
    let strata = |bounds: [&str; 2]| DataTest::Strata { column: text("Nilai"), bounds: bounds.map(text).to_vec() };
    assert_eq!(problem(&strata(["5", "5,0"])).0, Problem::NotRising { field: "bounds" });
    assert_eq!(problem(&strata(["5", "x"])).0, Problem::BadNumber { field: "bounds", typed: text("x") });
    let ageing = |until: &str, bands: &[u32]| DataTest::Ageing {
        column: text("Tanggal"),
        until: text(until),
        bands: bands.to_vec(),
        amount: None,
    };
    assert_eq!(problem(&ageing("1/1/2026", &[30, 30])).0, Problem::NotRising { field: "bands" });
    assert_eq!(problem(&ageing("besok", &[])).0, Problem::BadDay { field: "until", typed: text("besok") });
    let reversed = problem(&dates(Some("2/1/2025"), Some("1/1/2025"), false, "Tanggal"));
    assert_eq!(reversed, (Problem::PeriodReversed, Some("to")));
    assert_eq!(problem(&dates(Some(" "), None, false, "Tanggal")), (Problem::NothingToFind, Some("from")));
    assert_eq!(problem(&dates(None, Some("31/2/2025"), false, "Tanggal")).1, Some("to"));
}

#[test]
fn a_sample_fits_its_population() {
    let sample = |size| DataTest::Sample { method: SampleMethod::Simple { size }, seed: 1, plan: None };
    let too_large = Problem::SampleTooLarge { size: 3, population: 2 };
    assert_eq!(problem(&sample(3)), (too_large.clone(), Some("method.size")));
    assert!(too_large.message().starts_with("Sampel 3 baris lebih besar daripada populasinya, 2 baris."));
    assert_eq!(problem(&sample(0)).1, Some("method.size"));
}

#[test]
fn a_cross_table_has_not_too_many_columns() {
    let rows: Vec<Vec<String>> = (0..60).map(|row| vec![row.to_string()]).collect();
    let table = table(&[("Nama", Text)], &rows);
    let test = DataTest::CrossTable { rows: text("Nama"), columns: text("Nama"), amount: None };
    let problem = run(&test, &table).expect_err("a problem");
    assert_eq!(problem, Problem::TooManyValues { field: "columns", column: text("Nama"), most: 50 });
}

#[test]
fn a_test_is_stored_as_plain_json() {
    let test = DataTest::Sample {
        method: SampleMethod::MonetaryUnit { column: text("Nilai"), size: 60 },
        seed: 7,
        plan: None,
    };
    let json = serde_json::to_string(&test).expect("json");
    assert_eq!(json, r#"{"sample":{"method":{"monetaryUnit":{"column":"Nilai","size":60}},"seed":7}}"#);
    assert_eq!(serde_json::from_str::<DataTest>(&json).expect("the same test"), test);
}
