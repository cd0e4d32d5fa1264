use super::{Opening, WorkCalendar};
use crate::calendar::CalendarDate;
use crate::holidays::national;
use crate::zone::{Change, Zone};

const HOUR: i64 = 3_600_000;
const OFFICE: Opening = Opening { from: 480, to: 960 };
const CLOSED: Opening = Opening { from: 0, to: 0 };
const ROUND_THE_CLOCK: Opening = Opening { from: 0, to: 1_440 };
const WIB: Zone = Zone::fixed(420);
/// Summer time of 2026 in Paris: from 29 March to 25 October, 01.00 UTC.
const PARIS: [Change; 2] =
    [Change { at_ms: 1_774_746_000_000, offset_minutes: 120 }, Change { at_ms: 1_792_890_000_000, offset_minutes: 60 }];

fn weekdays(opening: Opening) -> [Opening; 7] {
    [opening, opening, opening, opening, opening, CLOSED, CLOSED]
}

fn office(zone: Zone) -> WorkCalendar {
    let off = [2026, 2027].into_iter().flat_map(national).map(|holiday| holiday.date.epoch_days());
    WorkCalendar::new(zone, weekdays(OFFICE), off).expect("the office opens")
}

/// The instant of a wall clock time such as '2026-11-20 09:30' with an offset in minutes.
fn at(text: &str, offset: i64) -> i64 {
    let (date, time) = text.split_once(' ').expect("a date and a time");
    let (hour, minute) = time.split_once(':').expect("hour and minute");
    let number = |text: &str| text.parse::<i64>().expect("a number");
    let day = CalendarDate::parse(date).expect("a date").epoch_days();
    ((day * 24 + number(hour)) * 60 + number(minute) - offset) * 60_000
}

fn wib(text: &str) -> i64 {
    at(text, 420)
}

#[test]
fn working_time_stands_still_at_night_on_weekends_and_on_holidays() {
    let office = office(WIB);
    let spans = [
        ("2026-11-20 09:00", "2026-11-20 10:30", 90),
        // Friday afternoon to Monday morning.
        ("2026-11-20 15:00", "2026-11-23 09:00", 120),
        ("2026-11-21 10:00", "2026-11-22 23:59", 0),
        ("2026-11-20 23:59", "2026-11-23 00:00", 0),
        ("2026-11-23 00:00", "2026-11-24 00:00", 480),
        // Christmas 2026 is a Friday, New Year 2027 too.
        ("2026-12-24 15:00", "2026-12-28 09:00", 120),
        ("2026-12-31 00:00", "2027-01-04 00:00", 480),
        // Nyepi on Thursday, Idulfitri on a weekend.
        ("2026-03-18 08:00", "2026-03-23 08:00", 960),
    ];
    for (from, to, minutes) in spans {
        assert_eq!(office.between(wib(from), wib(to)), minutes * 60_000, "{from} to {to}");
        assert_eq!(office.between(wib(to), wib(from)), -minutes * 60_000, "{to} to {from}");
    }
}

#[test]
fn an_end_is_found_from_the_opening_hours() {
    let office = office(WIB);
    let ends = [
        ("2026-11-20 09:00", 3 * 8, "2026-11-25 09:00"),
        // From a closed moment the time starts at the next opening, and full days end with the day.
        ("2026-11-21 12:00", 3 * 8, "2026-11-25 16:00"),
        ("2026-11-20 16:00", 8, "2026-11-23 16:00"),
        ("2026-11-20 07:00", 8, "2026-11-20 16:00"),
        ("2026-12-23 09:00", 3 * 8, "2026-12-29 09:00"),
        ("2026-11-20 12:00", -8, "2026-11-19 12:00"),
        ("2026-12-28 12:00", -8, "2026-12-24 12:00"),
    ];
    for (from, hours, end) in ends {
        assert_eq!(office.after(wib(from), hours * HOUR), wib(end), "{from} and {hours} hours");
    }
    assert_eq!(office.day_length(), 8 * HOUR);
}

