//! Calendar dates: days without a time or a zone.

use std::fmt;

use chrono::{Datelike, Days, NaiveDate};
use serde::{Deserialize, Serialize};

use crate::digits::push_number;

/// Month names from January on.
pub const MONTHS: [&str; 12] = [
    "Januari",
    "Februari",
    "Maret",
    "April",
    "Mei",
    "Juni",
    "Juli",
    "Agustus",
    "September",
    "Oktober",
    "November",
    "Desember",
];

/// Weekday names from Monday on.
pub const WEEKDAYS: [&str; 7] = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];

/// Capacity for a long date, in bytes.
const LONG_TEXT: usize = 20;

/// A calendar day; its stored and transmitted form is 'YYYY-MM-DD'.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[cfg_attr(target_family = "wasm", tsify(type = "string"))]
pub struct CalendarDate(NaiveDate);

impl CalendarDate {
    /// The date, if it exists; month and day begin at 1.
    pub fn new(year: i32, month: u32, day: u32) -> Option<Self> {
        NaiveDate::from_ymd_opt(year, month, day).map(Self)
    }

    /// Parses exactly 'YYYY-MM-DD'.
    pub fn parse(text: &str) -> Option<Self> {
        let is_in_form = text.len() == 10
            && text.bytes().enumerate().all(|(index, byte)| match index {
                4 | 7 => byte == b'-',
                _ => byte.is_ascii_digit(),
            });
        if !is_in_form {
            return None;
        }
        let mut parts = text.splitn(3, '-');
        let year = parts.next()?.parse().ok()?;
        let month = parts.next()?.parse().ok()?;
        let day = parts.next()?.parse().ok()?;
        Self::new(year, month, day)
    }

    /// '21 November 2026'.
    pub fn long(self) -> String {
        let mut text = String::with_capacity(LONG_TEXT);
        self.push_long(&mut text);
        text
    }

    pub(crate) fn push_long(self, text: &mut String) {
        push_number(text, self.0.day().into(), 1);
        text.push(' ');
        self.push_month_and_year(text);
    }

    /// Number of days from this day to `later`; negative if `later` comes first.
    pub fn days_until(self, later: Self) -> i64 {
        later.0.signed_duration_since(self.0).num_days()
    }

    /// The date `days` later, or earlier if negative; saturates at the ends of the calendar.
    #[must_use]
    pub fn plus_days(self, days: i64) -> Self {
        let distance = Days::new(days.unsigned_abs());
        Self(if days < 0 {
            self.0.checked_sub_days(distance).unwrap_or(NaiveDate::MIN)
        } else {
            self.0.checked_add_days(distance).unwrap_or(NaiveDate::MAX)
        })
    }

    /// The date `days` after 1 January 1970; saturates at the ends of the calendar.
    pub fn from_epoch_days(days: i64) -> Self {
        Self(NaiveDate::default()).plus_days(days)
    }

    /// Days since 1 January 1970; negative before.
    pub fn epoch_days(self) -> i64 {
        Self(NaiveDate::default()).days_until(self)
    }

    /// Year, month and day; month and day begin at 1.
    pub fn parts(self) -> (i32, u32, u32) {
        (self.0.year(), self.0.month(), self.0.day())
    }

    /// 'November 2026'.
    pub fn month_and_year(self) -> String {
        let mut text = String::with_capacity(LONG_TEXT);
        self.push_month_and_year(&mut text);
        text
    }

    fn push_month_and_year(self, text: &mut String) {
        text.push_str(MONTHS.get(self.0.month0() as usize).copied().unwrap_or_default());
        text.push(' ');
        push_number(text, self.0.year().into(), 1);
    }

    /// '21 Nov 2026', for narrow places.
    pub fn short(self) -> String {
        let month = MONTHS.get(self.0.month0() as usize).map_or("", |name| &name[..3]);
        format!("{} {month} {}", self.0.day(), self.0.year())
    }

    /// Days since the year 1, for sorting.
    pub fn day_number(self) -> i64 {
        self.0.num_days_from_ce().into()
    }

    /// The first day of this date's month.
    #[must_use]
    pub fn month_start(self) -> Self {
        Self(self.0.with_day(1).unwrap_or(self.0))
    }
}

impl From<NaiveDate> for CalendarDate {
    fn from(date: NaiveDate) -> Self {
        Self(date)
    }
}

impl fmt::Display for CalendarDate {
    /// 'YYYY-MM-DD'.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = (self.0.year(), self.0.month(), self.0.day());
        write!(formatter, "{year:04}-{month:02}-{day:02}")
    }
}

impl From<CalendarDate> for String {
    fn from(date: CalendarDate) -> Self {
        date.to_string()
    }
}

impl TryFrom<String> for CalendarDate {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::parse(&text).ok_or_else(|| format!("not a date in the form YYYY-MM-DD: {text}"))
    }
}

#[cfg(test)]
mod tests {
    use super::CalendarDate;

    fn date(text: &str) -> CalendarDate {
        CalendarDate::parse(text).expect("a date of the test")
    }

    #[test]
    fn long_dates_name_the_month_in_indonesian() {
        assert_eq!(date("2026-11-21").long(), "21 November 2026");
        let months = (1..=12).map(|month| CalendarDate::new(2026, month, 1).map(CalendarDate::long));
        let names: Option<Vec<String>> = months.collect();
        assert_eq!(
            names.expect("twelve months").join(", "),
            "1 Januari 2026, 1 Februari 2026, 1 Maret 2026, 1 April 2026, 1 Mei 2026, 1 Juni 2026, 1 Juli 2026, \
             1 Agustus 2026, 1 September 2026, 1 Oktober 2026, 1 November 2026, 1 Desember 2026"
        );
    }

    #[test]
    fn only_the_exact_form_of_a_real_day_is_parsed() {
        assert_eq!(date("2024-02-29").to_string(), "2024-02-29");
        for text in [
            "",
            "2026-2-01",
            "2026-02-30",
            "2026-13-01",
            "2026/02/01",
            "+026-02-01",
            "2026-02-01 ",
            "21-11-2026",
            "２０２６",
        ] {
            assert_eq!(CalendarDate::parse(text), None, "{text}");
        }
    }

    #[test]
    fn days_are_counted_over_months_and_years() {
        assert_eq!(date("2026-12-30").days_until(date("2027-01-02")), 3);
        assert_eq!(date("2024-03-01").days_until(date("2024-02-28")), -2);
        assert_eq!(date("2026-11-21").plus_days(7), date("2026-11-28"));
        assert_eq!(date("2026-03-01").plus_days(-1), date("2026-02-28"));
        assert_eq!(date("2026-11-21").month_start(), date("2026-11-01"));
    }

    #[test]
    fn the_ends_of_the_calendar_do_not_panic() {
        let last = date("2026-11-21").plus_days(i64::MAX);
        let first = date("2026-11-21").plus_days(i64::MIN);
        assert!(first < last && first.days_until(last) > 0);
        assert_eq!(last.plus_days(1), last);
        assert!(!last.long().is_empty() && !first.to_string().is_empty());
    }

    #[cfg(not(target_family = "wasm"))]
    #[test]
    fn a_date_is_serialised_as_its_text() {
        let json = serde_json::to_string(&date("2026-11-21")).expect("a text");
        assert_eq!(json, "\"2026-11-21\"");
        assert_eq!(serde_json::from_str::<CalendarDate>(&json).expect("the same date"), date("2026-11-21"));
        assert!(serde_json::from_str::<CalendarDate>("\"kemarin\"").is_err());
    }
}
