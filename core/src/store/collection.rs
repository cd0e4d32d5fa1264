//! Records of one kind by id, each in a slot that it keeps for life.

use std::collections::HashMap;
use std::fmt::{self, Formatter};
use std::marker::PhantomData;

use serde::de::{DeserializeOwned, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// For so many records room is made at once, however many bytes claim to hold.
const MOST_AT_ONCE: usize = 1 << 14;

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

    /// The slot of the record with this id.
    pub fn slot_of(&self, id: &str) -> Option<u32> {
        self.slot_of.get(id).copied().filter(|slot| self.at(*slot).is_some())
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

/// A slot as it is kept: a record, or the id of one that was removed.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Slot<R> {
    Live(R),
    Gone(String),
}

impl<R: Identified + Serialize> Serialize for Collection<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut gone = vec![""; self.slots.len()];
        for (id, slot) in &self.slot_of {
            gone[*slot as usize] = id;
        }
        let slots = self.slots.iter().zip(gone);
        serializer.collect_seq(slots.map(|(record, id)| match record {
            Some(record) => Slot::Live(record),
            None => Slot::Gone(id.to_owned()),
        }))
    }
}

impl<'de, R: Identified + DeserializeOwned> Deserialize<'de> for Collection<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Slots(PhantomData))
    }
}

/// Puts slots in their place as they come: tens of thousands of records would otherwise be moved twice.
struct Slots<R>(PhantomData<R>);

impl<'de, R: Identified + DeserializeOwned> Visitor<'de> for Slots<R> {
    type Value = Collection<R>;

    fn expecting(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.write_str("the slots of a collection")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut slots: A) -> Result<Self::Value, A::Error> {
        let room = slots.size_hint().unwrap_or_default().min(MOST_AT_ONCE);
        let mut collection = Collection::default();
        collection.slots.reserve(room);
        collection.slot_of.reserve(room);
        while let Some(slot) = slots.next_element()? {
            match slot {
                Slot::Live(record) => {
                    collection.put(record);
                }
                Slot::Gone(id) => {
                    let next = collection.slot_count();
                    collection.slot_of.insert(id, next);
                    collection.slots.push(None);
                }
            }
        }
        Ok(collection)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Note(String, u8);
    impl Identified for Note {
        fn id(&self) -> &str {
            &self.0
        }
    }

    fn note(id: &str, value: u8) -> Note {
        Note(id.to_owned(), value)
    }

    #[test]
    fn removed_record_returns_to_its_own_slot() {
        let mut notes = Collection::default();
        notes.put(note("a", 1));
        notes.put(note("b", 1));
        assert_eq!(notes.remove("a"), Some(0));
        assert_eq!(notes.remove("a"), None);
        assert_eq!((notes.len(), notes.knows("a"), notes.get("a")), (1, true, None));
        notes.put(note("a", 2));
        assert_eq!(notes.iter().cloned().collect::<Vec<_>>(), [note("a", 2), note("b", 1)]);
    }

    #[test]
    fn putting_a_known_id_replaces_the_record() {
        let mut notes = Collection::default();
        notes.put(note("a", 1));
        notes.put(note("a", 9));
        assert_eq!((notes.len(), notes.get("a")), (1, Some(&note("a", 9))));
    }

    #[cfg(not(target_family = "wasm"))]
    #[test]
    fn a_kept_collection_comes_back_slot_for_slot() {
        let mut notes = Collection::default();
        for id in ["a", "b", "c"] {
            notes.put(note(id, 1));
        }
        notes.remove("b");
        let kept = serde_json::to_string(&notes).expect("can be written");
        let back: Collection<Note> = serde_json::from_str(&kept).expect("can be read");
        assert_eq!(back, notes);
        assert_eq!((back.knows("b"), back.get("b"), back.slot_count()), (true, None, 3));
    }
}
