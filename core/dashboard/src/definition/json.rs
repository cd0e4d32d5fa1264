//! Any JSON value, as read from a file. The browser's parser would silently drop the first of two fields with one name.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};

/// A definition has 7 levels; the limit keeps a hostile file from exhausting the stack.
const MAX_DEPTH: usize = 32;

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify), tsify(type = "unknown"))]
pub enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number; it may be infinite.
    Number(f64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// An object; a name can occur twice.
    Object(Vec<(String, Json)>),
    /// A list or object that is nested too deeply; its content was skipped.
    TooDeep,
}

impl Json {
    /// Parses a text; `None` if it is not JSON.
    pub fn parse(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// Minimum size in bytes of a file with this value: no spaces, texts unescaped.
    pub fn least_bytes(&self) -> usize {
        let commas = |members: usize| members.saturating_sub(1);
        match self {
            Self::Number(_) => 1,
            Self::TooDeep => 2,
            Self::Null | Self::Bool(true) => 4,
            Self::Bool(false) => 5,
            Self::Text(text) => 2 + text.len(),
            Self::List(items) => 2 + commas(items.len()) + items.iter().map(Self::least_bytes).sum::<usize>(),
            Self::Object(entries) => {
                let members = entries.iter().map(|(name, value)| name.len() + 3 + value.least_bytes());
                2 + commas(entries.len()) + members.sum::<usize>()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Level(0).deserialize(deserializer)
    }
}

#[derive(Clone, Copy)]
struct Level(usize);

impl Level {
    fn is_too_deep(self) -> bool {
        self.0 >= MAX_DEPTH
    }
}

impl<'de> DeserializeSeed<'de> for Level {
    type Value = Json;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Json, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Level {
    type Value = Json;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a JSON value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    #[expect(clippy::cast_precision_loss, reason = "JSON numbers are floating-point numbers")]
    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Number(value as f64))
    }

    #[expect(clippy::cast_precision_loss, reason = "JSON numbers are floating-point numbers")]
    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(Json::Number(value as f64))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Json, E> {
        Ok(Json::Number(value))
    }

    fn visit_str<E>(self, value: &str) -> Result<Json, E> {
        Ok(Json::Text(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Json, E> {
        Ok(Json::Text(value))
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_none<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Json, D::Error> {
        self.deserialize(deserializer)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
        if self.is_too_deep() {
            while items.next_element::<IgnoredAny>()?.is_some() {}
            return Ok(Json::TooDeep);
        }
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(Level(self.0 + 1))? {
            list.push(item);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Json, A::Error> {
        if self.is_too_deep() {
            while entries.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
            return Ok(Json::TooDeep);
        }
        let mut object = Vec::new();
        while let Some(name) = entries.next_key()? {
            object.push((name, entries.next_value_seed(Level(self.0 + 1))?));
        }
        Ok(Json::Object(object))
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null | Self::TooDeep => serializer.serialize_unit(),
            Self::Bool(value) => serializer.serialize_bool(*value),
            Self::Number(value) => serializer.serialize_f64(*value),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(list) => list.serialize(serializer),
            Self::Object(entries) => {
                let mut map = serializer.serialize_map(Some(entries.len()))?;
                for (name, value) in entries {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}
