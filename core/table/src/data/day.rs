//! Parses calendar days in cells.

use crate::columnar::{day_number, days_in};

/// The day in `cell`, counted from 1970-01-01. Accepts YYYY-MM-DD, DD/MM/YYYY and DD-MM-YYYY if the day exists.
pub(super) fn read(cell: &str) -> Option<i32> {
    let (year, month, day) = match *cell.trim_ascii().as_bytes() {
        [y1, y2, y3, y4, b'-', m1, m2, b'-', d1, d2] => ([y1, y2, y3, y4], [m1, m2], [d1, d2]),
        [d1, d2, first @ (b'/' | b'-'), m1, m2, second, y1, y2, y3, y4] if first == second => {
            ([y1, y2, y3, y4], [m1, m2], [d1, d2])
        }
        _ => return None,
    };
    let (year, month, day) = (number(&year)?.cast_signed(), number(&month)?, number(&day)?);
    let exists = year > 0 && (1..=12).contains(&month) && (1..=days_in(year, month)).contains(&day);
    exists.then_some(day_number(year, month, day))
}

fn number(digits: &[u8]) -> Option<u32> {
    let all_digits = digits.iter().all(u8::is_ascii_digit);
    all_digits.then(|| digits.iter().fold(0, |number, digit| number * 10 + u32::from(digit - b'0')))
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn every_form_of_a_day_gives_the_same_number() {
        assert_eq!(read("2025-03-07"), read("07/03/2025"));
        assert_eq!(read(" 2025-03-07 "), read("07-03-2025"));
        assert_eq!(read("2025-03-07"), Some(20_154));
    }

    #[test]
    fn later_days_are_larger() {
        let days = ["2024-12-31", "01/01/2025", "31-01-2025", "2025-02-01", "28/02/2025", "2026-01-01"];
        assert!(days.map(read).is_sorted_by(|left, right| left < right));
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
            "2025-1-1",
            "2025/01/01",
            "01/01-2025",
            "01.01.2025",
            "01/01/25",
            "٠١/٠١/2025",
            "aa/bb/cccc",
            "",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
