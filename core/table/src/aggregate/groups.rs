use std::borrow::Cow;

use super::slots::Slots;
use super::stretches::Stretches;
use crate::columnar::{Bucket, Codes, Days, Labels};

/// The value that all rows of a group share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// The label with this code.
    Label(u32),
    /// The days of the bucket that begins on this day.
    Day(i32),
    /// No value.
    Missing,
    /// The rows of all groups that [`Groups::kept`] left out.
    Rest,
    /// No grouping: the group holds all rows.
    All,
}

/// The group of each row, and the key of each group. Rows added to the table later belong to no group.
#[derive(Debug, Clone)]
pub struct Groups<'a> {
    slots: Slots<'a>,
    keys: Vec<Key>,
}

impl<'a> Groups<'a> {
    /// One group with all rows.
    pub fn whole(rows: u32) -> Self {
        Self { slots: Slots::same(0, rows, 1), keys: vec![Key::All] }
    }

    /// One group per label, in the order of their codes, then one for rows without a label, if any. A label that no row
    /// uses any longer keeps its group.
    pub fn of_labels(labels: &'a Labels) -> Self {
        let count = labels.labels().len();
        let has_missing = labels.codes().any(|code| code == Labels::MISSING);
        let keys: Vec<Key> = (0..).map(Key::Label).take(count).chain(has_missing.then_some(Key::Missing)).collect();
        let slots = match labels.stored_codes() {
            // The code of a missing label exceeds all others, so it counts in the last group.
            Codes::Each(codes) => Slots::each(Cow::Borrowed(codes), keys.len(), has_missing),
            Codes::Same(Labels::MISSING, rows) => Slots::same(0, *rows, keys.len()),
            Codes::Same(code, rows) => Slots::same(*code, *rows, keys.len()),
        };
        Self { slots, keys }
    }

    /// One group per bucket that contains a day, earliest first, then one for rows without a day, if any.
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

    /// Key of each group, by group number.
    pub fn keys(&self) -> &[Key] {
        &self.keys
    }

    /// Number of groups.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// True if there is no group.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// Renumbers the groups: `kept[i]` becomes group `i`. All other rows form one last group [`Key::Rest`] if `rest`
    /// is set, and belong to no group otherwise. Unknown and repeated numbers are skipped.
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

/// The number fits: there are no more groups than rows, and fewer rows than `u32::MAX`.
fn place_of(group: usize) -> u32 {
    u32::try_from(group).unwrap_or(u32::MAX)
}
