//! Sizes of samples, and what the errors of a sample say about its population.
//!
//! Sizes and factors follow the AICPA Audit Guide "Audit Sampling": the binomial distribution for attributes, the
//! Poisson distribution for monetary units. Confidence, rates and taints are shares from 0 to 1. Every function is
//! `None` for values outside its range, and where no reasonable sample would do.

mod gamma;
mod plan;

use gamma::upper;

/// Larger samples are refused.
const MOST: u32 = 100_000;

/// Larger samples of rows are refused.
const MOST_ROWS: u32 = 10_000;

/// Steps of a bisection; enough for every digit of a float.
const STEPS: u32 = 200;

/// A monetary-unit error: the book value of a sampled row and the value that the audit found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SampleError {
    /// Book value, greater than 0.
    pub book: f64,
    /// Audited value.
    pub audited: f64,
}

/// The errors of a monetary-unit sample projected on its population.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Projection {
    /// The most likely error.
    pub projected: f64,
    /// The error of a sample without errors at this confidence.
    pub basic_precision: f64,
    /// The upper limit of the error at this confidence.
    pub upper_limit: f64,
}

fn is_inside(share: f64) -> bool {
    share > 0.0 && share < 1.0
}

/// The number of rows that shows, at this confidence, that the rate of deviations is below the tolerable rate, if the
/// sample has the expected rate. Also the number of deviations that the sample may have.
///
/// It is the smallest size at which so many deviations or fewer, the expected ones rounded up, have a chance of at most
/// 1 − confidence in a population with the tolerable rate.
pub fn attribute_size(confidence: f64, tolerable: f64, expected: f64) -> Option<(u32, u32)> {
    if !is_inside(confidence) || !is_inside(tolerable) || !(0.0..tolerable).contains(&expected) {
        return None;
    }
    let risk = 1.0 - confidence;
    // The chances of exactly and of at most `allowed` hits in `size` trials, carried from one size to the next.
    let (mut size, mut exactly, mut at_most) = (1, 1.0 - tolerable, 1.0 - tolerable);
    for allowed in 0..MOST_ROWS {
        // More allowed deviations need a larger sample.
        while at_most > risk {
            if size == MOST_ROWS {
                return None;
            }
            at_most -= tolerable * exactly;
            exactly *= f64::from(size + 1) / f64::from(size + 1 - allowed) * (1.0 - tolerable);
            size += 1;
        }
        if f64::from(size) * expected <= f64::from(allowed) + 1e-9 {
            return Some((size, allowed));
        }
        exactly *= f64::from(size - allowed) / f64::from(allowed + 1) * tolerable / (1.0 - tolerable);
        at_most += exactly;
    }
    None
}

/// The upper limit of the rate of deviations at this confidence, of which a sample has so many.
pub fn attribute_upper_limit(confidence: f64, size: u32, deviations: u32) -> Option<f64> {
    if !is_inside(confidence) || size == 0 || deviations > size {
        return None;
    }
    if deviations == size {
        return Some(1.0);
    }
    let risk = 1.0 - confidence;
    Some(bisect(0.0, 1.0, |rate| at_most(deviations, size, rate) > risk))
}

/// The confidence factor of so many errors: the mean of the Poisson distribution in which so many errors or fewer have
/// a chance of 1 − confidence. 3.00, 4.75, 6.30 for 0, 1 and 2 errors at 95 %.
pub fn confidence_factor(confidence: f64, errors: u32) -> Option<f64> {
    (is_inside(confidence) && errors <= MOST).then(|| factor(confidence, f64::from(errors)))
}

/// The factor for a number of errors that need not be whole.
fn factor(confidence: f64, errors: f64) -> f64 {
    let risk = 1.0 - confidence;
    bisect(0.0, 1_000.0 + 4.0 * errors, |mean| upper(errors + 1.0, mean) > risk)
}

/// The number of units of a monetary-unit sample: the book value divided by the interval, rounded up.
///
/// The interval is the tolerable error divided by a factor f with f = confidence factor of (f × expected / tolerable)
/// errors: the sample still passes if it has the expected error.
pub fn monetary_unit_size(confidence: f64, book: f64, tolerable: f64, expected: f64) -> Option<u32> {
    let is_valid = is_inside(confidence) && book > 0.0 && tolerable > 0.0 && book.is_finite();
    if !is_valid || !(0.0..tolerable).contains(&expected) {
        return None;
    }
    let ratio = expected / tolerable;
    let risk = 1.0 - confidence;
    let most = f64::from(MOST);
    let planned = bisect(0.0, most, |mean| upper(1.0 + ratio * mean, mean) > risk);
    let size = (book / tolerable * planned - 1e-9).ceil();
    (planned < most && size >= 1.0 && size <= most).then(|| whole(size))
}

/// The projected error and its upper limit (Stringer bound) for the overstatements of a monetary-unit sample with this
/// interval. An error in a row as large as the interval counts as it is, because all such rows are in the sample. Rows
/// without an overstatement change nothing; understatements are projected on their own, with the values exchanged.
pub fn project(confidence: f64, interval: f64, errors: &[SampleError]) -> Option<Projection> {
    let is_valid = is_inside(confidence) && interval > 0.0 && interval.is_finite();
    if !is_valid || errors.iter().any(|error| !(error.book > 0.0 && error.audited.is_finite())) {
        return None;
    }
    let overstated = errors.iter().filter(|error| error.audited < error.book);
    let (large, small): (Vec<&SampleError>, Vec<&SampleError>) = overstated.partition(|error| error.book >= interval);
    let known: f64 = large.iter().map(|error| error.book - error.audited).sum();
    let mut taints: Vec<f64> = small.iter().map(|error| (error.book - error.audited) / error.book).collect();
    taints.sort_by(|left, right| right.total_cmp(left));
    let basic = factor(confidence, 0.0);
    let mut last = basic;
    let mut weighted = 0.0;
    for (errors, taint) in (1_u32..).zip(&taints) {
        let next = factor(confidence, f64::from(errors));
        weighted += (next - last) * taint;
        last = next;
    }
    Some(Projection {
        projected: known + interval * taints.iter().sum::<f64>(),
        basic_precision: interval * basic,
        upper_limit: known + interval * (basic + weighted),
    })
}

/// The chance of at most `most` hits in `size` trials with this rate.
fn at_most(most: u32, size: u32, rate: f64) -> f64 {
    if most >= size || rate <= 0.0 {
        return 1.0;
    }
    if rate >= 1.0 {
        return 0.0;
    }
    // Logarithms: the first term may be smaller than any float.
    let odds = (rate / (1.0 - rate)).ln();
    let mut term = f64::from(size) * (-rate).ln_1p();
    let mut sum = term.exp();
    for hits in 1..=most {
        term += odds + (f64::from(size - hits + 1) / f64::from(hits)).ln();
        sum += term.exp();
    }
    sum.min(1.0)
}

/// The place between two bounds up to which `is_below` holds.
fn bisect(mut low: f64, mut high: f64, is_below: impl Fn(f64) -> bool) -> f64 {
    for _ in 0..STEPS {
        let middle = f64::midpoint(low, high);
        if is_below(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the size is from 1 to the most")]
const fn whole(size: f64) -> u32 {
    size as u32
}
