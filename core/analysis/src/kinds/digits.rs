//! Leading digits against Benford's law.

use portal_locale::number::decimal;
use portal_table::data::data_table::DataTable;

use crate::outcome::{Bars, Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{NumberColumn, Reader, Sums};
use crate::run::{Job, Next};
use crate::test::BenfordDigits;
use crate::text;

/// A digit is conspicuous from this z-statistic on: 5 %, two-sided.
const SIGNIFICANT: f64 = 1.96;

/// Compares digits with Benford's law. Zero has no leading digit, and a number of a single digit, as precise as its
/// column, has no second one. Finds the rows whose digits are significantly more frequent than expected.
pub(super) struct Digits {
    column: NumberColumn,
    compared: BenfordDigits,
    counts: Vec<Sums>,
    read: u32,
    left_out: u32,
    /// Smallest and largest absolute number in units.
    range: [u64; 2],
    frequent: Option<Vec<bool>>,
    rows: Vec<u32>,
}

/// The table of a test: its first digit, number of digits, critical chi-square at 5 %, and Nigrini's limits of the mean
/// absolute deviation.
struct Standard {
    first: u32,
    count: u32,
    critical: f64,
    limits: [f64; 3],
    enough: u32,
}

/// Critical values of chi-square at 8, 9 and 89 degrees of freedom. Limits of conformity: Nigrini (2012), "Benford's
/// Law", table 7.1.
const fn standard(digits: BenfordDigits) -> Standard {
    match digits {
        BenfordDigits::First => {
            Standard { first: 1, count: 9, critical: 15.507, limits: [0.006, 0.012, 0.015], enough: 300 }
        }
        BenfordDigits::Second => {
            Standard { first: 0, count: 10, critical: 16.919, limits: [0.008, 0.010, 0.012], enough: 300 }
        }
        BenfordDigits::FirstTwo => {
            Standard { first: 10, count: 90, critical: 112.022, limits: [0.0012, 0.0018, 0.0022], enough: 1_000 }
        }
    }
}

/// The expected share of a digit: log10(1 + 1/d), summed over the first digits for a second one.
fn expected(digits: BenfordDigits, digit: u32) -> f64 {
    let share = |leading: u32| (1.0 + 1.0 / f64::from(leading)).log10();
    match digits {
        BenfordDigits::First | BenfordDigits::FirstTwo => share(digit),
        BenfordDigits::Second => (1..10).map(|first| share(first * 10 + digit)).sum(),
    }
}

impl Digits {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str, digits: BenfordDigits) -> Result<Self, Problem> {
        Ok(Self {
            column: reader.numbers("column", column)?,
            compared: digits,
            counts: vec![Sums::default(); standard(digits).count as usize],
            read: 0,
            left_out: 0,
            range: [u64::MAX, 0],
            frequent: None,
            rows: Vec::new(),
        })
    }

    /// The place of the number's digits in the counts.
    fn place(digits: BenfordDigits, size: u64) -> Option<usize> {
        let power = size.checked_ilog10()?;
        let place = match digits {
            BenfordDigits::First => size / 10_u64.pow(power) - 1,
            BenfordDigits::Second => size / 10_u64.pow(power.checked_sub(1)?) % 10,
            BenfordDigits::FirstTwo => size / 10_u64.pow(power.checked_sub(1)?) - 10,
        };
        usize::try_from(place).ok()
    }

    fn figures(&self) -> Vec<DigitFigures> {
        let Standard { first, count, .. } = standard(self.compared);
        let total = f64::from(self.read);
        let figures = (first..first + count).zip(&self.counts).map(|(digit, sums)| {
            let expected = expected(self.compared, digit);
            let share = f64::from(sums.count) / total;
            let difference = (share - expected).abs();
            // The correction for continuity counts only where it is smaller than the difference.
            let correction = Some(0.5 / total).filter(|correction| *correction < difference).unwrap_or_default();
            let z = (difference - correction) / (expected * (1.0 - expected) / total).sqrt();
            DigitFigures { digit, expected, share, z, sums: *sums }
        });
        figures.collect()
    }

    fn remarks(&self, remarks: &mut Vec<String>) {
        let Standard { enough, .. } = standard(self.compared);
        let [least, most] = self.range;
        if self.read < enough {
            let [read, enough] = [self.read, enough].map(text::count);
            remarks.push(format!("Hanya {read} angka; uji digit baru bermakna dari sekitar {enough}."));
        }
        if most / 100 < least {
            let [least, most] = [least, most].map(|units| self.column.text(units));
            remarks.push(format!(
                "Besar angka hanya dari {least} sampai {most}; angka dalam rentang sesempit itu jarang mengikuti hukum Benford."
            ));
        }
        if self.left_out > 0 {
            let count = text::count(self.left_out);
            let reason = if self.compared == BenfordDigits::First { "nol" } else { "nol atau hanya satu digit" };
            remarks.push(format!("{count} angka {reason} tidak dihitung."));
        }
        self.column.remark(remarks);
    }
}

struct DigitFigures {
    digit: u32,
    expected: f64,
    share: f64,
    z: f64,
    sums: Sums,
}

