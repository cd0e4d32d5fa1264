//! Names of people and companies, of which the same few stand in record after record.

use std::cell::RefCell;
use std::fmt::{self, Debug, Display, Formatter};
use std::hash::BuildHasher;
use std::ops::Deref;
use std::sync::Arc;

use rustc_hash::FxBuildHasher;
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A short text that many records have alike, and mostly share: without memory of its own a record is sooner read and smaller.
#[derive(Clone, PartialEq, Eq)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[cfg_attr(target_family = "wasm", tsify(type = "string"))]
pub struct SharedStr(Arc<str>);

impl SharedStr {
    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// So many names are remembered; where two have one place, the one that came last.
const REMEMBERED: usize = 4096;

thread_local! {
    static LAST: RefCell<Vec<Option<SharedStr>>> = const { RefCell::new(Vec::new()) };
}

fn place_of(text: &str) -> usize {
    // The upper bits are the better ones.
    usize::try_from(FxBuildHasher.hash_one(text) >> 52).unwrap_or_default() % REMEMBERED
}

impl From<&str> for SharedStr {
    // Compiled once, not in each of the places that read one.
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
    fn the_same_name_twice_is_one_text() {
        let [first, second]: [SharedStr; 2] = [SharedStr::from("PT Bara"), String::from("PT Bara").into()];
        assert_eq!(first, second);
        assert!(Arc::ptr_eq(&first.0, &second.0));
    }

    #[test]
    fn however_many_there_are_each_says_what_it_was_made_of() {
        let names: Vec<SharedStr> = (0..3 * REMEMBERED).map(|number| number.to_string().into()).collect();
        assert!(names.iter().enumerate().all(|(number, name)| *name == number.to_string()));
    }

    #[cfg(not(target_family = "wasm"))]
    #[test]
    fn it_is_kept_as_any_text() {
        let name = SharedStr::from("PT \"Bara\" 煤");
        let kept = serde_json::to_string(&name).expect("can be written");
        assert_eq!(kept, serde_json::to_string(name.as_str()).expect("can be written"));
        assert_eq!(serde_json::from_str::<SharedStr>(&kept).expect("can be read"), name);
    }
}
