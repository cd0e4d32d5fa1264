//! A number per row.

use crate::saturated;

/// A column of numbers; every one there is is finite.
#[derive(Debug, Clone, Default)]
pub struct Numbers {
    /// NaN where there is none.
    values: Vec<f64>,
}

impl Numbers {
    /// The column of `values`; what is not finite is missing.
    pub fn from_values(values: impl Iterator<Item = Option<f64>>) -> Self {
        Self { values: values.map(stored).collect() }
    }

    /// How many rows it has.
    pub fn rows(&self) -> u32 {
        saturated(self.values.len())
    }

    /// The number of `row`; none beyond the column.
    pub fn value(&self, row: u32) -> Option<f64> {
        self.values.get(row as usize).copied().filter(|value| !value.is_nan())
    }

    /// The numbers row by row, NaN where there is none.
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// Makes room for so many rows.
    pub fn reserve(&mut self, rows: u32) {
        self.values.reserve(rows as usize);
    }

    /// Adds a row with a number, or none.
    pub fn push(&mut self, value: Option<f64>) {
        self.values.push(stored(value));
    }

    /// Gives `row` a number, or none. The column grows up to that row.
    pub fn set(&mut self, row: u32, value: Option<f64>) {
        let place = row as usize;
        if place >= self.values.len() {
            self.values.resize(place + 1, f64::NAN);
        }
        self.values[place] = stored(value);
    }
}

fn stored(value: Option<f64>) -> f64 {
    value.filter(|value| value.is_finite()).unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::Numbers;

    #[test]
    fn what_is_not_finite_is_missing() {
        let values = [Some(1.5), None, Some(f64::NAN), Some(f64::INFINITY), Some(-0.0)];
        let numbers = Numbers::from_values(values.into_iter());
        let read: Vec<_> = (0..6).map(|row| numbers.value(row)).collect();
        assert_eq!(read, [Some(1.5), None, None, None, Some(0.0), None]);
        assert_eq!(numbers.rows(), 5);
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
