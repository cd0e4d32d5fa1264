//! Selects and orders the groups to show.

use std::cmp::Ordering;

use portal_table::aggregate::{Groups, Key};

use super::by::By;
use super::name_order::NameKey;
use crate::config::{SortBy, SortOrder};

#[derive(Clone, Copy)]
pub(super) struct Wanted {
    pub(super) sort: SortBy,
    pub(super) order: SortOrder,
    pub(super) limit: usize,
}

pub(super) struct Ranked {
    pub(super) kept: Vec<u32>,
    /// Number of other groups with rows.
    pub(super) cut: usize,
}

impl Ranked {
    pub(super) fn keys(&self, groups: &Groups<'_>) -> Vec<Key> {
        self.kept.iter().filter_map(|group| groups.keys().get(*group as usize).copied()).collect()
    }
}

/// The groups with rows, in order. `values` are the sort keys of the order by value. The group of rows without a text
/// or day comes last.
pub(super) fn rank(by: &By, groups: &Groups<'_>, sizes: &[u32], values: &[Option<f64>], wanted: Wanted) -> Ranked {
    let keys = groups.keys();
    let with_rows = (0..).zip(sizes).filter(|(_, size)| **size > 0).map(|(group, _)| group);
    let (mut last, present): (Vec<u32>, Vec<u32>) =
        with_rows.partition(|group: &u32| keys.get(*group as usize) == Some(&Key::Missing));
    let all = last.len() + present.len();
    let mut kept = match wanted.sort {
        SortBy::Name if by.is_time() => in_time(by, keys, present, wanted),
        SortBy::Name => by_name(by, keys, present, wanted.order),
        SortBy::Value => by_value(present, values, wanted.order),
        SortBy::Source => directed(present, wanted.order),
    };
    kept.append(&mut last);
    kept.truncate(wanted.limit);
    let cut = all - kept.len();
    Ranked { kept, cut }
}

/// The latest groups in time order. Groups without a time come last in both directions.
fn in_time(by: &By, keys: &[Key], groups: Vec<u32>, wanted: Wanted) -> Vec<u32> {
    let (mut dated, mut undated) = (Vec::with_capacity(groups.len()), Vec::new());
    for group in groups {
        match by.when(keys[group as usize]) {
            Some(when) => dated.push(((when.start, when.end), group)),
            None => undated.push(group),
        }
    }
    sort_in_time(&mut dated, SortOrder::Asc);
    let beyond = dated.len().saturating_sub(wanted.limit);
    dated.drain(..beyond);
    if wanted.order == SortOrder::Desc {
        sort_in_time(&mut dated, wanted.order);
    }
    dated.into_iter().map(|(_, group)| group).chain(undated).collect()
}

/// One call for both directions: a second call would compile the sort code twice.
fn sort_in_time(dated: &mut [((i32, i32), u32)], order: SortOrder) {
    dated.sort_by(|(one, _), (other, _)| turned(one.cmp(other), order));
}

fn by_name(by: &By, keys: &[Key], groups: Vec<u32>, order: SortOrder) -> Vec<u32> {
    let mut named: Vec<_> =
        groups.into_iter().map(|group| (NameKey::of(by.text(keys[group as usize])), group)).collect();
    named.sort_by(|(one, _), (other, _)| turned(one.compare(other), order));
    named.into_iter().map(|(_, group)| group).collect()
}

/// Groups without a measured value come last in both directions.
fn by_value(groups: Vec<u32>, values: &[Option<f64>], order: SortOrder) -> Vec<u32> {
    let value = |group: &u32| values.get(*group as usize).copied().flatten();
    let (mut numbered, others): (Vec<_>, Vec<_>) =
        groups.into_iter().map(|group| (value(&group), group)).partition(|(value, _)| value.is_some());
    // `+ 0.0` turns minus zero into zero, so that both are equal.
    let number = |value: Option<f64>| value.unwrap_or_default() + 0.0;
    numbered.sort_by(|(one, _), (other, _)| turned(number(*one).total_cmp(&number(*other)), order));
    numbered.into_iter().chain(others).map(|(_, group)| group).collect()
}

fn directed(mut groups: Vec<u32>, order: SortOrder) -> Vec<u32> {
    if order == SortOrder::Desc {
        groups.reverse();
    }
    groups
}

/// Equal groups keep the order of the source in both directions.
fn turned(order: Ordering, direction: SortOrder) -> Ordering {
    match direction {
        SortOrder::Asc => order,
        SortOrder::Desc => order.reverse(),
    }
}
