//! Sums per month or period, with their changes.

use std::collections::BTreeMap;

use portal_table::data::data_table::DataTable;
use rustc_hash::FxHashMap;

use super::periods::{PeriodColumn, Span};
use crate::key_period::KeyPeriod;
use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{NumberColumn, Reader, Sums};
use crate::run::Job;
use crate::text;

/// Sums per month or period.
pub(super) struct Trend {
    column: PeriodColumn,
    amount: NumberColumn,
    periods: FxHashMap<Span, Sums>,
}

impl Trend {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str, amount: &str) -> Result<Self, Problem> {
        let (column, amount) = (PeriodColumn::new(reader, "column", column)?, reader.numbers("amount", amount)?);
        Ok(Self { column, amount, periods: FxHashMap::default() })
    }

    /// The months or periods in their order, with the months in between.
    fn spans(&self) -> Vec<Span> {
        let mut spans: Vec<Span> = self.periods.keys().copied().collect();
        spans.sort_unstable();
        self.column.with_gaps(spans)
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
        part.each(|row| {
            let Some(span) = self.column.get(table, row) else { return };
            let Some(units) = self.amount.get(table, row) else { return };
            self.periods.entry(span).or_default().add(row, units);
        });
    }

    fn finish(self: Box<Self>, table: &DataTable) -> Result<Outcome, Problem> {
        let amount = &self.amount;
        let spans = self.spans();
        if spans.is_empty() {
            let has_days = self.amount.found.empty() + self.amount.found.misfits() > 0;
            return Err(if has_days { amount.no_numbers() } else { self.column.days.no_days() });
        }
        let mut groups = Groups::new(&[self.column.heading(), "#Baris", "#Jumlah", "#Perubahan", "#Perubahan (%)"]);
        let mut before: Option<(KeyPeriod, i128)> = None;
        let mut changes: Vec<(i128, String)> = Vec::new();
        let mut count = 0;
        let mut totals: BTreeMap<KeyPeriod, i128> = BTreeMap::new();
        for span in &spans {
            let sums = self.periods.get(span).copied().unwrap_or_default();
            count += sums.count;
            *totals.entry(span.length).or_default() += sums.sum;
            let name = self.column.name(table, *span, sums.first);
            // A month is not compared with a quarter.
            let before_it = before.filter(|(length, _)| *length == span.length);
            let (change, share) = before_it.map_or_else(Default::default, |(_, before)| {
                let change = sums.sum - before;
                changes.push((change, name.clone()));
                (change_text(amount, change), text::share(change, before.saturating_abs()))
            });
            let texts = vec![name, text::count(sums.count), amount.text(sums.sum), change, share];
            groups.bar(texts, sums.first, amount.float(sums.sum));
            before = Some((span.length, sums.sum));
        }
        let mut outcome = Outcome::default();
        outcome.figure("Baris", text::count(count));
        for (length, total) in &totals {
            let label = if totals.len() == 1 { "Jumlah".to_owned() } else { format!("Jumlah ({})", length.name()) };
            outcome.figure(&label, amount.text(*total));
        }
        let named = |(change, name): &(i128, String)| format!("{} ({name})", change_text(amount, *change));
        let rise = changes.iter().max_by_key(|(change, _)| *change).filter(|(change, _)| *change > 0);
        let fall = changes.iter().min_by_key(|(change, _)| *change).filter(|(change, _)| *change < 0);
        for (label, change) in [("Kenaikan terbesar", rise), ("Penurunan terbesar", fall)] {
            outcome.figure(label, change.map_or_else(|| "-".to_owned(), named));
        }
        outcome.groups = Some(groups);
        self.column.remark(&spans, &mut outcome.remarks);
        amount.remark(&mut outcome.remarks);
        Ok(outcome)
    }
}
