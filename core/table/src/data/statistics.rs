//! Statistics of a number column (§2.7).

use super::number::Written;
use crate::decimal::Decimal;

/// A mean has at least this many decimals: the mean of whole numbers is seldom whole.
const LEAST_OF_MEAN: u32 = 2;

/// The statistics of one number column. All but the mean have as many decimals as the cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ColumnStatistics {
    /// Column, counted from 0.
    pub column: u32,
    /// Number of cells with a number.
    pub count: u32,
    /// Number of cells without one.
    pub missing: u32,
    /// Smallest number.
    pub min: Decimal,
    /// Largest number.
    pub max: Decimal,
    /// Sum.
    pub sum: Decimal,
    /// Mean of the cells that have a number, rounded half away from zero.
    pub mean: Decimal,
}

/// Running statistics: exact, in units of the last decimal place so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tally {
    count: u32,
    decimals: u32,
    min: i128,
    max: i128,
    sum: i128,
}

impl Tally {
    pub(super) const EMPTY: Self = Self { count: 0, decimals: 0, min: i128::MAX, max: i128::MIN, sum: 0 };

    /// Empty statistics whose figures will have at least `decimals` decimals.
    pub(super) const fn with_decimals(decimals: u32) -> Self {
        Self { decimals, ..Self::EMPTY }
    }

    /// Number of cells with a number.
    pub(super) const fn count(&self) -> u32 {
        self.count
    }

    pub(super) const fn decimals(&self) -> u32 {
        self.decimals
    }

    pub(super) fn add(&mut self, written: Written) {
        if written.decimals() > self.decimals {
            self.refine(written.decimals());
        }
        let units = written.exact().with_decimals(self.decimals).units;
        self.count += 1;
        self.min = self.min.min(units);
        self.max = self.max.max(units);
        self.sum = self.sum.saturating_add(units);
    }

    fn refine(&mut self, decimals: u32) {
        let finer = |units| Decimal { units, decimals: self.decimals }.with_decimals(decimals).units;
        [self.min, self.max, self.sum] = [self.min, self.max, self.sum].map(finer);
        self.decimals = decimals;
    }

    /// The statistics of `column`; `None` if it has no number.
    pub(super) fn finish(&self, column: u32, rows: u32) -> Option<ColumnStatistics> {
        let Self { count, decimals, .. } = *self;
        let [min, max, sum] = [self.min, self.max, self.sum].map(|units| Decimal { units, decimals });
        let mean = sum.divided(count, decimals.max(LEAST_OF_MEAN))?;
        Some(ColumnStatistics { column, count, missing: rows - count, min, max, sum, mean })
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;
    use crate::data::number::{NumberForm, read};
    use crate::decimal::Decimal;

    #[test]
    fn a_sum_is_exact_and_all_figures_have_the_decimals_of_the_cells() {
        let mut tally = Tally::EMPTY;
        for cell in ["0,1", "999.999.999.999.999", "0,20", "-999.999.999.999.999"] {
            tally.add(read(cell, NumberForm::Indonesian).expect("is a number"));
        }
        let found = tally.finish(3, 6).expect("has numbers");
        assert_eq!((found.column, found.count, found.missing), (3, 4, 2));
        let largest = 99_999_999_999_999_900;
        let expected = [30, 8, -largest, largest].map(|units| Decimal { units, decimals: 2 });
        assert_eq!([found.sum, found.mean, found.min, found.max], expected);
    }

    #[test]
    fn a_column_without_numbers_has_no_statistics() {
        assert_eq!(Tally::EMPTY.finish(0, 5), None);
    }
}
