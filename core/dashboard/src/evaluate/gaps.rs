//! An axis of time without holes.

use portal_table::aggregate::Key;
use portal_table::columnar::Bucket;

use super::grid::Place;
use super::rank::Wanted;
use crate::config::SortOrder;

/// The stretches without rows between the first and the last as well, as long as the limit allows.
pub(super) fn filled(places: Vec<Place>, bucket: Bucket, wanted: Wanted) -> Vec<Place> {
    let start = |(key, _): &Place| if let Key::Day(start) = key { Some(*start) } else { None };
    let (Some(first), Some(last)) = (places.iter().filter_map(start).min(), places.iter().filter_map(start).max())
    else {
        return places;
    };
    let (dated, others): (Vec<_>, Vec<_>) = places.iter().copied().partition(|place| start(place).is_some());
    let room = wanted.limit.saturating_sub(others.len());
    let steps = std::iter::successors(Some(first), |&day| Some(bucket.next(day))).take_while(|&day| day <= last);
    let mut steps: Vec<i32> = steps.take(room + 1).collect();
    if steps.len() > room {
        return places;
    }
    if wanted.order == SortOrder::Desc {
        steps.reverse();
    }
    let mut dated = dated.into_iter().peekable();
    let place = |day| dated.next_if(|place| start(place) == Some(day)).unwrap_or((Key::Day(day), None));
    steps.into_iter().map(place).chain(others).collect()
}
