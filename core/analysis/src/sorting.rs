//! Sorts many values in short steps: sorted runs are merged in pairs.

/// Number of values that one step sorts, and that one step merges.
const SORTED_PER_STEP: usize = 32 * 1_024;
const MERGED_PER_STEP: usize = 256 * 1_024;

/// A sort in progress.
#[derive(Debug, Clone)]
pub(crate) struct Sorting<T> {
    values: Vec<T>,
    merged: Vec<T>,
    /// Number of values in runs so far; all of them when merging begins.
    sorted: usize,
    run: usize,
    left: usize,
    right: usize,
}

impl<T> Default for Sorting<T> {
    fn default() -> Self {
        Self { values: Vec::new(), merged: Vec::new(), sorted: 0, run: SORTED_PER_STEP, left: 0, right: 0 }
    }
}

impl<T: Copy + Ord> Sorting<T> {
    /// Begins to sort.
    pub(crate) fn new(values: Vec<T>) -> Self {
        Self { values, ..Self::default() }
    }

    /// True without values.
    pub(crate) const fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Does a part of the work. True when all values are sorted.
    pub(crate) fn step(&mut self) -> bool {
        let len = self.values.len();
        if self.sorted < len {
            let end = len.min(self.sorted + SORTED_PER_STEP);
            self.values[self.sorted..end].sort_unstable();
            self.sorted = end;
        } else if self.run < len {
            self.merge();
        }
        self.sorted == len && self.run >= len
    }

    fn merge(&mut self) {
        let len = self.values.len();
        let goal = len.min(self.merged.len() + MERGED_PER_STEP);
        self.merged.reserve_exact(len - self.merged.len());
        while self.merged.len() < goal {
            let start = self.merged.len() / (2 * self.run) * (2 * self.run);
            if start == self.merged.len() {
                (self.left, self.right) = (start, len.min(start + self.run));
            }
            let [middle, end] = [self.run, 2 * self.run].map(|length| len.min(start + length));
            let stop = end.min(goal);
            while self.merged.len() < stop {
                let takes_left =
                    self.right >= end || (self.left < middle && self.values[self.left] <= self.values[self.right]);
                let from = if takes_left { &mut self.left } else { &mut self.right };
                self.merged.push(self.values[*from]);
                *from += 1;
            }
        }
        if goal == len {
            std::mem::swap(&mut self.values, &mut self.merged);
            self.merged.clear();
            self.run *= 2;
        }
    }

    /// The values in ascending order.
    pub(crate) fn finish(mut self) -> Vec<T> {
        while !self.step() {}
        self.values
    }
}

#[cfg(test)]
mod tests {
    use super::Sorting;
    use crate::random::SplitMix64;

    #[test]
    fn every_length_is_sorted() {
        let mut random = SplitMix64::new(7);
        for len in [0, 1, 2, 32_767, 32_768, 32_769, 65_536, 100_000, 300_000] {
            let values: Vec<u64> = (0..len).map(|_| random.below(1 << 18)).collect();
            let mut expected = values.clone();
            expected.sort_unstable();
            assert!(Sorting::new(values).finish() == expected, "{len}");
        }
    }
}
