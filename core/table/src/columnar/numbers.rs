use crate::data::number::Written;
use crate::saturated;

/// A cell never has more decimals than this (see [`Written`]).
const MOST_DECIMALS: u32 = 17;
/// 2⁵³: below this, floats represent whole numbers exactly.
const MOST_UNITS: f64 = 9_007_199_254_740_992.0;

/// A column of finite numbers.
#[derive(Debug, Clone, Default)]
pub struct Numbers {
    /// NaN for a row without a number.
    values: Vec<f64>,
    decimals: u32,
    farthest: f64,
}

impl Numbers {
    /// Makes the column of `values`; infinite numbers and NaN are missing.
    pub fn from_values(values: impl Iterator<Item = Option<f64>>) -> Self {
        let mut numbers = Self::default();
        numbers.reserve(saturated(values.size_hint().0));
        values.for_each(|value| numbers.push(value));
        numbers
    }

    /// Raises the number of decimals to at least `decimals`.
    #[must_use]
    pub fn with_decimals(mut self, decimals: u32) -> Self {
        self.decimals = self.decimals.max(decimals.min(MOST_DECIMALS));
        self
    }

    /// Number of rows.
    pub fn rows(&self) -> u32 {
        saturated(self.values.len())
    }

    /// The number of `row`; `None` beyond the column.
    pub fn value(&self, row: u32) -> Option<f64> {
        self.values.get(row as usize).copied().filter(|value| !value.is_nan())
    }

    /// The numbers row by row; NaN for a row without one.
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// The most decimals that any number has.
    pub const fn decimals(&self) -> u32 {
        self.decimals
    }

    /// The factor that makes all numbers whole; `None` if some have more than 15 digits, which floats cannot
    /// represent.
    pub fn scale(&self) -> Option<f64> {
        let scale = 10_f64.powi(self.decimals.cast_signed());
        (self.farthest * scale < MOST_UNITS).then_some(scale)
    }

    /// True if floats represent every sum of the numbers times this scale exactly.
    pub fn adds_up_in_floats(&self, scale: f64) -> bool {
        self.farthest * scale * f64::from(self.rows()) < MOST_UNITS
    }

    /// Reserves memory for `rows` more rows.
    pub fn reserve(&mut self, rows: u32) {
        self.values.reserve(rows as usize);
    }

    /// Adds a row with a number as read from a cell, or none.
    pub fn push_written(&mut self, written: Option<Written>) {
        self.decimals = self.decimals.max(written.map_or(0, Written::decimals));
        let value = written.map_or(f64::NAN, Written::value);
        self.farthest = self.farthest.max(value.abs());
        self.values.push(value);
    }

    /// Adds a row with a number, or none.
    pub fn push(&mut self, value: Option<f64>) {
        let value = self.noted(value);
        self.values.push(value);
    }

    /// Sets the number of `row`, or removes it. The column grows to include `row`.
    pub fn set(&mut self, row: u32, value: Option<f64>) {
        let place = row as usize;
        if place >= self.values.len() {
            self.values.resize(place + 1, f64::NAN);
        }
        self.values[place] = self.noted(value);
    }

    /// Adapts the decimals and the range of the column to `value`; returns the float to store.
    fn noted(&mut self, value: Option<f64>) -> f64 {
        let Some(value) = value.filter(|value| value.is_finite()) else { return f64::NAN };
        if value.fract() != 0.0 {
            self.decimals = self.decimals.max(decimals_of(value));
        }
        self.farthest = self.farthest.max(value.abs());
        value
    }
}

/// Decimals of the shortest text that reads back as the same float.
fn decimals_of(value: f64) -> u32 {
    let text = value.to_string();
    text.split_once('.').map_or(0, |(_, fraction)| saturated(fraction.len())).min(MOST_DECIMALS)
}

#[cfg(test)]
mod tests {
    use super::Numbers;
    use crate::data::number::{NumberForm, read};

    #[test]
    fn infinite_numbers_and_nan_are_missing() {
        let values = [Some(1.5), None, Some(f64::NAN), Some(f64::INFINITY), Some(-0.0)];
        let numbers = Numbers::from_values(values.into_iter());
        let read: Vec<_> = (0..6).map(|row| numbers.value(row)).collect();
        assert_eq!(read, [Some(1.5), None, None, None, Some(0.0), None]);
        assert_eq!(numbers.rows(), 5);
    }

    #[test]
    fn a_column_has_as_many_decimals_as_its_most_precise_number() {
        let decimals = |values: &[f64]| Numbers::from_values(values.iter().map(|value| Some(*value))).decimals();
        assert_eq!(decimals(&[]), 0);
        assert_eq!(decimals(&[1.0, 2e300]), 0);
        assert_eq!(decimals(&[1.5, 0.125, -2.0]), 3);
        let mut numbers = Numbers::default();
        numbers.push_written(read("12,50", NumberForm::Indonesian));
        numbers.push_written(None);
        assert_eq!((numbers.decimals(), numbers.scale()), (2, Some(100.0)));
        assert_eq!(numbers.with_decimals(4).decimals(), 4);
    }

    #[test]
    fn numbers_of_too_many_digits_have_no_scale() {
        let scale = |values: &[f64]| Numbers::from_values(values.iter().map(|value| Some(*value))).scale();
        assert_eq!(scale(&[1e15, -2e15]), Some(1.0));
        assert_eq!(scale(&[1e15, 0.25]), None);
        assert_eq!(scale(&[-1e300]), None);
    }

    #[test]
    fn setting_beyond_the_end_leaves_the_rows_between_without_a_number() {
        let mut numbers = Numbers::default();
        numbers.set(2, Some(7.0));
        numbers.set(2, Some(8.0));
        numbers.set(0, Some(f64::NEG_INFINITY));
        let read: Vec<_> = (0..3).map(|row| numbers.value(row)).collect();
        assert_eq!(read, [None, None, Some(8.0)]);
    }
}
