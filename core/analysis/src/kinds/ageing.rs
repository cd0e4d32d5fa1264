//! Count and sum per age.

use portal_table::data::data_table::DataTable;

use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{DayColumn, NumberColumn, Reader, Sums, typed_day};
use crate::run::Job;
use crate::text;

/// The usual bands in days.
const USUAL: [u32; 3] = [30, 60, 90];

/// Groups days by their age: the first band holds the days after the given one, the last one those older than every
/// band. Finds the rows of the last band.
pub(super) struct Ageing {
    column: DayColumn,
    amount: Option<NumberColumn>,
    until: i32,
    ends: Vec<u32>,
    bands: Vec<Sums>,
    oldest: Option<(i32, u32)>,
    rows: Vec<u32>,
}

impl Ageing {
    pub(super) fn new(
        reader: &mut Reader<'_>,
        column: &str,
        until: &str,
        bands: &[u32],
        amount: Option<&str>,
    ) -> Result<Self, Problem> {
        let column = reader.days("column", column)?;
        let amount = amount.map(|amount| reader.numbers("amount", amount)).transpose()?;
        let ends = if bands.is_empty() { USUAL.to_vec() } else { bands.to_vec() };
        if !ends.is_sorted_by(|low, high| low < high) {
            return Err(Problem::NotRising { field: "bands" });
        }
        let until = typed_day("until", until)?;
        let bands = vec![Sums::default(); ends.len() + 2];
        Ok(Self { column, amount, until, ends, bands, oldest: None, rows: Vec::new() })
    }

    fn label(&self, band: usize) -> String {
        let days = |days: u32| text::count(days);
        match band {
            0 => format!("Sesudah {}", text::day(self.until)),
            1 => format!("0–{} hari", days(self.ends[0])),
            oldest if oldest > self.ends.len() => format!("Lebih dari {} hari", days(self.ends[oldest - 2])),
            _ => format!("{}–{} hari", days(self.ends[band - 2] + 1), days(self.ends[band - 1])),
        }
    }
}

impl Job for Ageing {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        if let Some(amount) = &mut self.amount {
            amount.load(table);
        }
        part.each(|row| {
            let Some(day) = self.column.get(table, row) else { return };
            let age = u32::try_from(i64::from(self.until) - i64::from(day));
            let band = age.map_or(0, |age| 1 + self.ends.partition_point(|end| *end < age));
            let units = self.amount.as_mut().and_then(|amount| amount.get(table, row)).unwrap_or_default();
            self.bands[band].add(row, units);
            if band > self.ends.len() {
                self.rows.push(row);
            }
            if self.oldest.is_none_or(|(oldest, _)| day < oldest) {
                self.oldest = Some((day, row));
            }
        });
    }

    fn finish(self: Box<Self>, table: &DataTable) -> Result<Outcome, Problem> {
        let Some((_, oldest)) = self.oldest else { return Err(self.column.no_days()) };
        let rows: u32 = self.bands.iter().map(|band| band.count).sum();
        let sum: i128 = self.bands.iter().map(|band| band.sum).sum();
        let mut outcome = Outcome::default();
        outcome.figure("Baris", text::count(rows));
        outcome.figure("Tanggal tertua", table.shown(oldest, self.column.found.index));
        let headings = ["Umur", "#Baris", "#Bagian baris", "#Jumlah", "#Bagian jumlah"];
        let mut groups = Groups::new(if self.amount.is_some() { &headings } else { &headings[..3] });
        for (place, band) in self.bands.iter().enumerate() {
            let mut texts = vec![self.label(place), text::count(band.count), text::share(band.count, rows)];
            let mut bar = f64::from(band.count);
            if let Some(amount) = &self.amount {
                texts.extend([amount.text(band.sum), text::share(band.sum, sum)]);
                bar = amount.float(band.sum);
            }
            groups.bar(texts, band.first, bar);
        }
        outcome.groups = Some(groups);
        self.column.found.remark(&mut outcome.remarks);
        if let Some(amount) = &self.amount {
            outcome.figure("Jumlah", amount.text(sum));
            amount.remark(&mut outcome.remarks);
        }
        outcome.rows = self.rows;
        Ok(outcome)
    }
}
