//! Sums and means. They are exact for numbers of up to 15 digits; for longer numbers they do not depend on the order.

use super::rows::Rows;
use super::slots::Slots;
use crate::columnar::Numbers;

/// A running exact sum, in units of the column's last decimal place.
#[derive(Debug, Clone, Copy, Default)]
struct Units {
    units: i128,
    count: u32,
}

impl Units {
    /// The float nearest to the sum or mean, by one division of whole numbers.
    #[expect(clippy::cast_precision_loss, reason = "the result is a float")]
    fn divided(self, divisor: f64) -> Option<f64> {
        (self.count > 0).then_some(self.units as f64 / divisor)
    }
}

pub(super) fn sums(rows: Rows<'_>, slots: &Slots<'_>, numbers: &Numbers) -> Vec<Option<f64>> {
    match numbers.scale() {
        Some(scale) => units(rows, slots, numbers, scale).iter().map(|total| total.divided(scale)).collect(),
        None => totals(rows, slots, numbers.values()).iter().map(Total::sum).collect(),
    }
}

pub(super) fn means(rows: Rows<'_>, slots: &Slots<'_>, numbers: &Numbers) -> Vec<Option<f64>> {
    match numbers.scale() {
        Some(scale) => {
            let mean = |total: &Units| total.divided(scale * f64::from(total.count));
            units(rows, slots, numbers, scale).iter().map(mean).collect()
        }
        None => totals(rows, slots, numbers.values()).iter().map(Total::mean).collect(),
    }
}

/// The exact sum of each slot. Floats take half the time, and below 2⁵³ they are exact too.
#[expect(clippy::cast_possible_truncation, reason = "whole numbers of a column with a scale fit both")]
fn units(rows: Rows<'_>, slots: &Slots<'_>, numbers: &Numbers, scale: f64) -> Vec<Units> {
    if numbers.adds_up_in_floats(scale) {
        let add = |units: &mut f64, whole: f64| *units += whole;
        return whole_sums(rows, slots, numbers, scale, add, |units| units as i128);
    }
    let add = |units: &mut i128, whole: f64| *units += i128::from(whole as i64);
    whole_sums(rows, slots, numbers, scale, add, |units| units)
}

fn whole_sums<S: Copy + Default>(
    rows: Rows<'_>,
    slots: &Slots<'_>,
    numbers: &Numbers,
    scale: f64,
    add: impl Fn(&mut S, f64),
    finish: impl Fn(S) -> i128,
) -> Vec<Units> {
    let mut sums = vec![(S::default(), 0_u32); slots.room()];
    slots.visit_with(rows, numbers.values(), |slot, value| {
        let is_number = !value.is_nan();
        let number = if is_number { value } else { 0.0 };
        let (sum, count) = &mut sums[slot];
        add(sum, (number * scale).round_ties_even());
        *count += u32::from(is_number);
    });
    sums.truncate(slots.len());
    sums.into_iter().map(|(sum, count)| Units { units: finish(sum), count }).collect()
}

/// A running sum of numbers with too many digits to be exact.
#[derive(Debug, Clone, Copy, Default)]
struct Total {
    sum: f64,
    /// Rounding error so far (Neumaier summation).
    lost: f64,
    count: u32,
}

impl Total {
    /// Adds a number; NaN is ignored. Branch-free: Knuth's formula gives the rounding error whichever operand is
    /// larger.
    fn add(&mut self, value: f64) {
        let is_number = !value.is_nan();
        let value = if is_number { value } else { 0.0 };
        let sum = self.sum + value;
        let added = sum - self.sum;
        self.lost += (self.sum - (sum - added)) + (value - added);
        self.sum = sum;
        self.count += u32::from(is_number);
    }

    fn sum(&self) -> Option<f64> {
        let sum = self.sum + self.lost;
        (self.count > 0 && sum.is_finite()).then_some(sum)
    }

    fn mean(&self) -> Option<f64> {
        self.sum().map(|sum| sum / f64::from(self.count))
    }
}

fn totals(rows: Rows<'_>, slots: &Slots<'_>, values: &[f64]) -> Vec<Total> {
    let mut totals = vec![Total::default(); slots.room()];
    slots.visit_with(rows, values, |slot, value| totals[slot].add(value));
    totals.truncate(slots.len());
    totals
}

#[cfg(test)]
mod tests {
    use super::{Total, means, sums};
    use crate::aggregate::Rows;
    use crate::aggregate::slots::Slots;
    use crate::columnar::Numbers;

    fn total(values: &[f64]) -> Total {
        let mut total = Total::default();
        for &value in values {
            total.add(value);
        }
        total
    }

    fn bits(value: Option<f64>) -> Option<u64> {
        value.map(f64::to_bits)
    }

    #[test]
    fn sums_and_means_of_decimals_are_exact() {
        let over = |values: &[f64]| {
            let numbers = Numbers::from_values(values.iter().map(|value| Some(*value)));
            let slots = Slots::same(0, numbers.rows(), 1);
            let rows = Rows::All(numbers.rows());
            [sums(rows, &slots, &numbers)[0], means(rows, &slots, &numbers)[0]]
        };
        assert_eq!(over(&[0.1, 0.2, f64::NAN]).map(bits), [0.3, 0.15].map(|value| bits(Some(value))));
        assert_eq!(over(&[4.93, 4.94, 4.935]).map(bits), [14.805, 4.935].map(|value| bits(Some(value))));
        let many = [90_000_000_000_000.5, 0.5, 90_000_000_000_000.5];
        assert_eq!(over(&many).map(bits)[0], bits(Some(180_000_000_000_001.5)));
        let rupiah = [99_999_999_999.99, -0.01, 99_999_999_999.99, 0.02];
        assert_eq!(over(&rupiah).map(bits)[0], bits(Some(199_999_999_999.99)));
        assert_eq!(over(&[]), [None, None]);
    }

    #[test]
    fn the_order_of_the_numbers_does_not_change_the_sum() {
        let found = total(&[1e15, 0.25, f64::NAN, -1e15, 0.5, 1e100, 1.0, -1e100]);
        assert_eq!(bits(found.sum()), bits(Some(1.75)));
        assert_eq!(bits(found.mean()), bits(Some(0.25)));
    }

    #[test]
    fn a_sum_that_overflows_is_none() {
        assert_eq!(total(&[f64::MAX, f64::MAX]).sum(), None);
        assert_eq!(total(&[f64::MAX, f64::MAX, -f64::MAX]).mean(), None);
        assert_eq!(bits(total(&[f64::MAX, -f64::MAX, f64::MAX]).sum()), bits(Some(f64::MAX)));
    }

    #[test]
    fn without_a_number_there_is_no_sum() {
        assert_eq!(total(&[]).sum(), None);
        assert_eq!(total(&[f64::NAN]).mean(), None);
        assert_eq!(bits(total(&[0.0]).sum()), bits(Some(0.0)));
    }
}
