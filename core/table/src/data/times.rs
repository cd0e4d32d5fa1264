//! Days and periods in the cells of a table: their display, their search, and the columns that name periods.

use std::borrow::Cow;
use std::rc::Rc;
use std::slice;

use portal_locale::calendar::{CalendarDate, MONTHS};
use portal_locale::period;

use super::column::ColumnKind;
use super::data_table::DataTable;
use super::day;
use crate::columnar::Days;
use crate::field_mask::FieldMask;
use crate::fold::fold;
use crate::row_set::RowSet;

/// Number of rows that are checked to see if a column could name periods.
const SAMPLE: u32 = 50;

impl DataTable {
    /// The text of a cell as shown: a day in the portal's form ('19 Januari 2025'), everything else unchanged.
    pub fn shown(&self, row: u32, column: u32) -> Cow<'_, str> {
        let cell = self.cell(row, column);
        let is_date = self.columns().get(column as usize).is_some_and(|column| column.kind == ColumnKind::Date);
        let day = if is_date { day::read(cell) } else { None };
        day.map_or(Cow::Borrowed(cell), |day| Cow::Owned(CalendarDate::from_epoch_days(day.into()).long()))
    }

    /// A quick check of the first rows, which rules out almost every column that does not name periods.
    pub fn could_name_periods(&self, column: u32) -> bool {
        let is_text = self.columns().get(column as usize).is_some_and(|column| column.kind == ColumnKind::Text);
        is_text && !(0..self.row_count().min(SAMPLE)).any(|row| is_other(self.cell(row, column)))
    }

    /// True if every text of a column names a period.
    pub fn names_periods(&self, column: u32) -> bool {
        let labels = self.could_name_periods(column).then(|| self.labels(column)).flatten();
        labels.is_some_and(|labels| !labels.labels().is_empty() && !labels.labels().iter().any(|text| is_other(text)))
    }

    /// Keeps the rows that have every word in some cell. A word in a month's name also matches the days of that month,
    /// because cells show it.
    pub(super) fn narrow(&self, words: &[String], found: &mut RowSet) {
        let days: Vec<Rc<Days>> = (0..).zip(self.columns()).filter_map(|(number, _)| self.days(number)).collect();
        let (in_days, elsewhere): (Vec<&String>, Vec<&String>) =
            words.iter().partition(|word| !days.is_empty() && months_with(word).contains(&true));
        let elsewhere: Vec<String> = elsewhere.into_iter().cloned().collect();
        self.stored.index.narrow(&elsewhere, FieldMask::ALL, found);
        for word in in_days {
            let months = months_with(word);
            let mut in_texts = found.clone();
            self.stored.index.narrow(slice::from_ref(word), FieldMask::ALL, &mut in_texts);
            let is_of_month = |day: i32| {
                let (_, month, _) = CalendarDate::from_epoch_days(day.into()).parts();
                months.get(month as usize - 1) == Some(&true)
            };
            found.retain(|row| {
                in_texts.contains(row) || days.iter().any(|days| days.value(row).is_some_and(is_of_month))
            });
        }
    }
}

fn months_with(word: &str) -> [bool; 12] {
    MONTHS.map(|month| fold(month).contains(word))
}

fn is_other(text: &str) -> bool {
    !text.trim().is_empty() && period::read(text).is_none()
}
