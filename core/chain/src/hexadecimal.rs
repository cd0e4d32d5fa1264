//! Bytes as hexadecimal texts without capitals, so that a value has one form only.
//!
//! For digests: `#[serde(with = "portal_chain::hexadecimal")]`.

use std::fmt::Write;

use serde::{Deserialize, Deserializer, Serializer, de::Error};

use crate::Digest;

/// Bytes as text.
pub fn text(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The bytes of a text; `None` if it has another form.
pub fn bytes(text: &[u8]) -> Option<Vec<u8>> {
    let pairs = text.chunks(2);
    pairs.map(|pair| Some(digit(*pair.first()?)? << 4 | digit(*pair.get(1)?)?)).collect()
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    }
}

/// Writes a digest.
pub fn serialize<S: Serializer>(digest: &Digest, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(digest)
}

/// Reads a digest. Any other text is an error.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Digest, D::Error> {
    let text = String::deserialize(deserializer)?;
    Digest::parse(text.as_bytes()).ok_or_else(|| D::Error::custom("a SHA-256 has 64 hexadecimal letters"))
}
