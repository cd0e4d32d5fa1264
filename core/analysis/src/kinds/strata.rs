//! Count and sum per band of a number.

use portal_table::data::data_table::DataTable;
use portal_table::decimal::Decimal;

use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::ranks::units_from;
use crate::reading::{NumberColumn, Reader, Sums, typed_number};
use crate::run::{Job, Next, Tables};
use crate::sorting::Sorting;
use crate::text;

/// Number of bands of equal count, if no bounds are given.
const BANDS: usize = 10;

/// A band begins at its lower bound and ends before its upper one.
pub(super) struct Strata {
    column: NumberColumn,
    typed: Vec<Decimal>,
    /// The bounds in units, once they are known.
    bounds: Option<Vec<i128>>,
    /// The bounds as far as units reach, which wasm compares faster.
    limits: Vec<i64>,
    units: Vec<i64>,
    sorting: Sorting<i64>,
    bands: Vec<Sums>,
}

impl Strata {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str, bounds: &[String]) -> Result<Self, Problem> {
        let column = reader.numbers("column", column)?;
        let filled = bounds.iter().filter(|bound| !bound.trim().is_empty());
        let typed: Vec<Decimal> = filled.map(|bound| typed_number("bounds", bound)).collect::<Result<_, _>>()?;
        if !typed.is_sorted_by(|low, high| low.compared(*high).is_lt()) {
            return Err(Problem::NotRising { field: "bounds" });
        }
        Ok(Self {
            column,
            typed,
            bounds: None,
            limits: Vec::new(),
            units: Vec::new(),
            sorting: Sorting::default(),
            bands: Vec::new(),
        })
    }

    /// Begins to count between these bounds.
    fn divide(&mut self, bounds: Vec<i128>) {
        let clamped = |bound: &i128| i64::try_from(*bound).unwrap_or(if *bound < 0 { i64::MIN } else { i64::MAX });
        self.limits = bounds.iter().map(clamped).collect();
        self.bands = vec![Sums::default(); bounds.len() + 1];
        self.bounds = Some(bounds);
    }

    fn label(&self, bounds: &[i128], band: usize) -> String {
        let shown = |place: usize| {
            let typed = self.typed.get(place).map(|typed| self.column.written(*typed));
            typed.unwrap_or_else(|| self.column.text(bounds[place]))
        };
        match band {
            _ if bounds.is_empty() => "Semua".to_owned(),
            0 => format!("Di bawah {}", shown(0)),
            last if last == bounds.len() => format!("{} ke atas", shown(last - 1)),
            _ => format!("{} – di bawah {}", shown(band - 1), shown(band)),
        }
    }
}

impl Job for Strata {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        if self.bounds.is_none() && !self.typed.is_empty() {
            let decimals = self.column.decimals;
            self.divide(self.typed.iter().map(|bound| units_from(*bound, decimals)).collect());
        }
        let is_counted = self.bounds.is_some();
        let is_second_pass = is_counted && self.typed.is_empty();
        part.each(|row| {
            let units = if is_second_pass { self.column.peek(table, row) } else { self.column.get(table, row) };
            let Some(units) = units else { return };
            if is_counted {
                let band = self.limits.partition_point(|limit| *limit <= units);
                self.bands[band].add(row, units);
            } else {
                self.units.push(units);
            }
        });
    }

    fn turn(&mut self) -> Next {
        if self.bounds.is_some() {
            return Next::Done;
        }
        if self.sorting.is_empty() {
            if self.units.is_empty() {
                return Next::Done;
            }
            self.sorting = Sorting::new(std::mem::take(&mut self.units));
            return Next::Work;
        }
        let sorted = std::mem::take(&mut self.sorting).finish();
        let at = |band: usize| i128::from(sorted[sorted.len() * band / BANDS]);
        let mut bounds: Vec<i128> = (1..BANDS).map(at).filter(|bound| *bound > sorted[0].into()).collect();
        bounds.dedup();
        self.divide(bounds);
        Next::Rows
    }

    fn work(&mut self, _: Tables<'_>) -> bool {
        self.sorting.step()
    }

    fn stages(&self) -> u32 {
        if self.typed.is_empty() { 3 } else { 1 }
    }

    fn finish(self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        let column = &self.column;
        let rows: u32 = self.bands.iter().map(|band| band.count).sum();
        let sum: i128 = self.bands.iter().map(|band| band.sum).sum();
        if rows == 0 {
            return Err(column.no_numbers());
        }
        let mut groups = Groups::new(&["Lapisan", "#Baris", "#Bagian baris", "#Jumlah", "#Bagian jumlah"]);
        let bounds = self.bounds.as_deref().unwrap_or_default();
        for (place, band) in self.bands.iter().enumerate() {
            let texts = vec![
                self.label(bounds, place),
                text::count(band.count),
                text::share(band.count, rows),
                column.text(band.sum),
                text::share(band.sum, sum),
            ];
            groups.bar(texts, band.first, band.count.into());
        }
        let mut outcome = Outcome { groups: Some(groups), ..Outcome::default() };
        outcome.figure("Angka diperiksa", text::count(rows));
        outcome.figure("Jumlah", column.text(sum));
        outcome.figure("Lapisan", portal_locale::number::count(self.bands.len()));
        column.remark(&mut outcome.remarks);
        Ok(outcome)
    }
}
