//! SHA-256 values, and the links of a chain.

use std::fmt::{self, Write};

use serde::de::{Error, SeqAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use crate::hexadecimal;

/// A SHA-256.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digest([u8; 32]);

impl Digest {
    /// Number of letters of the hexadecimal form.
    pub const LETTERS: usize = 64;

    /// The SHA-256 of bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// The head of a chain after one more entry: the SHA-256 of both in hexadecimal, one after the other.
    #[must_use]
    pub fn then(self, entry: Self) -> Self {
        Self::of(format!("{self}{entry}").as_bytes())
    }

    /// Reads the hexadecimal form. Capitals are refused, so that a value has one form only.
    pub fn parse(text: &[u8]) -> Option<Self> {
        hexadecimal::bytes(text)?.try_into().ok().map(Self)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&hexadecimal::text(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_char('#')?;
        fmt::Display::fmt(self, out)
    }
}

/// Written as 32 bytes in binary formats, which a history of a million entries notices.
impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl<'de> serde::de::Visitor<'de> for Visitor {
            type Value = Digest;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("32 bytes")
            }

            fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<Digest, E> {
                bytes.try_into().map(Digest).map_err(|_| E::invalid_length(bytes.len(), &self))
            }

            /// Formats without bytes, such as JSON, write a list of numbers.
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Digest, A::Error> {
                let mut bytes = [0; 32];
                for (at, byte) in bytes.iter_mut().enumerate() {
                    *byte = list.next_element()?.ok_or_else(|| A::Error::invalid_length(at, &self))?;
                }
                Ok(Digest(bytes))
            }
        }
        deserializer.deserialize_bytes(Visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::Digest;

    #[test]
    fn a_digest_has_one_written_form() {
        let digest = Digest::of(b"abc");
        let text = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(digest.to_string(), text, "the example of FIPS 180-2");
        assert_eq!(Digest::parse(text.as_bytes()), Some(digest));
        for other in [text.to_uppercase(), text[1..].to_owned(), format!("{text}0"), format!("g{}", &text[1..])] {
            assert_eq!(Digest::parse(other.as_bytes()), None, "{other}");
        }
    }

    #[test]
    fn a_head_depends_on_each_entry_and_on_their_order() {
        let [start, first, second] = ["start", "first", "second"].map(|text| Digest::of(text.as_bytes()));
        assert_eq!(start.then(first), Digest::of(format!("{start}{first}").as_bytes()));
        assert_ne!(start.then(first).then(second), start.then(second).then(first));
        assert_ne!(start.then(first), start.then(second));
    }
}
