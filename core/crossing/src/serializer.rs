//! What serde says of a value, put on the tape.

use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant, Serializer,
};

use crate::error::Error;
use crate::tape::{Code, LARGEST, Open, Tape};

type Result<T = ()> = std::result::Result<T, Error>;

/// The largest whole number that a JavaScript number holds exactly, as it does all below it.
const LARGEST_SAFE: u64 = (1 << 53) - 1;

/// A sequence, an object or a map whose parts are still to come.
pub(crate) struct Parts<'tape> {
    tape: &'tape mut Tape,
    open: Open,
}

impl<'tape> Parts<'tape> {
    fn of(tape: &'tape mut Tape, code: Code) -> Self {
        let open = tape.open(code);
        Self { tape, open }
    }

    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        self.open.one_more();
        value.serialize(&mut *self.tape)
    }

    fn close(self) {
        self.tape.close(self.open);
    }
}

/// Small whole numbers lie in the code itself.
macro_rules! small_numbers {
    ($($name:ident($kind:ty);)*) => {
        $(fn $name(self, value: $kind) -> Result {
            self.serialize_i64(value.into())
        })*
    };
}

impl<'tape> Serializer for &'tape mut Tape {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Parts<'tape>;
    type SerializeTuple = Parts<'tape>;
    type SerializeTupleStruct = Parts<'tape>;
    type SerializeTupleVariant = Parts<'tape>;
    type SerializeMap = Parts<'tape>;
    type SerializeStruct = Parts<'tape>;
    type SerializeStructVariant = Parts<'tape>;

    small_numbers! {
        serialize_i8(i8);
        serialize_i16(i16);
        serialize_i32(i32);
        serialize_u8(u8);
        serialize_u16(u16);
        serialize_u32(u32);
    }

    fn serialize_bool(self, value: bool) -> Result {
        self.push(if value { Code::True } else { Code::False }, 0);
        Ok(())
    }

    #[expect(clippy::cast_precision_loss, reason = "checked just before")]
    fn serialize_i64(self, value: i64) -> Result {
        match u32::try_from(value) {
            Ok(whole) if whole <= LARGEST => self.push(Code::Whole, whole),
            _ if value.unsigned_abs() <= LARGEST_SAFE => self.push_number(value as f64),
            _ => return Err(Error::beyond(value)),
        }
        Ok(())
    }

    fn serialize_u64(self, value: u64) -> Result {
        let signed = i64::try_from(value).map_err(|_| Error::beyond(value))?;
        self.serialize_i64(signed)
    }

    fn serialize_f32(self, value: f32) -> Result {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Result {
        self.push_number(value);
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result {
        self.push_text(value)
    }

    fn serialize_bytes(self, value: &[u8]) -> Result {
        self.push_bytes(value);
        Ok(())
    }

    fn serialize_none(self) -> Result {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result {
        self.push(Code::Undefined, 0);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result {
        self.push_name(Code::Name, variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result {
        self.push_name(Code::Variant, variant);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'tape>> {
        Ok(Parts::of(self, Code::Array))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'tape>> {
        Ok(Parts::of(self, Code::Array))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'tape>> {
        Ok(Parts::of(self, Code::Array))
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<Parts<'tape>> {
        self.push_name(Code::Variant, variant);
        Ok(Parts::of(self, Code::Array))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'tape>> {
        Ok(Parts::of(self, Code::Map))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'tape>> {
        Ok(Parts::of(self, Code::Object))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'tape>> {
        self.push_name(Code::Variant, variant);
        Ok(Parts::of(self, Code::Object))
    }
}

/// What has values one after the other.
macro_rules! values {
    ($($kind:ident::$method:ident;)*) => {
        $(impl $kind for Parts<'_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
                self.value(value)
            }

            fn end(self) -> Result {
                self.close();
                Ok(())
            }
        })*
    };
}

values! {
    SerializeSeq::serialize_element;
    SerializeTuple::serialize_element;
    SerializeTupleStruct::serialize_field;
    SerializeTupleVariant::serialize_field;
}

/// What has fields, each by the name that serde has for it.
macro_rules! fields {
    ($($kind:ident)*) => {
        $(impl $kind for Parts<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result {
                self.tape.push_field(name);
                self.value(value)
            }

            fn end(self) -> Result {
                self.close();
                Ok(())
            }
        })*
    };
}

fields!(SerializeStruct SerializeStructVariant);

impl SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result {
        key.serialize(&mut *self.tape)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        self.value(value)
    }

    fn end(self) -> Result {
        self.close();
        Ok(())
    }
}
