//! Profile of a column of numbers.

use portal_table::data::data_table::DataTable;

use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::ranks::{at_least, mean, quartiles};
use crate::reading::{NumberColumn, Reader};
use crate::run::{Job, Next, Tables};
use crate::sorting::Sorting;
use crate::text;

/// The histogram has at most this many bars.
const MOST_BARS: usize = 15;

pub(super) struct Profile {
    column: NumberColumn,
    rows: u32,
    units: Vec<i64>,
    sum: i128,
    negatives: u32,
    zeros: u32,
    sorting: Sorting<i64>,
    is_sorted: bool,
    /// The first row of each bar.
    firsts: Vec<Option<u32>>,
}

/// The bars of a histogram: their common width and the start of the first, in units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Bars {
    start: i128,
    width: i128,
    count: i128,
}

impl Profile {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str) -> Result<Self, Problem> {
        Ok(Self {
            column: reader.numbers("column", column)?,
            rows: 0,
            units: Vec::new(),
            sum: 0,
            negatives: 0,
            zeros: 0,
            sorting: Sorting::default(),
            is_sorted: false,
            firsts: Vec::new(),
        })
    }

    fn bars(&self) -> Option<Bars> {
        let (&least, &most) = (self.units.first()?, self.units.last()?);
        Some(bars(least.into(), most.into()))
    }

    fn histogram(&self) -> Option<Groups> {
        let Bars { start, width, count } = self.bars()?;
        let mut groups = Groups::new(&["Rentang", "#Baris", "#Bagian"]);
        let below = |bound: i128| self.units.partition_point(|&units| i128::from(units) < bound);
        for bar in 0..count {
            let [from, to] = [start + bar * width, start + (bar + 1) * width];
            let rows = u32::try_from(below(to) - below(from)).unwrap_or_default();
            let label = format!("{} – di bawah {}", self.column.text(from), self.column.text(to));
            let texts = vec![label, text::count(rows), text::share(rows, self.numbers())];
            let first = usize::try_from(bar).ok().and_then(|bar| self.firsts.get(bar).copied().flatten());
            groups.bar(texts, first, rows.into());
        }
        Some(groups)
    }

    fn numbers(&self) -> u32 {
        u32::try_from(self.units.len()).unwrap_or(u32::MAX)
    }
}

impl Job for Profile {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        if self.is_sorted {
            let Some(Bars { start, width, .. }) = self.bars() else { return };
            // The bars are within twice the range of the units, which an `i64` holds.
            let [Ok(start), Ok(width)] = [start, width].map(i64::try_from) else { return };
            return part.each(|row| {
                let bar = self.column.peek(table, row).and_then(|units| usize::try_from((units - start) / width).ok());
                if let Some(first) = bar.and_then(|bar| self.firsts.get_mut(bar)) {
                    first.get_or_insert(row);
                }
            });
        }
        part.each(|row| {
            self.rows += 1;
            if let Some(units) = self.column.get(table, row) {
                self.sum += i128::from(units);
                self.negatives += u32::from(units < 0);
                self.zeros += u32::from(units == 0);
                self.units.push(units);
            }
        });
    }

    fn turn(&mut self) -> Next {
        if self.is_sorted {
            return Next::Done;
        }
        if self.sorting.is_empty() && !self.units.is_empty() {
            self.sorting = Sorting::new(std::mem::take(&mut self.units));
            return Next::Work;
        }
        self.units = std::mem::take(&mut self.sorting).finish();
        self.is_sorted = true;
        self.firsts = vec![None; MOST_BARS];
        Next::Rows
    }

    fn work(&mut self, _: Tables<'_>) -> bool {
        self.sorting.step()
    }

    fn stages(&self) -> u32 {
        3
    }

    fn finish(self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        let column = &self.column;
        let decimals = column.decimals;
        let (Some([first, median, third]), Some(mean)) =
            (quartiles(&self.units, decimals), mean(self.sum, self.numbers(), decimals))
        else {
            return Err(column.no_numbers());
        };
        let distinct = self.units.chunk_by(|left, right| left == right).count();
        let quartile = |quartile| column.written(at_least(quartile, decimals));
        let extreme = |units: Option<&i64>| column.text(units.copied().unwrap_or_default());
        let mut outcome = Outcome::default();
        outcome.figure("Baris", text::count(self.rows));
        outcome.figure("Sel kosong", text::count(column.found.empty()));
        outcome.figure("Bukan angka", text::count(column.found.misfits()));
        outcome.figure("Nilai berbeda", portal_locale::number::count(distinct));
        outcome.figure("Terkecil", extreme(self.units.first()));
        outcome.figure("Kuartil 1", quartile(first));
        outcome.figure("Median", quartile(median));
        outcome.figure("Kuartil 3", quartile(third));
        outcome.figure("Terbesar", extreme(self.units.last()));
        outcome.figure("Jumlah", column.text(self.sum));
        outcome.figure("Rata-rata", column.written(mean));
        outcome.figure("Negatif", text::count(self.negatives));
        outcome.figure("Nol", text::count(self.zeros));
        outcome.groups = self.histogram();
        column.remark(&mut outcome.remarks);
        Ok(outcome)
    }
}

/// Bars of a round width: 1, 2 or 5 followed by zeros.
fn bars(least: i128, most: i128) -> Bars {
    let most_bars = i128::try_from(MOST_BARS).unwrap_or_default();
    let fits = |width: i128| most.div_euclid(width) - least.div_euclid(width) < most_bars;
    let widths = (0..38).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_i128.pow(zeros)));
    let width = widths.into_iter().find(|&width| fits(width)).unwrap_or(i128::MAX);
    let start = least.div_euclid(width) * width;
    Bars { start, width, count: (most - start) / width + 1 }
}

#[cfg(test)]
mod tests {
    use super::{Bars, bars};

    #[test]
    fn bars_are_round_and_hold_every_number() {
        assert_eq!(bars(3, 97), Bars { start: 0, width: 10, count: 10 });
        assert_eq!(bars(-3, 3), Bars { start: -3, width: 1, count: 7 });
        assert_eq!(bars(7, 7), Bars { start: 7, width: 1, count: 1 });
        let widest = bars(i64::MIN.into(), i64::MAX.into());
        assert!(widest.count <= 15 && widest.start <= i64::MIN.into());
    }
}
