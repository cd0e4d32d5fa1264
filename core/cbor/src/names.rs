//! Names of fields and variants, which serde declares in lists.

/// Those of one type.
pub(super) type Names = &'static [&'static str];

/// A name as it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named<'de> {
    /// The one of this number in the list.
    Number(usize),
    /// None of the list.
    Unknown(&'de str),
}

/// The number of a name in a list, where it may be the one that is expected.
pub(super) fn number_of(names: Names, expected: usize, name: &[u8]) -> Option<usize> {
    let is_expected = names.get(expected).is_some_and(|known| known.as_bytes() == name);
    let found = || names.iter().position(|known| known.as_bytes() == name);
    if is_expected { Some(expected) } else { found() }
}
