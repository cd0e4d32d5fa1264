//! Numbers just below a limit.

use portal_table::data::data_table::DataTable;
use portal_table::decimal::Decimal;

use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::ranks::{at_least, units_from};
use crate::reading::{NumberColumn, Reader, Sums, typed_number};
use crate::run::Job;
use crate::text;

/// Finds numbers from a bound to below the limit, and counts those as far above it for comparison.
pub(super) struct BelowLimit {
    column: NumberColumn,
    /// The start of the range below, the limit, and the end of the range above.
    bounds: [Decimal; 3],
    read: u32,
    below: Sums,
    above: Sums,
    rows: Vec<u32>,
}

impl BelowLimit {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str, limit: &str, percent: u32) -> Result<Self, Problem> {
        let column = reader.numbers("column", column)?;
        let limit = typed_number("limit", limit)?;
        if limit.units <= 0 {
            return Err(Problem::OutOfRange { field: "limit", range: "yang lebih besar dari 0" });
        }
        if !(1..=100).contains(&percent) {
            return Err(Problem::OutOfRange { field: "percent", range: "dari 1 sampai 100" });
        }
        let at = |percent: u32| Decimal { units: limit.units * i128::from(percent), decimals: limit.decimals + 2 };
        let bounds = [at(100 - percent), at(100), at(100 + percent)];
        Ok(Self { column, bounds, read: 0, below: Sums::default(), above: Sums::default(), rows: Vec::new() })
    }
}

impl Job for BelowLimit {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        let decimals = self.column.decimals;
        let [from, limit, to] = self.bounds.map(|bound| units_from(bound, decimals));
        part.each(|row| {
            let Some(units) = self.column.get(table, row) else { return };
            self.read += 1;
            let wide = i128::from(units);
            if from <= wide && wide < limit {
                self.below.add(row, units);
                self.rows.push(row);
            } else if limit <= wide && wide < to {
                self.above.add(row, units);
            }
        });
    }

    fn finish(self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        let column = &self.column;
        if self.read == 0 {
            return Err(column.no_numbers());
        }
        let [from, limit, to] = self.bounds.map(|bound| column.written(at_least(bound, 0)));
        let mut outcome = Outcome::default();
        outcome.figure("Angka diperiksa", text::count(self.read));
        outcome.figure("Tepat di bawah batas", text::count(self.below.count));
        outcome.figure("Bagian", text::share(self.below.count, self.read));
        outcome.figure("Jumlah di bawah batas", column.text(self.below.sum));
        outcome.figure("Mulai batas, selebar itu juga", text::count(self.above.count));
        let mut groups = Groups::new(&["Rentang", "#Baris", "#Jumlah"]);
        let ranges = [(from, &limit, self.below), (limit.clone(), &to, self.above)];
        for (from, to, sums) in ranges {
            let texts = vec![format!("{from} – di bawah {to}"), text::count(sums.count), column.text(sums.sum)];
            groups.bar(texts, sums.first, sums.count.into());
        }
        outcome.groups = Some(groups);
        column.remark(&mut outcome.remarks);
        outcome.rows = self.rows;
        Ok(outcome)
    }
}
