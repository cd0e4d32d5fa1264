//! The figures that are compared per key.

use portal_table::data::data_table::DataTable;
use portal_table::decimal::Decimal;
use portal_table::fold::fold;

use crate::outcome::Outcome;
use crate::problem::Problem;
use crate::reading::{NumberColumn, Reader, typed_number};
use crate::reconciliation::{KeyFigure, MeasurePair};
use crate::text;

const FIELD: &str = "measures";

/// Two columns of numbers that are compared.
pub(super) struct Measure {
    columns: [NumberColumn; 2],
    figure: KeyFigure,
    absolute: Decimal,
    percent: Decimal,
}

/// The numbers of one key in one table: their sum, or the largest.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Tally {
    units: i128,
    count: u32,
}

/// The comparison of two figures.
pub(super) struct Compared {
    figures: [Decimal; 2],
    /// The right figure less the left one.
    pub(super) difference: Decimal,
    pub(super) is_within: bool,
}

impl Measure {
    pub(super) fn new([main, other]: [&mut Reader<'_>; 2], pair: &MeasurePair) -> Result<Self, Problem> {
        let columns = [main.numbers(FIELD, &pair.left)?, other.numbers(FIELD, &pair.right)?];
        if let [Some(left), Some(right)] = columns.each_ref().map(|column| column.unit.clone())
            && fold(&left) != fold(&right)
        {
            return Err(Problem::UnitsDiffer {
                columns: columns.map(|column| column.found.heading),
                units: [left, right],
            });
        }
        let tolerance = |typed: &str| {
            let nothing = Decimal { units: 0, decimals: 0 };
            if typed.trim().is_empty() { Ok(nothing) } else { typed_number(FIELD, typed) }
        };
        let [absolute, percent] = [tolerance(&pair.absolute)?, tolerance(&pair.percent)?];
        if absolute.units < 0 || percent.units < 0 {
            return Err(Problem::OutOfRange { field: FIELD, range: "0 atau lebih sebagai toleransi" });
        }
        Ok(Self { columns, figure: pair.figure, absolute, percent })
    }

    pub(super) fn load(&mut self, side: usize, table: &DataTable) {
        self.columns[side].load(table);
    }

    pub(super) fn add(&mut self, side: usize, table: &DataTable, row: u32, tally: &mut Tally) {
        let Some(units) = self.columns[side].get(table, row).map(i128::from) else { return };
        tally.units = match self.figure {
            KeyFigure::Largest if tally.count > 0 => tally.units.max(units),
            KeyFigure::Largest => units,
            KeyFigure::Sum | KeyFigure::Mean => tally.units + units,
        };
        tally.count += 1;
    }

    fn figure(&self, side: usize, tally: Tally) -> Decimal {
        let decimals = self.columns[side].decimals;
        let number = Decimal { units: tally.units, decimals };
        match self.figure {
            KeyFigure::Mean => number.divided(tally.count.max(1), decimals).unwrap_or(number),
            KeyFigure::Sum | KeyFigure::Largest => number,
        }
    }

    /// Compares the figures of one key. No number counts as 0.
    pub(super) fn compare(&self, tallies: [Tally; 2]) -> Compared {
        let figures = [0, 1].map(|side: usize| self.figure(side, tallies[side]));
        let decimals = figures[0].decimals.max(figures[1].decimals);
        let [left, right] = figures.map(|figure| figure.with_decimals(decimals));
        let difference = Decimal { units: right.units - left.units, decimals };
        let size = Decimal { units: difference.units.saturating_abs(), decimals };
        let is_same = size.units == 0;
        let is_within = is_same || size.compared(self.absolute).is_le() || self.is_in_percent(size.units, left.units);
        Compared { figures, difference, is_within }
    }

    fn is_in_percent(&self, difference: i128, left: i128) -> bool {
        let hundred = 100_i128.saturating_mul(10_i128.saturating_pow(self.percent.decimals));
        difference.saturating_mul(hundred) <= self.percent.units.saturating_mul(left.saturating_abs())
    }

    /// 'Volume (ton)', twice, and the headings of the difference.
    pub(super) fn headings(&self) -> [String; 4] {
        let [left, right] = [0, 1].map(|side: usize| &self.columns[side].found.heading);
        [format!("#{left}"), format!("#{right} (pembanding)"), "#Selisih".to_owned(), "#Selisih (%)".to_owned()]
    }

    /// The texts of a line; '-' for a table without a number.
    pub(super) fn texts(&self, tallies: [Tally; 2]) -> [String; 4] {
        let Compared { figures: [left, right], difference, .. } = self.compare(tallies);
        let shown = |side: usize, figure: Decimal| {
            if tallies[side].count == 0 { "-".to_owned() } else { self.columns[side].written(figure) }
        };
        let base = left.with_decimals(difference.decimals).units;
        let share = text::share(difference.units, base.saturating_abs());
        [shown(0, left), shown(1, right), self.signed(difference), share]
    }

    fn signed(&self, difference: Decimal) -> String {
        let sign = if difference.units > 0 { "+" } else { "" };
        format!("{sign}{}", self.columns[0].written(difference))
    }

    /// Tells the sums of both tables, and which cells were left out.
    pub(super) fn total(&self, totals: [Tally; 2], outcome: &mut Outcome) {
        if self.figure == KeyFigure::Sum {
            let Compared { figures: [left, right], difference, .. } = self.compare(totals);
            let [of_left, of_right] = [0, 1].map(|side: usize| &self.columns[side].found.heading);
            outcome.figure(&format!("Jumlah {of_left}"), self.columns[0].written(left));
            outcome.figure(&format!("Jumlah {of_right} (pembanding)"), self.columns[1].written(right));
            outcome.figure(&format!("Selisih {of_left}"), self.signed(difference));
        }
        for column in &self.columns {
            column.remark(&mut outcome.remarks);
        }
    }

    /// Adds the numbers of one key to those of all.
    pub(super) fn add_total(&self, total: &mut Tally, tally: Tally) {
        if self.figure == KeyFigure::Sum {
            total.units += tally.units;
            total.count += tally.count;
        }
    }
}
