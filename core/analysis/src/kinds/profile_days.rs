//! Profile of a column of days or periods.

use portal_table::columnar::Bucket;
use portal_table::data::data_table::DataTable;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{DayColumn, Reader, Sums};
use crate::run::Job;
use crate::text;

/// Months without rows are listed up to this many months.
const MOST_MONTHS: usize = 120;

pub(super) struct Profile {
    column: DayColumn,
    rows: u32,
    days: FxHashSet<i32>,
    /// First and last day with their rows.
    ends: Option<[(i32, u32); 2]>,
    months: FxHashMap<i32, Sums>,
}

impl Profile {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str) -> Result<Self, Problem> {
        let column = reader.days("column", column)?;
        Ok(Self { column, rows: 0, days: FxHashSet::default(), ends: None, months: FxHashMap::default() })
    }

    fn months(&self, [first, last]: [i32; 2]) -> Groups {
        let mut groups = Groups::new(&["Bulan", "#Baris"]);
        let mut starts: Vec<i32> = self.months.keys().copied().collect();
        let end = Bucket::Month.start(last);
        let next = |start: &i32| Some(Bucket::Month.next(*start)).filter(|next| *next <= end && next > start);
        let all: Vec<i32> =
            std::iter::successors(Some(Bucket::Month.start(first)), next).take(MOST_MONTHS + 1).collect();
        if all.len() <= MOST_MONTHS {
            starts = all;
        }
        starts.sort_unstable();
        for start in starts {
            let month = self.months.get(&start).copied().unwrap_or_default();
            groups.bar(vec![text::month(start), text::count(month.count)], month.first, month.count.into());
        }
        groups
    }
}

impl Job for Profile {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        let mut known: Option<(i32, i32)> = None;
        part.each(|row| {
            self.rows += 1;
            let Some(day) = self.column.get(table, row) else { return };
            // Rows of one day often follow each other.
            let start = known.filter(|(known, _)| *known == day).map(|(_, start)| start);
            let start = start.unwrap_or_else(|| Bucket::Month.start(day));
            known = Some((day, start));
            self.days.insert(day);
            let [first, last] = self.ends.get_or_insert([(day, row); 2]);
            if day < first.0 {
                *first = (day, row);
            }
            if day > last.0 {
                *last = (day, row);
            }
            self.months.entry(start).or_default().add(row, 0);
        });
    }

    fn finish(self: Box<Self>, table: &DataTable) -> Result<Outcome, Problem> {
        let [first, last] = self.ends.ok_or_else(|| self.column.no_days())?;
        let shown = |row| table.shown(row, self.column.found.index).into_owned();
        let mut outcome = Outcome::default();
        outcome.figure("Baris", text::count(self.rows));
        outcome.figure("Sel kosong", text::count(self.column.found.empty()));
        outcome.figure("Bukan tanggal", text::count(self.column.found.misfits()));
        let label = if self.column.is_period() { "Periode berbeda" } else { "Tanggal berbeda" };
        outcome.figure(label, portal_locale::number::count(self.days.len()));
        outcome.figure("Pertama", shown(first.1));
        outcome.figure("Terakhir", shown(last.1));
        outcome.groups = Some(self.months([first.0, last.0]));
        self.column.found.remark(&mut outcome.remarks);
        Ok(outcome)
    }
}
