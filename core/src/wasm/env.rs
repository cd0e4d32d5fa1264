//! Time and randomness from the browser.

use std::cell::Cell;

use crate::locale::zone::{Zone, changes};
use crate::model::Instant;
use crate::store::env::{Clock, Entropy, Env};

const MS_PER_MINUTE: i64 = 60_000;
const MS_PER_DAY: i64 = 24 * 60 * MS_PER_MINUTE;

/// 2000-01-01 UTC in ms. No record is older.
const FIRST: i64 = 946_684_800_000;
/// Step of the search for offset changes, in ms. No place changes its clocks twice within a week.
const STEP: i64 = 7 * MS_PER_DAY;
/// Half a year in ms, which separates summer and winter time.
const HALF_A_YEAR: i64 = 182 * MS_PER_DAY;

thread_local! {
    /// Cached time zone, with the minute (since the Unix epoch) in which it was determined.
    static ZONE: Cell<Option<(i64, Zone)>> = const { Cell::new(None) };
}

#[expect(clippy::cast_possible_truncation, reason = "a float cast saturates, and whole milliseconds are all there is")]
fn instant(milliseconds: f64) -> Instant {
    Instant(milliseconds as i64)
}

pub(super) fn clock() -> Clock {
    let now = instant(js_sys::Date::now());
    Clock { now, zone: zone(now) }
}

/// The device's clock at a moment in milliseconds since the Unix epoch.
pub(super) fn clock_then(milliseconds: f64) -> Clock {
    Clock { now: instant(milliseconds), zone: clock().zone }
}

/// The device's time zone. It is determined at most once a minute, because this takes longer than a short view.
fn zone(now: Instant) -> Zone {
    let minute = now.0.div_euclid(MS_PER_MINUTE);
    let known = ZONE.get();
    if let Some((_, zone)) = known.filter(|(asked_at, _)| *asked_at == minute) {
        return zone;
    }
    let is_right = |zone: &Zone| [now.0, now.0 - HALF_A_YEAR].iter().all(|&at| zone.offset_at(at) == offset_at(at));
    let zone = known.map(|(_, zone)| zone).filter(is_right).unwrap_or_else(|| {
        // This memory is never freed. A device is in few zones while a page is open, and each takes some hundred
        // bytes.
        Zone::changing(offset_at(FIRST), changes(FIRST, now.0 + 2 * HALF_A_YEAR, STEP, offset_at).leak())
    });
    ZONE.set(Some((minute, zone)));
    zone
}

/// Offset from UTC in minutes at a moment; positive east of Greenwich.
#[expect(clippy::cast_precision_loss, reason = "milliseconds of this era fit a float")]
#[expect(clippy::cast_possible_truncation, reason = "a zone is within a day of UTC")]
fn offset_at(milliseconds: i64) -> i32 {
    // JavaScript returns the opposite sign.
    -js_sys::Date::new(&(milliseconds as f64).into()).get_timezone_offset() as i32
}

struct Browser;

impl Entropy for Browser {
    fn fill(&mut self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("every browser with wasm has crypto.getRandomValues");
    }
}

pub(super) fn with_env<T>(run: impl FnOnce(&mut Env) -> T) -> T {
    run(&mut Env { clock: clock(), entropy: &mut Browser })
}
