//! Moments relative to the opening of the portal, so that the sample data never look old.

use crate::locale::calendar::CalendarDate;
use crate::model::Instant;
use crate::store::env::Clock;

const MINUTE: i64 = 60_000;

/// Name of the first moment of the current month.
const MONTH: &str = "bulan-ini";

/// Parses a relative moment:
///
/// - '-8h', '+5d', '-25m', '-2w' are relative to the opening.
/// - 'bulan-ini+0d' and 'bulan-ini-20d' are relative to the start of the month.
/// - 'bulan-ini,-2d' is the later of the start of the month and a moment.
pub(super) fn parse(text: &str, opened: Clock) -> Option<Instant> {
    let Some(rest) = text.strip_prefix(MONTH) else {
        return offset(text, opened.now);
    };
    let month = month_start(opened);
    match rest.strip_prefix(',') {
        Some(other) => Some(month.max(offset(other, opened.now)?)),
        None => offset(rest, month),
    }
}

/// Parses a day such as '+5d', relative to today.
pub(super) fn day(text: &str, opened: Clock) -> Option<CalendarDate> {
    let days = text.strip_suffix('d')?.parse().ok()?;
    Some(opened.local_now().date().plus_days(days))
}

fn month_start(opened: Clock) -> Instant {
    opened.midnight(opened.local_now().date().month_start())
}

fn offset(text: &str, from: Instant) -> Option<Instant> {
    let sign = match text.as_bytes().first()? {
        b'-' => -1,
        b'+' => 1,
        _ => return None,
    };
    let unit = match text.as_bytes().last()? {
        b'm' => MINUTE,
        b'h' => 60 * MINUTE,
        b'd' => 24 * 60 * MINUTE,
        b'w' => 7 * 24 * 60 * MINUTE,
        _ => return None,
    };
    let count: u32 = text.get(1..text.len() - 1)?.parse().ok()?;
    Some(Instant(from.0 + sign * i64::from(count) * unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(now: i64) -> Clock {
        Clock { now: Instant(now), zone: crate::locale::zone::Zone::fixed(420) }
    }

    #[test]
    fn counts_moments_from_the_opening() {
        let at = |text| parse(text, clock(1_000_000_000)).map(|instant| instant.0 - 1_000_000_000);
        assert_eq!(at("-0m"), Some(0));
        assert_eq!(at("-8h"), Some(-28_800_000));
        assert_eq!(at("+5d"), Some(432_000_000));
        assert_eq!(at("-2w"), Some(-1_209_600_000));
    }

    #[test]
    fn the_month_begins_at_local_midnight() {
        // 1 November 2026, 00.00 in Jakarta.
        let november = 1_793_466_000_000;
        let opened = clock(1_795_226_700_000);
        assert_eq!(parse("bulan-ini+0d", opened), Some(Instant(november)));
        assert_eq!(parse("bulan-ini-1d", opened), Some(Instant(november - 86_400_000)));
        assert_eq!(parse("bulan-ini,-2d", opened), Some(Instant(1_795_226_700_000 - 172_800_000)));
        assert_eq!(parse("bulan-ini,-2d", clock(november + 60_000)), Some(Instant(november)));
    }

    #[test]
    fn counts_days_from_today() {
        let day = |text| day(text, clock(1_795_226_700_000)).map(|day| day.to_string());
        assert_eq!(day("+5d").as_deref(), Some("2026-11-26"));
        assert_eq!(day("-3d").as_deref(), Some("2026-11-18"));
        assert_eq!(day("kemarin"), None);
    }

    #[test]
    fn refuses_texts_that_are_not_moments() {
        for text in ["", "-", "8h", "-h", "-8", "-8x", "--8h", "-1.5h", "-é", "bulan-ini", "bulan-ini,", "bulan-ini+1"]
        {
            assert_eq!(parse(text, clock(0)), None, "{text}");
        }
    }
}
