//! Values of which the last bytes may still be missing: whoever reads in pieces takes what is whole and waits for the rest.

use serde::de::DeserializeOwned;

use super::source::{Source, major};
use super::{Decoder, Malformed};

/// Bytes that more follow. Each reading answers `None`, and takes nothing, while a part of what it reads is missing.
pub struct Arriving<'a>(Source<'a>);

impl<'a> Arriving<'a> {
    /// Reads from here.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(Source::new(bytes))
    }

    /// What has not been read.
    pub const fn rest(&self) -> &'a [u8] {
        self.0.rest()
    }

    /// The next value.
    pub fn value<T: DeserializeOwned>(&mut self) -> Result<Option<T>, Malformed> {
        let mut decoder = Decoder(Source::new(self.rest()));
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

    /// The bytes of the next value, whatever it is.
    pub fn unread(&mut self) -> Result<Option<&'a [u8]>, Malformed> {
        let all = self.rest();
        let mut source = Source::new(all);
        let skipped = source.skip();
        let left = source.left();
        Ok(self.taken(source, skipped)?.map(|()| &all[..all.len() - left]))
    }

    fn counted(&mut self, wanted: u8) -> Result<Option<u64>, Malformed> {
        let mut source = Source::new(self.rest());
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
