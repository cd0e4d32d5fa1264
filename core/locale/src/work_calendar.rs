//! Working time: opening hours by weekday, in the zone of one place, without the days off.
//!
//! Hours are counted on the clock on the wall. On the night of a change of offset a day that is open around the clock
//! therefore has its usual length, and an hour that the clock shows twice counts once.

use crate::zone::Zone;

const MINUTE: i64 = 60_000;
/// Milliseconds of a day.
const DAY: i64 = 24 * 60 * MINUTE;
/// Days from Monday to 1 January 1970, a Thursday.
const EPOCH_WEEKDAY: i64 = 3;
/// The greatest distance from 1970 that is calculated, in milliseconds. JavaScript's dates end there.
const FARTHEST: i64 = 8_640_000_000_000_000;

/// Opening hours of a weekday in minutes after midnight. Equal values mean closed; 0 to 1440 is the whole day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Opening {
    /// First minute.
    pub from: u16,
    /// The minute after the last one.
    pub to: u16,
}

impl Opening {
    const fn length(self) -> i64 {
        self.to.saturating_sub(self.from) as i64 * MINUTE
    }
}

/// A calendar of working time. All durations are in milliseconds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkCalendar {
    zone: Zone,
    /// From Monday on.
    week: [Opening; 7],
    /// Days off on which the place would be open, in order, each with the working time lost up to and with it.
    off: Vec<(i64, i64)>,
}

impl WorkCalendar {
    /// A calendar with opening hours from Monday on and days off since 1970-01-01; `None` if the place never opens.
    pub fn new(zone: Zone, week: [Opening; 7], off: impl IntoIterator<Item = i64>) -> Option<Self> {
        let mut calendar = Self { zone, week, off: Vec::new() };
        if calendar.week_length() == 0 {
            return None;
        }
        let mut days: Vec<i64> = off.into_iter().filter(|day| calendar.usual(*day).length() > 0).collect();
        days.sort_unstable();
        days.dedup();
        let mut lost = 0;
        for day in days {
            lost += calendar.usual(day).length();
            calendar.off.push((day, lost));
        }
        Some(calendar)
    }

    /// The zone of the place.
    pub const fn zone(&self) -> Zone {
        self.zone
    }

    /// The length of a working day: that of the weekday with the longest hours.
    pub fn day_length(&self) -> i64 {
        self.week.iter().map(|opening| opening.length()).max().unwrap_or_default()
    }

    /// Working time from one instant to a later one; negative if the second comes first.
    pub fn between(&self, from: i64, to: i64) -> i64 {
        self.worked_until(to) - self.worked_until(from)
    }

    /// The first instant by which so much working time has passed. With no time left, the place may be closed: then it
    /// is the last moment at which it was open.
    pub fn after(&self, from: i64, time: i64) -> i64 {
        self.reached(self.worked_until(from) + time.clamp(-FARTHEST, FARTHEST))
    }

    /// The first moment of the day after that of the instant, in the place's zone.
    pub fn end_of_day(&self, instant: i64) -> i64 {
        self.instant_of((self.wall(instant).div_euclid(DAY) + 1) * DAY)
    }

    fn week_length(&self) -> i64 {
        self.week.iter().map(|opening| opening.length()).sum()
    }

    /// The hours of a day's weekday, as if it were no day off.
    fn usual(&self, day: i64) -> Opening {
        let weekday = usize::try_from((day + EPOCH_WEEKDAY).rem_euclid(7)).unwrap_or_default();
        self.week.get(weekday).copied().unwrap_or_default()
    }

    fn is_off(&self, day: i64) -> bool {
        self.off.binary_search_by_key(&day, |(off, _)| *off).is_ok()
    }

    /// Working time of all days before this one, counted from a fixed day.
    fn before_day(&self, day: i64) -> i64 {
        let (weeks, weekday) = ((day + EPOCH_WEEKDAY).div_euclid(7), (day + EPOCH_WEEKDAY).rem_euclid(7));
        let past = usize::try_from(weekday).unwrap_or_default();
        let of_week: i64 = self.week.iter().take(past).map(|opening| opening.length()).sum();
        let off = self.off.partition_point(|(off, _)| *off < day);
        let lost = off.checked_sub(1).map_or(0, |last| self.off[last].1);
        weeks * self.week_length() + of_week - lost
    }

    /// Working time up to an instant, counted from a fixed day.
    fn worked_until(&self, instant: i64) -> i64 {
        let wall = self.wall(instant);
        let (day, time) = (wall.div_euclid(DAY), wall.rem_euclid(DAY));
        let opening = if self.is_off(day) { Opening::default() } else { self.usual(day) };
        let today = (time - i64::from(opening.from) * MINUTE).clamp(0, opening.length());
        self.before_day(day) + today
    }

    /// The first instant at which [`Self::worked_until`] gives this value.
    fn reached(&self, worked: i64) -> i64 {
        let week = self.week_length();
        let lost = self.off.last().map_or(0, |(_, lost)| *lost);
        // Without days off the day is within the week; each of them can only move it later.
        let mut low = worked.div_euclid(week) * 7 - EPOCH_WEEKDAY - 7;
        let mut high = low + 21 + (lost / week + 1) * 7;
        while high - low > 1 {
            let middle = low.midpoint(high);
            if self.before_day(middle) < worked { low = middle } else { high = middle }
        }
        let opening = self.usual(low);
        let within = worked - self.before_day(low);
        self.instant_of(low * DAY + i64::from(opening.from) * MINUTE + within)
    }

    /// The clock on the wall at an instant, as milliseconds since 1970-01-01 00:00 there.
    fn wall(&self, instant: i64) -> i64 {
        let instant = instant.clamp(-FARTHEST, FARTHEST);
        instant + i64::from(self.zone.offset_at(instant)) * MINUTE
    }

    /// The instant at which the wall shows a time: the first of two, or the one after a gap.
    fn instant_of(&self, wall: i64) -> i64 {
        let with = |offset: i32| wall - i64::from(offset) * MINUTE;
        let before = with(self.zone.offset_at(wall - DAY));
        let after = with(self.zone.offset_at(wall + DAY));
        let (early, late) = (before.min(after), before.max(after));
        if self.wall(early) == wall { early } else { late }
    }
}

#[cfg(test)]
mod tests;
