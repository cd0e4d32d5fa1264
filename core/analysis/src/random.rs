//! Random numbers from a seed.

/// The generator `SplitMix64` (Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators"): a counter
/// that grows by the golden ratio and is mixed. The same seed gives the same numbers on every machine.
#[derive(Debug, Clone)]
pub(crate) struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    pub(crate) const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to below `end`, each with the same chance: numbers of as many bits as `end` are drawn until one
    /// is below it. 0 if `end` is 0.
    pub(crate) const fn below(&mut self, end: u64) -> u64 {
        if end <= 1 {
            return 0;
        }
        let shift = (end - 1).leading_zeros();
        loop {
            let number = self.next() >> shift;
            if number < end {
                return number;
            }
        }
    }

    /// [`Self::below`] for larger numbers.
    pub(crate) fn below_large(&mut self, end: u128) -> u128 {
        if let Ok(end) = u64::try_from(end) {
            return self.below(end).into();
        }
        let shift = (end - 1).leading_zeros();
        loop {
            let number = ((u128::from(self.next()) << 64) | u128::from(self.next())) >> shift;
            if number < end {
                return number;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SplitMix64;

    #[test]
    fn the_numbers_are_those_of_the_reference_implementation() {
        let mut random = SplitMix64::new(1_234_567);
        let numbers: Vec<u64> = (0..5).map(|_| random.next()).collect();
        let expected = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(numbers, expected);
    }

    #[test]
    fn numbers_are_below_their_end_and_reach_both_ends() {
        let mut random = SplitMix64::new(0);
        for end in [1, 2, 3, 7, 64, 100] {
            let drawn: Vec<u64> = (0..2_000).map(|_| random.below(end)).collect();
            assert_eq!((drawn.iter().min(), drawn.iter().max()), (Some(&0), Some(&(end - 1))));
        }
        let end = u128::from(u64::MAX) * 3;
        assert!((0..100).all(|_| random.below_large(end) < end));
        assert_eq!((random.below(0), random.below_large(1)), (0, 0));
    }
}
