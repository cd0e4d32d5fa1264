//! The values of a column, grouped by slot (the index of a row's group).

use super::rows::Rows;
use super::slots::Slots;

#[derive(Debug)]
pub(super) struct Gathered<T> {
    /// End of each slot's values in `values`; the next slot's values begin there.
    ends: Vec<u32>,
    values: Vec<T>,
}

impl<T: Copy + Default> Gathered<T> {
    /// Groups the values that satisfy `is_value` by slot (counting sort).
    pub(super) fn new(rows: Rows<'_>, slots: &Slots<'_>, values: &[T], is_value: impl Fn(T) -> bool) -> Self {
        let mut counts = vec![0_u32; slots.room()];
        slots.visit_with(rows, values, |slot, value| counts[slot] += u32::from(is_value(value)));
        let mut next = Vec::with_capacity(counts.len());
        let mut total = 0;
        for count in counts {
            next.push(total);
            total += count;
        }
        let mut placed = vec![T::default(); total as usize];
        slots.visit_with(rows, values, |slot, value| {
            if is_value(value) {
                placed[next[slot] as usize] = value;
                next[slot] += 1;
            }
        });
        next.truncate(slots.len());
        Self { ends: next, values: placed }
    }

    /// Calls `measure` with the values of each slot; `measure` may reorder them.
    pub(super) fn measure<M>(&mut self, mut measure: impl FnMut(&mut [T]) -> M) -> Vec<M> {
        let mut start = 0;
        let values = &mut self.values;
        let of_slot = |&end: &u32| {
            let end = end as usize;
            let measured = measure(&mut values[start..end]);
            start = end;
            measured
        };
        self.ends.iter().map(of_slot).collect()
    }
}

/// The median; `None` without values. `scale` is the factor that makes all values whole; with it, halfway points are
/// exact.
pub(super) fn median(values: &mut [f64], scale: Option<f64>) -> Option<f64> {
    let middle = values.len() / 2;
    if values.is_empty() {
        return None;
    }
    let has_middle = values.len() % 2 == 1;
    let (below, upper, _) = values.select_nth_unstable_by(middle, f64::total_cmp);
    if has_middle {
        return Some(*upper);
    }
    let halfway = |lower: f64| match scale {
        Some(scale) => ((lower * scale).round() + (*upper * scale).round()) / (2.0 * scale),
        None => lower.midpoint(*upper),
    };
    below.iter().copied().max_by(f64::total_cmp).map(halfway)
}

/// Number of different values; `sort` must put equal ones next to each other.
pub(super) fn distinct<T: Copy + PartialEq>(values: &mut [T], sort: impl Fn(&mut [T])) -> usize {
    sort(values);
    values.chunk_by(PartialEq::eq).count()
}

/// Number of different codes. `seen` holds the last slot in which each code occurred, so each call needs another
/// `slot`.
pub(super) fn distinct_codes(codes: &[u32], slot: u32, seen: &mut [u32]) -> usize {
    let mut count = 0;
    for &code in codes {
        if let Some(last) = seen.get_mut(code as usize) {
            count += usize::from(*last != slot);
            *last = slot;
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::{distinct, distinct_codes, median};

    fn median_of(mut values: Vec<f64>) -> Option<u64> {
        median(&mut values, None).map(f64::to_bits)
    }

    #[test]
    fn the_median_is_the_middle_value_or_halfway_between_the_two_middle_values() {
        let bits = |value: f64| Some(value.to_bits());
        assert_eq!(median_of(vec![]), None);
        assert_eq!(median_of(vec![4.0]), bits(4.0));
        assert_eq!(median_of(vec![9.0, -1.0, 3.0]), bits(3.0));
        assert_eq!(median_of(vec![9.0, -1.0, 3.0, 4.0]), bits(3.5));
        assert_eq!(median_of(vec![f64::MAX, f64::MAX]), bits(f64::MAX));
        assert_eq!(median(&mut [0.1, 0.7], Some(10.0)).map(f64::to_bits), bits(0.4));
    }

    #[test]
    fn equal_values_count_once_and_minus_zero_equals_zero() {
        let sort = |values: &mut [f64]| values.sort_unstable_by(f64::total_cmp);
        assert_eq!(distinct(&mut [0.0, 2.0, -0.0, 2.0, -1.0], sort), 3);
        assert_eq!(distinct(&mut [], sort), 0);
    }

    #[test]
    fn a_code_counts_once_in_each_slot() {
        let mut seen = [u32::MAX; 3];
        assert_eq!(distinct_codes(&[0, 2, 0], 0, &mut seen), 2);
        assert_eq!(distinct_codes(&[2, 2, 1], 1, &mut seen), 2);
    }
}
