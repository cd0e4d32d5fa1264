//! Records of one kind, found by id or by slot. A record never changes its slot.

use std::fmt::{self, Formatter};
use std::hash::BuildHasher;
use std::marker::PhantomData;

use hashbrown::HashTable;
use portal_table::saturated;
use rustc_hash::FxBuildHasher;
use serde::de::{self, DeserializeOwned, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A record with an id.
pub trait Identified {
    /// The id: unique within the collection, never changes.
    fn id(&self) -> &str;
}

/// Records in slots, numbered by arrival. A removed record's slot stays reserved, so an undo restores the record at
/// the same place.
#[derive(Clone, Debug)]
pub struct Collection<R> {
    slots: Vec<Slot<R>>,
    /// Slot numbers by the hash of the record's id. The ids themselves are only in the slots.
    by_id: HashTable<u32>,
    live: u32,
}

/// A live record, or the id of a removed one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Slot<R> {
    /// A live record.
    Live(R),
    /// The id of a removed record.
    Gone(String),
}

/// Error: the collection already has a slot with this id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoOfOneId(pub String);

impl<R: Identified> Slot<R> {
    fn id(&self) -> &str {
        match self {
            Self::Live(record) => record.id(),
            Self::Gone(id) => id,
        }
    }

    const fn record(&self) -> Option<&R> {
        match self {
            Self::Live(record) => Some(record),
            Self::Gone(_) => None,
        }
    }
}

impl<R> Default for Collection<R> {
    fn default() -> Self {
        Self { slots: Vec::new(), by_id: HashTable::new(), live: 0 }
    }
}

/// Only the slots are compared, because `by_id` and `live` follow from them.
impl<R: PartialEq> PartialEq for Collection<R> {
    fn eq(&self, other: &Self) -> bool {
        self.slots == other.slots
    }
}

fn hash(id: &str) -> u64 {
    FxBuildHasher.hash_one(id)
}

impl<R: Identified> Collection<R> {
    /// Reserves memory for this many additional records.
    pub fn reserve(&mut self, records: usize) {
        self.slots.reserve_exact(records);
        let Self { slots, by_id, .. } = self;
        by_id.reserve(records, |slot| slots.get(*slot as usize).map_or(0, |slot| hash(slot.id())));
    }

    /// The live record with this id.
    pub fn get(&self, id: &str) -> Option<&R> {
        self.at(self.place_of(id)?)
    }

    /// The slot of the live record with this id.
    pub fn slot_of(&self, id: &str) -> Option<u32> {
        self.place_of(id).filter(|slot| self.at(*slot).is_some())
    }

    /// The live record in this slot.
    pub fn at(&self, slot: u32) -> Option<&R> {
        self.slots.get(slot as usize)?.record()
    }

    /// True if a live or removed record has this id.
    pub fn knows(&self, id: &str) -> bool {
        self.place_of(id).is_some()
    }

    /// Number of live records.
    pub fn len(&self) -> u32 {
        self.live
    }

    /// True if no record is live.
    pub fn is_empty(&self) -> bool {
        self.live == 0
    }

    /// Number of slots, including those of removed records.
    pub fn slot_count(&self) -> u32 {
        saturated(self.slots.len())
    }

