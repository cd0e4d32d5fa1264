//! Parses texts that name a period.

use std::ops::RangeInclusive;

use crate::calendar::CalendarDate;
use crate::month_name;

/// A period: first and last day, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Period {
    /// First day.
    pub start: i32,
    /// Last day.
    pub end: i32,
}

/// Other four-digit numbers do not count as years.
const YEARS: RangeInclusive<i32> = 1900..=2100;
const ROMANS: [&str; 4] = ["i", "ii", "iii", "iv"];

impl Period {
    /// 'Januari 2025', 'Triwulan I 2025', 'Semester I 2025', '2025'; the first day of any other period.
    pub fn label(self) -> String {
        let [first, next] =
            [self.start, self.end.saturating_add(1)].map(|day| CalendarDate::from_epoch_days(day.into()));
        let ((year, month, day), (next_year, next_month, next_day)) = (first.parts(), next.parts());
        let months = (next_year - year) * 12 + next_month.cast_signed() - month.cast_signed();
        let ordinal = |length: u32| {
            ((month - 1) % length == 0).then(|| ROMANS[((month - 1) / length) as usize % 4].to_uppercase())
        };
        match (day, next_day, months) {
            (1, 1, 1) => first.month_and_year(),
            (1, 1, 3) if ordinal(3).is_some() => format!("Triwulan {} {year}", ordinal(3).unwrap_or_default()),
            (1, 1, 6) if ordinal(6).is_some() => format!("Semester {} {year}", ordinal(6).unwrap_or_default()),
            (1, 1, 12) if month == 1 => year.to_string(),
            _ => first.long(),
        }
    }

    /// True if the period is one day.
    pub const fn is_day(self) -> bool {
        self.start == self.end
    }
}

/// Parses a year, a semester, a quarter, a month or a day.
pub fn read(text: &str) -> Option<Period> {
    let is_between = |letter: char| letter.is_whitespace() || matches!(letter, '-' | '–' | '/' | '_');
    let lowered = text.to_lowercase();
    let parts = lowered.split(is_between).map(|part| part.trim_end_matches(['.', ',']));
    let words: Vec<&str> = parts.filter(|part| !matches!(*part, "" | "tahun" | "thn" | "th")).flat_map(apart).collect();
    let months = match words[..] {
        [only] => year(only).map(|year| (year, 1, 12)),
        [first, second] => two(first, second).or_else(|| two(second, first)).or_else(|| named(first, second)),
        [unit, number, last] => part(unit, number, last).or_else(|| part(number, last, unit)),
        _ => None,
    };
    match months {
        Some((year, month, count)) => of_months(year, month, count),
        None => day(text.trim()),
    }
}

/// Splits 'q1' and 'twiv' into unit and number.
fn apart(word: &str) -> impl Iterator<Item = &str> {
    let unit = ["triwulan", "semester", "kuartal", "smt", "tw", "q"].into_iter().find(|unit| word.starts_with(unit));
    let (unit, rest) = word.split_at(unit.map_or(0, str::len));
    [unit, rest].into_iter().filter(|part| !part.is_empty())
}

/// A month and its year, in this order.
fn two(month: &str, year_of: &str) -> Option<(i32, u32, u32)> {
    Some((year(year_of)?, month_of(month)?, 1))
}

/// The name of a month and a year of two digits: 'Jan-25'. The other order would be a day.
fn named(month: &str, year_of: &str) -> Option<(i32, u32, u32)> {
    let year = digits(year_of, 2).filter(|_| year_of.len() == 2)?;
    Some((i32::try_from(2_000 + year).ok()?, month_name::read(month)?, 1))
}

/// 'triwulan', 'ii', '2025' or 'bulan', 'mei', '2025'.
fn part(unit: &str, number: &str, year_of: &str) -> Option<(i32, u32, u32)> {
    let year = year(year_of)?;
    let length = match unit {
        "triwulan" | "kuartal" | "tw" | "q" => 3,
        "semester" | "smt" => 6,
        "bulan" => return two(number, year_of),
        _ => return None,
    };
    let roman = (1_u32..).zip(ROMANS).find(|(_, roman)| *roman == number).map(|(ordinal, _)| ordinal);
    let ordinal = roman.or_else(|| digits(number, 1))?;
    (1..=12 / length).contains(&ordinal).then(|| (year, (ordinal - 1) * length + 1, length))
}

fn digits(text: &str, most: usize) -> Option<u32> {
    let is_number = (1..=most).contains(&text.len()) && text.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| text.parse().ok())?
}

fn year(text: &str) -> Option<i32> {
    let year = digits(text, 4).filter(|_| text.len() == 4)?;
    i32::try_from(year).ok().filter(|year| YEARS.contains(year))
}

