//! Whole numbers: parsing, formatting and bounds.

use std::ops::RangeInclusive;

pub(crate) use portal_locale::number::count as size;
use portal_locale::number::integer;

/// '12.345'.
pub(crate) fn count(count: u32) -> String {
    integer(count.into())
}

/// '1 sampai 3.660'.
pub(crate) fn between(allowed: &RangeInclusive<u32>) -> String {
    format!("{} sampai {}", count(*allowed.start()), count(*allowed.end()))
}

/// The message for a number in a file that is out of bounds: '5.000. Harus 1 sampai 3.660.'
pub(crate) fn outside(found: u32, allowed: RangeInclusive<u32>) -> Option<String> {
    (!allowed.contains(&found)).then(|| format!("{}. Harus {}.", count(found), between(&allowed)))
}

/// The typed number, or the message that says what to type instead.
pub(crate) fn typed(typed: &str, allowed: RangeInclusive<u32>) -> Result<u32, String> {
    let typed = typed.trim();
    let number = if typed.bytes().all(|byte| byte.is_ascii_digit()) { typed.parse().ok() } else { None };
    number
        .filter(|number| allowed.contains(number))
        .ok_or_else(|| format!("Tulis bilangan bulat dari {}.", between(&allowed)))
}

#[cfg(test)]
mod tests {
    use super::{outside, typed};

    #[test]
    fn bounds_are_written_with_dots_between_thousands() {
        assert_eq!(typed("3661", 1..=3_660), Err("Tulis bilangan bulat dari 1 sampai 3.660.".to_owned()));
        assert_eq!(typed(" 3660 ", 1..=3_660), Ok(3_660));
        assert_eq!(outside(12_000, 1..=3_660).as_deref(), Some("12.000. Harus 1 sampai 3.660."));
        assert_eq!(outside(3_660, 1..=3_660), None);
    }
}