    /// All live records, oldest arrival first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &R> {
        self.slots.iter().filter_map(Slot::record)
    }

    /// Stores a record in its slot; a new record gets the next slot. Returns the slot.
    pub fn put(&mut self, record: R) -> u32 {
        let Some(slot) = self.place_of(record.id()) else {
            self.live += 1;
            return self.add(Slot::Live(record));
        };
        let place = &mut self.slots[slot as usize];
        self.live += u32::from(place.record().is_none());
        *place = Slot::Live(record);
        slot
    }

    /// Removes a record. Returns its slot, or `None` if no live record has this id.
    pub fn remove(&mut self, id: &str) -> Option<u32> {
        let slot = self.place_of(id)?;
        let place = self.slots.get_mut(slot as usize)?;
        place.record()?;
        *place = Slot::Gone(id.to_owned());
        self.live -= 1;
        Some(slot)
    }

    /// The slot of the live or removed record with this id.
    pub fn place_of(&self, id: &str) -> Option<u32> {
        let is_it = |slot: &u32| self.slots.get(*slot as usize).is_some_and(|slot| slot.id() == id);
        self.by_id.find(hash(id), is_it).copied()
    }

    /// All slots, including those of removed records.
    pub fn slots(&self) -> &[Slot<R>] {
        &self.slots
    }

    /// Appends a stored slot and returns its number.
    pub fn arrive(&mut self, slot: Slot<R>) -> Result<u32, TwoOfOneId> {
        if self.knows(slot.id()) {
            return Err(TwoOfOneId(slot.id().to_owned()));
        }
        self.live += u32::from(slot.record().is_some());
        Ok(self.add(slot))
    }

    /// Appends a slot. The caller has checked that its id is new.
    fn add(&mut self, slot: Slot<R>) -> u32 {
        let next = self.slot_count();
        let Self { slots, by_id, .. } = self;
        let of_id = |slot: &u32| slots.get(*slot as usize).map_or(0, |slot| hash(slot.id()));
        by_id.insert_unique(hash(slot.id()), next, of_id);
        slots.push(slot);
        next
    }
}

impl<R: Serialize> Serialize for Collection<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.slots.serialize(serializer)
    }
}

impl<'de, R: Identified + DeserializeOwned> Deserialize<'de> for Collection<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Slots(PhantomData))
    }
}

/// Upper limit for memory reserved in advance. The announced length may come from hostile bytes.
const MOST_RESERVED: usize = 1_024;

/// Fills the collection slot by slot. Reading into a `Vec` first would move every record twice.
struct Slots<R>(PhantomData<R>);

impl<'de, R: Identified + DeserializeOwned> Visitor<'de> for Slots<R> {
    type Value = Collection<R>;

    fn expecting(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.write_str("the slots of a collection, each with its own id")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut slots: A) -> Result<Self::Value, A::Error> {
        let mut collection = Collection::default();
        collection.reserve(slots.size_hint().unwrap_or_default().min(MOST_RESERVED));
        while let Some(slot) = slots.next_element()? {
            collection
                .arrive(slot)
                .map_err(|TwoOfOneId(id)| de::Error::invalid_value(de::Unexpected::Str(&id), &self))?;
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
    fn a_restored_record_returns_to_its_slot() {
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
    fn a_stored_collection_is_read_back_slot_for_slot() {
        let mut notes = Collection::default();
        for id in ["a", "b", "c"] {
            notes.put(note(id, 1));
        }
        notes.remove("b");
        let stored = serde_json::to_string(&notes).expect("can be written");
        let back: Collection<Note> = serde_json::from_str(&stored).expect("can be read");
        assert_eq!(back, notes);
        assert_eq!((back.knows("b"), back.get("b"), back.slot_count(), back.len()), (true, None, 3, 2));
    }

    #[cfg(not(target_family = "wasm"))]
    #[test]
    fn two_slots_with_one_id_are_refused() {
        for stored in [r#"[{"live":["a",1]},{"live":["a",2]}]"#, r#"[{"live":["a",1]},{"gone":"a"}]"#] {
            assert!(serde_json::from_str::<Collection<Note>>(stored).is_err(), "{stored}");
        }
    }

    #[test]
    fn every_record_of_many_is_found() {
        let mut notes = Collection::default();
        for number in 0..5_000_u32 {
            assert_eq!(notes.put(note(&number.to_string(), 1)), number);
        }
        assert!((0..5_000).all(|number| notes.get(&number.to_string()) == notes.at(number)));
        assert!(!notes.knows("5000"));
    }

    #[test]
    fn is_empty_is_true_without_live_records() {
        let mut notes = Collection::default();
        assert!(notes.is_empty());
        notes.put(note("a", 1));
        assert!(!notes.is_empty());
        notes.remove("a");
        assert!(notes.is_empty());
    }

    #[test]
    fn collections_with_equal_slots_are_equal() {
        let with = |value: u8| {
            let mut notes = Collection::default();
            notes.put(note("a", value));
            notes
        };
        assert_eq!(with(1), with(1));
        assert_ne!(with(1), with(2));
        assert_ne!(with(1), Collection::default());
    }
}
