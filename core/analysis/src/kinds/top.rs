//! The share of the largest names in a sum.

use std::cmp::Reverse;

use portal_table::data::data_table::DataTable;

use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::ranks::smallest;
use crate::reading::{LabelColumn, NumberColumn, Reader, Sums};
use crate::run::{Job, Next};
use crate::text;

/// The largest names, ranked by their sums; equal sums by their first row. Finds their rows.
pub(super) struct Top {
    column: LabelColumn,
    by: NumberColumn,
    count: usize,
    sums: Vec<Sums>,
    ranked: Vec<usize>,
    names: usize,
    is_listed: Vec<bool>,
    rows: Vec<u32>,
}

impl Top {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str, by: &str, count: u32) -> Result<Self, Problem> {
        let column = reader.labels("column", column)?;
        let by = reader.numbers("by", by)?;
        if count == 0 {
            return Err(Problem::OutOfRange { field: "count", range: "mulai dari 1" });
        }
        Ok(Self {
            column,
            by,
            count: count as usize,
            sums: Vec::new(),
            ranked: Vec::new(),
            names: 0,
            is_listed: Vec::new(),
            rows: Vec::new(),
        })
    }
}

impl Job for Top {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        self.by.load(table);
        if !self.is_listed.is_empty() {
            return part.each(|row| {
                if self.is_listed[self.column.slot(row)] && self.by.peek(table, row).is_some() {
                    self.rows.push(row);
                }
            });
        }
        self.sums.resize(self.column.texts().len() + 1, Sums::default());
        part.each(|row| {
            if let Some(units) = self.by.get(table, row) {
                self.sums[self.column.slot(row)].add(row, units);
            }
        });
    }

    fn turn(&mut self) -> Next {
        if !self.is_listed.is_empty() {
            return Next::Done;
        }
        let sums = &self.sums;
        self.names = sums.iter().filter(|sums| sums.count > 0).count();
        let keys = (0..).zip(sums).filter(|(_, sums)| sums.count > 0);
        let ranked = smallest(keys.map(|(slot, sums)| (Reverse(sums.sum), sums.first, slot)), self.count);
        let ranked: Vec<usize> = ranked.into_iter().map(|(.., slot)| slot).collect();
        self.is_listed = vec![false; sums.len()];
        for &slot in &ranked {
            self.is_listed[slot] = true;
        }
        self.ranked = ranked;
        Next::Rows
    }

    fn stages(&self) -> u32 {
        2
    }

    fn finish(self: Box<Self>, table: &DataTable) -> Result<Outcome, Problem> {
        let by = &self.by;
        if self.ranked.is_empty() {
            return Err(by.no_numbers());
        }
        let total: i128 = self.sums.iter().map(|sums| sums.sum).sum();
        let largest: i128 = self.ranked.iter().map(|&slot| self.sums[slot].sum).sum();
        let all = portal_locale::number::count;
        let mut outcome = Outcome::default();
        outcome.figure("Nama berbeda", all(self.names));
        outcome.figure("Jumlah seluruhnya", by.text(total));
        outcome.figure(&format!("Jumlah {} terbesar", all(self.ranked.len())), by.text(largest));
        outcome.figure(&format!("Bagian {} terbesar", all(self.ranked.len())), text::share(largest, total));
        let heading = &self.column.found.heading;
        let mut groups = Groups::new(&[heading, "#Baris", "#Jumlah", "#Bagian", "#Bagian kumulatif"]);
        let mut cumulative = 0;
        for &slot in &self.ranked {
            let Sums { count, sum, first } = self.sums[slot];
            cumulative += sum;
            let texts = vec![
                self.column.shown(table, slot, first.unwrap_or_default()),
                text::count(count),
                by.text(sum),
                text::share(sum, total),
                text::share(cumulative, total),
            ];
            groups.bar(texts, first, by.float(sum));
        }
        outcome.groups = Some(groups);
        if self.sums.iter().any(|sums| sums.sum < 0) {
            outcome.remarks.push("Ada nama yang berjumlah negatif, sehingga bagian dapat melebihi 100%.".to_owned());
        }
        by.remark(&mut outcome.remarks);
        outcome.rows = self.rows;
        Ok(outcome)
    }
}
