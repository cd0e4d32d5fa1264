//! Digests as hexadecimal texts, for `#[serde(with = "portal_chain::hexadecimal")]`.

use serde::{Deserialize, Deserializer, Serializer, de::Error};

use crate::Digest;

/// Writes a digest.
pub fn serialize<S: Serializer>(digest: &Digest, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(digest)
}

/// Reads a digest. Any other text is an error.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Digest, D::Error> {
    let text = String::deserialize(deserializer)?;
    Digest::parse(text.as_bytes()).ok_or_else(|| D::Error::custom("a SHA-256 has 64 hexadecimal letters"))
}
