//! Rows in groups.

use std::borrow::Cow;

use super::slots::Slots;
use super::stretches::Stretches;
use crate::columnar::{Bucket, Codes, Days, Labels};

/// What the rows of a group have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// The label with this code.
    Label(u32),
    /// A day in the stretch of time that begins on this one.
    Day(i32),
    /// No value.
    Missing,
    /// Being in none of the groups that were kept.
    Rest,
    /// Nothing but being rows.
    All,
}

/// A group, or none, per row, and what each group is. Rows that were added to the table since are in no group.
#[derive(Debug, Clone)]
pub struct Groups<'a> {
    slots: Slots<'a>,
    keys: Vec<Key>,
}

impl<'a> Groups<'a> {
    /// All of so many rows in one group.
    pub fn whole(rows: u32) -> Self {
        Self { slots: Slots::same(0, rows, 1), keys: vec![Key::All] }
    }

    /// A group for each label, in the order of their codes, then one for the rows without a label if there are any. A label that no
    /// row has any more keeps its group.
    pub fn of_labels(labels: &'a Labels) -> Self {
        let count = labels.labels().len();
        let has_missing = labels.codes().any(|code| code == Labels::MISSING);
        let keys: Vec<Key> = (0..).map(Key::Label).take(count).chain(has_missing.then_some(Key::Missing)).collect();
        let slots = match labels.stored_codes() {
            // The code of a missing label is past all others, and so counts in the last group.
            Codes::Each(codes) => Slots::each(Cow::Borrowed(codes), keys.len(), has_missing),
            Codes::Same(Labels::MISSING, rows) => Slots::same(0, *rows, keys.len()),
            Codes::Same(code, rows) => Slots::same(*code, *rows, keys.len()),
        };
        Self { slots, keys }
    }

    /// A group for each stretch of time that a day of `days` falls into, the earliest first, then one for the rows without a day if
    /// there are any.
    pub fn of_days(days: &Days, bucket: Bucket) -> Self {
        let stretches = Stretches::of(days, bucket);
        let has_missing = days.values().contains(&Days::MISSING);
        let ids: Vec<u32> = days.values().iter().map(|&day| stretches.place(day)).collect();
        let keys: Vec<Key> = stretches
            .starts()
            .iter()
            .map(|&start| Key::Day(start))
            .chain(has_missing.then_some(Key::Missing))
            .collect();
        Self { slots: Slots::each(Cow::Owned(ids), keys.len(), has_missing), keys }
    }

    /// What each group is, by its number.
    pub fn keys(&self) -> &[Key] {
        &self.keys
    }

    /// How many groups there are.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether there is no group.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// The same rows in other groups: the group `kept[i]` becomes `i`; the rows of all others form one last group [`Key::Rest`] if
    /// `rest`, and are in no group otherwise. Numbers that no group has are passed over, and so is one that comes again.
    pub fn kept(&self, kept: &[u32], rest: bool) -> Groups<'static> {
        let mut places = vec![u32::MAX; self.keys.len()];
        let mut keys = Vec::with_capacity(kept.len() + 1);
        for &group in kept {
            let (Some(place @ &mut u32::MAX), Some(key)) =
                (places.get_mut(group as usize), self.keys.get(group as usize))
            else {
                continue;
            };
            *place = place_of(keys.len());
            keys.push(*key);
        }
        if rest {
            let last = place_of(keys.len());
            places.iter_mut().filter(|place| **place == u32::MAX).for_each(|place| *place = last);
            keys.push(Key::Rest);
        }
        Groups { slots: self.slots.moved(&places, keys.len()), keys }
    }

    pub(super) fn slots(&self) -> &Slots<'a> {
        &self.slots
    }
}

/// There are no more groups than rows, and of these fewer than a `u32` counts.
fn place_of(group: usize) -> u32 {
    u32::try_from(group).unwrap_or(u32::MAX)
}
