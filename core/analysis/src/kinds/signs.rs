//! Numbers whose sign differs from that of most numbers.

use portal_table::data::data_table::DataTable;

use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{NumberColumn, Reader, Sums};
use crate::run::Job;
use crate::text;

/// Finds negative numbers if most are positive, and positive ones if most are negative. A tie finds the negative ones.
pub(super) struct Signs {
    column: NumberColumn,
    zeros: Sums,
    positive: (Sums, Vec<u32>),
    negative: (Sums, Vec<u32>),
}

impl Signs {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str) -> Result<Self, Problem> {
        let column = reader.numbers("column", column)?;
        Ok(Self { column, zeros: Sums::default(), positive: Default::default(), negative: Default::default() })
    }
}

impl Job for Signs {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        part.each(|row| {
            let Some(units) = self.column.get(table, row) else { return };
            let (sums, rows) = match units.signum() {
                0 => return self.zeros.add(row, 0),
                1 => &mut self.positive,
                _ => &mut self.negative,
            };
            sums.add(row, units);
            rows.push(row);
        });
    }

    fn finish(self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        let column = &self.column;
        let read = self.positive.0.count + self.negative.0.count + self.zeros.count;
        if read == 0 {
            return Err(column.no_numbers());
        }
        let mut outcome = Outcome::default();
        let mut groups = Groups::new(&["Tanda", "#Baris", "#Bagian", "#Jumlah"]);
        for (label, sums) in [("Positif", self.positive.0), ("Negatif", self.negative.0), ("Nol", self.zeros)] {
            outcome.figure(label, text::count(sums.count));
            let share = text::share(sums.count, read);
            let texts = vec![label.to_owned(), text::count(sums.count), share, column.text(sums.sum)];
            groups.bar(texts, sums.first, sums.count.into());
        }
        let is_mostly_negative = self.negative.0.count > self.positive.0.count;
        if is_mostly_negative {
            outcome.remarks.push("Kebanyakan angka negatif, sehingga yang ditemukan ialah angka positif.".to_owned());
        }
        outcome.groups = Some(groups);
        column.remark(&mut outcome.remarks);
        outcome.rows = if is_mostly_negative { self.positive.1 } else { self.negative.1 };
        Ok(outcome)
    }
}
