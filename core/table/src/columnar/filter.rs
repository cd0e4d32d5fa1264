//! The rows whose number or day is within bounds.

use super::{Days, Numbers};
use crate::row_set::RowSet;

/// The rows whose number is at least `min` and at most `max`; `None` leaves that side open.
pub fn numbers_within(numbers: &Numbers, min: Option<f64>, max: Option<f64>) -> RowSet {
    let (min, max) = (min.unwrap_or(f64::NEG_INFINITY), max.unwrap_or(f64::INFINITY));
    // Comparing with NaN is always false, so a missing number is never within.
    RowSet::of_each(numbers.values().iter().map(|&value| min <= value && value <= max))
}

/// The rows whose day is neither before `from` nor after `to`; `None` leaves that side open.
pub fn days_within(days: &Days, from: Option<i32>, to: Option<i32>) -> RowSet {
    let from = from.unwrap_or(i32::MIN).max(Days::MISSING + 1);
    let to = to.unwrap_or(i32::MAX);
    RowSet::of_each(days.values().iter().map(|&day| from <= day && day <= to))
}

#[cfg(test)]
mod tests {
    use super::{days_within, numbers_within};
    use crate::columnar::{Days, Numbers};
    use crate::row_set::RowSet;

    fn rows(set: &RowSet) -> Vec<u32> {
        set.iter().collect()
    }

    #[test]
    fn both_ends_count_and_each_may_be_open() {
        let numbers = Numbers::from_values([Some(1.0), None, Some(2.0), Some(-3.0)].into_iter());
        assert_eq!(rows(&numbers_within(&numbers, Some(1.0), Some(2.0))), [0, 2]);
        assert_eq!(rows(&numbers_within(&numbers, None, Some(1.0))), [0, 3]);
        assert_eq!(rows(&numbers_within(&numbers, None, None)), [0, 2, 3]);
        let days = Days::from_values([Some(10), None, Some(-5), Some(11)].into_iter());
        assert_eq!(rows(&days_within(&days, Some(-5), Some(10))), [0, 2]);
        assert_eq!(rows(&days_within(&days, Some(11), None)), [3]);
        assert_eq!(rows(&days_within(&days, None, None)), [0, 2, 3]);
        assert!(days_within(&days, Some(11), Some(10)).is_empty());
    }
}
