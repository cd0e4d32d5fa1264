use std::ops::Range;

use crate::row_set::RowSet;

/// The rows of a table that an aggregation includes.
#[derive(Debug, Clone, Copy)]
pub enum Rows<'a> {
    /// All rows; the number is the table's row count.
    All(u32),
    /// The rows of a set; the number is the table's row count.
    Set(&'a RowSet, u32),
}

impl Rows<'_> {
    /// Calls `each` with every unbroken run of selected rows below `limit`, in order.
    pub(super) fn runs(self, limit: usize, mut each: impl FnMut(Range<usize>)) {
        match self {
            Self::All(rows) => each(0..limit.min(rows as usize)),
            Self::Set(set, rows) => runs_of(set.words(), limit.min(rows as usize), each),
        }
    }
}

fn runs_of(words: &[u64], limit: usize, mut each: impl FnMut(Range<usize>)) {
    const BITS: usize = u64::BITS as usize;
    for (number, &word) in words.iter().enumerate() {
        let base = number * BITS;
        if base >= limit {
            return;
        }
        let beyond = (base + BITS).saturating_sub(limit);
        let mut left = if beyond > 0 { word & (u64::MAX >> beyond) } else { word };
        while left != 0 {
            let first = left.trailing_zeros() as usize;
            let after = first + (left >> first).trailing_ones() as usize;
            each(base + first..base + after);
            left = if after == BITS { 0 } else { left & (u64::MAX << after) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Rows;
    use crate::row_set::RowSet;

    fn visited(rows: Rows<'_>, limit: usize) -> Vec<u32> {
        let mut visited = Vec::new();
        rows.runs(limit, |run| visited.extend(run.map(|row| u32::try_from(row).expect("few rows"))));
        visited
    }

    #[test]
    fn a_set_gives_its_rows_once_and_in_order() {
        let members = [0, 1, 2, 5, 62, 63, 64, 65, 128, 190, 191, 192];
        let set: RowSet = members.into_iter().collect();
        assert_eq!(visited(Rows::Set(&set, 1_000), 1_000), members);
        let full = RowSet::first(130);
        assert_eq!(visited(Rows::Set(&full, 130), 200), (0..130).collect::<Vec<_>>());
    }

    #[test]
    fn rows_beyond_the_table_or_the_column_do_not_count() {
        let full = RowSet::first(200);
        for end in [0, 1, 63, 64, 65, 128, 199] {
            let expected: Vec<u32> = (0..end).collect();
            assert_eq!(visited(Rows::Set(&full, end), 500), expected);
            assert_eq!(visited(Rows::Set(&full, 500), end as usize), expected);
            assert_eq!(visited(Rows::All(end), 500), expected);
            assert_eq!(visited(Rows::All(500), end as usize), expected);
        }
    }
}
