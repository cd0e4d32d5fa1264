//! Parses days and moments in cells.

use std::borrow::Cow;

use portal_locale::month_name;
use serde::{Deserialize, Serialize};

use crate::columnar::{day_number, days_in};

/// Which number of 1/2/2026 is the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum DayOrder {
    /// 1 February, as in Indonesia.
    DayFirst,
    /// 2 January, as in the United States.
    MonthFirst,
}

/// No day with its time and zone is longer.
const MAX_LEN: usize = 48;

/// Two-digit years from here on are of the last century.
const FIRST_OF_LAST_CENTURY: i32 = 70;

const SECONDS_PER_DAY: i64 = 86_400;

const WEEKDAYS: [&str; 15] = [
    "senin",
    "selasa",
    "rabu",
    "kamis",
    "jumat",
    "jum'at",
    "sabtu",
    "minggu",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
];

impl DayOrder {
    /// Both orders, the Indonesian one first.
    pub const ALL: [Self; 2] = [Self::DayFirst, Self::MonthFirst];
}

/// The day in `cell`, counted from 1970-01-01: 2026-02-01, 01/02/2026, 1.2.26, 1 Februari 2026, 1-Feb-26. A time is
/// allowed if it is midnight, as spreadsheets write it.
pub(super) fn read(cell: &str, order: DayOrder) -> Option<i32> {
    if let Some(day) = read_padded(cell, order) {
        return Some(day);
    }
    let (day, seconds) = parts(cell, order)?;
    (seconds.unwrap_or(0) == 0).then_some(day)
}

/// The moment in `cell`, in seconds since 1970-01-01 00:00 of its own zone, or of UTC if it names one. A day without a
/// time begins at midnight.
pub(super) fn read_moment(cell: &str, order: DayOrder) -> Option<i64> {
    let (day, seconds) = read_padded(cell, order).map(|day| (day, None)).or_else(|| parts(cell, order))?;
    Some(i64::from(day) * SECONDS_PER_DAY + seconds.unwrap_or(0))
}

/// The day of a moment.
pub(super) fn of_moment(moment: i64) -> i32 {
    i32::try_from(moment.div_euclid(SECONDS_PER_DAY)).unwrap_or(0)
}

/// The fast path: ten bytes in the usual forms.
fn read_padded(cell: &str, order: DayOrder) -> Option<i32> {
    let (year, month, day) = match *cell.trim_ascii().as_bytes() {
        [y1, y2, y3, y4, b'-', m1, m2, b'-', d1, d2] => ([y1, y2, y3, y4], [m1, m2], [d1, d2]),
        [a1, a2, first @ (b'/' | b'-' | b'.'), b1, b2, second, y1, y2, y3, y4] if first == second => match order {
            DayOrder::DayFirst => ([y1, y2, y3, y4], [b1, b2], [a1, a2]),
            DayOrder::MonthFirst => ([y1, y2, y3, y4], [a1, a2], [b1, b2]),
        },
        _ => return None,
    };
    existing(number(&year)?.cast_signed(), number(&month)?, number(&day)?)
}

fn existing(year: i32, month: u32, day: u32) -> Option<i32> {
    let exists = year > 0 && (1..=12).contains(&month) && (1..=days_in(year, month)).contains(&day);
    exists.then(|| day_number(year, month, day))
}

fn number(digits: &[u8]) -> Option<u32> {
    let all_digits = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    all_digits.then(|| digits.iter().fold(0, |number, digit| number * 10 + u32::from(digit - b'0')))
}

/// The day and the seconds after its midnight, if there is a time.
fn parts(cell: &str, order: DayOrder) -> Option<(i32, Option<i64>)> {
    let text = cell.trim();
    let has_digits = text.bytes().filter(u8::is_ascii_digit).count() >= 3;
    if !has_digits || text.len() > MAX_LEN {
        return None;
    }
    let text = without_weekday(text);
    match split_time(text) {
        None => Some((day(text, order)?, None)),
        Some((date, time)) => Some((day(date, order)?, Some(seconds(&time)?))),
    }
}

