//! Instants in local time.

use chrono::{DateTime, NaiveDateTime, Timelike, Utc};

use crate::calendar::CalendarDate;
use crate::digits::push_number;

const MS_PER_MINUTE: i64 = 60_000;
/// Capacity for a date and a time with its zone, in bytes.
const LONG_TEXT: usize = 40;

/// An instant in the local time of one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LocalTime {
    /// Milliseconds since the Unix epoch, UTC.
    pub instant_ms: i64,
    /// Offset from UTC at that instant, in minutes: +420 in Jakarta. JavaScript's `getTimezoneOffset` has the
    /// opposite sign.
    pub offset_minutes: i32,
}

impl LocalTime {
    /// The local date.
    pub fn date(self) -> CalendarDate {
        self.wall_clock().date().into()
    }

    /// '21 November 2026 pukul 09.05 WIB'.
    pub fn long(self) -> String {
        let mut text = self.long_without_zone();
        self.push_zone(&mut text);
        text
    }

    /// '21 November 2026 pukul 09.05', for places that show the zone once for many times.
    pub fn long_without_zone(self) -> String {
        let wall_clock = self.wall_clock();
        let mut text = String::with_capacity(LONG_TEXT);
        CalendarDate::from(wall_clock.date()).push_long(&mut text);
        text.push_str(" pukul ");
        push_hour_and_minute(&mut text, wall_clock);
        text
    }

    /// '2026-11-21T09:05:00+07:00', for other programs.
    pub fn iso(self) -> String {
        let wall_clock = self.wall_clock();
        let sign = if self.offset_minutes < 0 { '-' } else { '+' };
        let offset = self.offset_minutes.unsigned_abs();
        format!("{}{sign}{:02}:{:02}", wall_clock.format("%Y-%m-%dT%H:%M:%S"), offset / 60, offset % 60)
    }

    /// '2026-11-21 09:05:00', for spreadsheets.
    pub fn sortable(self) -> String {
        self.wall_clock().format("%Y-%m-%d %H:%M:%S").to_string()
    }

    /// '09.05 WIB'.
    pub fn clock(self) -> String {
        let mut text = String::with_capacity(LONG_TEXT);
        push_hour_and_minute(&mut text, self.wall_clock());
        self.push_zone(&mut text);
        text
    }

    /// '2026-11-21 09.05.07', which sorts by time and is valid on every file system.
    pub fn file_stamp(self) -> String {
        let wall_clock = self.wall_clock();
        let mut text = CalendarDate::from(wall_clock.date()).to_string();
        text.push(' ');
        push_hour_and_minute(&mut text, wall_clock);
        text.push('.');
        push_number(&mut text, wall_clock.second().into(), 2);
        text
    }

    fn push_zone(self, text: &mut String) {
        text.push(' ');
        match indonesian_zone(self.offset_minutes) {
            Some(zone) => text.push_str(zone),
            None => text.push_str(&zone_name(self.offset_minutes)),
        }
    }

    /// The local date and time; saturates at the ends of the calendar.
    fn wall_clock(self) -> NaiveDateTime {
        let offset = i64::from(self.offset_minutes) * MS_PER_MINUTE;
        let shifted = self.instant_ms.saturating_add(offset);
        let end = if shifted < 0 { DateTime::<Utc>::MIN_UTC } else { DateTime::<Utc>::MAX_UTC };
        DateTime::from_timestamp_millis(shifted).unwrap_or(end).naive_utc()
    }
}

fn push_hour_and_minute(text: &mut String, wall_clock: NaiveDateTime) {
    push_number(text, wall_clock.hour().into(), 2);
    text.push('.');
    push_number(text, wall_clock.minute().into(), 2);
}

const fn indonesian_zone(offset_minutes: i32) -> Option<&'static str> {
    match offset_minutes {
        420 => Some("WIB"),
        480 => Some("WITA"),
        540 => Some("WIT"),
        _ => None,
    }
}

/// The name of the zone with this offset: 'WIB', 'WITA', 'WIT', else 'UTC+5:30', 'UTC−3', 'UTC+0'.
pub fn zone_name(offset_minutes: i32) -> String {
    if let Some(zone) = indonesian_zone(offset_minutes) {
        return zone.to_owned();
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
    fn a_long_date_time_is_written_in_indonesian() {
        assert_eq!(local(MORNING, 420).long(), "21 November 2026 pukul 09.05 WIB");
        assert_eq!(local(MORNING, 420).long_without_zone(), "21 November 2026 pukul 09.05");
        assert_eq!(local(MORNING, 540).clock(), "11.05 WIT");
        assert_eq!(local(MORNING + 7_000, 420).file_stamp(), "2026-11-21 09.05.07");
        assert_eq!(local(MORNING, 0).clock(), "02.05 UTC+0");
    }

    #[test]
    fn the_iso_form_has_date_time_and_offset() {
        assert_eq!(local(MORNING, 420).iso(), "2026-11-21T09:05:00+07:00");
        assert_eq!(local(MORNING, -210).iso(), "2026-11-20T22:35:00-03:30");
    }

    #[test]
    fn the_date_is_the_local_one() {
        assert_eq!(local(MORNING, -180).date().to_string(), "2026-11-20");
        assert_eq!(local(MORNING, 480).date().to_string(), "2026-11-21");
        assert_eq!(local(-1, 0).long(), "31 Desember 1969 pukul 23.59 UTC+0");
    }

    #[test]
    fn zones_outside_indonesia_are_named_by_their_offset() {
        let names = [420, 480, 540, 0, 330, -180, -210, 765].map(zone_name);
        assert_eq!(names, ["WIB", "WITA", "WIT", "UTC+0", "UTC+5:30", "UTC−3", "UTC−3:30", "UTC+12:45"]);
    }

    #[test]
    fn instants_beyond_the_calendar_become_its_end() {
        for instant in [i64::MIN, i64::MAX] {
            for offset in [i32::MIN, 0, i32::MAX] {
                assert!(local(instant, offset).long().contains(" pukul "));
            }
        }
    }
}