impl Job for Digits {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        let digits = self.compared;
        if let Some(frequent) = &self.frequent {
            return part.each(|row| {
                let place = self.column.peek(table, row).and_then(|units| Self::place(digits, units.unsigned_abs()));
                if place.is_some_and(|place| frequent[place]) {
                    self.rows.push(row);
                }
            });
        }
        part.each(|row| {
            let Some(units) = self.column.get(table, row) else { return };
            let size = units.unsigned_abs();
            let Some(place) = Self::place(digits, size) else {
                self.left_out += 1;
                return;
            };
            self.read += 1;
            self.range = [self.range[0].min(size), self.range[1].max(size)];
            self.counts[place].add(row, units);
        });
    }

    fn turn(&mut self) -> Next {
        if self.frequent.is_some() || self.read == 0 {
            return Next::Done;
        }
        let is_frequent = |figures: DigitFigures| figures.share > figures.expected && figures.z > SIGNIFICANT;
        self.frequent = Some(self.figures().into_iter().map(is_frequent).collect());
        Next::Rows
    }

    fn stages(&self) -> u32 {
        2
    }

    fn finish(self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        if self.read == 0 {
            return Err(self.column.no_numbers());
        }
        let Standard { count, critical, limits, .. } = standard(self.compared);
        let (figures, total) = (self.figures(), f64::from(self.read));
        let square = |digit: &DigitFigures| (digit.share - digit.expected).powi(2) / digit.expected;
        let chi_square = total * figures.iter().map(square).sum::<f64>();
        let deviation =
            figures.iter().map(|digit| (digit.share - digit.expected).abs()).sum::<f64>() / f64::from(count);
        let readings = ["sesuai", "cukup sesuai", "kurang sesuai"];
        let reading = limits.into_iter().zip(readings).find(|(limit, _)| deviation <= *limit);
        let reading = reading.map_or("tidak sesuai", |(_, reading)| reading);
        let verdict = if chi_square > critical { "menyimpang" } else { "tidak menyimpang" };
        let mut outcome = Outcome::default();
        outcome.figure("Angka diperiksa", text::count(self.read));
        outcome.figure("Khi-kuadrat", decimal(chi_square, 3));
        outcome.figure("Nilai kritis 5%", format!("{} ({verdict})", decimal(critical, 3)));
        outcome.figure("Rata-rata simpangan mutlak", decimal(deviation, 4));
        outcome.figure("Kesesuaian menurut Nigrini", reading);
        outcome.figure("Baris dengan digit yang terlalu sering", portal_locale::number::count(self.rows.len()));
        let mut groups = Groups::new(&["Digit", "#Baris", "#Bagian", "#Harapan", "#Baris harapan", "#Nilai z"]);
        let percent = |share: f64| format!("{}%", decimal(share * 100.0, 2));
        for DigitFigures { digit, expected, share, z, sums } in &figures {
            let expected_rows = decimal(expected * total, 1);
            let texts = vec![
                digit.to_string(),
                text::count(sums.count),
                percent(*share),
                percent(*expected),
                expected_rows,
                decimal(*z, 2),
            ];
            groups.line(texts, sums.first);
        }
        groups.bars = Some(Bars {
            values: figures.iter().map(|digit| digit.share).collect(),
            expected: Some(figures.iter().map(|digit| digit.expected).collect()),
        });
        outcome.groups = Some(groups);
        self.remarks(&mut outcome.remarks);
        outcome.rows = self.rows;
        Ok(outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::{expected, standard};
    use crate::test::BenfordDigits::{First, FirstTwo, Second};

    /// Nigrini (2012), "Benford's Law", table 1.1: expected proportions of the first and the second digits, here in
    /// percent.
    #[test]
    fn expected_shares_are_those_of_the_published_table() {
        let first = [30.103, 17.609, 12.494, 9.691, 7.918, 6.695, 5.799, 5.115, 4.576];
        let second = [11.968, 11.389, 10.882, 10.433, 10.031, 9.668, 9.337, 9.035, 8.757, 8.500];
        for (digits, from, table) in [(First, 1, &first[..]), (Second, 0, &second[..])] {
            for (digit, share) in (from..).zip(table) {
                assert!((expected(digits, digit) * 100.0 - share).abs() < 5.1e-4, "{digits:?} {digit}");
            }
        }
        // Examples in the manual of the R package benford.analysis.
        assert!((expected(FirstTwo, 11) - 0.037_788_56).abs() < 5e-9);
        assert!((expected(Second, 1) - 0.113_890_1).abs() < 5e-8);
    }

    /// Nigrini (2012), table 7.1, as the Python package `benford_py` lists it. The R package benford.analysis ends the
    /// third range of the second digit at 0.011.
    #[test]
    fn ranges_of_conformity_are_those_of_the_published_table() {
        let limits = [First, Second, FirstTwo].map(|digits| standard(digits).limits);
        assert_eq!(limits, [[0.006, 0.012, 0.015], [0.008, 0.010, 0.012], [0.0012, 0.0018, 0.0022]]);
    }
}