fn month_of(text: &str) -> Option<u32> {
    digits(text, 2).filter(|month| (1..=12).contains(month)).or_else(|| month_name::read(text))
}

fn of_months(year: i32, month: u32, count: u32) -> Option<Period> {
    let after = month - 1 + count;
    let next = CalendarDate::new(year + i32::from(after >= 12), after % 12 + 1, 1)?;
    let start = CalendarDate::new(year, month, 1)?;
    Some(Period { start: day_number(start)?, end: day_number(next.plus_days(-1))? })
}

fn day(text: &str) -> Option<Period> {
    let date = CalendarDate::parse(text).or_else(|| CalendarDate::parse_typed(text))?;
    let day = day_number(date).filter(|_| YEARS.contains(&date.parts().0))?;
    Some(Period { start: day, end: day })
}

fn day_number(date: CalendarDate) -> Option<i32> {
    i32::try_from(date.epoch_days()).ok()
}

#[cfg(test)]
mod tests {
    use crate::calendar::CalendarDate;

    use super::read;

    fn days(text: &str) -> Option<String> {
        let period = read(text)?;
        let [start, end] = [period.start, period.end].map(|day| CalendarDate::from_epoch_days(day.into()));
        Some(format!("{start} {end}"))
    }

    #[test]
    fn every_spelling_of_a_month_is_parsed() {
        for text in [
            "Januari 2025",
            "januari 2025",
            " JANUARI  2025 ",
            "Jan 2025",
            "Jan. 2025",
            "Jan-2025",
            "2025-01",
            "2025/1",
            "01/2025",
            "2025 Januari",
            "Bulan Januari 2025",
            "Januari Tahun 2025",
            "Jan-25",
            "January 2025",
        ] {
            assert_eq!(days(text).as_deref(), Some("2025-01-01 2025-01-31"), "{text}");
        }
        assert_eq!(days("Februari 2024").as_deref(), Some("2024-02-01 2024-02-29"));
        assert_eq!(days("Nopember 2025").as_deref(), Some("2025-11-01 2025-11-30"));
        assert_eq!(days("Desember 2025").as_deref(), Some("2025-12-01 2025-12-31"));
        assert_eq!(days("Agt 2025").as_deref(), Some("2025-08-01 2025-08-31"));
    }

    #[test]
    fn a_quarter_is_parsed_in_roman_and_arabic_digits() {
        for text in [
            "Triwulan II 2025",
            "Triwulan 2 2025",
            "TW II 2025",
            "TW. II 2025",
            "tw2 2025",
            "TWII 2025",
            "Q2 2025",
            "Q2-2025",
            "2025 Q2",
            "2025-Q2",
            "Kuartal II 2025",
            "Triwulan II Tahun 2025",
        ] {
            assert_eq!(days(text).as_deref(), Some("2025-04-01 2025-06-30"), "{text}");
        }
        assert_eq!(days("Triwulan IV 2025").as_deref(), Some("2025-10-01 2025-12-31"));
    }

    #[test]
    fn semesters_years_and_days_are_parsed() {
        assert_eq!(days("Semester I 2025").as_deref(), Some("2025-01-01 2025-06-30"));
        assert_eq!(days("Semester II 2025").as_deref(), Some("2025-07-01 2025-12-31"));
        assert_eq!(days("Tahun 2025").as_deref(), Some("2025-01-01 2025-12-31"));
        assert_eq!(days("2025").as_deref(), Some("2025-01-01 2025-12-31"));
        for text in ["21 November 2026", "2026-11-21", "21/11/2026", "21.11.2026", "21-Nov-2026"] {
            assert_eq!(days(text).as_deref(), Some("2026-11-21 2026-11-21"), "{text}");
        }
    }

    #[test]
    fn a_period_has_one_label_however_it_was_written() {
        for (text, label) in [
            ("Jan-25", "Januari 2025"),
            ("tw2 2025", "Triwulan II 2025"),
            ("Q4 2025", "Triwulan IV 2025"),
            ("Semester II 2025", "Semester II 2025"),
            ("Tahun 2025", "2025"),
            ("21/11/2026", "21 November 2026"),
        ] {
            assert_eq!(read(text).map(super::Period::label).as_deref(), Some(label));
        }
    }

    #[test]
    fn other_texts_are_no_period() {
        for text in [
            "",
            " ",
            "1899",
            "2101",
            "20255",
            "2.025",
            "2000.5",
            "Triwulan V 2025",
            "Triwulan 0 2025",
            "Semester III 2025",
            "Januar 2025",
            "13/2025",
            "Januari",
            "Q2",
            "25 Januari",
            "01-25",
            "31 Februari 2025",
            "Tahun",
            "kemarin",
            "1.234.567",
            "TW II 1800",
            "２０２５",
        ] {
            assert_eq!(days(text), None, "{text}");
        }
    }
}
