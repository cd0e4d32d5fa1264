//! Formats numbers for users.

use portal_locale::number::{Digits, compact, scientific, with_digits};

use crate::config::{MAX_DECIMALS, NumberFormat};
use crate::view::FigureValue;

/// Text for a missing number.
pub const NONE: &str = "-";
/// Maximum number of decimals if the format sets none.
const USUAL_DIGITS: usize = 2;
/// A number with more digits is written in scientific notation.
const MOST_DIGITS: f64 = 1e21;

/// A number and its text in `format`.
pub fn figure(value: Option<f64>, format: &NumberFormat) -> FigureValue {
    let value = value.filter(|value| value.is_finite());
    FigureValue { value, text: value.map_or_else(|| NONE.to_owned(), |value| text(value, format)) }
}

/// '1.234,5 ton', '12,5%', '-Rp5'.
fn text(value: f64, format: &NumberFormat) -> String {
    let number = number(value, format);
    match format.unit.trim() {
        "" => number,
        "%" => format!("{number}%"),
        "Rp" => match number.strip_prefix('-') {
            Some(amount) => format!("-Rp{amount}"),
            None => format!("Rp{number}"),
        },
        unit => format!("{number} {unit}"),
    }
}

/// The short form of a number on a tile or a map: '82,4 rb' and 'ton'. It has three or four digits; the table shows
/// all.
pub(crate) fn tile(value: Option<f64>, format: &NumberFormat) -> (String, String) {
    let Some(value) = value.filter(|value| value.is_finite()) else { return (NONE.to_owned(), String::new()) };
    let size = value.abs();
    let number = if format.compact && size >= 1e3 || size >= 1e4 {
        let scale = [1e12, 1e9, 1e6].into_iter().find(|scale| size >= *scale).unwrap_or(1e3);
        compact(value, Digits::UpTo(if size < 10.0 * scale { 2 } else { 1 }))
    } else {
        let most = digits_after(size, 4);
        with_digits(
            value,
            match format.decimals {
                Some(decimals) => Digits::Exactly(most.min(decimals as usize)),
                None => Digits::UpTo(most.min(USUAL_DIGITS)),
            },
        )
    };
    match format.unit.trim() {
        "%" => (format!("{number}%"), String::new()),
        "Rp" => (
            number.strip_prefix('-').map_or_else(|| format!("Rp{number}"), |amount| format!("-Rp{amount}")),
            String::new(),
        ),
        unit => (number, unit.to_owned()),
    }
}

/// Number of decimals that gives a number of this size `all` significant digits.
pub(crate) fn digits_after(size: f64, all: usize) -> usize {
    let whole = [10.0, 100.0, 1_000.0].iter().take_while(|limit| size >= **limit).count() + 1;
    all.saturating_sub(whole)
}

fn number(value: f64, format: &NumberFormat) -> String {
    let digits = match format.decimals {
        Some(decimals) => Digits::Exactly(decimals.min(MAX_DECIMALS) as usize),
        None => Digits::UpTo(USUAL_DIGITS),
    };
    if format.compact {
        compact(value, digits)
    } else if value.abs() >= MOST_DIGITS {
        scientific(value)
    } else {
        with_digits(value, digits)
    }
}

#[cfg(test)]
mod tests {
    use super::figure;
    use crate::config::NumberFormat;

    fn text(value: f64, decimals: Option<u32>, unit: &str, compact: bool) -> String {
        figure(Some(value), &NumberFormat { decimals, unit: unit.to_owned(), compact }).text
    }

    #[test]
    fn decimals_are_as_many_as_needed_unless_the_format_sets_them() {
        assert_eq!(text(1_234.567, None, "", false), "1.234,57");
        assert_eq!(text(12.0, None, "", false), "12");
        assert_eq!(text(12.0, Some(2), "", false), "12,00");
        assert_eq!(text(1_234_567.0, None, "", true), "1,23 jt");
        assert_eq!(text(1.0, Some(u32::MAX), "", false), "1,000000");
    }

    #[test]
    fn a_unit_is_written_in_its_usual_place() {
        assert_eq!(text(12.5, None, "%", false), "12,5%");
        assert_eq!(text(1_234.0, None, "Rp", false), "Rp1.234");
        assert_eq!(text(-5.0, None, "Rp", false), "-Rp5");
        assert_eq!(text(-1_500.0, None, " ton ", true), "-1,5 rb ton");
    }

    #[test]
    fn a_missing_number_is_a_dash_without_a_unit() {
        let tons = NumberFormat { unit: "ton".to_owned(), ..NumberFormat::default() };
        for none in [None, Some(f64::NAN), Some(f64::INFINITY)] {
            let figure = figure(none, &tons);
            assert_eq!((figure.value, figure.text.as_str()), (None, "-"));
        }
    }

    #[test]
    fn a_tile_shows_three_or_four_digits() {
        let tile = |value, decimals, unit: &str, compact| {
            let (number, unit) = super::tile(Some(value), &NumberFormat { decimals, unit: unit.to_owned(), compact });
            format!("{number}|{unit}")
        };
        assert_eq!(tile(82_375.0, Some(0), "ton", false), "82,4 rb|ton");
        assert_eq!(tile(952_471.25, Some(2), "ton", false), "952,5 rb|ton");
        assert_eq!(tile(446_400.0, Some(1), "bcm", true), "446,4 rb|bcm");
        assert_eq!(tile(73_256_691_127.2, Some(2), "Rp", true), "Rp73,3 M|");
        assert_eq!(tile(-6_812_000_000.0, Some(1), "Rp", true), "-Rp6,81 M|");
        assert_eq!(tile(672.26, Some(1), "ton", false), "672,3|ton");
        assert_eq!(tile(1_234.6, Some(2), "m", false), "1.235|m");
        assert_eq!(tile(98.12, Some(1), "%", false), "98,1%|");
        assert_eq!(tile(4.0, Some(0), "", false), "4|");
        assert_eq!(tile(1.234_56, None, "", false), "1,23|");
        assert_eq!(super::tile(None, &NumberFormat::default()).0, "-");
    }

    #[test]
    fn an_enormous_number_stays_short() {
        assert_eq!(text(-1.5e300, None, "Rp", false), "-Rp1,5E300");
        assert_eq!(text(1e20, None, "", false), "100.000.000.000.000.000.000");
    }
}
