//! Time and randomness from the browser.

use std::cell::Cell;

use crate::env::{Clock, Entropy, Env, Instant};

const MS_PER_MINUTE: i64 = 60_000;

thread_local! {
    /// The last minute in which the zone was asked for, counted from the Unix epoch, and what it was then.
    static ZONE: Cell<Option<(i64, i32)>> = const { Cell::new(None) };
}

#[expect(clippy::cast_possible_truncation, reason = "a float cast saturates, and whole milliseconds are all there is")]
fn instant(milliseconds: f64) -> Instant {
    Instant(milliseconds as i64)
}

/// The device's clock. Its zone is asked for once a minute: asking takes longer than the rest of a short view.
pub(super) fn clock() -> Clock {
    let now = instant(js_sys::Date::now());
    let minute = now.0.div_euclid(MS_PER_MINUTE);
    if let Some((_, offset_minutes)) = ZONE.get().filter(|(asked_at, _)| *asked_at == minute) {
        return Clock { now, offset_minutes };
    }
    let clock = clock_at(&js_sys::Date::new_0());
    ZONE.set(Some((minute, clock.offset_minutes)));
    clock
}

/// The device's clock as it stood, or would have stood, at a moment: milliseconds since the Unix epoch.
pub(super) fn clock_then(milliseconds: f64) -> Clock {
    clock_at(&js_sys::Date::new(&milliseconds.into()))
}

fn clock_at(now: &js_sys::Date) -> Clock {
    // JavaScript counts minutes behind UTC.
    #[expect(clippy::cast_possible_truncation, reason = "a zone is within a day of UTC")]
    let offset_minutes = -now.get_timezone_offset() as i32;
    Clock { now: instant(now.get_time()), offset_minutes }
}

struct Browser;

impl Entropy for Browser {
    fn fill(&mut self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("every browser that runs wasm has crypto.getRandomValues");
    }
}

pub(super) fn with_env<T>(run: impl FnOnce(&mut Env) -> T) -> T {
    run(&mut Env { clock: clock(), entropy: &mut Browser })
}
