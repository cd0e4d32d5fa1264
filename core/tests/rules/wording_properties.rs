//! Wordings and file names for any input.

use portal_core::locale::clock::LocalTime;
use portal_core::locale::file_name::safe_file_name;
use portal_core::locale::file_size::file_size;
use portal_core::locale::number::{decimal, integer};
use portal_core::locale::relative::{dashboard_age, time_ago};
use proptest::prelude::*;

proptest! {
    #[test]
    fn every_instant_has_a_wording(instant in any::<i64>(), now in any::<i64>(), offset in any::<i32>()) {
        let [at, now] = [instant, now].map(|instant_ms| LocalTime { instant_ms, offset_minutes: offset });
        prop_assert!(!time_ago(at, now).is_empty());
        prop_assert!(!dashboard_age(at, now).is_empty());
        prop_assert!(at.long().contains(" pukul "));
    }

    #[test]
    fn written_numbers_are_parsed_to_the_same_value(value in any::<i64>(), bytes in any::<u64>()) {
        prop_assert_eq!(integer(value).replace('.', "").parse(), Ok(value));
        prop_assert!(!file_size(bytes).contains("1.024 KB") && !file_size(bytes).contains("1.024 MB"));
    }

    #[test]
    fn written_decimals_are_parsed_within_their_rounding(value in -1e6..1e6_f64, digits in 0..6_usize) {
        let text = decimal(value, digits).replace('.', "").replace(',', ".");
        let read: f64 = text.parse().map_err(|_| TestCaseError::fail(text))?;
        let half_step = 0.5 / 10_f64.powi(i32::try_from(digits).unwrap_or(0));
        prop_assert!((read - value).abs() <= half_step * 1.001);
    }

    #[test]
    fn a_safe_file_name_stays_unchanged_when_made_safe_again(
        name in prop_oneof![any::<String>(), "[a-cC.O:N/ \\\\\u{202e}\u{0}\t]{0,12}", "(con|NUL|com1)[. a]{0,3}", "[a⛏.]{100,300}\\.pdf"],
    ) {
        let safe = safe_file_name(&name);
        prop_assert!(!safe.is_empty() && safe.chars().count() <= 120 && safe.len() <= 240);
        prop_assert!(!safe.contains(['/', '\\', '<', '>', ':', '"', '|', '?', '*']));
        prop_assert!(!safe.contains(char::from_u32(0x202e).unwrap_or_default()));
        prop_assert!(!safe.contains(char::is_control));
        prop_assert!(!safe.starts_with(['.', ' ']) && !safe.ends_with(['.', ' ']));
        prop_assert_eq!(safe_file_name(&safe), safe);
    }
}
