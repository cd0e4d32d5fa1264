//! What the numbers of a column come to (§2.7).

use serde::Serialize;

/// The statistics of one column of numbers.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct ColumnStatistics {
    /// Which column, counted from 0.
    pub column: u32,
    /// How many cells hold a number.
    pub count: u32,
    /// How many cells hold none.
    pub missing: u32,
    /// The smallest number.
    pub min: f64,
    /// The largest number.
    pub max: f64,
    /// All of them together.
    pub sum: f64,
    /// The mean of those there are.
    pub mean: f64,
}

/// Statistics in the making.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Tally {
    count: u32,
    min: f64,
    max: f64,
    sum: f64,
    /// What the sum has lost so far by rounding (Neumaier).
    lost: f64,
}

impl Tally {
    pub(super) const EMPTY: Self = Self { count: 0, min: f64::INFINITY, max: f64::NEG_INFINITY, sum: 0.0, lost: 0.0 };

    pub(super) fn add(&mut self, value: f64) {
        self.count += 1;
        self.min = self.min.min(value);
        self.max = self.max.max(value);
        let sum = self.sum + value;
        let (larger, smaller) = if self.sum.abs() >= value.abs() { (self.sum, value) } else { (value, self.sum) };
        self.lost += (larger - sum) + smaller;
        self.sum = sum;
    }

    /// The statistics of `column`, unless it holds no number at all.
    pub(super) fn finish(&self, column: u32, rows: u32) -> Option<ColumnStatistics> {
        let Self { count, min, max, .. } = *self;
        let sum = self.sum + self.lost;
        let mean = sum / f64::from(count);
        (count > 0).then_some(ColumnStatistics { column, count, missing: rows - count, min, max, sum, mean })
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn a_sum_loses_nothing_to_the_order_of_its_numbers() {
        let mut tally = Tally::EMPTY;
        for value in [0.25, 1e17, 0.5, -1e17] {
            tally.add(value);
        }
        let found = tally.finish(3, 6).expect("has numbers");
        assert_eq!((found.column, found.count, found.missing), (3, 4, 2));
        let values = [found.sum, found.mean, found.min, found.max].map(f64::to_bits);
        assert_eq!(values, [0.75, 0.1875, -1e17, 1e17].map(f64::to_bits));
    }

    #[test]
    fn a_column_without_numbers_has_no_statistics() {
        assert_eq!(Tally::EMPTY.finish(0, 5), None);
    }
}
