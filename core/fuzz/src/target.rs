//! The targets of fuzzing.

use crate::targets::{backup, csv, definition, entry, seeds, snapshot, typed};

/// A parser of bytes.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Name on the command line.
    pub name: &'static str,
    /// Valid bytes to begin with.
    pub corpus: fn() -> Vec<Vec<u8>>,
    /// Repairs lengths and checksums, so that the damage reaches the inner parser.
    pub repair: fn(&mut [u8]),
    /// Parses bytes and panics if a promise is broken; true if the bytes were accepted.
    pub run: fn(&[u8]) -> bool,
}

const fn leave(_: &mut [u8]) {}

impl Target {
    /// All targets.
    pub const ALL: [Self; 7] = [
        Self { name: "entry", corpus: entry::corpus, repair: entry::repair, run: entry::run },
        Self { name: "snapshot", corpus: snapshot::corpus, repair: entry::repair, run: snapshot::run },
        Self { name: "backup", corpus: backup::corpus, repair: backup::repair, run: backup::run },
        Self { name: "csv", corpus: csv::corpus, repair: leave, run: csv::run },
        Self { name: "definition", corpus: definition::corpus, repair: leave, run: definition::run },
        Self { name: "seeds", corpus: seeds::corpus, repair: leave, run: seeds::run },
        Self { name: "typed", corpus: typed::corpus, repair: leave, run: typed::run },
    ];

    /// The target with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|target| target.name == name)
    }
}
