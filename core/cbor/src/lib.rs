//! Reads CBOR (RFC 8949) into what serde knows how to make, which is half of what a restart takes, and writes it.
//!
//! A struct's names are looked for in the order of their declaration, in which they were written, and told to serde by their
//! number: each is compared once and never searched for. So are variants. That rules out `#[serde(alias)]` in what is kept,
//! which numbers names otherwise, and `#[serde(other)]`.

pub mod arriving;
pub mod checksum;
mod names;
mod parts;
pub mod shared;
mod source;
pub mod writer;

use std::fmt::{self, Display, Formatter};

use serde::de::{self, DeserializeOwned, Visitor};

use names::Names;
use parts::{Bare, Entries, Fields, Items, Variant};
use shared::Shared;
use source::{Head, Source, major};

/// The bytes are not the CBOR of what was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed;

impl Display for Malformed {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.write_str("not what was written")
    }
}

impl std::error::Error for Malformed {}

impl de::Error for Malformed {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

/// The value that all of the bytes are.
pub fn from_slice<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Malformed> {
    from_slice_with(Shared::NONE, bytes)
}

/// The same of bytes that refer to texts.
pub fn from_slice_with<T: DeserializeOwned>(shared: &Shared, bytes: &[u8]) -> Result<T, Malformed> {
    let mut decoder = Decoder(Source::new(bytes, shared));
    let value = T::deserialize(&mut decoder)?;
    if decoder.0.is_at_end() { Ok(value) } else { Err(Malformed) }
}

/// What serde asks for its values.
struct Decoder<'de>(Source<'de>);

impl<'de> Decoder<'de> {
    /// One step deeper, as far as that goes.
    fn within<T>(&mut self, work: impl FnOnce(&mut Self) -> Result<T, Malformed>) -> Result<T, Malformed> {
        self.0.step_in()?;
        let value = work(self);
        self.0.step_out();
        value
    }

    fn whole_number<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, Malformed> {
        let head = self.0.head()?;
        match head.major() {
            major::UNSIGNED => visitor.visit_u64(head.argument),
            major::NEGATIVE => {
                visitor.visit_i64(i64::try_from(head.argument).map_err(|_| Malformed).map(|value| !value)?)
            }
            _ => Err(Malformed),
        }
    }

    fn fraction<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, Malformed> {
        let Head { first, argument } = self.0.head()?;
        match first {
            source::F64 => visitor.visit_f64(f64::from_bits(argument)),
            source::F32 => visitor.visit_f32(f32::from_bits(u32::try_from(argument).map_err(|_| Malformed)?)),
            _ => Err(Malformed),
        }
    }

    fn items<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, Malformed> {
        let left = self.0.length(major::ARRAY)?;
        self.within(|decoder| {
            let mut items = Items { decoder, left };
            let value = visitor.visit_seq(&mut items)?;
            items.finish()?;
            Ok(value)
        })
    }
}

/// Each kind of number is read alike: the visitor says what it takes.
macro_rules! numbers {
    ($way:ident: $($name:ident)+) => {
        $(
            fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
                self.$way(visitor)
            }
        )+
    };
}

impl<'de> de::Deserializer<'de> for &mut Decoder<'de> {
    type Error = Malformed;

    numbers!(whole_number: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64);
    numbers!(whole_number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64);
    numbers!(fraction: deserialize_f32 deserialize_f64);

    /// What is kept says everywhere what it is: nothing has to be guessed.
    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Malformed> {
        Err(Malformed)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        match self.0.head()?.first {
            source::FALSE => visitor.visit_bool(false),
            source::TRUE => visitor.visit_bool(true),
            _ => Err(Malformed),
        }
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_str(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        visitor.visit_borrowed_str(self.0.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        visitor.visit_borrowed_bytes(self.0.run(major::BYTES)?)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_bytes(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        if self.0.takes(source::NULL) {
            visitor.visit_none()
        } else {
            self.within(|decoder| visitor.visit_some(decoder))
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        if self.0.takes(source::EMPTY_ARRAY) { visitor.visit_unit() } else { Err(Malformed) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Malformed> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.items(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Malformed> {
        self.items(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        self.items(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        let left = self.0.length(major::MAP)?;
        self.within(|decoder| visitor.visit_map(Entries { decoder, left }))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: Names,
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        let left = self.0.length(major::MAP)?;
        self.within(|decoder| visitor.visit_map(Fields { entries: Entries { decoder, left }, names, next: 0 }))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: Names,
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        if self.0.is_text_next() {
            return visitor.visit_enum(Bare::of(names, self)?);
        }
        if !self.0.takes(source::MAP_OF_ONE) {
            return Err(Malformed);
        }
        self.within(|decoder| visitor.visit_enum(Variant::of(names, decoder)?))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.0.skip()?;
        visitor.visit_unit()
    }

    fn is_human_readable(&self) -> bool {
        false
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
