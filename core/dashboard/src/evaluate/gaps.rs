//! Fills the gaps of a time axis.

use portal_table::aggregate::Key;
use portal_table::columnar::Bucket;

use super::grid::Place;
use super::rank::Wanted;
use crate::config::SortOrder;

/// The days that an axis must cover, even without rows.
pub(super) type Span = (Option<i32>, Option<i32>);

/// Adds the empty buckets within `span` and between the first and the last bucket, up to the limit.
pub(super) fn filled(places: Vec<Place>, bucket: Bucket, wanted: Wanted, span: Span) -> Vec<Place> {
    let start = |(key, _): &Place| if let Key::Day(start) = key { Some(*start) } else { None };
    let (Some(first), Some(last)) = (places.iter().filter_map(start).min(), places.iter().filter_map(start).max())
    else {
        return places;
    };
    let (dated, others): (Vec<_>, Vec<_>) = places.iter().copied().partition(|place| start(place).is_some());
    let room = wanted.limit.saturating_sub(others.len());
    let between = |first: i32, last: i32| {
        let steps = std::iter::successors(Some(first), |&day| Some(bucket.next(day))).take_while(|&day| day <= last);
        let steps: Vec<i32> = steps.take(room + 1).collect();
        (steps.len() <= room).then_some(steps)
    };
    let earliest = span.0.map_or(first, |from| bucket.start(from).min(first));
    let latest = span.1.map_or(last, |to| bucket.start(to).max(last));
    let Some(mut steps) = between(earliest, latest).or_else(|| between(first, last)) else { return places };
    if wanted.order == SortOrder::Desc {
        steps.reverse();
    }
    let mut dated = dated.into_iter().peekable();
    let place = |day| dated.next_if(|place| start(place) == Some(day)).unwrap_or((Key::Day(day), None));
    steps.into_iter().map(place).chain(others).collect()
}
