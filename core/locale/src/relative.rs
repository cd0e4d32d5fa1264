//! Relative times.

use crate::clock::LocalTime;
use crate::digits::counted;

const MS_PER_MINUTE: i64 = 60_000;
const MINUTES_PER_HOUR: i64 = 60;
const MINUTES_PER_DAY: i64 = 24 * MINUTES_PER_HOUR;
const DAYS_PER_WEEK: i64 = 7;
/// From this number of days on, a full date is shown instead of weeks (§9).
const DAYS_SHOWN: i64 = 30;

/// Time since an event: 'Baru saja', '8 jam lalu', '1 hari lalu', from 30 days on the full date.
///
/// An instant a minute or more after `now` comes from a wrong clock and is shown as full date and time.
pub fn time_ago(at: LocalTime, now: LocalTime) -> String {
    let minutes = now.instant_ms.saturating_sub(at.instant_ms) / MS_PER_MINUTE;
    if minutes < 0 {
        return at.long();
    }
    let days = minutes / MINUTES_PER_DAY;
    if minutes < 1 {
        "Baru saja".to_owned()
    } else if minutes < MINUTES_PER_HOUR {
        counted(minutes, " menit lalu")
    } else if days < 1 {
        counted(minutes / MINUTES_PER_HOUR, " jam lalu")
    } else if days < DAYS_PER_WEEK {
        counted(days, " hari lalu")
    } else if days < DAYS_SHOWN {
        counted(days / DAYS_PER_WEEK, " minggu lalu")
    } else {
        at.date().long()
    }
}

/// Age of a dashboard's last change in calendar days: 'Hari ini', '1 hari yang lalu', '2 minggu yang lalu', from 30
/// days on the full date.
///
/// A day after today comes from a wrong clock and is shown as the full date.
pub fn dashboard_age(at: LocalTime, now: LocalTime) -> String {
    let date = at.date();
    let days = date.days_until(now.date());
    if days == 0 {
        "Hari ini".to_owned()
    } else if (1..DAYS_PER_WEEK).contains(&days) {
        counted(days, " hari yang lalu")
    } else if (DAYS_PER_WEEK..DAYS_SHOWN).contains(&days) {
        counted(days / DAYS_PER_WEEK, " minggu yang lalu")
    } else {
        date.long()
    }
}

#[cfg(test)]
mod tests {
    use super::{dashboard_age, time_ago};
    use crate::clock::LocalTime;

    const SECOND: i64 = 1_000;
    const MINUTE: i64 = 60 * SECOND;
    const HOUR: i64 = 60 * MINUTE;
    const DAY: i64 = 24 * HOUR;

    /// 2026-11-21 09:05 in Jakarta.
    const NOW: LocalTime = LocalTime { instant_ms: 1_795_226_700_000, offset_minutes: 420 };

    fn at(instant_ms: i64) -> LocalTime {
        LocalTime { instant_ms, ..NOW }
    }

    #[test]
    fn elapsed_time_is_shown_in_minutes_hours_days_and_then_as_a_date() {
        let ages = [
            (0, "Baru saja"),
            (MINUTE - 1, "Baru saja"),
            (MINUTE, "1 menit lalu"),
            (HOUR - 1, "59 menit lalu"),
            (HOUR, "1 jam lalu"),
            (8 * HOUR, "8 jam lalu"),
            (DAY - 1, "23 jam lalu"),
            (DAY, "1 hari lalu"),
            (7 * DAY - 1, "6 hari lalu"),
            (7 * DAY, "1 minggu lalu"),
            (14 * DAY - 1, "1 minggu lalu"),
            (14 * DAY, "2 minggu lalu"),
            (30 * DAY - 1, "4 minggu lalu"),
            (30 * DAY, "22 Oktober 2026"),
        ];
        for (age, label) in ages {
            assert_eq!(time_ago(at(NOW.instant_ms - age), NOW), label, "{age} ms");
        }
    }

    #[test]
    fn the_age_of_a_dashboard_is_counted_in_calendar_days() {
        let ages = [
            (0, "Hari ini"),
            (9 * HOUR, "Hari ini"),
            (9 * HOUR + 6 * MINUTE, "1 hari yang lalu"),
            (DAY, "1 hari yang lalu"),
            (6 * DAY, "6 hari yang lalu"),
            (7 * DAY, "1 minggu yang lalu"),
            (29 * DAY, "4 minggu yang lalu"),
            (30 * DAY, "22 Oktober 2026"),
        ];
        for (age, label) in ages {
            assert_eq!(dashboard_age(at(NOW.instant_ms - age), NOW), label, "{age} ms");
        }
    }

    #[test]
    fn a_future_instant_is_shown_as_full_date_and_time() {
        let ahead = [
            (MINUTE - 1, "Baru saja"),
            (MINUTE, "21 November 2026 pukul 09.06 WIB"),
            (HOUR, "21 November 2026 pukul 10.05 WIB"),
            (40 * DAY, "31 Desember 2026 pukul 09.05 WIB"),
        ];
        for (ahead, label) in ahead {
            assert_eq!(time_ago(at(NOW.instant_ms + ahead), NOW), label, "{ahead} ms");
        }
        assert!(time_ago(at(i64::MAX), NOW).contains(" pukul "));
    }

    #[test]
    fn a_dashboard_of_a_later_day_shows_that_date() {
        assert_eq!(dashboard_age(at(NOW.instant_ms + HOUR), NOW), "Hari ini");
        assert_eq!(dashboard_age(at(NOW.instant_ms + DAY), NOW), "22 November 2026");
        assert_eq!(dashboard_age(at(NOW.instant_ms + 40 * DAY), NOW), "31 Desember 2026");
    }

    #[test]
    fn the_earliest_instant_is_shown_as_a_date() {
        assert!(time_ago(at(i64::MIN), NOW).contains(" Januari "));
        assert!(dashboard_age(at(i64::MIN), NOW).contains(" Januari "));
    }
}
