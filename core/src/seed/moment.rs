//! Moments relative to when the portal was opened, so that a demonstration never ages.

use crate::env::Instant;

const MINUTE: i64 = 60_000;

/// Reads '-8h', '-1d', '+5d', '-25m', '-2w'.
pub(super) fn parse(text: &str, opened_at: Instant) -> Option<Instant> {
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
    Some(Instant(opened_at.0 + sign * i64::from(count) * unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_counted_from_the_opening() {
        let at = |text| parse(text, Instant(1_000_000_000)).map(|instant| instant.0 - 1_000_000_000);
        assert_eq!(at("-0m"), Some(0));
        assert_eq!(at("-8h"), Some(-28_800_000));
        assert_eq!(at("+5d"), Some(432_000_000));
        assert_eq!(at("-2w"), Some(-1_209_600_000));
    }

    #[test]
    fn anything_else_is_no_moment() {
        for text in ["", "-", "8h", "-h", "-8", "-8x", "--8h", "-1.5h", "-é"] {
            assert_eq!(parse(text, Instant(0)), None, "{text}");
        }
    }
}
