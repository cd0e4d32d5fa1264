//! A range such as `A3:H200`.

use crate::problem::WorkbookProblem;

/// Rows and columns, counted from 0, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) first: (u32, u32),
    pub(crate) last: (u32, u32),
}

/// Rows and columns of the largest sheet.
const MAX: (u32, u32) = (1_048_576, 16_384);

impl Area {
    pub(crate) const WHOLE: Self = Self { first: (0, 0), last: (MAX.0 - 1, MAX.1 - 1) };

    /// Reads `A3:H200`, `A:H` or `3:200`, in any case, with or without `$`.
    pub(crate) fn parse(text: &str) -> Result<Self, WorkbookProblem> {
        let (from, to) = text.trim().split_once(':').ok_or(WorkbookProblem::InvalidRange)?;
        let (first, last) = (corner(from)?, corner(to)?);
        let area = Self {
            first: (first.0.unwrap_or(0), first.1.unwrap_or(0)),
            last: (last.0.unwrap_or(MAX.0 - 1), last.1.unwrap_or(MAX.1 - 1)),
        };
        let is_ordered = area.first.0 <= area.last.0 && area.first.1 <= area.last.1;
        is_ordered.then_some(area).ok_or(WorkbookProblem::InvalidRange)
    }

    pub(crate) const fn contains(&self, row: u32, column: u32) -> bool {
        row >= self.first.0 && row <= self.last.0 && column >= self.first.1 && column <= self.last.1
    }
}

/// Row and column of a corner; at least one of them.
fn corner(text: &str) -> Result<(Option<u32>, Option<u32>), WorkbookProblem> {
    let text = text.trim().replace('$', "");
    let digits = text.find(|sign: char| sign.is_ascii_digit()).unwrap_or(text.len());
    let (letters, digits) = text.split_at(digits);
    let column = letters.bytes().try_fold(0_u32, |sum, letter| {
        let letter = letter.to_ascii_uppercase();
        letter.is_ascii_uppercase().then(|| sum * 26 + u32::from(letter - b'A') + 1).filter(|&sum| sum <= MAX.1)
    });
    let row = if digits.is_empty() { Some(0) } else { digits.parse().ok().filter(|row| (1..=MAX.0).contains(row)) };
    match (row, column) {
        (None, _) | (_, None) | (Some(0), Some(0)) => Err(WorkbookProblem::InvalidRange),
        (Some(row), Some(column)) => Ok((row.checked_sub(1), column.checked_sub(1))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_as_people_type_them() {
        let area = |text| Area::parse(text).map(|Area { first, last }| (first, last));
        assert_eq!(area("A3:H200"), Ok(((2, 0), (199, 7))));
        assert_eq!(area(" $b$2 : aa10"), Ok(((1, 1), (9, 26))));
        assert_eq!(area("A:H"), Ok(((0, 0), (1_048_575, 7))));
        assert_eq!(area("3:5"), Ok(((2, 0), (4, 16_383))));
        assert_eq!(area("C5:F"), Ok(((4, 2), (1_048_575, 5))));
        for wrong in ["", "A3", ":", "A3:", "H1:A1", "A9:A2", "A0:B1", "XFE1:XFE2", "A1:B1048577", "A-1:B", "É1:B2"] {
            assert_eq!(area(wrong), Err(WorkbookProblem::InvalidRange), "{wrong}");
        }
    }
}