#[test]
fn each_zone_opens_at_its_own_hour() {
    for offset in [420, 480, 540] {
        let zone = Zone::fixed(i32::try_from(offset).expect("an offset"));
        let (from, end) = (at("2026-11-20 15:30", offset), at("2026-11-23 08:30", offset));
        assert_eq!(office(zone).after(from, HOUR), end);
        assert_eq!(office(zone).end_of_day(from), at("2026-11-21 00:00", offset));
        assert_eq!(office(zone).end_of_day(at("2026-11-21 00:00", offset)), at("2026-11-22 00:00", offset));
    }
}

#[test]
fn a_zone_with_summer_time_keeps_its_hours_on_the_wall() {
    let paris = office(Zone::changing(60, &PARIS));
    // Clocks go forward on Sunday 29 March and back on Sunday 25 October.
    assert_eq!(paris.after(at("2026-03-27 15:00", 60), 2 * HOUR), at("2026-03-30 09:00", 120));
    assert_eq!(paris.after(at("2026-10-23 15:00", 120), 2 * HOUR), at("2026-10-26 09:00", 60));
    assert_eq!(paris.between(at("2026-03-27 00:00", 60), at("2026-03-31 00:00", 120)), 16 * HOUR);
    assert_eq!(paris.end_of_day(at("2026-03-29 12:00", 120)), at("2026-03-30 00:00", 120));
}

#[test]
fn round_the_clock_a_day_of_changed_clocks_has_its_usual_length() {
    let paris = WorkCalendar::new(Zone::changing(60, &PARIS), [ROUND_THE_CLOCK; 7], []).expect("always open");
    assert_eq!(paris.day_length(), 24 * HOUR);
    assert_eq!(paris.after(at("2026-03-28 12:00", 60), 24 * HOUR), at("2026-03-29 12:00", 120));
    assert_eq!(paris.after(at("2026-10-24 12:00", 120), 24 * HOUR), at("2026-10-25 12:00", 60));
    // 02.30 does not exist on 29 March: the end is what the clock shows an hour later.
    assert_eq!(paris.after(at("2026-03-28 02:30", 60), 24 * HOUR), at("2026-03-29 03:30", 120));
    // 02.30 exists twice on 25 October: the end is the first.
    assert_eq!(paris.after(at("2026-10-24 02:30", 120), 24 * HOUR), at("2026-10-25 02:30", 120));
    let wib = WorkCalendar::new(WIB, [ROUND_THE_CLOCK; 7], []).expect("always open");
    assert_eq!(wib.between(self::wib("2026-11-20 23:59"), self::wib("2026-11-21 00:01")), 120_000);
}

#[test]
fn weekdays_may_have_different_hours() {
    let friday = Opening { from: 480, to: 690 };
    let week = [OFFICE, OFFICE, OFFICE, OFFICE, friday, CLOSED, CLOSED];
    let calendar = WorkCalendar::new(WIB, week, []).expect("the office opens");
    assert_eq!(calendar.day_length(), 8 * HOUR);
    assert_eq!(calendar.after(wib("2026-11-20 08:00"), 8 * HOUR), wib("2026-11-23 12:30"));
}

#[test]
fn a_place_that_never_opens_has_no_calendar() {
    assert_eq!(WorkCalendar::new(WIB, [CLOSED; 7], []), None);
}

#[test]
fn time_and_end_agree_everywhere_and_the_ends_of_time_do_not_panic() {
    let paris = office(Zone::changing(60, &PARIS));
    let mut from = at("2026-01-01 00:00", 0);
    for step in 0..4_000_i64 {
        let time = (step * 7_919 % 400 - 200) * 60_000;
        let end = paris.after(from, time);
        assert_eq!(paris.between(from, end), time, "from {from}, {time}");
        assert!(time <= 0 || paris.between(from, end - 1) < time, "the end is the first such moment");
        from += 7_331_000;
    }
    for extreme in [i64::MIN, i64::MAX] {
        paris.after(extreme, i64::MAX / 4);
        paris.end_of_day(extreme);
        assert_eq!(paris.between(extreme, extreme), 0);
    }
}
