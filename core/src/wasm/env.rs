//! Time and randomness from the browser.

use crate::env::{Clock, Entropy, Env, Instant};

#[expect(clippy::cast_possible_truncation, reason = "a float cast saturates, and whole milliseconds are all there is")]
fn instant(milliseconds: f64) -> Instant {
    Instant(milliseconds as i64)
}

pub(super) fn clock() -> Clock {
    clock_at(&js_sys::Date::new_0())
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
