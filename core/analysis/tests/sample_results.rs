//! Planned samples, and what the results of their rows say about the population.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_analysis::outcome::{Drawn, Outcome};
use portal_analysis::problem::Problem;
use portal_analysis::sample_results::Finding::{self, Audited, Conforms, Deviates};
use portal_analysis::sample_results::{Projected, projected};
use portal_analysis::test::{DataTest, SampleMethod, SamplePlan};
use portal_table::data::column::ColumnKind::MoneyIndonesian;
use portal_table::data::data_table::DataTable;
use portal_table::decimal::Decimal;
use support::{figure, found, one_column, run};

const PLAN: SamplePlan = SamplePlan { confidence: 95.0, tolerable: 5.0, expected: 0.0 };

fn amounts(rows: u32) -> DataTable {
    let cells: Vec<String> = (0..rows).map(|row| format!("Rp{},00", 100 + row)).collect();
    one_column("Nilai", MoneyIndonesian, &cells.iter().map(String::as_str).collect::<Vec<_>>())
}

fn planned(method: SampleMethod) -> DataTest {
    DataTest::Sample { method, seed: 7, plan: Some(PLAN) }
}

fn monetary(size: u32) -> SampleMethod {
    SampleMethod::MonetaryUnit { column: "Nilai".to_owned(), size }
}

fn drawn(outcome: &Outcome) -> &Drawn {
    outcome.drawn.as_ref().expect("a sample")
}

fn texts(projected: &Projected) -> Vec<String> {
    projected.figures.iter().map(|figure| format!("{}: {}", figure.label, figure.value)).collect()
}

#[test]
fn a_planned_sample_says_what_was_asked_and_what_came_out() {
    let outcome = found(&planned(SampleMethod::Simple { size: 59 }), &amounts(500));
    assert_eq!(outcome.rows.len(), 59);
    assert_eq!(figure(&outcome, "Tingkat keyakinan"), "95%");
    assert_eq!(figure(&outcome, "Ukuran sampel"), "59");
    assert_eq!(figure(&outcome, "Penyimpangan yang boleh ditemukan"), "0");
    let outcome = found(&planned(monetary(60)), &amounts(500));
    assert_eq!(figure(&outcome, "Salah saji yang dapat diterima"), "Rp8.737,50 (5%)");
    assert_eq!(figure(&outcome, "Interval"), "Rp2.912,50");
}

#[test]
fn a_planned_sample_of_a_small_population_is_the_whole_population() {
    let outcome = found(&planned(SampleMethod::Systematic { size: 59 }), &amounts(24));
    assert_eq!(outcome.rows, (0..24).collect::<Vec<u32>>());
    assert!(outcome.remarks[0].starts_with("Ukuran yang dihitung, 59 baris, melebihi populasi 24 baris"));
    assert_eq!(figure(&found(&planned(monetary(60)), &amounts(24)), "Satuan terpilih"), "60");
}

#[test]
fn a_size_that_is_not_the_planned_one_is_refused() {
    let problem = run(&planned(SampleMethod::Simple { size: 58 }), &amounts(500)).expect_err("a problem");
    assert_eq!(problem.field(), Some("method.size"));
    let field = |confidence, tolerable, expected| {
        let plan = SamplePlan { confidence, tolerable, expected };
        let problems = [false, true].map(|is_monetary| plan.size(is_monetary).expect_err("a problem"));
        assert_eq!(problems[0].field(), problems[1].field());
        problems[0].field()
    };
    assert_eq!(field(100.0, 5.0, 0.0), Some("plan.confidence"));
    assert_eq!(field(f64::NAN, 5.0, 0.0), Some("plan.confidence"));
    assert_eq!(field(95.0, 0.0, 0.0), Some("plan.tolerable"));
    assert_eq!(field(95.0, 5.0, 5.0), Some("plan.expected"));
    assert_eq!(field(95.0, 5.0, -1.0), Some("plan.expected"));
    let close = SamplePlan { confidence: 99.9, tolerable: 50.0, expected: 49.99 };
    assert!(matches!(close.size(false), Err(Problem::OutOfRange { field: "plan.expected", .. })));
}

