//! Slots in the order of their keys, with where each key begins: so the same list is gone through from its other end too.

use std::ops::ControlFlow;

/// Marks a slot whose key the one before it does not have.
const BEGINS: u32 = 1 << 31;

/// So many slots are moved at most when one comes: a chunk that has grown to twice as many is divided.
const CHUNK: usize = 1_024;

/// Slots below 2³¹ in chunks, none of which is empty.
#[derive(Debug, Clone, Default)]
pub(super) struct Runs {
    chunks: Vec<Vec<u32>>,
}

/// The number of a chunk, and a place in there or at its end.
type Place = (usize, usize);

impl Runs {
    /// The slots in the order in which they come, each with whether its key is another one than that of the one before it.
    pub(super) fn of(slots: impl Iterator<Item = (u32, bool)>) -> Self {
        let mut runs = Self::default();
        for (slot, begins) in slots {
            runs.push(slot, begins);
        }
        runs
    }

    /// Puts a slot behind all others.
    pub(super) fn push(&mut self, slot: u32, begins: bool) {
        if self.chunks.last().is_none_or(|chunk| chunk.len() == CHUNK) {
            self.chunks.push(Vec::with_capacity(CHUNK));
        }
        if let Some(chunk) = self.chunks.last_mut() {
            chunk.push(entry(slot, begins));
        }
    }

    /// Puts a slot behind all those that come `before` it; `has_key` says which of its neighbours have the same key.
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

    /// Takes the slot out that is behind all those which come `before` it.
    pub(super) fn remove(&mut self, slot: u32, before: &dyn Fn(u32) -> bool) {
        let (chunk, index) = self.place_behind(before);
        let here =
            self.chunks.get_mut(chunk).filter(|chunk| chunk.get(index).is_some_and(|here| here & !BEGINS == slot));
        debug_assert!(here.is_some(), "a slot has left whose key has changed since it came");
        let Some(slots) = here else { return };
        let begins = slots.remove(index) & BEGINS;
        if let Some(next) = self.next_mut((chunk, index)) {
            *next |= begins;
        }
        if self.chunks[chunk].is_empty() {
            self.chunks.remove(chunk);
        }
    }

    /// Takes all slots out that are not to be kept. What begins with one of them begins with the next.
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

    /// Shows each slot to `visit` until it has seen enough.
    pub(super) fn forward(&self, visit: &mut dyn FnMut(u32) -> ControlFlow<()>) -> ControlFlow<()> {
        self.chunks.iter().flatten().try_for_each(|entry| visit(entry & !BEGINS))
    }

    /// The same with the last key first. Slots of the same key keep their order.
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

    /// Behind the last slot that comes `before`; at the end of a chunk only if it is the last one.
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

    /// What stands at a place, or at the beginning of the next chunk where it is the end of one.
    fn next_mut(&mut self, (chunk, index): Place) -> Option<&mut u32> {
        let is_here = index < self.chunks.get(chunk)?.len();
        let (chunk, index) = if is_here { (chunk, index) } else { (chunk + 1, 0) };
        self.chunks.get_mut(chunk)?.get_mut(index)
    }
}

const fn entry(slot: u32, begins: bool) -> u32 {
    debug_assert!(slot < BEGINS, "more slots than can be told apart");
    if begins { slot | BEGINS } else { slot }
}
