//! Slots in the order of their keys. The first slot of each key is marked, so that a backward read keeps the order of
//! slots with equal keys.

use std::ops::ControlFlow;

/// The bit that marks a slot whose key differs from that of the slot before it.
const BEGINS: u32 = 1 << 31;

/// Usual length of a chunk. A chunk of twice this length is split, so that an insertion moves few slots.
const CHUNK: usize = 1_024;

/// Slots below 2³¹ in chunks; no chunk is empty.
#[derive(Debug, Clone, Default)]
pub(super) struct Runs {
    chunks: Vec<Vec<u32>>,
}

/// Index of a chunk, and index within it or at its end.
type Place = (usize, usize);

impl Runs {
    /// Collects slots in their order; the flag is true if the key differs from the previous one.
    pub(super) fn of(slots: impl Iterator<Item = (u32, bool)>) -> Self {
        let mut runs = Self::default();
        for (slot, begins) in slots {
            runs.push(slot, begins);
        }
        runs
    }

    pub(super) fn push(&mut self, slot: u32, begins: bool) {
        if self.chunks.last().is_none_or(|chunk| chunk.len() == CHUNK) {
            self.chunks.push(Vec::with_capacity(CHUNK));
        }
        if let Some(chunk) = self.chunks.last_mut() {
            chunk.push(entry(slot, begins));
        }
    }

    /// Inserts `slot`. `before` is true for slots that come before it, `has_key` for those with an equal key.
    pub(super) fn insert(&mut self, slot: u32, before: &dyn Fn(u32) -> bool, has_key: &dyn Fn(u32) -> bool) {
        let (chunk, index) = self.place_behind(before);
        let begins = !self.before((chunk, index)).is_some_and(has_key);
        if self.chunks.is_empty() {
            self.chunks.push(Vec::new());
        }
        if begins
            && let Some(next) = self.next_mut((chunk, index))
            && has_key(*next & !BEGINS)
        {
            *next &= !BEGINS;
        }
        let slots = &mut self.chunks[chunk];
        slots.insert(index, entry(slot, begins));
        if slots.len() >= 2 * CHUNK {
            let later = slots.split_off(CHUNK);
            self.chunks.insert(chunk + 1, later);
        }
    }

    /// Removes `slot`; `before` is as in [`Self::insert`].
    pub(super) fn remove(&mut self, slot: u32, before: &dyn Fn(u32) -> bool) {
        let (chunk, index) = self.place_behind(before);
        let here =
            self.chunks.get_mut(chunk).filter(|chunk| chunk.get(index).is_some_and(|here| here & !BEGINS == slot));
        debug_assert!(here.is_some(), "the key of a removed slot must not have changed");
        let Some(slots) = here else { return };
        let begins = slots.remove(index) & BEGINS;
        if let Some(next) = self.next_mut((chunk, index)) {
            *next |= begins;
        }
        if self.chunks[chunk].is_empty() {
            self.chunks.remove(chunk);
        }
    }

    /// Removes all slots that `keep` refuses. If a removed slot began a key, the next slot begins it.
    pub(super) fn retain(&mut self, keep: &dyn Fn(u32) -> bool) {
        let mut begins = 0;
        for chunk in &mut self.chunks {
            chunk.retain_mut(|entry| {
                begins |= *entry & BEGINS;
                let is_kept = keep(*entry & !BEGINS);
                if is_kept {
                    *entry |= std::mem::take(&mut begins);
                }
                is_kept
            });
        }
        self.chunks.retain(|chunk| !chunk.is_empty());
    }

    pub(super) fn forward(&self, visit: &mut dyn FnMut(u32) -> ControlFlow<()>) -> ControlFlow<()> {
        self.chunks.iter().flatten().try_for_each(|entry| visit(entry & !BEGINS))
    }

    /// Visits the last key first. Slots with the same key keep their order.
    pub(super) fn backward(&self, visit: &mut dyn FnMut(u32) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut end = (self.chunks.len(), 0);
        while let Some(start) = self.start_of_run_before(end) {
            self.between(start, end).try_for_each(|entry| visit(entry & !BEGINS))?;
            end = start;
        }
        ControlFlow::Continue(())
    }

    fn start_of_run_before(&self, (chunk, index): Place) -> Option<Place> {
        let begins = |slots: &[u32]| slots.iter().rposition(|entry| entry & BEGINS != 0);
        let here = self.chunks.get(chunk).and_then(|slots| begins(&slots[..index])).map(|start| (chunk, start));
        here.or_else(|| (0..chunk).rev().find_map(|chunk| Some((chunk, begins(&self.chunks[chunk])?))))
    }

    fn between(&self, start: Place, end: Place) -> impl Iterator<Item = u32> {
        let last = self.chunks.len().min(end.0 + 1);
        (start.0..last).flat_map(move |chunk| {
            let slots = &self.chunks[chunk];
            let from = if chunk == start.0 { start.1 } else { 0 };
            let to = if chunk == end.0 { end.1 } else { slots.len() };
            slots[from..to].iter().copied()
        })
    }

    /// The place after the last slot that comes `before`; at the end of a chunk only if it is the last chunk.
    fn place_behind(&self, before: &dyn Fn(u32) -> bool) -> Place {
        let is_before = |entry: &u32| before(entry & !BEGINS);
        let passed = self.chunks.partition_point(|slots| slots.last().is_some_and(is_before));
        let chunk = passed.min(self.chunks.len().saturating_sub(1));
        (chunk, self.chunks.get(chunk).map_or(0, |slots| slots.partition_point(is_before)))
    }

    fn before(&self, (chunk, index): Place) -> Option<u32> {
        let earlier = chunk.checked_sub(1).and_then(|earlier| self.chunks[earlier].last());
        let entry = if index > 0 { self.chunks[chunk].get(index - 1) } else { earlier };
        entry.map(|entry| entry & !BEGINS)
    }

    /// The entry at a place; at the end of a chunk, the first one of the next chunk.
    fn next_mut(&mut self, (chunk, index): Place) -> Option<&mut u32> {
        let is_here = index < self.chunks.get(chunk)?.len();
        let (chunk, index) = if is_here { (chunk, index) } else { (chunk + 1, 0) };
        self.chunks.get_mut(chunk)?.get_mut(index)
    }
}

const fn entry(slot: u32, begins: bool) -> u32 {
    debug_assert!(slot < BEGINS, "slots are below 2³¹");
    if begins { slot | BEGINS } else { slot }
}