#[test]
fn deviations_give_a_rate_and_its_upper_limit() {
    let outcome = found(&planned(SampleMethod::Simple { size: 59 }), &amounts(500));
    let mut findings: Vec<Option<Finding>> = vec![Some(Conforms); 59];
    let all = projected(drawn(&outcome), Some(&PLAN), &findings);
    let expected = [
        "Butir diperiksa: 59 dari 59",
        "Penyimpangan: 0",
        "Tingkat penyimpangan: 0,0%",
        "Batas atas (keyakinan 95%): 5%",
    ];
    assert_eq!(texts(&all), expected);
    assert_eq!(all.remarks, ["Batas atas 5% tidak melebihi 5% yang dapat diterima."]);
    findings[3] = Some(Deviates);
    let one = projected(drawn(&outcome), Some(&PLAN), &findings);
    // One deviation in 59 rows has the upper limit 7.8 %.
    assert_eq!(one.remarks, ["Batas atas 7,8% melebihi 5% yang dapat diterima."]);
    findings[4] = None;
    let partly = projected(drawn(&outcome), Some(&PLAN), &findings);
    assert_eq!(partly.remarks, ["Baru 58 dari 59 butir diperiksa; angka ini masih sementara."]);
    assert_eq!(texts(&projected(drawn(&outcome), None, &[None; 59])), ["Butir diperiksa: 0 dari 59"]);
}

#[test]
fn a_whole_population_has_no_other_rate_than_the_observed_one() {
    let outcome = found(&planned(SampleMethod::Simple { size: 59 }), &amounts(20));
    let mut findings = vec![Some(Conforms); 20];
    findings[0] = Some(Deviates);
    let all = projected(drawn(&outcome), Some(&PLAN), &findings);
    assert_eq!(texts(&all).last().map(String::as_str), Some("Batas atas (keyakinan 95%): 5%"));
}

fn rupiah(units: i128) -> Decimal {
    Decimal { units: units * 100, decimals: 2 }
}

#[test]
fn audited_amounts_are_projected_as_the_stringer_bound() {
    // Ten rows of Rp1,000 and an interval of Rp2,500: a sample of four units.
    let table = one_column("Nilai", MoneyIndonesian, &["Rp1.000,00"; 10]);
    let outcome = found(&DataTest::Sample { method: monetary(4), seed: 3, plan: None }, &table);
    let findings = [1_000, 750, 1_000, 1_100].map(|audited| Some(Audited(rupiah(audited))));
    let result = projected(drawn(&outcome), None, &findings);
    // A taint of 25 %: Rp2,500 × 0.25, and Rp2,500 × (2.99573 + 0.25 × (4.74386 − 2.99573)). A taint of 10 % the other way.
    let expected = [
        "Butir diperiksa: 4 dari 4",
        "Butir dengan selisih: 2",
        "Interval: Rp2.500,00",
        "Lebih saji di sampel: Rp250,00",
        "Lebih saji diproyeksikan: Rp625,00",
        "Presisi dasar: Rp7.489,33",
        "Lebih saji: batas atas (keyakinan 95%): Rp8.581,91",
        "Kurang saji di sampel: Rp100,00",
        "Kurang saji diproyeksikan: Rp250,00",
        "Kurang saji: batas atas (keyakinan 95%): Rp7.926,36",
    ];
    assert_eq!(texts(&result), expected);
}

#[test]
fn a_whole_population_of_amounts_has_its_own_errors() {
    let table = one_column("Nilai", MoneyIndonesian, &["Rp1.000,00", "Rp9.000,00"]);
    let plan = SamplePlan { confidence: 95.0, tolerable: 5.0, expected: 0.0 };
    let outcome = found(&planned(monetary(60)), &table);
    let findings = [Some(Audited(rupiah(1_000))), Some(Audited(rupiah(8_000)))];
    let result = projected(drawn(&outcome), Some(&plan), &findings);
    assert_eq!(texts(&result)[6], "Lebih saji: batas atas (keyakinan 95%): Rp1.000,00");
    assert_eq!(result.remarks, ["Batas atas Rp1.000,00 melebihi Rp500,00 yang dapat diterima."]);
}
