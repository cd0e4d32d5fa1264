//! Numbers: '.' between thousands, ',' before the fraction.

/// '1.234.567'.
pub fn integer(value: i64) -> String {
    let sign = if value < 0 { "-" } else { "" };
    format!("{sign}{}", grouped(&value.unsigned_abs().to_string()))
}

/// '1.234,56', rounded to at most `max_fraction_digits`, without zeros at the end. What is not a finite number reads '-'.
pub fn decimal(value: f64, max_fraction_digits: usize) -> String {
    if !value.is_finite() {
        return "-".to_owned();
    }
    let rounded = format!("{:.max_fraction_digits$}", value.abs());
    let (whole, fraction) = rounded.split_once('.').unwrap_or((&rounded, ""));
    let fraction = fraction.trim_end_matches('0');
    let is_zero = whole == "0" && fraction.is_empty();
    let sign = if value < 0.0 && !is_zero { "-" } else { "" };
    let comma = if fraction.is_empty() { "" } else { "," };
    format!("{sign}{}{comma}{fraction}", grouped(whole))
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
    use super::{decimal, integer};

    #[test]
    fn thousands_are_grouped_by_dots() {
        let texts = [0, 7, 999, 1_000, -12_345, 1_234_567].map(integer);
        assert_eq!(texts, ["0", "7", "999", "1.000", "-12.345", "1.234.567"]);
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
}
