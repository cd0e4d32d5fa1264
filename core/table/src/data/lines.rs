//! The line of the file on which each row begins.

/// Most rows follow each other line by line; only exceptions are stored.
#[derive(Debug, Clone, Default)]
pub(super) struct Lines {
    /// Row and its line, for each row that does not follow the one before it directly.
    jumps: Vec<(u32, u32)>,
}

impl Lines {
    pub(super) fn push(&mut self, row: u32, line: u32) {
        if self.of(row) != line {
            self.jumps.push((row, line));
        }
    }

    pub(super) fn of(&self, row: u32) -> u32 {
        let next = self.jumps.partition_point(|(jump, _)| *jump <= row);
        let (first, line) = next.checked_sub(1).map_or((0, 0), |place| self.jumps[place]);
        line + (row - first)
    }
}

#[cfg(test)]
mod tests {
    use super::Lines;

    #[test]
    fn every_row_has_its_line() {
        let file = [2, 3, 4, 9, 10, 13];
        let mut lines = Lines::default();
        (0..).zip(file).for_each(|(row, line)| lines.push(row, line));
        assert_eq!([0, 1, 2, 3, 4, 5].map(|row| lines.of(row)), file);
        assert_eq!(lines.jumps.len(), 3);
    }
}