fn without_weekday(text: &str) -> &str {
    let Some((first, rest)) = text.split_once([',', ' ']) else { return text };
    if WEEKDAYS.iter().any(|weekday| first.eq_ignore_ascii_case(weekday)) { rest.trim_start() } else { text }
}

/// Date and time; after 'pukul' or 'jam' the time may have full stops, as Indonesian writes it.
fn split_time(text: &str) -> Option<(&str, Cow<'_, str>)> {
    let lower = text.to_ascii_lowercase();
    for word in ["pukul", "jam"] {
        if let Some(at) = lower.find(word) {
            return Some((text[..at].trim_end(), text[at + word.len()..].trim_start().replacen('.', ":", 2).into()));
        }
    }
    let hours = text[..text.find(':')?].trim_end_matches(|letter: char| letter.is_ascii_digit());
    let date = hours.strip_suffix('T').or_else(|| hours.strip_suffix(' '))?;
    Some((date.trim_end_matches([' ', ',']), text[hours.len()..].into()))
}

fn day(text: &str, order: DayOrder) -> Option<i32> {
    let is_between = |letter: char| letter.is_whitespace() || matches!(letter, '/' | '-' | '.' | ',');
    let mut words = text.split(is_between).filter(|word| !word.is_empty());
    let (first, middle, last) = (words.next()?, words.next()?, words.next()?);
    if words.next().is_some() {
        return None;
    }
    let count = |word: &str| number(word.as_bytes()).filter(|_| word.len() <= 2);
    if first.len() == 4 {
        return existing(year(first)?, count(middle).or_else(|| month_name::read(middle))?, count(last)?);
    }
    let year = year(last)?;
    match (month_name::read(first), month_name::read(middle)) {
        (Some(month), _) => existing(year, month, count(middle)?),
        (None, Some(month)) => existing(year, month, count(first)?),
        (None, None) => match order {
            DayOrder::DayFirst => existing(year, count(middle)?, count(first)?),
            DayOrder::MonthFirst => existing(year, count(first)?, count(middle)?),
        },
    }
}

fn year(word: &str) -> Option<i32> {
    let year = number(word.as_bytes())?.cast_signed();
    match word.len() {
        4 => Some(year),
        2 if year >= FIRST_OF_LAST_CENTURY => Some(1_900 + year),
        2 => Some(2_000 + year),
        _ => None,
    }
}

/// Seconds after midnight of '10:00', '10:00:05.250', '9:30 PM', '10:00+07:00', '10:00 WIB'.
fn seconds(time: &str) -> Option<i64> {
    let end =
        time.find(|letter: char| !letter.is_ascii_digit() && !matches!(letter, ':' | '.' | ',')).unwrap_or(time.len());
    let (clock, rest) = time.split_at(end);
    let mut units = clock.split(':');
    let hour = units.next().and_then(|hour| number(hour.as_bytes()).filter(|_| hour.len() <= 2))?;
    let minute = units.next().and_then(|minute| number(minute.as_bytes()).filter(|_| minute.len() == 2))?;
    let second = units.next().map_or(Some(0), |second| {
        let whole = second.split(['.', ',']).next().unwrap_or_default();
        number(whole.as_bytes()).filter(|_| whole.len() == 2)
    })?;
    let (hour, offset) = match rest.trim().to_ascii_uppercase().as_str() {
        "" => (hour, 0),
        "AM" | "A.M." => (hour % 12, 0),
        "PM" | "P.M." => (hour % 12 + 12, 0),
        zone => (hour, offset(zone)?),
    };
    let exists = hour < 24 && minute < 60 && second < 60 && units.next().is_none();
    exists.then(|| i64::from(hour * 3_600 + minute * 60 + second) - offset)
}

