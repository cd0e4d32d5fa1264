//! Indonesian national holidays. Days of joint leave (cuti bersama) are working days for many and are left out.

use portal_table::columnar::{civil, day_number};

/// Holidays on the same date every year.
const FIXED: [(u32, u32, &str); 5] = [
    (1, 1, "Tahun Baru Masehi"),
    (5, 1, "Hari Buruh Internasional"),
    (6, 1, "Hari Lahir Pancasila"),
    (8, 17, "Proklamasi Kemerdekaan"),
    (12, 25, "Kelahiran Yesus Kristus"),
];

/// Source: SKB 3 Menteri Nomor 1017 Tahun 2024, Nomor 2 Tahun 2024 dan Nomor 2 Tahun 2024.
const OF_2025: [(u32, u32, &str); 12] = [
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

/// Source: SKB 3 Menteri Nomor 1497 Tahun 2025, Nomor 2 Tahun 2025 dan Nomor 5 Tahun 2025.
const OF_2026: [(u32, u32, &str); 12] = [
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

/// The first and last year whose holidays are all known. Of other years only the fixed dates are known.
pub const KNOWN_YEARS: [i32; 2] = [2025, 2026];

/// The name of the national holiday on a day since 1970-01-01.
pub fn holiday(day: i32) -> Option<&'static str> {
    let (year, month, of_month) = civil(day);
    let of_year: &[(u32, u32, &str)] = match year {
        2025 => &OF_2025,
        2026 => &OF_2026,
        _ => &[],
    };
    let is_day = |(on_month, on_day, _): &&(u32, u32, &'static str)| (*on_month, *on_day) == (month, of_month);
    FIXED.iter().chain(of_year).find(is_day).map(|(_, _, name)| *name)
}

/// True if all national holidays of the day's year are known.
pub fn is_known(day: i32) -> bool {
    let [first, last] = KNOWN_YEARS.map(|year| day_number(year, 1, 1));
    first <= day && day < last + 365
}

#[cfg(test)]
mod tests {
    use super::{holiday, is_known};
    use portal_table::columnar::{civil, day_number};

    #[test]
    fn both_years_have_seventeen_holidays() {
        for year in [2025, 2026] {
            let days = day_number(year, 1, 1)..=day_number(year, 12, 31);
            assert_eq!(days.clone().filter(|day| holiday(*day).is_some()).count(), 17);
            assert!(days.clone().all(is_known) && !is_known(days.end() + 730));
        }
        assert!(!is_known(day_number(2024, 12, 31)) && !is_known(day_number(2027, 1, 1)));
    }

    #[test]
    fn fixed_dates_are_known_in_every_year() {
        assert_eq!(holiday(day_number(2027, 8, 17)), Some("Proklamasi Kemerdekaan"));
        assert_eq!(holiday(day_number(2027, 3, 21)), None);
        assert_eq!(civil(day_number(2026, 3, 21)), (2026, 3, 21));
        assert_eq!(holiday(day_number(2026, 3, 21)), Some("Idulfitri 1447 Hijriah"));
    }
}
