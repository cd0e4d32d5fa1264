//! Time and randomness from outside. The core itself has neither a clock nor a random source.

use crate::locale::calendar::CalendarDate;
use crate::locale::clock::LocalTime;
use crate::locale::zone::Zone;
use crate::model::Instant;

/// The device's wall clock at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The present moment.
    pub now: Instant,
    /// The device's time zone with its changes of offset.
    pub zone: Zone,
}

impl Clock {
    /// Converts a moment to local time, with the UTC offset of that moment.
    pub fn local(self, at: Instant) -> LocalTime {
        LocalTime { instant_ms: at.0, offset_minutes: self.zone.offset_at(at.0) }
    }

    /// The present in local time.
    pub fn local_now(self) -> LocalTime {
        self.local(self.now)
    }

    /// Whole calendar days from a moment to today; 0 if it is later.
    pub fn days_since(self, at: Instant) -> i64 {
        self.local(at).date().days_until(self.local_now().date()).max(0)
    }

    /// The first moment of a day.
    pub fn midnight(self, day: CalendarDate) -> Instant {
        let utc = day.epoch_days() * MS_PER_DAY;
        let begins = |offset: i32| utc - i64::from(offset) * MS_PER_MINUTE;
        let first = begins(self.zone.offset_at(utc));
        // The offset at UTC midnight may differ from that at local midnight.
        let second = begins(self.zone.offset_at(first));
        // West of UTC, clocks that go forward at midnight skip it: the second guess is then on the day before.
        let is_before = self.local(Instant(second)).date() < day;
        Instant(if is_before { first } else { second })
    }
}

const MS_PER_MINUTE: i64 = 60_000;
const MS_PER_DAY: i64 = 24 * 60 * MS_PER_MINUTE;

/// A source of random bytes.
pub trait Entropy {
    /// Fills the whole slice.
    fn fill(&mut self, bytes: &mut [u8]);
}

/// An empty source, for commands that are only tried and need no random bytes.
pub struct NoEntropy;

impl Entropy for NoEntropy {
    fn fill(&mut self, _bytes: &mut [u8]) {}
}

/// Time and randomness for one command.
pub struct Env<'a> {
    /// Time of the command.
    pub clock: Clock,
    /// Random source for ids.
    pub entropy: &'a mut dyn Entropy,
}

const BASE36: &[u8; 36] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

impl Env<'_> {
    /// Random uppercase base-36 text of the given length.
    pub fn base36(&mut self, length: usize) -> String {
        let mut text = String::with_capacity(length);
        let mut bytes = [0_u8; 16];
        while text.len() < length {
            self.entropy.fill(&mut bytes);
            // Bytes from 252 (7 × 36) on are skipped, because they would favour the first characters.
            let fair = bytes.iter().filter(|byte| **byte < 252);
            text.extend(fair.take(length - text.len()).map(|byte| char::from(BASE36[usize::from(byte % 36)])));
        }
        text
    }

    /// A random ticket code that is not taken: 6 characters, uppercase base-36 (§9).
    pub fn ticket_id(&mut self, is_taken: impl Fn(&str) -> bool) -> String {
        loop {
            let id = self.base36(6);
            if !is_taken(&id) {
                return id;
            }
        }
    }

    /// The prefix and the Unix time in ms (§7), with a suffix `_2`, `_3` … if that id is taken.
    pub fn stamped_id(&self, prefix: &str, is_taken: impl Fn(&str) -> bool) -> String {
        free_id(&format!("{prefix}{}", self.clock.now.0), is_taken)
    }

    /// The prefix and the last six digits of the Unix time in ms (§7), with a suffix if that id is taken.
    pub fn short_stamped_id(&self, prefix: &str, is_taken: impl Fn(&str) -> bool) -> String {
        free_id(&format!("{prefix}{:06}", self.clock.now.0.rem_euclid(1_000_000)), is_taken)
    }
}

/// `plain`, with a suffix `_2`, `_3` … if that id is taken.
pub fn free_id(plain: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let mut id = plain.to_owned();
    let mut copy = 2_u32;
    while is_taken(&id) {
        id = format!("{plain}_{copy}");
        copy += 1;
    }
    id
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::zone::Change;

    struct Counting(u8);
    impl Entropy for Counting {
        fn fill(&mut self, bytes: &mut [u8]) {
            for byte in bytes {
                *byte = self.0;
                self.0 = self.0.wrapping_add(1);
            }
        }
    }

    fn clock() -> Clock {
        Clock { now: Instant(1_000), zone: Zone::fixed(420) }
    }

    #[test]
    fn an_instant_is_shown_with_the_offset_of_its_day() {
        // In Paris summer time ended on 25 October 2026, 01.00 UTC.
        const WINTER: [Change; 1] = [Change { at_ms: 1_792_890_000_000, offset_minutes: 60 }];
        let clock = Clock { now: Instant(1_795_226_700_000), zone: Zone::changing(120, &WINTER) };
        assert_eq!(clock.local_now().clock(), "03.05 UTC+1");
        let late = clock.local(Instant(1_792_794_600_000));
        assert_eq!(late.long(), "24 Oktober 2026 pukul 00.30 UTC+2");
        let midnight = |day: &str| clock.midnight(CalendarDate::parse(day).expect("a day")).0;
        assert_eq!(midnight("2026-10-25"), 1_792_879_200_000);
        assert_eq!(midnight("2026-10-26"), 1_792_969_200_000);
    }

    #[test]
    fn a_day_without_midnight_begins_when_the_clocks_go_forward() {
        // In Santiago summer time began on 6 September 2026, 04.00 UTC, which was 00.00 there.
        const SUMMER: [Change; 1] = [Change { at_ms: 1_788_667_200_000, offset_minutes: -180 }];
        let clock = Clock { now: Instant(1_788_667_200_000), zone: Zone::changing(-240, &SUMMER) };
        let day = CalendarDate::parse("2026-09-06").expect("a day");
        assert_eq!(clock.midnight(day).0, 1_788_667_200_000);
    }

    #[test]
    fn ticket_id_has_six_uppercase_base36_characters_and_is_free() {
        let mut entropy = Counting(0);
        let mut env = Env { clock: clock(), entropy: &mut entropy };
        let id = env.ticket_id(|id| id == "012345");
        assert_eq!(id.len(), 6);
        assert_ne!(id, "012345");
        assert!(id.bytes().all(|byte| BASE36.contains(&byte)));
    }

    #[test]
    fn bytes_that_would_bias_an_id_are_skipped() {
        let mut entropy = Counting(250);
        let mut env = Env { clock: clock(), entropy: &mut entropy };
        assert_eq!(env.base36(4), "YZ01");
    }

    #[test]
    fn stamped_id_gets_a_suffix_when_taken() {
        let mut entropy = Counting(0);
        let env = Env { clock: clock(), entropy: &mut entropy };
        assert_eq!(env.stamped_id("LABEL_", |_| false), "LABEL_1000");
        assert_eq!(env.stamped_id("LABEL_", |id| id == "LABEL_1000"), "LABEL_1000_2");
        assert_eq!(env.short_stamped_id("INTERNAL", |_| false), "INTERNAL001000");
        assert_eq!(env.short_stamped_id("INTERNAL", |id| id.len() == 14), "INTERNAL001000_2");
    }

    #[test]
    fn an_id_has_the_requested_length_after_many_skipped_bytes() {
        let mut entropy = Counting(238);
        let mut env = Env { clock: clock(), entropy: &mut entropy };
        assert_eq!(env.base36(20).len(), 20);
    }
}
