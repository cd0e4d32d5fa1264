//! Dates as people type them: '28/11/2026', '28 November 2026', '2026-11-28'.

use crate::calendar::{CalendarDate, MONTHS};

/// Months as they are also written.
const OTHER_SPELLINGS: [(&str, u32); 4] = [("pebruari", 2), ("agt", 8), ("ags", 8), ("nopember", 11)];

impl CalendarDate {
    /// Reads a date that was typed: day, month and year, or year, month and day where the first has four digits. The month
    /// can be named, or its first three letters; a year of two digits is of this century.
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
    if let Some(month) = number(typed, 2) {
        return Some(month);
    }
    let typed = typed.to_lowercase();
    let usual = (1_u32..).zip(MONTHS).map(|(month, name)| (name.to_lowercase(), month));
    let others = OTHER_SPELLINGS.map(|(name, month)| (name.to_owned(), month));
    let mut spellings = usual.chain(others);
    let is_long_enough = typed.chars().count() >= 3;
    spellings.find(|(name, _)| is_long_enough && name.starts_with(&typed)).map(|(_, month)| month)
}

#[cfg(test)]
mod tests {
    use super::CalendarDate;

    fn read(typed: &str) -> Option<String> {
        CalendarDate::parse_typed(typed).map(|date| date.to_string())
    }

    #[test]
    fn one_day_is_the_same_however_it_is_typed() {
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
    fn every_month_is_known_by_its_name_and_by_three_letters() {
        for month in 1..=12 {
            let date = CalendarDate::new(2027, month, 5).expect("a day of every month");
            let long = date.long();
            let (day, name) = long.split_once(' ').expect("day and month");
            assert_eq!(CalendarDate::parse_typed(&long), Some(date), "{long}");
            assert_eq!(CalendarDate::parse_typed(&format!("{day} {} 2027", &name[..3])), Some(date), "{name}");
        }
        assert_eq!(read("5 Agt 2027").as_deref(), Some("2027-08-05"));
        assert_eq!(read("29 Pebruari 2028").as_deref(), Some("2028-02-29"));
    }

    #[test]
    fn what_is_no_day_of_the_calendar_is_no_date() {
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
