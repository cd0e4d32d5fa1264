//! Quartiles and means, exact.

use std::collections::BinaryHeap;

use portal_table::decimal::Decimal;

/// The first, second (median) and third quartile of sorted units.
///
/// The quartile p of n sorted numbers is at rank (n − 1)p, counted from 0; between two ranks it is interpolated
/// linearly, as Excel's QUARTILE.INC does. So it has at most two decimals more than the numbers, and is not rounded.
pub(crate) fn quartiles(sorted: &[i64], decimals: u32) -> Option<[Decimal; 3]> {
    let last = sorted.len().checked_sub(1)?;
    let at = |quarter: usize| {
        let (rank, rest) = (last * quarter / 4, last * quarter % 4);
        let low = i128::from(sorted[rank]);
        let high = i128::from(sorted[(rank + 1).min(last)]);
        let part = i128::try_from(rest).unwrap_or_default() * 25;
        Decimal { units: low * 100 + (high - low) * part, decimals: decimals + 2 }
    };
    Some([1, 2, 3].map(at))
}

/// The `count` smallest keys in ascending order.
pub(crate) fn smallest<K: Ord>(keys: impl Iterator<Item = K>, count: usize) -> Vec<K> {
    let mut heap = BinaryHeap::new();
    for key in keys {
        if heap.len() < count {
            heap.push(key);
        } else if let Some(mut largest) = heap.peek_mut()
            && key < *largest
        {
            *largest = key;
        }
    }
    heap.into_sorted_vec()
}

/// The mean, rounded half away from zero to the decimals of the numbers, at least 2.
pub(crate) fn mean(sum: i128, count: u32, decimals: u32) -> Option<Decimal> {
    Decimal { units: sum, decimals }.divided(count, decimals.max(2))
}

/// A number without zeros at its end, but with at least `least` decimals.
pub(crate) fn at_least(number: Decimal, least: u32) -> Decimal {
    number.without_zeros().with_decimals(least)
}

/// The smallest number of units of `decimals` that is not below `number`.
pub(crate) fn units_from(number: Decimal, decimals: u32) -> i128 {
    if decimals >= number.decimals {
        return number.with_decimals(decimals).units;
    }
    let size = 10_i128.saturating_pow(number.decimals - decimals);
    number.units.div_euclid(size) + i128::from(number.units.rem_euclid(size) > 0)
}

#[cfg(test)]
mod tests {
    use super::{at_least, mean, quartiles, smallest, units_from};
    use portal_table::decimal::Decimal;

    fn texts(sorted: &[i64]) -> Vec<String> {
        let found = quartiles(sorted, 0).expect("there are numbers");
        found.iter().map(|quartile| at_least(*quartile, 0).to_string()).collect()
    }

    #[test]
    fn quartiles_are_those_of_excel() {
        assert_eq!(texts(&[1, 2, 4, 7, 8, 9, 10, 12]), ["3.5", "7.5", "9.25"]);
        assert_eq!(texts(&[5]), ["5", "5", "5"]);
        assert_eq!(texts(&[-1, 0]), ["-0.75", "-0.5", "-0.25"]);
        assert_eq!(quartiles(&[], 0), None);
    }

    #[test]
    fn the_smallest_keys_are_in_order() {
        assert_eq!(smallest([5, 3, 9, 1, 3].into_iter(), 3), [1, 3, 3]);
        assert_eq!(smallest([2, 1].into_iter(), 5), [1, 2]);
        assert!(smallest([2, 1].into_iter(), 0).is_empty());
    }

    #[test]
    fn a_mean_is_rounded_half_away_from_zero() {
        assert_eq!(mean(-5, 8, 0).map(|mean| mean.to_string()).as_deref(), Some("-0.63"));
        assert_eq!(mean(0, 0, 0), None);
    }

    #[test]
    fn a_bound_with_more_decimals_is_raised_to_the_next_unit() {
        let bound = |units, decimals| units_from(Decimal { units, decimals }, 1);
        assert_eq!([bound(125, 2), bound(-125, 2), bound(12, 0), bound(120, 2)], [13, -12, 120, 12]);
    }
}
