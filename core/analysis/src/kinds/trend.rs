//! Sums per month or period, with their changes.

use portal_table::columnar::Bucket;
use portal_table::data::data_table::DataTable;
use rustc_hash::FxHashMap;

use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{DayColumn, NumberColumn, Reader, Sums};
use crate::run::Job;
use crate::text;

/// Months without rows are listed up to this many months.
const MOST_MONTHS: usize = 240;

/// Sums per month. A column of periods is grouped by the first days of its periods.
pub(super) struct Trend {
    column: DayColumn,
    amount: NumberColumn,
    periods: FxHashMap<i32, Sums>,
}

impl Trend {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str, amount: &str) -> Result<Self, Problem> {
        let (column, amount) = (reader.days("column", column)?, reader.numbers("amount", amount)?);
        Ok(Self { column, amount, periods: FxHashMap::default() })
    }

    /// The first days of the periods in the order of time, with the months in between.
    fn starts(&self) -> Vec<i32> {
        let mut starts: Vec<i32> = self.periods.keys().copied().collect();
        starts.sort_unstable();
        all_starts(starts, self.column.is_period())
    }
}

/// The first day of the month or period of a day.
pub(super) fn start_of(is_period: bool, day: i32) -> i32 {
    if is_period { day } else { Bucket::Month.start(day) }
}

/// Sorted first days, with the months in between if there are not too many.
pub(super) fn all_starts(starts: Vec<i32>, is_period: bool) -> Vec<i32> {
    let (false, [first, .., last]) = (is_period, &starts[..]) else { return starts };
    let next = |start: &i32| Some(Bucket::Month.next(*start)).filter(|next| next <= last && next > start);
    let all: Vec<i32> = std::iter::successors(Some(*first), next).take(MOST_MONTHS + 1).collect();
    if all.len() <= MOST_MONTHS { all } else { starts }
}

/// 'Triwulan I 2025' or 'Januari 2025'; `row` is one of the period.
pub(super) fn period_name(column: &DayColumn, table: &DataTable, start: i32, row: Option<u32>) -> String {
    match row {
        Some(row) if column.is_period() => table.shown(row, column.found.index).into_owned(),
        _ => text::month(start),
    }
}

/// '+Rp5' for a rise.
pub(super) fn change_text(amount: &NumberColumn, change: i128) -> String {
    let sign = if change > 0 { "+" } else { "" };
    format!("{sign}{}", amount.text(change))
}

impl Job for Trend {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        self.amount.load(table);
        let is_period = self.column.is_period();
        let mut known: Option<(i32, i32)> = None;
        part.each(|row| {
            let Some(day) = self.column.get(table, row) else { return };
            let Some(units) = self.amount.get(table, row) else { return };
            // Rows of one day often follow each other.
            let start = known.filter(|(known, _)| *known == day).map(|(_, start)| start);
            let start = start.unwrap_or_else(|| start_of(is_period, day));
            known = Some((day, start));
            self.periods.entry(start).or_default().add(row, units);
        });
    }

    fn finish(self: Box<Self>, table: &DataTable) -> Result<Outcome, Problem> {
        let amount = &self.amount;
        let starts = self.starts();
        if starts.is_empty() {
            let has_days = self.amount.found.empty() + self.amount.found.misfits() > 0;
            return Err(if has_days { amount.no_numbers() } else { self.column.no_days() });
        }
        let first = if self.column.is_period() { "Periode" } else { "Bulan" };
        let mut groups = Groups::new(&[first, "#Baris", "#Jumlah", "#Perubahan", "#Perubahan (%)"]);
        let mut before: Option<i128> = None;
        let mut changes: Vec<(i128, String)> = Vec::new();
        let mut total = Sums::default();
        for start in starts {
            let sums = self.periods.get(&start).copied().unwrap_or_default();
            (total.count, total.sum) = (total.count + sums.count, total.sum + sums.sum);
            let name = period_name(&self.column, table, start, sums.first);
            let (change, share) = before.map_or_else(Default::default, |before| {
                let change = sums.sum - before;
                changes.push((change, name.clone()));
                (change_text(amount, change), text::share(change, before.saturating_abs()))
            });
            let texts = vec![name, text::count(sums.count), amount.text(sums.sum), change, share];
            groups.bar(texts, sums.first, amount.float(sums.sum));
            before = Some(sums.sum);
        }
        let mut outcome = Outcome::default();
        outcome.figure("Baris", text::count(total.count));
        outcome.figure("Jumlah", amount.text(total.sum));
        let named = |(change, name): &(i128, String)| format!("{} ({name})", change_text(amount, *change));
        let rise = changes.iter().max_by_key(|(change, _)| *change).filter(|(change, _)| *change > 0);
        let fall = changes.iter().min_by_key(|(change, _)| *change).filter(|(change, _)| *change < 0);
        for (label, change) in [("Kenaikan terbesar", rise), ("Penurunan terbesar", fall)] {
            outcome.figure(label, change.map_or_else(|| "-".to_owned(), named));
        }
        outcome.groups = Some(groups);
        self.column.found.remark(&mut outcome.remarks);
        amount.remark(&mut outcome.remarks);
        Ok(outcome)
    }
}
