//! Instants as the clock on the wall shows them.

use chrono::{DateTime, NaiveDateTime, Timelike, Utc};

use crate::calendar::CalendarDate;

const MS_PER_MINUTE: i64 = 60_000;

/// An instant as it reads in one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LocalTime {
    /// Milliseconds since the Unix epoch, UTC.
    pub instant_ms: i64,
    /// How far the place is ahead of UTC, in minutes: +420 in Jakarta. JavaScript's `getTimezoneOffset` has the opposite sign.
    pub offset_minutes: i32,
}

impl LocalTime {
    /// The instant `instant_ms` in the same place.
    #[must_use]
    pub fn at(self, instant_ms: i64) -> Self {
        Self { instant_ms, ..self }
    }

    /// The day it is there.
    pub fn date(self) -> CalendarDate {
        self.wall_clock().date().into()
    }

    /// '21 November 2026 pukul 09.05 WIB'.
    pub fn long(self) -> String {
        format!("{} pukul {}", self.date().long(), self.clock())
    }

    /// '21 November 2026 pukul 09.05', for where the zone is shown once for many.
    pub fn long_without_zone(self) -> String {
        format!("{} pukul {}", self.date().long(), self.hour_and_minute())
    }

    /// '09.05 WIB'.
    pub fn clock(self) -> String {
        format!("{} {}", self.hour_and_minute(), zone_name(self.offset_minutes))
    }

    fn hour_and_minute(self) -> String {
        let wall_clock = self.wall_clock();
        format!("{:02}.{:02}", wall_clock.hour(), wall_clock.minute())
    }

    /// An instant beyond the calendar reads as the calendar's end.
    fn wall_clock(self) -> NaiveDateTime {
        let offset = i64::from(self.offset_minutes) * MS_PER_MINUTE;
        let shifted = self.instant_ms.saturating_add(offset);
        let end = if shifted < 0 { DateTime::<Utc>::MIN_UTC } else { DateTime::<Utc>::MAX_UTC };
        DateTime::from_timestamp_millis(shifted).unwrap_or(end).naive_utc()
    }
}

/// The name of the zone so many minutes ahead of UTC: 'WIB', 'WITA', 'WIT', else 'UTC+5:30', 'UTC−3', 'UTC+0'.
pub fn zone_name(offset_minutes: i32) -> String {
    match offset_minutes {
        420 => return "WIB".to_owned(),
        480 => return "WITA".to_owned(),
        540 => return "WIT".to_owned(),
        _ => {}
    }
    let sign = if offset_minutes < 0 { '−' } else { '+' };
    let (hours, minutes) = (offset_minutes.unsigned_abs() / 60, offset_minutes.unsigned_abs() % 60);
    if minutes == 0 { format!("UTC{sign}{hours}") } else { format!("UTC{sign}{hours}:{minutes:02}") }
}

#[cfg(test)]
mod tests {
    use super::{LocalTime, zone_name};

    /// 2026-11-21 02:05 UTC.
    const MORNING: i64 = 1_795_226_700_000;

    fn local(instant_ms: i64, offset_minutes: i32) -> LocalTime {
        LocalTime { instant_ms, offset_minutes }
    }

    #[test]
    fn a_long_date_time_reads_as_in_indonesian() {
        assert_eq!(local(MORNING, 420).long(), "21 November 2026 pukul 09.05 WIB");
        assert_eq!(local(MORNING, 420).long_without_zone(), "21 November 2026 pukul 09.05");
        assert_eq!(local(MORNING, 540).clock(), "11.05 WIT");
        assert_eq!(local(MORNING, 0).clock(), "02.05 UTC+0");
    }

    #[test]
    fn the_day_is_that_of_the_place() {
        assert_eq!(local(MORNING, -180).date().to_string(), "2026-11-20");
        assert_eq!(local(MORNING, 480).date().to_string(), "2026-11-21");
        assert_eq!(local(-1, 0).long(), "31 Desember 1969 pukul 23.59 UTC+0");
    }

    #[test]
    fn zones_outside_indonesia_are_named_by_their_distance() {
        let names = [420, 480, 540, 0, 330, -180, -210, 765].map(zone_name);
        assert_eq!(names, ["WIB", "WITA", "WIT", "UTC+0", "UTC+5:30", "UTC−3", "UTC−3:30", "UTC+12:45"]);
    }

    #[test]
    fn instants_beyond_the_calendar_read_as_its_end() {
        for instant in [i64::MIN, i64::MAX] {
            for offset in [i32::MIN, 0, i32::MAX] {
                assert!(local(instant, offset).long().contains(" pukul "));
            }
        }
    }
}
