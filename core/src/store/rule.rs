//! Building blocks for the invariants of the state.

use std::collections::HashSet;
use std::fmt::{self, Display, Formatter};
use std::hash::Hash;

use crate::model::Instant;
use crate::store::form::text::{BODY_MAX, TITLE_MAX, is_blank, one_line};

/// The first violated invariant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Id of the record. For an invariant between records, the id of one of them or empty.
    pub record: String,
    /// The invariant in words.
    pub rule: &'static str,
}

impl Display for Broken {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        write!(formatter, "{:?}: {}", self.record, self.rule)
    }
}

/// Success, or the violated invariant.
pub type Sound = Result<(), Broken>;

/// Maximum length of an id, and of the file name in a 'seed:' id.
const ID_MAX: usize = 120;

/// The last moment that JavaScript dates can represent, in ms before or after the epoch.
const FURTHEST: u64 = 8_640_000_000_000_000;

pub(crate) fn holds(is_so: bool, record: &str, rule: &'static str) -> Sound {
    if is_so { Ok(()) } else { Err(Broken { record: record.to_owned(), rule }) }
}

pub(crate) fn no_two_alike<T: Eq + Hash>(all: impl IntoIterator<Item = T>, record: &str, rule: &'static str) -> Sound {
    let mut seen = HashSet::new();
    holds(all.into_iter().all(|one| seen.insert(one)), record, rule)
}

/// Checks an id. Ids appear in URLs and storage keys, so paths and markup are refused.
pub(crate) fn id(id: &str) -> Sound {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_-:.".contains(&byte);
    let is_id = !id.is_empty() && id.len() <= ID_MAX && id.bytes().all(is_plain) && !id.contains("..");
    holds(is_id, id, "an id is short and made of letters, digits, '_', '-', ':' and '.'")
}

pub(crate) fn moments<const N: usize>(moments: [Instant; N], record: &str) -> Sound {
    let is_shown = |moment: &Instant| moment.0.unsigned_abs() <= FURTHEST;
    holds(moments.iter().all(is_shown), record, "a moment is one that a clock can show")
}

/// Checks that a title or name is a clean line, as [`one_line`] returns it.
pub(crate) fn line(line: &str, record: &str) -> Sound {
    let is_line = !is_blank(line) && one_line(line) == line && line.chars().count() <= TITLE_MAX;
    holds(is_line, record, "a title or name is one line of up to 200 characters")
}

/// Checks the length of a description or note, which may be empty.
pub(crate) fn body(body: &str, record: &str) -> Sound {
    holds(body.chars().count() <= BODY_MAX, record, "a text has up to 100,000 characters")
}
