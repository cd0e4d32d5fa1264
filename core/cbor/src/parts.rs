//! The parts of values that hold others.

use serde::de::value::{BorrowedStrDeserializer, U64Deserializer};
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

use super::names::{Named, Names};
use super::source::BREAK;
use super::{Decoder, Malformed};

/// Counts down what is left; where nothing was counted, looks for the mark of the end.
fn has_next(decoder: &mut Decoder, left: &mut Option<u64>) -> bool {
    match left {
        Some(0) => false,
        Some(left) => {
            *left -= 1;
            true
        }
        None => {
            let is_end = decoder.0.takes(BREAK);
            if is_end {
                *left = Some(0);
            }
            !is_end
        }
    }
}

/// For so many bytes that follow room is made for one item at most, however many are said to follow.
const LEAST_PER_ITEM: usize = 64;

fn hint(left: Option<u64>) -> Option<usize> {
    left.and_then(|left| usize::try_from(left).ok())
}

/// An array's.
pub(super) struct Items<'a, 'de> {
    pub(super) decoder: &'a mut Decoder<'de>,
    pub(super) left: Option<u64>,
}

impl Items<'_, '_> {
    /// Who takes only so many items must have had them all.
    pub(super) fn finish(mut self) -> Result<(), Malformed> {
        if has_next(self.decoder, &mut self.left) { Err(Malformed) } else { Ok(()) }
    }
}

impl<'de> SeqAccess<'de> for &mut Items<'_, 'de> {
    type Error = Malformed;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Malformed> {
        if has_next(self.decoder, &mut self.left) { seed.deserialize(&mut *self.decoder).map(Some) } else { Ok(None) }
    }

    fn size_hint(&self) -> Option<usize> {
        hint(self.left).map(|items| items.min(self.decoder.0.left() / LEAST_PER_ITEM))
    }
}

/// A map's.
pub(super) struct Entries<'a, 'de> {
    pub(super) decoder: &'a mut Decoder<'de>,
    pub(super) left: Option<u64>,
}

impl<'de> MapAccess<'de> for Entries<'_, 'de> {
    type Error = Malformed;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Malformed> {
        if has_next(self.decoder, &mut self.left) { seed.deserialize(&mut *self.decoder).map(Some) } else { Ok(None) }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Malformed> {
        seed.deserialize(&mut *self.decoder)
    }

    fn size_hint(&self) -> Option<usize> {
        hint(self.left)
    }
}

/// A struct's: entries of which the names are known.
pub(super) struct Fields<'a, 'de> {
    pub(super) entries: Entries<'a, 'de>,
    pub(super) names: Names,
    /// The name that comes next if they come in order.
    pub(super) next: usize,
}

impl<'de> Fields<'_, 'de> {
    fn next_name(&mut self) -> Result<Option<Named<'de>>, Malformed> {
        let Entries { decoder, left } = &mut self.entries;
        if !has_next(decoder, left) {
            return Ok(None);
        }
        let name = decoder.0.name(self.names, self.next)?;
        if let Named::Number(number) = name {
            self.next = number + 1;
        }
        Ok(Some(name))
    }
}

impl<'de> MapAccess<'de> for Fields<'_, 'de> {
    type Error = Malformed;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Malformed> {
        match self.next_name()? {
            None => Ok(None),
            Some(Named::Number(number)) => seed.deserialize(U64Deserializer::new(number as u64)).map(Some),
            Some(Named::Unknown(name)) => seed.deserialize(BorrowedStrDeserializer::new(name)).map(Some),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Malformed> {
        self.entries.next_value_seed(seed)
    }
}

/// Which of the variants comes next.
fn variant(names: Names, decoder: &mut Decoder) -> Result<usize, Malformed> {
    match decoder.0.name(names, 0)? {
        Named::Number(number) => Ok(number),
        Named::Unknown(_) => Err(Malformed),
    }
}

/// A variant that is nothing but its name.
pub(super) struct Bare(usize);

impl Bare {
    pub(super) fn of(names: Names, decoder: &mut Decoder) -> Result<Self, Malformed> {
        variant(names, decoder).map(Self)
    }
}

impl<'de> de::EnumAccess<'de> for Bare {
    type Error = Malformed;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Malformed> {
        Ok((seed.deserialize(U64Deserializer::new(self.0 as u64))?, self))
    }
}

impl<'de> de::VariantAccess<'de> for Bare {
    type Error = Malformed;

    fn unit_variant(self) -> Result<(), Malformed> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, Malformed> {
        Err(Malformed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Malformed> {
        Err(Malformed)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], _: V) -> Result<V::Value, Malformed> {
        Err(Malformed)
    }
}

/// A variant with its content.
pub(super) struct Variant<'a, 'de> {
    decoder: &'a mut Decoder<'de>,
    number: usize,
}

impl<'a, 'de> Variant<'a, 'de> {
    pub(super) fn of(names: Names, decoder: &'a mut Decoder<'de>) -> Result<Self, Malformed> {
        let number = variant(names, decoder)?;
        Ok(Self { decoder, number })
    }
}

impl<'de> de::EnumAccess<'de> for Variant<'_, 'de> {
    type Error = Malformed;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Malformed> {
        Ok((seed.deserialize(U64Deserializer::new(self.number as u64))?, self))
    }
}

impl<'de> de::VariantAccess<'de> for Variant<'_, 'de> {
    type Error = Malformed;

    fn unit_variant(self) -> Result<(), Malformed> {
        Err(Malformed)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Malformed> {
        seed.deserialize(self.decoder)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Malformed> {
        self.decoder.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, names: Names, visitor: V) -> Result<V::Value, Malformed> {
        self.decoder.deserialize_struct("", names, visitor)
    }
}
