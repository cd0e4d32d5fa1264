//! Profile of a column of texts.

use std::cmp::Reverse;

use portal_table::data::data_table::DataTable;

use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::ranks::smallest;
use crate::reading::{LabelColumn, Reader, Sums};
use crate::run::Job;
use crate::text;

/// Number of texts that are listed.
const LISTED: usize = 20;

pub(super) struct Profile {
    column: LabelColumn,
    rows: u32,
    counts: Vec<Sums>,
}

impl Profile {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str) -> Result<Self, Problem> {
        Ok(Self { column: reader.labels("column", column)?, rows: 0, counts: Vec::new() })
    }
}

impl Job for Profile {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        self.counts.resize(self.column.texts().len() + 1, Sums::default());
        part.each(|row| {
            self.rows += 1;
            self.counts[self.column.slot(row)].add(row, 0);
        });
    }

    fn finish(mut self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        let empty = self.counts.pop().unwrap_or_default().count;
        let filled = self.rows - empty;
        if filled == 0 {
            return Err(self.column.no_texts());
        }
        let distinct = self.counts.iter().filter(|sums| sums.count > 0).count();
        let keys = (0..).zip(&self.counts).filter(|(_, sums)| sums.count > 0);
        let ranked = smallest(keys.map(|(code, sums)| (Reverse(sums.count), sums.first, code)), LISTED);
        let once = self.counts.iter().filter(|sums| sums.count == 1).count();
        let mut groups = Groups::new(&[&self.column.found.heading, "#Baris", "#Bagian"]);
        for (Reverse(count), first, code) in ranked {
            let texts = vec![self.column.texts()[code].clone(), text::count(count), text::share(count, filled)];
            groups.bar(texts, first, count.into());
        }
        let mut outcome = Outcome { groups: Some(groups), ..Outcome::default() };
        outcome.figure("Baris", text::count(self.rows));
        outcome.figure("Sel kosong", text::count(empty));
        outcome.figure("Nilai berbeda", portal_locale::number::count(distinct));
        outcome.figure("Nilai yang muncul sekali", portal_locale::number::count(once));
        if distinct > LISTED {
            outcome.remarks.push(format!("Tabel memuat {LISTED} nilai yang paling sering."));
        }
        Ok(outcome)
    }
}
