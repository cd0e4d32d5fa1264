//! Records of one kind by id, each in a slot that it keeps for life.

use std::collections::HashMap;

/// A record with an id of its own.
pub trait Identified {
    /// Unique within its collection; never changes.
    fn id(&self) -> &str;
}

/// Records in slots numbered in the order of arrival. A removed record's slot stays its own, so that it returns to its
/// place when the removal is undone.
#[derive(Clone, Debug, PartialEq)]
pub struct Collection<R> {
    slots: Vec<Option<R>>,
    slot_of: HashMap<String, u32>,
    live: u32,
}

impl<R> Default for Collection<R> {
    fn default() -> Self {
        Self { slots: Vec::new(), slot_of: HashMap::new(), live: 0 }
    }
}

impl<R: Identified> Collection<R> {
    /// Makes room at once for so many more records.
    #[cfg(feature = "synthetic")]
    pub fn reserve(&mut self, records: usize) {
        self.slots.reserve_exact(records);
        self.slot_of.reserve(records);
    }

    /// The record with this id.
    pub fn get(&self, id: &str) -> Option<&R> {
        self.at(*self.slot_of.get(id)?)
    }

    /// The record in this slot.
    pub fn at(&self, slot: u32) -> Option<&R> {
        self.slots.get(slot as usize)?.as_ref()
    }

    /// Whether a record has, or a removed one had, this id.
    pub fn knows(&self, id: &str) -> bool {
        self.slot_of.contains_key(id)
    }

    /// The number of records.
    pub fn len(&self) -> u32 {
        self.live
    }

    /// Whether there are no records.
    pub fn is_empty(&self) -> bool {
        self.live == 0
    }

    /// One past the last slot ever used.
    pub fn slot_count(&self) -> u32 {
        u32::try_from(self.slots.len()).unwrap_or(u32::MAX)
    }

    /// All records, oldest arrival first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &R> {
        self.slots.iter().flatten()
    }

    /// Puts a record in its slot, a new one at the end. Returns the slot.
    pub fn put(&mut self, record: R) -> u32 {
        let next = self.slot_count();
        let slot = *self.slot_of.entry(record.id().to_owned()).or_insert(next);
        if slot == next {
            self.slots.push(None);
        }
        let place = &mut self.slots[slot as usize];
        self.live += u32::from(place.is_none());
        *place = Some(record);
        slot
    }

    /// Takes a record out. Returns its slot, or `None` if it is not there.
    pub fn remove(&mut self, id: &str) -> Option<u32> {
        let slot = *self.slot_of.get(id)?;
        self.slots.get_mut(slot as usize)?.take()?;
        self.live -= 1;
        Some(slot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq)]
    struct Note(&'static str, u8);
    impl Identified for Note {
        fn id(&self) -> &str {
            self.0
        }
    }

    #[test]
    fn removed_record_returns_to_its_own_slot() {
        let mut notes = Collection::default();
        notes.put(Note("a", 1));
        notes.put(Note("b", 1));
        assert_eq!(notes.remove("a"), Some(0));
        assert_eq!(notes.remove("a"), None);
        assert_eq!((notes.len(), notes.knows("a"), notes.get("a")), (1, true, None));
        notes.put(Note("a", 2));
        assert_eq!(notes.iter().cloned().collect::<Vec<_>>(), [Note("a", 2), Note("b", 1)]);
    }

    #[test]
    fn putting_a_known_id_replaces_the_record() {
        let mut notes = Collection::default();
        notes.put(Note("a", 1));
        notes.put(Note("a", 9));
        assert_eq!((notes.len(), notes.get("a")), (1, Some(&Note("a", 9))));
    }
}
