//! The proleptic Gregorian calendar: converts between dates and days since 1970-01-01.
//!
//! Years are counted from 1 March: the leap day is then the last day of a year, and the months have a regular
//! pattern.

const DAYS_PER_ERA: i64 = 146_097;
const YEARS_PER_ERA: i64 = 400;
/// Days from 0000-03-01 to 1970-01-01.
const DAYS_TO_1970: i64 = 719_468;

/// Year, month (1 to 12) and day (1 to 31) of a day since 1970-01-01.
pub fn civil(day: i32) -> (i32, u32, u32) {
    let day = i64::from(day) + DAYS_TO_1970;
    let day_of_era = day.rem_euclid(DAYS_PER_ERA);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let months_since_march = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * months_since_march + 2) / 5 + 1;
    let month = if months_since_march < 10 { months_since_march + 3 } else { months_since_march - 9 };
    let year = day.div_euclid(DAYS_PER_ERA) * YEARS_PER_ERA + year_of_era + i64::from(month <= 2);
    (saturated(year), small(month), small(day_of_month))
}

/// The day since 1970-01-01 of a date. Dates that do not exist, or exceed the range, become the nearest valid one.
pub fn day_number(year: i32, month: u32, day: u32) -> i32 {
    let month = month.clamp(1, 12);
    let day = day.clamp(1, days_in(year, month));
    let year = i64::from(year) - i64::from(month <= 2);
    let year_of_era = year.rem_euclid(YEARS_PER_ERA);
    let months_since_march = i64::from((month + 9) % 12);
    let day_of_year = (153 * months_since_march + 2) / 5 + i64::from(day) - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    saturated(year.div_euclid(YEARS_PER_ERA) * DAYS_PER_ERA + day_of_era - DAYS_TO_1970)
}

pub(crate) const fn days_in(year: i32, month: u32) -> u32 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        _ => 31,
    }
}

fn saturated(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(if number < 0 { i32::MIN } else { i32::MAX })
}

fn small(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{civil, day_number, days_in};

    #[test]
    fn known_days_have_their_numbers() {
        for (date, number) in [
            ((1970, 1, 1), 0),
            ((1969, 12, 31), -1),
            ((2000, 2, 29), 11_016),
            ((2000, 3, 1), 11_017),
            ((2026, 11, 21), 20_778),
            ((1, 1, 1), -719_162),
            ((0, 2, 29), -719_469),
        ] {
            assert_eq!(day_number(date.0, date.1, date.2), number, "{date:?}");
            assert_eq!(civil(number), date);
        }
    }

    #[test]
    fn every_day_of_nine_centuries_follows_the_one_before() {
        let (mut year, mut month, mut day) = civil(-250_000);
        for number in -249_999..=80_000 {
            day += 1;
            if day > days_in(year, month) {
                (month, day) = (month + 1, 1);
            }
            if month > 12 {
                (year, month) = (year + 1, 1);
            }
            assert_eq!(civil(number), (year, month, day));
            assert_eq!(day_number(year, month, day), number);
        }
    }

    #[test]
    fn dates_that_do_not_exist_become_the_nearest_valid_one() {
        assert_eq!(day_number(2025, 2, 31), day_number(2025, 2, 28));
        assert_eq!(day_number(2025, 0, 0), day_number(2025, 1, 1));
        assert_eq!(day_number(2025, 99, 99), day_number(2025, 12, 31));
        assert_eq!((day_number(i32::MAX, 12, 31), day_number(i32::MIN, 1, 1)), (i32::MAX, i32::MIN));
        for extreme in [i32::MIN, i32::MAX] {
            let (year, month, day) = civil(extreme);
            assert_eq!(day_number(year, month, day), extreme);
        }
    }
}
