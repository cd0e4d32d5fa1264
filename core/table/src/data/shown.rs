//! The cells of a table as shown, and their search: days, periods and numbers are shown in one form, however the file
//! writes them.

use std::borrow::Cow;
use std::collections::HashSet;
use std::rc::Rc;
use std::slice;

use portal_locale::calendar::{CalendarDate, MONTHS};
use portal_locale::number::exact;
use portal_locale::period;

use super::added::AddedColumn;
use super::column::{Column, Meaning, Measure};
use super::data_table::DataTable;
use super::day;
use super::number::{self, NumberForm, Written};
use crate::columnar::{Days, Labels, Numbers};
use crate::decimal::Decimal;
use crate::field_mask::FieldMask;
use crate::fold::fold;
use crate::row_set::RowSet;

const SECONDS_PER_DAY: i64 = 86_400;

/// Longer number columns are only searched by their texts.
const MOST_SEARCHED: u32 = 30_000;

impl DataTable {
    /// The text of a cell as shown: a day as '19 Januari 2025', a period as 'Triwulan I 2025', a number with the
    /// decimals of its column. A text and a cell that does not fit its column are unchanged.
    pub fn shown(&self, row: u32, column: u32) -> Cow<'_, str> {
        let cell = self.cell(row, column);
        let Some(Column { kind, .. }) = self.columns().get(column as usize) else { return Cow::Borrowed(cell) };
        let value = self.value_text(row, column);
        let shown = match kind.meaning() {
            Meaning::Text => None,
            Meaning::Number(form, measure) => number::read(value, form)
                .map(|written| amount(written.exact().with_decimals(self.decimals(column)), measure)),
            Meaning::Day(order) => day::read(value, order).map(long_day),
            Meaning::Moment(order) => day::read_moment(value, order).map(long_moment),
            Meaning::Period => period::read(value).map(period::Period::label),
        };
        shown.map_or(Cow::Borrowed(cell), Cow::Owned)
    }

    /// Keeps the rows that have every word in some cell, as written or as shown.
    pub(super) fn narrow(&self, words: &[String], found: &mut RowSet) {
        let shown = Shown::of(self, words);
        let (in_shown, elsewhere): (Vec<&String>, Vec<&String>) = words.iter().partition(|word| shown.may_have(word));
        let elsewhere: Vec<String> = elsewhere.into_iter().cloned().collect();
        self.stored.index.narrow(&elsewhere, FieldMask::ALL, found);
        for word in in_shown {
            let mut in_texts = found.clone();
            self.stored.index.narrow(slice::from_ref(word), FieldMask::ALL, &mut in_texts);
            let tests = shown.tests(word);
            found.retain(|row| in_texts.contains(row) || tests.iter().any(|test| test(row)));
        }
    }
}

/// '1.234,50', 'Rp1.234,50', '12,5%'.
pub fn amount(value: Decimal, measure: Measure) -> String {
    let text = exact(value.units, value.decimals as usize);
    match measure {
        Measure::Plain => text,
        Measure::Money => text.strip_prefix('-').map_or_else(|| format!("Rp{text}"), |size| format!("-Rp{size}")),
        Measure::Percent => format!("{text}%"),
    }
}

fn long_day(day: i32) -> String {
    CalendarDate::from_epoch_days(day.into()).long()
}

pub(super) fn long_moment(moment: i64) -> String {
    let (day, seconds) = (moment.div_euclid(SECONDS_PER_DAY), moment.rem_euclid(SECONDS_PER_DAY));
    let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    let clock = format!("{hour:02}.{minute:02}");
    let clock = if second == 0 { clock } else { format!("{clock}.{second:02}") };
    format!("{} {clock}", CalendarDate::from_epoch_days(day).long())
}

/// The columns whose cells are shown in another form than the file's, as far as the words of a search can find them.
struct Shown {
    days: Vec<Rc<Days>>,
    periods: Vec<Rc<Labels>>,
    numbers: Vec<Rc<Numbers>>,
    /// The columns that the index of the file does not have.
    added: Vec<Rc<AddedColumn>>,
}

type Test<'a> = Box<dyn Fn(u32) -> bool + 'a>;

impl Shown {
    fn of(table: &DataTable, words: &[String]) -> Self {
        let has_words = !words.is_empty();
        let columns = || (0..).zip(table.columns()).filter(|_| has_words);
        let is_day = |meaning| matches!(meaning, Meaning::Day(_) | Meaning::Moment(_));
        let has_amount = table.row_count() <= MOST_SEARCHED && words.iter().any(|word| amount_in(word).is_some());
        Self {
            days: columns()
                .filter(|(_, column)| is_day(column.kind.meaning()))
                .filter_map(|(number, _)| table.days(number))
                .collect(),
            periods: columns()
                .filter(|(_, column)| column.kind.meaning() == Meaning::Period)
                .filter_map(|(number, _)| table.labels(number))
                .collect(),
            numbers: columns().filter(|_| has_amount).filter_map(|(number, _)| table.numbers(number)).collect(),
            added: table.added.clone(),
        }
    }

    /// False for a word that no cell shows unless the file has it too.
    fn may_have(&self, word: &str) -> bool {
        let is_of_day = months_with(word).contains(&true) || year_in(word).is_some();
        (!self.days.is_empty() && is_of_day)
            || !self.periods.is_empty()
            || !self.added.is_empty()
            || (!self.numbers.is_empty() && amount_in(word).is_some())
    }

    fn tests<'a>(&'a self, word: &str) -> Vec<Test<'a>> {
        let (months, year, amount) = (months_with(word), year_in(word), amount_in(word));
        let mut tests: Vec<Test<'a>> = Vec::new();
        for days in &self.days {
            tests.push(Box::new(move |row| {
                days.value(row).is_some_and(|day| {
                    let (year_of_day, month, _) = CalendarDate::from_epoch_days(day.into()).parts();
                    months.get(month as usize - 1) == Some(&true) || year == Some(year_of_day)
                })
            }));
        }
        for labels in &self.periods {
            let shows = |text: &String| period::read(text).is_some_and(|period| fold(&period.label()).contains(word));
            let codes: HashSet<u32> =
                (0..).zip(labels.labels()).filter(|(_, text)| shows(text)).map(|(code, _)| code).collect();
            tests.push(Box::new(move |row| codes.contains(&labels.code(row))));
        }
        for added in &self.added {
            let rows = added.rows_with(word);
            tests.push(Box::new(move |row| rows.contains(row)));
        }
        if let Some(amount) = amount {
            for numbers in &self.numbers {
                tests.push(Box::new(move |row| {
                    numbers.value(row).is_some_and(|value| value.to_bits() == amount.to_bits())
                }));
            }
        }
        tests
    }
}

fn months_with(word: &str) -> [bool; 12] {
    MONTHS.map(|month| fold(month).contains(word))
}

fn year_in(word: &str) -> Option<i32> {
    word.parse().ok().filter(|year| (1_000..10_000).contains(year))
}

/// The value of a word that is written as the portal shows numbers.
fn amount_in(word: &str) -> Option<f64> {
    number::is_signed(word).then(|| number::read(word, NumberForm::Indonesian)).flatten().map(Written::value)
}
