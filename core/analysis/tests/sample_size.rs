//! Sizes and factors against the published tables of the AICPA Audit Guide "Audit Sampling".
#![cfg(not(target_family = "wasm"))]

use portal_analysis::sample_size::{
    SampleError, attribute_size, attribute_upper_limit, confidence_factor, monetary_unit_size, project,
};

fn close(value: Option<f64>, expected: f64, within: f64) {
    let value = value.expect("a value");
    assert!((value - expected).abs() <= within, "{value} is not {expected}");
}

#[test]
fn attribute_sizes_at_95_percent_are_those_of_the_table() {
    // Table A.1: tolerable and expected rate in percent, size and allowed deviations.
    let table = [
        (2.0, 0.0, 149, 0),
        (3.0, 0.0, 99, 0),
        (4.0, 0.0, 74, 0),
        (5.0, 0.0, 59, 0),
        (5.0, 0.25, 93, 1),
        (5.0, 1.0, 93, 1),
        (5.0, 1.25, 124, 2),
        (5.0, 1.5, 124, 2),
        (5.0, 1.75, 153, 3),
        (5.0, 2.0, 181, 4),
        (10.0, 0.0, 29, 0),
        (10.0, 1.0, 46, 1),
    ];
    for (tolerable, expected, size, allowed) in table {
        let found = attribute_size(0.95, tolerable / 100.0, expected / 100.0);
        assert_eq!(found, Some((size, allowed)), "{tolerable} {expected}");
    }
}

#[test]
fn attribute_sizes_at_90_percent_are_those_of_the_table() {
    let table = [(5.0, 0.0, 45, 0), (5.0, 1.0, 77, 1), (5.0, 1.5, 105, 2), (5.0, 2.0, 132, 3), (5.0, 2.5, 158, 4)];
    for (tolerable, expected, size, allowed) in table {
        let found = attribute_size(0.90, tolerable / 100.0, expected / 100.0);
        assert_eq!(found, Some((size, allowed)), "{tolerable} {expected}");
    }
}

#[test]
fn upper_limits_of_deviations_are_those_of_the_table() {
    // Table A.3 at 95 %, in percent with one decimal, rounded up.
    for (size, deviations, limit) in
        [(25, 0, 11.3), (50, 1, 9.2), (60, 0, 4.9), (100, 0, 3.0), (100, 1, 4.7), (100, 2, 6.2)]
    {
        let found = attribute_upper_limit(0.95, size, deviations).expect("a limit");
        let percent = (found * 1_000.0).ceil() / 10.0;
        assert!((percent - limit).abs() < 0.101, "{size} {deviations}: {percent}");
    }
    assert_eq!(attribute_upper_limit(0.95, 3, 3), Some(1.0));
}

#[test]
fn confidence_factors_are_those_of_the_poisson_table() {
    // The table rounds up.
    let tables = [(0.95, [3.00, 4.75, 6.30, 7.76, 9.16]), (0.90, [2.31, 3.89, 5.33, 6.69, 8.00])];
    for (confidence, factors) in tables {
        for (errors, factor) in (0..).zip(factors) {
            let found = confidence_factor(confidence, errors).expect("a factor");
            assert!(((found * 100.0).ceil() / 100.0 - factor).abs() < 1e-9, "{confidence} {errors}: {found}");
        }
    }
}

#[test]
fn monetary_unit_sizes_use_the_factors_of_the_table() {
    // Table C.1 at 95 %: the ratio of expected to tolerable error, and the factor.
    let table = [(0.0, 3.00), (0.05, 3.31), (0.10, 3.68), (0.20, 4.63), (0.30, 6.00), (0.50, 11.54)];
    for (ratio, factor) in table {
        let size = monetary_unit_size(0.95, 1_000_000.0, 1_000.0, ratio * 1_000.0).expect("a size");
        assert!((f64::from(size) / 1_000.0 - factor).abs() < 0.011, "{ratio}: {size}");
    }
    assert_eq!(monetary_unit_size(0.95, 1_000_000.0, 50_000.0, 0.0), Some(60));
}

#[test]
fn a_projection_is_the_stringer_bound() {
    let error = |book, audited| SampleError { book, audited };
    let none = project(0.95, 10_000.0, &[error(500.0, 500.0), error(500.0, 700.0)]).expect("a projection");
    assert!(none.projected == 0.0 && (none.upper_limit - none.basic_precision).abs() < 1e-9);
    close(Some(none.basic_precision), 29_957.3, 0.1);
    // A taint of 100 % and one of 25 %, and a row larger than the interval.
    let errors = [error(400.0, 300.0), error(100.0, 0.0), error(20_000.0, 19_000.0)];
    let found = project(0.95, 10_000.0, &errors).expect("a projection");
    close(Some(found.projected), 13_500.0, 1e-6);
    let factors = [0, 1, 2].map(|errors| confidence_factor(0.95, errors).expect("a factor"));
    let expected = 1_000.0 + 10_000.0 * (factors[1] + 0.25 * (factors[2] - factors[1]));
    close(Some(found.upper_limit), expected, 1e-6);
}

#[test]
fn values_outside_their_range_have_no_result() {
    assert_eq!(attribute_size(1.0, 0.05, 0.0), None);
    assert_eq!(attribute_size(0.95, 0.05, 0.05), None);
    assert_eq!(attribute_size(0.95, 0.05, 0.0499), None, "the sample would be too large");
    assert_eq!(attribute_size(0.95, f64::NAN, 0.0), None);
    assert_eq!(attribute_upper_limit(0.95, 0, 0), None);
    assert_eq!(confidence_factor(0.0, 1), None);
    assert_eq!(monetary_unit_size(0.95, 0.0, 1.0, 0.0), None);
    assert_eq!(monetary_unit_size(0.95, 100.0, 1.0, 1.0), None);
    assert_eq!(project(0.95, 0.0, &[]), None);
    assert_eq!(project(0.95, 1.0, &[SampleError { book: 0.0, audited: 0.0 }]), None);
}
