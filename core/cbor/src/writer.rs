//! Writes CBOR (RFC 8949) as the reader expects it: the shortest heads, lengths counted, structs as maps of their names.

mod compound;

use std::fmt::Error;

use serde::{Serialize, Serializer};

use super::shared::{BY_NUMBER, FIRST, SHORT, TABLE};
use super::source::{EMPTY_ARRAY, F32, F64, FALSE, NULL, TRUE, major};

/// Writes a value behind what is there, with no text shared.
pub fn write<T: Serialize + ?Sized>(output: &mut Vec<u8>, value: &T) {
    write_with(&[], output, value);
}

/// Writes a value behind what is there; of names of fields and variants that the table has only the numbers.
///
/// # Panics
/// On a sequence or map whose length is not known beforehand, which nothing that is kept has.
pub fn write_with<T: Serialize + ?Sized>(shared: &[&str], output: &mut Vec<u8>, value: &T) {
    value.serialize(&mut Writer { output, shared, expected: 0 }).expect("lengths are known");
}

/// Writes the head of a table and the table; what refers to it is to be written next.
pub fn write_table(output: &mut Vec<u8>, shared: &[&str]) {
    head(output, major::TAG, TABLE);
    write_array(output, 2);
    write(output, shared);
}

/// Writes the head of an array, after which its items are to be written.
pub fn write_array(output: &mut Vec<u8>, items: usize) {
    head(output, major::ARRAY, items as u64);
}

/// Writes the head of a map, after which its entries are to be written.
pub fn write_map(output: &mut Vec<u8>, entries: usize) {
    head(output, major::MAP, entries as u64);
}

#[expect(clippy::cast_possible_truncation, reason = "only what fits is written so short")]
fn head(output: &mut Vec<u8>, major: u8, argument: u64) {
    let first = major << 5;
    match argument {
        0..24 => output.push(first + argument as u8),
        24..0x100 => output.extend([first + 24, argument as u8]),
        0x100..0x1_0000 => {
            output.push(first + 25);
            output.extend((argument as u16).to_be_bytes());
        }
        0x1_0000..0x1_0000_0000 => {
            output.push(first + 26);
            output.extend((argument as u32).to_be_bytes());
        }
        _ => {
            output.push(first + 27);
            output.extend(argument.to_be_bytes());
        }
    }
}

fn text(output: &mut Vec<u8>, text: &str) {
    head(output, major::TEXT, text.len() as u64);
    output.extend_from_slice(text.as_bytes());
}

fn number(output: &mut Vec<u8>, number: usize) {
    match u8::try_from(number) {
        Ok(short) if short < SHORT => output.push(FIRST + short),
        _ => {
            let from_first = number - usize::from(SHORT);
            let major = if from_first.is_multiple_of(2) { major::UNSIGNED } else { major::NEGATIVE };
            output.push(BY_NUMBER);
            head(output, major, (from_first / 2) as u64);
        }
    }
}

/// Where serde puts its values.
struct Writer<'a> {
    output: &'a mut Vec<u8>,
    shared: &'a [&'a str],
    /// The number of the name that comes next if they come in the table's order.
    expected: usize,
}

impl Writer<'_> {
    /// The name of a field or a variant.
    fn name(&mut self, name: &str) {
        let is_expected = self.shared.get(self.expected) == Some(&name);
        let found = || self.shared.iter().position(|shared| *shared == name);
        match if is_expected { Some(self.expected) } else { found() } {
            Some(found) => {
                self.expected = found + 1;
                number(self.output, found);
            }
            None => text(self.output, name),
        }
    }

    /// A variant that has something with it: a map of one entry.
    fn variant(&mut self, name: &str) {
        write_map(self.output, 1);
        self.name(name);
    }

    fn counted(&mut self, major: u8, length: Option<usize>) -> Result<&mut Self, Error> {
        head(self.output, major, length.ok_or(Error)? as u64);
        Ok(self)
    }
}

/// Each kind of whole number is written alike.
macro_rules! whole_numbers {
    ($wide:ty, $way:ident: $($name:ident $kind:ty),+) => {
        $(
            fn $name(self, value: $kind) -> Result<(), Error> {
                self.$way(<$wide>::from(value))
            }
        )+
    };
}

impl Serializer for &mut Writer<'_> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    whole_numbers!(u64, serialize_u64: serialize_u8 u8, serialize_u16 u16, serialize_u32 u32);
    whole_numbers!(i64, serialize_i64: serialize_i8 i8, serialize_i16 i16, serialize_i32 i32);

    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        head(self.output, major::UNSIGNED, value);
        Ok(())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        let major = if value < 0 { major::NEGATIVE } else { major::UNSIGNED };
        head(self.output, major, if value < 0 { !value } else { value }.cast_unsigned());
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.output.push(F32);
        self.output.extend(value.to_be_bytes());
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.output.push(F64);
        self.output.extend(value.to_be_bytes());
        Ok(())
    }

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.output.push(if value { TRUE } else { FALSE });
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        text(self.output, value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        head(self.output, major::BYTES, value.len() as u64);
        self.output.extend_from_slice(value);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.output.push(NULL);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.output.push(EMPTY_ARRAY);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.name(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.variant(variant);
        value.serialize(self)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Self, Error> {
        self.counted(major::ARRAY, length)
    }

    fn serialize_tuple(self, length: usize) -> Result<Self, Error> {
        self.counted(major::ARRAY, Some(length))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Self, Error> {
        self.counted(major::ARRAY, Some(length))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Self, Error> {
        self.variant(variant);
        self.counted(major::ARRAY, Some(length))
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Self, Error> {
        self.counted(major::MAP, length)
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Self, Error> {
        self.counted(major::MAP, Some(length))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Self, Error> {
        self.variant(variant);
        self.counted(major::MAP, Some(length))
    }

    fn is_human_readable(&self) -> bool {
        false
    }
}
