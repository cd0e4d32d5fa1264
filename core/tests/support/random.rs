//! Seeded random numbers: the same seed gives the same game.

use portal_core::store::env::Entropy;

/// The `SplitMix64` generator.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to below `end`; 0 if `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.number() % (end.max(1) as u64)).expect("below a usize")
    }

    /// True with probability 1 / `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    pub fn text(&mut self, from: &[&str]) -> String {
        (*self.pick(from)).to_owned()
    }
}

impl Entropy for Random {
    fn fill(&mut self, bytes: &mut [u8]) {
        for byte in bytes {
            *byte = self.number().to_be_bytes()[0];
        }
    }
}

pub fn from_environment(name: &str, usual: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.map_or(usual, |given| {
        given.replace('_', "").parse().unwrap_or_else(|_| panic!("{name} is no number: {given}"))
    })
}
