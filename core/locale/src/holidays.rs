//! Indonesian national holidays. Days of joint leave (cuti bersama) are working days for many and are left out.
//!
//! Sources: 2025, SKB 3 Menteri Nomor 1017 Tahun 2024, Nomor 2 Tahun 2024 dan Nomor 2 Tahun 2024; 2026, SKB 3 Menteri
//! Nomor 1497 Tahun 2025, Nomor 2 Tahun 2025 dan Nomor 5 Tahun 2025. No decree on 2027 was known when this list was
//! made: the days that follow the moon are calculated, and marked as estimates.

use crate::calendar::CalendarDate;

/// The first and last year whose holidays were decreed. Of other years only the fixed dates are certain.
pub const DECREED_YEARS: [i32; 2] = [2025, 2026];

/// Years with all their holidays, decreed or estimated.
pub const LISTED_YEARS: [i32; 3] = [2025, 2026, 2027];

/// A national holiday.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Holiday {
    /// The day.
    pub date: CalendarDate,
    /// Name, as the decree writes it.
    pub name: &'static str,
    /// True if the day is calculated and not decreed yet.
    pub is_estimate: bool,
}

type Day = (u32, u32, &'static str);

/// Holidays on the same date every year.
const FIXED: [Day; 5] = [
    (1, 1, "Tahun Baru Masehi"),
    (5, 1, "Hari Buruh Internasional"),
    (6, 1, "Hari Lahir Pancasila"),
    (8, 17, "Proklamasi Kemerdekaan"),
    (12, 25, "Kelahiran Yesus Kristus"),
];

const OF_2025: [Day; 12] = [
    (1, 27, "Isra Mikraj Nabi Muhammad S.A.W."),
    (1, 29, "Tahun Baru Imlek 2576 Kongzili"),
    (3, 29, "Hari Suci Nyepi (Tahun Baru Saka 1947)"),
    (3, 31, "Idulfitri 1446 Hijriah"),
    (4, 1, "Idulfitri 1446 Hijriah"),
    (4, 18, "Wafat Yesus Kristus"),
    (4, 20, "Kebangkitan Yesus Kristus (Paskah)"),
    (5, 12, "Hari Raya Waisak 2569 BE"),
    (5, 29, "Kenaikan Yesus Kristus"),
    (6, 6, "Iduladha 1446 Hijriah"),
    (6, 27, "1 Muharam Tahun Baru Islam 1447 Hijriah"),
    (9, 5, "Maulid Nabi Muhammad S.A.W."),
];

const OF_2026: [Day; 12] = [
    (1, 16, "Isra Mikraj Nabi Muhammad S.A.W."),
    (2, 17, "Tahun Baru Imlek 2577 Kongzili"),
    (3, 19, "Hari Suci Nyepi (Tahun Baru Saka 1948)"),
    (3, 21, "Idulfitri 1447 Hijriah"),
    (3, 22, "Idulfitri 1447 Hijriah"),
    (4, 3, "Wafat Yesus Kristus"),
    (4, 5, "Kebangkitan Yesus Kristus (Paskah)"),
    (5, 14, "Kenaikan Yesus Kristus"),
    (5, 27, "Iduladha 1447 Hijriah"),
    (5, 31, "Hari Raya Waisak 2570 BE"),
    (6, 16, "1 Muharam Tahun Baru Islam 1448 Hijriah"),
    (8, 25, "Maulid Nabi Muhammad S.A.W."),
];

/// Easter days, which follow from the date of Easter.
const OF_2027: [Day; 3] =
    [(3, 26, "Wafat Yesus Kristus"), (3, 28, "Kebangkitan Yesus Kristus (Paskah)"), (5, 6, "Kenaikan Yesus Kristus")];

/// Days that follow the moon. The Islamic ones may move by a day.
const ESTIMATED_2027: [Day; 10] = [
    (1, 5, "Isra Mikraj Nabi Muhammad S.A.W."),
    (2, 6, "Tahun Baru Imlek 2578 Kongzili"),
    (3, 8, "Hari Suci Nyepi (Tahun Baru Saka 1949)"),
    (3, 10, "Idulfitri 1448 Hijriah"),
    (3, 11, "Idulfitri 1448 Hijriah"),
    (5, 17, "Iduladha 1448 Hijriah"),
    (5, 20, "Hari Raya Waisak 2571 BE"),
    (6, 6, "1 Muharam Tahun Baru Islam 1449 Hijriah"),
    (8, 15, "Maulid Nabi Muhammad S.A.W."),
    (12, 26, "Isra Mikraj Nabi Muhammad S.A.W."),
];

/// The national holidays of a year in order. Of a year that is not in [`LISTED_YEARS`], only the fixed dates.
pub fn national(year: i32) -> Vec<Holiday> {
    let (certain, estimated): (&[Day], &[Day]) = match year {
        2025 => (&OF_2025, &[]),
        2026 => (&OF_2026, &[]),
        2027 => (&OF_2027, &ESTIMATED_2027),
        _ => (&[], &[]),
    };
    let certain = FIXED.iter().chain(certain).map(|day| (day, false));
    let all = certain.chain(estimated.iter().map(|day| (day, true)));
    let mut holidays: Vec<Holiday> = all
        .filter_map(|(&(month, day, name), is_estimate)| {
            Some(Holiday { date: CalendarDate::new(year, month, day)?, name, is_estimate })
        })
        .collect();
    holidays.sort_by_key(|holiday| holiday.date);
    holidays
}

/// The name of the holiday on a day since 1970-01-01, without estimates.
pub fn certain(day: i32) -> Option<&'static str> {
    let (year, month, of_month) = CalendarDate::from_epoch_days(day.into()).parts();
    let of_year: &[Day] = match year {
        2025 => &OF_2025,
        2026 => &OF_2026,
        2027 => &OF_2027,
        _ => &[],
    };
    let is_day = |(on_month, on_day, _): &&Day| (*on_month, *on_day) == (month, of_month);
    FIXED.iter().chain(of_year).find(is_day).map(|(_, _, name)| *name)
}

