//! Parses typed dates: '28/11/2026', '28 November 2026', '2026-11-28'.

use crate::calendar::CalendarDate;
use crate::month_name;

impl CalendarDate {
    /// Parses day, month and year, or year, month and day if the first number has four digits. The month may be a
    /// name or its first three letters; a two-digit year is in this century.
    pub fn parse_typed(typed: &str) -> Option<Self> {
        let is_between = |letter: char| letter.is_whitespace() || matches!(letter, '/' | '-' | '.' | ',');
        let mut parts = typed.split(is_between).filter(|part| !part.is_empty());
        let (first, middle, last) = (parts.next()?, parts.next()?, parts.next()?);
        if parts.next().is_some() {
            return None;
        }
        let (day, year) = if first.len() == 4 { (last, first) } else { (first, last) };
        Self::new(year_of(year)?, month_of(middle)?, number(day, 2)?)
    }
}

fn number(digits: &str, most: usize) -> Option<u32> {
    let is_number = digits.len() <= most && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| digits.parse().ok())?
}

fn year_of(digits: &str) -> Option<i32> {
    let year = number(digits, 4)?;
    match digits.len() {
        2 => i32::try_from(2_000 + year).ok(),
        4 => i32::try_from(year).ok(),
        _ => None,
    }
}

fn month_of(typed: &str) -> Option<u32> {
    number(typed, 2).or_else(|| month_name::read(typed))
}

#[cfg(test)]
mod tests {
    use super::CalendarDate;

    fn read(typed: &str) -> Option<String> {
        CalendarDate::parse_typed(typed).map(|date| date.to_string())
    }

    #[test]
    fn every_form_of_a_typed_day_gives_the_same_date() {
        for typed in [
            "2026-11-28",
            "2026/11/28",
            "28/11/2026",
            "28-11-2026",
            "28.11.2026",
            "28 11 2026",
            " 28 / 11 / 2026 ",
            "28/11/26",
            "28 November 2026",
            "28 november 2026",
            "28 Nov 2026",
            "28-NOV-26",
            "28 Nopember 2026",
        ] {
            assert_eq!(read(typed).as_deref(), Some("2026-11-28"), "{typed}");
        }
    }

    #[test]
    fn days_that_do_not_exist_are_refused() {
        for typed in [
            "",
            "besok",
            "31/02/2027",
            "29/02/2027",
            "11/28/2026",
            "0/11/2026",
            "28/11",
            "28/11/2026/1",
            "28/11/026",
            "28/11/12026",
            "028/11/2026",
            "28 N 2026",
            "28 Novembers 2026",
            "２８/11/2026",
            "28 ma 2026",
        ] {
            assert_eq!(read(typed), None, "{typed}");
        }
    }
}
