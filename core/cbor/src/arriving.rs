//! Values of which the last bytes may still be missing: whoever reads in pieces takes what is whole and waits for the rest.

use serde::de::DeserializeOwned;

use super::shared::Shared;
use super::source::{Source, major};
use super::{Decoder, Malformed};

/// Bytes that more follow. Each reading answers `None`, and takes nothing, while a part of what it reads is missing.
pub struct Arriving<'a>(Source<'a>);

impl<'a> Arriving<'a> {
    /// Reads from here.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self::with(Shared::NONE, bytes)
    }

    /// Reads from here what refers to texts.
    pub const fn with(shared: &'a Shared, bytes: &'a [u8]) -> Self {
        Self(Source::new(bytes, shared))
    }

    /// Another reading of what has not been read; what it takes this one takes when it is put in its place.
    #[must_use]
    pub const fn ahead(&self) -> Self {
        Self(self.0.again())
    }

    /// What has not been read.
    pub const fn rest(&self) -> &'a [u8] {
        self.0.rest()
    }

    /// The next value.
    pub fn value<T: DeserializeOwned>(&mut self) -> Result<Option<T>, Malformed> {
        let mut decoder = Decoder(self.0.again());
        let value = T::deserialize(&mut decoder);
        self.taken(decoder.0, value)
    }

    /// How many entries the map has that comes next.
    pub fn map(&mut self) -> Result<Option<u64>, Malformed> {
        self.counted(major::MAP)
    }

    /// How many items the array has that comes next.
    pub fn array(&mut self) -> Result<Option<u64>, Malformed> {
        self.counted(major::ARRAY)
    }

    /// A tag, behind which comes what it is said of.
    pub(super) fn tag(&mut self, wanted: u64) -> Result<Option<()>, Malformed> {
        match self.counted(major::TAG)? {
            Some(tag) if tag == wanted => Ok(Some(())),
            Some(_) => Err(Malformed),
            None => Ok(None),
        }
    }

    /// The bytes of the next value, whatever it is.
    pub fn unread(&mut self) -> Result<Option<&'a [u8]>, Malformed> {
        let all = self.rest();
        let mut source = self.0.again();
        let skipped = source.skip();
        let left = source.left();
        Ok(self.taken(source, skipped)?.map(|()| &all[..all.len() - left]))
    }

    fn counted(&mut self, wanted: u8) -> Result<Option<u64>, Malformed> {
        let mut source = self.0.again();
        let count = source.length(wanted).and_then(|count| count.ok_or(Malformed));
        self.taken(source, count)
    }

    /// Goes on behind what was read, if it was all there.
    fn taken<T>(&mut self, read: Source<'a>, result: Result<T, Malformed>) -> Result<Option<T>, Malformed> {
        match result {
            Ok(value) => {
                self.0 = read;
                Ok(Some(value))
            }
            Err(_) if read.has_run_out() => Ok(None),
            Err(problem) => Err(problem),
        }
    }
}
