//! Numbers: '.' between thousands, ',' before the fraction.

/// '1.234.567'.
pub fn integer(value: i64) -> String {
    let sign = if value < 0 { "-" } else { "" };
    format!("{sign}{}", grouped(&value.unsigned_abs().to_string()))
}

/// The same of what is held in memory.
pub fn count(count: usize) -> String {
    integer(i64::try_from(count).unwrap_or(i64::MAX))
}

/// How many digits follow the comma.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Digits {
    /// So many.
    Exactly(usize),
    /// At most so many, without zeros at the end.
    UpTo(usize),
}

/// '1.234,56', rounded to at most `max_fraction_digits`, without zeros at the end. What is not a finite number reads '-'.
pub fn decimal(value: f64, max_fraction_digits: usize) -> String {
    with_digits(value, Digits::UpTo(max_fraction_digits))
}

/// '1.234,50', rounded. What is not a finite number reads '-'.
pub fn with_digits(value: f64, digits: Digits) -> String {
    if !value.is_finite() {
        return "-".to_owned();
    }
    let (Digits::Exactly(most) | Digits::UpTo(most)) = digits;
    let rounded = format!("{:.most$}", value.abs());
    let (whole, all_digits) = rounded.split_once('.').unwrap_or((&rounded, ""));
    let needed = all_digits.trim_end_matches('0');
    let fraction = if matches!(digits, Digits::Exactly(_)) { all_digits } else { needed };
    let is_zero = whole == "0" && needed.is_empty();
    let sign = if value < 0.0 && !is_zero { "-" } else { "" };
    let comma = if fraction.is_empty() { "" } else { "," };
    format!("{sign}{}{comma}{fraction}", grouped(whole))
}

/// From here on a short form would be longer than '1E18'.
const BEYOND_WORDS: f64 = 1e18;
/// Thousands, millions, and so on, as they are abbreviated.
const UNITS: [(f64, &str); 5] = [(1.0, ""), (1e3, " rb"), (1e6, " jt"), (1e9, " M"), (1e12, " T")];

/// '1,2 jt', '350 rb': where there is little room. What is not a finite number reads '-'.
pub fn compact(value: f64, digits: Digits) -> String {
    if value.is_finite() && value.abs() >= BEYOND_WORDS {
        return scientific(value);
    }
    let mut place = UNITS.iter().rposition(|(size, _)| value.abs() >= *size).unwrap_or_default();
    let (Digits::Exactly(most) | Digits::UpTo(most)) = digits;
    // '1.000 rb' is '1 jt'.
    let is_thousand = |place: usize| with_digits((value / UNITS[place].0).abs(), Digits::Exactly(most)).contains('.');
    if place + 1 < UNITS.len() && is_thousand(place) {
        place += 1;
    }
    let (size, name) = UNITS[place];
    format!("{}{name}", with_digits(value / size, digits))
}

/// '1,5E300', for what no column has room for. What is not a finite number reads '-'.
pub fn scientific(value: f64) -> String {
    if !value.is_finite() {
        return "-".to_owned();
    }
    let written = format!("{value:.2e}");
    let (mantissa, exponent) = written.split_once('e').unwrap_or((&written, "0"));
    let mantissa = mantissa.trim_end_matches('0').trim_end_matches('.').replace('.', ",");
    format!("{mantissa}E{exponent}")
}

fn grouped(digits: &str) -> String {
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('.');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Digits, compact, count, decimal, integer, scientific, with_digits};

    #[test]
    fn thousands_are_grouped_by_dots() {
        let texts = [0, 7, 999, 1_000, -12_345, 1_234_567].map(integer);
        assert_eq!(texts, ["0", "7", "999", "1.000", "-12.345", "1.234.567"]);
        assert_eq!(count(12_345), "12.345");
        assert_eq!(integer(i64::MIN), "-9.223.372.036.854.775.808");
    }

    #[test]
    fn fractions_follow_a_comma_and_end_without_zeros() {
        assert_eq!(decimal(1_234.56, 2), "1.234,56");
        assert_eq!(decimal(1_234.5, 2), "1.234,5");
        assert_eq!(decimal(-1_234.999, 2), "-1.235");
        assert_eq!(decimal(0.125, 3), "0,125");
        assert_eq!(decimal(1.9, 0), "2");
    }

    #[test]
    fn nothing_is_no_negative_zero_and_no_infinity() {
        assert_eq!(decimal(-0.001, 2), "0");
        assert_eq!(decimal(f64::NAN, 2), "-");
        assert_eq!(decimal(f64::NEG_INFINITY, 2), "-");
    }

    #[test]
    fn so_many_digits_are_written_even_where_they_are_zeros() {
        assert_eq!(with_digits(1_234.5, Digits::Exactly(2)), "1.234,50");
        assert_eq!(with_digits(-0.001, Digits::Exactly(2)), "0,00");
        assert_eq!(with_digits(2.5, Digits::Exactly(0)), "2");
    }

    #[test]
    fn short_forms_name_the_thousands() {
        let short = |value| compact(value, Digits::UpTo(2));
        assert_eq!([0.0, 999.0, 1_000.0, 350_250.0].map(short), ["0", "999", "1 rb", "350,25 rb"]);
        assert_eq!([1_200_000.0, -2.5e9, 3e12, 4e15].map(short), ["1,2 jt", "-2,5 M", "3 T", "4.000 T"]);
        assert_eq!([999_999.0, 999.999, 1e18].map(short), ["1 jt", "1 rb", "1E18"]);
        assert_eq!(compact(1_200_000.0, Digits::Exactly(0)), "1 jt");
        assert_eq!(compact(f64::NAN, Digits::UpTo(2)), "-");
    }

    #[test]
    fn what_is_enormous_is_written_by_its_magnitude() {
        assert_eq!([1.5e300, -1e21, 2.25e-7].map(scientific), ["1,5E300", "-1E21", "2,25E-7"]);
        assert_eq!(scientific(f64::INFINITY), "-");
    }
}
