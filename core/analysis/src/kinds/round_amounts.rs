//! Multiples of a round unit.

use std::cmp::Reverse;

use portal_table::data::data_table::DataTable;
use rustc_hash::FxHashMap;

use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{NumberColumn, Reader, Sums};
use crate::run::Job;
use crate::text;

/// Number of amounts that are listed.
const LISTED: usize = 20;

pub(super) struct RoundAmounts {
    column: NumberColumn,
    unit: u64,
    read: u32,
    found: FxHashMap<i64, Sums>,
    rows: Vec<u32>,
}

impl RoundAmounts {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str, unit: u64) -> Result<Self, Problem> {
        let column = reader.numbers("column", column)?;
        if unit == 0 {
            return Err(Problem::OutOfRange { field: "unit", range: "mulai dari 1" });
        }
        Ok(Self { column, unit, read: 0, found: FxHashMap::default(), rows: Vec::new() })
    }
}

impl Job for RoundAmounts {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        // No number is a multiple of a unit beyond all numbers.
        let unit = i64::try_from(i128::from(self.unit) * self.column.one()).unwrap_or(i64::MAX);
        part.each(|row| {
            let Some(units) = self.column.get(table, row) else { return };
            self.read += 1;
            if units != 0 && units % unit == 0 {
                self.rows.push(row);
                self.found.entry(units).or_default().add(row, units);
            }
        });
    }

    fn finish(self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        if self.read == 0 {
            return Err(self.column.no_numbers());
        }
        let mut ranked: Vec<(i64, Sums)> = self.found.into_iter().collect();
        ranked.sort_unstable_by_key(|(_, sums)| (Reverse(sums.count), sums.first));
        let found = portal_locale::number::count(self.rows.len());
        let mut outcome = Outcome::default();
        outcome.figure("Angka diperiksa", text::count(self.read));
        outcome.figure("Angka bulat", found);
        outcome.figure("Bagian", text::share(i128::try_from(self.rows.len()).unwrap_or_default(), self.read));
        outcome.figure("Jumlah angka bulat", self.column.text(ranked.iter().map(|(_, sums)| sums.sum).sum::<i128>()));
        if ranked.len() > LISTED {
            outcome.remarks.push(format!("Tabel memuat {LISTED} angka yang paling sering."));
        }
        let mut groups = Groups::new(&["Angka", "#Baris", "#Jumlah"]);
        for (units, Sums { count, sum, first }) in ranked.into_iter().take(LISTED) {
            let texts = vec![self.column.text(units), text::count(count), self.column.text(sum)];
            groups.bar(texts, first, count.into());
        }
        outcome.groups = Some(groups);
        self.column.remark(&mut outcome.remarks);
        outcome.rows = self.rows;
        Ok(outcome)
    }
}