/// True if the holidays of the day's year were decreed.
pub fn is_decreed(day: i32) -> bool {
    let (year, ..) = CalendarDate::from_epoch_days(day.into()).parts();
    let [first, last] = DECREED_YEARS;
    (first..=last).contains(&year)
}

#[cfg(test)]
mod tests {
    use super::{LISTED_YEARS, certain, is_decreed, national};
    use crate::calendar::CalendarDate;

    fn day(year: i32, month: u32, day: u32) -> i32 {
        let date = CalendarDate::new(year, month, day).expect("a date of the test");
        i32::try_from(date.epoch_days()).expect("a day of this century")
    }

    #[test]
    fn decreed_years_have_seventeen_holidays_and_no_estimates() {
        for year in [2025, 2026] {
            let holidays = national(year);
            assert_eq!(holidays.len(), 17);
            assert!(holidays.iter().all(|holiday| !holiday.is_estimate));
            assert!(holidays.windows(2).all(|two| two[0].date < two[1].date));
        }
        assert!(is_decreed(day(2025, 1, 1)) && is_decreed(day(2026, 12, 31)));
        assert!(!is_decreed(day(2024, 12, 31)) && !is_decreed(day(2027, 1, 1)));
    }

    #[test]
    fn estimates_of_2027_are_marked_and_are_not_certain() {
        let holidays = national(2027);
        assert_eq!((holidays.len(), holidays.iter().filter(|holiday| holiday.is_estimate).count()), (18, 10));
        assert_eq!(certain(day(2027, 3, 10)), None);
        assert_eq!(certain(day(2027, 3, 26)), Some("Wafat Yesus Kristus"));
        assert_eq!(LISTED_YEARS.map(|year| national(year).len()), [17, 17, 18]);
    }

    #[test]
    fn fixed_dates_are_known_in_every_year() {
        assert_eq!(certain(day(2031, 8, 17)), Some("Proklamasi Kemerdekaan"));
        assert_eq!(certain(day(2026, 3, 21)), Some("Idulfitri 1447 Hijriah"));
        assert_eq!(certain(day(2031, 3, 21)), None);
        assert_eq!(national(2031).len(), 5);
    }
}
