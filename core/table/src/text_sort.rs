//! Sorts rows by their texts.
//!
//! Comparing whole texts would fetch them from all over memory again and again. So the rows are sorted by eight bytes of their text,
//! as one number, and only those that are equal so far by the next eight.

use crate::sort::Direction;

/// The next eight bytes of a text, the row it is of, and what follows.
pub(crate) type Entry<'a> = (u64, u32, &'a [u8]);

/// Sorts entries of distinct rows by what is left of their texts, equal ones by row.
pub(crate) fn sort(entries: &mut [Entry<'_>], direction: Direction) {
    let mut unsorted = vec![(0, entries.len())];
    while let Some((start, end)) = unsorted.pop() {
        let run = &mut entries[start..end];
        for entry in &mut *run {
            *entry = next(*entry, direction);
        }
        run.sort_unstable_by_key(|&(prefix, row, _)| (prefix, row));
        let mut place = start;
        for equal in run.chunk_by(|left, right| left.0 == right.0) {
            let later = place + equal.len();
            if equal.len() > 1 && equal.iter().any(|(_, _, rest)| !rest.is_empty()) {
                unsorted.push((place, later));
            }
            place = later;
        }
    }
}

fn next((_, row, text): Entry<'_>, direction: Direction) -> Entry<'_> {
    let (prefix, rest) = match text.split_first_chunk() {
        Some((bytes, rest)) => (u64::from_be_bytes(*bytes), rest),
        None => (text.iter().rfold(0, |prefix, &byte| prefix >> 8 | u64::from(byte) << 56), &[][..]),
    };
    match direction {
        Direction::Asc => (prefix, row, rest),
        Direction::Desc => (!prefix, row, rest),
    }
}

#[cfg(test)]
mod tests {
    use super::sort;
    use crate::sort::Direction::{Asc, Desc};

    #[test]
    fn texts_are_compared_beyond_their_first_bytes() {
        let texts: [&[u8]; 7] = [
            b"pt tambang nikel b",
            b"pt tambang",
            b"pt tambang nikel a",
            b"pt tamb",
            b"pt tambang nikel b",
            b"a",
            b"pt tamba",
        ];
        let sorted = |direction| {
            let mut entries: Vec<_> = (0..).zip(texts).map(|(row, text)| (0, row, text)).collect();
            sort(&mut entries, direction);
            entries.into_iter().map(|(_, row, _): (u64, u32, &[u8])| row).collect::<Vec<_>>()
        };
        assert_eq!(sorted(Asc), [5, 3, 6, 1, 2, 0, 4]);
        assert_eq!(sorted(Desc), [0, 4, 2, 1, 6, 3, 5]);
    }
}
