//! Days outside a period, on weekends or on national holidays.

use std::collections::BTreeMap;

use portal_locale::holidays::{DECREED_YEARS, certain, is_decreed};
use portal_table::data::data_table::DataTable;
use rustc_hash::FxHashMap;

use crate::outcome::{Groups, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{DayColumn, Reader, Sums, typed_day};
use crate::run::Job;
use crate::text;

/// A reason to find a day, in the order of the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Reason {
    Before,
    After,
    Saturday,
    Sunday,
    /// The day of the holiday.
    Holiday(i32),
}

pub(super) struct Dates {
    column: DayColumn,
    from: Option<i32>,
    to: Option<i32>,
    weekends: bool,
    holidays: bool,
    /// The reasons of each day; most days have none.
    known: FxHashMap<i32, Vec<Reason>>,
    found: BTreeMap<Reason, Sums>,
    read: u32,
    without_holidays: u32,
    rows: Vec<u32>,
}

impl Dates {
    pub(super) fn new(
        reader: &mut Reader<'_>,
        column: &str,
        [from, to]: [Option<&str>; 2],
        weekends: bool,
        holidays: bool,
    ) -> Result<Self, Problem> {
        let column = reader.days("column", column)?;
        if (weekends || holidays) && column.is_period() {
            return Err(Problem::NotDays { field: "column", column: column.found.heading });
        }
        let typed = |field, typed: Option<&str>| {
            typed.filter(|typed| !typed.trim().is_empty()).map(|typed| typed_day(field, typed)).transpose()
        };
        let (from, to) = (typed("from", from)?, typed("to", to)?);
        if from.zip(to).is_some_and(|(from, to)| to < from) {
            return Err(Problem::PeriodReversed);
        }
        if from.is_none() && to.is_none() && !weekends && !holidays {
            return Err(Problem::NothingToFind);
        }
        Ok(Self {
            column,
            from,
            to,
            weekends,
            holidays,
            known: FxHashMap::default(),
            found: BTreeMap::new(),
            read: 0,
            without_holidays: 0,
            rows: Vec::new(),
        })
    }

    fn label(&self, reason: Reason) -> String {
        let bound = |day: Option<i32>| day.map(text::day).unwrap_or_default();
        match reason {
            Reason::Before => format!("Sebelum {}", bound(self.from)),
            Reason::After => format!("Sesudah {}", bound(self.to)),
            Reason::Saturday => "Sabtu".to_owned(),
            Reason::Sunday => "Minggu".to_owned(),
            Reason::Holiday(day) => format!("{}, {}", certain(day).unwrap_or_default(), text::day(day)),
        }
    }
}

fn reasons(day: i32, [from, to]: [Option<i32>; 2], weekends: bool, holidays: bool) -> Vec<Reason> {
    // 1970-01-01 was a Thursday, the third day after a Monday.
    let weekday = (day.rem_euclid(7) + 3) % 7;
    [
        from.is_some_and(|from| day < from).then_some(Reason::Before),
        to.is_some_and(|to| day > to).then_some(Reason::After),
        (weekends && weekday == 5).then_some(Reason::Saturday),
        (weekends && weekday == 6).then_some(Reason::Sunday),
        (holidays && certain(day).is_some()).then_some(Reason::Holiday(day)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

impl Job for Dates {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        part.each(|row| {
            let Some(day) = self.column.get(table, row) else { return };
            self.read += 1;
            self.without_holidays += u32::from(self.holidays && !is_decreed(day));
            let bounds = [self.from, self.to];
            let known = self.known.entry(day).or_insert_with(|| reasons(day, bounds, self.weekends, self.holidays));
            if !known.is_empty() {
                self.rows.push(row);
            }
            for reason in known {
                self.found.entry(*reason).or_default().add(row, 0);
            }
        });
    }

    fn finish(self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        if self.read == 0 {
            return Err(self.column.no_days());
        }
        let total = |is_counted: fn(&Reason) -> bool| -> u32 {
            self.found.iter().filter(|(reason, _)| is_counted(reason)).map(|(_, sums)| sums.count).sum()
        };
        let mut outcome = Outcome::default();
        outcome.figure("Tanggal diperiksa", text::count(self.read));
        outcome.figure("Baris ditemukan", portal_locale::number::count(self.rows.len()));
        if self.from.or(self.to).is_some() {
            let outside = total(|reason| matches!(reason, Reason::Before | Reason::After));
            outcome.figure("Di luar periode", text::count(outside));
        }
        if self.weekends {
            let weekend = total(|reason| matches!(reason, Reason::Saturday | Reason::Sunday));
            outcome.figure("Akhir pekan", text::count(weekend));
        }
        if self.holidays {
            outcome.figure("Hari libur nasional", text::count(total(|reason| matches!(reason, Reason::Holiday(_)))));
        }
        let mut groups = Groups::new(&["Alasan", "#Baris", "#Bagian"]);
        for (&reason, sums) in &self.found {
            let texts = vec![self.label(reason), text::count(sums.count), text::share(sums.count, self.read)];
            groups.bar(texts, sums.first, sums.count.into());
        }
        outcome.groups = Some(groups);
        self.column.found.remark(&mut outcome.remarks);
        if self.without_holidays > 0 {
            let [first, last] = DECREED_YEARS;
            let count = text::count(self.without_holidays);
            outcome.remarks.push(format!(
                "Hari libur yang lengkap hanya tersedia untuk {first} sampai {last}; untuk {count} baris di tahun lain hanya libur bertanggal tetap yang diperiksa."
            ));
        }
        outcome.rows = self.rows;
        Ok(outcome)
    }
}
