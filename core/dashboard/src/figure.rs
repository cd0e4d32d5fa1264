//! Numbers as people read them.

use portal_locale::number::{Digits, compact, scientific, with_digits};

use crate::config::{MAX_DECIMALS, NumberFormat};
use crate::view::FigureValue;

/// What stands where there is no number.
pub const NONE: &str = "-";
/// As many digits follow the comma where the format does not say.
const USUAL_DIGITS: usize = 2;
/// A number with more digits than this is written by its magnitude.
const MOST_DIGITS: f64 = 1e21;

/// A number and how it reads in `format`.
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
    fn digits_are_as_many_as_it_takes_unless_the_format_says() {
        assert_eq!(text(1_234.567, None, "", false), "1.234,57");
        assert_eq!(text(12.0, None, "", false), "12");
        assert_eq!(text(12.0, Some(2), "", false), "12,00");
        assert_eq!(text(1_234_567.0, None, "", true), "1,23 jt");
        assert_eq!(text(1.0, Some(u32::MAX), "", false), "1,000000");
    }

    #[test]
    fn a_unit_stands_where_it_is_usual() {
        assert_eq!(text(12.5, None, "%", false), "12,5%");
        assert_eq!(text(1_234.0, None, "Rp", false), "Rp1.234");
        assert_eq!(text(-5.0, None, "Rp", false), "-Rp5");
        assert_eq!(text(-1_500.0, None, " ton ", true), "-1,5 rb ton");
    }

    #[test]
    fn what_is_no_number_reads_as_a_dash_without_a_unit() {
        let tons = NumberFormat { unit: "ton".to_owned(), ..NumberFormat::default() };
        for none in [None, Some(f64::NAN), Some(f64::INFINITY)] {
            let figure = figure(none, &tons);
            assert_eq!((figure.value, figure.text.as_str()), (None, "-"));
        }
    }

    #[test]
    fn an_enormous_number_stays_short() {
        assert_eq!(text(-1.5e300, None, "Rp", false), "-Rp1,5E300");
        assert_eq!(text(1e20, None, "", false), "100.000.000.000.000.000.000");
    }
}
