//! The parts of what has parts: its head has been written, and nothing stands behind it.

use std::fmt::Error;

use serde::{Serialize, ser};

use super::Writer;

/// Parts that stand one after the other without a name.
macro_rules! unnamed {
    ($($kind:ident $part:ident),+) => {
        $(
            impl ser::$kind for &mut Writer<'_> {
                type Ok = ();
                type Error = Error;

                fn $part<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                    value.serialize(&mut **self)
                }

                fn end(self) -> Result<(), Error> {
                    Ok(())
                }
            }
        )+
    };
}

/// Fields behind their names.
macro_rules! named {
    ($($kind:ident),+) => {
        $(
            impl ser::$kind for &mut Writer<'_> {
                type Ok = ();
                type Error = Error;

                fn serialize_field<T: Serialize + ?Sized>(
                    &mut self,
                    name: &'static str,
                    value: &T,
                ) -> Result<(), Error> {
                    self.name(name);
                    value.serialize(&mut **self)
                }

                fn end(self) -> Result<(), Error> {
                    Ok(())
                }
            }
        )+
    };
}

unnamed!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);
named!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for &mut Writer<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}
