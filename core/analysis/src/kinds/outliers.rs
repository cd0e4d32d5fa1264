//! Numbers far from the others.

use portal_table::data::data_table::DataTable;
use portal_table::data::number::{NumberForm, read};
use portal_table::decimal::Decimal;

use super::previous_period::PreviousPeriod;
use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::ranks::{at_least, mean, quartiles, units_from};
use crate::reading::{NumberColumn, Reader, Sums};
use crate::run::{Job, Next, Tables};
use crate::sorting::Sorting;
use crate::test::OutlierMethod;
use crate::text;

const RANGE: &str = "yang lebih besar dari 0 dan paling besar 1.000";

/// Finds outliers by quartiles, which is exact, or by z-scores, which are floats. The standard deviation is the one of a
/// sample: it divides by n − 1.
pub(super) struct Outliers {
    column: NumberColumn,
    by: By,
    /// The factor of the quartiles, exact.
    factor: Decimal,
    stage: Stage,
    units: Vec<i64>,
    sum: i128,
    sorting: Sorting<i64>,
    quartiles: [Decimal; 3],
    mean: f64,
    squares: f64,
    /// The numbers from the first to the second are not outliers.
    limits: [i128; 2],
    count: u32,
    below: Sums,
    above: Sums,
    rows: Vec<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Read,
    Sort,
    Deviations,
    Find,
}

/// The measure of the distance.
#[derive(Debug, Clone, Copy, PartialEq)]
enum By {
    Quartiles,
    /// The most standard deviations.
    Deviations(f64),
}

pub(super) fn begin(reader: &mut Reader<'_>, column: &str, method: &OutlierMethod) -> Result<Box<dyn Job>, Problem> {
    Ok(match method {
        OutlierMethod::Interquartile { factor } => {
            Box::new(Outliers::new(reader, column, By::Quartiles, ("method.factor", *factor))?)
        }
        OutlierMethod::ZScore { limit } => {
            Box::new(Outliers::new(reader, column, By::Deviations(*limit), ("method.limit", *limit))?)
        }
        OutlierMethod::PreviousPeriod { periods, names, percent } => {
            Box::new(PreviousPeriod::new(reader, column, periods, names.as_deref(), *percent)?)
        }
    })
}

impl Outliers {
    fn new(
        reader: &mut Reader<'_>,
        column: &str,
        by: By,
        (field, factor): (&'static str, f64),
    ) -> Result<Self, Problem> {
        let column = reader.numbers("column", column)?;
        let is_valid = factor > 0.0 && factor <= 1_000.0;
        let exact = read(&factor.to_string(), NumberForm::English).filter(|_| is_valid);
        Ok(Self {
            column,
            by,
            factor: exact.ok_or(Problem::OutOfRange { field, range: RANGE })?.exact(),
            stage: Stage::Read,
            units: Vec::new(),
            sum: 0,
            sorting: Sorting::default(),
            quartiles: [Decimal { units: 0, decimals: 0 }; 3],
            mean: 0.0,
            squares: 0.0,
            limits: [0; 2],
            count: 0,
            below: Sums::default(),
            above: Sums::default(),
            rows: Vec::new(),
        })
    }

    /// The fences: the quartiles moved outwards.
    fn fences(&self) -> [Decimal; 2] {
        let [first, _, third] = self.quartiles;
        let decimals = first.decimals + self.factor.decimals;
        let reach = (third.units - first.units) * self.factor.units;
        let [low, high] = [first, third].map(|quartile| quartile.with_decimals(decimals).units);
        [low - reach, high + reach].map(|units| Decimal { units, decimals })
    }

    fn set_limits(&mut self) {
        self.limits = match self.by {
            By::Quartiles => {
                let [low, high] = self.fences();
                let down = Decimal { units: -high.units, ..high };
                let decimals = self.column.decimals;
                [units_from(low, decimals), -units_from(down, decimals)]
            }
            By::Deviations(limit) => {
                let reach = limit * self.deviation();
                [whole((self.mean - reach).ceil()), whole((self.mean + reach).floor())]
            }
        };
    }

    fn deviation(&self) -> f64 {
        (self.squares / f64::from(self.count.saturating_sub(1).max(1))).sqrt()
    }
}

impl Job for Outliers {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        let by_quartile = self.by == By::Quartiles;
        match self.stage {
            Stage::Read | Stage::Sort => part.each(|row| {
                if let Some(units) = self.column.get(table, row) {
                    self.count += 1;
                    self.sum += i128::from(units);
                    if by_quartile {
                        self.units.push(units);
                    }
                }
            }),
            Stage::Deviations => part.each(|row| {
                if let Some(units) = self.column.peek(table, row) {
                    self.squares += (float(units.into()) - self.mean).powi(2);
                }
            }),
            Stage::Find => {
                let [low, high] = self.limits;
                part.each(|row| {
                    let Some(units) = self.column.peek(table, row) else { return };
                    let side = match i128::from(units) {
                        wide if wide < low => &mut self.below,
                        wide if wide > high => &mut self.above,
                        _ => return,
                    };
                    side.add(row, units);
                    self.rows.push(row);
                });
            }
        }
    }

