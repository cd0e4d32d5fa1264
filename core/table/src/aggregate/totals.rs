//! Sums that lose nothing to the order of their numbers.

use super::rows::Rows;
use super::slots::Slots;

/// A sum in the making.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Total {
    sum: f64,
    /// What the sum has lost so far by rounding (Neumaier).
    lost: f64,
    count: u32,
}

impl Total {
    /// Adds a number; NaN is none. Without a branch: what an addition loses is computed as Knuth does, whichever is larger.
    fn add(&mut self, value: f64) {
        let is_number = !value.is_nan();
        let value = if is_number { value } else { 0.0 };
        let sum = self.sum + value;
        let added = sum - self.sum;
        self.lost += (self.sum - (sum - added)) + (value - added);
        self.sum = sum;
        self.count += u32::from(is_number);
    }

    /// The sum, if there was a number and it is one.
    pub(super) fn sum(&self) -> Option<f64> {
        let sum = self.sum + self.lost;
        (self.count > 0 && sum.is_finite()).then_some(sum)
    }

    /// The mean, if there was a number and their sum is one.
    pub(super) fn mean(&self) -> Option<f64> {
        self.sum().map(|sum| sum / f64::from(self.count))
    }
}

/// The total of each slot.
pub(super) fn totals(rows: Rows<'_>, slots: &Slots<'_>, values: &[f64]) -> Vec<Total> {
    let mut totals = vec![Total::default(); slots.room()];
    slots.visit_with(rows, values, |slot, value| totals[slot].add(value));
    totals.truncate(slots.len());
    totals
}

#[cfg(test)]
mod tests {
    use super::Total;

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
    fn nothing_is_lost_to_the_order_of_the_numbers() {
        let found = total(&[1e15, 0.25, f64::NAN, -1e15, 0.5, 1e100, 1.0, -1e100]);
        assert_eq!(bits(found.sum()), bits(Some(1.75)));
        assert_eq!(bits(found.mean()), bits(Some(0.25)));
    }

    #[test]
    fn what_is_too_large_for_a_number_is_none() {
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
