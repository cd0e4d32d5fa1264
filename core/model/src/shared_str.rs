//! A text type for names of people and companies, which repeat in many records.

use std::cell::RefCell;
use std::fmt::{self, Debug, Display, Formatter};
use std::hash::BuildHasher;
use std::ops::Deref;
use std::sync::Arc;

use rustc_hash::FxBuildHasher;
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A short text. Equal values usually share one allocation, which saves memory and makes records faster to read.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[cfg_attr(target_family = "wasm", tsify(type = "string"))]
pub struct SharedStr(Arc<str>);

impl SharedStr {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Number of cached names. A new name replaces the cached name with the same cache index.
const REMEMBERED: usize = 4096;

thread_local! {
    static LAST: RefCell<Vec<Option<SharedStr>>> = const { RefCell::new(Vec::new()) };
}

fn place_of(text: &str) -> usize {
    // The upper bits of this hash are better distributed.
    usize::try_from(FxBuildHasher.hash_one(text) >> 52).unwrap_or_default() % REMEMBERED
}

impl From<&str> for SharedStr {
    // Not generic, so that the compiler emits the code once.
    #[inline(never)]
    fn from(text: &str) -> Self {
        LAST.with_borrow_mut(|last| {
            if last.is_empty() {
                last.resize(REMEMBERED, None);
            }
            let place = &mut last[place_of(text)];
            match place {
                Some(known) if known.as_str() == text => known.clone(),
                _ => place.insert(Self(text.into())).clone(),
            }
        })
    }
}

impl From<String> for SharedStr {
    fn from(text: String) -> Self {
        text.as_str().into()
    }
}

impl Deref for SharedStr {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl PartialEq<str> for SharedStr {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for SharedStr {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl PartialEq<String> for SharedStr {
    fn eq(&self, other: &String) -> bool {
        self.as_str() == other
    }
}

impl Display for SharedStr {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.pad(self)
    }
}

impl Debug for SharedStr {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        Debug::fmt(self.as_str(), formatter)
    }
}

impl Serialize for SharedStr {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl<'de> Deserialize<'de> for SharedStr {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Text)
    }
}

struct Text;

impl Visitor<'_> for Text {
    type Value = SharedStr;

    fn expecting(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.write_str("a name")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<SharedStr, E> {
        Ok(text.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_names_share_one_text() {
        let [first, second]: [SharedStr; 2] = [SharedStr::from("PT Bara"), String::from("PT Bara").into()];
        assert_eq!(first, second);
        assert!(Arc::ptr_eq(&first.0, &second.0));
    }

    #[test]
    fn names_keep_their_text_when_the_cache_overflows() {
        let names: Vec<SharedStr> = (0..3 * REMEMBERED).map(|number| number.to_string().into()).collect();
        assert!(names.iter().enumerate().all(|(number, name)| *name == number.to_string()));
    }

    #[cfg(not(target_family = "wasm"))]
    #[test]
    fn a_name_is_serialized_as_plain_text() {
        let name = SharedStr::from("PT \"Bara\" 煤");
        let json = serde_json::to_string(&name).expect("can be written");
        assert_eq!(json, serde_json::to_string(name.as_str()).expect("can be written"));
        assert_eq!(serde_json::from_str::<SharedStr>(&json).expect("can be read"), name);
    }
}
