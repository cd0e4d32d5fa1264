//! The index of each row's group among the results ("slot" in this folder).

use std::borrow::Cow;

use super::rows::Rows;

/// The slot of each row. The first `len` slots hold results; a row without a group has a higher number.
#[derive(Debug, Clone)]
pub(super) struct Slots<'a> {
    ids: Ids<'a>,
    /// Higher slot numbers count as this one: the last slot with results, or an extra slot that is never read.
    last: u32,
    len: usize,
}

#[derive(Debug, Clone)]
enum Ids<'a> {
    Each(Cow<'a, [u32]>),
    /// The slot of all rows, and the number of rows.
    Same(u32, u32),
}

impl<'a> Slots<'a> {
    /// Takes the slot of each row from `ids`. Numbers from `len` on count in the last slot if `gathers_rest` is set,
    /// else nowhere.
    pub(super) fn each(ids: Cow<'a, [u32]>, len: usize, gathers_rest: bool) -> Self {
        Self { ids: Ids::Each(ids), last: last_of(len, gathers_rest), len }
    }

    pub(super) fn same(id: u32, rows: u32, len: usize) -> Self {
        Self { ids: Ids::Same(id, rows), last: last_of(len, false), len }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Number of slots, including an extra slot behind the results.
    pub(super) fn room(&self) -> usize {
        self.last as usize + 1
    }

    pub(super) fn rows(&self) -> usize {
        match &self.ids {
            Ids::Each(ids) => ids.len(),
            Ids::Same(_, rows) => *rows as usize,
        }
    }

    pub(super) fn visit(&self, rows: Rows<'_>, mut each: impl FnMut(usize)) {
        let last = self.last;
        match &self.ids {
            Ids::Each(ids) => rows.runs(ids.len(), |run| ids[run].iter().for_each(|&id| each(id.min(last) as usize))),
            Ids::Same(id, count) => {
                let slot = (*id).min(last) as usize;
                rows.runs(*count as usize, |run| run.for_each(|_| each(slot)));
            }
        }
    }

    /// Calls `each` with the slot and value of each selected row, as far as `values` reaches. The value may be the
    /// marker of a missing value.
    pub(super) fn visit_with<T: Copy>(&self, rows: Rows<'_>, values: &[T], mut each: impl FnMut(usize, T)) {
        let last = self.last;
        let limit = self.rows().min(values.len());
        match &self.ids {
            Ids::Each(ids) => rows.runs(limit, |run| {
                for (&id, &value) in ids[run.clone()].iter().zip(&values[run]) {
                    each(id.min(last) as usize, value);
                }
            }),
            Ids::Same(id, _) => {
                let slot = (*id).min(last) as usize;
                rows.runs(limit, |run| values[run].iter().for_each(|&value| each(slot, value)));
            }
        }
    }

    /// Renumbers the slots: slot `i` becomes `places[i]`. A number from `len` on means no group.
    pub(super) fn moved(&self, places: &[u32], len: usize) -> Slots<'static> {
        let place = |id: u32| places.get(id.min(self.last) as usize).copied().unwrap_or(u32::MAX);
        match &self.ids {
            Ids::Each(ids) => Slots::each(Cow::Owned(ids.iter().map(|&id| place(id)).collect()), len, false),
            Ids::Same(id, rows) => Slots::same(place(*id), *rows, len),
        }
    }

    /// Pairs two groupings. The slot of a pair is slot of `self` × length of `other` + slot of `other`. `None` if there
    /// are more than `most` pairs.
    pub(super) fn crossed(&self, other: &Self, most: usize) -> Option<Slots<'static>> {
        let len = self.len.checked_mul(other.len).filter(|&len| len <= most)?;
        let (mine, theirs) = (u32::try_from(self.len).ok()?, u32::try_from(other.len).ok()?);
        let pair = |id: u32, second: u32| {
            let (id, second) = (id.min(self.last), second.min(other.last));
            // Both slots are below their lengths, so the result is below `len`.
            if id < mine && second < theirs { id * theirs + second } else { u32::MAX }
        };
        let rows = self.rows().min(other.rows());
        Some(match (&self.ids, &other.ids) {
            (Ids::Same(id, count), Ids::Same(second, others)) => {
                Slots::same(pair(*id, *second), *count.min(others), len)
            }
            (Ids::Same(id, _), Ids::Each(seconds)) => {
                owned(seconds[..rows].iter().map(|&second| pair(*id, second)), len)
            }
            (Ids::Each(ids), Ids::Same(second, _)) => owned(ids[..rows].iter().map(|&id| pair(id, *second)), len),
            (Ids::Each(ids), Ids::Each(seconds)) => {
                owned(ids[..rows].iter().zip(&seconds[..rows]).map(|(&id, &second)| pair(id, second)), len)
            }
        })
    }
}

fn owned(ids: impl Iterator<Item = u32>, len: usize) -> Slots<'static> {
    Slots::each(Cow::Owned(ids.collect()), len, false)
}

fn last_of(len: usize, gathers_rest: bool) -> u32 {
    let last = if gathers_rest { len.saturating_sub(1) } else { len };
    u32::try_from(last).unwrap_or(u32::MAX - 1)
}
