//! CBOR (RFC 8949) through serde, with the checks that hostile bytes need. Generic functions get the
//! optimisation level of the calling crate.

use std::convert::Infallible;

use cbor4ii::core::dec::Read;
use cbor4ii::core::enc::Write;
use cbor4ii::core::utils::SliceReader;
use cbor4ii::serde::{Deserializer, Serializer};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The bytes are not the CBOR of one value of the expected type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed;

/// Reads exactly one value. Bytes after the value are an error.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Malformed> {
    let mut deserializer = Deserializer::new(SliceReader::new(bytes));
    let value = T::deserialize(&mut deserializer).map_err(|_| Malformed)?;
    match deserializer.into_inner().fill(1) {
        Ok(left) if left.as_ref().is_empty() => Ok(value),
        _ => Err(Malformed),
    }
}

/// Appends a value to the output.
///
/// # Panics
/// If the type refuses to be serialized. No stored type does.
pub fn write<T: Serialize>(output: &mut Vec<u8>, value: &T) {
    let written = value.serialize(&mut Serializer::new(Output(output)));
    assert!(written.is_ok(), "every stored type can be written");
}

/// Replaces the library's output, whose check for lack of memory would make the compressed wasm 5 KB larger.
struct Output<'a>(&'a mut Vec<u8>);

impl Write for Output<'_> {
    type Error = Infallible;

    #[inline(never)]
    fn push(&mut self, input: &[u8]) -> Result<(), Infallible> {
        self.0.extend_from_slice(input);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::{Malformed, read, write};
    use crate::Collection;
    use crate::ticket::Ticket;

    /// CBOR heads of an array, a map, a text and a byte string that announce `length` items.
    fn heads(length: u64) -> [Vec<u8>; 4] {
        [0x9B, 0xBB, 0x7B, 0x5B].map(|head| [&[head], length.to_be_bytes().as_slice()].concat())
    }

    #[test]
    fn announced_lengths_reserve_no_memory() {
        for length in [u64::MAX, 1 << 60, 1 << 40] {
            for head in heads(length) {
                assert_eq!(read::<Vec<Ticket>>(&head), Err(Malformed));
                assert_eq!(read::<Collection<Ticket>>(&head), Err(Malformed));
                assert_eq!(read::<String>(&head), Err(Malformed));
                assert_eq!(read::<Ticket>(&head), Err(Malformed));
            }
        }
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Known {
        known: u8,
    }

    /// A map with one field that [`Known`] lacks. The field's value is an array nested to the given depth.
    fn unknown_field(depth: usize) -> Vec<u8> {
        let arrays = [vec![0x81; depth], vec![0]].concat();
        [b"\xA2\x67unknown".as_slice(), &arrays, b"\x65known\x07"].concat()
    }

    #[test]
    fn unknown_fields_are_skipped_up_to_a_depth_limit() {
        assert_eq!(read(&unknown_field(100)), Ok(Known { known: 7 }));
        assert_eq!(read::<Known>(&unknown_field(1_000_000)), Err(Malformed));
    }

    #[test]
    fn excess_and_missing_bytes_are_errors() {
        let mut bytes = b"before".to_vec();
        write(&mut bytes, &("Tiket", 7_u32));
        let value = &bytes[b"before".len()..];
        assert_eq!(read::<(String, u32)>(value), Ok(("Tiket".to_owned(), 7)));
        assert_eq!(read::<(String, u32)>(&value[..value.len() - 1]), Err(Malformed));
        assert_eq!(read::<(String, u32)>(&[value, b"\0"].concat()), Err(Malformed));
    }
}