    fn turn(&mut self) -> Next {
        let (stage, next) = match (self.stage, self.by) {
            (Stage::Read, By::Quartiles) => {
                self.sorting = Sorting::new(std::mem::take(&mut self.units));
                (Stage::Sort, Next::Work)
            }
            (Stage::Read, By::Deviations(_)) => {
                self.mean = float(self.sum) / f64::from(self.count.max(1));
                (Stage::Deviations, Next::Rows)
            }
            (Stage::Sort, _) => {
                let sorted = std::mem::take(&mut self.sorting).finish();
                self.quartiles = quartiles(&sorted, self.column.decimals).unwrap_or(self.quartiles);
                self.set_limits();
                (Stage::Find, Next::Rows)
            }
            (Stage::Deviations, _) => {
                self.set_limits();
                (Stage::Find, Next::Rows)
            }
            (Stage::Find, _) => (Stage::Find, Next::Done),
        };
        self.stage = stage;
        next
    }

    fn work(&mut self, _: Tables<'_>) -> bool {
        self.sorting.step()
    }

    fn stages(&self) -> u32 {
        3
    }

    fn finish(self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        let column = &self.column;
        let Some(mean) = mean(self.sum, self.count, column.decimals) else { return Err(column.no_numbers()) };
        let mut outcome = Outcome::default();
        outcome.figure("Angka diperiksa", text::count(self.count));
        outcome.figure("Pencilan", portal_locale::number::count(self.rows.len()));
        outcome.figure("Bagian", text::share(self.below.count + self.above.count, self.count));
        if self.by == By::Quartiles {
            let shown = |number| column.written(at_least(number, column.decimals));
            let [low, high] = self.fences();
            let labels = ["Kuartil 1", "Kuartil 3", "Batas bawah", "Batas atas"];
            for (label, number) in labels.into_iter().zip([self.quartiles[0], self.quartiles[2], low, high]) {
                outcome.figure(label, shown(number));
            }
            if self.quartiles[0] == self.quartiles[2] {
                outcome
                    .remarks
                    .push("Separuh angka bernilai sama, sehingga setiap angka lain menjadi pencilan.".to_owned());
            }
        } else {
            outcome.figure("Rata-rata", column.written(mean));
            outcome.figure("Simpangan baku", column.written(column.nearest(self.deviation())));
            if self.squares == 0.0 {
                outcome.remarks.push("Semua angka bernilai sama, sehingga tidak ada pencilan.".to_owned());
            }
        }
        let mut groups = Groups::new(&["Letak", "#Baris", "#Jumlah"]);
        for (label, sums) in [("Di bawah batas bawah", self.below), ("Di atas batas atas", self.above)] {
            let texts = vec![label.to_owned(), text::count(sums.count), column.text(sums.sum)];
            groups.bar(texts, sums.first, sums.count.into());
        }
        outcome.groups = Some(groups);
        column.remark(&mut outcome.remarks);
        outcome.rows = self.rows;
        Ok(outcome)
    }
}

#[expect(clippy::cast_precision_loss, reason = "z-scores are floats")]
const fn float(units: i128) -> f64 {
    units as f64
}

#[expect(clippy::cast_possible_truncation, reason = "units are below 10^19 and deviations below 10^22")]
const fn whole(value: f64) -> i128 {
    value as i128
}
