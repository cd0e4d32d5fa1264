//! Offsets of a place from UTC, now and earlier.

/// The instant at which a place changed its offset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Milliseconds since the Unix epoch.
    pub at_ms: i64,
    /// Minutes ahead of UTC from then on.
    pub offset_minutes: i32,
}

/// A place with its changes of offset, such as summer time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Zone {
    /// Minutes ahead of UTC before the first change.
    first: i32,
    /// Changes in order of time.
    changes: &'static [Change],
}

impl Zone {
    /// A place with a constant offset.
    pub const fn fixed(offset_minutes: i32) -> Self {
        Self { first: offset_minutes, changes: &[] }
    }

    /// A place that is `first` minutes ahead of UTC before the first of `changes`, which are in order of time.
    pub const fn changing(first: i32, changes: &'static [Change]) -> Self {
        Self { first, changes }
    }

    /// Minutes ahead of UTC at an instant.
    pub fn offset_at(self, instant_ms: i64) -> i32 {
        let past = self.changes.partition_point(|change| change.at_ms <= instant_ms);
        past.checked_sub(1).map_or(self.first, |last| self.changes[last].offset_minutes)
    }
}

/// Finds the changes from `from_ms` to `to_ms`. Compares the offsets at steps of `step_ms` and searches between two
/// that differ, so two changes within one step can be missed.
pub fn changes(from_ms: i64, to_ms: i64, step_ms: i64, offset_at: impl Fn(i64) -> i32) -> Vec<Change> {
    let mut changes = Vec::new();
    let (mut before, mut known) = (from_ms, offset_at(from_ms));
    while before < to_ms {
        let mut after = before.saturating_add(step_ms).min(to_ms);
        let next = after;
        let offset_minutes = offset_at(after);
        if offset_minutes != known {
            while after - before > 1 {
                let middle = before.midpoint(after);
                if offset_at(middle) == known { before = middle } else { after = middle }
            }
            changes.push(Change { at_ms: after, offset_minutes: offset_at(after) });
        }
        (before, known) = (next, offset_minutes);
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::{Change, Zone, changes};

    const DAY: i64 = 86_400_000;
    /// Summer time of 2026 in Paris: from 29 March to 25 October, 01.00 UTC.
    const PARIS: [Change; 2] = [
        Change { at_ms: 1_774_746_000_000, offset_minutes: 120 },
        Change { at_ms: 1_792_890_000_000, offset_minutes: 60 },
    ];

    #[test]
    fn an_instant_has_the_offset_of_its_time() {
        let paris = Zone::changing(60, &PARIS);
        let [spring, autumn] = PARIS.map(|change| change.at_ms);
        let offsets = [i64::MIN, spring - 1, spring, autumn - 1, autumn, i64::MAX].map(|at| paris.offset_at(at));
        assert_eq!(offsets, [60, 60, 120, 120, 60, 60]);
        assert_eq!(Zone::fixed(420).offset_at(i64::MAX), 420);
    }

    #[test]
    fn changes_are_found_to_the_millisecond() {
        let paris = Zone::changing(60, &PARIS);
        let year = (1_767_225_600_000, 1_798_761_600_000);
        assert_eq!(changes(year.0, year.1, 7 * DAY, |at| paris.offset_at(at)), PARIS);
        assert_eq!(changes(year.0, year.1, 7 * DAY, |_| 420), []);
        assert_eq!(changes(0, 0, DAY, |_| 420), []);
    }
}
