//! What can be fuzzed.

use crate::targets::{backup, csv, definition, entry, seeds, snapshot, typed};

/// One thing that parses bytes.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name on the command line.
    pub name: &'static str,
    /// Good bytes to begin with.
    pub corpus: fn() -> Vec<Vec<u8>>,
    /// Makes damaged bytes whole on the outside, so that what is inside is looked at: a checksum.
    pub repair: fn(&mut [u8]),
    /// Parses bytes, and panics where a promise is broken. Whether they were accepted.
    pub run: fn(&[u8]) -> bool,
}

const fn leave(_: &mut [u8]) {}

impl Target {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self { name: "entry", corpus: entry::corpus, repair: entry::repair, run: entry::run },
        Self { name: "snapshot", corpus: snapshot::corpus, repair: entry::repair, run: snapshot::run },
        Self { name: "backup", corpus: backup::corpus, repair: backup::repair, run: backup::run },
        Self { name: "csv", corpus: csv::corpus, repair: leave, run: csv::run },
        Self { name: "definition", corpus: definition::corpus, repair: leave, run: definition::run },
        Self { name: "seeds", corpus: seeds::corpus, repair: leave, run: seeds::run },
        Self { name: "typed", corpus: typed::corpus, repair: leave, run: typed::run },
    ];

    /// The one of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|target| target.name == name)
    }
}
