//! Texts that occur again and again, such as the names of fields: they stand once, before everything else, and where they occur
//! stands their number. It is Packed CBOR (draft-ietf-cbor-packed, tag 113) with a table of texts and nothing else.

use std::cell::Cell;

use super::Malformed;
use super::arriving::Arriving;
use super::names::{Names, number_of};

/// The tag of a table and what refers to it.
pub(super) const TABLE: u64 = 113;
/// The tag of a number that does not fit into one byte.
pub(super) const BY_NUMBER: u8 = 0xC6;
/// The first of the simple values that are numbers themselves.
pub(super) const FIRST: u8 = 0xE0;
/// So many numbers fit into one byte.
pub(super) const SHORT: u8 = 16;

/// The texts of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shared(Vec<SharedText>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct SharedText {
    text: Box<str>,
    last: Cell<Place>,
}

/// Where a text stands in a list of names, which is known by its address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Place {
    names: usize,
    number: usize,
}

impl Shared {
    /// Where no text is shared.
    pub const NONE: &'static Self = &Self(Vec::new());

    /// Reads the table; behind it comes what refers to it. `None`, and nothing is taken, while a part of it is missing.
    pub fn read(arriving: &mut Arriving) -> Result<Option<Self>, Malformed> {
        let mut table = arriving.ahead();
        if table.tag(TABLE)?.is_none() {
            return Ok(None);
        }
        match table.array()? {
            Some(2) => {}
            Some(_) => return Err(Malformed),
            None => return Ok(None),
        }
        let Some(texts) = table.value::<Vec<Box<str>>>()? else { return Ok(None) };
        *arriving = table;
        Ok(Some(Self(texts.into_iter().map(|text| SharedText { text, last: Cell::default() }).collect())))
    }

    pub(super) fn get(&self, number: u64) -> Option<&str> {
        self.at(number).map(|shared| &*shared.text)
    }

    fn at(&self, number: u64) -> Option<&SharedText> {
        self.0.get(usize::try_from(number).ok()?)
    }

    /// Where the text of this number stands in a list of names, if it does. It is compared with them once, and then again only after
    /// it was looked for in another list: a ticket has twenty names, and comparing them was a sixth of reading it.
    pub(super) fn number_in(&self, names: Names, expected: usize, number: u64) -> Option<usize> {
        let shared = self.at(number)?;
        let place = shared.last.get();
        let address = names.as_ptr().addr();
        if place.names == address && place.number < names.len() {
            return Some(place.number);
        }
        let number = number_of(names, expected, shared.text.as_bytes())?;
        shared.last.set(Place { names: address, number });
        Some(number)
    }
}

/// The number that a tagged integer stands for: those of even distance from the first that is not short are positive.
pub(super) const fn number_from(is_negative: bool, argument: u64) -> Option<u64> {
    let Some(twice) = argument.checked_mul(2) else { return None };
    twice.checked_add(SHORT as u64 + is_negative as u64)
}
