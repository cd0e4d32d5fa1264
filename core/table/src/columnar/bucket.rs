//! Periods of time that days are grouped by.

use serde::{Deserialize, Serialize};

use super::civil::{civil, day_number};

/// Length of a period, from short to long. Weeks start on Mondays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum Bucket {
    /// One day.
    Day,
    /// Monday to Sunday.
    Week,
    /// A calendar month.
    Month,
    /// January to March, April to June, and so on.
    Quarter,
    /// A calendar year.
    Year,
}

impl Bucket {
    /// The first day of the bucket that contains `day`, or `i32::MIN` if that day is out of range.
    pub fn start(self, day: i32) -> i32 {
        match self {
            Self::Day => day,
            Self::Week => day.saturating_sub(weekday(day)),
            Self::Month | Self::Quarter | Self::Year => self.months_on(day, 0),
        }
    }

    /// The first day of the bucket after the one that begins on `start`.
    pub fn next(self, start: i32) -> i32 {
        match self {
            Self::Day => start.saturating_add(1),
            Self::Week => self.start(start).saturating_add(7),
            Self::Month | Self::Quarter | Self::Year => self.months_on(start, self.months()),
        }
    }

    /// The first day of the bucket before the one that begins on `start`.
    pub fn previous(self, start: i32) -> i32 {
        self.start(self.start(start).saturating_sub(1))
    }

    const fn months(self) -> u32 {
        match self {
            Self::Day | Self::Week => 0,
            Self::Month => 1,
            Self::Quarter => 3,
            Self::Year => 12,
        }
    }

    /// The first day of the bucket of months that contains `day`, moved by `later` months.
    fn months_on(self, day: i32, later: u32) -> i32 {
        let (year, month, _) = civil(day);
        let first = (month - 1) / self.months() * self.months() + later;
        if first < 12 { day_number(year, first + 1, 1) } else { day_number(year.saturating_add(1), first - 11, 1) }
    }
}

/// Days since the last Monday; 1970-01-01 was a Thursday.
const fn weekday(day: i32) -> i32 {
    (day.rem_euclid(7) + 3) % 7
}

#[cfg(test)]
mod tests {
    use super::Bucket::{self, Day, Month, Quarter, Week, Year};
    use crate::columnar::day_number;

    const ALL: [Bucket; 5] = [Day, Week, Month, Quarter, Year];

    #[test]
    fn a_bucket_begins_where_the_calendar_says() {
        let saturday = day_number(2026, 11, 21);
        let starts = ALL.map(|bucket| bucket.start(saturday));
        let expected = [(11, 21), (11, 16), (11, 1), (10, 1), (1, 1)].map(|(month, day)| day_number(2026, month, day));
        assert_eq!(starts, expected);
        assert_eq!(Week.start(day_number(2026, 11, 16)), day_number(2026, 11, 16));
        assert_eq!(Week.start(day_number(1969, 12, 28)), day_number(1969, 12, 22));
        assert_eq!(Quarter.start(day_number(2026, 3, 31)), day_number(2026, 1, 1));
    }

    #[test]
    fn every_day_is_between_the_start_of_its_bucket_and_the_next() {
        for bucket in ALL {
            for day in -1_000..2_000 {
                let start = bucket.start(day);
                let next = bucket.next(start);
                assert!(start <= day && day < next, "{bucket:?} {day}");
                assert_eq!(bucket.start(next - 1), start);
                assert_eq!(bucket.start(next), next);
                assert_eq!(bucket.previous(next), start);
            }
        }
    }

    #[test]
    fn the_first_and_the_last_day_have_a_bucket() {
        for bucket in ALL {
            for day in [i32::MIN, i32::MIN + 1, i32::MAX - 1, i32::MAX] {
                let start = bucket.start(day);
                assert!(start <= day);
                assert!(bucket.next(start) >= start && bucket.previous(start) <= start);
            }
        }
    }
}
