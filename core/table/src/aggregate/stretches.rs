//! The periods (buckets) into which the days of a column fall.

use crate::columnar::{Bucket, Days};

/// A column that spans fewer days (four thousand years) uses a lookup table, which is several times as fast as a binary
/// search.
const MAX_SPAN: u32 = 1_500_000;

#[derive(Debug)]
pub(super) struct Stretches {
    bucket: Bucket,
    starts: Vec<i32>,
    /// Bucket index of each day, from the first day of the column on; empty if the days are too far apart.
    places: Vec<u32>,
    first: i32,
}

impl Stretches {
    pub(super) fn of(days: &Days, bucket: Bucket) -> Self {
        let (mut first, mut last) = (i32::MAX, i32::MIN);
        for &day in days.values() {
            first = first.min(if day == Days::MISSING { i32::MAX } else { day });
            last = last.max(day);
        }
        if last.abs_diff(first) < MAX_SPAN && first <= last {
            Self::by_table(days, bucket, first, last)
        } else {
            Self::by_search(days, bucket)
        }
    }

    fn by_table(days: &Days, bucket: Bucket, first: i32, last: i32) -> Self {
        // `u32::MAX` marks a day that does not occur in the column.
        let mut places = vec![u32::MAX; last.abs_diff(first) as usize + 1];
        for &day in days.values() {
            if let Some(place) = places.get_mut(distance(first, day)) {
                *place = 0;
            }
        }
        let mut starts: Vec<i32> = Vec::new();
        let mut next = first;
        for (day, place) in (first..).zip(&mut places).filter(|(_, place)| **place == 0) {
            if starts.is_empty() || day >= next {
                starts.push(bucket.start(day));
                next = bucket.next(day);
            }
            *place = place_of(starts.len() - 1);
        }
        Self { bucket, starts, places, first }
    }

    fn by_search(days: &Days, bucket: Bucket) -> Self {
        let there = days.values().iter().filter(|day| **day != Days::MISSING);
        let mut starts: Vec<i32> = there.map(|&day| bucket.start(day)).collect();
        starts.sort_unstable();
        starts.dedup();
        Self { bucket, starts, places: Vec::new(), first: 0 }
    }

    pub(super) fn starts(&self) -> &[i32] {
        &self.starts
    }

    /// Bucket index of `day`; `u32::MAX` for a missing day.
    pub(super) fn place(&self, day: i32) -> u32 {
        if self.places.is_empty() {
            return self.search(day);
        }
        self.places.get(distance(self.first, day)).copied().unwrap_or(u32::MAX)
    }

    fn search(&self, day: i32) -> u32 {
        let found = (day != Days::MISSING).then(|| self.starts.binary_search(&self.bucket.start(day)));
        found.and_then(Result::ok).map_or(u32::MAX, place_of)
    }
}

/// Days between `first` and `day`; `usize::MAX` for an earlier or a missing day.
fn distance(first: i32, day: i32) -> usize {
    if day < first { usize::MAX } else { day.abs_diff(first) as usize }
}

fn place_of(stretch: usize) -> u32 {
    u32::try_from(stretch).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::Stretches;
    use crate::columnar::{Bucket, Days, day_number};

    fn days(values: &[Option<i32>]) -> Days {
        Days::from_values(values.iter().copied())
    }

    fn places(stretches: &Stretches, days: &Days) -> Vec<u32> {
        days.values().iter().map(|&day| stretches.place(day)).collect()
    }

    #[test]
    fn only_buckets_with_a_day_exist() {
        let [march, april, june] = [3, 4, 6].map(|month| day_number(2025, month, 1));
        let days = days(&[Some(june + 4), None, Some(march), Some(march + 30), Some(april + 29)]);
        let stretches = Stretches::of(&days, Bucket::Month);
        assert_eq!(stretches.starts(), [march, april, june]);
        assert_eq!(places(&stretches, &days), [2, u32::MAX, 0, 0, 1]);
    }

    #[test]
    fn the_lookup_table_and_the_search_find_the_same_bucket() {
        let near = days(&[Some(-40), Some(800), None, Some(3), Some(-40), Some(799)]);
        for bucket in [Bucket::Day, Bucket::Week, Bucket::Month, Bucket::Quarter, Bucket::Year] {
            let (table, search) = (Stretches::of(&near, bucket), Stretches::by_search(&near, bucket));
            assert!(search.places.is_empty() && !table.places.is_empty());
            assert_eq!(table.starts(), search.starts());
            assert_eq!(places(&table, &near), places(&search, &near));
        }
    }

    #[test]
    fn the_two_most_distant_days_are_grouped_without_a_lookup_table() {
        let far = days(&[Some(i32::MAX), Some(i32::MIN + 1), Some(0), None]);
        let stretches = Stretches::of(&far, Bucket::Day);
        assert_eq!(stretches.starts(), [i32::MIN + 1, 0, i32::MAX]);
        assert_eq!(places(&stretches, &far), [2, 0, 1, u32::MAX]);
    }

    #[test]
    fn a_column_without_days_has_no_bucket() {
        for none in [days(&[]), days(&[None, None])] {
            let stretches = Stretches::of(&none, Bucket::Week);
            assert!(stretches.starts().is_empty());
            assert_eq!(stretches.place(0), u32::MAX);
        }
    }
}
