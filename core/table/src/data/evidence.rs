//! Detects the kind of a column from its cells while they are read.

use super::column::{ColumnKind, FoundColumn};
use super::day;
use super::number::{self, NumberForm};
use super::statistics::Tally;

const MOST_SAMPLES: usize = 3;
const SAMPLE_CHARS: usize = 100;

/// Every kind is possible until a cell contradicts it.
#[derive(Debug, Clone)]
pub(super) struct Evidence {
    numbers: Numbers,
    may_be_days: bool,
    has_values: bool,
    /// True if the column is text and has enough samples: further cells change nothing.
    is_settled: bool,
    samples: Vec<String>,
    /// The first cells that the two number forms read differently.
    differing: Vec<String>,
}

#[derive(Debug, Clone, Copy)]
enum Numbers {
    /// No cell has a '.' or ',' yet, so both forms read the same numbers.
    Alike(Tally),
    /// One tally per [`NumberForm::ALL`]; `None` once a cell is no number in that form.
    Apart([Option<Tally>; 2]),
}

impl Evidence {
    pub(super) const fn new() -> Self {
        Self {
            numbers: Numbers::Alike(Tally::EMPTY),
            may_be_days: true,
            has_values: false,
            is_settled: false,
            samples: Vec::new(),
            differing: Vec::new(),
        }
    }

    #[inline]
    pub(super) fn see(&mut self, cell: &str) {
        if !self.is_settled && !number::is_missing(cell) {
            self.weigh(cell);
        }
    }

    fn weigh(&mut self, cell: &str) {
        self.has_values = true;
        note(&mut self.samples, cell);
        self.may_be_days = self.may_be_days && day::read(cell).is_some();
        match &mut self.numbers {
            Numbers::Alike(tally) => match number::read(cell, NumberForm::Indonesian) {
                Some(written) if !number::is_signed(cell) => tally.add(written),
                _ => {
                    self.numbers = Numbers::Apart([Some(*tally); 2]);
                    self.weigh_apart(cell);
                }
            },
            Numbers::Apart(_) => self.weigh_apart(cell),
        }
    }

    fn weigh_apart(&mut self, cell: &str) {
        let Numbers::Apart(tallies) = &mut self.numbers else { return };
        let [indonesian, english] = &mut *tallies;
        let read = [(indonesian, NumberForm::Indonesian), (english, NumberForm::English)].map(|(tally, form)| {
            let value = tally.as_ref().and_then(|_| number::read(cell, form));
            match (tally.as_mut(), value) {
                (Some(tally), Some(value)) => tally.add(value),
                _ => *tally = None,
            }
            value
        });
        if let [Some(indonesian), Some(english)] = read
            && indonesian.value().to_bits() != english.value().to_bits()
        {
            note(&mut self.differing, cell);
        }
        let is_text = !self.may_be_days && tallies.iter().all(Option::is_none);
        self.is_settled = is_text && self.samples.len() == MOST_SAMPLES;
    }

    /// Returns the detected column and, for numbers, their sums.
    pub(super) fn finish(self, header: String) -> (FoundColumn, Option<Tally>) {
        let [indonesian, english] = match self.numbers {
            Numbers::Alike(tally) => [Some(tally); 2],
            Numbers::Apart(tallies) => tallies,
        };
        let in_both_forms = indonesian.is_some() && english.is_some();
        let (kind, tally) = match (indonesian, english) {
            _ if !self.has_values => (ColumnKind::Text, None),
            _ if self.may_be_days => (ColumnKind::Date, None),
            (Some(tally), _) => (ColumnKind::NumberIndonesian, Some(tally)),
            (None, Some(tally)) => (ColumnKind::NumberEnglish, Some(tally)),
            (None, None) => (ColumnKind::Text, None),
        };
        let ambiguous = tally.is_some() && in_both_forms && !self.differing.is_empty();
        let samples = if ambiguous { self.differing } else { self.samples };
        (FoundColumn { header, kind, ambiguous, samples }, tally)
    }
}

fn note(samples: &mut Vec<String>, cell: &str) {
    if samples.len() < MOST_SAMPLES {
        samples.push(cell.chars().take(SAMPLE_CHARS).collect());
    }
}

#[cfg(test)]
mod tests {
    use super::Evidence;
    use crate::data::column::{ColumnKind, FoundColumn};

    fn found(cells: &[&str]) -> FoundColumn {
        let mut evidence = Evidence::new();
        for cell in cells {
            evidence.see(cell);
        }
        evidence.finish(String::new()).0
    }

    #[test]
    fn a_column_has_a_kind_only_if_all_cells_agree() {
        use ColumnKind::{Date, NumberEnglish, NumberIndonesian, Text};
        let cases: &[(&[&str], ColumnKind, bool)] = &[
            (&["1.234,56", "2"], NumberIndonesian, false),
            (&["1,234.56", "2"], NumberEnglish, false),
            (&["1", "-20", "+300", ""], NumberIndonesian, false),
            (&["1.234"], NumberIndonesian, true),
            (&["1,234", "5", "-"], NumberIndonesian, true),
            (&["1.234", "0,5"], NumberIndonesian, false),
            (&["1.234", "0.5"], NumberEnglish, false),
            (&["1.234", "1.234.567"], NumberIndonesian, false),
            (&["1.234", "1,234"], NumberIndonesian, true),
            (&["0,5", "0.5"], Text, false),
            (&["12%", "3,5 %"], NumberIndonesian, false),
            (&["007", "12"], Text, false),
            (&["12", "0123"], Text, false),
            (&["1234567890123456"], Text, false),
            (&["123456789012345"], NumberIndonesian, false),
            (&["0.30000000000000004"], NumberEnglish, false),
            (&["12", "x"], Text, false),
            (&["1e5"], Text, false),
            (&["2025-01-31", "01/02/2025", "-", "03-02-2025"], Date, false),
            (&["2025-01-31", "2025-02-31"], Text, false),
            (&["2025-01-31", "7"], Text, false),
            (&["", "-", " "], Text, false),
            (&[], Text, false),
            (&["'=1"], Text, false),
        ];
        for (cells, kind, ambiguous) in cases {
            let column = found(cells);
            assert_eq!((column.kind, column.ambiguous), (*kind, *ambiguous), "{cells:?}");
        }
    }

    #[test]
    fn the_samples_show_the_ambiguous_cells() {
        assert_eq!(found(&["-", "1", "2", "1.234", "3", "2.000"]).samples, ["1.234", "2.000"]);
        assert_eq!(found(&["", "a", "b", "c", "d"]).samples, ["a", "b", "c"]);
    }
}