/// Seconds by which a zone is ahead of UTC.
fn offset(zone: &str) -> Option<i64> {
    let hours = match zone {
        "Z" | "UTC" | "GMT" => 0,
        "WIB" => 7,
        "WITA" => 8,
        "WIT" => 9,
        _ => {
            let (sign, digits) =
                zone.strip_prefix('+').map(|rest| (1, rest)).or_else(|| Some((-1, zone.strip_prefix('-')?)))?;
            let digits = digits.replace(':', "");
            let (hours, minutes) = digits.split_at_checked(2)?;
            let minutes =
                if minutes.is_empty() { 0 } else { number(minutes.as_bytes()).filter(|_| minutes.len() == 2)? };
            let seconds = i64::from(number(hours.as_bytes())? * 3_600 + minutes * 60);
            return (seconds <= 14 * 3_600).then_some(sign * seconds);
        }
    };
    Some(hours * 3_600)
}

#[cfg(test)]
mod tests {
    use super::{DayOrder, read_moment};

    fn read(cell: &str) -> Option<i32> {
        super::read(cell, DayOrder::DayFirst)
    }

    #[test]
    fn every_form_of_a_day_gives_the_same_number() {
        for text in [
            "2025-03-07",
            "07/03/2025",
            " 2025-03-07 ",
            "07-03-2025",
            "07.03.2025",
            "7/3/2025",
            "7-3-25",
            "7.3.2025",
            "2025/3/7",
            "7 Maret 2025",
            "07 Mar 2025",
            "7-Mar-25",
            "March 7, 2025",
            "Jumat, 7 Maret 2025",
            "Jumat 7/3/2025",
            "2025-03-07 00:00:00",
            "2025-03-07T00:00",
            "7/3/2025 0:00",
        ] {
            assert_eq!(read(text), Some(20_154), "{text}");
        }
        for text in ["03/07/2025", "3/7/25", "7 Maret 2025", "2025-03-07"] {
            assert_eq!(super::read(text, DayOrder::MonthFirst), Some(20_154), "{text}");
        }
        assert_eq!(read("14-Feb-98"), read("14-02-1998"));
    }

    #[test]
    fn later_days_are_larger() {
        let days = ["2024-12-31", "01/01/2025", "31-01-2025", "2025-02-01", "28/02/2025", "2026-01-01"];
        assert!(days.map(read).is_sorted_by(|left, right| left < right));
    }

    #[test]
    fn a_moment_has_a_time_and_maybe_a_zone() {
        let at = |cell| read_moment(cell, DayOrder::DayFirst);
        let ten = Some(20_154 * 86_400 + 36_000);
        for text in [
            "2025-03-07 10:00",
            "2025-03-07T10:00:00",
            "7/3/2025 10:00:00",
            "7 Maret 2025 10:00",
            "07/03/2025, 10:00:00.5",
            "7 Maret 2025 pukul 10.00",
            "7/3/2025 10:00 AM",
            "2025-03-07T10:00:00Z",
            "2025-03-07T17:00+07:00",
            "7 Maret 2025 pukul 17.00 WIB",
            "2025-03-07 18:00 WITA",
        ] {
            assert_eq!(at(text), ten, "{text}");
            assert_eq!(read(text), None, "{text} is no day");
        }
        assert_eq!(at("2025-03-07"), Some(20_154 * 86_400));
        assert_eq!(at("7/3/2025 10:00 PM"), ten.map(|ten| ten + 43_200));
        for text in
            ["2025-03-07 24:00", "2025-03-07 10:60", "10:00", "2025-03-07 10:00 XYZ", "2025-03-07 1:2", "7/3 10:00"]
        {
            assert_eq!(at(text), None, "{text}");
        }
    }

    #[test]
    fn days_that_do_not_exist_are_refused() {
        for text in ["29/02/2024", "2000-02-29", "31-12-1999"] {
            assert!(read(text).is_some(), "{text}");
        }
        for text in [
            "31/02/2025",
            "29/02/2023",
            "1900-02-29",
            "2025-13-01",
            "00/01/2025",
            "31/04/2025",
            "0000-01-01",
            "1/2",
            "2/13/2025",
            "٠١/٠١/2025",
            "aa/bb/cccc",
            "1 2 3 2025",
            "20250101",
            "1.234.567",
            "1.234,56",
            "12.5.1",
            "",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
