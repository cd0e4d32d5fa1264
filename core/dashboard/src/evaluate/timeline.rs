use portal_table::aggregate::{Groups, Key, sizes};
use portal_table::columnar::{Bucket, Days};

use super::measured::Measured;
use super::selection::Selection;

const MOST_POINTS: usize = 12;

/// The buckets with rows, and their figures.
pub(super) struct Timeline<'a> {
    bucket: Bucket,
    measure: &'a Measured,
    /// First day and figure of each bucket, ascending.
    values: Vec<(i32, Option<f64>)>,
}

impl<'a> Timeline<'a> {
    pub(super) fn new(days: &Days, bucket: Bucket, selection: &Selection, measure: &'a Measured) -> Self {
        let groups = Groups::of_days(days, bucket);
        let sizes = sizes(selection.rows(), &groups);
        let measured = measure.over(selection.rows(), &groups, None);
        let with_rows = groups.keys().iter().zip(sizes).zip(measured).filter(|((_, size), _)| *size > 0);
        let values = with_rows.filter_map(|((key, _), value)| match key {
            Key::Day(start) => Some((*start, value)),
            Key::Label(_) | Key::Missing | Key::Rest | Key::All => None,
        });
        Self { bucket, measure, values: values.collect() }
    }

    pub(super) fn value(&self, start: i32) -> Option<f64> {
        match self.values.binary_search_by_key(&start, |(start, _)| *start) {
            Ok(place) => self.values.get(place)?.1,
            Err(_) => self.measure.of_nothing(),
        }
    }

    pub(super) fn first(&self) -> Option<i32> {
        self.values.first().map(|(start, _)| *start)
    }

    /// The last bucket with rows that begins no later than `latest`; if there is none, the last bucket of all.
    pub(super) fn last(&self, latest: i32) -> Option<i32> {
        let before = self.values.iter().rev().find(|(start, _)| *start <= latest);
        before.or(self.values.last()).map(|(start, _)| *start)
    }

    /// The buckets from `first` to `last`, oldest first; only the last twelve.
    pub(super) fn up_to(&self, first: i32, last: i32) -> Vec<i32> {
        let earlier =
            |&start: &i32| Some(self.bucket.previous(start)).filter(|&before| before >= first && before < start);
        let mut starts: Vec<i32> = std::iter::successors(Some(last), earlier).take(MOST_POINTS).collect();
        starts.reverse();
        starts
    }
}
